"""An agent that answers: its settings, its work in the background, and where it continues."""

import pytest
from PySide6.QtCore import Qt

from tests.agents.collection import TALKS, TOML, collection
from turingdesk.agents import AGENTS
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


@pytest.fixture
def talks(qtbot, open_page, tmp_path):
    """The dialog of a collection of words, pictures, and conversations."""
    folder = tmp_path / "talks"
    collection(folder, toml=TOML + TALKS, topics="id,topic\nm,music\n")
    page = open_page(folder)
    qtbot.mouseClick(page.agent, Qt.MouseButton.LeftButton)
    return page.at_work.dialog


def offered(box):
    return [box.itemData(n) for n in range(box.count())]


def test_agents_that_talk_are_asked_with_whom(qtbot, talks, data):
    choose(talks, "mccq")
    assert not talks.partner.isVisible()
    choose(talks, "eliza")
    assert talks.partner.isVisible()
    assert offered(talks.partner.kind) == ["eliza", "openai", "scripted"]
    choose(talks, "openai")
    assert offered(talks.partner.kind) == ["", "eliza", "openai", "scripted"]
    qtbot.keyClicks(talks.fields.fields["model"], "llama")
    qtbot.keyClicks(talks.fields.fields["server"], "http://gpu:8080/v1")
    talks.partner.kind.setCurrentIndex(talks.partner.kind.findData("openai"))
    qtbot.keyClicks(talks.partner.fields.fields["model"], "gemma")
    qtbot.mouseClick(talks.start, Qt.MouseButton.LeftButton)
    words = talks.wish.arguments(data)
    assert words[-2:] == ["--with=openai", "--with-model=gemma"]
    assert "--model=llama" in words


def test_a_partner_of_the_same_kind_can_have_what_is_usual(qtbot, talks, data):
    """Its fields say "default" where the first agent's settings count."""
    choose(talks, "openai")
    for name, words in {"model": "llama", "server": "http://gpu:8080/v1"}.items():
        qtbot.keyClicks(talks.fields.fields[name], words)
    usual = talks.fields.fields["temperature"].value()
    talks.fields.fields["temperature"].setValue(usual + 0.5)
    talks.partner.kind.setCurrentIndex(talks.partner.kind.findData("openai"))
    fields = talks.partner.fields.fields
    assert fields["temperature"].text() == "default"
    assert fields["seed"].text() == "default"
    fields["temperature"].setValue(usual)
    qtbot.mouseClick(talks.start, Qt.MouseButton.LeftButton)
    assert f"--with-temperature={usual}" in talks.wish.arguments(data)


def test_a_partner_of_another_kind_has_all_its_settings(qtbot, talks, data):
    choose(talks, "eliza")
    talks.partner.kind.setCurrentIndex(talks.partner.kind.findData("openai"))
    assert {*talks.partner.fields.fields} == {*AGENTS["openai"].options}
    for name, words in {"model": "gemma", "server": "http://gpu:8080/v1"}.items():
        qtbot.keyClicks(talks.partner.fields.fields[name], words)
    talks.partner.fields.fields["seed"].setValue(7)
    qtbot.mouseClick(talks.start, Qt.MouseButton.LeftButton)
    assert "--with-seed=7" in talks.wish.arguments(data)


def test_what_a_partner_of_another_kind_lacks_is_named(qtbot, talks):
    choose(talks, "eliza")
    talks.partner.kind.setCurrentIndex(talks.partner.kind.findData("openai"))
    qtbot.mouseClick(talks.start, Qt.MouseButton.LeftButton)
    assert talks.objection.text() == "Fill in: Model, Server."


def test_without_conversations_nobody_talks(dialog, data):
    choose(dialog, "openai")
    assert not dialog.partner.isVisible()
