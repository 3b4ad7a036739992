"""Every text on the editor's panels can be translated: no English is left where all is said."""

import re

import pytest
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QWidget,
)

from turingdesk.gui import translation
from turingdesk.gui.desk.editor.media_panel import MediaPanel
from turingdesk.gui.desk.editor.panels.analysis import AnalysisPanel
from turingdesk.gui.desk.editor.panels.block import BlockPanel
from turingdesk.gui.desk.editor.panels.blocks import BlocksPanel
from turingdesk.gui.desk.editor.panels.card_panel import CardPanel
from turingdesk.gui.desk.editor.panels.forms import FormsPanel
from turingdesk.gui.desk.editor.panels.rules import RulesPanel
from turingdesk.gui.desk.editor.panels.study import StudyPanel
from turingdesk.gui.desk.editor.panels.text_editor import PagePreview
from turingdesk.gui.desk.editor.panels.texts import TextsPanel
from turingdesk.gui.desk.editor.table.panel import TablePanel
from turingdesk.gui.translation import ScreenVoice

PANELS = [
    (StudyPanel, ""),
    (BlocksPanel, ""),
    (BlockPanel, "0"),
    (FormsPanel, ""),
    (RulesPanel, ""),
    (TextsPanel, ""),
    (AnalysisPanel, ""),
    (MediaPanel, ""),
    (TablePanel, "words.csv"),
]
#: What is the study's own on these panels, or an example, and is shown as it is written.
OWN = {"words.csv", "my-study", "words", "more", "1  About you", "1  words", "2  more"}
NARROW = 536  #: px; of a panel in the smallest window


class Marked(ScreenVoice):
    """Says each text in brackets and a third longer, as German does."""

    def lookup(self, context, text, note="", n=-1):
        return longer(super().lookup(context, text, note, n))

    def translate(self, message):
        return longer(message)


def longer(text):
    return f"«{text}{' bababab' * (len(text) // 24)}{'a' * min(8, 1 + len(text) // 3)}»"


@pytest.fixture
def marked(monkeypatch):
    voice = Marked("en")
    monkeypatch.setitem(translation.voices, "program", voice)
    monkeypatch.setattr(voice, "spoken", "de")


def texts(panel):
    """All that is read on a panel, or heard of it, apart from the page of the kiosk."""
    kiosk = {w for one in panel.findChildren(PagePreview) for w in one._host.findChildren(QWidget)}
    for widget in {panel, *panel.findChildren(QWidget)} - kiosk:
        if isinstance(widget, QLabel | QAbstractButton):
            yield widget.text()
        if isinstance(widget, QComboBox):
            yield from map(widget.itemText, range(widget.count()))
        if isinstance(widget, QLineEdit):
            yield widget.placeholderText()
        if isinstance(widget, QListWidget):
            yield from (widget.item(row).text() for row in range(widget.count()))
        if isinstance(widget, QMenu):
            widget.aboutToShow.emit()
            yield from (action.text() for action in widget.actions())
        yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())


def unsaid(text):
    """What is outside of all brackets."""
    left = text
    while left != (left := re.sub(r"«[^«»]*»", "", left)):
        pass
    return left


@pytest.fixture
def with_rules(draft):
    for kind in ("too_fast", "controls_passed"):
        draft.toml.add(("rule",), {"kind": kind})


@pytest.mark.sampled(2)
@pytest.mark.usefixtures("marked", "with_rules")
@pytest.mark.parametrize(("kind", "item"), PANELS)
def test_no_english_is_left_on_a_panel(panel, kind, item):
    shown = set(texts(panel(kind, item)))
    assert any("«" in text for text in shown)
    left = {unsaid(one).strip(" ()") for one in shown}
    assert {one for one in left if re.search(r"[^\W\d_]{2}", one)} <= OWN


@pytest.mark.sampled(2)
@pytest.mark.usefixtures("marked", "with_rules")
@pytest.mark.parametrize(("kind", "item"), PANELS)
def test_longer_texts_have_room_in_the_smallest_window(qtbot, panel, kind, item):
    shown = panel(kind, item, width=NARROW)
    assert shown.width() == NARROW
    if isinstance(shown, CardPanel):
        qtbot.waitUntil(lambda: shown.area.widget().width() <= shown.area.viewport().width())
        assert cut(shown) == []


def cut(panel):
    """Buttons and ticks in sight whose words do not fit."""
    made = [one for one in panel.findChildren(QAbstractButton) if one.isVisible() and one.text()]
    return [one.text() for one in made if one.width() < needed(one)]


def needed(button):
    """Width of its lines as they are broken now, px."""
    hint = QCheckBox.sizeHint(button) if isinstance(button, QCheckBox) else button.sizeHint()
    return hint.width()
