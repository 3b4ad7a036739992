import pytest

from turingdesk.tasks._timeline import Phase, timeline
from turingdesk.tasks.fixations import Fixation, FixationsShow, Scanpath


def path(*times, target=None):
    fixations = tuple(Fixation(10.0 * n, 5.0, *t) for n, t in enumerate(times))
    return Scanpath("p.png", fixations, 100, 50, target)


def due(line):
    return [(frame.due_ms, frame.phase, frame.last) for frame in line.frames]


def test_by_default_each_fixation_lasts_300_ms_and_a_second_lies_between_plays():
    line = timeline(path((), (), ()), FixationsShow())
    assert due(line) == [
        (0.0, Phase.FIXATION, 0),
        (300.0, Phase.FIXATION, 1),
        (600.0, Phase.FIXATION, 2),
        (900.0, Phase.GAP, -1),
    ]
    assert line.length_ms == 1900.0
    assert line.complete_at == 3


def test_in_a_search_the_target_comes_first():
    line = timeline(path((), (), target="t.png"), FixationsShow())
    assert due(line)[:2] == [(0.0, Phase.TARGET, -1), (1000.0, Phase.FIXATION, 0)]
    assert line.length_ms == 1000 + 600 + 1000


def test_at_most_fifteen_fixations_are_shown():
    line = timeline(path(*[()] * 40), FixationsShow())
    assert len(line.fixations) == 15
    assert len(line.frames) == 16


def test_recorded_times_are_kept_with_the_moves_between_them():
    line = timeline(path((120, 200), (350, 100)), FixationsShow(timing="recorded"))
    assert due(line) == [
        (0.0, Phase.FIXATION, 0),
        (200.0, Phase.MOVING, 0),
        (230.0, Phase.FIXATION, 1),
        (330.0, Phase.GAP, -1),
    ]


def test_recorded_fixations_that_overlap_or_are_out_of_order_never_go_back_in_time():
    line = timeline(path((500, 400), (0, 900), (600, 50)), FixationsShow(timing="recorded"))
    times = [frame.due_ms for frame in line.frames]
    assert times == sorted(times)
    assert [f.onset_ms for f in line.fixations] == [0, 500, 600]


@pytest.mark.parametrize("timing", ["fixed", "recorded"])
def test_no_fixation_at_all_is_a_gap_only(timing):
    line = timeline(path(), FixationsShow(timing=timing))
    assert due(line) == [(0.0, Phase.GAP, -1)]
