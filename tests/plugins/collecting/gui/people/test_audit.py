"""Collecting is in the audit log: who viewed answers, built a study, and ran an agent."""

import pytest

from tests.answering import collected
from tests.answering.collected import collection
from tests.gui.desk.people.conftest import click, dialog_of
from tests.gui.desk.people.test_audit import go, read, walked
from turingdesk.plugins.collecting import PLUGIN
from turingdesk.plugins.collecting.gui.agent_dialog import AgentDialog
from turingdesk.plugins.collecting.gui.build_dialog import BuildDialog
from turingdesk.study.package import open_package


def collection_page(qtbot, desk, study):
    made = collection(study.parent / "asked", "id,cue\none,ocean\ntwo,bread\n")
    if not any(desk.state.data.glob("sub-agent-git*")):
        for code, judge in (("P-009", "human"), ("agent-git", "agent:git")):
            collected.sit(open_package(made), desk.state.data, code, lambda _: "thing", judge)
    read(qtbot, desk, made)
    page = go(qtbot, desk, "collection")
    qtbot.waitUntil(page.build.isEnabled)
    return page


def built(qtbot, desk, study, sit):
    click(qtbot, collection_page(qtbot, desk, study).build)
    dialog = dialog_of(qtbot, BuildDialog)
    dialog.folder.put(study.parent / "built")
    click(qtbot, dialog.write)
    qtbot.waitUntil(lambda: dialog.built is not None)


def stopped_agent(qtbot, desk, study, sit):
    page = collection_page(qtbot, desk, study)
    click(qtbot, page.agent)
    dialog = dialog_of(qtbot, AgentDialog)
    dialog.agent.setCurrentIndex(dialog.agent.findData("nearest_word"))
    (study.parent / "vectors.txt").write_text("ocean 0 1\nwave 0 2\n", "utf-8")
    dialog.fields.fields["vectors"].put(study.parent / "vectors.txt")
    click(qtbot, dialog.start)
    click(qtbot, page.at_work.strip.cancel)
    qtbot.waitUntil(lambda: not page.at_work.running.is_on, timeout=60_000)


DONE = {
    "viewed collected answers": (built, {"study": "gathered"}),
    "built a study": (built, {"study": "gathered-judged", "folder": str}),
    "ran a machine agent": (stopped_agent, {"study": "gathered", "judge": "nearest_word"}),
    "stopped a machine agent": (stopped_agent, {"study": "gathered", "judge": "nearest_word"}),
}
WALKS = {
    "a collection": ("viewed collected answers", "built a study"),
    "an agent": ("ran a machine agent", "stopped a machine agent"),
}


@pytest.mark.usefixtures("chosen")
@pytest.mark.parametrize("walk", WALKS)
def test_what_is_done_is_written_down(qtbot, with_study, data, study, sit_in, walk):
    walked(qtbot, with_study, data, study, sit_in, {what: DONE[what] for what in WALKS[walk]})


def test_every_action_of_the_plugin_has_its_walk():
    assert {what for walk in WALKS.values() for what in walk} == {*DONE} == {*PLUGIN.deeds}
