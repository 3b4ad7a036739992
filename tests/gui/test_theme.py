import re
import tomllib

import pytest
from PySide6.QtGui import QFont, QFontInfo, QPalette
from PySide6.QtWidgets import QLabel, QPushButton

from turingdesk.core.errors import UnknownName
from turingdesk.gui import theme
from turingdesk.system.paths import resources


def luminance(color):
    """Relative luminance as WCAG 2.1 defines it."""
    parts = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return sum(w * p for w, p in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one, other):
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.fixture(autouse=True)
def light_again(qapp):
    yield
    theme.apply(qapp)


@pytest.mark.parametrize("name", theme.themes())
def test_every_theme_has_every_colour_and_no_other(name):
    table = tomllib.loads((resources() / "themes" / f"{name}.toml").read_text(encoding="utf-8"))
    assert tuple(sorted(table)) == tuple(sorted(theme.COLOR_NAMES))
    assert all(re.fullmatch("#[0-9a-f]{6}", value) for value in table.values())


@pytest.mark.parametrize(("name", "least"), [("light", 4.5), ("dark", 4.5), ("contrast", 7.0)])
def test_text_can_be_read_on_its_ground(name, least):
    c = theme.read_theme(name)
    pairs = [
        (c.ink, c.background),
        (c.ink, c.card),
        (c.soft, c.background),
        (c.soft, c.card),
        (c.soft, c.neutral),
        (c.ink, c.accent_soft),
        (c.accent_ink, c.accent),
        (c.danger, c.card),
        (c.navigation_ink, c.navigation),
    ]
    assert {pair: round(contrast(*pair), 2) for pair in pairs if contrast(*pair) < least} == {}


def test_the_style_sheet_leaves_no_placeholder():
    sheet = theme.style_sheet(theme.read_theme("light"))
    assert not re.search(r"@\{\w|@\w", sheet)
    assert "#3557a8" in sheet


def test_a_placeholder_of_no_meaning_is_named(tmp_path):
    (tmp_path / "x.qss").write_text("QLabel { color: @{inkk}; }", encoding="utf-8")
    with pytest.raises(UnknownName, match="Did you mean 'ink'"):
        theme.style_sheet(theme.read_theme("light"), tmp_path / "x.qss")


def test_an_unknown_theme_is_answered_with_the_nearest():
    with pytest.raises(UnknownName, match="Did you mean 'light'"):
        theme.read_theme("ligth")


def test_the_typeface_that_ships_is_used_in_all_its_weights(qapp):
    assert theme.load_fonts() == ()
    for weight in (QFont.Weight.Normal, QFont.Weight.Medium, QFont.Weight.DemiBold):
        info = QFontInfo(theme.font(24, weight))
        assert (info.family(), info.weight(), info.pixelSize()) == ("Inter", weight, 24)


def test_applying_a_theme_changes_palette_and_widgets(qapp, qtbot):
    theme.apply(qapp, "dark")
    window = qapp.palette().color(QPalette.ColorRole.Window).name()
    assert window == theme.colors().background == "#14181f"
    button = QPushButton("x")
    qtbot.addWidget(button)
    button.show()
    assert button.palette().color(QPalette.ColorRole.ButtonText).name() == "#e8ebf0"


def test_roles_change_the_size_of_words(qapp, qtbot):
    theme.apply(qapp)
    title = QLabel("Title")
    title.setProperty("role", "title")
    qtbot.addWidget(title)
    title.show()
    title.ensurePolished()
    assert title.font().pixelSize() == theme.SIZES.title
