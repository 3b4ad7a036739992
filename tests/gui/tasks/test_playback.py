import sys
from time import perf_counter, sleep

import pytest

from turingdesk.gui.tasks._playback import SWITCH_S, Playback
from turingdesk.tasks._timeline import Phase, Timeline, TimelineFrame


def three_frames(length_ms=90.0):
    frames = (
        TimelineFrame(0.0, Phase.FIXATION, 0),
        TimelineFrame(30.0, Phase.FIXATION, 1),
        TimelineFrame(60.0, Phase.GAP, -1),
    )
    return Timeline(frames, (), length_ms)


@pytest.fixture
def playback(qapp):
    made = []

    def make(timeline=None, painted=lambda: None):
        made.append(Playback(timeline or three_frames(), painted))
        return made[-1]

    yield make
    for one in made:
        one.stop()


def test_frames_follow_their_due_times_and_loop(playback, qtbot):
    seen = []
    player = playback(painted=lambda: seen.append((perf_counter(), player.frame.last)))
    begun = perf_counter()
    player.begin(begun)
    qtbot.waitUntil(lambda: player.plays >= 3)
    player.stop()
    assert [last for _, last in seen][:5] == [1, -1, 0, 1, -1]
    kept = player.record()
    assert kept["due_ms"][:5] == [0.0, 30.0, 60.0, 90.0, 120.0]
    late = [p - d for d, p in zip(kept["due_ms"], kept["painted_ms"], strict=True)]
    assert min(late) >= 0, "how late at most is for tests/bench/test_fixations.py"


def test_a_play_is_told_when_its_last_fixation_is_over(playback, qtbot):
    player, told = playback(), []
    player.played.connect(lambda n: told.append((n, player.frame.phase)))
    player.begin(perf_counter())
    qtbot.waitUntil(lambda: len(told) == 2)
    assert told == [(1, Phase.GAP), (2, Phase.GAP)]


def test_a_frame_too_late_is_dropped_but_never_the_end_of_a_play(playback, qtbot):
    player = playback()
    held_up = []

    def painted():
        if not held_up:
            held_up.append(True)
            sleep(0.2)  # more than two loops

    player._repaint = painted
    player.begin(perf_counter())
    qtbot.waitUntil(lambda: player.plays >= 3)
    kept = player.record()
    assert kept["dropped"] >= 2
    gaps = [due for due in kept["due_ms"] if due % 90 == 60]
    assert gaps == [60.0 + 90.0 * n for n in range(len(gaps))]


def test_the_interpreter_is_handed_over_fast_only_while_frames_are_due(playback):
    usual = sys.getswitchinterval()
    player = playback()
    player.begin(perf_counter())
    assert sys.getswitchinterval() == pytest.approx(SWITCH_S)
    player.stop()
    assert sys.getswitchinterval() == pytest.approx(usual)
    player.stop()
    assert sys.getswitchinterval() == pytest.approx(usual)


def test_pausing_holds_a_frame_and_going_on_shifts_what_follows(playback, qtbot):
    player = playback()
    player.begin(perf_counter())
    player.pause()
    frame = player.frame
    qtbot.wait(120)
    assert player.frame is frame
    assert not player.is_running
    player.pause()
    qtbot.waitUntil(lambda: player.plays == 1)
    assert player.dropped == 0


def test_stepping_shows_one_frame_after_another_and_holds(playback, qtbot):
    shown = []
    player = playback(painted=lambda: shown.append(player.frame.last))
    player.begin(perf_counter())
    for _ in range(4):
        player.step()
    qtbot.wait(60)
    assert shown == [1, -1, 0, 1]


def test_what_is_kept_is_bounded_but_counted(playback, qtbot):
    player = Playback(three_frames(), lambda: None, most_kept=4)
    player.begin(perf_counter())
    qtbot.waitUntil(lambda: player.plays >= 3)
    player.stop()
    kept = player.record()
    assert len(kept["due_ms"]) == 4
    assert kept["frames"] >= 8
