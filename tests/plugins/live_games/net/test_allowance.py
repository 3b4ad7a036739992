"""What another end may send, with a clock that a test moves."""

import asyncio
import json
import logging
import time

from hypothesis import given
from hypothesis import strategies as st

from tests.net.lab import DeskHere, linked, until
from tests.net.test_web_site import package
from tests.plugins.live_games.net.bots import added, bare_bot, bot_state, key_message, told
from turingdesk.net.allowance import Allowance, Traffic
from turingdesk.net.message import MOST_PIECE
from turingdesk.plugins.live_games.net import bot_connection, bots
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder


class Now:
    """A clock that only runs when it is told to."""

    def __init__(self):
        self.s = 0.0

    def __call__(self):
        return self.s


def test_so_much_may_come_at_once_and_so_much_each_second():
    now = Now()
    allowance = Allowance(3, 2.0, now)
    assert [allowance.take() for _ in range(4)] == [True, True, True, False]
    now.s = 0.5
    assert [allowance.take(), allowance.take()] == [True, False]
    now.s = 100.0
    assert [allowance.take(3), allowance.take()] == [True, False]


def test_what_comes_too_early_is_due_later():
    now = Now()
    allowance = Allowance(2, 2.0, now)
    assert [allowance.due_s() for _ in range(4)] == [0, 0, 0.5, 1.0]
    now.s = 1.0
    assert allowance.due_s(10) == 5.0


@given(st.lists(st.tuples(st.floats(0, 5), st.floats(0, 50)), max_size=50))
def test_whoever_waits_sends_no_more_than_the_rate_allows(sent):
    now, total = Now(), 0.0
    allowance = Allowance(100, 10.0, now)
    for pause_s, amount in sent:
        now.s += pause_s
        now.s += allowance.due_s(amount)
        total += amount
        assert total <= 100 + 10 * now.s + 1e-6


def test_a_kiosk_sends_no_more_bytes_than_it_may_and_all_arrive_in_the_end(tmp_path):
    burst, per_s = 100_000, 200_000.0
    setup = SessionSetup("P-1", "Booth 1")
    recorder = SessionRecorder.begin(package(tmp_path), tmp_path / "kiosk", setup)
    for _ in range(60):
        recorder.record("note", text="x" * 10_000)
    journal = recorder.path
    with DeskHere(tmp_path) as desk:
        paired = desk.enrolled()
        booths, begun_s = desk.host.booths, time.monotonic()
        booths._traffic[paired.booth] = Traffic((1_000, 1_000), (burst, per_s))
        with linked(journal.parent, paired):

            def size():
                path = desk.data / journal.name
                have = path.stat().st_size if path.exists() else 0
                assert have <= burst + per_s * (time.monotonic() - begun_s) + MOST_PIECE
                return have

            until(lambda: size() == journal.stat().st_size)
    recorder.abandon()


def test_of_a_bot_no_more_bytes_are_read_than_it_may_send(tmp_path, caplog):
    caplog.set_level(logging.INFO, bots.__name__)
    burst, per_s = bot_connection._BYTES
    count = bot_connection.BURST - 5  # no more messages than it may
    frame = json.dumps({"message": "x" * 15_000})
    with DeskHere(tmp_path) as desk:
        key = added(desk.home)

        async def flood():
            async with bare_bot(desk.port) as bare:
                begun_s = time.monotonic()
                await bare.send_str(key_message(key))
                await told(bare)
                for _ in range(count):
                    await bare.send_str(frame)
                while bot_state(desk).refused < count:  # what is read is no message
                    await asyncio.sleep(0.02)
                return time.monotonic() - begun_s

        took_s = asyncio.run(flood())
        until(lambda: not bot_state(desk).is_here)
    (refused,) = (one.args[1] for one in caplog.records if "refused" in one.msg)
    assert refused["flood"] > 0
    assert (count - refused["flood"]) * len(frame) <= burst + per_s * took_s
