"""A field writes what is typed into study.toml, and nothing else."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QLabel

from tests.gui.desk.editor.panels.conftest import TOML, click, pick, problems_of, retype
from turingdesk.core.errors import Problem, Severity
from turingdesk.core.setting import Option, Setting, Takes
from turingdesk.gui.desk.editor.panels.bound import BoundField, ProblemPlaces, in_words
from turingdesk.gui.desk.editor.panels.sheet import SettingsSheet
from turingdesk.gui.desk.editor.panels.study import StudyPanel

TITLE = Setting(("title",), "Title")
SEED = Setting(("seed",), "Seed", takes=Takes.WHOLE, default=0)
FAST = Setting(("limits", "too_fast_s"), "Too fast", takes=Takes.NUMBER, default=0.0)


@pytest.fixture
def field(qtbot, draft):
    def made(setting, table=()):
        one = BoundField(draft.toml, table, setting)
        qtbot.addWidget(one)
        one.show()
        return one

    return made


@pytest.mark.slow
def test_what_is_typed_is_written_after_a_pause_and_comments_stay(qtbot, field, draft):
    title = field(TITLE)
    with qtbot.waitSignal(title.wrote):
        retype(qtbot, title.input.line, "Words, summer")
    assert draft.toml.text() == TOML.replace("Words, spring", "Words, summer")
    draft.undo()
    assert draft.toml.text() == TOML
    assert not draft.can_undo, "the whole word is one step"


def test_enter_takes_over_at_once(qtbot, field, draft):
    seed = field(SEED)
    retype(qtbot, seed.input.line, "77")
    qtbot.keyClick(seed.input.line, Qt.Key.Key_Return)
    assert draft.toml.get("seed") == 77


def test_the_default_is_taken_out_with_the_table_that_it_leaves_empty(qtbot, field, draft):
    fast = field(FAST, ("block", 0))
    assert fast.input.line.text() == "2.5"
    retype(qtbot, fast.input.line, "0")
    fast.commit()
    assert "limits" not in draft.toml.text()
    assert "trials = 4       # half and half" in draft.toml.text()
    draft.undo()
    fast.refresh()
    assert fast.input.line.text() == "2.5"


def test_what_is_no_number_is_told_and_not_written(qtbot, field, draft):
    seed = field(SEED)
    retype(qtbot, seed.input.line, "five")
    seed.commit()
    assert seed.note.text.text() == "Not applied: Enter a whole number, for example 10."
    assert seed.note.isVisible()
    assert draft.toml.text() == TOML
    assert seed.input.line.text() == "five", "what was typed is not lost"
    retype(qtbot, seed.input.line, "5")
    seed.commit()
    assert not seed.note.isVisible()


def test_reading_a_field_changes_nothing(qtbot, field, draft):
    for setting in (TITLE, SEED, Setting(("version",), "Version", default="1")):
        one = field(setting)
        one.input.line.setFocus()
        qtbot.keyClick(one.input.line, Qt.Key.Key_Return)
        one.commit()
    assert not draft.is_changed


def test_a_tick_and_a_choice_are_written_at_once(qtbot, field, draft):
    tick = field(Setting(("demonstration",), "Shown", takes=Takes.FLAG, default=False))
    click(qtbot, tick.findChild(QCheckBox))
    assert draft.toml.get("demonstration") is True
    click(qtbot, tick.findChild(QCheckBox))
    assert draft.toml.text() == TOML
    options = (Option("resume", "can be resumed"), Option("refuse", "is over"))
    policy = field(Setting(("resume", "policy"), "", "", Takes.ONE_OF, "resume", options))
    pick(qtbot, policy.input.menu, "is over")
    assert draft.toml.get("resume", "policy") == "refuse"


def test_a_choice_that_the_file_has_and_nobody_offers_is_shown_and_kept(qtbot, field, draft):
    draft.toml.set(("block", 0, "order"), "backwards")
    one = Setting(("order",), "", "", Takes.ONE_OF, "random", (Option("random", "random"),))
    order = field(one, ("block", 0))
    assert order.input.menu.currentText() == "backwards"
    order.commit()
    assert draft.toml.get("block", 0, "order") == "backwards"


def test_several_ticks_make_a_list_in_the_order_of_the_options(qtbot, field, draft):
    options = tuple(Option(one, one) for one in ("words", "more"))
    setting = Setting(("rule", 0, "blocks"), "Blocks", "", Takes.SOME_OF, [], options)
    draft.toml.add(("rule",), {"kind": "duplicate", "blocks": ["more", "gone"]})
    blocks = field(setting)
    words, more = blocks.input.ticks
    assert (words.isChecked(), more.isChecked()) == (False, True)
    click(qtbot, words)
    assert draft.toml.get("rule", 0, "blocks") == ["words", "more", "gone"]


def test_another_kind_takes_out_what_means_nothing_for_it(qtbot, field, draft):
    draft.toml.set(("form", 0, "field", 1), {"id": "x", "kind": "choice", "choices": ["a", "b"]})
    options = (Option("choice", "choices"), Option("text", "words"))
    setting = Setting(("kind",), "", "", Takes.ONE_OF, "choice", options)
    setting = Setting(
        ("kind",), "", "", Takes.ONE_OF, "choice", options, drops=(("text", ("choices",)),)
    )
    kind = field(setting, ("form", 0, "field", 1))
    pick(qtbot, kind.input.menu, "words")
    assert draft.toml.get("form", 0, "field", 1) == {"id": "x", "kind": "text"}
    draft.undo()
    assert draft.toml.get("form", 0, "field", 1, "choices") == ["a", "b"]


def test_a_problem_stands_under_its_field_in_words(qtbot, field, draft):
    draft.toml.set(("block", 0, "limits", "too_fast_s"), -1)
    fast = field(FAST, ("block", 0))
    fast.show_problems(ProblemPlaces(problems_of(draft), draft.toml.text()))
    assert fast.note.text.text().startswith("Error: 'Too fast' must be a number")
    assert fast.input.line.property("wrong") == "true"
    draft.undo()
    fast.show_problems(ProblemPlaces(problems_of(draft), draft.toml.text()))
    assert not fast.note.isVisible()


def test_a_sheet_keeps_the_fields_that_stay(qtbot, draft):
    sheet = SettingsSheet(draft.toml, (), (TITLE, SEED))
    qtbot.addWidget(sheet)
    seed = sheet.fields[1]
    sheet.show_settings((), (SEED, Setting(("version",), "Version", default="1")))
    assert sheet.fields[0] is seed
    assert sheet.field("version").input.line.text() == "1"
    with pytest.raises(KeyError):
        sheet.field("title")


def test_the_study_panel_shows_and_saves_everything(qtbot, panel, draft):
    study = panel(StudyPanel)
    shown = {".".join(map(str, f.keys)): f for f in study.findChildren(BoundField)}
    assert shown["title"].input.line.text() == "Words, spring"
    assert shown["version"].input.line.text() == "1"
    retype(qtbot, shown["title"].input.line, "")
    study.commit()
    study.show_problems(problems_of(draft))
    assert shown["title"].note.text.text() == "Error: 'Title' is missing."
    retype(qtbot, shown["origins.human"].input.line, "A person")
    study.commit()
    draft.save()
    assert 'human = "A person"' in Path(draft.folder / "study.toml").read_text("utf-8")


def test_a_field_is_announced_with_its_title_its_sentence_and_what_is_wrong(qtbot, field, draft):
    seed = field(Setting(("seed",), "Seed", "All draws follow from it.", takes=Takes.WHOLE))
    title = next(one for one in seed.findChildren(QLabel) if one.text() == "Seed")
    assert title.buddy() is seed.input.line
    assert seed.input.line.accessibleName() == "Seed"
    retype(qtbot, seed.input.line, "five")
    seed.commit()
    assert seed.input.line.accessibleDescription() == (
        "Not applied: Enter a whole number, for example 10.\nAll draws follow from it."
    )


TWO_FORMS = """\
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
    places = ProblemPlaces([wrong], TWO_FORMS)
    assert places.at("block", 0, "limits", "too_fast_s") == [wrong]
    assert places.at("block", 1, "limits", "too_fast_s") == []
    assert places.at("block", 0, "limits", "look_first_s") == []


def test_a_missing_key_is_told_at_its_field():
    wrong = problem(10, "block", "The key 'trials' is missing.")
    places = ProblemPlaces([wrong], TWO_FORMS)
    assert places.at("block", 0, "trials") == [wrong]
    assert places.at("block", 1, "trials") == []
    assert places.at("block", 0, "task") == []
    title = problem(None, "", "The key 'title' is missing.")
    assert ProblemPlaces([title], TWO_FORMS).at("title") == [title]


def test_what_is_below_a_table_ends_where_the_next_one_begins():
    kind = problem(7, "form.field.kind")
    places = ProblemPlaces(
        [kind, problem(12, "block.limits"), problem(3, "form.field", file="a.csv")], TWO_FORMS
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


def test_problems_of_a_field_in_half_a_row_have_the_width_of_the_whole_row(qtbot, draft):
    sheet = SettingsSheet(draft.toml, (), (SEED, Setting(("version",), "Version", default="1")))
    qtbot.addWidget(sheet)
    sheet.resize(600, 300)
    sheet.show()
    seed, version = sheet.fields
    retype(qtbot, seed.input.line, "five")
    seed.commit()
    qtbot.waitUntil(lambda: seed.note.width() == sheet.width())
    assert seed.y() == version.y()
    assert seed.note.y() >= seed.y() + seed.height()
    sheet.resize(300, 300)
    qtbot.waitUntil(lambda: version.y() > seed.y())
    assert seed.isAncestorOf(seed.note), "in one column it is under its input"
