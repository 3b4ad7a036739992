"""A lab for tests: a desk that is a process of its own, booths, and a cable that can be cut."""

import asyncio
import json
import os
import queue
import socket
import struct
import subprocess
import sys
import threading
import time
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

from turingdesk.net import proof
from turingdesk.net.booths import Booth
from turingdesk.net.host import Host
from turingdesk.net.kiosk_link import KioskLink, pair_with
from turingdesk.net.message import MOST
from turingdesk.net.paired_desk import Paired
from turingdesk.net.paired_kiosks import PairedKiosks
from turingdesk.net.proof import desk_side, kiosk_side
from turingdesk.net.wire import LAST_WORDS_S, Wire

ROOT = Path(__file__).resolve().parents[2]
FULL = proof.MEMORY_KIB  #: tests that pair within a process use less
PROGRAM = [sys.executable, "-m", "turingdesk"]
PATIENCE_S = (
    120.0  #: for what has to come; a machine can be busy, and only a failure waits so long
)


class DeskProcess:
    """`turingdesk host --json`, which can be killed and started again."""

    def __init__(self, folder, data=None, words=()):
        self.data = data or folder / "desk"
        self.config = folder / "desk-config"
        self._words = words  #: more of the command line
        self.port = 0
        self.events = queue.Queue()
        self.booths = {}  #: the newest that was told of each
        self.updates = []  #: (wall clock, booth's name, session, done) as they were told
        self.process = None
        self._reader = None

    def start(self, *more, limit_files=0):
        """On the port that it had before, if it had one.

        `more` are words of the command; `limit_files` is what `ulimit -n` says.
        """
        limit = ["prlimit", f"--nofile={limit_files}"] if limit_files else []
        words = ["host", "--data", str(self.data), "--port", str(self.port), *map(str, more)]
        self.process = subprocess.Popen(
            [*limit, *PROGRAM, *words, "--address", "127.0.0.1", "--json", *self._words],
            cwd=ROOT,
            env={**os.environ, "XDG_CONFIG_HOME": str(self.config)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._reader = threading.Thread(target=self._read, args=(self.process.stdout,))
        self._reader.start()
        try:
            self.port = self.wait("open")["port"]
        except BaseException:
            self.kill()
            raise
        return self

    def kill(self):
        """As kill -9, or a power cut, does."""
        self.process.kill()
        self._end()

    def stop(self):
        """Gently; gives the exit code."""
        if self.process is None:
            return 0
        self.process.stdin.close()
        return self._end()

    def ask(self, do, booth="", text=""):
        """Type a command."""
        self.process.stdin.write(json.dumps({"do": do, "booth": booth, "text": text}) + "\n")
        self.process.stdin.flush()

    def code(self):
        """A new pairing code."""
        self.ask("pair")
        return self.wait("code")["code"]

    def wait(self, kind, within_s=PATIENCE_S, **wanted):
        """The next event of a kind, with these members."""
        until = time.monotonic() + within_s
        while True:
            try:
                event = self.events.get(timeout=max(0.01, until - time.monotonic()))
            except queue.Empty:
                raise AssertionError(f"the desk didn't say {kind!r} with {wanted}") from None
            if event["event"] == kind and all(event.get(k) == v for k, v in wanted.items()):
                return event

    def _end(self):
        code = self.process.wait(PATIENCE_S)
        self._reader.join()
        self.process.stdout.close()
        with suppress(OSError):
            self.process.stdin.close()
        self.process = None
        return code

    def _read(self, stream):
        for line in stream:
            event = json.loads(line)
            if event["event"] == "booth":
                shown = event["progress"]
                self.updates.append((time.time(), event["name"], shown["session"], shown["done"]))
                self.booths[event["name"]] = event
            self.events.put(event)


@contextmanager
def desk_process(folder, **options):
    """A desk that runs until the end of the test."""
    desk = DeskProcess(folder, **options).start()
    try:
        yield desk
    finally:
        desk.stop()


@contextmanager
def desk_with(folder, *names, words=()):
    """The same, and booths that it knows, paired without the ceremony."""
    desk = DeskProcess(folder, words=words)
    known = [enrolled(desk.config, name, 1) for name in names]
    desk.start()
    try:
        yield desk, *(one.at("127.0.0.1", desk.port) for one in known)
    finally:
        desk.stop()


def enrolled(config, name, port):
    """A booth that is paired without the ceremony: for tests of what comes after."""
    folder = config / "turingdesk" / "booths"
    mark = desk_side(folder)[1]
    member, token = PairedKiosks(folder).add(name)
    return Paired("127.0.0.1", port, mark, member.id, token, "desk")


class Cable:
    """A cable between kiosks and desk: a small TCP proxy that can be cut and put back."""

    def __init__(self, port):
        self.to = port
        self.port = 0
        self.cuts = 0
        self._loop = asyncio.new_event_loop()
        self._pairs, self._joins, self._stranded = set(), set(), set()
        self._is_out = False
        self._is_ready = threading.Event()
        self._thread = threading.Thread(target=self._run)

    def __enter__(self):
        self._thread.start()
        self._is_ready.wait()
        return self

    def __exit__(self, *_):
        self._loop.call_soon_threadsafe(self._ending.set)
        self._thread.join()
        self._loop.close()

    def cut(self, within_s=0.0):
        """All connections end at once, in the middle of whatever is being sent.

        Waits so long for one to cut.
        """
        end = time.monotonic() + within_s
        while not self._pairs and time.monotonic() < end:
            time.sleep(0.005)
        self._do(self._cut)

    def pull(self):
        """The same, and no one gets through any more."""
        self._is_out = True
        self.cut()

    def freeze(self):
        """Nothing gets through any more, and neither end is told: a switch lost its power."""
        self._is_out = True
        self._do(self._flows.clear)

    def deafen(self):
        """What the desk says gets through no more; what it is told does, and no one is told."""
        self._do(self._replies.clear)

    def strand(self):
        """What is connected gets nothing through any more, and isn't told; what is new does.

        As for a phone that changed networks.
        """
        self._do(lambda: self._stranded.update(self._pairs))

    def put_back(self):
        """New connections get through again."""
        self._is_out = False
        self._do(lambda: (self._flows.set(), self._replies.set()))

    def _do(self, work):
        done = threading.Event()
        self._loop.call_soon_threadsafe(lambda: (work(), done.set()))
        done.wait()

    def _run(self):
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self._serve())

    async def _serve(self):
        self._ending, self._flows = asyncio.Event(), asyncio.Event()
        self._replies = asyncio.Event()
        self._flows.set()
        self._replies.set()
        server = await asyncio.start_server(self._join, "127.0.0.1", self.port)
        self.port = server.sockets[0].getsockname()[1]
        self._is_ready.set()
        await self._ending.wait()
        server.close()
        self._flows.set()
        self._replies.set()
        self._cut()
        await server.wait_closed()
        while self._joins:
            for join in list(self._joins):
                join.cancel()
            await asyncio.wait(self._joins)
        await asyncio.sleep(0.05)

    async def _join(self, reader, writer):
        join = asyncio.current_task()
        self._joins.add(join)
        try:
            if not self._is_out:
                up_reader, up = await asyncio.open_connection("127.0.0.1", self.to)
                await self._link((reader, writer), (up_reader, up))
        except OSError:
            pass  # no one is there
        finally:
            writer.transport.abort()
            self._joins.discard(join)

    async def _link(self, down, up):
        pair = (down[1], up[1])
        self._pairs.add(pair)
        try:
            told = self._pump(down[0], up[1], pair, self._flows)
            replies = self._pump(up[0], down[1], pair, self._replies)
            await asyncio.gather(told, replies)
        finally:
            self._pairs.discard(pair)
            self._stranded.discard(pair)
            for end in pair:
                end.transport.abort()

    def _cut(self):
        self.cuts += len(self._pairs)
        for pair in self._pairs:
            for end in pair:
                sock = end.transport.get_extra_info("socket")
                with suppress(OSError):
                    linger = struct.pack("ii", 1, 0)
                    sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
                end.transport.abort()

    async def _pump(self, reader, writer, pair, goes_on):
        with suppress(OSError, ConnectionError):
            while data := await reader.read(1 << 16):
                await self._flows.wait()
                await goes_on.wait()
                if pair not in self._stranded:
                    writer.write(data)
                    await writer.drain()
        if pair in self._stranded:
            await self._ending.wait()
        with suppress(OSError):
            writer.transport.abort()


def pair_booth(desk, name):
    """With the code, as people do it, stretched as the desk's process does it."""
    short, proof.MEMORY_KIB = proof.MEMORY_KIB, FULL
    try:
        return pair_with("127.0.0.1", desk.port, desk.code(), name)
    finally:
        proof.MEMORY_KIB = short


def travelling_files(folder):
    """Every file of a kiosk that travels, with its bytes; and what a desk notes of people."""
    kept = {}
    for path in folder.rglob("*"):
        name = path.relative_to(folder).as_posix()
        is_told = path.suffix == ".jsonl" and "record/received" not in name
        if path.is_file() and (is_told or "record/closed" in name):
            kept[name] = path.read_bytes()
    return kept


def missing(kiosk, desk):
    """Names of a kiosk's files that the desk has not, or not to the byte."""
    there = travelling_files(desk)
    return [name for name, data in travelling_files(kiosk).items() if there.get(name) != data]


class Actor(threading.Thread):
    """Someone who does things in a thread of their own while others do too; see `play`.

    Subclasses have `act`, and call `go_on` wherever they wait.

    Args:
        name: Who it is.
        data: The folder with what they write, if anything.
    """

    def __init__(self, name, data):
        super().__init__(name=name)
        self.data, self.failed = data, ""
        self.is_called_off = threading.Event()

    def run(self):
        try:
            self.act()
        except Exception as problem:  # noqa: BLE001 - a thread has no one to raise to
            self.failed = f"{self.name}: {problem!r}"

    def go_on(self):
        """Raise an error if the play has been called off."""
        assert not self.is_called_off.is_set(), "it waited for something when others failed"

    def until(self, is_so):
        """Wait until something is so."""
        while not is_so():
            self.go_on()
            time.sleep(0.02)


def play(actors, data):
    """Let actors act until all are done; no one fails, and the desk has all that was written.

    It can take as long as it likes. It is called off when someone fails, or when for
    `PATIENCE_S` nobody has written anything, neither at the desk nor elsewhere.

    Args:
        actors: Those who act.
        data: The desk's folder.
    """
    for actor in actors:
        actor.start()
    try:
        _wait_for(actors, [data, *(actor.data for actor in actors)])
    finally:
        for actor in actors:
            actor.is_called_off.set()
        for actor in actors:
            actor.join()
    failures = "; ".join(actor.failed for actor in actors if actor.failed)
    assert not failures, failures
    assert not any(missing(actor.data, data) for actor in actors)


def _wait_for(actors, folders):
    """Until all are done, one has failed, or nothing has been written for long."""
    before, since = None, time.monotonic()
    while any(actor.is_alive() for actor in actors) and not any(one.failed for one in actors):
        lines = {path: size for folder in folders for path, size in _journal_sizes(folder)}
        now = lines, [actor.is_alive() for actor in actors]
        if now != before:
            before, since = now, time.monotonic()
        if time.monotonic() - since > PATIENCE_S:
            return
        time.sleep(0.25)


def _journal_sizes(folder):
    for path in folder.rglob("*.jsonl"):
        with suppress(FileNotFoundError):  # it was renamed meanwhile
            yield path, path.stat().st_size


class DeskHere:
    """A host in this process, in an event loop of a thread of its own."""

    def __init__(self, folder, name="desk"):
        self.data = folder / name
        self.home = folder / f"{name}-home"
        self.told = []
        self.host = None
        self._ready = threading.Event()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run)

    def __enter__(self):
        self._thread.start()
        assert self._ready.wait(10)
        return self

    def __exit__(self, *_):
        self.close_soon()
        self._thread.join()
        self._loop.close()

    @property
    def rooms(self):
        """The rooms of its games and conversations."""
        return self.host.parts.by_name["live_games"].rooms

    @property
    def bots(self):
        """The bots that connect to it."""
        return self.host.parts.by_name["live_games"].bots

    def close_soon(self):
        """Have the host close; returns at once."""
        self._loop.call_soon_threadsafe(self._ending.set)

    @property
    def port(self):
        return self.host.port

    def call(self, work):
        """Have a coroutine run where the host runs."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(20)

    def enrolled(self, name="Booth 1", port=None):
        """A booth that is paired without the ceremony."""

        async def enroll():
            member, token = self.host.paired_kiosks.add(name)
            self.host.booths.join(Booth(member.id, member.name))
            return Paired(
                "127.0.0.1", port or self.port, self.host.fingerprint, member.id, token, "desk"
            )

        return self.call(enroll())

    def code(self):
        """A new pairing code."""

        async def opened():
            return self.host.pairing.open()

        return self.call(opened())

    def booth(self, name="Booth 1"):
        """A booth as the desk sees it now."""

        async def copied():
            return next(one for one in self.host.booths.all() if one.name == name)

        return self.call(copied())

    def kinds(self):
        """The kinds of events so far."""
        return [event.kind for event in self.told]

    def _run(self):
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self._serve())

    async def _serve(self):
        self._ending = asyncio.Event()
        async with Host(self.data, 0, "127.0.0.1", self.home) as self.host:
            self.host.booths.listen(self.told.append)
            self._ready.set()
            await self._ending.wait()
        await asyncio.sleep(0.02)


def until(is_so, within_s=PATIENCE_S, what="it did not come to pass"):
    """Wait until something is so."""
    end = time.monotonic() + within_s
    while not is_so():
        assert time.monotonic() < end, what
        time.sleep(0.01)


@contextmanager
def linked(data, desk, **options):
    """A kiosk's link that ends with the test."""
    link = KioskLink(data, desk, **options)
    link.start()
    try:
        yield link
    finally:
        link.stop()


@asynccontextmanager
async def half_wired(**options):
    """A wire, and the bare WebSocket at its other end."""
    from aiohttp import web

    come, over = asyncio.get_running_loop().create_future(), asyncio.Event()

    async def meet(request):
        made = web.WebSocketResponse(timeout=LAST_WORDS_S, max_msg_size=MOST, **options)
        await made.prepare(request)
        wire = Wire(made, request.transport.abort, request.remote)
        come.set_result(wire)
        await over.wait()
        wire.end()
        await wire.ended
        return made

    app = web.Application()
    app.router.add_get("/", meet)
    runner = web.AppRunner(app, shutdown_timeout=1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    port = runner.addresses[0][1]
    try:
        async with client() as session:
            bare = await session.ws_connect(f"http://127.0.0.1:{port}/", max_msg_size=MOST)
            try:
                yield await come, bare
            finally:
                over.set()
                await bare.close()
    finally:
        await runner.cleanup()


@asynccontextmanager
async def wired():
    """Two ends of a connection that know each other, first the kiosk's, then the desk's."""
    async with half_wired() as (desk, bare):
        kiosk = Wire(bare)
        kiosk.trust()
        desk.trust()
        yield kiosk, desk
        kiosk.end()
        await asyncio.wait({kiosk.ended})


@asynccontextmanager
async def client(**options):
    """A session of the HTTP library, over only once its sockets are closed.

    The library doesn't wait for the end of TLS, so the event loop would leave them open.
    """
    import aiohttp

    sockets = []

    def made(address):
        sockets.append(socket.socket(*address[:3]))
        return sockets[-1]

    connector = aiohttp.TCPConnector(socket_factory=made, **options)
    try:
        async with aiohttp.ClientSession(connector=connector) as session:
            yield session
    finally:
        while any(one.fileno() >= 0 for one in sockets):
            await asyncio.sleep(0.01)


@asynccontextmanager
async def bare_booth(desk, **options):
    """A bare WebSocket to a desk, which anyone can make."""
    async with client(**options) as session:
        url = f"https://127.0.0.1:{desk.port}/booth"
        async with session.ws_connect(url, ssl=kiosk_side(), max_msg_size=MOST) as bare:
            yield bare
