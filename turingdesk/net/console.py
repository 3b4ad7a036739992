"""A desk's end without a window: told in lines, asked in lines.

For people, lines of words; for programs, one JSON object a line both ways.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any

from turingdesk.core.errors import WriteFailed
from turingdesk.core.message import join, message, plural, to_json
from turingdesk.core.printable import printable
from turingdesk.journal.audit import write
from turingdesk.net.booths import Booth, Doing, Event, Wish
from turingdesk.net.host import Host
from turingdesk.net.paired_desk import PORT
from turingdesk.net.pairing import VALID_S
from turingdesk.system.access import system_user
from turingdesk.system.disk import size

HELP = """\
pair                    show a new pairing code
list                    what each booth does
message BOOTH TEXT      show a message to the participant
pause|resume|end BOOTH  what they say, with the session that runs there
remove BOOTH            forget a kiosk: it has to be paired again
quit                    close the desk; kiosks go on by themselves"""
_WISHES = frozenset(wish.value for wish in Wish)
_DONE = {
    Wish.MESSAGE: message("message shown."),
    Wish.PAUSE: message("session paused."),
    Wish.RESUME: message("session continued."),
    Wish.END: message("session ended."),
}
logger = logging.getLogger(__name__)
_SOON_S = 0.03  #: changes of one booth are told together, as programs see them
_REFUSED_S = 60.0  #: after a refused connection, further ones are only counted for this long
_REFUSED_JSON_S = 1.0  #: the same for programs, which show the count as it grows


class Console:
    """Tells what happens at a host, and does what is asked.

    Args:
        host: The desk's end.
        tell: Takes one line.
        is_json: Whether for programs.
        has_messages: Whether the program is a desk, which translates messages itself.
    """

    def __init__(
        self,
        host: Host,
        tell: Callable[[str], None],
        *,
        is_json: bool = False,
        has_messages: bool = False,
    ) -> None:
        self._host = host
        self._tell = tell
        self._is_json = is_json
        self._has_messages = has_messages
        self._changed: set[str] = set()
        self._doing: dict[str, Doing] = {}
        self._refused: int | None = None  #: connections not yet told; None while all is quiet
        self.ended = asyncio.Event()
        host.booths.listen(self._heard)

    def begin(self) -> None:
        """Say where the desk is, and show a first pairing code."""
        host = self._host
        if self._is_json:
            self._object(
                event="open", port=host.port, fingerprint=host.fingerprint, data=str(host.data)
            )
        else:
            self._tell(f"Port {host.port}. What booths send goes into {host.data}.")
            self._tell("Type help for what can be typed here.")
        self._list()
        if not self._is_json:  # a program asks when it has somewhere to show it
            self._pair()

    async def do(self, line: str) -> None:
        """Do what a line asks for."""
        words = _words(line, is_json=self._is_json)
        if not words:
            return
        verb, called, text = words
        if verb in _WISHES:
            await self._wish(Wish(verb), called, text)
        elif verb == "remove":
            self._remove(called)
        elif verb in ("quit", "exit"):
            self.ended.set()
        elif verb in ("pair", "list"):
            (self._pair if verb == "pair" else self._list)()
        elif self._is_json:
            self._object(event="failed", what=message("There is no {verb!r}.", verb=verb[:40]))
        else:
            self._tell(HELP)

    def _pair(self) -> None:
        code = self._host.pairing.open()
        if self._is_json:
            self._object(event="code", code=code, valid_s=VALID_S)
        else:
            port = "" if self._host.port == PORT else f":{self._host.port}"
            self._tell(
                f"Pairing code {code}, good for {VALID_S / 60:.0f} minutes and one kiosk. There:\n"
                f"  turingdesk kiosk --desk THIS-COMPUTER{port} --pair {code}"
            )

    def _list(self) -> None:
        booths = self._host.booths.all()
        if self._is_json:
            self._object(event="booths", booths=[booth_members(booth) for booth in booths])
        elif booths:
            for booth in booths:
                self._line(in_words(booth))

    async def _wish(self, wish: Wish, called: str, text: str) -> None:
        booth = self._host.booths.find(called)
        what = ""
        why = message("There is no booth {name!r}.", name=called)
        if booth is not None:
            session, what = booth.session, join(": ", (booth.name, _DONE[wish]))
            why = await self._host.booths.wish(booth.id, wish, text)
            if not why:
                said = {"booth": booth.name, "session": session, "desk": "booths"}
                write(self._host.data, f"booth: {wish}", system_user(), said)
        self._tell_of("failed" if why else "done", why or what)

    def _remove(self, called: str) -> None:
        booth = self._host.booths.find(called)
        if booth is None:
            self._tell_of("failed", message("There is no booth {name!r}.", name=called))
            return
        self._host.paired_kiosks.remove(booth.id)
        self._host.booths.leave(booth.id)
        self._tell_of("done", message("{booth} was removed.", booth=booth.name))
        if self._is_json:
            self._list()

    def _tell_of(self, event: str, what: str) -> None:
        if self._is_json:
            self._object(event=event, what=what)
        else:
            self._line(what)

    def _heard(self, event: Event) -> None:
        if event.kind == "refused":
            self._refuse(event.what)
            return
        if event.kind == "conflict":
            said = {"desk": "booths", "booth": event.booth}
            with suppress(WriteFailed):  # it is told here in any case
                write(self._host.data, "kept a conflicting journal aside", system_user(), said)
        if event.kind in ("changed", "grew", "came", "went", "paired"):
            if not self._changed:
                asyncio.get_running_loop().call_later(_SOON_S, self._tell_changes)
            self._changed.add(event.booth)
        if event.kind in ("changed", "grew"):
            return
        if self._is_json:
            self._object(event=event.kind, booth=event.booth, what=event.what)
        elif event.kind not in ("came", "went"):
            self._line(f"{event.kind}: {event.what}")

    def _refuse(self, what: str) -> None:
        """Tell the first refused connection at once, and count those that follow.

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
        wait_s = _REFUSED_JSON_S if self._is_json else _REFUSED_S
        asyncio.get_running_loop().call_later(wait_s, self._count_refused)
        if self._is_json:
            self._object(event="refused", booth="", what=what, count=count)
        else:
            self._line(f"refused: {what}")

    def _tell_changes(self) -> None:
        changed, self._changed = self._changed, set()
        for booth in self._host.booths.all():
            if booth.id not in changed:
                continue
            if self._is_json:
                self._object(event="booth", **booth_members(booth))
            elif self._doing.get(booth.id) != booth.doing:
                self._line(in_words(booth))
            self._doing[booth.id] = booth.doing

    def _line(self, text: str) -> None:
        """Tell one line that may hold words of strangers, who could forge further lines."""
        self._tell(printable(text))

    def _object(self, **members: Any) -> None:
        shown = to_json(members) if self._has_messages else members
        self._tell(json.dumps(shown, ensure_ascii=False))


def booth_members(booth: Booth) -> dict[str, Any]:
    """A booth for programs."""
    members = asdict(booth)
    return {**members, "doing": booth.doing.value, "progress": asdict(booth.shown)}


def in_words(booth: Booth) -> str:
    """A booth in one line."""
    parts = [f"{booth.name}: {booth.doing}"]
    shown = booth.shown
    if shown.session:
        parts.append(f"{shown.participant}, {shown.title}, trial {shown.done} of {shown.of}")
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
    data: Path, port: int, address: str, *, is_json: bool, has_messages: bool = False
) -> None:
    """Be a desk until somebody says quit, or presses Ctrl+C.

    Args:
        data: The data folder.
        port: Where to listen.
        address: Of this computer.
        is_json: Whether a program reads along.
        has_messages: As of `Console`.

    Raises:
        TuringDeskError: The folder, the certificate or the port cannot be used.
    """
    async with Host(data, port, address) as host:
        console = Console(
            host,
            lambda line: print(line, flush=True),  # noqa: T201 - its own words
            is_json=is_json,
            has_messages=has_messages,
        )
        loop = asyncio.get_running_loop()
        with suppress(NotImplementedError):  # on Windows nobody asks so
            loop.add_signal_handler(signal.SIGTERM, console.ended.set)
        console.begin()
        lines: asyncio.Queue[str] = asyncio.Queue()
        _read_lines(loop, lines)
        ending = asyncio.create_task(console.ended.wait())
        doing = asyncio.create_task(_do_all(console, lines, ends=is_json))
        await asyncio.wait((ending, doing), return_when=asyncio.FIRST_COMPLETED)
        for task in (ending, doing):
            task.cancel()
        await asyncio.gather(ending, doing, return_exceptions=True)


async def _do_all(console: Console, lines: asyncio.Queue[str], *, ends: bool) -> None:
    """Do what is typed; the end of it ends the desk only if a program was there."""
    while line := await lines.get():
        await console.do(line)
    if not ends:
        await asyncio.Event().wait()


def _read_lines(loop: asyncio.AbstractEventLoop, lines: asyncio.Queue[str]) -> None:
    """Read standard input in a thread of its own: not every kind of it can be waited for."""

    def read() -> None:
        with suppress(RuntimeError, OSError):  # the loop, or the input, is closed
            for line in _typed():
                loop.call_soon_threadsafe(lines.put_nowait, line)

    threading.Thread(target=read, name="console", daemon=True).start()


def _typed() -> Iterator[str]:
    """Lines of standard input, never empty; at its end one that is.

    They are read past Python's own buffer, whose lock a thread that waits would
    still hold when the program ends.
    """
    rest = b""
    while data := os.read(0, 1 << 16):
        *whole, rest = (rest + data).split(b"\n")
        yield from (f"{line.decode(errors='replace')}\n" for line in whole)
    yield ""


def _words(line: str, *, is_json: bool) -> tuple[str, str, str] | None:
    """Verb, booth and text of a line; None where it says nothing."""
    if is_json:
        try:
            asked = json.loads(line)
            return str(asked["do"]), str(asked.get("booth", "")), str(asked.get("text", ""))
        except (ValueError, KeyError, TypeError, AttributeError):
            return ("", "", "") if line.strip() else None
    verb, _, rest = line.strip().partition(" ")
    if verb != "message":
        return (verb, rest.strip(), "") if verb else None
    called, _, text = rest.strip().partition(" ")
    return verb, called, text
