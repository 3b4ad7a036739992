"""Machine judges are in the audit log: who viewed them, and who ran one."""

import pytest

from tests.gui.desk.people.conftest import click, dialog_of
from tests.gui.desk.people.test_audit import go, walked
from turingdesk.cli import main
from turingdesk.plugins.machine_judges import PLUGIN
from turingdesk.plugins.machine_judges.gui.dialog import JudgeDialog


def looked_at_judges(qtbot, desk, study, sit):
    words = ["judge", str(study), "--judge", "svm", "--data", str(desk.state.data)]
    assert main([*words, "--folds", "2", "--seeds", "1"]) == 0
    page = go(qtbot, desk, "machine_judges")
    qtbot.waitUntil(lambda: bool(page.shown.made), timeout=60_000)


def stopped_judge(qtbot, desk, study, sit):
    page = go(qtbot, desk, "machine_judges")
    click(qtbot, page.empty.button)
    dialog = dialog_of(qtbot, JudgeDialog)
    qtbot.waitUntil(dialog.start.isEnabled)
    click(qtbot, dialog.start)
    click(qtbot, page.at_work.strip.cancel)
    qtbot.waitUntil(lambda: not page.at_work.running.is_on, timeout=60_000)


DONE = {
    "viewed machine judges": (looked_at_judges, {"study": "small"}),
    "ran a machine judge": (stopped_judge, {"study": "small", "judge": "svm"}),
    "stopped a machine judge": (stopped_judge, {"study": "small", "judge": "svm"}),
}
WALKS = {
    "judges": ("viewed machine judges",),
    "a judge": ("ran a machine judge", "stopped a machine judge"),
}


@pytest.mark.usefixtures("chosen")
@pytest.mark.parametrize("walk", WALKS)
def test_what_is_done_is_written_down(qtbot, with_study, data, study, sit_in, walk):
    walked(qtbot, with_study, data, study, sit_in, {what: DONE[what] for what in WALKS[walk]})


def test_every_action_of_the_plugin_has_its_walk():
    assert {what for walk in WALKS.values() for what in walk} == {*DONE} == {*PLUGIN.deeds}
