"""Live results on large folders: how soon they open, how soon a verdict shows, what blocks.

python -m pytest -m bench tests/bench/test_live.py -s
"""

import sys
from contextlib import closing, contextmanager
from multiprocessing import Pipe, get_context
from random import Random
from time import perf_counter, thread_time

import pytest
from PySide6.QtCore import QEventLoop, QObject, QTimer

from tests.bench.journals import RULES, SESSIONS, VERDICTS, session_lines, write_journals
from turingdesk.gui.app import IDLE_MS, application
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.window import DeskWindow
from turingdesk.journal.journal import Entry, Journal
from turingdesk.journal.session_name import SessionName
from turingdesk.system.settings import Settings

pytestmark = [pytest.mark.bench, pytest.mark.timeout(900)]

#: Verdicts, sessions, and seconds within which it opens and a new verdict shows.
SIZES = [(VERDICTS, SESSIONS, 2.0, 0.6), (1_000_000, 10_000, 12.0, 3.0)]
STALL_MS = 50.0
READY_MS = 2000  #: from when the desk is there to the click that opens Live
CLICK_MS = 500  #: after the desk is shown, while it imports what Live results need
MAKING_MS = 100.0  #: the longest stall where the page itself is made after the click
NEW = 20  #: verdicts that arrive while the page is looked at


class StallMeter(QObject):
    """The longest time for which the event loop did not turn.

    `busy_ms` has for how long this thread had a processor meanwhile: on a machine where others
    work too, the rest of a stall is theirs.
    """

    def __init__(self):
        super().__init__()
        self._timer = QTimer(self, interval=1)
        self._timer.timeout.connect(self._tick)
        self.gaps_ms, self.busy_ms = [], []

    def start(self):
        self.gaps_ms, self.busy_ms = [], [0.0]
        self._last_s, self._busy_s = perf_counter(), thread_time()
        self._timer.start()

    def stop(self):
        self._timer.stop()
        return max(self.gaps_ms)

    def _tick(self):
        now_s, busy_s = perf_counter(), thread_time()
        self.gaps_ms.append((now_s - self._last_s) * 1000 - 1)
        self.busy_ms.append((busy_s - self._busy_s) * 1000)
        self._last_s, self._busy_s = now_s, busy_s


def answer_when_told(line, folder, rules):
    """A session that runs elsewhere: writes verdicts one by one, as a kiosk does.

    It has its own process: what it waits for the disk must not stop the desk's event loop.
    """
    name = SessionName("P-99999", 1, "paper-1")
    with closing(Journal.create(folder / name.file)) as journal:
        for told in session_lines(name, 500, Random(2), closed=False, rules=rules):
            fields = {k: v for k, v in told.items() if k not in {"seq", "kind", "at", "t_ms"}}
            journal.append(Entry(told["kind"], told["at"], told["t_ms"], fields))
            line.send(perf_counter())  # the same clock in all processes
            if not line.recv():
                return


@contextmanager
def kiosk(folder, rules):
    line, other = Pipe()
    process = get_context("spawn").Process(target=answer_when_told, args=(other, folder, rules))
    process.start()
    try:
        assert line.poll(30)
        line.recv()  # the line that opens the session is written
        yield line
    finally:
        line.send(False)
        process.join()


def wait_until(there, limit_s):
    began_s = perf_counter()
    while not there():
        assert perf_counter() - began_s < limit_s, "it never came"
        turn(2)
    return perf_counter()


def given(snapshot):
    """How many verdicts there are, whether they count or not."""
    return snapshot.counted + sum(snapshot.left_out.values())


def turn(ms):
    loop = QEventLoop()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()


def test_a_click_in_the_first_second_opens_them_as_soon(tmp_path):
    """Run by itself, or first: what other tests imported isn't imported again."""
    write_journals(tmp_path / "data")
    application()
    window = DeskWindow(DeskState(Settings(data=tmp_path / "data")))
    window.show()
    window.prepare("live", IDLE_MS)
    turn(CLICK_MS)
    meter = StallMeter()
    meter.start()
    began_s = perf_counter()
    window.go_to("live")
    wait_until(lambda: window.help.page == "live", 30)
    live = window.page("live")
    opened_s = wait_until(lambda: live.snapshot.counted, 30) - began_s
    stall_ms, busy_ms = meter.stop(), max(meter.busy_ms)
    window.close()
    turn(100)
    sys.stdout.write(
        f"\nclicked {CLICK_MS} ms after the start: opened in {opened_s:.2f} s; longest stall "
        f"{stall_ms:.0f} ms ({busy_ms:.0f} ms of it busy)\n"
    )
    assert opened_s < SIZES[0][2]
    assert stall_ms < MAKING_MS


@pytest.mark.parametrize("rules", [None, RULES], ids=["plain", "rules"])
@pytest.mark.parametrize(("verdicts", "sessions", "open_s", "shows_s"), SIZES)
def test_live_results_open_move_and_never_block(
    tmp_path, verdicts, sessions, open_s, shows_s, rules
):
    data = tmp_path / "data"
    write_journals(data, verdicts, sessions, rules=rules)
    application()
    window = DeskWindow(DeskState(Settings(data=data)))
    window.show()
    window.prepare("live", IDLE_MS)
    turn(READY_MS)
    meter = StallMeter()
    began_s = perf_counter()
    window.go_to("live")
    live = window.page("live")
    made_ms = (perf_counter() - began_s) * 1000
    meter.start()
    opened_s = wait_until(lambda: live.snapshot.counted, 10 * open_s) - began_s
    turn(100)
    opening_ms, opening_busy_ms = meter.stop(), max(meter.busy_ms)
    assert given(live.snapshot) == verdicts

    chance, shown_s = Random(3), []
    with kiosk(data, rules) as line:
        turn(1500)
        meter.start()
        for number in range(1, NEW + 1):
            turn(chance.randrange(300, 900))
            line.send(True)
            wait_until(lambda number=number: given(live.snapshot) == verdicts + number, 30)
            live.confusion.repaint()
            shown_s.append(perf_counter() - line.recv())
        moving_ms, moving_busy_ms = meter.stop(), max(meter.busy_ms)
    total = given(live.snapshot)
    window.close()
    turn(100)
    sys.stdout.write(
        f"\n{verdicts:,} verdicts, {len(rules or ())} rules: opened in {opened_s:.2f} s, "
        f"of which {made_ms:.0f} ms for the page itself; a verdict showed after "
        f"{max(shown_s):.3f} s at most; longest stall "
        f"{opening_ms:.0f} ms while opening ({opening_busy_ms:.0f} ms of it busy), "
        f"{moving_ms:.0f} ms while moving ({moving_busy_ms:.0f} ms)\n"
    )
    assert total == verdicts + NEW
    assert opened_s < open_s
    assert max(shown_s) < shows_s
    assert max(opening_ms, moving_ms) < STALL_MS
