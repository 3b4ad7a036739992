"""A desk's end without a window: it reports in lines, and takes requests in lines.

For people, lines of words; for programs, one JSON object a line both ways.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.core.errors import WriteFailed
from turingdesk.core.message import join, message, plural, to_json
from turingdesk.core.printable import printable
from turingdesk.journal.audit import write
from turingdesk.net.booths import Booth, Doing, Event, Wish
from turingdesk.net.host import Host
from turingdesk.net.paired_desk import PORT
from turingdesk.net.pairing import VALID_S
from turingdesk.net.server import PortTaken, free_port
from turingdesk.system.access import system_user
from turingdesk.system.disk import size

if TYPE_CHECKING:
    from turingdesk.net.web_site import SiteSettings

HELP = """\
pair                    show a new pairing code
list                    what each booth does
message BOOTH TEXT      show a message to the participant
pause|resume|end BOOTH  what they say, with the session that runs there
remove BOOTH            forget a kiosk: it has to be paired again
web STUDY               let participants do a study in browsers; web_plain STUDY: over plain HTTP
link STUDY-ID           create a shared link, with its QR code; pilot STUDY-ID: for a pilot
web_port N              serve the page on another port the next time that it is opened
web_off                 close the page for browsers; web_off STUDY-ID: one of its studies
renew                   make another certificate, which names this computer's addresses of today"""
QUIT = "quit                    close the desk; kiosks go on by themselves"
_WISHES = frozenset(request.value for request in Wish)
_DONE = {
    Wish.MESSAGE: message("message shown."),
    Wish.PAUSE: message("session paused."),
    Wish.RESUME: message("session continued."),
    Wish.END: message("session ended."),
}
logger = logging.getLogger(__name__)
_SOON_S = 0.03  #: changes of one booth within this time are shown together
_REFUSED_S = 60.0  #: after a refused connection, further ones are only counted for this long
_REFUSED_JSON_S = 1.0  #: the same for programs, which show the count as it grows


class Console:
    """Reports what happens at a host, and does what is asked.

    Args:
        host: The desk's end.
        tell: Takes one line.
        is_json: Whether for programs.
        has_messages: Whether the program is a desk, which translates messages itself.
        site: How browsers reach the page for them, where it is opened.
    """

    def __init__(
        self,
        host: Host,
        tell: Callable[[str], None],
        *,
        is_json: bool = False,
        has_messages: bool = False,
        site: SiteSettings | None = None,
    ) -> None:
        self._host = host
        from turingdesk.net.site_console import SiteConsole

        self._pages = SiteConsole(host, site, self._tell_of_site)
        self._tell = tell
        self.is_json = is_json
        self._has_messages = has_messages
        self._changed: set[str] = set()
        self._doing: dict[str, Doing] = {}
        self._refused: int | None = None  #: connections not yet told; None while all is quiet
        self.ended = asyncio.Event()
        self._plain = {
            "pair": self._pair,
            "list": self._list,
            "renew": self._renew,
            "quit": self.ended.set,
            "exit": self.ended.set,
        }
        host.booths.listen(self._heard)
        self.parts = [part.console(self) for part in host.parts.by_name.values()]

    def begin(self) -> None:
        """Say where the desk is, and show a first pairing code."""
        host = self._host
        if self.is_json:
            self.tell_object(
                event="open", port=host.port, fingerprint=host.fingerprint, data=str(host.data)
            )
        else:
            self._tell(f"Port {host.port}. What booths send goes into {host.data}.")
            self._tell("Type help for what can be typed here.")
        self._list()
        for part in self.parts:
            part.begin()
        if not self.is_json:  # a program asks when it has somewhere to show it
            self._pair()

    async def do(self, line: str) -> None:
        """Do what a line asks for."""
        words = _words(line, is_json=self.is_json)
        if not words:
            return
        verb, name, text = words
        if verb in _WISHES:
            await self._wish(Wish(verb), name, text)
        elif verb == "remove":
            self._remove(name)
        elif verb in self._plain:
            self._plain[verb]()
        elif does := [part.verbs[verb] for part in self.parts if verb in part.verbs]:
            await does[0](name, text)
        elif not await self._pages.do(verb, f"{name} {text}".strip()):
            self._tell_unknown(verb)

    def _tell_unknown(self, verb: str) -> None:
        if self.is_json:
            self.tell_object(event="failed", what=message("There is no {verb!r}.", verb=verb[:40]))
        else:
            self._tell("\n".join((HELP, *(part.help for part in self.parts), QUIT)))

    async def serve(self, studies: Sequence[Path]) -> None:
        """Open the page for browsers with these studies.

        Raises:
            TuringDeskError: A study, the certificate, or the port can't be used.
        """
        for study in studies:
            await self._pages.open(study)

    def _tell_of_site(self, event: str, details: Mapping[str, Any]) -> None:
        """Report the state of the page for browsers, or what became of a request."""
        from turingdesk.net.site_console import site_in_words

        if self.is_json:
            self.tell_object(event=event, **details)
        else:
            for line in site_in_words(event, details):
                self._tell(line)

    def _pair(self) -> None:
        code = self._host.pairing.open()
        if self.is_json:
            self.tell_object(event="code", code=code, valid_s=VALID_S)
        else:
            port = "" if self._host.port == PORT else f":{self._host.port}"
            self._tell(
                f"Pairing code {code}, good for {VALID_S / 60:.0f} minutes and one kiosk. There:\n"
                f"  turingdesk kiosk --desk THIS-COMPUTER{port} --pair {code}"
            )

    def _list(self) -> None:
        booths = self._host.booths.all()
        if self.is_json:
            self.tell_object(event="booths", booths=[booth_members(booth) for booth in booths])
        elif booths:
            for booth in booths:
                self.tell_line(in_words(booth))

    def _renew(self) -> None:
        """Renew the certificate; a desk that asked for it writes into its audit log who did."""
        host = self._host
        try:
            host.renew()
        except WriteFailed as problem:
            self.tell_of("failed", problem.args[0] if problem.args else str(problem))
            return
        if self.is_json:
            self.tell_object(event="certificate", fingerprint=host.fingerprint)
            return
        with suppress(WriteFailed):  # it is told here in any case
            write(host.data, "renewed the certificate", system_user(), {"desk": "booths"})
        self.tell_line("The certificate was renewed. Kiosks follow by themselves.")

    async def _wish(self, request: Wish, name: str, text: str) -> None:
        booth = self._host.booths.find(name)
        what = ""
        why = message("There is no booth {name!r}.", name=name)
        if booth is not None:
            session, what = booth.session, join(": ", (booth.name, _DONE[request]))
            why = await self._host.booths.wish(booth.id, request, text)
            if not why:
                fields = {"booth": booth.name, "session": session, "desk": "booths"}
                write(self._host.data, f"booth: {request}", system_user(), fields)
        self.tell_of("failed" if why else "done", why or what)

    def _remove(self, name: str) -> None:
        booth = self._host.booths.find(name)
        if booth is None:
            self.tell_of("failed", message("There is no booth {name!r}.", name=name))
            return
        self._host.paired_kiosks.remove(booth.id)
        self._host.booths.leave(booth.id)
        self.tell_of("done", message("{booth} was removed.", booth=booth.name))
        if self.is_json:
            self._list()

    def tell_of(self, event: str, what: str) -> None:
        """Report what became of a request, to people or to a program."""
        if self.is_json:
            self.tell_object(event=event, what=what)
        else:
            self.tell_line(what)

    def _heard(self, event: Event) -> None:
        if event.kind == "refused":
            self._refuse(event.what)
        else:
            self._heard_of_booth(event)

    def _heard_of_booth(self, event: Event) -> None:
        if event.kind == "conflict":
            fields = {"desk": "booths", "booth": event.booth}
            with suppress(WriteFailed):  # it is told here in any case
                write(self._host.data, "set aside a conflicting journal", system_user(), fields)
        if event.kind in ("changed", "grew", "came", "went", "paired"):
            if not self._changed:  # a call is on its way otherwise, which tells this one, too
                asyncio.get_running_loop().call_later(_SOON_S, self._tell_changes)
            self._changed.add(event.booth)
        if event.kind in ("changed", "grew"):
            return
        if self.is_json:
            self.tell_object(event=event.kind, booth=event.booth, what=event.what)
        elif event.kind not in ("came", "went"):
            self.tell_line(f"{event.kind}: {event.what}")

    def _refuse(self, what: str) -> None:
        """Report the first refused connection at once, and count those that follow.

        A flood of connections would otherwise scroll the pairing code off the screen.
        """
        if self._refused is None:
            self._tell_refused(1, what)
        else:
            self._refused += 1

    def _count_refused(self) -> None:
        count, self._refused = self._refused, None
        if count:
            more = plural(
                "%n more connection in the last minute.",
                "%n more connections in the last minute.",
                n=count,
            )
            self._tell_refused(count, more)

    def _tell_refused(self, count: int, what: str) -> None:
        logger.warning("%d connections refused", count)
        self._refused = 0
        wait_s = _REFUSED_JSON_S if self.is_json else _REFUSED_S
        asyncio.get_running_loop().call_later(wait_s, self._count_refused)
        if self.is_json:
            self.tell_object(event="refused", booth="", what=what, count=count)
        else:
            self.tell_line(f"refused: {what}")

    def _tell_changes(self) -> None:
        changed, self._changed = self._changed, set()
        for booth in self._host.booths.all():
            if booth.id not in changed:
                continue
            if self.is_json:
                self.tell_object(event="booth", **booth_members(booth))
            elif self._doing.get(booth.id) != booth.doing:
                self.tell_line(in_words(booth))
            self._doing[booth.id] = booth.doing

    def tell_line(self, text: str) -> None:
        """Print one line that may contain words of strangers, who could forge further lines."""
        self._tell(printable(text))

    def tell_object(self, **members: Any) -> None:
        """Report an event to a program."""
        self._tell(_in_json(members, has_messages=self._has_messages))


def _in_json(members: Mapping[str, Any], *, has_messages: bool) -> str:
    return json.dumps(to_json(members) if has_messages else members, ensure_ascii=False)


def booth_members(booth: Booth) -> dict[str, Any]:
    """A booth for programs."""
    members = asdict(booth)
    return {**members, "doing": booth.doing.value, "progress": asdict(booth.shown)}


def in_words(booth: Booth) -> str:
    """A booth in one line."""
    parts = [f"{booth.name}: {booth.doing}"]
    progress = booth.shown
    if progress.session:
        parts.append(
            f"{progress.participant}, {progress.title}, trial {progress.done} of {progress.of}"
        )
    if booth.doing is Doing.AWAY:
        parts.append(f"last seen {booth.seen_at or 'never'}")
    elif booth.seen_at:
        parts.append(f"clock {booth.clock_s:+.1f} s, {size(booth.free)} free")
    if booth.unsent:
        parts.append(f"{size(booth.unsent)} to come")
    if booth.conflicts:
        parts.append(f"{len(booth.conflicts)} kept aside")
    return "; ".join(parts)


async def run(
    data: Path,
    at: tuple[str, int],
    *,
    is_json: bool,
    has_messages: bool = False,
    machines: Any = None,
    site: tuple[SiteSettings, Sequence[Path]] | None = None,
) -> None:
    """Be a desk until someone says quit, or presses Ctrl+C.

    Args:
        data: The data folder.
        at: Where to listen: the address of this computer, and the port.
        is_json: Whether a program reads along.
        has_messages: As of `Console`.
        machines: As of `Host`.
        site: How browsers reach the page for them, and the studies that are open there at once.

    Raises:
        TuringDeskError: The folder, the certificate or the port cannot be used.
    """
    address, port = at
    reads = {"is_json": is_json, "has_messages": has_messages}
    try:
        async with Host(data, port, address, machines=machines) as host:
            # A pipe is buffered in blocks, but the program at its other end waits for each line.
            own_words = partial(print, flush=True)
            console = Console(host, own_words, site=site[0] if site else None, **reads)
            await _until_ended(console, site[1] if site else (), ends=is_json)
    except PortTaken as problem:
        if is_json:
            _tell_taken(problem, address, has_messages=has_messages)
        raise


def _tell_taken(problem: PortTaken, address: str, *, has_messages: bool) -> None:
    """Tell the program that reads along of a port that can't be had, and of another one."""
    from turingdesk.net.site_console import taken_json

    event = {"event": "taken"} | taken_json(problem, free_port(address, problem.port))
    print(_in_json(event, has_messages=has_messages), flush=True)  # noqa: T201 - its own words


async def _until_ended(console: Console, studies: Sequence[Path], *, ends: bool) -> None:
    """Do what is typed until someone ends it; see `_do_all`."""
    loop = asyncio.get_running_loop()
    # By default, SIGTERM ends the process at once, without a word to the booths.
    with suppress(NotImplementedError):  # Windows has no such handlers
        loop.add_signal_handler(signal.SIGTERM, console.ended.set)
    console.begin()
    await console.serve(studies)
    lines: asyncio.Queue[str] = asyncio.Queue()
    _read_lines(loop, lines)
    ending = asyncio.create_task(console.ended.wait())
    doing = asyncio.create_task(_do_all(console, lines, ends=ends))
    await asyncio.wait((ending, doing), return_when=asyncio.FIRST_COMPLETED)
    for task in (ending, doing):
        task.cancel()
    await asyncio.gather(ending, doing, return_exceptions=True)
    for part in console.parts:
        await part.end()


async def _do_all(console: Console, lines: asyncio.Queue[str], *, ends: bool) -> None:
    """Do what is typed; the end of it ends the desk only if a program was there."""
    while line := await lines.get():
        await console.do(line)
    if not ends:
        # In the background standard input is empty, and a signal ends the desk.
        await asyncio.Event().wait()


def _read_lines(loop: asyncio.AbstractEventLoop, lines: asyncio.Queue[str]) -> None:
    """Read standard input in a thread of its own: not every kind of it can be waited for."""

    def read() -> None:
        with suppress(RuntimeError, OSError):  # the loop, or the input, is closed
            for line in _typed():
                loop.call_soon_threadsafe(lines.put_nowait, line)

    # Reading standard input can't be interrupted, so the thread must not keep the program alive.
    threading.Thread(target=read, name="console", daemon=True).start()


def _typed() -> Iterator[str]:
    """Lines of standard input, never empty; at its end one that is.

    They are read past Python's own buffer, whose lock a thread that waits would
    still hold when the program ends.
    """
    rest = b""
    while data := os.read(0, 1 << 16):
        # A read can end within a line, and within a character.
        *whole_lines, rest = (rest + data).split(b"\n")
        yield from (f"{line.decode(errors='replace')}\n" for line in whole_lines)
    yield ""


def _words(line: str, *, is_json: bool) -> tuple[str, str, str] | None:
    """Verb, booth and text of a line; None if it says nothing."""
    if is_json:
        try:
            request = json.loads(line)
            return str(request["do"]), str(request.get("booth", "")), str(request.get("text", ""))
        except (ValueError, KeyError, TypeError, AttributeError):
            # An empty verb, so that the program is told that its line wasn't understood.
            return ("", "", "") if line.strip() else None
    verb, _, rest = line.strip().partition(" ")
    if verb != "message":
        return (verb, rest.strip(), "") if verb else None
    name, _, text = rest.strip().partition(" ")
    return verb, name, text
