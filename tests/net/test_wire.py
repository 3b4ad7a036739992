"""The wire: real sockets, bytes in any portions, limits on length and time."""

import asyncio

import pytest

from tests.net.lab import half_wired
from turingdesk.net import wire as wires
from turingdesk.net.message import MOST, MOST_HELLO, Refusal, RefusalReason, encoded

LEFT = {"say": "left", "of": "file", "file": "f"}


def run(scenario, is_known=True, **options):
    """Run a scenario with a wire and the bare WebSocket at its other end."""

    async def main():
        async with asyncio.timeout(20), half_wired(**options) as (wire, bare):
            if is_known:
                wire.trust()
            await scenario(wire, bare)

    asyncio.run(main())


async def refused(wire, within_s=5):
    """Why the wire refuses what comes next."""
    with pytest.raises(Refusal) as problem:
        await wire.read(within_s)
    return problem.value.reason


def test_messages_come_out_whole_however_their_bytes_arrive():
    texts = ["", "ä" * 2000, "\x00\u2028\n", "y" * 4096]

    async def scenario(wire, bare):
        for text in texts:
            frame = encoded({**LEFT, "why": text})
            middle = len(frame) // 2
            transport = bare._response.connection.transport
            parts = []
            transport.write, write = parts.append, transport.write
            await bare.send_bytes(frame)
            transport.write = write
            data = b"".join(parts)
            for part in (data[:1], data[1:middle], data[middle:]):
                write(part)
                await asyncio.sleep(0.01)
        assert [(await wire.read(5))["why"] for _ in texts] == texts

    run(scenario)


def test_a_message_of_a_megabyte_is_cut_off_before_it_fills_the_memory():
    async def scenario(wire, bare):
        await bare.send_bytes(b" " * (1 << 20))
        assert await refused(wire) is RefusalReason.TOO_LONG
        last = await bare.receive(5)
        assert (last.type.name, last.data) == ("CLOSE", 1009)

    run(scenario)


def test_a_kiosk_understands_that_its_message_was_too_long():
    async def scenario(wire, bare):
        kiosk = wires.Wire(bare)
        await bare.send_bytes(b" " * (MOST + 1))
        with pytest.raises(Refusal):
            await wire.read(5)
        assert await refused(kiosk) is RefusalReason.TOO_LONG

    run(scenario)


def test_a_stranger_may_say_little():
    async def scenario(wire, bare):
        await bare.send_bytes(encoded({"say": "ping", "number": 1}))
        assert (await wire.read(5))["number"] == 1
        await bare.send_bytes(b" " * (MOST_HELLO + 1))
        assert await refused(wire) is RefusalReason.TOO_LONG

    run(scenario, is_known=False)


def test_words_are_taken_as_bytes_alone():
    async def scenario(wire, bare):
        await bare.send_str('{"say": "ping", "number": 1}')
        assert await refused(wire) is RefusalReason.NONSENSE

    run(scenario)


def test_silence_is_refused_after_a_while():
    async def scenario(wire, bare):
        assert await refused(wire, 0.05) is RefusalReason.TOO_LATE

    run(scenario)


def test_an_end_that_does_not_answer_a_heartbeat_is_not_there():
    async def scenario(wire, bare):  # who doesn't read answers no heartbeat
        assert await refused(wire, None) is RefusalReason.TOO_LATE

    run(scenario, heartbeat=0.1)


def test_the_end_of_a_connection_is_noticed_after_its_last_message():
    async def scenario(wire, bare):
        await bare.send_bytes(encoded({"say": "ping", "number": 1}))
        closing = asyncio.create_task(bare.close())
        assert (await wire.read(5))["number"] == 1
        with pytest.raises(ConnectionError):
            await wire.read(5)
        await closing

    run(scenario)


@pytest.mark.slow
def test_who_sends_faster_than_is_dealt_with_has_to_wait():
    frame = encoded({**LEFT, "why": "y" * 4000})

    async def scenario(wire, bare):
        sent = 0

        async def send():
            nonlocal sent
            for _ in range(8000):
                await bare.send_bytes(frame)
                sent += 1

        sending = asyncio.create_task(send())
        await asyncio.sleep(0.3)
        assert sent * len(frame) < 16 << 20  # what the wire and the kernel hold, of twice as much
        for _ in range(8000):
            assert (await wire.read(5))["file"] == "f"
        await sending

    run(scenario)


def test_who_sends_to_an_end_that_does_not_read_is_held_and_then_cut_off():
    async def scenario(wire, bare):
        text = "y" * 4000

        async def is_held():
            try:
                async with asyncio.timeout(0.05):
                    await wire.drain()
            except TimeoutError:
                return True
            return False

        while not await is_held():
            for _ in range(100):
                wire.write(**LEFT, why=text)
        for _ in range(wires._MOST_FRAMES + 1):
            wire.write(**LEFT, why=text)
        await asyncio.wait({wire.ended}, timeout=30)
        assert wire.ended.done()
        with pytest.raises(ConnectionError):
            await wire.read(5)

    run(scenario)


def test_who_says_too_much_at_once_is_cut_off_and_not_held_for_ever():
    async def scenario(wire, bare):
        kiosk = wires.Wire(bare)
        for _ in range(wires._MOST_FRAMES + 2):
            kiosk.write("ping", number=1)
        await kiosk.drain()
        wire.write("ping", number=2)
        with pytest.raises(ConnectionError):
            await kiosk.read(5)

    run(scenario)


def test_a_refusal_is_said_before_the_connection_ends():
    async def scenario(wire, bare):
        wire.refuse(Refusal(RefusalReason.VERSION, "Too old."))
        wire.write("ping", number=1)
        said = await bare.receive(5)
        assert b'"reason":"version"' in said.data
        assert (await bare.receive(5)).type.name == "CLOSE"

    run(scenario)


def test_a_refusal_that_is_heard_is_raised():
    async def scenario(wire, bare):
        said = {"say": "refused", "reason": "wrong token", "what": "No."}
        await bare.send_bytes(encoded(said))
        with pytest.raises(Refusal, match=r"No\. Pair this kiosk") as problem:
            await wire.read(5)
        assert problem.value.reason is RefusalReason.WRONG_TOKEN

    run(scenario)
