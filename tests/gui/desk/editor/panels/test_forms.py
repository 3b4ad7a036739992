"""Forms: made, ordered and filled by clicks, with the page that they make beside them."""

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication

from tests.gui.desk.editor.panels.conftest import click, pick, problems_of, retype
from turingdesk.gui.desk.editor.panels.forms import FormsPanel
from turingdesk.gui.desk.editor.panels.ordered import ROW, OrderedList
from turingdesk.gui.desk.editor.panels.questions import names
from turingdesk.gui.kiosk.field import Field
from turingdesk.study.package import read_package
from turingdesk.study.presets import PRESETS


def titles(array):
    rows = array.list.rows
    return [rows.item(n).text() for n in range(rows.count())]


def add(array, title):
    """Choose from the menu of the button Add."""
    menu = array.list.add.menu()
    groups = [menu, *(action.menu() for action in menu.actions() if action.menu())]
    actions = [action for group in groups for action in group.actions()]
    next(action for action in actions if action.text() == title).trigger()


def asked(panel):
    """The questions on the page that is shown."""
    return [field.question.id for field in panel.seen.preview.findChildren(Field)] or [
        field.question.id for field in panel.seen.preview.screen_shown.column.fields
    ]


def test_a_field_is_added_from_a_preset_and_shown_on_the_kiosks_page(panel, draft):
    forms = panel(FormsPanel)
    assert asked(forms) == ["age", "glasses"]
    add(forms.fields, "What is your gender?")
    assert draft.toml.get("form", 0, "field", 2) == {"id": "gender"}
    assert asked(forms) == ["age", "glasses", "gender"]
    assert forms.fields.current == 2
    assert "# asked at the door, too" in draft.toml.text()


@pytest.mark.slow
def test_a_question_of_ones_own_is_written_by_typing(qtbot, panel, draft):
    forms = panel(FormsPanel)
    add(forms.fields, "New: single choice")
    sheet = forms.fields.sheet
    retype(qtbot, sheet.field("text").input.line, "Do you paint?")
    retype(qtbot, sheet.field("id").input.line, "paints")
    retype(qtbot, sheet.field("choices").input.text, "Yes\nSometimes\nNo")
    forms.commit()
    assert draft.toml.get("form", 0, "field", 2) == {
        "id": "paints",
        "text": "Do you paint?",
        "kind": "choice",
        "choices": ["Yes", "Sometimes", "No"],
    }
    page = forms.seen.preview.page
    assert [c.label for c in page.questions[2].choices] == ["Yes", "Sometimes", "No"]
    assert titles(forms.fields)[2] == "3  Do you paint?"


def test_a_new_question_is_in_sight_with_the_cursor_in_it_and_one_word_on_what_it_lacks(
    qtbot, panel, draft
):
    forms = panel(FormsPanel)
    add(forms.fields, "New: single choice")
    text = forms.fields.sheet.field("text")
    qtbot.waitUntil(lambda: text.isAncestorOf(QApplication.focusWidget() or forms))
    assert not text.input.visibleRegion().isEmpty()
    forms.show_problems(problems_of(draft))
    assert "missing" in text.note.text.text()
    assert forms.fields.note.isHidden(), "the field says it"
    assert titles(forms.fields)[2].endswith("1 to fix")
    qtbot.keyClicks(QApplication.focusWidget(), "Do you paint?")
    forms.commit()
    assert not problems_of(draft)


@pytest.mark.slow
def test_a_condition_is_chosen_from_earlier_questions(qtbot, panel, draft):
    forms = panel(FormsPanel)
    add(forms.fields, "New: text")
    sheet = forms.fields.sheet
    retype(qtbot, sheet.field("text").input.line, "Which ones?")
    pick(qtbot, sheet.field("only_if", "field").input.menu, "depends on: glasses")
    forms.show_problems(problems_of(draft))
    assert "lists no answers" in sheet.field("only_if", "field").note.text.text()
    yes = next(t for t in sheet.field("only_if", "is").input.ticks if t.text() == "Glasses")
    click(qtbot, yes)
    assert draft.toml.get("form", 0, "field", 2, "only_if") == {
        "field": "glasses",
        "is": ["Glasses"],
    }
    forms.show_problems(problems_of(draft))
    assert not sheet.field("only_if", "field").note.isVisible()
    pick(qtbot, sheet.field("only_if", "field").input.menu, "always asked")
    assert "only_if" not in draft.toml.text()


@pytest.mark.slow
def test_fields_are_moved_by_buttons_and_keys_and_taken_out(qtbot, panel, draft):
    forms = panel(FormsPanel)
    click(qtbot, forms.fields.list.down)
    assert titles(forms.fields)[1].endswith("How old are you (in years)?")
    assert asked(forms) == ["glasses", "age"]
    forms.fields.list.rows.setFocus()
    qtbot.keyClick(forms.fields.list.rows, Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    assert asked(forms) == ["age", "glasses"]
    click(qtbot, forms.fields.list.remove)
    assert asked(forms) == ["glasses"]
    draft.undo()
    forms.refresh()
    assert asked(forms) == ["age", "glasses"]


@pytest.mark.slow
def test_fields_are_moved_by_dragging(qtbot, panel, draft):
    forms = panel(FormsPanel)
    rows = forms.fields.list.rows
    rows.setCurrentRow(0)
    at = QPointF(40, ROW * 2 - 2)
    action, none = Qt.DropAction.MoveAction, Qt.KeyboardModifier.NoModifier
    event = QDropEvent(at, action, QMimeData(), Qt.MouseButton.LeftButton, none)
    rows.dropEvent(event)
    assert [one["id"] for one in draft.toml.get("form", 0, "field")] == ["glasses", "age"]


@pytest.mark.slow
def test_the_question_that_is_chosen_comes_into_sight(qtbot, panel, draft):
    for name in ("gender", "education", "ai_uses"):
        draft.toml.add(("form", 0, "field"), {"id": name})
    forms = panel(FormsPanel)
    bar = forms.seen.preview.screen_shown.area.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    forms.fields.list.rows.setCurrentRow(4)
    qtbot.waitUntil(lambda: bar.value() > 0)


@pytest.mark.slow
def test_a_form_is_added_after_the_blocks_and_can_be_read(panel, draft):
    forms = panel(FormsPanel)
    add(forms.forms, "A form after the last block")
    assert titles(forms.forms) == ["1  About you", "2  A few last questions"]
    assert asked(forms) == ["strategy"]
    assert not [p for p in problems_of(draft) if p.column.startswith("form")]
    draft.save()
    study = read_package(draft.folder).package.study
    assert [form.when for form in study.forms] == ["before", "after"]


@pytest.mark.slow
def test_the_text_above_the_questions_makes_its_file_and_shows(qtbot, panel, draft):
    forms = panel(FormsPanel)
    assert "texts/about.md" in forms.intro.file.text()
    qtbot.keyClicks(forms.intro.box, "Tell us a little.")
    forms.commit()
    assert draft.toml.get("form", 0, "text") == "texts/about.md"
    assert forms.seen.preview.page.text == "Tell us a little."
    retype(qtbot, forms.intro.box, "")
    forms.commit()
    assert draft.toml.get("form", 0, "text") is None
    assert "texts/about.md" not in draft.text_names()


@pytest.mark.slow
def test_problems_are_counted_in_the_list_and_told_at_the_field(qtbot, panel, draft):
    forms = panel(FormsPanel)
    retype(qtbot, forms.fields.sheet.field("id").input.line, "no id!")
    forms.commit()
    forms.show_problems(problems_of(draft))
    assert "3 to fix" in titles(forms.fields)[0]
    assert "'no id!' is not a valid ID" in forms.fields.sheet.field("id").note.text.text()
    found = [p for p in problems_of(draft) if "no id" in p.message]
    forms.show_problem(found[0])
    qtbot.waitUntil(forms.fields.sheet.field("id").input.line.hasFocus)


@pytest.mark.slow
def test_the_last_form_can_go(qtbot, panel, draft):
    forms = panel(FormsPanel)
    click(qtbot, forms.forms.list.remove)
    assert "[[form" not in draft.toml.text()
    assert "not asked about themselves" in forms.forms.about.text()
    assert not forms.fields_card.isVisible()


@pytest.mark.sampled
@pytest.mark.parametrize("width", [536, 950])
def test_nothing_is_wider_than_the_panel(panel, width):
    forms = panel(FormsPanel, width=width)
    assert forms.area.widget().width() <= forms.area.viewport().width()


@pytest.mark.slow
def test_a_copy_of_a_common_question_asks_the_same(qtbot, panel, draft):
    forms = panel(FormsPanel)
    draft.toml.set(("form", 0, "field"), [{"id": "age", "max": 99}])
    forms.refresh()
    click(qtbot, forms.fields.list.copy)
    age, copied = draft.toml.get("form", 0, "field")
    assert age == {"id": "age", "max": 99}
    assert copied == {**PRESETS["age"], "id": "age-2", "max": 99}


def test_a_list_says_what_it_can_do(qtbot):
    rows = OrderedList(names())
    qtbot.addWidget(rows)
    rows.fill(["1  a", "2  b"], 0)
    assert not rows.up.isEnabled()
    assert rows.down.isEnabled()
    with qtbot.waitSignal(rows.moved) as moved:
        rows.down.click()
    assert moved.args == [0, 1]
    heard = [made.accessibleName() for made in (rows.rows, rows.up, rows.remove)]
    assert heard == ["Questions", "Move this question up", "Remove this question"]
