"""A kiosk and a desk at the ends of one wire: what either does when the other misbehaves."""

import asyncio
import socket
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.net.lab import missing
from tests.small_study import small_package, walk_on
from turingdesk.net.booth_connection import BoothConnection, FileWorkers
from turingdesk.net.booths import Booths
from turingdesk.net.kiosk_commands import KioskCommands
from turingdesk.net.kiosk_connection import KioskConnection
from turingdesk.net.message import encoded
from turingdesk.net.outbox import Outbox
from turingdesk.net.paired_kiosks import PairedKiosks
from turingdesk.net.receiver import Receiver
from turingdesk.net.refusal import Reason, Refusal
from turingdesk.net.wire import Wire
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder


async def wires():
    ours, theirs = socket.socketpair()
    loop = asyncio.get_running_loop()
    made = [(await loop.create_connection(Wire, sock=end))[1] for end in (ours, theirs)]
    for wire in made:
        wire.trust()
    return made


def run(scenario):
    async def main():
        async with asyncio.timeout(20):
            kiosk, desk = await wires()
            try:
                return await scenario(kiosk, desk)
            finally:
                kiosk.cut()
                desk.cut()
                await asyncio.sleep(0)

    return asyncio.run(main())


@pytest.fixture
def data(tmp_path):
    package = small_package(tmp_path)
    walk_on(
        SessionRecorder.begin(package, tmp_path / "k", SessionSetup("P-1", "Booth 1"), judged={})
    )
    return tmp_path / "k"


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ({"say": "paired", "proof": "", "booth": "", "token": "", "desk": ""}, Reason.NONSENSE),
        ({"say": "refused", "reason": "closing", "what": "Bye."}, Reason.CLOSING),
    ],
)
def test_a_kiosk_leaves_a_desk_that_says_what_it_should_not(data, said, reason):
    async def scenario(kiosk, desk):
        desk.send(said)
        with pytest.raises(Refusal) as refused:
            await KioskConnection(kiosk, Outbox(data), KioskCommands()).run()
        assert refused.value.reason is reason

    run(scenario)


def test_a_desk_that_claims_to_have_more_than_there_is_is_left(data):
    async def scenario(kiosk, desk):
        sending = asyncio.create_task(KioskConnection(kiosk, Outbox(data), KioskCommands()).run())
        while (told := await desk.read(5))["say"] != "file":
            pass
        have = {"file": told["file"], "skip": 0, "place": 0, "digest": ""}
        desk.write("have", size=told["size"] + 1, **have)
        with pytest.raises(Refusal, match="more than it was told of"):
            await sending

    run(scenario)


def test_answers_about_files_that_nobody_asked_for_do_no_harm(data):
    async def scenario(kiosk, desk):
        for say, more in (
            ("kept", {"size": 5}),
            ("left", {"of": "piece", "why": ""}),
            ("again", {"of": "piece", "after_s": 0, "why": ""}),
            ("have", {"skip": 0, "place": 0, "size": 0, "digest": ""}),
        ):
            desk.write(say, file="sub-P-9_ses-1_study-x.jsonl", **more)
        desk.write("ping", number=7)
        sending = asyncio.create_task(KioskConnection(kiosk, Outbox(data), KioskCommands()).run())
        while (told := await desk.read(5))["say"] != "pong":
            pass
        sending.cancel()
        assert told["number"] == 7

    run(scenario)


def served(tmp_path, scenario):
    """A scenario with a desk that serves, and the bare wire of a booth."""

    async def main(kiosk, desk):
        paired_kiosks = PairedKiosks(tmp_path / "roll")
        member, _ = paired_kiosks.add("Booth 1")
        booths = Booths(paired_kiosks)
        booths.come(member.id, desk, "TuringDesk 9")
        with ThreadPoolExecutor(2) as threads:
            workers = FileWorkers(Receiver(tmp_path / "d"), threads)
            connection = asyncio.create_task(
                BoothConnection(desk, member.id, booths, workers).run()
            )
            try:
                return await scenario(kiosk, booths, connection)
            finally:
                connection.cancel()
                await asyncio.gather(connection, return_exceptions=True)

    return run(main)


async def answer(kiosk, say):
    while (told := await kiosk.read(5))["say"] != say:
        pass
    return told


def test_a_desk_answers_each_piece_and_asks_whether_the_booth_is_there(tmp_path):
    async def scenario(kiosk, booths, connection):
        head = {"say": "piece", "file": "sub-P-1_ses-1_study-x.jsonl", "place": 0}
        kiosk.send({**head, "at": 0, "text": "one\n"})
        assert (await answer(kiosk, "kept"))["size"] == 4
        kiosk.send({**head, "at": 99, "text": "gap\n"})
        assert (await answer(kiosk, "again"))["of"] == "piece"
        kiosk.send({**head, "file": "letter.txt", "at": 0, "text": "Dear"})
        assert "Only journals" in (await answer(kiosk, "left"))["why"]
        kiosk.write("pong", number=1, at=0.0)
        kiosk.write("state", session="", unsent=12, free=34)
        while booths.all()[0].free != 34:
            await asyncio.sleep(0.01)
        assert booths.all()[0].clock_s < -1e9
        assert (tmp_path / "d" / head["file"]).read_bytes() == b"one\n"

    served(tmp_path, scenario)


@pytest.mark.parametrize("say", ["hello", "have", "welcome"])
def test_a_desk_refuses_what_is_not_for_it(tmp_path, say):
    words = {
        "hello": {"protocol": [1, 0], "program": "", "nonce": ""},
        "have": {"file": "", "skip": 0, "place": 0, "size": 0, "digest": ""},
        "welcome": {"name": ""},
    }

    async def scenario(kiosk, booths, connection):
        kiosk.write(say, **words[say])
        with pytest.raises(Refusal, match="is not for the desk"):
            await connection

    served(tmp_path, scenario)


def test_both_ends_together_bring_everything_over(data, tmp_path):
    async def scenario(kiosk, booths, connection):
        outbox = Outbox(data)
        sending = asyncio.create_task(KioskConnection(kiosk, outbox, KioskCommands()).run())
        await asyncio.sleep(0.1)
        while outbox.unsent:
            await asyncio.sleep(0.01)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)

    served(tmp_path, scenario)
    assert missing(data, tmp_path / "d") == []


def test_messages_have_one_spelling():
    assert encoded({"say": "ping", "number": 1}) == b'{"say":"ping","number":1}\n'
