"""The Machine judges page: a machine judges through the dialog, and is beside people."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from tests.gui.desk.conftest import page_of
from tests.plugins.machine_judges.gui.conftest import PATIENCE_MS
from turingdesk.gui.desk.runs.command_process import Ending
from turingdesk.journal.session_summary import State
from turingdesk.plugins.machine_judges.learning.settings import TrainingSettings
from turingdesk.sessions.data_folder import DataFolder

LEFT = Qt.MouseButton.LeftButton
pytestmark = pytest.mark.usefixtures("once")


@pytest.fixture
def page(qtbot, with_study):
    """The page, with the study in hand."""
    shown = page_of(with_study, "machine_judges")
    yield shown
    shown.close_page()


def open_dialog(qtbot, page, from_button=None):
    qtbot.mouseClick(from_button or page.let, LEFT)
    dialog = page.at_work.dialog
    qtbot.waitUntil(dialog.start.isEnabled)
    dialog.trained.form.fields["permutations"].setValue(9)  # the usual 199 take long
    return dialog


def set_number(qtbot, field, value):
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, str(value))


def start(qtbot, page, dialog):
    """Click Start and wait until the judge has ended; how."""
    with qtbot.waitSignal(page.at_work.running.over, timeout=PATIENCE_MS) as over:
        qtbot.mouseClick(dialog.start, LEFT)
        assert page.at_work.strip.isVisible()
        assert page.at_work.strip.cancel.isVisible()
    return over.args[0]


def texts(widget):
    return [one.text() for one in widget.findChildren(QLabel) if one.isVisible()]


@pytest.mark.slow
def test_a_machine_judges_through_the_dialog(qtbot, page, data):
    assert any("machine judge judges" in text for text in texts(page.empty))
    qtbot.waitUntil(
        lambda: page.empty.title.text() == "No machine judge has been run on this study yet",
        timeout=PATIENCE_MS,
    )
    assert not page.let.isVisible()
    dialog = open_dialog(qtbot, page, page.empty.button)
    assert dialog.study.currentText() == "Words, spring"
    assert dialog.judge.currentData() == TrainingSettings().kind
    set_number(qtbot, dialog.trained.form.fields["folds"], 2)
    set_number(qtbot, dialog.trained.form.fields["seeds"], 1)
    assert start(qtbot, page, dialog).ending is Ending.DONE
    strip = page.at_work.strip
    assert strip.status.text() == "Linear support vector machine: 1 session. Trials judged: 12."
    (session,) = DataFolder(data).sessions()
    assert session.judge == "judge:svm"
    assert session.opened["judge_settings"]["folds"] == 2
    qtbot.mouseClick(strip.close_button, LEFT)
    assert not strip.isVisible()


@pytest.mark.slow
def test_its_row_stands_beside_that_of_the_people_and_it_has_results_of_its_own(
    qtbot, sit, page, squeezed
):
    sit("P-001")
    dialog = open_dialog(qtbot, page, page.empty.button)
    set_number(qtbot, dialog.trained.form.fields["folds"], 2)
    start(qtbot, page, dialog)
    qtbot.waitUntil(lambda: bool(page.shown.made), timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: page.cards.is_whole)
    card = page.cards.results["machine_judges"]
    rows, columns = card.table.rows.rowCount(), card.table.rows.columnCount()
    cells = {
        card.table.rows.index(row, column).data()
        for row in range(rows)
        for column in range(columns)
    }
    assert {"people", "svm"} <= cells
    assert card.figures
    qtbot.waitUntil(lambda: card.figures[0].y() < card.table.y())
    page.names.setFocus()
    qtbot.keyClick(page.names, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: page.shown.judge == "judge:svm", timeout=PATIENCE_MS)
    made = "Linear support vector machine, version 1"
    qtbot.waitUntil(lambda: made in texts(page.cards.facts), timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: "judge_errors" in page.cards.results, timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: page.cards.is_whole)
    assert "machine_judges" not in page.cards.results
    assert squeezed == [], "cards are painted with the height that they need"
    # The words of the answers come from the study that the desk knows.
    assert any(text.startswith("word ") for text in texts(page.cards.results["judge_errors"]))


@pytest.mark.slow
def test_what_is_stopped_is_gone_on_with_and_ends_complete(qtbot, page, data, sit):
    dialog = open_dialog(qtbot, page, page.empty.button)
    dialog.judge.setCurrentIndex(dialog.judge.findData("forest"))
    set_number(qtbot, dialog.trained.form.fields["folds"], 3)  # the study has six prompts
    strip = page.at_work.strip
    with qtbot.waitSignal(page.at_work.running.over, timeout=PATIENCE_MS) as over:
        qtbot.mouseClick(dialog.start, LEFT)
        with qtbot.waitSignal(page.at_work.running.progressed, timeout=PATIENCE_MS):
            pass
        qtbot.mouseClick(strip.cancel, LEFT)
        assert not strip.cancel.isEnabled()
    assert over.args[0].ending is Ending.STOPPED
    assert "Finished verdicts are saved" in strip.status.text()
    with qtbot.waitSignal(page.at_work.running.over, timeout=PATIENCE_MS) as over:
        qtbot.mouseClick(strip.go_on, LEFT)
    assert over.args[0].ending is Ending.DONE
    states = [one.state for one in DataFolder(data).sessions()]
    assert states == [State.COMPLETED] * 3


@pytest.mark.slow
def test_what_went_wrong_is_said_and_can_be_changed(qtbot, page, judge, data):
    judge()
    qtbot.waitUntil(lambda: not page.feed.is_looking, timeout=PATIENCE_MS)
    page.feed.look()
    qtbot.waitUntil(page.let.isVisible, timeout=PATIENCE_MS)
    dialog = open_dialog(qtbot, page)
    set_number(qtbot, dialog.trained.form.fields["folds"], 3)
    set_number(qtbot, dialog.trained.form.fields["seeds"], 1)
    outcome = start(qtbot, page, dialog)
    strip = page.at_work.strip
    assert outcome.ending is Ending.FAILED
    assert "Give this judge its own" in strip.status.text()
    dialog = open_dialog(qtbot, page, strip.change)
    assert dialog.trained.form.fields["folds"].value() == 3
    qtbot.keyClicks(dialog.name, "another")
    assert start(qtbot, page, dialog).ending is Ending.DONE
    qtbot.waitUntil(lambda: len(page.shown.made) == 2, timeout=PATIENCE_MS)
    assert [page.names.item(n).text() for n in range(3)] == [
        ("Compared with people"),
        "another",
        "svm",
    ]


@pytest.mark.slow
def test_closing_the_desk_ends_the_judge_and_keeps_what_it_wrote(qtbot, page, with_study, data):
    dialog = open_dialog(qtbot, page, page.empty.button)
    set_number(qtbot, dialog.trained.form.fields["folds"], 3)  # the study has six prompts
    with qtbot.waitSignal(page.at_work.running.progressed, timeout=PATIENCE_MS):
        qtbot.mouseClick(dialog.start, LEFT)
    with_study.close()
    assert not page.at_work.running.is_on
    assert all(one.state is not State.RUNNING for one in DataFolder(data).sessions())
