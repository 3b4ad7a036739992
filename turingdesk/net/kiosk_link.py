"""A kiosk's link to its desk: a thread that sends what the kiosk writes, whatever happens.

The kiosk writes its journal first and knows nothing of the link. A desk that is
away, a cable that was pulled, a desk that was restarted: the link tries again,
ever more slowly, and continues from what the desk has on its disk.
"""

from __future__ import annotations

import asyncio
import logging
import random
import shutil
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from turingdesk.core.errors import WriteFailed
from turingdesk.core.message import join, message
from turingdesk.net.greeting import HELLO_S, enter, pair
from turingdesk.net.message import MOST, Message, Refusal, RefusalReason
from turingdesk.net.outbox import Outbox, Outgoing
from turingdesk.net.paired_desk import Paired, paired
from turingdesk.net.proof import fingerprint, is_sound, kiosk_side
from turingdesk.net.talk_line import HEARD, TalkLine
from turingdesk.net.transfer import FileKind
from turingdesk.net.wire import HEARTBEAT_S, Wire, end_socket
from turingdesk.system.os_errors import os_error_message

if TYPE_CHECKING:
    import aiohttp

logger = logging.getLogger(__name__)
_FIRST_WAIT_S, _LONGEST_WAIT_S = 0.2, 5.0  #: between tries
_ENDING_S = 2.0
_REFUSED_WAIT_S = 30.0  #: after which a desk that refused is asked again
_IN_BETWEEN = frozenset({RefusalReason.CLOSING, RefusalReason.TOO_LATE, RefusalReason.TOO_MANY})


@dataclass(frozen=True, slots=True)
class LinkState:
    """The state of the link, for the kiosk's own people."""

    is_connected: bool = False
    name: str = ""  #: what the desk calls this kiosk
    unsent: int = 0  #: bytes that the desk has not
    trouble: str = ""  #: why it is not connected, or what the desk's disk says


class KioskLink:
    """Sends everything that the data folder contains to the desk. A program has one link.

    Args:
        data: The kiosk's data folder.
        desk: The desk that it is paired with.
        heard: Called in the link's thread with a file and how many bytes of it are on the
            desk's disk.
    """

    def __init__(
        self,
        data: Path,
        desk: Paired,
        heard: Callable[[str, int], None] = lambda file, size: None,
    ) -> None:
        self.commands = KioskCommands()
        self.talk = TalkLine()
        self._desk = desk
        self._on_receipt = heard
        self._outbox = Outbox(data)
        # A daemon: a program that ends doesn't wait for a desk that is away.
        self._thread = threading.Thread(target=self._run, name="kiosk-link", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._ending: asyncio.Event | None = None
        self._sending: KioskConnection | None = None
        self._is_ready = threading.Event()
        self._name = ""
        self._trouble = ""

    def start(self) -> None:
        """Start the thread."""
        self._thread.start()
        self._is_ready.wait()  # without the loop, `nudge` and `stop` do nothing

    def nudge(self) -> None:
        """Send what was just written, without waiting for the next regular look."""
        if self._loop is not None and self._sending is not None:
            # The loop ends in its own thread, so it can be closed between these lines.
            with suppress(RuntimeError):  # the link ends
                self._loop.call_soon_threadsafe(self._nudge)

    def stop(self) -> None:
        """Stop the thread; unsent bytes are sent by the next link."""
        if self._loop is not None and self._ending is not None:
            with suppress(RuntimeError):  # the link has ended, and its loop is closed
                self._loop.call_soon_threadsafe(self._ending.set)
        if self._thread.is_alive():
            self._thread.join()

    def flush(self, within_s: float) -> bool:
        """Wait until the desk has everything that is written by now; False if it takes too long.

        Args:
            within_s: How long to wait.
        """
        if self._loop is None:
            return False
        work = self._flushed(within_s)
        try:
            return asyncio.run_coroutine_threadsafe(work, self._loop).result(within_s + 1)
        except (TimeoutError, asyncio.CancelledError):
            return False
        except RuntimeError:  # the link has ended, and its loop is closed
            # A coroutine that is never awaited would warn when it is collected.
            work.close()
            return False

    @property
    def state(self) -> LinkState:
        """Return the current state."""
        # Read once, since the thread of the link can drop the connection at any moment.
        sending = self._sending
        trouble = sending.trouble if sending is not None else self._trouble
        return LinkState(sending is not None, self._name, self._outbox.unsent, trouble)

    def _nudge(self) -> None:
        if self._sending is not None:
            self._sending.nudge()

    def _run(self) -> None:
        try:
            asyncio.run(self._main())
        except Exception as problem:  # noqa: BLE001 - the kiosk runs on without the desk
            self._lost(f"{type(problem).__name__}: {problem}", problem)
        finally:
            self._is_ready.set()  # whoever waits for the start is not to wait for ever

    async def _main(self) -> None:
        self._ending = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._is_ready.set()
        linking = asyncio.create_task(self._link())
        await self._ending.wait()
        # Awaited, so that the socket is closed before the loop ends.
        linking.cancel()
        with suppress(asyncio.CancelledError):
            await linking

    async def _link(self) -> None:
        wait_s = _FIRST_WAIT_S
        while True:
            try:
                async with connected(self._desk.host, self._desk.port) as wire:
                    self._name = await enter(wire, self._desk)
                    self._follow(fingerprint(wire.certificate))
                    wire.trust()
                    logger.info("connected to the desk at %s as %s", self._desk.host, self._name)
                    self._trouble = ""
                    wait_s = _FIRST_WAIT_S
                    self._sending = KioskConnection(
                        wire, self._outbox, self.commands, self._on_receipt, self.talk
                    )
                    await self._sending.run()
            except Refusal as refusal:
                self._lost(str(refusal), refusal)
                if refusal.reason not in _IN_BETWEEN:
                    wait_s = _REFUSED_WAIT_S
            except OSError as problem:
                why = os_error_message(problem)
                what = message("The desk at {host} isn't reachable.", host=self._desk.host)
                self._lost(join(" ", (what, why)), problem)
            except Exception as problem:  # noqa: BLE001 - a fault of ours is tried again, too
                self._lost(f"{type(problem).__name__}: {problem}", problem)
                wait_s = _REFUSED_WAIT_S
            finally:
                self._sending = None
            # Longer each time, and by chance, so that forty kiosks don't all come back at once to
            # a desk that restarted ("Exponential Backoff and Jitter", AWS Architecture Blog).
            await asyncio.sleep(wait_s * (0.5 + random.random()))
            wait_s = min(2 * wait_s, max(_LONGEST_WAIT_S, wait_s))  # a refusal's wait stays

    def _follow(self, mark: str) -> None:
        """Pin the certificate that the desk has now, if it renewed it."""
        before = self._desk
        if mark == before.fingerprint:
            return
        logger.info("the desk has renewed its certificate")
        self._desk = replace(before, fingerprint=mark)
        if paired() == before:  # else it was paired again, which has to stay
            with suppress(WriteFailed):  # the next connection follows it again
                self._desk.keep()

    def _lost(self, trouble: str, problem: Exception) -> None:
        """Keep why there is no connection; tries that fail alike are logged once."""
        if trouble != self._trouble:
            logger.warning("no connection to the desk", exc_info=problem)
        self._trouble = trouble

    async def _flushed(self, within_s: float) -> bool:
        async with asyncio.timeout(within_s):
            while True:
                self._outbox.scan()
                if self._sending is not None and not self._outbox.unsent:
                    return True
                self._nudge()
                await asyncio.sleep(0.02)


@asynccontextmanager
async def connected(host: str, port: int) -> AsyncIterator[Wire]:
    """Connect to a desk; nothing has been sent yet.

    Raises:
        OSError: No one answers there, or not in time.
        Refusal: What answers is no desk of this version.
    """
    import aiohttp

    line = None
    try:
        async with aiohttp.ClientSession() as session:
            bare = await _web_socket(session, host, port)
            line = bare.get_extra_info("socket")  # later, aiohttp no longer knows it
            # In binary form, as the other form is empty for a certificate that TLS didn't verify.
            certificate = bare.get_extra_info("ssl_object").getpeercert(binary_form=True)
            wire = Wire(bare, certificate=certificate)
            try:
                yield wire
            finally:
                wire.end()
                # Unlike awaiting the task itself, this doesn't raise what the task raised.
                await asyncio.wait({wire.ended})
    finally:
        if line is not None:
            ending = asyncio.ensure_future(end_socket(line, _ENDING_S))
            try:
                await asyncio.shield(ending)
            except asyncio.CancelledError:
                await ending  # or the event loop ends first, and leaves the socket open
                raise


async def _web_socket(
    session: aiohttp.ClientSession, host: str, port: int
) -> aiohttp.ClientWebSocketResponse:
    import aiohttp
    from yarl import URL

    try:
        async with asyncio.timeout(HELLO_S):
            return await session.ws_connect(
                URL.build(scheme="https", host=host, port=port, path="/booth"),
                ssl=kiosk_side(),
                heartbeat=HEARTBEAT_S,
                max_msg_size=MOST,
            )
    except aiohttp.ClientConnectorError as problem:
        # The error of the system has words of its own, which aiohttp's has not.
        raise problem.os_error from None
    except aiohttp.ClientResponseError:
        what = message("What responds at this address isn't a desk of this version.")
        raise Refusal(RefusalReason.VERSION, what) from None
    except aiohttp.ClientError as problem:
        raise ConnectionError(str(problem)) from None


def pair_with(host: str, port: int, code: str, name: str) -> Paired:
    """Pair this kiosk with a desk; takes about a second.

    Args:
        host: The desk's address.
        port: Its port.
        code: The code that it shows.
        name: What this kiosk is called.

    Raises:
        Refusal: The code was with a typo, or the desk refuses.
        OSError: No one answers there.
    """
    if not is_sound(code):
        raise Refusal(
            RefusalReason.WRONG_CODE,
            message("{code!r} contains a typo; no desk shows such a code.", code=code),
        )

    async def pair_with_desk() -> Paired:
        async with connected(host, port) as wire:
            return await pair(wire, code, name, (host, port))

    return asyncio.run(pair_with_desk())


LOOK_S = 0.02  #: how often files that grow are checked
_NUDGED_LOOK_S = 0.25  #: where anyone who writes says so
_SCAN_S = 1.0  #: how often all are
_STATE_S = 2.0
_GROWING_S = 60.0  #: a file that grew within is checked often
_MOST_ASKED = 16  #: questions on their way
_MOST_SENT = 8  #: pieces on their way; so one that is new waits behind a few only


class KioskConnection:
    """A kiosk's end of one connection, from its welcome until it ends.

    Sends what is new, what is newest first, and answers the desk.

    Args:
        wire: To the desk.
        outbox: The kiosk's files.
        commands: Where the desk's wishes go.
        heard: Called with a file and how much of it is on the desk's disk.
        talk: The line of a conversation.
    """

    def __init__(
        self,
        wire: Wire,
        outbox: Outbox,
        commands: KioskCommands,
        heard: Callable[[str, int], None] = lambda file, size: None,
        talk: TalkLine | None = None,
    ) -> None:
        self._talk = talk or TalkLine()
        self._is_nudged = False  #: whether anyone who writes says so
        self._news = asyncio.Event()
        self.trouble = ""  #: what the desk's disk says; empty if all is well
        self._wire = wire
        self._outbox = outbox
        self._commands = commands
        self._on_receipt = heard
        self._n_asked = 0
        self._sent = 0  #: pieces on their way
        self._last_state: tuple[str, int, int] | None = None
        self._told_s = self._scanned_s = float("-inf")  # both are due at once
        self._acts = {
            "have": self._have,
            "kept": self._kept,
            "again": self._again,
            "left": self._left,
            "ping": self._pong,
            "do": self._do,
            **dict.fromkeys(HEARD, self._talk.hear),
        }

    def nudge(self) -> None:
        """Look for new bytes at once."""
        self._is_nudged = True
        self._news.set()

    async def run(self) -> None:
        """Send and receive until the connection ends.

        Raises:
            Refusal: The desk ended it, or said something that it should not.
            ConnectionError: It ended.
        """
        # The desk may have been restored from a backup, so nothing that was agreed counts now.
        self._outbox.forget()
        loop = asyncio.get_running_loop()
        # Windows speak from their own thread, and asyncio isn't thread-safe.
        self._talk.connect(lambda sent: loop.call_soon_threadsafe(self._wire.send, sent))
        sending = asyncio.create_task(self._send())
        hearing = asyncio.create_task(self._hear())
        try:
            await asyncio.wait((sending, hearing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._talk.connect(None)
            for task in (sending, hearing):
                task.cancel()
            # A canceled task ends a moment later; only then is its outcome known.
            ended = await asyncio.gather(sending, hearing, return_exceptions=True)
        for problem in ended:  # the one that was canceled ends in no Exception
            if isinstance(problem, Exception):
                raise problem

    async def _hear(self) -> None:
        while True:
            sent = await self._wire.read()
            act = self._acts.get(sent["say"])
            if act is None:
                raise Refusal(
                    RefusalReason.NONSENSE, message("{say!r} is not for a kiosk.", say=sent["say"])
                )
            with suppress(OSError):  # our own file is unreadable now; the desk is asked again
                act(sent)
            self._news.set()

    async def _send(self) -> None:
        while True:
            self._look()
            self._tell()
            self._ask()
            await self._send_pieces()
            with suppress(TimeoutError):
                async with asyncio.timeout(_NUDGED_LOOK_S if self._is_nudged else LOOK_S):
                    await self._news.wait()
            # Cleared after the wait and before the next look, so that no news is missed.
            self._news.clear()

    def _look(self) -> None:
        now_s = time.monotonic()
        if now_s - self._scanned_s >= _SCAN_S:
            self._scanned_s = now_s
            self._outbox.scan()
        else:
            self._outbox.look(_GROWING_S)

    def _tell(self) -> None:
        """Report the session and the disk when the session changes, and every few seconds."""
        now_s = time.monotonic()
        session = self._commands.session
        is_due = now_s - self._told_s >= _STATE_S
        if not is_due and self._last_state is not None and self._last_state[0] == session:
            return
        free = 0
        with suppress(OSError):  # the share is away, and has no room at all
            free = shutil.disk_usage(self._outbox.data).free
        self._last_state, self._told_s = (session, self._outbox.unsent, free), now_s
        self._wire.write("state", session=session, unsent=self._last_state[1], free=free)

    def _ask(self) -> None:
        if self._n_asked >= _MOST_ASKED:
            return
        for outgoing in self._outbox.to_ask():
            self._offer(outgoing, self._outbox.first_skip(outgoing))
            if self._n_asked >= _MOST_ASKED:
                break

    def _offer(self, outgoing: Outgoing, skip: int) -> None:
        self._n_asked += 1
        outgoing.asked_at = outgoing.size
        self._wire.write("file", file=str(outgoing.what), size=outgoing.size, skip=skip)

    async def _send_pieces(self) -> None:
        for outgoing in self._outbox.to_send():
            while self._sent < _MOST_SENT:
                try:
                    data = outgoing.next()
                except OSError:  # gone this moment; the next look sees it
                    break
                if not data:
                    break
                self._sent += 1
                at = {"place": outgoing.place, "at": outgoing.sent}
                self._wire.write("piece", file=str(outgoing.what), **at, data=data)
                outgoing.sent += len(data)
                await self._wire.drain()
            if self._sent >= _MOST_SENT:
                break

    def _have(self, received: Message) -> None:
        """Compare what the desk has with the beginning of the kiosk's file."""
        self._n_asked -= 1
        outgoing = self._outbox.find(received["file"])
        if outgoing is None or outgoing.asked_at < 0:
            return
        asked_at, outgoing.asked_at = outgoing.asked_at, -1
        if not 0 <= received["size"] <= asked_at:
            raise Refusal(
                RefusalReason.NONSENSE, message("The desk has more data than this kiosk sent.")
            )
        if not outgoing.begins_as(received["size"], received["digest"]):
            self._offer(outgoing, received["skip"] + 1)
            return
        outgoing.place = received["place"]
        outgoing.sent = outgoing.kept = received["size"]
        self._wire.write("agreed", file=str(outgoing.what), place=outgoing.place)
        self._on_receipt(str(outgoing.what), outgoing.kept)

    def _kept(self, received: Message) -> None:
        self._sent -= 1
        self.trouble = ""
        outgoing = self._outbox.find(received["file"])
        if outgoing is not None and outgoing.is_agreed:
            # The desk can't have kept more than was sent, whatever it says.
            outgoing.kept = max(outgoing.kept, min(received["size"], outgoing.sent))
            self._on_receipt(str(outgoing.what), outgoing.kept)

    def _again(self, received: Message) -> None:
        """Ask again where a file belongs, since the desk couldn't write it, or has other bytes."""
        self._free(received)
        self.trouble = received["why"]
        outgoing = self._outbox.find(received["file"])
        if outgoing is None:
            return
        # The offset of what follows depends on where the file belongs, so all of it is asked
        # again.
        outgoing.forget(received["after_s"])
        if outgoing.what.kind is FileKind.JOURNAL:
            for other in self._outbox.of_session(outgoing):
                other.forget(received["after_s"])

    def _left(self, received: Message) -> None:
        self._free(received)
        outgoing = self._outbox.find(received["file"])
        if outgoing is None:
            return
        others = (
            self._outbox.of_session(outgoing) if outgoing.what.kind is FileKind.JOURNAL else ()
        )
        for each in (outgoing, *others):
            each.forget()
            each.left = received["why"] or message("The desk doesn't accept it.")

    def _free(self, received: Message) -> None:
        """Note that a question or a piece was answered, so that another one can be sent."""
        if received["of"] == "file":
            self._n_asked -= 1
        else:
            self._sent -= 1

    def _pong(self, received: Message) -> None:
        self._wire.write("pong", number=received["number"], at=time.time())

    def _do(self, received: Message) -> None:
        why = self._commands.wish(received["what"], received["text"], received["session"])
        self._wire.write("done", id=received["id"], ok=not why, why=why)


class SessionCalls(Protocol):
    """The desk's requests to a session; each returns at once, done or begun."""

    def message(self, text: str) -> None:
        """Show a message to the participant."""

    def pause(self) -> None:
        """Cover the stimulus until the desk lets it continue."""

    def resume(self) -> None:
        """Continue."""

    def end(self) -> None:
        """End the session; what was answered stays."""


class KioskCommands:
    """Passes commands on to the session that runs; there is one at most."""

    def __init__(self) -> None:
        # The window opens and closes a session; the link's thread wishes in between.
        self._lock = threading.Lock()
        self._session = ""
        self._calls: SessionCalls | None = None

    @property
    def session(self) -> str:
        """The session that runs; empty for none."""
        return self._session

    def open(self, session: str, calls: SessionCalls) -> None:
        """Pass commands to a session from now on.

        Args:
            session: Its name, as its journal is called without the ending.
            calls: Where the desk's wishes go.
        """
        with self._lock:
            self._session, self._calls = session, calls

    def close(self) -> None:
        """Stop passing commands; a repeated call changes nothing."""
        with self._lock:
            self._session, self._calls = "", None

    def wish(self, what: str, text: str, session: str) -> str:
        """Pass on what the desk asks.

        Args:
            what: message, pause, resume or end.
            text: Of a message.
            session: The one that the desk means; another one may have begun by now.

        Returns:
            Why it was not done; empty if it was.
        """
        with self._lock:
            if self._calls is None or session != self._session:
                return message("That session is no longer running here.")
            try:
                return _called(self._calls, what, text)  # locked, so that it can't be closed
            except Exception as problem:  # noqa: BLE001 - told at the desk; the link goes on
                return f"{type(problem).__name__}: {problem}"


def _called(calls: SessionCalls, what: str, text: str) -> str:
    if what == "message":
        calls.message(text)
    elif what == "pause":
        calls.pause()
    elif what == "resume":
        calls.resume()
    elif what == "end":
        calls.end()
    else:
        return message("This version of the kiosk doesn't know {what!r}.", what=what[:40])
    return ""
