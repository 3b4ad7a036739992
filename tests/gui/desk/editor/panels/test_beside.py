"""Problems stand at the place they concern, also where the key is missing."""

from turingdesk.core.errors import Problem, Severity
from turingdesk.gui.desk.editor.panels.bound import Places, in_words

TOML = """\
id = "small"
[[form]]
[[form.field]]
id = "age"
[[form.field]]
id = "x"
kind = "choic"
[[form]]
id = "two"
[[block]]
task = "words"
[block.limits]
too_fast_s = -1
[[block]]
task = "captions"
trials = 3
"""


def problem(line, column, message="Wrong.", file="study.toml", severity=Severity.ERROR):
    return Problem(message, "Correct it.", file, line, column, severity)


def test_a_problem_is_found_at_its_key_and_nowhere_else():
    wrong = problem(13, "block.limits.too_fast_s")
    places = Places([wrong], TOML)
    assert places.at("block", 0, "limits", "too_fast_s") == [wrong]
    assert places.at("block", 1, "limits", "too_fast_s") == []
    assert places.at("block", 0, "limits", "look_first_s") == []


def test_a_missing_key_is_told_at_its_field():
    wrong = problem(10, "block", "The key 'trials' is missing.")
    places = Places([wrong], TOML)
    assert places.at("block", 0, "trials") == [wrong]
    assert places.at("block", 1, "trials") == []
    assert places.at("block", 0, "task") == []
    title = problem(None, "", "The key 'title' is missing.")
    assert Places([title], TOML).at("title") == [title]


def test_what_is_below_a_table_ends_where_the_next_one_begins():
    kind = problem(7, "form.field.kind")
    places = Places(
        [kind, problem(12, "block.limits"), problem(3, "form.field", file="a.csv")], TOML
    )
    assert places.below("form", 0) == [kind]
    assert places.below("form", 0, "field", 1) == [kind]
    assert places.below("form", 0, "field", 0) == []
    assert places.below("form", 1) == []
    assert len(places.below("block", 0)) == 1


def test_words_tell_errors_from_warnings():
    assert in_words(problem(1, "id")) == "Error: Wrong. Correct it."
    assert in_words(problem(1, "id", severity=Severity.WARNING)).startswith("Warning: ")
    assert in_words(problem(7, "", file="texts/a.md"), lined=True) == (
        "Error: Line 7: Wrong. Correct it."
    )
