"""Blocks: listed, added and moved; each with its settings and the plan that follows them."""

import pytest
from PySide6.QtWidgets import QLabel

from tests.gui.desk.editor.panels.conftest import click, pick, problems_of, retype
from tests.gui.desk.editor.panels.test_forms import add, titles
from turingdesk.gui.desk.editor.panels.block import NO_PLAN, BlockPanel, BlockPlanView
from turingdesk.gui.desk.editor.panels.blocks import BlocksPanel
from turingdesk.gui.desk.editor.panels.bound import BoundField
from turingdesk.study.package import read_package


def field(panel, *keys):
    return next(f for f in panel.findChildren(BoundField) if f.setting.keys == keys)


def plan_of(panel):
    """What the plan says, row by row."""
    card = panel.plan.card
    rows = card.plan.rows.things if hasattr(card, "plan") else ()
    return [str(cell.each) for cell in rows]


def planned(qtbot, panel, expected):
    qtbot.waitUntil(lambda: plan_of(panel) == expected)


def words_in(widget):
    return "\n".join(one.text() for one in widget.findChildren(QLabel))


@pytest.mark.slow
def test_the_plan_follows_the_settings(qtbot, panel, draft):
    block = panel(BlockPanel, "0")
    assert isinstance(block.plan, BlockPlanView)
    planned(qtbot, block, ["2", "1", "1"])
    retype(qtbot, field(block, "trials").input.line, "8")
    block.commit()
    planned(qtbot, block, ["4", "2", "2"])
    retype(qtbot, field(block, "mix", "H").input.line, "6")
    retype(qtbot, field(block, "mix", "M").input.line, "2")
    block.commit()
    assert draft.toml.get("block", 0, "mix") == {"H": 6, "M": 2}
    planned(qtbot, block, ["6", "1", "1"])


@pytest.mark.slow
def test_without_a_plan_it_says_why(qtbot, panel, draft):
    block = panel(BlockPanel, "0")
    retype(qtbot, field(block, "trials").input.line, "")
    block.commit()
    qtbot.waitUntil(lambda: NO_PLAN in words_in(block.plan))
    block.show_problems(problems_of(draft))
    trials = field(block, "trials")
    assert trials.setting.title == "Trials", "the name that the screen shows"
    assert "'Trials' is missing" in trials.note.text.text()


def test_the_plan_opens_the_preview_of_the_stimuli(qtbot, panel):
    from turingdesk.gui.desk.packages.preview import PreviewDialog

    block = panel(BlockPanel, "0")
    planned(qtbot, block, ["2", "1", "1"])
    click(qtbot, block.plan.card.preview)
    dialog = block.window().findChild(PreviewDialog)
    assert dialog.stimulus.id == "w0"
    dialog.close()


@pytest.mark.slow
def test_cards_follow_the_task(qtbot, panel, draft):
    block = panel(BlockPanel, "0")
    assert field(block, "show", "examples").isVisible()
    draft.toml.set(("block", 0, "show"), {"examples": True})
    pick(qtbot, field(block, "task").input.menu, "Colors")
    assert draft.toml.get("block", 0, "task") == "colors"
    assert draft.toml.get("block", 0, "show") is None, "the options of another task mean nothing"
    # Cards are made again meanwhile, so the field is looked for each time.
    qtbot.waitUntil(lambda: field(block, "controls", "questions").isVisible())
    while draft.toml.get("block", 0, "task") != "words":
        draft.undo()
    block.refresh()
    assert field(block, "show", "examples").input.value() is True


@pytest.mark.slow
def test_places_and_words_are_written_as_the_package_has_them(qtbot, panel, draft):
    block = panel(BlockPanel, "0")
    retype(qtbot, field(block, "fixed").input.text, "2 = w3")
    retype(qtbot, field(block, "controls", "trials").input.line, "1, 4")
    retype(qtbot, field(block, "feedback").input.menu.lineEdit(), "2")
    block.commit()
    found = draft.toml.get("block", 0)
    assert found["fixed"] == {"2": "w3"}
    assert found["controls"] == {"trials": [1, 4]}
    assert found["feedback"] == 2
    retype(qtbot, field(block, "fixed").input.text, "2 = nobody")
    block.commit()
    draft.toml.set(("block", 0, "controls"), None)
    block.refresh()
    block.show_problems(problems_of(draft))
    assert "'nobody'" in field(block, "fixed").note.text.text()


@pytest.mark.slow
def test_a_further_question_is_asked_by_the_block(qtbot, panel, draft):
    block = panel(BlockPanel, "1")
    add(block.questions, "New: slider")
    retype(qtbot, block.questions.sheet.field("text").input.line, "How sure are you?")
    retype(qtbot, block.questions.sheet.field("id").input.line, "sure")
    retype(qtbot, block.questions.sheet.field("low_label").input.line, "I guessed")
    block.commit()
    draft.save()
    question = read_package(draft.folder).package.study.blocks[1].questions[0]
    assert (question.id, question.kind, question.low_label) == ("sure", "scale", "I guessed")


def test_instructions_make_their_file(qtbot, panel, draft):
    block = panel(BlockPanel, "0")
    qtbot.keyClicks(block.instructions.box, "Read both words.")
    block.commit()
    assert draft.toml.get("block", 0, "instructions") == "texts/words.md"
    assert draft.text("texts/words.md") == "Read both words."
    assert "trials = 4       # half and half" in draft.toml.text()


def test_blocks_are_added_moved_and_opened(qtbot, panel, draft):
    blocks = panel(BlocksPanel)
    assert titles(blocks.blocks) == [
        "1  Word associations \u00b7 4 trials",
        "2  Word associations \u00b7 2 trials",
    ]
    add(blocks.blocks, "Word associations")
    assert draft.toml.get("block", 2) == {"id": "words-2", "task": "words", "trials": 10}
    with qtbot.waitSignal(blocks.section_wanted) as wanted:
        click(qtbot, blocks.more)
    assert wanted.args == ["block/2"]
    click(qtbot, blocks.blocks.list.up)
    assert [one["trials"] for one in draft.toml.get("block")] == [4, 10, 2]
    for _ in range(3):
        click(qtbot, blocks.blocks.list.remove)
    assert draft.toml.get("block") is None
    assert "at least one block" in blocks.blocks.about.text()
    assert not blocks.more.isVisible()
    for _ in range(3):
        draft.undo()
    blocks.refresh()
    assert [one["trials"] for one in draft.toml.get("block")] == [4, 10, 2]


@pytest.mark.sampled
@pytest.mark.parametrize("width", [536, 950])
@pytest.mark.parametrize("kind", [BlockPanel, BlocksPanel])
def test_nothing_is_wider_than_the_panel(panel, kind, width):
    made = panel(kind, "0", width=width)
    assert made.area.widget().width() <= made.area.viewport().width()
