"""An array of tables: its list and its sheet speak of the same one, and nothing is lost."""

import pytest
from PySide6.QtCore import Qt

from tests.gui.desk.editor.panels.conftest import click, retype
from turingdesk.core.setting import Setting
from turingdesk.editing.draft import CannotEdit
from turingdesk.gui.desk.editor.panels.array import LIST_WIDTH, Addition, ArrayEditor, ArrayKind
from turingdesk.gui.desk.editor.panels.card_panel import CardPanel
from turingdesk.gui.desk.editor.panels.ordered import Names

WORD = ArrayKind(
    Names("Words", "Add word", "Remove this word", "Up", "Down", "Duplicate this word"),
    lambda one: str(one.get("text", "?")),
    lambda _: [Setting(("text",), "Text")],
    lambda _: [Addition("A word", {"text": "new"})],
    nothing=lambda: "There is none.",
)


@pytest.fixture
def words(qtbot, draft):
    made = ArrayEditor(draft.toml, ("word",), WORD)
    qtbot.addWidget(made)
    made.resize(900, 400)
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_one_addition_needs_no_menu(qtbot, words, draft):
    assert words.about.text() == "There is none."
    click(qtbot, words.list.add)
    click(qtbot, words.list.add)
    assert draft.toml.get("word") == [{"text": "new"}, {"text": "new"}]
    assert words.current == 1
    assert words.place == ("word", 1)


def test_a_copy_stands_behind_its_original_under_an_id_of_its_own(qtbot, words, draft):
    before = draft.toml.text()
    draft.toml.set(("word",), [{"id": "w", "text": "a"}, {"id": "w-2", "text": "b"}])
    words.refresh()
    click(qtbot, words.list.copy)
    copied = {"id": "w-3", "text": "a"}
    assert draft.toml.get("word") == [{"id": "w", "text": "a"}, copied, {"id": "w-2", "text": "b"}]
    assert words.current == 1
    assert words.sheet.field("text").input.line.text() == "a"
    click(qtbot, words.list.copy)
    assert [one["id"] for one in draft.toml.get("word")] == ["w", "w-3", "w-4", "w-2"]
    for _ in range(3):
        draft.undo()
    assert draft.toml.text() == before


def test_what_is_being_typed_goes_to_the_one_it_was_typed_for(qtbot, words, draft):
    click(qtbot, words.list.add)
    click(qtbot, words.list.add)
    retype(qtbot, words.sheet.field("text").input.line, "second")
    words.list.rows.setCurrentRow(0)
    assert draft.toml.get("word", 1, "text") == "second"
    retype(qtbot, words.sheet.field("text").input.line, "first")
    click(qtbot, words.list.down)
    assert [one["text"] for one in draft.toml.get("word")] == ["second", "first"]
    assert words.current == 1


def test_a_change_that_the_file_has_no_place_for_is_told(qtbot, words, draft, monkeypatch):
    def refuse(*_args):
        raise CannotEdit("There is no place. Change it in a text editor.")

    click(qtbot, words.list.add)
    monkeypatch.setattr(draft.toml, "add", refuse)
    click(qtbot, words.list.add)
    assert "There is no place" in words.note.text.text()
    monkeypatch.setattr(draft.toml, "set", refuse)
    retype(qtbot, words.sheet.field("text").input.line, "other")
    words.commit()
    assert "There is no place" in words.sheet.field("text").note.text.text()
    assert words.sheet.field("text").input.line.text() == "other"


def test_the_list_stands_beside_the_sheet_only_where_there_is_room(qtbot, words):
    click(qtbot, words.list.add)
    assert words.list.maximumWidth() == LIST_WIDTH
    qtbot.waitUntil(lambda: words.sheet.x() >= words.list.geometry().right())
    words.resize(500, 400)
    qtbot.waitUntil(lambda: words.sheet.y() > words.list.y() + words.list.rows.height())


def test_a_panel_shows_all_its_cards_anew_when_one_part_wrote(qtbot, panel, draft):
    made = panel(CardPanel)
    title = (Setting(("title",), "Title"),)
    first = made.add_sheet("One", lambda: title)
    second = made.add_sheet("Two", lambda: title)
    retype(qtbot, first.field("title").input.line, "Changed")
    qtbot.keyClick(first.field("title").input.line, Qt.Key.Key_Return)
    assert second.field("title").input.line.text() == "Changed"
