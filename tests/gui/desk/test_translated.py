"""Studies, the editor's frame, and freezing: nothing in them is left in English."""

import pytest

from tests.gui.desk.conftest import TOML, page_of, write_study
from tests.gui.marked import Marked, unsaid
from turingdesk.gui import translation
from turingdesk.gui.desk.editor.frame import ClosedPanel
from turingdesk.gui.desk.editor.new_study import NewStudyDialog
from turingdesk.gui.desk.editor.opening import WhereDialog
from turingdesk.gui.desk.packages.preview import PreviewDialog
from turingdesk.gui.desk.registration import FreezeDialog, WhyDialog, _breakable, lines
from turingdesk.gui.desk.studies.start import StartDialog
from turingdesk.study.registration import freeze

#: What the study of these tests has of its own.
DATA = (
    *("Words, spring", "Made up for a test.", "made up", "P-001", "Booth 1", "words.csv", "1.2"),
    *("alpha", "beta", "study.toml", "words", "Ada", "cue"),
    "Word associations",
)


@pytest.fixture(autouse=True)
def marked(monkeypatch):
    monkeypatch.setitem(translation.voices, "program", Marked())


def test_a_text_that_nobody_translated_is_found(with_study):
    page = page_of(with_study, "studies")
    page.view.start.setText("Start it")
    page.note.setText(f"{translation.tr('Desk', 'Studies')}, and one more")
    assert unsaid(page, *DATA) == {"Start it", page.note.text()}


def test_the_studies_page(with_study):
    page = page_of(with_study, "studies")
    assert page.view.registration.isVisible()
    assert not unsaid(page, *DATA)


def test_a_study_that_cannot_run(qtbot, desk, tmp_path):
    toml = TOML.replace("trials = 4", "trials = 400")
    folder = write_study(tmp_path / "broken", toml)
    with qtbot.waitSignal(desk.state.reader.read):
        desk.state.open_study(folder)
    assert not unsaid(page_of(desk, "studies"), "broken", "block.trials", *DATA)


@pytest.mark.slow
def test_a_session_that_was_cut_off_and_another_one(qtbot, with_study, package, sit):
    sit(steps=2)
    dialog = StartDialog(with_study.state, package, code="P-001")
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: dialog.arrival.cut_off is not None)
    assert not unsaid(dialog, *DATA, "offscreen", "screen", "main")
    dialog.code.setText("P 1")
    qtbot.waitUntil(lambda: bool(dialog.arrival.objection))
    assert not unsaid(dialog, *DATA, "offscreen", "screen", "main")


@pytest.mark.slow
def test_a_participant_who_was_here(qtbot, desk, package, sit):
    sit()
    dialog = StartDialog(desk.state, package, code="P-001")
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: bool(dialog.arrival.warning))
    assert not unsaid(dialog.warning, *DATA)


def test_the_preview_of_stimuli(qtbot, desk, package):
    dialog = PreviewDialog(package, "words")
    qtbot.addWidget(dialog)
    assert not unsaid(dialog.about, *DATA)
    assert not unsaid(dialog.before)


def test_freezing_and_its_reasons(qtbot, desk, package):
    dialog = FreezeDialog(package, "Ada")
    qtbot.addWidget(dialog)
    assert not unsaid(dialog, _breakable(package.hash), *DATA)
    why = WhyDialog("", "", ["words.csv changed"], "Ada")
    qtbot.addWidget(why)
    assert not unsaid(why, *DATA)
    told = " ".join(text for text, _ in lines(freeze(package, "Ada"), ()))
    why.setWindowTitle(told)
    assert not unsaid(why, *DATA)


@pytest.mark.slow
def test_the_frame_of_the_editor(qtbot, desk, tmp_path):
    page = page_of(desk, "editor")
    assert not unsaid(page)
    desk.state.edit(write_study(tmp_path / "broken", TOML.replace("trials = 4", "trials = 400")))
    qtbot.waitUntil(lambda: bool(page.problems))
    assert not unsaid(page.frame.rows)
    assert not unsaid(page.frame.list, *DATA)
    assert not unsaid(page.note, *DATA)
    shown = page.frame.rows.list.model().index(0, 0)
    page.frame.rows.head.setText(str(shown.data()))
    assert not unsaid(page.frame.rows.head, "block.trials", *DATA)


@pytest.mark.slow
def test_the_ways_to_a_new_study(qtbot, desk, study):
    dialog = NewStudyDialog(desk.state)
    assert not unsaid(dialog.from_table)
    dialog.show_way("Empty, without answers")
    columns = ("id", "origin", "image", "caption")
    assert not unsaid(dialog.way, *columns)
    dialog.show_way("From a spreadsheet")
    dialog.from_table.take([study / "words.csv"])
    qtbot.waitUntil(lambda: dialog.from_table.guess is not None)
    columns = ("cue", "association", "origin", "agent", "provenance", "domain", "prompt")
    more = ("id", "control", "examples", "human", "machine")
    assert not unsaid(dialog, *DATA, *columns, *more)
    dialog.close()


@pytest.mark.slow
def test_questions_before_a_study_is_edited(qtbot, desk, study, tmp_path):
    dialog = WhereDialog("", "", tmp_path / "copy")
    qtbot.addWidget(dialog)
    dialog.field.setText(str(study))
    assert dialog.objection.text()
    assert not unsaid(dialog)
    page = page_of(desk, "editor")
    desk.state.edit(study)
    qtbot.waitUntil(lambda: page.draft is not None)
    closed = ClosedPanel(page.draft, desk.state, "words.csv", "")
    qtbot.addWidget(closed)
    assert not unsaid(closed, *DATA)
