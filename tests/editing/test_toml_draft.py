"""study.toml is changed in place: what is not changed stays character by character."""

import re
import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.journal.hand_written import documents
from tests.journal.hand_written import paths as paths_of
from turingdesk.core.plugin import folders_named
from turingdesk.editing.history import History
from turingdesk.editing.toml_draft import CannotEdit, TomlDraft, canonical
from turingdesk.study.toml_lines import TomlLines, keys_of, statements
from turingdesk.system import paths

README = Path(__file__).resolve().parents[2] / "studies" / "README.md"
EVERY_KEY = re.search(r"`study.toml`:\n\n```toml\n(.*?)```", README.read_text("utf-8"), re.S)[1]
SHIPPED = (paths.resources() / "new", paths.resources() / "templates")
FILES = {
    "every key": EVERY_KEY,
    "demo": (paths.demo_study() / "study.toml").read_text("utf-8"),
    **{
        path.parent.name: path.read_text("utf-8")
        for folder in (*SHIPPED, *folders_named("new"))
        for path in sorted(folder.glob("*/study.toml"))
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


def tables(text):
    """The top-level tables of a file, each as a file of its own; its first keys come first."""
    return re.split(r"(?m)^(?=\[\[?\w+\]\]?\s*(?:#.*)?$)", text)


def of_each_kind(text):
    """The first and the last key of each kind in a file, such as the texts of a form's fields."""
    kinds = {}
    for path, value in leaves(tomllib.loads(text)):
        kind = tuple(part for part in path if isinstance(part, str))
        kinds.setdefault(kind, []).append((path, value))
    return [one for same in kinds.values() for one in same[:: max(1, len(same) - 1)]]


def walk(text, keys):
    """Set each key to something else, then remove it; put back, it leaves the bytes as before."""
    draft = drafted(text)
    for path, value in keys:
        for other in ("another\nvalue" if isinstance(value, str) else 4711, None):
            draft.set(path, other)
            assert draft.get(*path) == other
            draft.set(path, value)
            assert draft.text() == text, path


@pytest.mark.parametrize("name", ["every key", "wu-pairs"])
def test_a_value_set_or_removed_and_put_back_leaves_the_bytes_as_they_were(name):
    walk(FILES[name], of_each_kind(FILES[name])[::4])


@pytest.mark.slow
@pytest.mark.parametrize("name", FILES)
def test_every_value_set_or_removed_and_put_back_leaves_the_bytes_as_they_were(name):
    text = FILES[name]
    if name == "demo":  # each edit reads the whole file: the demo has 900 lines
        walk(text, of_each_kind(text)[::30])
        for table in tables(text):
            walk(table, list(leaves(tomllib.loads(table)))[::12])
    else:
        walk(text, leaves(tomllib.loads(text)))


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


@pytest.mark.slow
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
        '\r\n[[block]]\r\ntask = "captions"\r\n\r\n[block.limits]\r\ntoo_fast_s = 3.0\r\n'
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
    assert "mix = {H = 2, M = 1}" in draft.text()


def test_an_element_is_added_where_it_belongs():
    text = '# one\n[[block]]\ntask = "words"\n\n# two\n[[block]]\ntask = "pairs"\n'
    made = changed(text, lambda draft: draft.add(["block"], {"task": "colors"}, 1))
    new = '\n[[block]]\ntask = "colors"\n'
    assert made == text.replace("\n\n# two", f"\n{new}\n# two")


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


# However a study.toml was written by hand, an edit touches its own lines and no others.
HEADER = re.compile(r"^\s*\[[^\]]*\]+")
HAND_VALUES = st.sampled_from(
    [7, 2.5, True, "new", "two\nlines", 'a "b" \\ #', [], [1, 2], ["x"], {"H": 1}, [{"k": 1}]]
)


def lines_of(text, path):
    """The lines of a key, from 0."""
    first, last = TomlLines(text).span(*path)
    return range(first - 1, last)


def is_torn(text):
    """Whether other tables are between the parts of one table, which may be refused."""
    seen, last = set(), None
    for head in (one.text for one in statements(text) if one.text.startswith("[")):
        keys = keys_of(head.strip("[]"))
        if keys[0] != last and keys[0] in seen and not (head.startswith("[[") and len(keys) == 1):
            return True
        last = keys[0]
        seen.add(last)
    return False


def spaced(text):
    """The lines with the spaces and quotes inside a [header] omitted, which alone may change."""
    lines = text.rstrip("\r\n").splitlines(keepends=True)
    return [HEADER.sub(lambda head: re.sub(r"[\s\"]", "", head[0]), line) for line in lines]


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
    assert canonical(tomllib.loads(made)) == canonical(draft.get())
    while history.can_undo:
        history.undo()
    assert draft.text() == text
    return made


@given(documents(), st.data(), HAND_VALUES)
def test_a_value_that_is_set_changes_its_own_lines_only(text, data, value):
    keys = [p for p in paths_of(tomllib.loads(text)) if TomlLines(text).span(*p)]
    if not keys:
        return
    path = data.draw(st.sampled_from(keys))
    made = changed(text, lambda draft: draft.set(path, value))
    if made is None:
        assert is_torn(text), "the value of a key can be set otherwise"
        return
    if isinstance(value, (dict, list)) and not value:
        return
    before, after = text.splitlines(keepends=True), made.splitlines(keepends=True)
    own = lines_of(text, path)
    tail = len(before) - own.stop
    assert spaced("".join(after[: own.start])) == spaced("".join(before[: own.start]))
    rest = after[len(after) - tail :] if tail else []
    assert spaced("".join(rest)) == spaced("".join(before[own.stop :]))
    holder = tomllib.loads(made)
    for part in path:
        holder = holder[part]
    assert canonical(holder) == canonical(value)


@given(documents(), st.data())
def test_a_key_that_is_taken_out_takes_nothing_else_along(text, data):
    keys = [p for p in paths_of(tomllib.loads(text)) if TomlLines(text).span(*p)]
    if not keys:
        return
    path = data.draw(st.sampled_from(keys))
    made = changed(text, lambda draft: draft.remove(path))
    if made is None:
        assert is_torn(text)
        return
    before, own = text.splitlines(keepends=True), lines_of(text, path)
    left = "".join([*before[: own.start], *before[own.stop :]])
    assert spaced(made) == spaced(left)


EDITS = st.one_of(
    st.tuples(st.just("set"), st.integers(0, 30), HAND_VALUES | st.none()),
    st.tuples(st.just("key"), st.integers(0, 30), HAND_VALUES),
    st.tuples(st.just("add"), st.integers(0, 30), st.just({"task": "words", "mix": {"H": 1}})),
    st.tuples(st.just("move"), st.integers(0, 30), st.integers(0, 3)),
)


def act(draft, edit):
    what, number, value = edit
    known = [*paths_of(draft.get()), ("block",), ("new", "deep"), ("block", 0, "show")]
    path = known[number % len(known)]
    if what == "set":
        draft.set(path, value)
    elif what == "key":
        draft.set((*path, "added"), value)
    elif what == "add":
        draft.add(path, value)
    elif isinstance(path[-1], int):
        draft.move(path, value)


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
        assert canonical(tomllib.loads(draft.text())) == canonical(draft.get())
    while history.can_undo:
        history.undo()
    assert draft.text() == text


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
    with pytest.raises(CannotEdit, match=r"doesn't allow this change.*Edit it in a text editor"):
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


APART = (
    'id = "s"\n\n# the first\n[[block]]\ntask = "words"\n[block.limits]\nn = 1\n'
    '# about consent\n[consent]\nsignature = "none"\n\n'
    '# the second\n[[block]]\ntask = "captions"\n[resume]\n[[block]]\ntask = "pairs"\n'
)


@pytest.mark.parametrize(
    ("act", "old", "new"),
    [
        (lambda d: d.set(["title"], "T"), 'id = "s"\n', 'id = "s"\ntitle = "T"\n'),
        (lambda d: d.set(["block", 1, "task"], "colors"), '"captions"', '"colors"'),
        (lambda d: d.set(["block", 0, "limits", "n"], 2), "n = 1", "n = 2"),
        (lambda d: d.set(["consent", "signature"], "optional"), '"none"', '"optional"'),
        (lambda d: d.set(["form"], [{"id": "f"}]), "", '\n[[form]]\nid = "f"\n'),
        (lambda d: d.add(["block"], {"task": "new"}), "", '\n[[block]]\ntask = "new"\n'),
        (lambda d: d.remove(["block", 1]), '\n# the second\n[[block]]\ntask = "captions"\n', ""),
    ],
)
def test_blocks_that_stand_apart_stay_where_they_are(act, old, new):
    expected = APART.replace(old, new) if old else APART + new
    assert changed(APART, act) == expected


def test_blocks_that_stand_apart_are_moved_with_their_comments():
    made = changed(APART, lambda draft: draft.move(["block", 0], 1))
    head, rest = 'id = "s"\n', '[resume]\n[[block]]\ntask = "pairs"\n'
    first = '\n# the first\n[[block]]\ntask = "words"\n[block.limits]\nn = 1\n'
    consent = '# about consent\n[consent]\nsignature = "none"\n'
    second = '\n# the second\n[[block]]\ntask = "captions"\n'
    assert made == head + second + consent + first + rest


@pytest.mark.parametrize(
    "text",
    [
        "[[block]]\nid = 1\ntitle = 1\n[consent]\n[[block]]\n# the end\n",
        "[[block]]\nid = 1\n[consent]\n[[block]]\n\n\n",
        "[[block]]\nid = 1\n# below\n\n[consent]\n[[block]]\n# above\n[resume]\n",
        "[[block]]\nid = 1\n[consent]\n# below\n\n# above\n[[block]]\n# below\n\n[resume]\n",
    ],
)
def test_comments_and_blank_lines_stay_where_blocks_stand_apart(text):
    made = changed(text, lambda draft: draft.set(["block", 0, "id"], 7))
    assert made == text.replace("id = 1", "id = 7")


def test_a_blank_line_above_a_key_that_is_taken_out_stays_where_blocks_stand_apart():
    text = "[[block]]\n[consent]\nid = 1\n\nn = 1\n[[block]]\n"
    made = changed(text, lambda draft: draft.remove(["consent", "n"]))
    assert made == text.replace("n = 1\n", "")


@pytest.mark.parametrize(
    ("act", "old", "new"),
    [
        (lambda d: d.add(["block"], {"task": "new"}), "", '\n[[block]]\ntask = "new"\n'),
        (lambda d: d.remove(["block", 1]), "[[block]]\nid = 2\n", ""),
        (lambda d: d.remove(["block", 2]), "[[block]]\nid = 3\n", ""),
    ],
)
def test_blocks_that_stand_apart_may_be_spelled_differently(act, old, new):
    text = "[[ block ]]\n# of 2\n[consent]\n[[block]]\nid = 2\n[resume]\n[[block]]\nid = 3\n"
    expected = text.replace(old, new) if old else text + new
    assert spaced(changed(text, act)) == spaced(expected)


def test_parts_of_one_block_with_other_tables_between_are_told():
    text = "[[block]]\n# about consent\n[consent]\n# about the block\n[block.limits]\n"
    draft = TomlDraft(text, History())
    with pytest.raises(CannotEdit, match=r"such as \[\[block\]\], are not together"):
        draft.set(["title"], "T")
    assert draft.text() == text


def test_comments_travel_with_the_block_below_them_and_go_with_it():
    text = (
        'id = "s"\n\n# the first,\n# easy one\n[[block]]\ntask = "words"\n[block.limits]\nn = 1\n'
        '# the second\n[[block]]\ntask = "captions"\n\n# texts\n[texts]\nconsent = "c.md"\n'
    )
    draft = TomlDraft(text, History())
    draft.move(["block", 0], 1)
    first = '\n# the first,\n# easy one\n[[block]]\ntask = "words"\n[block.limits]\nn = 1\n'
    second = '# the second\n[[block]]\ntask = "captions"\n'
    tail = '\n# texts\n[texts]\nconsent = "c.md"\n'
    assert draft.text() == 'id = "s"\n' + second + first + tail
    assert draft.add(["block"], {"task": "pairs"}) == 2
    draft.set(["block", 1, "trials"], 3)
    made = first.replace("[block.limits]", "trials = 3\n\n[block.limits]")
    assert draft.text() == f'id = "s"\n{second}{made}\n[[block]]\ntask = "pairs"\n{tail}'
    draft.remove(["block", 0])
    draft.remove(["block", 0])
    assert draft.text() == 'id = "s"\n\n[[block]]\ntask = "pairs"\n' + tail


def test_a_place_that_is_not_there_is_refused():
    text = "[[block]]\n"
    assert changed(text, lambda draft: draft.set(["block", 3, "n"], 1)) is None
    assert changed(text, lambda draft: draft.move(["block", 0], 5)) is None


CHOICES = """\
choices = [
  "f", # female
  # what follows is asked in one lab only
  "m", # male
  "o"  # other
]
"""


@pytest.mark.parametrize(
    ("values", "lines"),
    [
        (["m", "o"], ["# what follows is asked in one lab only", '"m", # male', '"o"  # other']),
        (
            ["o", "f", "m"],
            [
                '"o",  # other',
                '"f", # female',
                "# what follows is asked in one lab only",
                '"m" # male',
            ],
        ),
        (["f", "o"], ['"f", # female', '"o"  # other']),
        (["o", "new"], ['"o",  # other', '"new"']),
    ],
)
def test_a_comment_in_a_list_stays_with_its_value(values, lines):
    draft = TomlDraft(CHOICES, History())
    draft.set(("choices",), values)
    assert draft.get("choices") == values
    assert [line.strip() for line in draft.text().splitlines()[1:-1]] == lines


def test_a_value_taken_out_of_a_list_takes_its_comment_along():
    draft = TomlDraft('languages = [\n  "en", # English\n  "de", # German\n]\n', History())
    draft.remove(("languages", 0))
    assert draft.text() == 'languages = [\n  "de", # German\n]\n'
    draft = TomlDraft('languages = [\n  "en", # English\n  "de", # German\n]\n', History())
    draft.move(("languages", 1), 0)
    assert draft.text() == 'languages = [\n  "de", # German\n  "en", # English\n]\n'
