"""The print of a report's texts, whatever file they are in.

APA 7 (section 6.44) sets symbols of statistics in italics. Screens, tables of results, and the
command line have the same texts without letters of another kind, so texts don't mark anything:
symbols are recognized by what is beside them. No text of a participant looks like that.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

_FIXED = "\u00a0"  #: a space at which no line breaks
_SYMBOLS = "M|SD|SE|N|n|p|t|z|r|F|d|g|df"
_NUMBER = r"[\u2212+]?[\d.]"
#: What is written on a screen, and what is printed, in this order.
_AS_PRINTED = tuple(
    (re.compile(pattern), replacement)
    for pattern, replacement in (
        (r"\bd'(?!\w)", "d\u2032"),
        (r"(?<![\w\u2032'])'([^']+)'(?!\w)", "\u201c\\1\u201d"),
        (r"(?<=\w)'", "\u2019"),
        ("O\u2019Brien-Fleming", "O\u2019Brien\u2013Fleming"),
        (r"\bBF10\b", "BF\u2081\u2080"),
        (r"(?<=\)) - (?=\w+\()", " \u2212 "),
        (r"(?<![\w)])-(?=\(\w+\()", "\u2212"),
        (rf"\b({_SYMBOLS}|BF\u2081\u2080|\)) ([=<>]) (?={_NUMBER})", rf"\1{_FIXED}\2{_FIXED}"),
        (r"(?<=\d%) (?=CIs?\b)|(?<=CI) (?=\[)", _FIXED),
        (rf"(?<=[\d\u221e],) (?={_NUMBER}+\])", _FIXED),
    )
)
_IN_TEXT = re.compile(
    "|".join(
        (
            rf"\b(?:{_SYMBOLS})(?=[ {_FIXED}][=<>][ {_FIXED}])",  # n = 12, p < .001
            r"\b[tF](?=\(\d)|\bz(?=\()|\bp(?=\([HM]\|)",  # t(29.3), z(hits), p(H|H)
            r"\bd(?=\u2032)|\bBF(?=\u2081)",
            r"(?<=Student\u2019s )t\b|(?<=Wald )t\b|(?<=CI from )t\b|\bt(?=-tests?\b)",
            r"(?<=Hedges\u2019 )g\b|(?<=Fisher\u2019s )z\b|\bz(?= of detectability| with the )",
            r"\bp(?= values?\b| \(Holm\))|(?<=the )p(?= of )|(?<=; )p(?=: )",
            r"(?<=criterion )c\b",
            r"(?<=scores )[FT](?=[ ,])|(?<=F, )D(?=, and T\b)|(?<=D, and )T\b",
        )
    )
)
_IN_HEAD = re.compile(rf"(?<![(|])\b(?:{_SYMBOLS}|BF)(?![\w\u2019])")


class Span(NamedTuple):
    """A part of a text."""

    text: str
    is_italic: bool


def printed(text: str, title: str = "") -> tuple[Span, ...]:
    """The parts of a text.

    Args:
        text: A sentence, a caption, or a cell.
        title: What of it is in italics in place of statistics: the title of a cited work.

    >>> [one.text for one in printed("above chance, p = .012") if one.is_italic]
    ['p']
    """
    printed_text = _as_printed(text)
    symbols = re.compile(re.escape(_as_printed(title))) if title else _IN_TEXT
    return tuple(_spans(printed_text, symbols))


def printed_head(text: str) -> tuple[Span, ...]:
    """The parts of the head of a column, in which symbols need nothing beside them.

    Words begin with a capital letter, symbols don't.

    >>> printed_head("n human"), printed_head("slope z")[0]
    ((Span(text='n', is_italic=True), Span(text=' human', is_italic=False)), \
Span(text='Slope ', is_italic=False))
    """
    parts = tuple(_spans(_as_printed(text), _IN_HEAD))
    if not parts or parts[0].is_italic:
        return parts
    first = parts[0].text
    return (Span(f"{first[:1].upper()}{first[1:]}", False), *parts[1:])


def _as_printed(text: str) -> str:
    for pattern, replacement in _AS_PRINTED:
        text = pattern.sub(replacement, text)
    return text


def _spans(text: str, symbols: re.Pattern[str]) -> Iterator[Span]:
    end = 0
    for match in symbols.finditer(text):
        if match.start() > end:
            yield Span(text[end : match.start()], False)
        yield Span(match[0], True)
        end = match.end()
    if end < len(text):
        yield Span(text[end:], False)
