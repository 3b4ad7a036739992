"""The Analysis page on the screen."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from turingdesk.gui.desk.analysis.page import AnalysisPage
from turingdesk.gui.screens.camera import Camera, picture, settle, wait_until
from turingdesk.gui.screens.desk import Shot, desk, page
from turingdesk.gui.screens.stage import Stage


def analysis(name: str, by: str = "") -> Shot:
    """One analysis, perhaps split by a column."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        with desk(stage, camera, "analysis") as window:
            shown = window.page("analysis")
            assert isinstance(shown, AnalysisPage)
            wait_until(lambda: bool(shown.shown.studies))
            shown.by.setCurrentIndex(max(0, shown.by.findData(by)))
            shown.select(name)
            shown.choose()
            wait_until(lambda: shown.shown.choice == shown.feed.choice and shown.card.is_whole)
            settle(200)
            return picture(window)

    return take


ANALYSIS: dict[str, Shot] = {
    "desk-analysis": analysis("detectability"),
    "desk-analysis-figure": analysis("agents"),
    "desk-analysis-matrix": analysis("confusion"),
    "desk-analysis-split": analysis("detectability", "task"),
    "desk-analysis-empty": page("analysis", empty=True),
}
