"""However a study.toml was written by hand, an edit touches its own lines and no others."""

import tomllib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.journal.hand_written import documents, paths
from turingdesk.editing.history import History
from turingdesk.editing.toml_draft import CannotEdit, TomlDraft
from turingdesk.editing.toml_edit import Memory, TomlEdit
from turingdesk.editing.toml_item import named
from turingdesk.study.toml_lines import TomlLines

VALUES = st.sampled_from(
    [7, 2.5, True, "new", "two\nlines", 'a "b" \\ #', [], [1, 2], ["x"], {"H": 1}, [{"k": 1}]]
)


def lines_of(text, path):
    """The lines of a key, from 0."""
    first, last = TomlLines(text).span(*path)
    return range(first - 1, last)


def changed(text, act):
    """The text after an edit, which either is made or leaves everything as it was."""
    history = History()
    draft = TomlDraft(text, history)
    try:
        act(draft)
    except CannotEdit:
        assert draft.text() == text
        assert not history.can_undo
        return None
    made = draft.text()
    assert named(tomllib.loads(made)) == named(draft.get())
    while history.can_undo:
        history.undo()
    assert draft.text() == text
    return made


@settings(max_examples=40, deadline=None)
@given(documents(), st.data(), VALUES)
def test_a_value_that_is_set_changes_its_own_lines_only(text, data, value):
    keys = [p for p in paths(tomllib.loads(text)) if TomlLines(text).span(*p)]
    if not keys:
        return
    path = data.draw(st.sampled_from(keys))
    made = changed(text, lambda draft: draft.set(path, value))
    assert made is not None, "the value of a key can always be set"
    if isinstance(value, (dict, list)) and not value:
        return
    before, after = text.splitlines(keepends=True), made.splitlines(keepends=True)
    own = lines_of(text, path)
    tail = len(before) - own.stop
    assert after[: own.start] == before[: own.start]
    rest = after[len(after) - tail :] if tail else []
    assert "".join(rest).rstrip("\r\n") == "".join(before[own.stop :]).rstrip("\r\n")
    holder = tomllib.loads(made)
    for part in path:
        holder = holder[part]
    assert named(holder) == named(value)


@settings(max_examples=40, deadline=None)
@given(documents(), st.data())
def test_a_key_that_is_taken_out_takes_nothing_else_along(text, data):
    keys = [p for p in paths(tomllib.loads(text)) if TomlLines(text).span(*p)]
    if not keys:
        return
    path = data.draw(st.sampled_from(keys))
    made = changed(text, lambda draft: draft.remove(path))
    before, own = text.splitlines(keepends=True), lines_of(text, path)
    left = "".join([*before[: own.start], *before[own.stop :]])
    assert made.rstrip("\r\n") == left.rstrip("\r\n")


EDITS = st.one_of(
    st.tuples(st.just("set"), st.integers(0, 30), VALUES | st.none()),
    st.tuples(st.just("key"), st.integers(0, 30), VALUES),
    st.tuples(st.just("add"), st.integers(0, 30), st.just({"task": "words", "mix": {"H": 1}})),
    st.tuples(st.just("move"), st.integers(0, 30), st.integers(0, 3)),
)


def act(draft, edit):
    what, number, value = edit
    known = [*paths(draft.get()), ("block",), ("new", "deep"), ("block", 0, "show")]
    path = known[number % len(known)]
    if what == "set":
        draft.set(path, value)
    elif what == "key":
        draft.set((*path, "added"), value)
    elif what == "add":
        draft.add(path, value)
    elif isinstance(path[-1], int):
        draft.move(path, value)


@settings(max_examples=40, deadline=None)
@given(documents(), st.lists(EDITS, max_size=5))
def test_any_edits_are_said_by_the_text_and_undoing_them_gives_the_bytes_back(text, edits):
    history = History()
    draft = TomlDraft(text, history)
    for edit in edits:
        before, steps = draft.text(), history.revision
        try:
            act(draft, edit)
        except CannotEdit:
            assert (draft.text(), history.revision) == (before, steps)
        assert named(tomllib.loads(draft.text())) == named(draft.get())
    while history.can_undo:
        history.undo()
    assert draft.text() == text


@settings(max_examples=30, deadline=None)
@given(documents(), st.lists(EDITS, min_size=1, max_size=4))
def test_no_comment_is_lost_but_with_what_it_stands_in(text, edits):
    """Nothing but `remove`, a new value or a move may touch a comment; adding never does."""
    draft = TomlDraft(text, History())
    for edit in edits:
        if edit[0] in ("key", "add"):
            before = [line for line in draft.text().splitlines() if line.lstrip().startswith("#")]
            try:
                act(draft, edit)
            except CannotEdit:
                continue
            after = [line for line in draft.text().splitlines() if line.lstrip().startswith("#")]
            assert after == before


def test_a_file_that_says_nan_can_still_be_edited():
    text = 'odd = nan\ntitle = "A"\n'
    assert changed(text, lambda draft: draft.set(["title"], "B")) == 'odd = nan\ntitle = "B"\n'


@pytest.mark.parametrize("text", ["block = 3\n", "[block]\ntask = 1\n", "block = 'x'\n"])
def test_something_else_in_the_place_of_blocks_is_told(text):
    draft = TomlDraft(text, History())
    with pytest.raises(CannotEdit, match=r"leaves no place.*Change it in a text editor"):
        draft.add(["block"], {"task": "words"})
    assert draft.text() == text


def test_one_is_not_true():
    assert changed("n = 1\n", lambda draft: draft.set(["n"], True)) == "n = true\n"
    assert changed("n = [1]\n", lambda draft: draft.set(["n"], [True])) == "n = [true]\n"


def test_a_key_whose_quotes_hold_escapes_is_found():
    text = '"caf\\u00e9" = 1 # x\n'
    assert changed(text, lambda draft: draft.set(["café"], 2)) == '"caf\\u00e9" = 2 # x\n'


def test_a_text_of_several_lines_has_the_line_ends_of_the_file():
    made = changed('a = "x"\r\nb = 1\r\n', lambda draft: draft.set(["a"], "one\ntwo"))
    assert made == 'a = """\r\none\r\ntwo"""\r\nb = 1\r\n'


def test_a_place_that_is_not_there_is_refused():
    edit = TomlEdit("[[block]]\n", Memory())
    for act in (lambda: edit.put(("block", 3, "n"), 1), lambda: edit.reorder(("block", 0), 5)):
        with pytest.raises(ValueError, match="block"):
            act()
    assert edit.text == "[[block]]\n"
