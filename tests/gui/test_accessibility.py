"""What can be read by all: contrast, the size of letters, the keyboard's ring, movement."""

import argparse
import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFocusFrame,
    QGridLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QSpinBox,
    QStyle,
    QTabBar,
    QTableWidget,
    QVBoxLayout,
    QWidget,
)

from tests.gui.test_theme import contrast
from turingdesk.cli.run import text_size
from turingdesk.core.question import Choice, Kind, Question
from turingdesk.gui import accessibility, reduced_motion, theme
from turingdesk.gui.appearance import apply_appearance
from turingdesk.gui.desk.settings import MOVEMENTS, THEMES
from turingdesk.gui.desk.widgets.table import DeskColumn, DeskTable, RowsModel
from turingdesk.gui.desk.window import PageArea
from turingdesk.gui.kiosk.choice_button import ChoiceButton
from turingdesk.gui.kiosk.scale_field import Slider
from turingdesk.gui.plots.confusion import ConfusionPlot
from turingdesk.gui.plots.figure_items import look_of_desk
from turingdesk.system.paths import resources
from turingdesk.system.settings import MOTIONS, TEXT_PERCENTS, Settings, nearest_percent

TEXTS = [
    ("ink", ("background", "card", "neutral", "accent_soft")),
    ("soft", ("background", "card", "neutral", "accent_soft")),
    ("accent", ("background", "card", "accent_soft")),
    ("warning", ("background", "card", "accent_soft")),
    ("danger", ("background", "card", "accent_soft")),
    ("good", ("background", "card")),
    ("accent_ink", ("accent",)),
    ("card", ("warning", "danger", "ink")),
    ("navigation_ink", ("navigation", "navigation_chosen")),
]
#: Edges of controls, and the ring of what has the keyboard, on what is beside them.
EDGES = [
    ("control", ("background", "card")),
    ("accent", ("background", "card", "track", "accent_soft")),
    ("accent_ink", ("accent",)),
    ("navigation_ink", ("navigation", "navigation_chosen")),
]
LEAST = {"contrast": 7.0}


@pytest.fixture(autouse=True)
def usual_look(qapp):
    theme.apply(qapp)
    yield
    theme.apply(qapp)


def too_weak(of, pairs, least):
    found = {(a, b): contrast(getattr(of, a), getattr(of, b)) for a, on in pairs for b in on}
    return {pair: round(ratio, 2) for pair, ratio in found.items() if ratio < least}


@pytest.mark.parametrize("name", theme.themes())
def test_texts_stand_out_as_wcag_asks(name):
    assert too_weak(theme.read_theme(name), TEXTS, LEAST.get(name, 4.5)) == {}


@pytest.mark.parametrize("name", theme.themes())
def test_edges_of_controls_and_rings_stand_out_as_wcag_asks(name):
    assert too_weak(theme.read_theme(name), EDGES, 3.0) == {}


@pytest.mark.parametrize("name", theme.themes())
def test_lines_and_points_of_figures_stand_out_on_a_card(qapp, name):
    theme.apply(qapp, name)
    drawn = look_of_desk()
    found = {one: round(contrast(one, drawn.ground), 2) for one in drawn.series}
    assert {one: ratio for one, ratio in found.items() if ratio < 3} == {}
    assert contrast(drawn.ink, drawn.ground) >= LEAST.get(name, 4.5)


@pytest.mark.parametrize("name", theme.themes())
def test_signs_stand_out_from_what_they_lie_on(name):
    colors = theme.read_theme(name)
    for sign, ground in (("check", "accent"), ("dot", "accent"), ("down", "card"), ("up", "card")):
        own = resources() / "icons" / name / f"{sign}.svg"
        file = own if own.exists() else resources() / "icons" / f"{sign}.svg"
        found = re.search("#[0-9a-f]{6}", file.read_text("utf-8"))
        assert contrast(found[0], getattr(colors, ground)) >= 3, (name, sign)


@pytest.mark.parametrize("percent", TEXT_PERCENTS)
def test_letters_have_the_size_that_was_chosen(qapp, qtbot, percent):
    theme.apply(qapp, text_percent=percent)
    inside = QWidget()
    qtbot.addWidget(inside)
    column = QVBoxLayout(inside)
    label, button = QLabel("Words"), QPushButton("Press")
    label.setProperty("role", "title")
    for widget in (label, button):
        column.addWidget(widget)
    inside.show()
    assert label.font().pixelSize() == round(theme.SIZES.title * percent / 100)
    assert button.font().pixelSize() == theme.font().pixelSize() == round(16 * percent / 100)


def test_no_size_of_letters_in_the_sheet_stays_behind():
    sheet = (resources() / "style.qss").read_text("utf-8")
    assert not re.findall(r"font-size:[^;]*px", sheet)
    assert not re.findall(r"\dlx", theme.style_sheet(theme.colors()))


def test_a_new_size_reaches_what_is_on_screen(qapp, qtbot):
    label = QLabel("Words")
    qtbot.addWidget(label)
    label.show()
    theme.resize(qapp, 200)
    assert (label.font().pixelSize(), theme.look().text_percent) == (32, 200)
    theme.resize(qapp, 100)
    assert label.font().pixelSize() == 16


class Hints:
    def __init__(self, scheme, wish):
        self.colorScheme, self.contrastPreference = lambda: scheme, lambda: wish

    def accessibility(self):
        return self


@pytest.mark.parametrize(
    ("scheme", "wish", "name"),
    [
        (Qt.ColorScheme.Light, Qt.ContrastPreference.NoPreference, "light"),
        (Qt.ColorScheme.Unknown, Qt.ContrastPreference.NoPreference, "light"),
        (Qt.ColorScheme.Dark, Qt.ContrastPreference.NoPreference, "dark"),
        (Qt.ColorScheme.Dark, Qt.ContrastPreference.HighContrast, "contrast"),
    ],
)
def test_the_platforms_wish_is_followed(qapp, monkeypatch, scheme, wish, name):
    monkeypatch.setattr(QGuiApplication, "styleHints", lambda: Hints(scheme, wish))
    theme.apply(qapp, theme.SYSTEM)
    assert theme.look().theme == name


def test_a_theme_that_is_not_there_is_as_if_none_was_chosen(qapp):
    apply_appearance(qapp, Settings(theme="plaid", text_percent=125))
    assert theme.look() == theme.Look("light", 125)
    assert set(theme.themes()) | {theme.SYSTEM} == set(THEMES)
    assert set(MOVEMENTS) == set(MOTIONS)


@pytest.mark.parametrize(
    ("kept", "read"), [(150, 150), (140, 150), (0, 100), (9e9, 200), ("x", 100), (True, 100)]
)
def test_a_size_that_cannot_be_is_read_as_the_nearest(kept, read):
    assert nearest_percent(kept) == read


def test_who_asks_for_less_movement_gets_none(qapp, qtbot):
    usual = qapp.cursorFlashTime()
    button = QPushButton("x")
    qtbot.addWidget(button)
    for wish, reduced in ((reduced_motion.REDUCED, True), (reduced_motion.FULL, False)):
        theme.apply(qapp, movement=wish)
        button.ensurePolished()
        lasts = QStyle.StyleHint.SH_Widget_Animation_Duration
        assert reduced_motion.is_reduced() is reduced
        assert (button.style().styleHint(lasts, None, button) == 0) is reduced
        assert qapp.cursorFlashTime() == (0 if reduced else usual)
        assert not (reduced and qapp.isEffectEnabled(Qt.UIEffect.UI_AnimateCombo))


def test_a_size_on_the_command_line_is_one_that_there_is():
    assert [text_size(text) for text in ("100", "150%", "200")] == [100, 150, 200]
    for wrong in ("110", "-100", "big", ""):
        with pytest.raises(argparse.ArgumentTypeError, match="100, 125, 150, 175, 200"):
            text_size(wrong)


def button(role):
    made = QPushButton("Press")
    made.setProperty("role", role)
    return made


def listed(made):
    made.addItems(["one", "two"])
    made.setCurrentIndex(0) if isinstance(made, QComboBox) else made.setCurrentRow(0)
    return made


def table():
    made = QTableWidget(2, 2)
    made.setProperty("role", "plain")
    made.setCurrentCell(0, 0)
    return made


def tabs():
    made = QTabBar()
    made.addTab("One")
    made.addTab("Two")
    return made


def copyable():
    made = QLabel("Words that can be marked")
    accessibility.copyable(made)
    return made


def area():
    made = QScrollArea()
    accessibility.scrolls(made, "Words")
    return made


FOCUSABLE = {
    "button": lambda: button(""),
    "primary": lambda: button("primary"),
    "large": lambda: button("large"),
    "plain": lambda: button("large-plain"),
    "danger": lambda: button("danger"),
    "quiet": lambda: button("quiet"),
    "small": lambda: button("quiet-small"),
    "letters": lambda: button("letters"),
    "line": QLineEdit,
    "text": QPlainTextEdit,
    "number": QSpinBox,
    "choice": lambda: listed(QComboBox()),
    "list": lambda: listed(QListWidget()),
    "table": table,
    "box": lambda: QCheckBox("Tick"),
    "radio": lambda: QRadioButton("Pick"),
    "tabs": tabs,
    "area": area,
    "words": copyable,
    "kiosk": lambda: ChoiceButton(Choice("a", "A human", "f")),
}


def test_a_click_beside_the_words_of_a_page_draws_no_ring_around_the_page(qapp, qtbot):
    theme.apply(qapp, theme.USUAL)
    shown_in(qtbot, beside := button(""), page := area())
    without = page.grab().toImage()
    for reason, has_ring in (
        (Qt.FocusReason.MouseFocusReason, False),
        (Qt.FocusReason.TabFocusReason, True),
    ):
        beside.setFocus()
        page.setFocus(reason)
        assert page.hasFocus()
        assert (page.grab().toImage() != without) is has_ring


@pytest.mark.slow
@pytest.mark.parametrize("name", theme.themes())
def test_what_has_the_keyboard_shows_it(qapp, qtbot, name):
    theme.apply(qapp, name)
    window = QWidget()
    window.setProperty("role", "screen")
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    made = {kind: make() for kind, make in FOCUSABLE.items()}
    for widget in made.values():
        column.addWidget(widget)
    window.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    qtbot.mouseRelease(window, Qt.MouseButton.LeftButton)  # which another test may have held down
    for kind, widget in made.items():
        window.setFocus()
        without = grey(window)
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        assert widget.hasFocus(), kind
        changed = differing(grey(window), without)
        assert changed > 20, f"{kind} in {name}: {changed} px differ by more than a shade"


ROLES = ("", "primary", "large", "large-plain", "category", "letters", "danger", "quiet", "menu")
BUTTONS = (*ROLES, "quiet-small", "kiosk")
GAP, RING = 2, 2  #: px around a button


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("name", theme.themes())
def test_the_ring_of_a_focused_button_is_outside_its_border(qapp, qtbot, name, percent):
    theme.apply(qapp, name, text_percent=percent)
    made = {role: FOCUSABLE["kiosk"]() if role == "kiosk" else button(role) for role in BUTTONS}
    window = shown_in(qtbot, *made.values())
    for kind, widget in made.items():
        window.setFocus()
        before = window.grab().toImage()
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        after = window.grab().toImage()
        close = widget.geometry().adjusted(-GAP, -GAP, GAP, GAP)
        middle = close.center().y()
        assert before.copy(close).pixel(0, middle - close.top()) == after.pixel(
            close.left(), middle
        ), f"{kind}: the gap is the background's"
        inside = widget.geometry().adjusted(4, 4, -4, -4)  # its corners are round
        assert before.copy(inside) == after.copy(inside), f"{kind}: the button stays as it is"
        at = close.left() - RING + 1
        assert before.pixel(at, middle) != after.pixel(at, middle), f"{kind}: no ring"


def test_a_click_draws_no_ring(qtbot):
    window = shown_in(qtbot, first := button(""))
    first.clearFocus()
    place = first.mapTo(window, first.rect().center())
    for act in (QTest.mousePress, QTest.mouseRelease):  # as the window system tells of them
        act(window.windowHandle(), Qt.MouseButton.LeftButton, pos=place)
    assert first.hasFocus()
    assert rings(window) == []
    first.clearFocus()
    first.setFocus(Qt.FocusReason.TabFocusReason)
    assert len(rings(window)) == 1


def test_the_ring_follows_a_button_and_goes_with_the_focus(qtbot):
    first, second = button(""), button("primary")
    window = shown_in(qtbot, first, second)
    first.setFocus(Qt.FocusReason.TabFocusReason)
    (ring,) = rings(window)
    assert ring.geometry().center() == first.geometry().center()
    first.move(first.x() + 7, first.y() + 9)
    assert ring.geometry().center() == first.geometry().center()
    second.setFocus(Qt.FocusReason.TabFocusReason)
    (ring,) = rings(window)
    assert ring.geometry().center() == second.geometry().center()
    window.setFocus()
    assert rings(window) == []


def rings(window):
    return [ring for ring in window.findChildren(QFocusFrame) if ring.isVisible()]


def shown_in(qtbot, *widgets):
    window = QWidget()
    window.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    qtbot.addWidget(window)
    grid = QGridLayout(window)
    for place, widget in enumerate(widgets):
        grid.addWidget(widget, *divmod(place, 3))
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    widgets[0].keeps = window  # else Python would let it go
    return window


@pytest.mark.parametrize("name", theme.themes())
@pytest.mark.parametrize("role", ["", "primary", "large", "danger"])
def test_a_button_that_cannot_be_pressed_has_a_dashed_edge(qapp, qtbot, name, role):
    theme.apply(qapp, name)
    on, off = button(role), button(role)
    off.setEnabled(False)
    shown_in(qtbot, on, off).setFocus()
    assert len(edge(on)) == 1
    assert len(edge(off)) > 1
    fills = [widget.grab().toImage().pixelColor(10, 10).name() for widget in (on, off)]
    assert contrast(*fills) > 1.3 or role in ("", "danger"), "nor is it filled like one"


def edge(widget):
    """The colors along the middle of the upper edge."""
    image, middle = widget.grab().toImage(), widget.width() // 2
    return {image.pixelColor(x, 1).name() for x in range(middle - 30, middle + 30)}


@pytest.mark.parametrize("name", theme.themes())
def test_the_grid_of_figures_is_fainter_than_what_is_drawn_on_it(qapp, name):
    theme.apply(qapp, name)
    drawn = look_of_desk()
    grid = contrast(drawn.line, drawn.ground)
    assert 1.2 < grid < 2.3
    assert all(contrast(one, drawn.ground) > 1.3 * grid for one in (drawn.soft, *drawn.series))


def grey(widget):
    """How it looks without colors."""
    image = widget.grab().toImage()
    return image.convertToFormat(image.Format.Format_Grayscale8)


def differing(one, other):
    """Pixels, in every third column, that differ by so much gray that a person sees it."""
    return sum(
        abs((one.pixel(x, y) & 255) - (other.pixel(x, y) & 255)) > 24
        for y in range(one.height())
        for x in range(0, one.width(), 3)
    )


def test_what_is_chosen_is_told_without_colours(qtbot):
    made = ChoiceButton(Choice("a", "A human", "f"))
    qtbot.addWidget(made)
    made.resize(200, 48)
    made.show()
    before = grey(made)
    made.setChecked(True)
    after = grey(made)
    assert before.pixelColor(100, 2).red() - after.pixelColor(100, 2).red() > 60, "a broader line"


def test_what_paints_itself_is_told_with_role_name_and_value(qapp, qtbot):
    accessibility.install()
    made = Slider(Question("sure", "How sure are you?", Kind.SCALE, minimum=1, maximum=7))
    plot = ConfusionPlot()
    for widget in (made, plot):
        qtbot.addWidget(widget)
    told = QAccessible.queryAccessibleInterface(made)
    assert told.role() is QAccessible.Role.Slider
    assert told.text(QAccessible.Text.Name) == "How sure are you?"
    assert told.text(QAccessible.Text.Value) == ""
    made.set_value(5, 0.0, "keyboard")
    assert told.text(QAccessible.Text.Value) == "5"
    assert QAccessible.queryAccessibleInterface(plot).role() is QAccessible.Role.Chart


def test_a_table_is_sorted_with_keys(qtbot):
    rows = RowsModel(
        [DeskColumn("Name", str), DeskColumn("Length", lambda x: str(len(x)), len)], str
    )
    made = DeskTable(rows, sortable=True, name="Words")
    qtbot.addWidget(made)
    made.fill(["bb", "a", "ccc"])
    made.setCurrentIndex(rows.index(0, 1))
    qtbot.keyClick(made, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert [rows.thing(row) for row in range(3)] == ["ccc", "bb", "a"]
    qtbot.keyClick(made, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert [rows.thing(row) for row in range(3)] == ["a", "bb", "ccc"]


def test_a_page_scrolls_where_its_letters_are_large(qapp, qtbot):
    page = QWidget()
    QVBoxLayout(page).addWidget(QLabel("A line that is wide " * 6))
    room = PageArea()
    room.hold(page)
    qtbot.addWidget(room)
    room.resize(400, 200)
    room.show()
    assert page.width() == room.viewport().width(), "it is as before at the usual size"
    theme.resize(qapp, 200)
    qtbot.waitUntil(lambda: page.width() > room.viewport().width())
    assert room.horizontalScrollBar().maximum() > 0


def test_words_that_can_be_copied_begin_where_others_do(qtbot, qapp):
    theme.apply(qapp)

    def begin(words):
        """The first column with ink, px."""
        words.resize(words.sizeHint())
        image = words.grab().toImage()
        paper = image.pixel(image.width() - 1, 0)
        columns, rows = range(2, image.width()), range(2, image.height() - 2)
        return next(x for x in columns if any(image.pixel(x, y) != paper for y in rows))

    plain, copied = QLabel("Hello"), QLabel("Hello")
    accessibility.copyable(copied)
    for one in (plain, copied):
        qtbot.addWidget(one)
        one.ensurePolished()
    assert abs(begin(copied) - begin(plain)) <= 1
