"""Sessions with hostile texts and awkward codes, for folders that are shared."""

import pytest

from turingdesk.core.response import ADDED, COLUMNS
from turingdesk.exchange.exporters._content import FIRST

#: What a spreadsheet, or a reader of its files, could take for something else than text.
CELLS = (
    "=1+1",
    "+49 30 1234",
    "-2",
    "@SUM(A1)",
    "2-3",
    "1/2",
    "007",
    "1e5",
    "TRUE",
    "NA",
    'say "hi", she said',
    "two\nlines",
    "dos\r\nlines",
    "tab\there",
    " edges ",
    "😀👩‍👩‍👧",
    "שלום עולם",
    "a\u200bb\u202ec",
    "\x00\x01\x1f",
    "_x0041_",
    "<r>bold</r>",
    "<b>&amp;</b>",
    "https://example.org",
)
HOSTILE = (
    "plain",
    "tab\there",
    "two\nlines",
    "dos\r\nlines",
    "old\rMac",
    'say "hi", she said',
    '"quoted"',
    "back\\slash and \\n, \\t, \\\\",
    "n/a",
    "NA",
    "=1+1",
    "007",
    " edges ",
    "\u2028separator\x85",
    "\x00\x01\x1f",
    "😀 שלום é",
    "TRUE",
    "x" * 5000,
)
#: The columns of the responses, in the order of every format.
HEAD = [*FIRST, *(name for name in COLUMNS if name not in FIRST), *ADDED]
VERDICT = {"choice": "human", "origin": "human", "truth": "human", "correct": True}


def said(text):
    """An answer in words, which has no truth."""
    return {"choice": text, "role": "extra", "question": "why", "rt_ms": 812.5, "onset_ms": 40.0}


def form(text):
    """An answer to a form, which belongs to no trial."""
    asked = {"choice": text, "role": "form", "question": "age", "block": "about"}
    return {**asked, "task": "", "trial": 0, "position": 0}


@pytest.fixture
def hostile(session):
    """A data folder: codes that need labels, a pilot, exclusions, form answers, any text."""
    fast = {**VERDICT, "rt_ms": 50.0, "too_fast": True}
    session([form("31"), *map(said, HOSTILE)], participant="P-001")
    session([VERDICT, {**VERDICT, "task": "words"}, fast], participant="P001")
    session([VERDICT], participant="p-001")
    session([VERDICT] * 2, participant="P-001", folder="data/pilot", pilot=True)
    return session([VERDICT] * 3, participant="S-1", judge="simulated")
