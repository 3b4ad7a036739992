import ast
import inspect

import pytest

from turingdesk.core import errors
from turingdesk.core.errors import BadStudy, Problem, Severity, TuringDeskError, UnknownName

OWN = [
    member
    for _, member in inspect.getmembers(errors, inspect.isclass)
    if issubclass(member, TuringDeskError) and member is not TuringDeskError
]


def test_an_unknown_name_is_answered_with_the_nearest():
    error = UnknownName("task", "caption", ["words", "captions"])
    assert str(error) == "No task is called 'caption'. Did you mean 'captions'?"
    assert isinstance(error, KeyError), "so that a shelf's get() works"


def test_an_unknown_name_far_from_all_is_answered_with_all():
    error = UnknownName("task", "xyz", ["words", "captions"])
    assert str(error) == "No task is called 'xyz'. Available: words, captions."


@pytest.mark.parametrize(
    ("problem", "place"),
    [
        (Problem("m", "f"), "package"),
        (Problem("m", "f", "study.toml"), "study.toml"),
        (Problem("m", "f", "a.csv", 7), "a.csv, line 7"),
        (Problem("m", "f", "a.csv", None, "image"), "a.csv, column image"),
        (Problem("m", "f", "a.xlsx", 7, "image, C7"), "a.xlsx, line 7, column image, C7"),
    ],
)
def test_a_problem_names_its_place_as_far_as_it_is_known(problem, place):
    assert problem.place == place
    assert str(problem) == f"{place}: m f"
    assert problem.severity is Severity.ERROR


def test_a_bad_study_tells_every_problem():
    problems = [Problem("One.", "Do."), Problem("Two.", "Do.")]
    error = BadStudy(*problems)
    assert error.problems == tuple(problems)
    assert str(error).splitlines() == ["package: One. Do.", "package: Two. Do."]


@pytest.mark.parametrize("error", OWN, ids=lambda e: e.__name__)
def test_every_error_says_why_it_happens_and_stands_in_the_tree(error):
    assert len(inspect.getdoc(error)) > 30
    assert f" {error.__name__} " in ast.get_docstring(ast.parse(inspect.getsource(errors)))
