"""Colors, sizes and letters of every screen: data in `resources/`, applied by `apply(app)`.

Widgets that paint themselves ask `colors()`, `font()` and `SIZES`; all others are
styled by the one style sheet, where `@{accent}` or `@{gap}` stands for a value from here.
Letters, and what must grow with them, are enlarged by the text size in use: `font` does so
by itself, `grown` gives other lengths, and the style sheet writes such lengths in lx.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import asdict, dataclass, fields, replace
from functools import cache
from pathlib import Path

from PySide6.QtCore import QDir, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from turingdesk.core.errors import UnknownName
from turingdesk.gui import reduced_motion
from turingdesk.gui.style import Style
from turingdesk.system.paths import resources

SYSTEM = "system"  #: follow the color scheme of the system
USUAL = "light"
FAMILY = "Inter"
CHINESE = "TuringDesk Sans SC"


@dataclass(frozen=True, slots=True)
class Colors:
    """The colors of a theme, each as #rrggbb; `resources/themes/light.toml` explains them."""

    background: str
    card: str
    line: str
    grid: str
    ink: str
    soft: str
    accent: str
    accent_ink: str
    accent_soft: str
    track: str
    neutral: str
    control: str
    faint: str
    faint_ink: str
    faint_fill: str
    faint_fill_ink: str
    navigation: str
    navigation_ink: str
    navigation_faint: str
    navigation_chosen: str
    good: str
    warning: str
    danger: str
    ring: str
    player_red: str
    player_yellow: str
    player_blue: str
    player_purple: str

    def color(self, name: str) -> QColor:
        """A color for a painter."""
        return QColor(getattr(self, name))


@dataclass(frozen=True, slots=True)
class Sizes:
    """Lengths in logical px, on a grid of 8."""

    unit: int = 8
    gap: int = 16
    margin: int = 24
    edge: int = 40  #: from the window's edge to what is in it
    corner: int = 12
    small_corner: int = 6
    small: int = 13
    note: int = 15
    text: int = 16
    large: int = 20
    question: int = 24
    title: int = 30
    navigation_width: int = 208
    progress: int = 6


@dataclass(frozen=True, slots=True)
class Look:
    """The look of the program now: what a person chose, or the usual."""

    theme: str = USUAL
    text_percent: int = 100  #: of the usual size of letters


SIZES = Sizes()
_THEME = "theme"  #: the application's property that says which it was given
MARK = 16  #: lx, of a box to tick
_applied: dict[str, Colors] = {}
_looks: list[Look] = [Look()]
_LX = re.compile(r"\b(\d+)lx\b")
_fallbacks: list[str] = []  #: families for letters that Inter lacks, in the program itself


def themes() -> tuple[str, ...]:
    """The names of the themes there are."""
    return tuple(sorted(path.stem for path in (resources() / "themes").glob("*.toml")))


def read_theme(name: str) -> Colors:
    """The colors of the theme of that name.

    Raises:
        UnknownName: No theme is called so.
    """
    path = resources() / "themes" / f"{name}.toml"
    if name not in themes():
        raise UnknownName("theme", name, list(themes()))
    return Colors(**tomllib.loads(path.read_text(encoding="utf-8")))


def colors() -> Colors:
    """The colors of the theme in use; those of the light one before `apply`."""
    if "now" not in _applied:
        _applied["now"] = read_theme("light")
    return _applied["now"]


def color(name: str) -> QColor:
    """A color of the theme in use, for a painter."""
    return colors().color(name)


def look() -> Look:
    """The look of the program now."""
    return _looks[-1]


def grown(lx: float) -> int:
    """A length that grows with the letters, in logical px.

    Args:
        lx: The length at the usual size of letters, in logical px.
    """
    return round(lx * look().text_percent / 100)


def font(lx: int = SIZES.text, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The program's typeface at a size, enlarged as all letters are now.

    Args:
        lx: The size of letters at the usual text size, in logical px.
        weight: How bold.
    """
    typeface = QFont(_families())
    # In px, since points are 1/72 inch on macOS and are scaled to 96 dpi elsewhere.
    typeface.setPixelSize(max(1, grown(lx)))
    typeface.setWeight(weight)
    return typeface


def apply(
    app: QApplication, name: str = USUAL, *, text_percent: int = 100, movement: str = ""
) -> None:
    """Give the application a theme: letters, palette, style sheet, and how much it moves.

    Args:
        app: The application.
        name: One of `themes()`, or `SYSTEM`.
        text_percent: The size of letters, of the usual one.
        movement: What the person wishes, one of `system.settings.MOTIONS`.

    Raises:
        UnknownName: No theme is called so.
    """
    name = of_the_system() if name == SYSTEM else name
    _applied["now"] = read_theme(name)
    _looks[:] = [Look(name, text_percent)]
    load_fonts()
    icons = resources() / "icons"
    # The theme's own icons come first, and those that all themes share after them.
    QDir.setSearchPaths("icons", [str(icons / name), str(icons)])  # url(icons:...) in the sheet
    reduced_motion.apply(app, movement)
    sheet, letters, palette = style_sheet(colors()), font(), _palette(colors())
    # Every widget is polished again at each of these, whether anything changed or not.
    if (app.property(_THEME), app.styleSheet(), app.font()) != (name, sheet, letters):
        app.setStyle(Style(app))
        app.setFont(letters)
        app.setPalette(palette)
        app.setStyleSheet(sheet)
        app.setProperty(_THEME, name)


def resize(app: QApplication, text_percent: int) -> None:
    """Give letters another size; every widget hears of it as a change of style."""
    if text_percent != look().text_percent:
        _looks[:] = [replace(look(), text_percent=text_percent)]
        app.setFont(font())
        app.setStyleSheet(style_sheet(colors()))


def of_the_system() -> str:
    """The theme that fits what the person told the platform: more contrast, or a dark screen."""
    hints = QGuiApplication.styleHints()
    if hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast:
        return "contrast"
    return "dark" if hints.colorScheme() is Qt.ColorScheme.Dark else USUAL


@cache
def load_fonts() -> tuple[str, ...]:
    """Make the typeface that ships with the program known to Qt; the files that it refused."""
    files = sorted((resources() / "fonts").glob(f"{FAMILY}-*.otf"))
    return tuple(f.name for f in files if QFontDatabase.addApplicationFont(str(f)) < 0)


@cache
def load_chinese() -> bool:
    """Make the letters of Simplified Chinese that ship with the program known to Qt.

    They take a while to read, so only what speaks Chinese asks for them; whether Qt took them.
    """
    file = resources() / "fonts" / f"{CHINESE.replace(' ', '')}-Regular.otf"
    if QFontDatabase.addApplicationFont(str(file)) < 0:
        return False
    _fallbacks.append(CHINESE)
    app = QApplication.instance()
    if isinstance(app, QApplication):
        # Fonts keep the list of families that they were made with.
        app.setFont(font())
    return True


def style_sheet(of: Colors, source: Path | None = None) -> str:
    """The style sheet with colors and sizes put in, as large as letters are now.

    Raises:
        UnknownName: The sheet has a placeholder that is neither a color nor a size.
    """
    size_by_name = {
        "mark": MARK,
        "round": grown(MARK) // 2 + 2,  # half of a mark with its edges
        "between_pages": between_pages(),
        "between_pages_dense": between_pages(dense=True),
        "above_group": above_group(),
        "above_group_dense": above_group(dense=True),
    }
    values = {
        name: str(value) for name, value in (asdict(of) | asdict(SIZES) | size_by_name).items()
    }

    def value(match: re.Match[str]) -> str:
        if match[1] not in values:
            raise UnknownName("style placeholder", match[1], list(values))
        return values[match[1]]

    text = (source or resources() / "style.qss").read_text(encoding="utf-8")
    text = re.sub(r"@\{(\w+)\}", value, text) + reduced_motion.style_sheet()
    return _LX.sub(lambda match: f"{grown(int(match[1]))}px", text)


def between_pages(*, dense: bool = False) -> int:
    """Px above and below the name of a page in the navigation.

    All pages stay in the smallest window: room between them becomes room for letters.

    Args:
        dense: Where the window is too low for the headings of the groups otherwise.
    """
    padding = 7 - (look().text_percent - 100) // 14
    return min(padding, 2) if dense else padding


def above_group(*, dense: bool = False) -> int:
    """Px above the heading of a group of pages; see `between_pages`."""
    padding = 14 - (look().text_percent - 100) // 8
    return min(padding, 6) if dense else padding


def _families() -> list[str]:
    """Inter, then whatever the machine has for letters that Inter lacks."""
    fallback = QGuiApplication.font().families() if QGuiApplication.instance() else []
    own_families = [FAMILY, *_fallbacks]
    return [*own_families, *(name for name in fallback if name not in own_families)]


def _palette(of: Colors) -> QPalette:
    """The palette for Qt's own drawing (selections, links, disabled text)."""
    palette = QPalette()
    roles = QPalette.ColorRole
    for role, name in {
        roles.Window: "background",
        roles.Base: "card",
        roles.AlternateBase: "background",
        roles.Button: "card",
        roles.ToolTipBase: "ink",
        roles.ToolTipText: "card",
        roles.WindowText: "ink",
        roles.Text: "ink",
        roles.ButtonText: "ink",
        roles.PlaceholderText: "soft",
        roles.Highlight: "accent",
        roles.HighlightedText: "accent_ink",
        roles.Link: "accent",
        roles.Mid: "control",  # the line around the list of a menu
    }.items():
        palette.setColor(role, of.color(name))
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, of.color("faint_ink"))
    return palette


COLOR_NAMES: tuple[str, ...] = tuple(field.name for field in fields(Colors))
