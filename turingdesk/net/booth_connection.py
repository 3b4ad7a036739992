"""The desk's end of one booth's connection, from its welcome until it ends."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import suppress
from functools import partial
from typing import TypeVar
from weakref import WeakValueDictionary

from turingdesk.core.message import message
from turingdesk.net.booths import Booth, Booths
from turingdesk.net.message import Message, bytes_of
from turingdesk.net.received_file import Differs
from turingdesk.net.receiver import NotOwner, NotTaken, Received, Receiver, Stored, TooLarge
from turingdesk.net.refusal import Reason, Refusal
from turingdesk.net.wire import Wire
from turingdesk.system.disk import refusal

PING_S = 3.0  #: how often the desk asks whether a booth is there
SILENCE_S = 12.0  #: after which it is not
_TOO_LARGE_S = 60.0  #: after which it tries again what was too large
_AGAIN_S = 3.0  #: after which a booth tries again what the desk's disk refused
T = TypeVar("T")


class FileWorkers:
    """The desk's files, written by threads; each by one at a time.

    Args:
        keeping: Where they are.
        threads: That write.
    """

    def __init__(self, receiver: Receiver, threads: Executor) -> None:
        self.receiver = receiver
        self._threads = threads
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def do(self, file: str, work: Callable[[], T]) -> T:
        """Stored a thread do something with a file of a session."""
        session = file.rpartition("/")[2].partition(".")[0]
        lock = self._locks.get(session)
        if lock is None:
            lock = self._locks[session] = asyncio.Lock()
        async with lock:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)


class BoothConnection:
    """Deals with what a booth says, in order; so a booth with much to send slows only itself."""

    def __init__(self, wire: Wire, booth: str, booths: Booths, workers: FileWorkers) -> None:
        self._wire = wire
        self._id = booth
        self._booths = booths
        self._workers = workers
        self._pings: dict[int, float] = {}
        self._acts = {
            "file": self._offered,
            "agreed": self._agreed,
            "piece": self._take,
            "state": self._state,
            "pong": self._pong,
            "done": self._done,
        }

    async def run(self) -> None:
        """Until the connection ends.

        Raises:
            Refusal: The booth said something that it should not.
            ConnectionError: The connection ended.
        """
        pinging = asyncio.create_task(self._ping())
        try:
            while True:
                sent = await self._wire.read(SILENCE_S)
                act = self._acts.get(sent["say"])
                if act is None:
                    raise Refusal(
                        Reason.NONSENSE,
                        message("{say!r} is not for the desk.", say=sent["say"]),
                    )
                self._booth.note_contact()
                await act(sent)
                await self._wire.drain()
        finally:
            pinging.cancel()
            with suppress(asyncio.CancelledError):
                await pinging

    @property
    def _booth(self) -> Booth:
        return self._booths.of(self._id)

    async def _offered(self, told: Message) -> None:
        file, size, skip = told["file"], told["size"], told["skip"]
        work = partial(self._workers.receiver.offered, self._id, file, size, skip)
        have = await self._answered(told, work)
        if isinstance(have, Stored):
            self._wire.write(
                "have",
                file=file,
                skip=have.skip,
                place=have.place,
                size=have.size,
                digest=have.digest,
            )

    async def _agreed(self, told: Message) -> None:
        work = partial(self._workers.receiver.progress, self._id, told["file"], told["place"])
        found = None
        with suppress(OSError):
            found = await self._workers.do(told["file"], work)
        if found is not None and found.session == self._booth.session:
            self._booth.progress = found
            self._booths.tell("changed", self._id)

    async def _take(self, told: Message) -> None:
        file, place, at = told["file"], told["place"], told["at"]
        work = partial(self._workers.receiver.take, self._id, file, place, at, bytes_of(told))
        taken = await self._answered(told, work)
        if isinstance(taken, Received):
            self._wire.write("kept", file=file, size=taken.size)
            self._tell(file, taken)

    def _tell(self, file: str, taken: Received) -> None:
        booth = self._booth
        if taken.progress is not None and taken.progress.session in (booth.session, ""):
            booth.progress = taken.progress
        if taken.aside:
            what = message(
                "{name} has another {file} than the one that is here: two kiosks used "
                "one participant code, or this kiosk was paired anew. Its file is kept "
                "in {aside}.",
                name=booth.name,
                file=file,
                aside=taken.aside,
            )
            booth.keep_conflict(what)
            self._booths.tell("conflict", self._id, what)
        if taken.problem and booth.keep_problem(f"{file}, {taken.problem}"):
            self._booths.tell("damaged", self._id, f"{file} of {booth.name}, {taken.problem}")
        self._booths.tell("grew", self._id, file)

    async def _answered(self, told: Message, work: Callable[[], T]) -> T | None:
        """Do something with a file; None where the booth was told that it could not be done."""
        file, of = told["file"], told["say"]
        try:
            return await self._workers.do(file, work)
        except NotTaken as left:
            self._wire.write("left", of=of, file=file, why=str(left))
        except Differs as differs:
            self._wire.write("again", of=of, file=file, after_s=0, why="")
            if isinstance(differs, NotOwner):
                other = self._booths.find(differs.owner)
                self._tell_denied(
                    message(
                        "{name} tried to write to {file}, which is a session of {other}. "
                        "Nothing of it was written there.",
                        name=self._booth.name,
                        file=file,
                        other=other.name if other else message("this desk"),
                    )
                )
        except TooLarge as large:
            self._wire.write("again", of=of, file=file, after_s=_TOO_LARGE_S, why=str(large))
            self._tell_denied(
                message(
                    "{file} of {name} was not taken. {large}",
                    file=file,
                    name=self._booth.name,
                    large=large,
                )
            )
        except OSError as problem:
            why = message("The desk could not write {file}.", file=file) + " "
            why += refusal(self._workers.receiver.data / file, problem)
            self._wire.write("again", of=of, file=file, after_s=_AGAIN_S, why=why)
            self._booths.tell("disk", self._id, why)
        return None

    def _tell_denied(self, what: str) -> None:
        if self._booth.keep_problem(what):
            self._booths.tell("denied", self._id, what)

    async def _state(self, told: Message) -> None:
        booth = self._booth
        before = (booth.session, booth.free, booth.unsent)
        booth.session, booth.free, booth.unsent = told["session"], told["free"], told["unsent"]
        if before != (booth.session, booth.free, booth.unsent):
            self._booths.tell("changed", self._id)

    async def _pong(self, told: Message) -> None:
        sent_s = self._pings.pop(told["number"], None)
        if sent_s is not None:
            self._booth.see_clock(told["at"], sent_s, time.time())

    async def _done(self, told: Message) -> None:
        self._booths.answered(told)

    async def _ping(self) -> None:
        number = 0
        while True:
            number += 1
            self._pings = {one: at_s for one, at_s in self._pings.items() if one > number - 4}
            self._pings[number] = time.time()
            self._wire.write("ping", number=number)
            await asyncio.sleep(PING_S)
