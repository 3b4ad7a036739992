"""A kiosk's link to its desk: a thread that sends what the kiosk writes, whatever happens.

The kiosk writes its journal first and knows nothing of the link. A desk that is
away, a cable that was pulled, a desk that was restarted: the link tries again,
ever more slowly, and goes on from what the desk has on its disk.
"""

from __future__ import annotations

import asyncio
import logging
import random
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from turingdesk.core.message import message
from turingdesk.net.certificate import kiosk_side
from turingdesk.net.greeting import HELLO_S, enter, pair
from turingdesk.net.kiosk_commands import KioskCommands
from turingdesk.net.kiosk_connection import KioskConnection
from turingdesk.net.outbox import Outbox
from turingdesk.net.paired import Paired
from turingdesk.net.proof import is_sound
from turingdesk.net.refusal import Reason, Refusal
from turingdesk.net.wire import Wire

logger = logging.getLogger(__name__)
_FIRST_WAIT_S, _LONGEST_WAIT_S = 0.2, 5.0  #: between tries
_REFUSED_WAIT_S = 30.0  #: after which a desk that refused is asked again
_ENDING_S = 2.0
_IN_BETWEEN = frozenset({Reason.CLOSING, Reason.TOO_LATE, Reason.TOO_MANY})


@dataclass(frozen=True, slots=True)
class LinkState:
    """How the link stands, for the kiosk's own people."""

    is_connected: bool = False
    name: str = ""  #: what the desk calls this kiosk
    unsent: int = 0  #: bytes that the desk has not
    trouble: str = ""  #: why it is not connected, or what the desk's disk says


class KioskLink:
    """Made once a program; sends everything that the data folder holds.

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
        self._desk = desk
        self._heard = heard
        self._outbox = Outbox(data)
        self._thread = threading.Thread(target=self._run, name="kiosk-link", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._ending: asyncio.Event | None = None
        self._sending: KioskConnection | None = None
        self._is_ready = threading.Event()
        self._name = ""
        self._trouble = ""

    def start(self) -> None:
        """Begin; returns at once."""
        self._thread.start()
        self._is_ready.wait()

    def nudge(self) -> None:
        """Something was written this moment: it goes out without waiting for the next look."""
        if self._loop is not None and self._sending is not None:
            with suppress(RuntimeError):  # the link ends
                self._loop.call_soon_threadsafe(self._nudge)

    def stop(self) -> None:
        """End; what was not sent is sent by the next link."""
        if self._loop is not None and self._ending is not None:
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._ending.set)
        if self._thread.is_alive():
            self._thread.join()

    def flush(self, within_s: float) -> bool:
        """Wait until the desk has everything that is written by now; whether it has.

        Args:
            within_s: How long to wait.
        """
        if self._loop is None:
            return False
        done = asyncio.run_coroutine_threadsafe(self._flushed(within_s), self._loop)
        try:
            return done.result(within_s + 1)
        except (TimeoutError, asyncio.CancelledError):
            return False

    @property
    def state(self) -> LinkState:
        """How it stands."""
        sending = self._sending
        trouble = sending.trouble if sending is not None else self._trouble
        return LinkState(sending is not None, self._name, self._outbox.unsent, trouble)

    def _nudge(self) -> None:
        if self._sending is not None:
            self._sending.nudge()

    def _run(self) -> None:
        asyncio.run(self._main())

    async def _main(self) -> None:
        self._ending = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._is_ready.set()
        linking = asyncio.create_task(self._link())
        await self._ending.wait()
        linking.cancel()
        with suppress(asyncio.CancelledError):
            await linking

    async def _link(self) -> None:
        wait_s = _FIRST_WAIT_S
        while True:
            try:
                async with connected(self._desk.host, self._desk.port) as wire:
                    self._name = await enter(wire, self._desk)
                    wire.trust()
                    logger.info("connected to the desk at %s as %s", self._desk.host, self._name)
                    self._trouble = ""
                    wait_s = _FIRST_WAIT_S
                    self._sending = KioskConnection(wire, self._outbox, self.commands, self._heard)
                    await self._sending.run()
            except Refusal as refusal:
                self._lost(str(refusal), refusal)
                if refusal.reason not in _IN_BETWEEN:
                    wait_s = _REFUSED_WAIT_S
            except OSError as problem:
                self._lost(f"The desk at {self._desk.host} is away: {_said(problem)}.", problem)
            except Exception as problem:  # noqa: BLE001 - a fault of ours is tried again, too
                self._lost(f"{type(problem).__name__}: {problem}", problem)
                wait_s = _REFUSED_WAIT_S
            finally:
                self._sending = None
            await asyncio.sleep(wait_s * (0.5 + random.random()))  # not all at once
            wait_s = min(2 * wait_s, max(_LONGEST_WAIT_S, wait_s))

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


def _said(problem: BaseException) -> str:
    return str(getattr(problem, "strerror", None) or problem or type(problem).__name__)


@asynccontextmanager
async def connected(host: str, port: int) -> AsyncIterator[Wire]:
    """A connection to a desk; nobody has said anything yet.

    Raises:
        OSError: Nobody answers there, or not in time.
    """
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(HELLO_S):
        _, wire = await loop.create_connection(
            Wire, host, port, ssl=kiosk_side(), ssl_handshake_timeout=HELLO_S
        )
    try:
        yield wire
    finally:
        wire.end()
        with suppress(TimeoutError):
            async with asyncio.timeout(_ENDING_S):
                await wire.ended


def pair_with(host: str, port: int, code: str, name: str) -> Paired:
    """Pair this kiosk with a desk; takes about a second.

    Args:
        host: The desk's address.
        port: Its port.
        code: The code that it shows.
        name: What this kiosk is called.

    Raises:
        Refusal: The code was mistyped, or the desk refuses.
        OSError: Nobody answers there.
    """
    if not is_sound(code):
        raise Refusal(
            Reason.WRONG_CODE,
            message("{code!r} is mistyped; no desk shows such a code.", code=code),
        )

    async def paired() -> Paired:
        async with connected(host, port) as wire:
            return await pair(wire, code, name, (host, port))

    return asyncio.run(paired())
