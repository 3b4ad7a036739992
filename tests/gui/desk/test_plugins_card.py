"""Settings tells which plugins are loaded, and switches those beside the program on."""

from PySide6.QtWidgets import QLabel

from turingdesk.core.plugin import plugins
from turingdesk.gui.desk import plugins_card
from turingdesk.gui.desk.plugins_card import PluginsCard
from turingdesk.gui.desk.state import DeskState
from turingdesk.system.settings import Settings


def card_of(qtbot, state):
    card = PluginsCard(state)
    qtbot.addWidget(card)
    card.show()
    return card


def said(card):
    return " ".join(one.text() for one in card.findChildren(QLabel))


def test_what_is_loaded_is_listed_with_its_version(qtbot, data):
    card = card_of(qtbot, DeskState(Settings(data=data)))
    for loaded in plugins().loaded.values():
        assert f"{loaded.plugin.title} {loaded.plugin.version}" in said(card)
    assert not card.beside.isVisible(), "from source, plugins are installed"


def test_a_folder_beside_the_program_is_used_once_someone_says_so(
    qtbot, data, tmp_path, monkeypatch
):
    monkeypatch.setattr(plugins_card, "plugin_folder", lambda: tmp_path)
    card = card_of(qtbot, DeskState(Settings(data=data)))
    assert str(tmp_path) in said(card)
    assert not card.beside.isChecked()
    card.beside.click()
    assert Settings.load().plugins
    assert card_of(qtbot, DeskState(Settings.load())).beside.isChecked()
