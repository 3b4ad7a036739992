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
- A door, `WebPart(door)`, says who that is: it gets a `Visit` and answers with a `Visitor` (study,
  data folder, participant code) or raises `TurnedAway`. It runs in a thread and may read files.
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
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from turingdesk.net.greeting import HELLO_S
from turingdesk.net.message import Message, Refusal, RefusalReason
from turingdesk.net.participant_voice import ParticipantVoice
from turingdesk.net.server import Strangers, open_wire
from turingdesk.net.web_files import page_files
from turingdesk.net.web_session import BrowserSession
from turingdesk.net.web_visitor import NOT_OPEN, TurnedAway, Visitor
from turingdesk.net.wire import Wire
from turingdesk.sealing.plain_picture import without_metadata

if TYPE_CHECKING:
    from aiohttp import web

    from turingdesk.net.rooms import Rooms

__all__ = ["Door", "TurnedAway", "Visit", "Visitor", "WebPart"]

logger = logging.getLogger(__name__)
T = TypeVar("T")
GONE_S = 1800.0  #: without a browser, after which a session counts as cut off
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
    """What a page says when it comes."""

    token: str  #: of the invitation: the last part of the page's address
    device: str  #: a random word that the browser keeps
    parameters: Mapping[str, str]  #: of the address, such as PROLIFIC_PID
    peer: str  #: the address of the computer


Door = Callable[[Visit], Visitor]


class WebPart:
    """Serves the page, and the sessions of those whom its door lets in.

    Args:
        door: Says who someone with an invitation is; runs in a thread. Raises `TurnedAway`.
        rooms: Of live games; None if there are none here.
    """

    def __init__(self, door: Door, rooms: Rooms | None = None) -> None:
        self._door = door
        self._rooms = rooms
        self._threads = ThreadPoolExecutor(_THREADS, "browser-sessions")
        self._starts = ThreadPoolExecutor(_STARTS, "browser-starts")
        self.sessions: dict[tuple[str, str, bool], BrowserSession] = {}
        self._leaving: dict[tuple[str, str, bool], asyncio.TimerHandle] = {}
        self._files = page_files().files

    def __call__(self, app: web.Application, strangers: Strangers) -> None:
        """Add the routes to the application, and end the sessions with it."""
        self.add_routes(app, strangers)
        app.cleanup_ctx.append(self._serve)

    def add_routes(self, app: web.Application, strangers: Strangers) -> None:
        """Add the routes alone, to another application that serves the same sessions."""
        app.router.add_get("/", self._index)
        app.on_response_prepare.append(_guard)
        for path in ("/join/{token}", "/join/{token}/"):  # some programs end links with a slash
            app.router.add_get(path, self._index)
        app.router.add_get("/web/socket", partial(self._meet, strangers))
        app.router.add_get("/web/media/{name}", self._media)
        app.router.add_get("/web/{name:.+}", self._static)

    @property
    def connected(self) -> int:
        """How many browsers walk a session now."""
        return sum(one.wire is not None for one in self.sessions.values())

    async def _serve(self, app: web.Application) -> AsyncIterator[None]:
        yield
        for timer in self._leaving.values():
            timer.cancel()
        await asyncio.gather(*(one.leave() for one in self.sessions.values()))
        self._threads.shutdown()
        self._starts.shutdown()

    async def _do(self, work: Callable[[], T]) -> T:
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

        found = self._files.get(name)
        if found is None or _is_cross_site(request, name):
            raise web.HTTPNotFound
        body, kind = found
        headers = {"Cache-Control": "no-cache"}
        return web.Response(body=body, content_type=kind, charset="utf-8", headers=headers)

    async def _media(self, request: web.Request) -> web.StreamResponse:
        """A file of a stimulus, without its dates and what programs that made it say in it."""
        from aiohttp import web

        name = request.match_info["name"]
        found = (one.media.files.get(name) for one in self.sessions.values())
        path = next(filter(None, found), None)
        if path is None or _is_cross_site(request):
            raise web.HTTPNotFound
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        headers = {"Cache-Control": "private, max-age=3600, immutable"}
        try:
            body = await self._do(lambda: without_metadata(path.read_bytes()))
        except OSError:
            logger.warning("a file of a stimulus can't be read", exc_info=True)
            raise web.HTTPNotFound from None
        return _part(request, body, kind, headers)

    # The socket.

    async def _meet(self, strangers: Strangers, request: web.Request) -> web.StreamResponse:
        """One connection of a page, from its first byte to its last."""
        from aiohttp import web

        if request.headers.get("Origin") != f"{request.scheme}://{request.host}":
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
            session = await self._admit(visit, request, wire.peer)
            strangers.trust(request)
            wire.trust()
            await self._walk(session, wire, visit)
        except TurnedAway as why:
            voice = ParticipantVoice(visit["language"])
            wire.write("closed", title="", text=voice.say(why.args[0]))
        except Refusal as refusal:
            wire.refuse(refusal)
        except OSError:
            pass  # the connection ended
        except Exception:
            logger.exception("a browser's connection failed")
        finally:
            wire.end()
            await wire.ended
        return socket

    async def _admit(self, visit: Message, request: web.Request, peer: str) -> BrowserSession:
        told = {
            str(name)[:100]: value[:500]
            for name, value in visit["parameters"].items()
            if isinstance(value, str)
        }
        made = Visit(visit["token"], visit["device"], told, peer)
        visitor = await self._start(partial(self._door, made))
        session = self.sessions.get(visitor.seat)
        if session is None:
            screen: dict[str, Any] = {
                "width": round(visit["width"]),
                "height": round(visit["height"]),
                "scale": round(visit["scale"], 3),
                "browser": browser_name(request.headers.get("User-Agent", "")),
            }
            session = self.sessions[visitor.seat] = BrowserSession(
                visitor, screen, self._do, self._start, self._rooms
            )
        return session

    async def _walk(self, session: BrowserSession, wire: Wire, visit: Message) -> None:
        seat = session.visitor.seat
        if timer := self._leaving.pop(seat, None):
            timer.cancel()
        try:
            await session.take(wire, visit["load"], visit["language"])
            while session.wire is wire:
                await session.hear(await wire.read())
                await wire.drain()
                await asyncio.sleep(0)  # one that says thousands of things leaves time for others
        finally:
            await session.lose(wire)
            if session.wire is None and self.sessions.get(seat) is session:
                loop = asyncio.get_running_loop()
                self._leaving[seat] = loop.call_later(GONE_S, self._forget, seat)

    def _forget(self, seat: tuple[str, str, bool]) -> None:
        """No browser came back: the session counts as interrupted, and can be resumed as such."""
        self._leaving.pop(seat, None)
        session = self.sessions.pop(seat, None)
        if session is not None and session.game is not None:
            session.game.abandon()
        if session is not None and session.recorder is not None:
            self._threads.submit(session.recorder.abandon)


def browser_name(told: str) -> str:
    """Which browser someone uses, on which system: no more of what it tells of itself.

    >>> browser_name("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari")
    'Chrome 141 on Linux'
    >>> browser_name("curl/8")
    ''
    """
    matches = ((name, re.search(sign, told)) for name, sign in _BROWSERS)
    browser = next((f"{name} {match[1]}" for name, match in matches if match), "")
    system = next((name for name in _SYSTEMS if name in told), "")
    return " on ".join(filter(None, (browser, system))) if browser else ""


async def _guard(request: web.Request, response: web.StreamResponse) -> None:
    """Put each answer under the policy, also one that says that nothing is there."""
    scheme = "wss" if request.scheme == "https" else "ws"
    socket = f" {scheme}://{request.host}" if _HOST.fullmatch(request.host) else ""
    response.headers.update(_HEADERS)
    response.headers["Content-Security-Policy"] = _POLICY.format(socket=socket)
    response.headers.pop("Server", None)  # no one needs to know which versions run here


def _is_cross_site(request: web.Request, name: str = "") -> bool:
    """Whether another site makes the request; anyone may follow a link to the page itself."""
    site = request.headers.get("Sec-Fetch-Site", "none")
    return name != "index.html" and site not in ("none", "same-origin")


def _part(
    request: web.Request, body: bytes, kind: str, headers: Mapping[str, str]
) -> web.Response:
    """A file, or the part of it that a player of sounds or videos asks for."""
    from aiohttp import web

    try:
        wanted = request.http_range
    except ValueError:
        raise web.HTTPRequestRangeNotSatisfiable(headers=dict(headers)) from None
    if wanted.start is None and wanted.stop is None:
        whole = {"Accept-Ranges": "bytes"}
        return web.Response(body=body, content_type=kind, headers={**headers, **whole})
    begin, end, _ = wanted.indices(len(body))
    if begin >= end:
        raise web.HTTPRequestRangeNotSatisfiable(headers=dict(headers))
    place = {"Content-Range": f"bytes {begin}-{end - 1}/{len(body)}", "Accept-Ranges": "bytes"}
    return web.Response(
        status=206, body=body[begin:end], content_type=kind, headers={**headers, **place}
    )
