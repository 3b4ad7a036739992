"""Figures of the Live page: what they show is what the rows of a snapshot say."""

import pytest

from turingdesk.exchange.figures.values import values
from turingdesk.presenters.live_figures import (
    course_figure,
    detectability_figure,
    groups_figure,
    pace_figure,
)


def row(agent, value, n=100, task="captions", spread=0.04):
    ends = {"ci_low": value - spread, "ci_high": value + spread}
    return {"task": task, "agent": agent, "n": n, "detectability": value, **ends}


def course(*found):
    ends = {"n": 40, "ci_low": 0.41, "ci_high": 0.62}
    return [{"sessions": at, "session": f"s{at}", "value": value, **ends} for at, value in found]


@pytest.mark.parametrize(("low", "value"), [(0.54, 0.57), (0.48, 0.52)])
def test_the_scale_of_detectability_stays_whatever_its_value(low, value):
    figure = detectability_figure([{"value": value, "ci_low": low, "ci_high": 0.6}])
    assert (figure.y.low, figure.y.high) == (0.0, 1.0)
    assert figure.caption.startswith(f"{value:.2f}, 95% CI [{low:.2f}, 0.60].")
    (one,) = values(figure)
    assert (one.value, one.low, one.high) == (value, low, 0.6)


def test_detectability_that_is_not_known_is_not_drawn():
    figure = detectability_figure([{"value": float("nan"), "ci_low": None, "ci_high": None}])
    assert list(values(figure)) == []
    assert figure.caption.startswith("Not known yet.")
    assert figure == detectability_figure([])


def test_machines_stand_in_the_order_of_their_names_around_chance():
    figure = groups_figure([row("GIT", 0.64), row("BLIP", 0.46)], "By machine")
    assert figure.x.categories == ("BLIP", "GIT")
    assert [one.value for one in values(figure)] == [0.46, 0.64]
    assert [(one.of, one.key) for one in values(figure)] == [("agent", "BLIP"), ("agent", "GIT")]
    assert (figure.y.low, figure.y.high) == (0.4, 0.7)


@pytest.mark.parametrize("value", [0.4, 0.0])
def test_an_interval_that_reaches_zero_has_room(value):
    low = row("GIT", value) | {"ci_low": 0.0, "ci_high": 0.75}
    figure = groups_figure([low], "By machine")
    assert (figure.y.low, figure.y.high) == (0.0, 0.8)


def test_machines_of_several_tasks_are_told_apart():
    rows = [row("GIT", 0.6, task="words"), row("GIT", 0.7), row("", 0.5)]
    assert groups_figure(rows, "").x.categories == (
        "(no name) (Image descriptions)",
        "GIT (Image descriptions)",
        "GIT (Word associations)",
    )
    by_task = [{name: one[name] for name in one if name != "agent"} for one in rows[:2]]
    assert groups_figure(by_task, "").x.categories == ("Image descriptions", "Word associations")


def test_values_of_few_verdicts_do_not_stretch_the_axis():
    figure = groups_figure([row("GIT", 0.6), row("BLIP", 0.1, n=9)], "")
    assert figure.y.low == 0.4
    assert [one.is_drawn for one in values(figure)] == [False, True]


def test_the_course_leads_to_sessions_and_leaves_room_for_those_to_come():
    figure = course_figure(course((4, 0.45), (8, 0.55)), 30)
    assert figure.x.high == 30.5
    assert [(one.x, one.key, one.of) for one in values(figure)] == [
        (4, "s4", "session"),
        (8, "s8", "session"),
    ]
    assert figure.caption == "Up to session 8: 0.55, 95% CI [0.41, 0.62]"
    assert course_figure([], 30).nothing == "Fewer than 10 verdicts"
    assert course_figure([], 30, is_coming=True).nothing == "Computing results"
    assert course_figure([], 30, is_sealed=True).nothing == "Sealed"


def test_the_pace_runs_up_to_now():
    figure = pace_figure([0, 3, 1])
    assert [(one.x, one.value) for one in values(figure)] == [(2, 0), (1, 3), (0, 1)]
    assert figure.x.is_falling
    assert figure.caption == "1 answer in the last minute, at most 3 in one of the last 3."
    assert pace_figure([0] * 30).nothing == "No answers in the last 30 minutes."


def test_a_machine_keeps_its_color_where_a_task_lacks_the_others():
    rows = [row("OFA", 0.6)]
    alone = groups_figure(rows, "", ("BLIP", "", "OFA"))
    assert alone.agents == ("BLIP", "OFA")
    assert groups_figure(rows, "").agents == ("OFA",)
