"""One session of a draft as a row of parts, and which of them can change places."""

import pytest

from tests.packages import write
from turingdesk.editing.draft import Draft
from turingdesk.editing.flow import PartKind, flow, move, neighbor

TOML = """\
id = "small"
title = "Small"
version = "1"
[[form]]
id = "later"
when = "after"
field = [{ id = "strategy" }]
[[form]]
field = [{ id = "age" }, { id = "gender" }]
[[block]]
task = "captions"
trials = 6
practice = 2
[block.break]
every = 3
wait_s = 20
[[block]]
id = "second"
title = "Again"
task = "captions"
trials = 4
[block.break]
every = 4
"""


@pytest.fixture
def draft(tmp_path):
    """A study with forms on both sides, practice, and a break."""
    return Draft.open(write(tmp_path / "study", {"study.toml": TOML, "texts/consent.md": "Hi"}))


def _row(draft):
    return [(part.kind.value, part.name, part.count) for part in flow(draft)]


def test_parts_come_as_participants_meet_them(draft):
    assert _row(draft) == [
        ("welcome", "", 0),
        ("form", "demographics", 2),
        ("practice", "captions", 2),
        ("block", "captions", 6),
        ("break", "captions", 3),
        ("block", "second", 4),
        ("form", "later", 1),
        ("debriefing", "", 0),
    ], "no break comes where the block ends"
    titles = [part.title for part in flow(draft) if part.kind is PartKind.BLOCK]
    assert titles == ["Image descriptions", "Again"]


def test_a_page_before_the_blocks_is_a_part_once_it_is_written(draft):
    draft.set_text("texts/instructions.md", "Look closely.")
    kinds = [part.kind for part in flow(draft)]
    assert kinds.index(PartKind.INSTRUCTIONS) == kinds.index(PartKind.PRACTICE) - 1


def test_a_study_with_wrong_numbers_still_has_a_row(draft):
    for wrong in ("ten", -1, True):
        draft.toml.set(("block", 0, "trials"), wrong)
        draft.toml.set(("block", 0, "practice"), wrong)
        assert ("block", "captions", 0) in _row(draft)
        assert "practice" not in [kind for kind, *_ in _row(draft)]


def test_a_block_changes_places_with_the_next_block_and_back_by_undo(draft):
    parts = flow(draft)
    first = [part.kind for part in parts].index(PartKind.BLOCK)
    to = neighbor(parts, first, 1)
    assert parts[to].name == "second"
    assert neighbor(parts, first, -1) is None
    before = draft.toml.text()
    assert move(draft, parts, first, to)
    blocks = [part.name for part in flow(draft) if part.kind is PartKind.BLOCK]
    assert blocks == ["second", "captions"]
    draft.undo()
    assert draft.toml.text() == before


def test_pages_say_which_of_their_texts_are_written(draft, tmp_path):
    (welcome,) = [part for part in flow(draft) if part.kind is PartKind.WELCOME]
    assert welcome.pages == ("information", "consent")
    assert welcome.written == ("consent",)
    bare = Draft.open(write(tmp_path / "bare"))
    assert [part.written for part in flow(bare) if part.pages] == [(), ()]


def test_what_has_its_fixed_place_stays_there(draft):
    parts, before = flow(draft), draft.toml.text()
    kinds = [part.kind for part in parts]
    for kind in (PartKind.WELCOME, PartKind.PRACTICE, PartKind.BREAK, PartKind.DEBRIEFING):
        assert neighbor(parts, kinds.index(kind), 1) is None
        assert not move(draft, parts, kinds.index(kind), kinds.index(PartKind.BLOCK))
    early, late = (n for n, kind in enumerate(kinds) if kind is PartKind.FORM)
    assert neighbor(parts, early, 1) is None, "a form before the blocks stays before them"
    assert not move(draft, parts, early, late)
    assert not move(draft, parts, kinds.index(PartKind.BLOCK), early)
    assert draft.toml.text() == before
