"""How long the keyboard was away."""

from time import perf_counter

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QContextMenuEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from tests.gui.kiosk.hands import F, chord, experimenter, once_asked
from turingdesk.core.message import message
from turingdesk.gui.display import facts, identity
from turingdesk.gui.kiosk.awake import Awake
from turingdesk.gui.kiosk.key_hooks import KeyHooks
from turingdesk.gui.kiosk.locked_window import (
    BORDER,
    RETURN_MS,
    FocusWatch,
    Guard,
    LockedWindow,
    open_on,
    paint_frame,
)
from turingdesk.gui.kiosk.window import unplugged
from turingdesk.gui.theme import color


def test_the_way_back_tells_how_long_it_was_away():
    times = iter([1.0, 1.5, 3.25, 9.0])
    watch = FocusWatch(lambda: next(times))
    assert watch.change(True) == {"active": True}
    assert watch.change(False) == {"active": False}
    assert watch.change(True) == {"active": True, "lost_ms": 1750.0}
    assert watch.change(True) == {"active": True}


def test_lost_twice_counts_from_the_first_time():
    times = iter([2.0, 4.0, 5.0])
    watch = FocusWatch(lambda: next(times))
    watch.change(False)
    watch.change(False)
    assert watch.change(True)["lost_ms"] == 3000.0


class Counted:
    """A means that counts, or refuses."""

    name = "a means"

    def __init__(self, refusal=""):
        self.refusal, self.on = refusal, 0

    def begin(self, _window=None):
        if self.refusal:
            raise OSError(self.refusal)
        self.on += 1

    def end(self):
        self.on = 0


@pytest.fixture
def locked(kiosk):
    """A kiosk on the whole screen."""

    def made(*args, **more):
        k = kiosk(*args, **more)
        k.keeps_awake, k.keeps_keys = Counted(), Counted()
        k.window.guard.awake = Awake([k.keeps_awake])
        k.window.guard.key_hooks = KeyHooks(k.keeps_keys)
        k.window.start(QApplication.primaryScreen(), full_screen=True)
        k.wait()
        opened.append(k.window)
        return k

    opened = []
    yield made
    for window in opened:
        window.leave()


def test_nothing_closes_a_kiosk_but_itself(locked, qtbot):
    k = locked(("captions",))
    assert not k.window.close()
    k.qtbot.keyClick(k.window, Qt.Key.Key_F4, Qt.KeyboardModifier.AltModifier)
    k.qtbot.keyClick(k.window, Qt.Key.Key_Escape)
    QApplication.closeAllWindows()
    assert k.window.isVisible()
    assert k.recorder.is_open
    k.key(F)
    assert len(k.responses) == 1, "it goes on as if nothing had been"
    experimenter("PAUSE")
    with qtbot.waitSignal(k.window.finished):
        chord(k)
    assert not k.window.isVisible()


def test_the_screen_saver_and_the_keys_are_held_until_the_session_is_left(locked):
    k = locked(("captions",))
    assert k.window.guard.awake.held == ("a means",)
    assert k.window.guard.key_hooks.is_kept
    assert k.window.windowHandle().flags() & Qt.WindowType.WindowStaysOnTopHint
    k.window.leave()
    assert not k.keeps_awake.on
    assert not k.window.guard.key_hooks.is_kept


def test_what_cannot_be_held_off_is_told_and_written_down(kiosk, qtbot):
    k = kiosk(("captions",))
    k.window.guard.awake = Awake([Counted(message("no bus"))])
    k.window.guard.key_hooks = KeyHooks(Counted(message("no grab")))
    told = []
    k.window.troubled.connect(told.append)
    k.window.start(QApplication.primaryScreen(), full_screen=True)
    qtbot.waitUntil(lambda: len(told) == 2)
    assert "couldn't turn off the screen saver (a means: no bus)" in told[0]
    assert "Alt+Tab, couldn't be blocked. a means: no grab." in told[1]
    assert [line["text"] for line in k.kinds("note")] == told
    k.window.leave()


@pytest.mark.slow
def test_it_comes_back_when_another_program_takes_the_keyboard(locked, qtbot, monkeypatch):
    monkeypatch.setattr(QApplication, "activeWindow", staticmethod(lambda: None))
    k = locked(("captions",))
    other = QPushButton()
    qtbot.addWidget(other)
    began_s = perf_counter()
    other.show()
    other.activateWindow()
    qtbot.waitUntil(lambda: not k.window.isActiveWindow())
    assert not k.window.guard.key_hooks.is_kept, "others may type while they are in front"
    qtbot.waitUntil(k.window.isActiveWindow)
    assert k.window.guard.key_hooks.is_kept
    lost, back = k.kinds("focus")[-2:]
    assert not lost["active"]
    assert back["active"]
    assert RETURN_MS - 20 <= back["lost_ms"] <= (perf_counter() - began_s) * 1000


def test_no_context_menu_opens_on_any_field(locked, qtbot):
    form = (
        '[[form]]\nid = "about"\ntitle = "You"\n'
        '[[form.field]]\nid = "age"\ntext = "Age"\nkind = "number"\nmin = 1\nmax = 99\n'
        '[[form.field]]\nid = "more"\ntext = "More"\nkind = "text"\nlines = 3\n'
    )
    k = locked({"words": "trials = 2\n"}, written={"head": form})
    fields = [*k.window.findChildren(QLineEdit), *k.window.findChildren(QPlainTextEdit)]
    assert len(fields) >= 2
    for field in fields:
        target = field.viewport() if isinstance(field, QPlainTextEdit) else field
        at = QPoint(5, 5)
        event = QContextMenuEvent(
            QContextMenuEvent.Reason.Mouse,
            at,
            target.mapToGlobal(at),
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(target, event)
        assert QApplication.activePopupWidget() is None
    assert not [
        w for w in QApplication.topLevelWidgets() if isinstance(w, QMenu) and w.isVisible()
    ]


MENU = (
    '[[form]]\nid = "about"\ntitle = "You"\n[[form.field]]\nid = "country"\ntext = "Where?"\n'
    'kind = "choice"\nchoices = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"]\n'
)


@pytest.mark.slow
@pytest.mark.parametrize("leave", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_a_drop_down_that_closes_gives_the_keys_back_to_the_kiosk(locked, qtbot, leave):
    k = locked({"words": "trials = 2\n"}, written={"head": MENU})
    (menu,) = k.window.findChildren(QComboBox)
    qtbot.mouseClick(menu, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is not None)
    before = k.keeps_keys.on
    qtbot.keyClick(menu.view(), Qt.Key.Key_Down)
    qtbot.keyClick(menu.view(), leave)
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is None)
    qtbot.waitUntil(lambda: k.keeps_keys.on > before)
    assert k.window.guard.key_hooks.is_kept
    assert (menu.currentIndex() >= 0) is (leave == Qt.Key.Key_Return)


def test_a_screen_unplugged_in_a_trial_covers_it_until_the_experimenter_agrees(
    locked, qtbot, qapp
):
    k = locked(("captions",))
    screen = qapp.primaryScreen()
    told = []
    k.window.troubled.connect(told.append)
    qapp.screenRemoved.emit(screen)
    assert told == [unplugged(identity(screen))]
    assert k.window.call.isVisible()
    assert k.window.call.button.isHidden(), "the participant cannot go on alone"
    k.key(F, Qt.Key.Key_Space)
    assert not k.responses
    qtbot.wait(120)
    experimenter(None)
    chord(k)
    assert k.window.trial.isVisible()
    assert k.window.isFullScreen()
    k.answer(F)
    (response,) = k.responses
    assert response["paused_ms"] >= 100, "the trial is marked as interrupted"
    gone, moved = k.kinds("screen")
    assert gone["unplugged"] == identity(screen)
    assert {name: moved[name] for name in facts(screen)} == facts(screen)
    paused = k.kinds("paused")
    assert paused[0]["why"] == "the screen was unplugged"
    assert [line["over"] for line in paused] == [False, True]
    assert not k.window.guard.is_unplugged


def test_a_screen_unplugged_while_the_experimenter_is_asked_is_told_there(locked, qtbot, qapp):
    k = locked(("captions",))

    def pull():
        qapp.screenRemoved.emit(qapp.primaryScreen())
        assert "unplugged" in k.window.exit_dialog.trouble.text()
        assert k.window.exit_dialog.trouble.isVisible()
        k.window.exit_dialog.reject()

    once_asked(pull)
    chord(k)
    assert k.window.trial.isVisible()
    k.answer(F)
    assert k.responses[0]["paused_ms"] > 0


def test_another_screen_unplugged_stops_nobody(locked, qapp):
    k = locked(("captions",))
    k.window.guard.screen = "Dell U2720Q, serial 8XK3L"
    qapp.screenRemoved.emit(qapp.primaryScreen())
    k.key(F)
    assert len(k.responses) == 1


def test_a_window_of_its_own_is_guarded_by_nothing(qtbot):
    class Plain(LockedWindow):
        def focus_moved(self, active, told):
            pass

        def closed(self):
            self.was_closed = True

    window = Plain(pilot=True)
    qtbot.addWidget(window)
    window.start(full_screen=False)
    assert not window.guard.is_on
    assert window.close()
    assert window.was_closed


def test_a_guard_that_never_began_ends_quietly(qtbot):
    owner = QWidget()
    qtbot.addWidget(owner)
    guard = Guard(owner)
    guard.focus_changed(False)
    guard.end()
    assert not guard.is_on


class Framed(QWidget):
    """A bare window with the frame of a kiosk."""

    def __init__(self, pilot):
        super().__init__()
        self.pilot = pilot
        self.resize(400, 300)

    def paintEvent(self, event):  # noqa: N802 - the name is Qt's
        paint_frame(self, event, self.pilot)


@pytest.fixture
def framed(qtbot):
    def made(pilot=False):
        window = Framed(pilot)
        qtbot.addWidget(window)
        return window

    return made


def test_a_participant_sees_nothing_but_the_kiosk(framed, qtbot):
    window, screen = framed(), QApplication.primaryScreen()
    open_on(window, screen, full_screen=True)
    qtbot.waitExposed(window)
    assert window.isFullScreen()
    assert window.geometry() == screen.geometry()
    assert window.screen() is screen


def test_a_pilot_stands_in_the_middle_and_can_be_moved(framed, qtbot):
    window, screen = framed(pilot=True), QApplication.primaryScreen()
    open_on(window, screen, full_screen=False)
    qtbot.waitExposed(window)
    room = screen.availableGeometry()
    assert not window.isFullScreen()
    assert window.isVisible()
    assert room.contains(window.geometry())
    assert (window.geometry().center() - room.center()).manhattanLength() <= 2
    assert window.width() == pytest.approx(room.width() * 0.9, abs=1)


@pytest.mark.parametrize("pilot", [False, True])
def test_the_border_of_a_pilot_is_on_all_four_sides_and_nowhere_else(framed, pilot):
    image = framed(pilot).grab().toImage()
    ratio = image.devicePixelRatio()
    wide, high = image.width(), image.height()
    inside = round(BORDER * ratio)
    edges = [(0, 0), (wide - 1, high - 1), (wide // 2, inside - 1), (inside - 1, high // 2)]
    edges += [(wide - inside, high // 2), (wide // 2, high - inside)]
    middle = [(wide // 2, high // 2), (inside, inside), (wide - inside - 1, high - inside - 1)]
    border, ground = color("warning"), color("background")
    assert QColor(border) != QColor(ground)
    for at in edges:
        assert image.pixelColor(QPoint(*at)) == (border if pilot else ground)
    for at in middle:
        assert image.pixelColor(QPoint(*at)) == ground


@pytest.mark.slow
@pytest.mark.parametrize("pilot", [False, True])
def test_a_kiosk_shows_whether_it_is_a_pilot_on_every_step(kiosk, pilot):
    k = kiosk({"captions": "trials = 2\n"}, pilot=pilot)
    k.wait()
    expected = color("warning" if pilot else "background")
    assert k.window.grab().toImage().pixelColor(0, 200) == expected
    assert k.window.trial.pos() == (QPoint(BORDER, BORDER) if pilot else QPoint(0, 0))


def test_the_page_that_calls_the_experimenter_leaves_the_border_of_a_pilot(kiosk):
    k = kiosk({"captions": "trials = 2\n"}, pilot=True)
    k.wait()
    k.window.fail(RuntimeError("something broke"))
    assert k.window.call.isVisible()
    image = k.window.grab().toImage()
    for x, y in ((0, 200), (BORDER - 1, 200), (image.width() - 1, 200), (600, 0)):
        assert image.pixelColor(x, y) == color("warning")
