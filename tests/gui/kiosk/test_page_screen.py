import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from turingdesk.core import step_words
from turingdesk.core.question import Kind, Question, Role
from turingdesk.core.step import Page, PageKind
from turingdesk.gui.kiosk.header import Header
from turingdesk.gui.kiosk.page_screen import PageColumn, PageScreen
from turingdesk.gui.kiosk.reading import ReadingColumn


@pytest.fixture
def open_page(qtbot):
    shown = []

    def made(page):
        screen = PageScreen(page, Header())
        qtbot.addWidget(screen)
        screen.resize(1200, 800)
        shown.append(screen)
        with qtbot.waitSignal(screen.appeared):
            screen.show()
        return screen

    yield made
    for screen in shown:
        screen.clear()


def press(screen, key):
    none = Qt.KeyboardModifier.NoModifier
    return screen.press(QKeyEvent(QKeyEvent.Type.KeyPress, key, none))


def test_markdown_is_rendered_and_html_is_not(qtbot):
    reading = ReadingColumn(
        "# Title\n\nSome **bold** words <b>and</b> <img src=x>\n\n- one\n- two"
    )
    qtbot.addWidget(reading)
    text = reading.toPlainText()
    assert text.startswith("Title\nSome bold words <b>and</b> <img src=x>")
    block = reading.document().begin()
    assert block.blockFormat().headingLevel() == 1
    assert reading.heightForWidth(300) > reading.heightForWidth(900)


def test_a_long_page_scrolls_and_its_button_stays(open_page, qtbot):
    screen = open_page(Page(PageKind.INFORMATION, "i", "Welcome", "many words\n\n" * 200))
    bar = screen.area.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    screen.turn(1)
    assert bar.value() > 0
    assert screen.rect().contains(screen.continue_button.geometry())


def test_space_and_enter_go_on(open_page):
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
        screen = open_page(Page(PageKind.INSTRUCTIONS, "i", "What you will do", "Look."))
        done = []
        screen.done.connect(done.append)
        assert press(screen, key)
        assert done == [[]]


def test_other_keys_do_not(open_page):
    screen = open_page(Page(PageKind.INSTRUCTIONS, "i", "What you will do", "Look."))
    assert not press(screen, Qt.Key.Key_F)


def test_what_is_personal_and_what_may_be_left_out_is_said(qtbot):
    questions = (
        Question("name", "Your name?", Kind.TEXT, role=Role.FORM, personal=True),
        Question("note", "Anything else?", Kind.TEXT, role=Role.FORM, required=False),
    )
    column = PageColumn(Page(PageKind.FORM, "f", "About you", questions=questions))
    qtbot.addWidget(column)
    name, note = column.fields
    assert step_words.STORED_SEPARATELY in words(name)
    assert "Optional" in words(note)


def words(widget):
    from PySide6.QtWidgets import QLabel

    return [label.text() for label in widget.findChildren(QLabel)]


def test_the_first_field_that_is_wrong_gets_the_keyboard(open_page, qtbot):
    questions = tuple(Question(f"q{n}", f"Question {n}?", Kind.NUMBER) for n in range(20))
    screen = open_page(Page(PageKind.FORM, "f", "About you", questions=questions))
    for field in screen.column.fields[:15]:
        qtbot.keyClicks(field.line, "1")
    screen.continue_button.click()
    wrong = screen.column.fields[15]
    assert wrong.objection.isVisible()
    assert not screen.column.fields[0].objection.isVisible()
    assert not wrong.line.visibleRegion().isEmpty()
