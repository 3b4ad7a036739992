"""The one server: parts share it, and no one out there takes it from those inside."""

import asyncio
import json
import os
import socket
import threading
import time
from contextlib import ExitStack, suppress

import pytest

from tests.net.lab import DeskHere, bare_booth, client, linked, missing, until
from tests.net.test_host import UPGRADE, come, end_of, hello, told
from tests.net.test_host import tls as tls_to
from tests.small_study import small_package, walk_on
from turingdesk.net import greeting, server
from turingdesk.net.greeting import enter
from turingdesk.net.host import Host
from turingdesk.net.kiosk_link import connected
from turingdesk.net.message import FIXES, Refusal, RefusalReason
from turingdesk.net.proof import desk_side, fingerprint, kiosk_side
from turingdesk.net.server import Strangers
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder

HOSTILE = "\x00\x1b[2J\u202e" * 20


@pytest.fixture
def desk(tmp_path):
    with DeskHere(tmp_path) as desk:
        yield desk


def test_a_part_adds_its_routes_to_the_one_server(tmp_path):
    from aiohttp import web

    happened = []

    def add_greeting(app, strangers):
        async def greet(request):
            strangers.trust(request)
            return web.Response(text="Hello")

        async def beside(_):
            happened.append("began")
            yield
            happened.append("ended")

        app.router.add_get("/greeting", greet)
        app.cleanup_ctx.append(beside)

    async def scenario():
        home = tmp_path / "home"
        async with Host(tmp_path / "d", 0, "127.0.0.1", home, parts=[add_greeting]) as host:
            async with client() as session:
                url = f"https://127.0.0.1:{host.port}"
                async with session.get(f"{url}/greeting", ssl=kiosk_side()) as answer:
                    assert await answer.text() == "Hello"
                async with session.ws_connect(f"{url}/booth", ssl=kiosk_side()) as booth:
                    await booth.send_bytes(hello())
                    assert json.loads((await booth.receive()).data)["say"] == "hello"
            assert happened == ["began"]
        assert happened == ["began", "ended"]

    asyncio.run(scenario())


def test_of_too_many_strangers_the_one_that_is_silent_longest_goes(monkeypatch):
    monkeypatch.setattr(server, "MOST_STRANGERS", 3)
    strangers = Strangers()
    with ExitStack() as stack:
        pairs = [socket.socketpair() for _ in range(6)]
        for pair in pairs:
            for end in pair:
                end.setblocking(False)
                stack.enter_context(end)
        assert [strangers.add((n,), pairs[n][0]) for n in range(3)] == [0, 0, 0]
        assert strangers.remove((0,))  # is known
        assert not strangers.remove((0,))
        pairs[2][0].close()  # left by itself
        assert [strangers.add((n,), pairs[n][0]) for n in (3, 4)] == [0, 0]
        assert strangers.add((5,), pairs[5][0]) == 1
        assert pairs[1][1].recv(1) == b""
        for n in (0, 3, 4, 5):
            with pytest.raises(BlockingIOError):
                pairs[n][1].recv(1)


def ends(connection, word=b""):
    """Whether the other end ends a connection, on which a word is said again and again."""
    connection.settimeout(0.02)
    until_s = time.monotonic() + 10
    while time.monotonic() < until_s:
        try:
            connection.sendall(word)
            if not connection.recv(4096):
                return True
        except TimeoutError:
            pass
        except OSError:
            return True
    return False


def test_who_speaks_without_end_or_not_at_all_is_cut_off(tmp_path, monkeypatch):
    modules = (server, greeting)
    hello_s = server.HELLO_S
    for module in modules:
        monkeypatch.setattr(module, "HELLO_S", 0.1)
    with DeskHere(tmp_path) as desk:
        known = desk.enrolled()
        with socket.create_connection(("127.0.0.1", desk.port), 10) as without_tls:
            assert ends(without_tls)
        with tls_to(desk) as silent:
            assert ends(silent)
        with tls_to(desk) as slow:
            slow.sendall(b"GET /booth HTTP/1.1\r\nX: ")
            assert ends(slow, b"X")
        with tls_to(desk) as slow:
            slow.sendall(UPGRADE + b"\x82\xfe\x0f\xff")  # a frame of 4,095 bytes begins
            assert ends(slow, b"y")
        until(lambda: told(desk, RefusalReason.TOO_LATE) == 1)
        for module in modules:
            monkeypatch.setattr(module, "HELLO_S", hello_s)
        assert come(known) == "Booth 1"


def test_a_message_of_a_megabyte_ends_the_booth_that_sends_it_alone(desk):
    known = desk.enrolled()

    async def scenario():
        async with connected(known.host, known.port) as wire:
            await enter(wire, known)
            wire.trust()
            wire.write("piece", file="f", place=0, at=0, data=b"x" * (1 << 20))
            assert await end_of(wire) is RefusalReason.TOO_LONG

    asyncio.run(scenario())
    until(lambda: told(desk, RefusalReason.TOO_LONG) == 1)
    assert come(known) == "Booth 1"


@pytest.mark.slow
def test_a_booth_that_says_thousands_of_things_holds_no_other_back(desk, tmp_path):
    flooding, working = desk.enrolled("Booth 1"), desk.enrolled("Booth 2")
    over, sent, data = threading.Event(), [], tmp_path / "kiosk"

    async def flood():
        async with connected(flooding.host, flooding.port) as wire:
            await enter(wire, flooding)
            wire.trust()
            while not over.is_set():
                for _ in range(100):
                    wire.write("state", session="", unsent=len(sent), free=0)
                    wire.write("said", room="none", number=0, threads=[], text=HOSTILE)
                    sent.append(None)
                await wire.drain()

    thread = threading.Thread(target=asyncio.run, args=(flood(),))
    with linked(data, working) as link:
        until(lambda: link.state.is_connected)
        thread.start()
        try:
            until(lambda: len(sent) > 1000)
            for code in ("P-1", "P-2"):
                setup = SessionSetup(code, "Booth 2")
                walk_on(SessionRecorder.begin(small_package(tmp_path), data, setup, judged={}))
                assert link.flush(10)
        finally:
            over.set()
            thread.join()
    assert missing(data, desk.data) == []
    assert not desk.host.booths.refused


def test_a_bare_stranger_hears_nothing_of_others(desk):
    """Neither who is paired nor what they do is told to one that is not known."""
    known = desk.enrolled()

    async def scenario():
        async with connected(known.host, known.port) as wire, bare_booth(desk) as stranger:
            await enter(wire, known)
            await stranger.send_bytes(hello())
            heard = [json.loads((await stranger.receive(5)).data)]
            await stranger.send_bytes(b'{"say": "state", "session": "", "unsent": 0, "free": 0}')
            heard += [json.loads(one.data) async for one in stranger]
            return heard

    first, last = asyncio.run(scenario())
    assert first["say"] == "hello"
    assert (last["say"], last["what"]) == ("refused", "'state' comes too early.")


@pytest.mark.parametrize(
    ("answer", "wanted"),
    [
        (b'{"say":"refused","reason":"version","what":""}\n', Refusal),  # as earlier desks do
        (b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n", Refusal),
        (b"", ConnectionError),
    ],
)
def test_a_kiosk_says_when_what_answers_is_no_desk(tmp_path, answer, wanted):
    async def scenario():
        async def other(reader, writer):
            await reader.readuntil(b"\r\n\r\n")
            writer.write(answer)
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

        context, _ = desk_side(tmp_path)
        async with await asyncio.start_server(other, "127.0.0.1", 0, ssl=context) as program:
            with pytest.raises(wanted) as problem:
                async with connected(*program.sockets[0].getsockname()):
                    pass
        return problem.value

    problem = asyncio.run(scenario())
    if wanted is Refusal:
        assert problem.reason is RefusalReason.VERSION
        assert FIXES[RefusalReason.VERSION] in str(problem)


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "localhost"])
def test_a_desk_is_found_at_any_kind_of_address(tmp_path, host):
    async def scenario():
        desk = Host(tmp_path / "d", 0, "", tmp_path / "home")
        async with desk, connected(host, desk.port) as wire:
            assert fingerprint(wire.certificate) == desk.fingerprint

    asyncio.run(scenario())


def test_who_only_sends_heartbeats_is_still_silent(desk, monkeypatch):
    monkeypatch.setattr(greeting, "HELLO_S", 0.1)

    async def ping_on(stranger):
        for _ in range(500):
            await stranger.ping()
            await asyncio.sleep(0.02)

    async def scenario():
        async with bare_booth(desk) as stranger:
            with pytest.raises(ConnectionError):
                await ping_on(stranger)
            return json.loads((await stranger.receive(5)).data)

    assert asyncio.run(scenario())["reason"] == "too late"
    until(lambda: told(desk, RefusalReason.TOO_LATE) == 1)


def test_a_desk_that_stops_ends_connections_that_said_nothing_yet(tmp_path):
    with ExitStack() as stack:
        with DeskHere(tmp_path) as desk:
            at = ("127.0.0.1", desk.port)
            silent = [stack.enter_context(socket.create_connection(at, 10)) for _ in range(20)]
        for one in silent:
            with suppress(ConnectionResetError):
                assert one.recv(1) == b""


def test_a_desk_that_stops_ends_connections_that_do_not_respond_to_the_end_of_tls(tmp_path):
    with ExitStack() as stack:
        with DeskHere(tmp_path) as desk:
            line = stack.enter_context(tls_to(desk))
            line.sendall(b"GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            assert line.recv(1)
        bare = stack.enter_context(socket.socket(fileno=os.dup(line.fileno())))
        bare.settimeout(10)
        while bare.recv(1 << 16):
            pass


def test_an_address_with_thousands_of_devices_gets_no_more_and_holds_no_other_back():
    strangers, lab = Strangers(), "192.0.2.7"
    hall = [strangers.is_one_too_many(lab, f"d{n}", n) for n in range(server.MOST_DEVICES)]
    assert not any(hall)
    assert strangers.is_one_too_many(lab, "one more", 1000)
    assert not strangers.is_one_too_many(lab, "d0", 1000)  # connects again
    assert not strangers.is_one_too_many("192.0.2.8", "one more", 1000)
    assert not strangers.is_one_too_many(lab, "one more", 3601)  # the first ones are forgotten
    for n in range(server.MOST_DEVICES):
        strangers.is_one_too_many(f"2001:db8::{n:x}", f"d{n}", 4000)
    assert strangers.is_one_too_many("2001:db8::ffff", "of the same network", 4000)
    assert not strangers.is_one_too_many("2001:db8:1::1", "of another", 4000)
    for n in range(server.MOST_DEVICES + 1):
        assert not strangers.is_one_too_many("127.0.0.1", f"d{n}", 4000)
