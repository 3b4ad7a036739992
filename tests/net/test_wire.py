"""The wire: real sockets, bytes in any portions, limits on length and time."""

import asyncio
import socket
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from turingdesk.net.message import MOST, MOST_HELLO, Refusal, RefusalReason, encoded
from turingdesk.net.wire import Wire


def run(scenario, most=MOST):
    """Run a scenario with a wire and the bare socket at its other end."""

    async def main():
        ours, theirs = socket.socketpair()
        theirs.setblocking(False)
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(Wire, sock=ours)
        wire.most = most
        try:
            async with asyncio.timeout(20):
                await scenario(wire, theirs, loop)
        finally:
            theirs.close()
            wire.cut()
            await asyncio.sleep(0)
            await wire.ended

    asyncio.run(main())


@settings(max_examples=30)
@given(
    st.lists(st.text(max_size=300), min_size=1, max_size=8),
    st.lists(st.integers(1, 400), min_size=1, max_size=10),
)
def test_messages_come_out_whole_however_their_bytes_arrive(texts, portions):
    data = b"".join(
        encoded({"say": "left", "of": "file", "file": "f", "why": text}) for text in texts
    )

    async def scenario(wire, theirs, loop):
        at, turn = 0, 0
        while at < len(data):
            await loop.sock_sendall(theirs, data[at : at + portions[turn % len(portions)]])
            at += portions[turn % len(portions)]
            turn += 1
            await asyncio.sleep(0)
        assert [(await wire.read(5))["why"] for _ in texts] == texts

    run(scenario)


def test_a_line_without_end_is_cut_off_before_it_fills_the_memory():
    async def scenario(wire, theirs, loop):
        sent = 0
        with suppress(OSError):
            while sent < 1 << 30:  # a gigabyte
                async with asyncio.timeout(2):
                    await loop.sock_sendall(theirs, b"x" * (1 << 20))
                sent += 1 << 20
        assert sent < 16 << 20
        with pytest.raises(Refusal) as refused:
            await wire.read(5)
        assert refused.value.reason is RefusalReason.TOO_LONG

    run(scenario)


def test_a_stranger_may_say_little():
    async def scenario(wire, theirs, loop):
        await loop.sock_sendall(theirs, encoded({"say": "ping", "number": 1}))
        assert (await wire.read(5))["number"] == 1
        await loop.sock_sendall(theirs, b" " * (MOST_HELLO + 2) + b"\n")
        with pytest.raises(Refusal) as refused:
            await wire.read(5)
        assert refused.value.reason is RefusalReason.TOO_LONG

    run(scenario, MOST_HELLO)


def test_silence_is_refused_after_a_while():
    async def scenario(wire, theirs, loop):
        with pytest.raises(Refusal) as refused:
            await wire.read(0.05)
        assert refused.value.reason is RefusalReason.TOO_LATE

    run(scenario)


def test_the_end_of_a_connection_is_noticed_after_its_last_message():
    async def scenario(wire, theirs, loop):
        await loop.sock_sendall(theirs, encoded({"say": "ping", "number": 1}))
        await asyncio.sleep(0.05)
        theirs.close()
        await asyncio.sleep(0.05)
        assert (await wire.read(5))["number"] == 1
        with pytest.raises(ConnectionError):
            await wire.read(5)

    run(scenario)


def test_who_sends_faster_than_is_dealt_with_has_to_wait():
    line = encoded({"say": "left", "of": "file", "file": "f", "why": "y" * 4000})

    async def scenario(wire, theirs, loop):
        sent = 0

        async def send():
            nonlocal sent
            for _ in range(5000):
                await loop.sock_sendall(theirs, line)
                sent += 1

        sending = asyncio.create_task(send())
        await asyncio.sleep(0.3)
        assert sent * len(line) < 16 * MOST  # what the wire and the kernel hold
        for _ in range(5000):
            assert (await wire.read(5))["file"] == "f"
        await sending

    run(scenario)


def test_a_refusal_is_said_before_the_connection_ends():
    async def scenario(wire, theirs, loop):
        wire.refuse(Refusal(RefusalReason.VERSION, "Too old."))
        said = await loop.sock_recv(theirs, 4096)
        assert b'"reason":"version"' in said
        assert await loop.sock_recv(theirs, 4096) == b""

    run(scenario)


def test_a_refusal_that_is_heard_is_raised():
    async def scenario(wire, theirs, loop):
        said = {"say": "refused", "reason": "wrong token", "what": "No."}
        await loop.sock_sendall(theirs, encoded(said))
        with pytest.raises(Refusal, match=r"No\. Pair this kiosk") as refused:
            await wire.read(5)
        assert refused.value.reason is RefusalReason.WRONG_TOKEN

    run(scenario)
