"""The desk's port: who is let in, who is not, and that no one out there hurts those inside."""

import asyncio
import socket
import ssl
import struct
import threading
import time
from contextlib import ExitStack, suppress
from dataclasses import replace

import pytest

from tests.net.lab import DeskHere, bare_booth, linked, missing, until
from tests.small_study import small_package, walk_on
from turingdesk.core.errors import WriteFailed
from turingdesk.net import greeting
from turingdesk.net.greeting import enter, pair
from turingdesk.net.host import Host
from turingdesk.net.kiosk_link import connected, pair_with
from turingdesk.net.message import FIXES, Refusal, RefusalReason, decoded, encoded
from turingdesk.net.paired_desk import Paired
from turingdesk.net.proof import Meeting, kiosk_side, new_code, nonce, token_proof
from turingdesk.net.server import MOST_STRANGERS, PortTaken
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder

UPGRADE = (
    b"GET /booth HTTP/1.1\r\nHost: desk\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


@pytest.fixture
def desk(tmp_path):
    with DeskHere(tmp_path) as desk:
        yield desk


def told(desk, reason):
    """How often connections were refused for a reason."""
    return desk.host.booths.refused[reason.value]


def come(known):
    """Enter once; what the desk calls the kiosk."""

    async def once():
        async with connected(known.host, known.port) as wire:
            return await enter(wire, known)

    return asyncio.run(once())


async def end_of(wire):
    """Why the desk ends a connection, after whatever else it says."""
    try:
        while True:
            await wire.read(5)
    except Refusal as refusal:
        return refusal.reason


def tls(desk):
    """A bare TLS connection that anyone can make."""
    bare = socket.create_connection(("127.0.0.1", desk.port), 10)
    return kiosk_side().wrap_socket(bare)


def said(connection):
    """All that the desk says until it ends the connection."""
    data = b""
    with suppress(OSError):
        while more := connection.recv(1 << 16):
            data += more
    return data


def answers(desk, *frames, **options):
    """The messages with which the desk answers frames, until it ends the connection."""

    async def scenario():
        async with bare_booth(desk, **options) as bare:
            for frame in frames:
                await bare.send_bytes(frame)
            return [decoded(told.data) async for told in bare]

    return asyncio.run(scenario())


def hello(**changes):
    words = {"say": "hello", "protocol": [2, 0], "program": "x", "nonce": nonce(), **changes}
    return encoded(words)


def test_a_kiosk_that_knows_the_code_is_paired_and_comes_in_from_then_on(desk):
    code = desk.code()
    known = pair_with("127.0.0.1", desk.port, code.lower().replace("-", " "), "Booth 1")
    assert known.fingerprint == desk.host.fingerprint
    assert come(known) == "Booth 1"
    kept = (desk.home / "booths.json").read_text()
    assert known.token not in kept
    assert (desk.home / "booths.json").stat().st_mode & 0o777 == 0o600
    assert (desk.home / "key.pem").stat().st_mode & 0o777 == 0o600


def test_a_code_is_good_for_one_kiosk(desk):
    code = desk.code()
    pair_with("127.0.0.1", desk.port, code, "Booth 1")
    with pytest.raises(Refusal) as refused:
        pair_with("127.0.0.1", desk.port, code, "Booth 2")
    assert refused.value.reason is RefusalReason.NO_CODE


def test_a_wrong_code_is_refused_counted_and_delays_the_next(desk):
    code = desk.code()
    with pytest.raises(Refusal) as refused:
        pair_with("127.0.0.1", desk.port, new_code(), "Booth 1")
    assert refused.value.reason is RefusalReason.WRONG_CODE
    desk.host.pairing._tries["127.0.0.1"] = (1, time.monotonic() + 60)
    with pytest.raises(Refusal) as refused:
        pair_with("127.0.0.1", desk.port, code, "Booth 1")
    assert refused.value.reason is RefusalReason.WAIT
    assert (told(desk, RefusalReason.WRONG_CODE), told(desk, RefusalReason.WAIT)) == (1, 1)
    desk.host.pairing._tries.clear()
    assert come(pair_with("127.0.0.1", desk.port, code, "Booth 1")) == "Booth 1"


@pytest.mark.slow
def test_wrong_codes_from_one_address_do_not_keep_the_right_kiosk_out(desk):
    """Eight threads guess from 127.0.0.2 as fast as they can, past every wait they are told."""
    code, is_over, reasons = desk.code(), threading.Event(), []

    def guess():
        while not is_over.is_set():
            words = {"say": "pair", "proof": "0" * 64, "name": "Stranger"}
            *_, last = answers(desk, hello(), encoded(words), local_addr=("127.0.0.2", 0))
            reasons.append(last["reason"])

    guessing = [threading.Thread(target=guess) for _ in range(8)]
    for thread in guessing:
        thread.start()
    try:
        until(lambda: len(reasons) >= 60 and reasons.count("wrong code") >= 2)
        known = pair_with("127.0.0.1", desk.port, code, "Booth 1")
    finally:
        is_over.set()
        for thread in guessing:
            thread.join()
    assert come(known) == "Booth 1"
    assert set(reasons) <= {"wrong code", "wait", "no code"}
    assert reasons.count("wrong code") <= 14  # all tries that an address has with one code
    assert [one.name for one in desk.host.paired_kiosks.all()] == ["Booth 1"]


def test_a_mistyped_code_costs_no_try(desk):
    desk.code()
    with pytest.raises(Refusal, match="contains a typo"):
        pair_with("127.0.0.1", desk.port, "AAAA-AAAA", "Booth 1")
    assert not desk.host.booths.refused


def test_an_expired_code_pairs_nobody(desk):
    async def opened():
        return desk.host.pairing.open(valid_s=0.0)

    with pytest.raises(Refusal) as refused:
        pair_with("127.0.0.1", desk.port, desk.call(opened()), "Booth 1")
    assert refused.value.reason is RefusalReason.NO_CODE


def test_somebody_in_the_middle_who_has_another_certificate_is_noticed(desk, tmp_path):
    """They pass every word on, but each end sees a certificate of its own."""
    code = desk.code()

    async def between(middle):
        async def at_middle(wire_to_kiosk):
            async with connected("127.0.0.1", desk.port) as up:
                for turn in (wire_to_kiosk, up, wire_to_kiosk):
                    other = up if turn is wire_to_kiosk else wire_to_kiosk
                    other.send(await turn.read(5))
                return await up.read(5)

        middle.host.greeter.greet = at_middle

    with DeskHere(tmp_path, "middle") as middle:
        middle.call(between(middle))
        with pytest.raises(Refusal):
            pair_with("127.0.0.1", middle.port, code, "Booth 1")
    until(lambda: told(desk, RefusalReason.WRONG_CODE) == 1)
    assert not desk.host.paired_kiosks.all()


def test_an_impostor_does_not_get_the_token(desk, tmp_path):
    known = desk.enrolled()
    with DeskHere(tmp_path, "impostor") as impostor:
        heard = []

        async def listening():
            async def greet(wire):
                heard.append(await wire.read(5))
                raise Refusal(RefusalReason.CLOSING, "")

            impostor.host.greeter.greet = greet

        impostor.call(listening())
        with pytest.raises(Refusal) as refused:
            come(known.at("127.0.0.1", impostor.port))
        assert refused.value.reason is RefusalReason.OTHER_DESK
        assert [one["say"] for one in heard] == ["hello"], "the token is not sent"


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"token": "00" * 32}, RefusalReason.WRONG_TOKEN),
        ({"booth": "somebody-else"}, RefusalReason.UNKNOWN),
    ],
)
def test_a_wrong_token_is_refused_named_and_counted(desk, changes, reason):
    known = replace(desk.enrolled(), **changes)
    with pytest.raises(Refusal) as refused:
        come(known)
    assert refused.value.reason is reason
    until(lambda: told(desk, reason) == 1)
    assert any(reason.value in event.what for event in desk.told if event.kind == "refused")


def test_words_that_were_overheard_are_good_for_nothing(desk):
    known = desk.enrolled()
    ours, heard = nonce(), []

    async def enter_by_hand():
        async with bare_booth(desk) as bare:
            await bare.send_bytes(hello(nonce=ours))
            theirs = decoded((await bare.receive()).data)["nonce"]
            proof = token_proof(known.token, Meeting(ours, theirs, known.fingerprint))
            heard.append(encoded({"say": "enter", "booth": known.booth, "proof": proof}))
            await bare.send_bytes(heard[0])
            assert decoded((await bare.receive()).data)["say"] == "welcome"

    asyncio.run(enter_by_hand())
    same_words = answers(desk, hello(nonce=ours), *heard)
    assert same_words[-1]["reason"] == "replayed"
    the_proof_alone = answers(desk, hello(), *heard)
    assert the_proof_alone[-1]["reason"] == "wrong token"
    until(
        lambda: (
            (told(desk, RefusalReason.REPLAYED), told(desk, RefusalReason.WRONG_TOKEN)) == (1, 1)
        )
    )


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (b"\x00\xff\x13\n", "nonsense"),
        (b"GET / HTTP/1.1\r\n\r\n", "nonsense"),
        (b'{"say": "piece", "file": "../../etc/passwd", "place": 0, "at": 0}\n', "nonsense"),
        (hello(protocol=["one"]), "nonsense"),
        (hello(nonce="short"), "nonsense"),
        (b"x" * 5_000, "too long"),
        (hello(protocol=[1, 0]), "version"),
    ],
)
def test_strangers_hear_why_they_are_refused(desk, words, reason):
    assert answers(desk, words)[-1]["reason"] == reason
    until(lambda: desk.host.booths.refused[reason] == 1)


@pytest.mark.parametrize(
    ("words", "status"),
    [
        (b"GET /booth HTTP/1.1\r\nHost: desk\r\n\r\n", b"400 Bad Request"),
        (b"GET /elsewhere HTTP/1.1\r\nHost: desk\r\n\r\n", b"404 Not Found"),
        (b"POST /booth HTTP/1.1\r\nHost: desk\r\n\r\n", b"405 Method Not Allowed"),
        (b"GET /booth\x00\x1b[2J HTTP/1.1\r\n\r\n", b"400 Bad Request"),
        (b'{"say":"hello","protocol":[1,0],"program":"","nonce":""}\n', b"400 Bad Request"),
        (b"GET / HTTP/1.1\r\nX: " + b"y" * 10_000, b"400 Bad Request"),  # in one piece
    ],
)
def test_who_speaks_http_alone_is_refused_counted_and_hurts_no_one(desk, words, status, caplog):
    with tls(desk) as stranger:
        stranger.sendall(words)
        assert status in stranger.recv(1 << 16).partition(b"\r\n")[0]
    until(lambda: told(desk, RefusalReason.NONSENSE) == status.startswith(b"400"))
    assert not caplog.records
    assert come(desk.enrolled()) == "Booth 1"


def test_who_speaks_no_tls_is_refused(desk):
    with socket.create_connection(("127.0.0.1", desk.port), 10) as bare:
        bare.sendall(b"GET / HTTP/1.1\r\nHost: desk\r\n\r\n" * 50)
        said(bare)
    until(lambda: told(desk, RefusalReason.NONSENSE) == 1)


def test_who_says_nothing_is_refused_after_a_while(desk, monkeypatch):
    monkeypatch.setattr(greeting, "HELLO_S", 0.1)
    assert answers(desk)[-1]["reason"] == "too late"


@pytest.mark.parametrize(("theirs", "is_welcome"), [((2, 7), True), ((1, 0), False)])
def test_a_kiosk_of_another_version_talks_if_it_is_compatible(
    desk, monkeypatch, theirs, is_welcome
):
    known = desk.enrolled()

    async def once():
        async with connected(known.host, known.port) as wire:
            write = wire.write

            def newer(say, **members):
                write(say, **members | ({"protocol": theirs} if say == "hello" else {}))

            monkeypatch.setattr(wire, "write", newer)
            return await enter(wire, known)

    if is_welcome:
        assert asyncio.run(once()) == "Booth 1"
        return
    with pytest.raises(Refusal, match="with protocol") as refused:
        asyncio.run(once())
    assert refused.value.reason is RefusalReason.VERSION
    assert greeting.PROGRAM in str(refused.value)
    assert FIXES[RefusalReason.VERSION] in str(refused.value)


@pytest.mark.slow
def test_a_flood_of_strangers_hurts_no_booth(desk, tmp_path):
    """500 connections that say nothing, one that sends a gigabyte, and a booth that works."""
    data = tmp_path / "kiosk"
    with linked(data, desk.enrolled()) as link, ExitStack() as stack:
        until(lambda: link.state.is_connected)
        for _ in range(500):
            stack.enter_context(socket.create_connection(("127.0.0.1", desk.port), 10))
        recorder = SessionRecorder.begin(
            small_package(tmp_path), data, SessionSetup("P-1", "Booth 1")
        )
        with tls(desk) as endless:
            endless.sendall(UPGRADE)
            endless.recv(4096)
            sent = 0
            with suppress(OSError):
                endless.sendall(struct.pack("!BBQ4s", 0x82, 0xFF, 1 << 30, b"mask"))
                while sent < 1 << 30:
                    endless.sendall(b"x" * (1 << 20))
                    sent += 1 << 20
            assert sent < 32 << 20
        walk_on(recorder)
        assert link.flush(10)
        assert missing(data, desk.data) == []
        assert "went" not in desk.kinds()
        assert come(desk.enrolled("Booth 2")) == "Booth 2"  # newcomers get through, too
    assert told(desk, RefusalReason.TOO_MANY) >= 500 - MOST_STRANGERS
    until(lambda: told(desk, RefusalReason.TOO_LONG) == 1)


def test_a_fault_of_the_program_ends_one_connection_and_is_told(desk):
    known = desk.enrolled()

    async def broken():
        greet = desk.host.greeter.greet

        async def fail(wire):
            desk.host.greeter.greet = greet
            raise KeyError("oops")

        desk.host.greeter.greet = fail

    desk.call(broken())
    with pytest.raises((OSError, Refusal)):
        come(known)
    until(lambda: "fault" in desk.kinds())
    assert come(known) == "Booth 1"


def test_a_booth_that_speaks_nonsense_is_cut_off_alone(desk):
    known = desk.enrolled()

    async def scenario():
        async with connected(known.host, known.port) as wire:
            await enter(wire, known)
            wire.write("welcome", name="you")  # is for kiosks
            return await end_of(wire)

    assert asyncio.run(scenario()) is RefusalReason.NONSENSE
    assert come(known) == "Booth 1"


def test_a_booth_that_connects_anew_takes_the_place_of_its_old_connection(desk):
    known = desk.enrolled()

    async def scenario():
        async with connected(known.host, known.port) as first:
            await enter(first, known)
            async with connected(known.host, known.port) as second:
                await enter(second, known)
                assert await end_of(first) is RefusalReason.REPLACED
                assert (await second.read(5))["say"] == "ping"

    asyncio.run(scenario())
    until(lambda: not desk.booth().is_here)


def test_a_data_folder_has_one_host_and_a_port_one_program(desk, tmp_path):
    async def open_one(data, port):
        async with Host(data, port, "127.0.0.1", desk.home):
            pass

    with pytest.raises(WriteFailed, match="already receives data from"):
        asyncio.run(open_one(desk.data, 0))
    with pytest.raises(PortTaken, match="--port"):
        asyncio.run(open_one(tmp_path / "other", desk.port))


def test_a_booth_that_was_removed_does_not_come_back(desk):
    known = desk.enrolled()
    assert come(known) == "Booth 1"

    async def remove():
        desk.host.paired_kiosks.remove(known.booth)
        desk.host.booths.leave(known.booth)

    desk.call(remove())
    with pytest.raises(Refusal) as refused:
        come(known)
    assert refused.value.reason is RefusalReason.UNKNOWN


def test_pairing_over_the_wire_needs_the_code_first(desk):
    """Who asks without the code learns nothing from the desk to try codes on."""
    desk.code()

    async def scenario():
        async with connected("127.0.0.1", desk.port) as wire:
            return await pair(wire, new_code(), "Booth 1", ("127.0.0.1", desk.port))

    with pytest.raises(Refusal):
        asyncio.run(scenario())

    async def strangers_first_answer():
        async with bare_booth(desk) as stranger:
            await stranger.send_bytes(hello())
            return set(decoded((await stranger.receive()).data))

    assert asyncio.run(strangers_first_answer()) == {"say", "protocol", "program", "nonce"}


def test_the_desk_keeps_its_certificate(tmp_path):
    with DeskHere(tmp_path) as desk:
        known = desk.enrolled()
        assert isinstance(known, Paired)
    with DeskHere(tmp_path) as desk:
        assert desk.host.fingerprint == known.fingerprint
        assert come(known.at("127.0.0.1", desk.port)) == "Booth 1"


def test_old_tls_is_refused(desk):
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    context.maximum_version = ssl.TLSVersion.TLSv1_2
    with (
        socket.create_connection(("127.0.0.1", desk.port), 10) as bare,
        pytest.raises((ssl.SSLError, OSError)),
    ):
        context.wrap_socket(bare)
