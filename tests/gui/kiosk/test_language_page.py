"""The page on which a participant chooses a language, with real clicks and keys."""

import json

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel

from tests.gui.kiosk.hands import once, once_asked
from turingdesk.core.step_words import CHOOSE_LANGUAGE
from turingdesk.gui.kiosk.language_page import LanguagePage, choose
from turingdesk.gui.kiosk.pin_gate import PinGate
from turingdesk.people.people import People, PersonRole
from turingdesk.sessions.language_names import own_name

pytestmark = pytest.mark.usefixtures("english_afterwards")

CODES = ("en", "de", "zh")
CHORD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def page(qtbot):
    made = LanguagePage(CODES)
    qtbot.addWidget(made)
    made.resize(1024, 768)
    made.show()
    return made


def test_it_asks_in_every_language_and_names_each_by_itself(page):
    said = [label.text() for label in page.findChildren(QLabel)]
    assert said == [
        CHOOSE_LANGUAGE,
        "Bitte wählen Sie Ihre Sprache.",
        "请选择您的语言。",
    ]
    assert [button.choice.label for button in page.buttons] == ["English", "Deutsch", "简体中文"]
    assert len({button.size() for button in page.buttons}) == 1
    assert page.buttons[0].height() >= 44


def test_a_click_chooses(qtbot, page):
    with qtbot.waitSignal(page.chosen) as chosen:
        qtbot.mouseClick(page.buttons[1], Qt.MouseButton.LeftButton)
    assert chosen.args == ["de"]
    assert not page.isVisible()


def test_a_digit_chooses_and_other_keys_do_nothing(qtbot, page):
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_9, Qt.Key.Key_F):
        qtbot.keyClick(page, key)
    assert page.isVisible()
    with qtbot.waitSignal(page.chosen) as chosen:
        qtbot.keyClick(page, Qt.Key.Key_3)
    assert chosen.args == ["zh"]


@pytest.mark.slow
def test_tab_and_space_choose(qtbot, page):
    page.buttons[0].setFocus()
    with qtbot.waitSignal(page.chosen) as chosen:
        qtbot.keyClick(page.buttons[0], Qt.Key.Key_Space)
    assert chosen.args == ["en"]


@pytest.mark.slow
def test_a_second_press_chooses_nothing_more(qtbot, page):
    heard = []
    page.chosen.connect(heard.append)
    for button in page.buttons:
        button.press("")
    assert heard == ["en"]


@pytest.mark.slow
def test_the_experimenter_leaves_with_the_chord(qtbot, page):
    with qtbot.waitSignal(page.left):
        qtbot.keyClick(page, Qt.Key.Key_Q, CHORD)
    assert not page.isVisible()


@pytest.mark.slow
def test_full_screen_it_is_left_with_a_pin_only(qtbot, qapp):
    People().add("Ada", PersonRole.INVESTIGATOR, "4711x")
    page = LanguagePage(CODES)
    qtbot.addWidget(page)
    heard = []
    page.left.connect(lambda: heard.append("left"))
    page.start(QGuiApplication.primaryScreen())
    page.close()
    assert page.isVisible(), "Alt+F4 does not close it"

    def back():
        gate = QApplication.activeModalWidget().findChild(PinGate)
        qtbot.mouseClick(gate.leave, Qt.MouseButton.LeftButton)

    once_asked(back)
    qtbot.keyClick(page, Qt.Key.Key_Q, CHORD)
    assert page.isVisible()
    assert heard == []
    page._choose("en")


def test_a_command_waits_for_the_choice(qtbot, qapp):
    def there():
        tops = QApplication.topLevelWidgets()
        return [w for w in tops if isinstance(w, LanguagePage) and w.isVisible()]

    def press():
        (page,) = there()
        qtbot.keyClick(page, Qt.Key.Key_2)

    QTimer.singleShot(0, lambda: once(there, press))
    screen = QGuiApplication.primaryScreen()
    assert choose(CODES, screen, pilot=True, full_screen=False) == "de"


def test_languages_that_the_program_does_not_speak_have_their_own_names():
    assert own_name("fr") == "Français"
    assert own_name("ar") == "العربية"
    assert json.dumps(own_name("xx"))
