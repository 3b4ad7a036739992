"""Letters as large as a participant wishes, during a session."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton

from turingdesk.gui import theme
from turingdesk.gui.kiosk.header import LINE
from turingdesk.gui.kiosk.language_page import LanguagePage
from turingdesk.gui.kiosk.text_size import SizeButtons
from turingdesk.journal.journal_file import read_journal

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture(autouse=True)
def usual_size(qapp):
    yield
    theme.apply(qapp)


def notes(recorder):
    lines = read_journal(recorder.path).lines
    return [line["text"] for line in lines if line["kind"] == "note"]


def larger(qtbot, window, times=1):
    for _ in range(times):
        qtbot.keyClick(window, Qt.Key.Key_Plus, CONTROL)
    QApplication.processEvents()


@pytest.mark.slow
def test_keys_change_the_size_and_the_journal_keeps_it(qtbot, kiosk):
    k = kiosk(("captions",))
    k.wait()
    larger(qtbot, k.window, 2)
    assert theme.look().text_percent == 150
    assert notes(k.recorder)[-1] == "The participant set the letters to 150% of their usual size."
    qtbot.keyClick(k.window, Qt.Key.Key_Minus, CONTROL)
    assert theme.look().text_percent == 125
    larger(qtbot, k.window, 9)
    assert theme.look().text_percent == 200, "there is none larger"
    qtbot.keyClick(k.window, Qt.Key.Key_0, CONTROL)
    assert theme.look().text_percent == 100
    assert len(notes(k.recorder)) == 7
    k.window.letters.restore()
    assert len(notes(k.recorder)) == 7


@pytest.mark.slow
@pytest.mark.parametrize("percent", [100, 200])
def test_what_is_asked_stays_in_sight_beneath_a_stimulus(qtbot, kiosk, percent):
    k = kiosk(("captions", "objects"))
    k.window.resize(1024, 768)
    k.wait()
    larger(qtbot, k.window, 4 if percent == 200 else 0)
    qtbot.waitUntil(lambda: k.window.trial.bar.geometry().bottom() < 768)
    bar = k.window.trial.bar
    field = bar.fields[0]
    assert field.asked.height() >= field.asked.heightForWidth(field.asked.width())
    for button in field.buttons:
        place = button.mapTo(k.window, button.rect().bottomRight())
        assert place.y() < 768
        assert place.x() < 1024
        assert button.height() >= 44
    assert k.window.trial.view.geometry().bottom() < bar.mapTo(k.window, field.asked.pos()).y()


@pytest.mark.slow
def test_the_first_page_offers_two_buttons_and_tab_comes_to_them_last(qtbot, kiosk):
    k = kiosk(("captions",), written={"pages": {"information.md": "# Welcome\n\nHello."}})
    buttons = k.window.page.findChild(SizeButtons)
    assert [b.accessibleName() for b in buttons.findChildren(QPushButton)] == [
        "Smaller text",
        "Larger text",
    ]
    assert not buttons.smaller.isEnabled()
    middle = buttons.smaller.mapTo(k.window.page, buttons.smaller.rect().center()).y()
    assert abs(middle - LINE) <= 1, "in one line with the time that is left"
    qtbot.mouseClick(buttons.larger, Qt.MouseButton.LeftButton)
    assert theme.look().text_percent == 125
    assert buttons.smaller.isEnabled()
    assert min(buttons.larger.size().toTuple()) >= 44
    assert k.window.hasFocus(), "keys still go to the page"


@pytest.mark.slow
def test_the_page_of_languages_offers_them_too(qtbot):
    page = LanguagePage(("en", "de"))
    qtbot.addWidget(page)
    page.start(full_screen=False)
    qtbot.waitUntil(page.isActiveWindow)
    qtbot.mouseClick(page.findChild(SizeButtons).larger, Qt.MouseButton.LeftButton)
    qtbot.keyClick(page, Qt.Key.Key_Plus, CONTROL)
    assert theme.look().text_percent == 150
    page.is_over = True
    page.close()
