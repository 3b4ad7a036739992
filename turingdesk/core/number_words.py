"""Numbers and intervals in words: the one way in which screens, files, and commands write them."""

from __future__ import annotations

from math import isfinite, isnan
from typing import Any

from turingdesk.core.message import MINUS, Message, message

NOTHING = "\u2013"  #: where there is no number
INTERVAL = "[{low}, {high}]"  #: as English has it; `gui.translation.Voice` knows how others do
RAISED = "\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079\u207b"
_TO_RAISED = str.maketrans("0123456789-", RAISED)
_ZERO = 1e-12  #: what is nearer to 0 is an error of rounding


def number_in_words(value: float, digits: int) -> str:
    """A number with so many decimals, and with more if it would be 0 otherwise.

    >>> number_in_words(1234.567, 2), number_in_words(0.0031, 2), number_in_words(-1.2e9, 2)
    ('1,234.57', '0.003', '\u22121.2 \u00d7 10\u2079')
    """
    if not isfinite(value):
        return NOTHING if isnan(value) else ("\u221e" if value > 0 else f"{MINUS}\u221e")
    if abs(value) < _ZERO:
        value = 0.0
    if digits == 2 and abs(value) < 0.005:
        return f"{value:.3f}".replace("-", MINUS) if abs(value) >= 0.0005 else "0.00"
    if value and (abs(value) < 0.0005 or abs(value) >= 1e6):
        # The format rounds before it chooses the power: 9,960,000 is 1.0 times ten to the seventh.
        digit, exponent = f"{value:.1e}".split("e")
        # The exponent has a sign and two digits, as in e+06.
        power = str(int(exponent)).translate(_TO_RAISED)
        return f"{digit} \u00d7 10{power}".replace("-", MINUS)
    return f"{value:,.{digits}f}".replace("-", MINUS)


def interval(low: Any, high: Any, digits: int = 2) -> str:
    """Both ends of an interval in brackets; NOTHING where an end is missing.

    Where commas separate decimals, a semicolon is between the ends: "[0,51; 0,60]".

    Args:
        low: The lower end: a number, also numpy's; None or NaN if there is none.
        high: The upper end.
        digits: Decimals.

    >>> interval(0.512, 0.6), interval(None, 0.6), interval(-1, float("inf"))
    ('[0.51, 0.60]', '\u2013', '[\u22121.00, \u221e]')
    """
    if any(end is None or isnan(end) for end in (low, high)):
        return NOTHING
    ends = (number_in_words(float(end), digits) for end in (low, high))
    return Message(INTERVAL, dict(zip(("low", "high"), ends, strict=True)))


def interval_in_words(
    low: float | None, high: float | None, percent: int = 95, digits: int = 2
) -> str:
    """A confidence interval in APA style, as screens, reports and the command line show it.

    >>> interval_in_words(0.512, 0.6)
    '95% CI [0.51, 0.60]'
    """
    ends = interval(low, high, digits)
    return message("{percent}% CI {interval}", percent=percent, interval=ends)
