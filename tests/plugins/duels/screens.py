"""The Duels page, empty and after a plan of scripted models, and the dialog of its plan."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QPixmap

from tests.screens.camera import Camera, picture, settle, wait_until
from tests.screens.desk import desk
from tests.screens.kiosk import Shot
from tests.screens.stage import Stage
from turingdesk.plugins.duels.gui.page import DuelsPage
from turingdesk.plugins.duels.new_plan import new_plan
from turingdesk.plugins.duels.plan_file import FILE, open_plan
from turingdesk.plugins.duels.runner import DuelRun, run_duels


def plan_of(folder: Path, design: str) -> Path:
    """A plan of scripted models, with few trials if there is a fixed distinguisher."""
    new_plan(design, folder)
    plan = folder / FILE
    few = "trials = 3" if design == "fixed-distinguisher" else "trials = 10"
    text = plan.read_text("utf-8").replace("trials = 10", few, 1)
    plan.write_text(text, "utf-8")
    return plan


def duels(design: str = "", *, edits: bool = False) -> Shot:
    """The page after a plan was run; without a design, in an empty folder."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        home = stage.home / "TuringDesk" / "duels" / str(next(stage.numbers))
        data = home / "data"
        data.mkdir(parents=True)
        plan = plan_of(home / "nine-models", design) if design else None
        if plan is not None:
            run_duels(DuelRun(open_plan(plan), data))
        with desk(stage, camera, "duels", data=data) as window:
            page = window.page("duels")
            assert isinstance(page, DuelsPage)
            if plan is not None:
                page.open_plan(plan)
                wait_until(page.body.isVisible)
            if edits:
                page.edit.click()
                assert page.at_work.dialog is not None
                settle(100)
                return picture(page.at_work.dialog)
            settle(300)
            return picture(window)

    return take


SCREENS: dict[str, Shot] = {
    "desk-duels": duels("gtt"),
    "desk-duels-fixed": duels("fixed-distinguisher"),
    "desk-duels-empty": duels(),
    "desk-duels-plan": duels("gtt", edits=True),
}
