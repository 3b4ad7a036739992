"""Intervals are written in one way."""

import re
from pathlib import Path

import pytest

import turingdesk
from turingdesk.core.number_words import INTERVAL, NOTHING, interval

SOURCE = Path(turingdesk.__file__).parent
#: Two ends in brackets, put together by a template or an f-string.
SECOND_WAY = re.compile(
    r"\[[^\[\]{}\n]{0,3}\{[a-z_][^{}\n]*\}(?:[,;\u2013] ?| )(?:to )?\{[a-z_][^{}\n]*\}"
    r"[^\[{}\n]{0,3}\]"
)
THE_WAY = "core/number_words.py"


def test_ends_that_are_negative_huge_or_infinite_are_written():
    assert interval(-0.2, 5.4e19) == "[\u22120.20, 5.4 \u00d7 10\u00b9\u2079]"
    assert interval(0, float("inf")) == "[0.00, \u221e]"


@pytest.mark.parametrize("ends", [(None, 0.5), (0.5, None), (float("nan"), 0.5)])
def test_an_interval_without_an_end_is_none(ends):
    assert interval(*ends) == NOTHING


def test_no_other_code_writes_an_interval():
    """It would have commas between its ends in languages that write commas in numbers."""
    assert SECOND_WAY.search(INTERVAL)
    assert SECOND_WAY.search('f"[{low:.2f}, {high:.2f}]"')
    found = [
        f"{path.relative_to(SOURCE)}: {written[0]}"
        for path in SOURCE.rglob("*.py")
        if path.relative_to(SOURCE).as_posix() != THE_WAY
        for written in SECOND_WAY.finditer(path.read_text("utf-8"))
    ]
    assert found == []


def test_no_translation_writes_an_interval():
    folder = SOURCE.parent / "resources" / "translations"
    found = [
        written[0]
        for path in folder.glob("*.ts")
        for written in SECOND_WAY.finditer(path.read_text("utf-8"))
    ]
    assert found == []
