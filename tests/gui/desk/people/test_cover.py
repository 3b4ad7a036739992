"""What is seen and can be done while the desk is locked: nothing, whatever stood open."""

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QMenu, QMessageBox, QVBoxLayout

from tests.gui.desk.people.conftest import ADA, BOB, click, gone, is_locked, lock, unlock
from turingdesk.gui.desk.tour import offer


@pytest.fixture
def dialog(ada):
    made = QDialog(ada)
    QVBoxLayout(made).addWidget(QLineEdit())
    made.open()
    return made


def test_a_dialog_is_hidden_and_comes_back_for_the_same_person(qtbot, ada, dialog):
    qtbot.keyClicks(dialog.findChild(QLineEdit), "half a sentence")
    ada.state.at_desk.lock("nobody was here")
    assert is_locked(ada)
    assert not dialog.isVisible()
    unlock(qtbot, ada, ADA)
    assert dialog.isVisible()
    assert dialog.isModal()
    assert dialog.findChild(QLineEdit).text() == "half a sentence"
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_dialog_is_given_up_for_somebody_else(qtbot, ada, dialog):
    left = []
    dialog.rejected.connect(lambda: left.append(True))
    ada.state.at_desk.lock("nobody was here")
    unlock(qtbot, ada, BOB)
    assert left == [True]
    assert not dialog.isVisible()


def test_a_dialog_of_a_dialog_is_hidden_too(qtbot, ada, dialog):
    question = QMessageBox(dialog)
    question.open()
    ada.state.at_desk.lock("nobody was here")
    assert not question.isVisible()
    unlock(qtbot, ada, ADA)
    assert question.isVisible()
    question.reject()
    dialog.reject()


def test_a_dialog_that_waits_in_a_loop_of_its_own_ends_with_the_lock(qtbot, ada):
    """As file dialogs do; afterwards it is gone, and nothing tries to show it again."""
    made = QDialog(ada)
    QTimer.singleShot(0, lambda: ada.state.at_desk.lock("nobody was here"))
    assert made.exec() == QDialog.DialogCode.Rejected
    made.deleteLater()
    gone()
    unlock(qtbot, ada, ADA)
    assert ada.navigation.isVisible()


def test_a_dialog_that_comes_while_it_is_locked_waits(qtbot, ada):
    lock(qtbot, ada)
    late = QDialog(ada)
    QVBoxLayout(late).addWidget(QLineEdit())
    late.open()
    qtbot.waitUntil(lambda: not late.isVisible())
    unlock(qtbot, ada, ADA)
    assert late.isVisible()
    late.reject()


def test_a_menu_that_stands_open_is_closed(qtbot, ada):
    menu = QMenu(ada)
    menu.addAction("Withdraw\u2026")
    menu.popup(ada.mapToGlobal(ada.rect().center()))
    assert QApplication.activePopupWidget() is menu
    ada.state.at_desk.lock("nobody was here")
    assert QApplication.activePopupWidget() is None
    assert is_locked(ada)


def test_somebody_else_comes_to_a_page_that_is_theirs(qtbot, ada):
    click(qtbot, ada.navigation.button("settings"))
    assert ada.page("settings").isVisible()
    lock(qtbot, ada)
    unlock(qtbot, ada, BOB)
    assert not ada.page("settings").isVisible()
    assert ada.page("studies").isVisible()
    assert not ada.navigation.button("settings").isEnabled()
    lock(qtbot, ada)
    unlock(qtbot, ada, ADA)
    assert ada.navigation.button("settings").isEnabled()


def test_the_same_person_comes_back_to_their_page(qtbot, ada):
    click(qtbot, ada.navigation.button("settings"))
    lock(qtbot, ada)
    assert not ada.page("settings").isVisible()
    unlock(qtbot, ada, ADA)
    assert ada.page("settings").isVisible()


def test_nothing_is_dropped_on_a_locked_desk(qtbot, ada, study):
    lock(qtbot, ada)
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(study))])
    event = QDropEvent(
        QPointF(300, 300),
        Qt.DropAction.CopyAction,
        mime,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    ada.dropEvent(event)
    assert ada.state.reader.studied is None


def test_keys_of_the_pages_do_nothing_while_it_is_locked(qtbot, ada):
    click(qtbot, ada.navigation.button("editor"))
    lock(qtbot, ada)
    for key in (Qt.Key.Key_F5, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        qtbot.keyClick(ada, key)
    qtbot.keyClick(ada, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert is_locked(ada)
    focused = QApplication.focusWidget()
    assert focused is None or ada.cover.screen.isAncestorOf(focused) or focused is ada.cover.screen


def test_the_tour_stands_not_before_the_lock_screen(qtbot, ada):
    tour = offer(ada)
    lock(qtbot, ada)
    assert not tour.isVisible()
    unlock(qtbot, ada, ADA)
    assert tour.isVisible()
    qtbot.keyClick(tour, Qt.Key.Key_Escape)
    assert ada.state.settings.toured


def test_the_tour_waits_until_somebody_is_there(qtbot, desk):
    tour = offer(desk)
    assert not tour.isVisible()
    unlock(qtbot, desk, BOB)
    assert tour.isVisible()
    for _ in range(4):
        click(qtbot, tour.next)
    assert not desk.notice.isVisible(), "an assistant is told of no page that is not theirs"
