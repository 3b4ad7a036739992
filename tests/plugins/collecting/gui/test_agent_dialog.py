"""An agent that answers: its settings, its work in the background, and where it continues."""

import pytest
from PySide6.QtCore import Qt

from turingdesk.gui.desk.runs.command_process import Ending

PATIENCE_MS = 60_000  #: a process begins, perhaps on a busy machine


@pytest.fixture
def page(open_page, asked):
    return open_page(asked)


@pytest.fixture
def dialog(qtbot, page):
    qtbot.mouseClick(page.agent, Qt.MouseButton.LeftButton)
    return page.at_work.dialog


def choose(dialog, kind):
    dialog.agent.setCurrentIndex(dialog.agent.findData(kind))


@pytest.mark.slow
def test_the_agents_that_can_answer_are_offered_with_their_settings(dialog):
    offered = {dialog.agent.itemData(n) for n in range(dialog.agent.count())}
    assert {"nearest_word", "openai"} <= offered
    assert "mccq" not in offered
    choose(dialog, "openai")
    assert dialog.fields.fields["temperature"].value() == 0.8
    assert dialog.fields.fields["answers"].minimum() == 1
    assert dialog.fields.fields["server"].toolTip().startswith("The server's address")


@pytest.mark.slow
def test_what_is_missing_is_named(qtbot, dialog):
    choose(dialog, "openai")
    qtbot.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    assert dialog.objection.text() == "Fill in: Model, Server."
    assert dialog.wish is None


def test_only_settings_that_differ_are_given_to_the_command(qtbot, dialog, data, asked):
    choose(dialog, "openai")
    fields = dialog.fields.fields
    qtbot.keyClicks(fields["model"], "llava")
    qtbot.keyClicks(fields["server"], "http://gpu:8080/v1")
    fields["temperature"].selectAll()
    qtbot.keyClicks(fields["temperature"], "0.5")
    fields["answers"].stepUp()
    qtbot.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    wish = dialog.wish
    told = {"model": "llava", "server": "http://gpu:8080/v1", "temperature": 0.5, "answers": 2}
    assert wish.options == told
    assert wish.arguments(data)[:5] == ["collect", str(asked), "--agent", "openai", "--data"]
    assert "--answers=2" in wish.arguments(data)


@pytest.mark.slow
@pytest.mark.timeout(180)
def test_an_agent_answers_in_the_background_and_its_answers_are_counted(
    qtbot, page, dialog, vectors
):
    choose(dialog, "nearest_word")
    dialog.fields.fields["vectors"].put(vectors)
    with qtbot.waitSignal(page.at_work.running.over, timeout=PATIENCE_MS) as over:
        qtbot.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
        assert page.at_work.strip.isVisible()
    assert over.args[0].ending is Ending.DONE, over.args[0].why
    assert page.at_work.strip.status.text() == "Prompts answered: 4, in 1 session."
    qtbot.waitUntil(lambda: page.shown.read == 4)
    assert page.shown.counts["agent"][0].machine == 4


@pytest.mark.slow
@pytest.mark.timeout(180)
def test_an_agent_that_fails_says_why_and_the_settings_can_be_changed(qtbot, page, dialog):
    choose(dialog, "nearest_word")
    dialog.fields.fields["vectors"].line.setText("/nowhere/vectors.txt")
    with qtbot.waitSignal(page.at_work.running.over, timeout=PATIENCE_MS) as over:
        qtbot.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    assert over.args[0].ending is Ending.FAILED
    strip = page.at_work.strip
    assert "vectors.txt" in strip.status.text()
    qtbot.mouseClick(strip.change, Qt.MouseButton.LeftButton)
    fields = page.at_work.dialog.fields.fields
    assert fields["vectors"].line.text() == "/nowhere/vectors.txt"


def test_without_conversations_nobody_talks(dialog, data):
    choose(dialog, "openai")
    assert not dialog.partner.isVisible()
