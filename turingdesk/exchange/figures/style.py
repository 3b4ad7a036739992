"""The style of all figures: fonts, widths, and colors for color-blind readers, too."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

from turingdesk.system import paths

T = TypeVar("T")
LETTERS, CHINESE = "Inter", "TuringDesk Sans SC"
#: The accent, hues of Okabe and Ito that stay apart from it, and a brown and a violet that readers
#: without red or green cones tell from them; gray is for what is not a series of its own.
SERIES = ("#3557a8", "#d55e00", "#009e73", "#b8578f", "#3d92c9", "#5a3a00", "#7a2fe0")
MARKS = ("o", "s", "^", "D", "v", "P", "X")  #: shapes of points
DASHES: tuple[tuple[float, ...], ...] = (
    *((), (5, 1.5), (1.5, 1.2), (6, 1.5, 1.5, 1.5), (3, 1), (8, 2), (1, 2.5)),
)  #: of lines
SMALL, USUAL, HEAD = 7.5, 8.5, 10.0  #: points
WIDTH_IN = 6.3  #: the text width of an A4 page with usual margins
MM_PER_IN = 25.4
SINGLE_MM, DOUBLE_MM = 85, 180  #: widths of one and of two columns of a journal
SINGLE_IN, DOUBLE_IN = SINGLE_MM / MM_PER_IN, DOUBLE_MM / MM_PER_IN
DPI = 300  #: of PNG files


@dataclass(frozen=True, slots=True)
class FigureStyle:
    """The colors that differ between paper and a dark desk."""

    ground: str = "#ffffff"
    ink: str = "#1d2430"
    soft: str = "#5b6675"
    line: str = "#d9dee6"
    series: tuple[str, ...] = SERIES
    marks: tuple[str, ...] = MARKS[:1]  #: shapes of points, series by series
    lines: tuple[tuple[float, ...], ...] = DASHES[:1]  #: dashes of lines, series by series

    def mark(self, series: int) -> str:
        """The shape of a series' points; of two series with one color, that differs.

        >>> FigureStyle().mark(0), FigureStyle().mark(7)
        ('o', 's')
        """
        return _of_series(self.marks, MARKS, series, len(self.series))

    def dashes(self, series: int) -> tuple[float, ...]:
        """The dashes of a series' line, likewise; none for a line without gaps."""
        return _of_series(self.lines, DASHES, series, len(self.series))

    @property
    def accent(self) -> str:
        """The first series, and the darkest shade of a matrix."""
        return self.series[0]

    def shade(self, part: float) -> tuple[float, float, float]:
        """The accent on the ground, from hardly any (0) to nearly full (1).

        >>> FigureStyle().shade(0.0) > FigureStyle().shade(1.0)
        True
        """
        strength = 0.04 + 0.9 * min(1.0, max(0.0, part)) ** 1.3
        pairs = zip(_parts(self.ground), _parts(self.accent), strict=True)
        red, green, blue = (low + (high - low) * strength for low, high in pairs)
        return red, green, blue

    def pale(self, color: str) -> str:
        """A color of a series, halfway to the background.

        >>> FigureStyle().pale("#000000")
        '#808080'
        """
        return self._mixed(color, 0.5)

    def faded(self, color: str, strength: float) -> str:
        """A color of a series, paler the lower its strength; 1 is the color itself.

        >>> FigureStyle().faded("#000000", 1.0), FigureStyle().faded("#000000", 0.0)
        ('#000000', '#8c8c8c')
        """
        return self._mixed(color, 0.45 + 0.55 * strength)

    def _mixed(self, color: str, share: float) -> str:
        """A color mixed with that of the ground; a share of 1 is the color itself."""
        pairs = zip(_parts(self.ground), _parts(color), strict=True)
        mixed = (255 * (low + (high - low) * share) for low, high in pairs)
        return "#" + "".join(f"{round(channel):02x}" for channel in mixed)

    @staticmethod
    def ink_on(fill: tuple[float, float, float]) -> str:
        """Black or white, whichever reads better on a fill."""
        own_luminance = luminance(fill)
        # Where black and white have the same contrast ratio, the luminance is the root of 1.05 *
        # 0.05, less 0.05.
        return "#000000" if (own_luminance + 0.05) ** 2 >= 1.05 * 0.05 else "#ffffff"


PAPER = FigureStyle()
DARK = FigureStyle(
    ground="#1d242e",
    ink="#e8ebf0",
    soft="#a9b3c1",
    line="#3a4554",
    series=("#8ea8f0", "#ff9a4d", "#3fcf9f", "#e592c2", "#7cc3ee", "#f5f26a", "#9a4dff"),
)
#: Series differ in shape and dashes, too, since print may be gray.
PRINT = FigureStyle(ink="#000000", soft="#3c3c3c", line="#d0d0d0", marks=MARKS, lines=DASHES)
STYLES = {"light": PAPER, "dark": DARK, "print": PRINT}


@dataclass(frozen=True, slots=True)
class FileLook:
    """The look of a figure in a file."""

    style: str = "light"  #: one of STYLES
    width_mm: int = 0  #: 0 for that of one or two columns of a journal, as the figure needs


USUAL_LOOK = FileLook()


def _of_series(choices: Sequence[T], all_of_them: Sequence[T], series: int, colors: int) -> T:
    """Choose the marker or dashes of a series, so that they and its color are unique.

    Args:
        choices: As long as there are colors.
        all_of_them: From which the next one is, each time all colors were used.
        series: Its number.
        colors: How many there are.
    """
    again = series // colors
    return all_of_them[(choices.index(choices[series % len(choices)]) + again) % len(all_of_them)]


def luminance(color: tuple[float, ...]) -> float:
    """The relative luminance of a color of parts from 0 to 1, as WCAG 2 defines it."""
    # sRGB's own threshold; the 0.03928 in WCAG 2.0 is that of an older version, and no 8-bit color
    # tells.
    linear = [
        channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4
        for channel in color
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _parts(color: str) -> tuple[float, ...]:
    return tuple(int(color[at : at + 2], 16) / 255 for at in (1, 3, 5))


@contextmanager
def settings(look: FigureStyle, salt: str) -> Iterator[None]:
    """Set matplotlib's `rcParams` while a figure is drawn and saved.

    They belong to the whole process, so only one thread at a time may draw.

    Args:
        look: The colors.
        salt: Makes names inside one SVG differ from those of the next on the same page.
    """
    import matplotlib as mpl

    _letters_known()
    parameters: Any = _settings(look) | {"svg.hashsalt": salt}  # its keys are literals to mypy
    with mpl.rc_context(parameters):
        yield


def _settings(look: FigureStyle) -> dict[str, Any]:
    return {
        "font.family": [LETTERS, CHINESE, "DejaVu Sans"],
        "font.size": USUAL,
        "text.color": look.ink,
        "text.parse_math": False,  # an agent may well be called $5
        "axes.facecolor": look.ground,
        "axes.edgecolor": look.soft,
        "axes.labelcolor": look.soft,
        "axes.linewidth": 0.8,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "axes.unicode_minus": True,
        "axes.axisbelow": True,
        "xtick.color": look.soft,
        "ytick.color": look.soft,
        "xtick.labelcolor": look.ink,
        "ytick.labelcolor": look.ink,
        "grid.color": look.line,
        "grid.linewidth": 0.6,
        "figure.facecolor": look.ground,
        "savefig.facecolor": look.ground,
        "legend.frameon": False,
        "legend.fontsize": SMALL,
        "pdf.fonttype": 42,  # journals refuse Type 3 fonts
        "svg.fonttype": "none",  # letters stay letters, which can be searched and edited
        "path.simplify": True,
    }


@cache
def _letters_known() -> None:
    from matplotlib import font_manager

    # A PDF takes TrueType outlines as they are; the desk's own files of Inter have others.
    fonts = paths.resources() / "fonts"
    for file in (*sorted(fonts.glob("*.ttf")), *sorted(fonts.glob(f"{CHINESE[:10]}*.otf"))):
        font_manager.fontManager.addfont(file)
    # It tells each weight that a fallback lacks; Inter, which has them, is what is drawn.
    logging.getLogger("matplotlib.font_manager").setLevel(logging.ERROR)
