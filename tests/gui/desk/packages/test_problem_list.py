"""Problems of a study in the words of the desk."""

import pytest

from tests.gui.marked import Marked
from turingdesk.core.errors import Problem, Severity
from turingdesk.gui import translation
from turingdesk.gui.desk.packages.problem_list import (
    counts,
    problem_and_fix,
    problem_in_words,
    severity_in_words,
)
from turingdesk.gui.translation import translate_message

PROBLEM = Problem("No such image.", "Add it.", "captions.csv", 7, "image")


@pytest.mark.parametrize(
    ("problem", "words"),
    [
        (PROBLEM, "captions.csv, line 7, column image"),
        (Problem("", "", "captions.csv"), "captions.csv"),
        (Problem("", ""), "package"),
        (Problem("", "", line=1200), "package, line 1200"),
    ],
)
def test_a_place_is_said_as_far_as_it_is_known(problem, words):
    assert problem.place == words


def test_a_problem_is_said_as_the_floors_below_write_it():
    assert problem_in_words(PROBLEM) == str(PROBLEM)
    assert problem_and_fix(PROBLEM) == "No such image. Add it."
    assert [severity_in_words(one) for one in Severity] == ["error", "pilot only", "warning"]
    assert problem_in_words(Problem("Only this.", "")) == str(Problem("Only this.", ""))


def test_nothing_is_counted_where_there_are_no_problems():
    assert counts(0, 0) == ""


def test_problems_are_said_in_the_language_of_the_desk(monkeypatch):
    monkeypatch.setitem(translation.voices, "program", Marked())
    assert (
        translate_message(PROBLEM.place)
        == "captions.csv, \u27e6line 7\u27e7, \u27e6column image\u27e7"
    )
    assert severity_in_words(Severity.ERROR) == "\u27e6error\u27e7"
    both = counts(2, 1)
    assert both.startswith("\u27e6\u27e62 ")
    assert "1 warning" in both
    assert counts(0, 1).startswith("\u27e61 warning")
