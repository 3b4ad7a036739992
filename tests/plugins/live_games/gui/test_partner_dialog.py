"""A machine becomes the partner in games and conversations: real clicks, and a real host."""

import pytest
from PySide6.QtTest import QTest

from tests.gui.desk.conftest import page_of
from tests.gui.desk.test_booths import click, paired_at, port
from tests.plugins.live_games.games_study import games_package
from turingdesk.editing.new_study import new_study
from turingdesk.gui.desk.hosting import Hosting
from turingdesk.gui.desk.partners import PartnerDialog
from turingdesk.journal.audit import read_record
from turingdesk.presenters.agent_runs import AgentRun, saved_partner

__all__ = ["port"]


def deeds(data):
    """What the record says of partners."""
    return [one for one in read_record(data).entries if "partner" in one.what]


@pytest.mark.slow
def test_a_machine_becomes_the_partner_and_people_only_come_back(
    qtbot, desk, port, tmp_path, data
):
    folder = tmp_path / "talks"
    new_study("collect-conversations", folder)
    paired_at(desk, qtbot)
    hosting, card = desk.state.booths, page_of(desk, "sessions").booths
    qtbot.waitUntil(card.isVisible)
    click(card.partner)
    dialog = desk.findChild(PartnerDialog)
    click(dialog.start)
    assert dialog.objection.text() == "Fill in: Study or collection."
    QTest.keyClicks(dialog.form.fields["collection"].line, str(folder))
    dialog.form.fields["machines"].setValue(40)
    click(dialog.start)
    assert hosting.port is None, "the server starts again"
    qtbot.waitUntil(lambda: hosting.port is not None)
    assert card.where.text().endswith("40% of conversations with ELIZA")
    assert saved_partner() == (hosting.partner, 40), "for the next start of the desk"
    hosting.end()
    again = Hosting(desk.state, lambda: desk.state.data, desk.state.audit, dict)
    again.begin()
    assert (again.partner, again.partner_percent) == (hosting.partner, 40)
    again.end()
    hosting.start()
    click(card.partner)
    click(desk.findChildren(PartnerDialog)[-1].people)
    qtbot.waitUntil(lambda: hosting.port is not None)
    assert "conversations" not in card.where.text()
    assert saved_partner() == (None, 0)
    qtbot.waitUntil(lambda: len(deeds(data)) == 2)
    chosen, people = deeds(data)
    assert (chosen.what, chosen.fields["judge"]) == ("chose a machine partner", "eliza")
    assert (chosen.fields["folder"], chosen.fields["percent"]) == (str(folder), 40)
    assert people.what == "chose people only as partners"


def test_what_the_table_of_a_game_says_does_not_have_to_be_filled_in(qtbot, desk, tmp_path):
    study = games_package(tmp_path).folder
    dialog = PartnerDialog(desk.state.booths, desk)
    dialog.form.fields["collection"].put(study)
    agent = dialog.form.fields["agent"]
    agent.setCurrentIndex(agent.findData("openai"))
    click(dialog.start)
    assert dialog.objection.text().startswith("Fill in: Model, Server")
    (study / "agents.csv").write_text("id,kind,model\nMaple,openai,llama3\n", "utf-8")
    click(dialog.start)
    words = [f"--collection={study}", "--agent=openai"]
    assert desk.state.booths.partner.partner_arguments(50) == words
    desk.state.booths.talk_with(None)


@pytest.mark.slow
def test_why_a_machine_cannot_be_the_partner_is_told(qtbot, desk, port, tmp_path):
    paired_at(desk, qtbot)
    card = page_of(desk, "sessions").booths
    desk.state.booths.talk_with(AgentRun(tmp_path / "gone", "eliza"), 50)
    qtbot.waitUntil(lambda: "gone" in card.where.text())
