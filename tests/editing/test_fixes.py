"""Fixes of problems: offered where they can be made, made in one step, and undone."""

import pytest

from tests.packages import write
from turingdesk.core.errors import Fix, Problem
from turingdesk.editing.draft import Draft
from turingdesk.editing.fixes import apply, offered, place_in_words
from turingdesk.editing.new_study import new_study

TOML = """\
id = "small"
title = "Small"
version = "1"
[[block]]
id = "first"
task = "captions"
trials = 2
[[block]]
task = "captions"
trials = 40
[block.limits]
too_fast_s = 0
"""
ROWS = "".join(
    f"c{n},{'human' if n % 2 else 'machine'},{'' if n % 2 else 'GIT'},{n // 2}.png,Caption {n}\n"
    for n in range(16)
)


@pytest.fixture
def draft(tmp_path):
    """A study whose second block asks for more trials than there are prompts."""
    from tests.packages import png

    pictures = {f"media/{n}.png": png() for n in range(8)}
    table = "id,origin,agent,image,caption\n" + ROWS
    return Draft.open(
        write(tmp_path / "study", {"study.toml": TOML, "captions.csv": table, **pictures})
    )


def _errors(draft):
    return draft.snapshot().check().errors


def _of(draft, words):
    found = _errors(draft)
    assert any(words in str(problem) for problem in found), found
    return next(problem for problem in found if words in str(problem))


def test_too_many_trials_can_be_made_as_many_as_there_are(draft):
    problem = _of(draft, "trials with ")
    fix = offered(draft, problem)[0]
    assert (fix.title, fix.value) == ("Use 8 trials", 8)
    before = draft.toml.text()
    apply(draft, problem, fix)
    assert [block["trials"] for block in draft.toml.tables("block")] == [2, 8]
    assert not [one for one in _errors(draft) if "trials with " in str(one)]
    draft.undo()
    assert draft.toml.text() == before


def test_a_place_is_called_what_the_editor_calls_it(draft):
    problem = _of(draft, "trials with ")
    assert place_in_words(draft, problem) == "Image descriptions · Trials"
    draft.toml.set(("block", 1, "title"), "Second half")
    problem = _of(draft, "trials with ")
    assert place_in_words(draft, problem) == "Second half · Trials"
    limit = Problem("Low.", "Do.", "study.toml", 12, "block.limits.too_fast_s")
    assert place_in_words(draft, limit).startswith("Second half · ")
    assert "too_fast_s" not in place_in_words(draft, limit)
    draft.toml.add(("rule",), {"kind": "incomplete", "share": 7})
    assert place_in_words(draft, _of(draft, "from 0 to 1")) == "Incomplete · Proportion"
    question = {"id": "paints", "text": "", "kind": "text"}
    draft.toml.add(("form",), {"id": "about-you", "field": [question]})
    missing = _of(draft, "'text' is missing")
    assert place_in_words(draft, missing) == "about-you · Question"
    for elsewhere in (
        Problem("Wrong.", "Do.", "captions.csv", 2, "origin"),
        Problem("Wrong.", "Do.", "study.toml", 3),
        Problem("Wrong.", "Do.", "study.toml", 3, "colour"),
    ):
        assert place_in_words(draft, elsewhere) == elsewhere.place


def test_repeats_are_offered_where_they_help(draft):
    assert [fix.title for fix in _of(draft, "trials with ").fixes] == ["Use 8 trials"]
    draft.toml.set(("block", 1, "trials"), 16)
    problem = _of(draft, "trials with ")
    fix = next(one for one in offered(draft, problem) if one.title == "Allow repeats")
    apply(draft, problem, fix)
    assert draft.toml.get("block", 1, "repeat_prompts") is True
    assert draft.toml.get("block", 0, "repeat_prompts") is None
    assert not [one for one in _errors(draft) if "different prompts" in str(one)]


def test_a_word_that_was_meant_is_written_into_the_cell(draft):
    draft.table("captions.csv").set_cell(3, 1, "humna")
    problem = _of(draft, "humna")
    (fix,) = offered(draft, problem)
    apply(draft, problem, fix)
    assert draft.table("captions.csv").cell(3, 1) == "human"
    draft.undo()
    assert draft.table("captions.csv").cell(3, 1) == "humna"


def test_a_word_that_was_meant_is_written_into_study_toml(draft):
    draft.toml.set(("block", 1, "order"), "tabel")
    problem = _of(draft, "tabel")
    (fix,) = offered(draft, problem)
    apply(draft, problem, fix)
    assert draft.toml.get("block", 1, "order") == "table"


def test_what_has_no_place_in_the_draft_is_not_offered(draft):
    fix = Fix("Change", "new")
    for where in (
        {"file": "gone.csv", "line": 2, "column": "origin"},
        {"file": "captions.csv", "line": 2, "column": "gone"},
        {"file": "study.toml", "line": 1},
    ):
        assert not offered(draft, Problem("Wrong.", "Do.", **where, fixes=(fix,)))


@pytest.mark.parametrize("task", ["captions", "conversations"])
def test_rows_can_be_reserved_for_practice(tmp_path, task):
    new_study(task, tmp_path / "study")
    draft = Draft.open(tmp_path / "study")
    (name,) = {block.table for block in draft.snapshot().check().package.study.blocks}
    draft.table(name).remove_column("practice")
    asked = draft.toml.get("block", 0, "practice")
    draft.save()
    problem = _of(draft, "rows of")
    assert place_in_words(draft, problem).endswith("Practice trials")
    (fix,) = offered(draft, problem)
    assert fix.title == f"Reserve {asked} rows for practice"
    apply(draft, problem, fix)
    stimuli = draft.snapshot().check().package.stimuli[name]
    kept = [one for one in stimuli if one.practice]
    assert len({one.prompt or one.id for one in kept}) == asked, "each to a prompt of its own"
    assert not [one for one in _errors(draft) if "rows of" in str(one)]
    draft.undo()
    assert "practice" not in draft.table(name).columns
