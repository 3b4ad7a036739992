"""The Machine judges page on the screen, and the dialog that lets a machine judge."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

from PySide6.QtGui import QPixmap

from tests.screens.camera import Camera, picture, settle, wait_until
from tests.screens.desk import Shot, desk, page
from tests.screens.stage import BOOTHS, NOW, Stage
from turingdesk.core.errors import TuringDeskError
from turingdesk.core.message import Message, term
from turingdesk.gui.desk.runs.command_process import Ending, RunOutcome
from turingdesk.gui.desk.window import DeskWindow
from turingdesk.gui.translation import translate_message
from turingdesk.plugins.machine_judges.gui.dialog import JudgeDialog
from turingdesk.plugins.machine_judges.gui.page import MachineJudgesPage
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.study.package import open_package
from turingdesk.system.paths import demo_study

NAME = "machine_judges"
BLOCKS = ("captions", "words", "conversations")
PEOPLE = 6
DONE = {
    "name": "judge:svm",
    "sessions": 3,
    "trials": 1365,
    "unanswered": {},
    "passed_over": {"pairs": Message("Trained judges can't judge two answers side by side.")},
}


def _judged(stage: Stage) -> Path:
    """A data folder with people and two machines, made once for each stage."""
    data = stage.home / "TuringDesk" / "judged"
    if data.exists():
        return data
    for number in range(PEOPLE):
        setup = SessionSetup(f"P-{number + 1:03}", BOOTHS[number % len(BOOTHS)])
        stage.walked(data, setup, NOW - timedelta(hours=2 + number))
    _judge(stage, data, "svm", "--messages", "--compare-folds", "--extrapolate")
    _judge(stage, data, "forest")
    return data


def _judge(stage: Stage, data: Path, kind: str, *more: str) -> None:
    from turingdesk.cli import main

    words = ["judge", str(stage.study), "--judge", kind, "--data", str(data)]
    words += ["--folds", "4", "--seeds", "1", *more]
    for block in BLOCKS:
        words += ["--block", block]
    if main(words):
        raise TuringDeskError(f"{kind} could not judge the demonstration study.")


def judges(judge: str = "", at: str = "", outcome: RunOutcome | None = None) -> Shot:
    """The page with all judges, or one of them.

    Args:
        judge: As responses have it.
        at: The analysis to which it is scrolled; the end where that is not there.
        outcome: Of a judge that was at work.
    """

    def take(stage: Stage, camera: Camera) -> QPixmap:
        with desk(stage, camera, NAME, data=_judged(stage)) as window:
            shown = _page(window)
            wait_until(lambda: bool(shown.shown.made))
            for row in range(shown.names.count()):
                if shown.names.item(row).text() == judge.removeprefix("judge:"):
                    shown.names.setCurrentRow(row)
            wait_until(lambda: shown.shown.query == shown.feed.query and shown.cards.is_whole)
            if outcome is not None:
                _begin(shown)
                shown.at_work.strip.end(outcome)
            settle(200)
            if at:
                card, bar = shown.cards.results.get(at), shown.area.verticalScrollBar()
                bar.setValue(card.y() if card else bar.maximum())
                settle(100)
            return picture(window)

    return take


def _begin(shown: MachineJudgesPage) -> None:
    from turingdesk.plugins.machine_judges.trained import TRAINED

    study = open_package(demo_study()).study
    shown.at_work.strip.begin(translate_message(TRAINED["svm"].title), study.title)


def working(stage: Stage, camera: Camera) -> QPixmap:
    """A judge at work, where none has judged before."""
    with desk(stage, camera, NAME) as window:
        shown = _page(window)
        _begin(shown)
        doing = term("Training", "what a machine judge does now")
        shown.at_work.strip.show_progress(doing, 38, 120)
        settle(100)
        return picture(window)


def dialog(kind: str, features: str = "") -> Shot:
    """The dialog with one kind of judge."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        with desk(stage, camera, NAME) as window:
            shown = _page(window)
            shown.ask()
            settle(100)
            asked = shown.at_work.dialog
            assert isinstance(asked, JudgeDialog)
            asked.judge.setCurrentIndex(asked.judge.findData(kind))
            if features:
                asked.trained.features.setCurrentIndex(asked.trained.features.findData(features))
            settle(100)
            taken = picture(window, asked)
            asked.reject()
            return taken

    return take


def _page(window: DeskWindow) -> MachineJudgesPage:
    shown = window.page(NAME)
    assert isinstance(shown, MachineJudgesPage)
    return shown


DIFFER = True  #: whether each screen is a state that looks different from the others
TELLING = ("desk-machine-judges-done", "desk-machine-judges-dialog-model")
SCREENS: dict[str, Shot] = {
    "desk-machine-judges": judges(),
    "desk-machine-judges-below": judges(at="end"),
    "desk-machine-judges-one": judges("judge:svm"),
    "desk-machine-judges-one-wrong": judges("judge:svm", "judge_errors"),
    "desk-machine-judges-one-messages": judges("judge:svm", "judge_messages"),
    "desk-machine-judges-done": judges(outcome=RunOutcome(Ending.DONE, DONE)),
    "desk-machine-judges-working": working,
    "desk-machine-judges-empty": page(NAME, empty=True),
    "desk-machine-judges-dialog": dialog("svm"),
    "desk-machine-judges-dialog-file": dialog("svm", "word_vectors"),
    "desk-machine-judges-dialog-model": dialog("language_model"),
}
