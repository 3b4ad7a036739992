"""study.toml is changed in place: what is not changed stays sign by sign."""

import re
import tomllib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from turingdesk.editing.history import History
from turingdesk.editing.toml_draft import CannotEdit, TomlDraft
from turingdesk.editing.toml_sections import sections_of, written
from turingdesk.system import paths

README = Path(__file__).resolve().parents[2] / "studies" / "README.md"
EVERY_KEY = re.search(r"`study.toml`:\n\n```toml\n(.*?)```", README.read_text("utf-8"), re.S)[1]
FILES = {
    "every key": EVERY_KEY,
    "demo": (paths.demo_study() / "study.toml").read_text("utf-8"),
    **{
        path.parent.name: path.read_text("utf-8")
        for folder in ("new", "templates")
        for path in sorted((paths.resources() / folder).glob("*/study.toml"))
    },
}


def drafted(text):
    return TomlDraft(text, History())


def leaves(value, path=()):
    """Every key whose value is neither a table nor a list of tables."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, (*path, key))
    elif isinstance(value, list) and value and all(isinstance(one, dict) for one in value):
        for number, inner in enumerate(value):
            yield from leaves(inner, (*path, number))
    else:
        yield path, value


@pytest.mark.parametrize("name", FILES)
def test_sections_written_again_are_the_same_text(name):
    for text in (FILES[name], FILES[name].replace("\n", "\r\n"), FILES[name].rstrip("\n")):
        assert written(sections_of(text)) == text


@pytest.mark.parametrize("name", FILES)
def test_every_value_set_and_set_back_leaves_the_bytes_as_they_were(name):
    draft = drafted(FILES[name])
    for path, value in leaves(tomllib.loads(FILES[name])):
        other = "another\nvalue" if isinstance(value, str) else 4711
        draft.set(path, other)
        assert draft.get(*path) == other
        draft.set(path, value)
        assert draft.text() == FILES[name], path


@pytest.mark.parametrize("name", FILES)
def test_every_value_taken_out_and_put_back_leaves_the_bytes_as_they_were(name):
    draft = drafted(FILES[name])
    for path, value in leaves(tomllib.loads(FILES[name])):
        draft.remove(path)
        assert draft.get(*path) is None
        draft.set(path, value)
        assert draft.text() == FILES[name], path


VALUES = st.recursive(
    st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
    | st.integers(-(2**62), 2**62)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.booleans(),
    lambda inner: st.lists(inner, max_size=3),
    max_leaves=6,
)
PATHS = [path for path, _ in leaves(tomllib.loads(EVERY_KEY))] + [
    ("consent", "new"),
    ("new",),
    ("block", 0, "limits", "new one"),
    ("block", 0, "show", "lengths"),
    ("block", 0, "mix", "HH"),
    ("form", 0, "field", 1, "only_if", "field"),
    ("analysis", "by"),
]


@settings(max_examples=40, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(PATHS), VALUES | st.none()), max_size=6))
def test_whatever_is_set_is_what_the_text_says_and_undoing_gives_the_bytes_back(changes):
    history = History()
    draft = TomlDraft(EVERY_KEY, history)
    for path, value in changes:
        draft.set(path, value)
        assert draft.get(*path) == value
        assert tomllib.loads(draft.text()) == draft.get()
    while history.can_undo:
        history.undo()
    assert draft.text() == EVERY_KEY
    assert history.revision == 0


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(PATHS), VALUES)
def test_a_key_that_was_not_there_leaves_no_trace_when_it_is_taken_out_again(path, value):
    draft = drafted(EVERY_KEY)
    if draft.get(*path) is None:
        draft.set(path, value)
        draft.remove(path)
        assert draft.text() == EVERY_KEY


def test_comments_stay_beside_the_value_that_changes():
    draft = drafted('title = "Old"    # shown on screen\n# below\ntrials = [1, # one\n  2]\n')
    draft.set(["title"], "New one")
    draft.set(["trials"], [1, 3])
    assert draft.text() == (
        'title = "New one" # shown on screen\n# below\ntrials = [1, # one\n  3]\n'
    )


def test_line_ends_of_windows_are_kept_and_used():
    draft = drafted('id = "a"\r\n\r\n[[block]]\r\ntask = "words"\r\n')
    draft.set(["title"], "T")
    draft.add(["block"], {"task": "captions", "limits": {"too_fast_s": 3.0}})
    assert draft.text() == (
        'id = "a"\r\ntitle = "T"\r\n\r\n[[block]]\r\ntask = "words"\r\n'
        '\r\n[[block]]\r\ntask = "captions"\r\n[block.limits]\r\ntoo_fast_s = 3.0\r\n'
    )


def test_blocks_fields_and_questions_are_added_where_they_belong():
    draft = drafted(EVERY_KEY)
    number = draft.add(["form", 0, "field"], {"id": "shoe", "text": "Size?", "kind": "number"})
    assert draft.get("form", 0, "field", number, "id") == "shoe"
    assert draft.add(["form"], {"id": "later", "field": [{"id": "age"}]}) == len(
        tomllib.loads(EVERY_KEY)["form"]
    )
    assert draft.add(["block"], {"task": "words", "trials": 3, "mix": {"H": 2, "M": 1}}) == 1
    assert draft.add(["block", 1, "question"], {"id": "why", "text": "Why?"}) == 0
    assert draft.add(["rule"], {"kind": "too_fast", "blocks": ["words"]}) == 0
    assert draft.get("block", 0) == tomllib.loads(EVERY_KEY)["block"][0]
    assert "mix = { H = 2, M = 1 }" in draft.text()


def test_an_element_is_moved_with_its_tables_and_comments():
    text = (
        '# first\n[[block]]\ntask = "words"\n[block.limits]\ntoo_fast_s = 1\n\n'
        '# second\n[[block]]\ntask = "captions" # two\n\n[texts]\nconsent = "c.md"\n'
    )
    draft = drafted(text)
    draft.move(["block", 1], 0)
    assert [block["task"] for block in draft.get("block")] == ["captions", "words"]
    assert draft.get("block", 1, "limits", "too_fast_s") == 1
    assert draft.text().index("# second") < draft.text().index("# first")
    draft.move(["block", 0], 1)
    assert tomllib.loads(draft.text()) == tomllib.loads(text)


def test_a_removed_element_takes_its_comment_and_nothing_else_along():
    draft = drafted(EVERY_KEY)
    before = tomllib.loads(EVERY_KEY)
    draft.remove(["form", 0, "field", 0])
    before["form"][0]["field"].pop(0)
    assert draft.get() == before
    draft.remove(["block", 0])
    assert draft.get("block") is None
    assert "captions.csv" not in draft.text()


def test_dotted_keys_and_tables_in_one_line_are_changed_where_they_stand():
    draft = drafted("[[block]]\nlimits.too_fast_s = 3\nshow = { lengths = [3], topics = [] }\n")
    draft.set(["block", 0, "limits", "look_first_s"], 1.5)
    draft.set(["block", 0, "show", "lengths"], [3, 6])
    draft.set(["block", 0, "limits", "too_fast_s"], None)
    assert draft.text() == (
        "[[block]]\nlimits.look_first_s = 1.5\nshow = { lengths = [3, 6], topics = [] }\n"
    )


def test_lists_of_tables_in_one_line_can_grow_move_and_shrink():
    draft = drafted('[[block]]\nquestion = [{ id = "a" }, { id = "b" }]\n')
    assert draft.add(["block", 0, "question"], {"id": "c"}) == 2
    draft.move(["block", 0, "question", 2], 0)
    draft.remove(["block", 0, "question", 1])
    assert [q["id"] for q in draft.get("block", 0, "question")] == ["c", "b"]


def test_setting_what_is_there_already_is_no_step():
    history = History()
    draft = TomlDraft(EVERY_KEY, history)
    draft.set(["title"], draft.get("title"))
    draft.remove(["nothing", "there"])
    draft.move(["block", 0], 0)
    assert not history.can_undo
    draft.set(["block", 0, "limits", "too_fast_s"], 3)  # 3.0 is written otherwise
    assert history.can_undo


def test_what_has_no_place_is_refused_and_changes_nothing():
    draft = drafted('title = "T"\n')
    for path, value in [(("title", "inner"), 1), (("block", 3, "task"), "words"), (("t",), {1})]:
        with pytest.raises(CannotEdit, match="text editor"):
            draft.set(path, value)
    assert draft.text() == 'title = "T"\n'


def test_values_that_are_handed_out_are_copies():
    draft = drafted(EVERY_KEY)
    draft.get("languages").append("de")
    draft.get()["title"] = "no"
    assert draft.get("languages") == ["en"]
    assert draft.text() == EVERY_KEY
