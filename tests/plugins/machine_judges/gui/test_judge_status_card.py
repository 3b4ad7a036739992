"""What came of a judge is told in words."""

import pytest

from turingdesk.core.message import message, term
from turingdesk.gui import translation
from turingdesk.gui.desk.runs.command_process import Ending, RunOutcome
from turingdesk.gui.translation import ScreenVoice, translate_message
from turingdesk.plugins.machine_judges.gui.judge_run import JudgeStatusCard, summary

TOLD = {
    "name": "judge:svm",
    "sessions": 3,
    "trials": 1365,
    "unanswered": {"no features": 4},
    "passed_over": {"pairs": "Trained judges can't judge two answers side by side."},
}


@pytest.fixture
def strip(qtbot):
    made = JudgeStatusCard(lambda: None)
    qtbot.addWidget(made)
    return made


def test_verdicts_what_has_none_and_what_was_not_judged(qapp):
    assert summary(TOLD).splitlines() == [
        "Linear support vector machine: 3 sessions. Trials judged: 1,365.",
        "Without a verdict: 4 (no features: 4).",
        "Not judged: pairs. Trained judges can't judge two answers side by side.",
    ]


def test_it_shows_how_far_the_judge_is(strip):
    assert not strip.isVisible()
    strip.begin("Linear support vector machine", "Words, spring")
    assert strip.isVisible()
    strip.show_progress("Training", 1200, 3000)
    assert strip.status.text() == "Training: 1,200 of 3,000"
    assert (strip.progress.value(), strip.progress.maximum()) == (1200, 3000)
    assert strip.progress.accessibleName()


@pytest.mark.parametrize(
    ("outcome", "offered"),
    [
        (RunOutcome(Ending.DONE, TOLD), {"Close"}),
        (RunOutcome(Ending.STOPPED), {"Continue", "Change\u2026", "Close"}),
        (RunOutcome(Ending.FAILED, why=("No server.",)), {"Continue", "Change\u2026", "Close"}),
    ],
)
def test_it_offers_what_can_be_done_next(strip, outcome, offered):
    strip.begin("A judge", "Words")
    strip.end(outcome)
    buttons = (strip.cancel, strip.go_on, strip.change, strip.close_button)
    assert {one.text() for one in buttons if one.isVisible()} == offered
    assert not strip.progress.isVisible()


def test_progress_and_problems_are_in_the_language_of_the_desk(strip, monkeypatch):
    monkeypatch.setitem(translation.voices, "program", ScreenVoice("de"))
    strip.show_progress(term("Training", "what a machine judge does now"), 1200, 3000)
    assert strip.status.text() == "Trainieren: 1.200 von 3.000"
    why = message("There is no booth {name!r}.", name="Booth 9")
    strip.end(RunOutcome(Ending.FAILED, why=(why,)))
    assert strip.status.text() == translate_message(why) != why
