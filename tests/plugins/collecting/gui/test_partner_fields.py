"""With whom an agent talks, and the partner's settings, where a collection has conversations."""

import pytest
from PySide6.QtCore import Qt

from tests.agents.collection import TALKS, TOML, collection
from tests.plugins.collecting.gui.test_agent_dialog import choose
from turingdesk.agents import AGENTS

pytest.importorskip("turingdesk.plugins.live_games")  # conversations are its task


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
