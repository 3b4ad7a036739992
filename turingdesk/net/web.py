"""The part of the desk's server that serves participants on phones, tablets, and browsers.

One page, `resources/web/index.html`, is at `/` and at each invitation, `/join/<token>`. What it
needs is under `/web/`, the files of a session's stimuli are under `/web/media/<random name>`, and
a WebSocket, `/web/socket`, carries everything else. Nothing else is ever fetched, and no other
site can use any of it: the page is under a strict Content-Security-Policy, and requests that
another site makes are refused.

What a part of the page has to know:

- Messages are those of `net/message.py`, each a JSON object in one binary frame. `resources/web/
  line.js` connects, connects again, and hands each message to the function that `hear(say, ...)`
  registered for it; `say(...)` sends one. The first is `visit`, with the token of the invitation,
  a random word of this device (`device`, kept by the browser), another of this load of the page,
  and the parameters of the address.
- A door, `WebPart(door, data)`, says who that is: it gets a `Visit` and answers with a `Visitor`
  (study, data folder, participant code) or raises `TurnedAway`. It runs in a thread and may read
  files; while these can't be read, the visitor waits.
- `net/web_session.py` walks the session. A new kind of message has its shape in `net/message.py`,
  what it does in `BrowserSession`, and its function in a module of `resources/web/`.
- `net/web_step.py` says what of a step reaches the browser. Nothing with a truth, an agent, or the
  name of a file may; a test looks for them in all that a browser receives.
- Words come from the host in the participant's language (`words`), never from the page. With them
  comes the version of the page that the host serves; a page of another one offers to load again.
- `resources/web/tasks/<task>.js` draws the stimuli of a task. A task without one is drawn from its
  columns by `tasks/plain.js`, so that it needs none.
- Colors are the variables of `/web/theme.css`, made from `resources/themes/`. Styles and scripts
  in the page itself are refused by the policy.
"""

from __future__ import annotations

import asyncio
import logging
import mimetypes
import re
from collections.abc import AsyncIterator, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from turingdesk.core.errors import WriteFailed
from turingdesk.net.addresses import origin
from turingdesk.net.greeting import HELLO_S
from turingdesk.net.message import Message, Refusal, RefusalReason
from turingdesk.net.server import Strangers, open_wire
from turingdesk.net.web_files import page_files
from turingdesk.net.web_halts import RETRY_S, Halts, not_yet_json, refuse_without_files
from turingdesk.net.web_session import BrowserSession
from turingdesk.net.web_visitor import NOT_OPEN, TurnedAway, Visitor
from turingdesk.net.wire import Wire
from turingdesk.sessions.voice import Voice
from turingdesk.study.plain_picture import without_metadata

if TYPE_CHECKING:
    from pathlib import Path

    from aiohttp import web

    from turingdesk.net.host_part import HostParts

__all__ = ["Door", "TurnedAway", "Visit", "Visitor", "WebPart"]

logger = logging.getLogger(__name__)
T = TypeVar("T")
GONE_S = 1800.0  #: without a browser, after which a session counts as cut off
_MOST_WAITING = 100  #: sessions without a browser whose journals stay open
_THREADS = 8  #: that write journals
_STARTS = 2  #: threads that begin sessions, which wait for each other
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; media-src 'self'; "
    "connect-src 'self'{socket}; manifest-src 'none'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
_HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
_BROWSERS = (  # the first that fits; many say that they are also those below them
    ("Edge", r"Edg(?:A|iOS)?/(\d+)"),
    ("Samsung Internet", r"SamsungBrowser/(\d+)"),
    ("Opera", r"OPR/(\d+)"),
    ("Firefox", r"(?:Firefox|FxiOS)/(\d+)"),
    ("Chrome", r"(?:Headless)?(?:Chrome|CriOS)/(\d+)"),
    ("Safari", r"Version/(\d+)[\d.]* (?:Mobile/\S+ )?Safari"),
)
_HOST = re.compile(r"[\w.:\[\]-]+")  #: as a request names it
_SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Macintosh", "CrOS", "Linux")


@dataclass(frozen=True, slots=True)
class Visit:
    """The values that a page sends when it comes."""

    token: str  #: of the invitation: the last part of the page's address
    device: str  #: a random word that the browser keeps
    parameters: Mapping[str, str]  #: of the address, such as PROLIFIC_PID
    peer: str  #: the address of the computer


Door = Callable[[Visit], Visitor]


class WebPart:
    """Serves the page, and the sessions of those whom its door lets in.

    Args:
        door: Says who someone with an invitation is; runs in a thread. Raises `TurnedAway`.
        data: The data folder.
        parts: Of the host; None if there are none here.
        public: The address at which a proxy serves the page, too; empty if none does.
    """

    def __init__(
        self, door: Door, data: Path, parts: HostParts | None = None, public: str = ""
    ) -> None:
        self._door = door
        #: Of the page behind a proxy that ends TLS: neither its scheme nor, as nginx forwards
        #: requests, its host can be seen from here.
        self._origin = origin(public) if public else ""
        self._parts = parts
        self.halts = Halts(data)  #: the browsers that wait for this computer
        self._threads = ThreadPoolExecutor(_THREADS, "browser-sessions")
        # Threads of their own: beginning reads whole folders, and answers must not wait for it.
        self._starts = ThreadPoolExecutor(_STARTS, "browser-starts")
        self.sessions: dict[tuple[str, str, bool], BrowserSession] = {}
        self._leaving: dict[tuple[str, str, bool], asyncio.TimerHandle] = {}
        self._forgotten: set[asyncio.Task[None]] = set()  #: that end sessions without a page
        self._files = page_files().files

    def __call__(self, app: web.Application, strangers: Strangers) -> None:
        """Add the routes to the application, and end the sessions with it."""
        self.add_routes(app, strangers)
        app.cleanup_ctx.append(self._serve)

    def add_routes(self, app: web.Application, strangers: Strangers) -> None:
        """Add the routes alone, to another application that serves the same sessions."""
        app.router.add_get("/", self._index)
        app.on_response_prepare.append(self._guard)
        for path in ("/join/{token}", "/join/{token}/"):  # some programs end links with a slash
            app.router.add_get(path, self._index)
        app.router.add_get("/web/socket", partial(self._meet, strangers))
        app.router.add_get("/web/media/{name}", self._media)
        app.router.add_get("/web/{name:.+}", self._static)

    @property
    def connected(self) -> int:
        """The number of browsers that walk a session now."""
        return sum(session.wire is not None for session in self.sessions.values())

    async def _serve(self, app: web.Application) -> AsyncIterator[None]:
        yield
        # Timers first, or one that fires now would end a session a second time.
        for timer in self._leaving.values():
            timer.cancel()
        await asyncio.gather(
            *self._forgotten, *(session.leave() for session in self.sessions.values())
        )
        self._threads.shutdown()
        self._starts.shutdown()

    def end_study(self, study: str) -> None:
        """End the sessions of a study that isn't open anymore; they can be continued later."""
        for seat in [seat for seat in self.sessions if seat[0] == study]:
            if timer := self._leaving.get(seat):
                timer.cancel()
            self._forget(seat)

    async def _guard(self, request: web.Request, response: web.StreamResponse) -> None:
        """Put each answer under the policy, also one that says that nothing is there."""
        # A host that isn't one could smuggle directives into the policy.
        own_origin = f"{request.scheme}://{request.host}" if _HOST.fullmatch(request.host) else ""
        # "http" becomes "ws", and "https" "wss".
        sockets = "".join(
            f" ws{address.removeprefix('http')}"
            for address in (own_origin, self._origin)
            if address
        )
        response.headers.update(_HEADERS)
        response.headers["Content-Security-Policy"] = _POLICY.format(socket=sockets)
        response.headers.pop("Server", None)  # no one needs to know which versions run here

    async def _do(self, work: Callable[[], T]) -> T:
        # A disk can be slow, and the event loop serves all others meanwhile.
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    async def _start(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._starts, work)

    # The page and its files.

    async def _index(self, request: web.Request) -> web.Response:
        return self._page(request, "index.html")

    async def _static(self, request: web.Request) -> web.Response:
        return self._page(request, request.match_info["name"])

    def _page(self, request: web.Request, name: str) -> web.Response:
        from aiohttp import web

        page_file = self._files.get(name)
        if page_file is None or _is_cross_site(request, name):
            raise web.HTTPNotFound
        body, kind = page_file
        # Asked for each time: a page of an earlier version doesn't fit the host.
        headers = {"Cache-Control": "no-cache"}
        return web.Response(body=body, content_type=kind, charset="utf-8", headers=headers)

    async def _media(self, request: web.Request) -> web.StreamResponse:
        """A file of a stimulus, without its dates and what programs that made it say in it."""
        from aiohttp import web

        name = request.match_info["name"]
        # A name is random and was sent to its session's page alone, so it is also the permission.
        session = next((s for s in self.sessions.values() if name in s.media.files), None)
        if session is None or _is_cross_site(request):
            raise web.HTTPNotFound
        path = session.media.files[name]
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        # Their addresses are random for each session, so the content behind one never changes.
        headers = {"Cache-Control": "private, max-age=3600, immutable"}
        try:
            body = await self._do(lambda: without_metadata(path.read_bytes()))
        except FileNotFoundError:
            logger.warning("a file of a stimulus is missing", exc_info=True)
            raise web.HTTPNotFound from None
        except OSError as problem:  # the page asks again: no one judges a stimulus without it
            self.halts.stop(session.visitor.seat, problem)
            raise web.HTTPServiceUnavailable from None
        session.resume_reading()
        return _part(request, body, kind, headers)

    # The socket.

    async def _meet(self, strangers: Strangers, request: web.Request) -> web.StreamResponse:
        """One connection of a page, from its first byte to its last."""
        from aiohttp import web

        own_origin = f"{request.scheme}://{request.host}"
        # Browsers let any site open a WebSocket to any other; the server has to look (RFC 6455,
        # section 10.2).
        if request.headers.get("Origin") not in (own_origin, self._origin or own_origin):
            raise web.HTTPForbidden
        socket, wire = await open_wire(request)
        try:
            visit = await wire.read(HELLO_S)
            if visit["say"] != "visit":
                raise Refusal(RefusalReason.NONSENSE, "A page begins with a visit.")
            now_s = asyncio.get_running_loop().time()
            if strangers.is_one_too_many(wire.peer, visit["device"], now_s):
                logger.warning("too many devices come from %s: one was turned away", wire.peer)
                raise TurnedAway(NOT_OPEN)
            session = await self._admit(visit, request, wire)
            strangers.trust(request)
            wire.trust()
            await self._walk(session, wire, visit)
        except TurnedAway as why:
            voice = Voice(visit["language"])
            wire.write("closed", title="", text=voice.say(why.args[0]))
        except Refusal as refusal:
            wire.refuse(refusal)
        except OSError:
            pass  # the connection ended
        except Exception:
            logger.exception("a browser's connection failed")
        finally:
            wire.end()
            # aiohttp ends the connection once this returns, so what was written must be sent
            # first.
            await wire.ended
        return socket

    async def _admit(self, visit: Message, request: web.Request, wire: Wire) -> BrowserSession:
        parameters = {
            # Values come from links that anyone can write, so their length is limited.
            str(name)[:100]: value[:500]
            for name, value in visit["parameters"].items()
            if isinstance(value, str)
        }
        visit_request = Visit(visit["token"], visit["device"], parameters, wire.peer)
        visitor = await self._visitor(visit_request, wire, visit["language"])
        session = self.sessions.get(visitor.seat)
        # No `await` between this and the entry, or two pages at once would get a session each.
        if session is None:
            screen: dict[str, Any] = {
                "width": round(visit["width"]),
                "height": round(visit["height"]),
                "scale": round(visit["scale"], 3),
                "browser": browser_name(request.headers.get("User-Agent", "")),
            }
            session = self.sessions[visitor.seat] = BrowserSession(
                visitor, screen, self._do, self._start, self.halts, self._parts
            )
        return session

    async def _visitor(self, visit: Visit, wire: Wire, language: str) -> Visitor:
        """Who a visitor is; while the computer refuses to say, they wait.

        Raises:
            TurnedAway: They don't get in.
            ConnectionError: They didn't wait.
        """
        try:
            while True:
                try:
                    refuse_without_files()
                    return await self._start(partial(self._door, visit))
                except (WriteFailed, OSError) as problem:
                    self.halts.stop(wire, problem)
                wire.write("halted", **not_yet_json(Voice(language)))
                with suppress(TimeoutError):
                    async with asyncio.timeout(RETRY_S):
                        while True:  # what a page says that isn't let in yet is of no use
                            await wire.read()
        finally:
            self.halts.resume(wire)

    async def _walk(self, session: BrowserSession, wire: Wire, visit: Message) -> None:
        seat = session.visitor.seat
        if timer := self._leaving.pop(seat, None):
            timer.cancel()
        try:
            await session.take(wire, visit["load"], visit["language"])
            # Another page may take the session over while this one is served.
            while session.wire is wire:
                received = await wire.read()
                await session.traffic.pass_on(wire.size)
                await session.hear(received)
                await wire.drain()
        finally:
            await session.lose(wire)
            # Only if no other page came, and the session was not forgotten meanwhile.
            if session.wire is None and self.sessions.get(seat) is session:
                loop = asyncio.get_running_loop()
                self._leaving[seat] = loop.call_later(GONE_S, self._forget, seat)
                await self._rest()

    async def _rest(self) -> None:
        """Close the journals of sessions that wait for their page, but for the latest."""
        waiting = [
            browser_session
            for seat in self._leaving
            if (browser_session := self.sessions[seat]).holds_file
        ]
        # Each open journal takes a file descriptor, of which a computer has a limited number.
        for session in waiting[: max(0, len(waiting) - _MOST_WAITING)]:
            await session.rest()

    def _forget(self, seat: tuple[str, str, bool]) -> None:
        """No browser came back: the session counts as interrupted, and can be resumed as such."""
        self._leaving.pop(seat, None)
        session = self.sessions.pop(seat, None)
        self.halts.resume(seat)
        if session is not None:
            task = asyncio.create_task(session.leave())
            # An event loop keeps only weak references to its tasks.
            self._forgotten.add(task)
            task.add_done_callback(self._forgotten.discard)


def browser_name(user_agent: str) -> str:
    """Which browser someone uses, on which system: no more of what it tells of itself.

    >>> browser_name("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari")
    'Chrome 141 on Linux'
    >>> browser_name("curl/8")
    ''
    """
    matches = ((name, re.search(sign, user_agent)) for name, sign in _BROWSERS)
    browser = next((f"{name} {match[1]}" for name, match in matches if match), "")
    system = next((name for name in _SYSTEMS if name in user_agent), "")
    return " on ".join(filter(None, (browser, system))) if browser else ""


def _is_cross_site(request: web.Request, name: str = "") -> bool:
    """True if another site makes the request; anyone may follow a link to the page itself."""
    # Browsers write this header, and pages can't; old ones leave it out.
    site = request.headers.get("Sec-Fetch-Site", "none")
    return name != "index.html" and site not in ("none", "same-origin")


def _part(
    request: web.Request, body: bytes, kind: str, headers: Mapping[str, str]
) -> web.Response:
    """A file, or the part of it that a player of sounds or videos asks for."""
    from aiohttp import web

    try:
        # Safari plays no sounds and videos of servers that ignore ranges.
        byte_range = request.http_range
    except ValueError:
        raise web.HTTPRequestRangeNotSatisfiable(headers=dict(headers)) from None
    if byte_range.start is None and byte_range.stop is None:
        accept_ranges = {"Accept-Ranges": "bytes"}
        return web.Response(body=body, content_type=kind, headers={**headers, **accept_ranges})
    begin, end, _ = byte_range.indices(len(body))
    if begin >= end:
        raise web.HTTPRequestRangeNotSatisfiable(headers=dict(headers))
    place = {"Content-Range": f"bytes {begin}-{end - 1}/{len(body)}", "Accept-Ranges": "bytes"}
    return web.Response(
        status=206, body=body[begin:end], content_type=kind, headers={**headers, **place}
    )
