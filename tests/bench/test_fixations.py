"""How exactly eye movements are played: onsets against their due times, over many loops.

python -m pytest -m bench tests/bench/test_fixations.py
"""

from statistics import mean, median, pstdev
from time import perf_counter

import psutil
import pytest
from PySide6.QtGui import QColor, QImage

from turingdesk.gui import theme
from turingdesk.gui.kiosk.timing_check import TimingTest
from turingdesk.gui.tasks import view_of
from turingdesk.tasks.fixations import Fixation, FixationsShow, Scanpath

pytestmark = [pytest.mark.bench, pytest.mark.timeout(600)]
IDLE = 0.05  #: of one core


@pytest.fixture
def others():
    """How much of one core other programs take meanwhile; the limits are for an idle machine."""
    own = psutil.Process()

    def busy_s():
        times = psutil.cpu_times()
        all_of_it = sum(times) - times.idle - getattr(times, "iowait", 0.0)
        return all_of_it - sum(own.cpu_times()[:2])

    began, before = perf_counter(), busy_s()
    return lambda: max(0.0, busy_s() - before) / (perf_counter() - began)


def quietest(late, parts=10):
    """The spread of the best tenth: what the program does when nothing else runs."""
    size = len(late) // parts
    return min(pstdev(late[n * size : (n + 1) * size]) for n in range(parts))


@pytest.fixture
def scanpath(qapp, tmp_path):
    theme.apply(qapp)
    image = QImage(960, 600, QImage.Format.Format_RGB32)
    image.fill(QColor("#4060a0"))
    assert image.save(str(tmp_path / "p.png"))
    points = tuple(Fixation(60.0 * n, 40.0 * n) for n in range(15))
    return Scanpath(tmp_path / "p.png", points, 960, 600)


def test_every_fixation_is_painted_within_a_refresh_and_a_hundred_loops_do_not_drift(
    scanpath, qtbot, say, others
):
    show = FixationsShow(fixation_s=0.05, gap_s=0.05)
    view = view_of("fixations")(scanpath, show)
    qtbot.addWidget(view)
    view.resize(1360, 628)
    view.show()
    qtbot.waitUntil(lambda: view.playback.plays == 100, timeout=300_000)
    view.stop()
    kept = view.record()
    late = [p - d for d, p in zip(kept["due_ms"], kept["painted_ms"], strict=True)][1:]
    first, last = late[:160], late[-160:]
    say(
        f"{len(late)} frames: mean {mean(late):+.2f} ms, SD {pstdev(late):.2f} ms, "
        f"largest {max(late):.2f} ms; drift {mean(last) - mean(first):+.3f} ms; "
        f"dropped {kept['dropped']}; quietest tenth: SD {quietest(late):.2f} ms; "
        f"other programs took {others():.0%} of a core"
    )
    assert quietest(late) < 1
    assert abs(median(last) - median(first)) < 0.5
    if others() < IDLE:
        assert pstdev(late) < 1
        assert max(late) < kept["refresh_ms"]
        assert kept["dropped"] == 0


def test_black_and_white_come_and_go_on_time(qtbot, say, others):
    test = TimingTest(100)
    qtbot.addWidget(test)
    test.resize(800, 600)
    with qtbot.waitSignal(test.finished, timeout=120_000):
        test.show()
    timing = test.result()
    say(timing.in_words() + f"\n(Other programs took {others():.0%} of a core.)")
    assert timing.repeats == 100
    assert abs(timing.onset.mean) < 3
    if others() < IDLE:
        assert timing.onset.sd < 1
        assert timing.duration.sd < 1.5
        assert timing.dropped == 0
