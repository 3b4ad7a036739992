import sys

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from turingdesk.core.errors import BadStudy, CannotSchedule, Problem
from turingdesk.gui import errors, theme
from turingdesk.system import paths
from turingdesk.system.os_errors import FULL
from turingdesk.system.run_log import run_log


@pytest.fixture(autouse=True)
def themed(qapp):
    theme.apply(qapp)


def words(widget):
    return " ".join(label.text() for label in widget.findChildren(QLabel))


def test_a_bad_study_lists_every_problem_with_its_place():
    problem = BadStudy(
        Problem("No such image.", "Add it.", "captions.csv", 7, "image"),
        Problem("Empty.", "Fill it.", "captions.csv", 9, "caption"),
    )
    told = errors.explain(problem)
    assert told.happened == "The study has 2 problems."
    assert "captions.csv, line 7, column image: No such image. Add it." in told.details
    assert "line 9" in told.details
    assert told.do


def test_an_error_on_purpose_says_why_it_happens():
    told = errors.explain(CannotSchedule("There are 3 machine answers; 5 are needed."))
    assert told.happened == "There are 3 machine answers; 5 are needed."
    assert told.why == "The study requests more trials of some kind than its answers allow."


def test_an_unexpected_error_is_kept_in_a_file_and_not_shown_as_a_trace(fresh_settings):
    try:
        {}["key"]
    except KeyError as problem:
        told = errors.explain(problem)
    assert "Traceback" not in told.details
    kept = list(fresh_settings.rglob("error-*.log"))
    assert len(kept) == 1
    assert str(kept[0]) in told.details
    assert "Traceback" in kept[0].read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("problem", "level"),
    [(ValueError("33 years old"), "ERROR"), (CannotSchedule("33"), "WARNING")],
)
def test_what_is_told_on_screen_is_logged_without_the_words(problem, level):
    with run_log("kiosk"):
        errors.explain(problem)
    (log,) = paths.logs().glob("kiosk-*.log")
    said = log.read_text(encoding="utf-8")
    assert f"{level} turingdesk.gui.errors: {type(problem).__name__} told on screen" in said
    assert "33" not in "".join(line.partition("Z ")[2] for line in said.splitlines()[1:])


def test_the_dialog_shows_what_happened_and_copies_it(qtbot):
    dialog = errors.ErrorDialog(errors.explain(OSError(28, "No space left on device")))
    qtbot.addWidget(dialog)
    dialog.show()
    assert FULL.happened in words(dialog)
    assert FULL.fix in words(dialog)
    next(b for b in dialog.findChildren(QPushButton) if b.text() == "Copy text").click()
    assert FULL.happened in QApplication.clipboard().text()


@pytest.mark.parametrize("problem", [CannotSchedule("5 are needed."), OSError(28, "No space")])
def test_the_dialog_is_as_tall_as_its_words(qtbot, problem):
    dialog = errors.ErrorDialog(errors.explain(problem))
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    assert dialog.height() == dialog.layout().totalHeightForWidth(dialog.width())
    for label in dialog.findChildren(QLabel):
        assert label.height() >= label.heightForWidth(label.width())


def test_markup_in_a_message_is_shown_as_it_is(qtbot):
    dialog = errors.ErrorDialog(errors.Explanation("<b>bold</b> & <img src=x>"))
    qtbot.addWidget(dialog)
    dialog.show()
    label = next(la for la in dialog.findChildren(QLabel) if "bold" in la.text())
    assert label.textFormat().name == "PlainText"


def test_a_participant_is_only_asked_to_call_the_experimenter(qtbot):
    page = errors.CallPage()
    qtbot.addWidget(page)
    assert words(page) == "Please call the experimenter Your answers so far are saved."


def test_what_nobody_caught_is_handed_on(monkeypatch):
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    seen = []
    errors.watch(seen.append)
    problem = ValueError("x")
    sys.excepthook(ValueError, problem, None)
    assert seen == [problem]
