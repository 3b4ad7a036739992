"""What participants and experimenters do at a kiosk: keys, clicks, the chord."""

from time import perf_counter

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from turingdesk.gui.kiosk.exit_dialog import ExitDialog

F, J = Qt.Key.Key_F, Qt.Key.Key_J
ENTER, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Space
K1, K4 = Qt.Key.Key_1, Qt.Key.Key_4
FINGER = QTest.createTouchDevice()


def wait_for(qtbot, ms):
    """Wait; for how many milliseconds it really was, since Qt may end a wait up to 5 % early."""
    began_s = perf_counter()
    qtbot.wait(ms)
    return (perf_counter() - began_s) * 1000


def answer(k):
    """Answer the trial on screen, with keys and mouse as its questions ask for it."""
    task = k.step.task
    k.wait()
    if task in ("captions", "words", "pairs"):
        k.key(F)
    elif task == "conversations":
        k.key(K1, K4)
        k.choose("Sports")
        k.key(ENTER)
    elif task == "fixations":
        k.key(J)
        k.choose("boat")
        k.click(k.bar.continue_button)
    else:
        k.key(F, K1, SPACE)


def once(there, do, tries=3000):
    """Do something as soon as something is so, even while a dialog waits; looks every 10 ms."""
    if there():
        do()
    elif tries:
        QTimer.singleShot(10, lambda: once(there, do, tries - 1))


def once_asked(do):
    """Do something as soon as a dialog asks."""
    QTimer.singleShot(0, lambda: once(QApplication.activeModalWidget, do))


def experimenter(way):
    """What the experimenter presses in the dialog that is about to open."""

    def press():
        dialog = QApplication.activeModalWidget()
        if way is None:
            dialog.reject()
        else:
            dialog.findChild(QPushButton, way).click()

    once(lambda: isinstance(QApplication.activeModalWidget(), ExitDialog), press)


def chord(k):
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    k.qtbot.keyClick(k.window, Qt.Key.Key_Q, both)


def drag(window, start, end):
    """Put a finger down, move it in steps, and take it away."""
    steps = 10
    QTest.touchEvent(window, FINGER).press(0, start, window)
    for n in range(1, steps + 1 if start != end else 1):
        QTest.qWait(15)
        QTest.touchEvent(window, FINGER).move(0, start + (end - start) * n / steps, window)
    QTest.qWait(15)
    QTest.touchEvent(window, FINGER).release(0, end, window)
