"""Sessions with hostile texts and awkward codes, for folders that are shared."""

import pytest

from turingdesk.core.response import COLUMNS
from turingdesk.exchange.exporters._content import FIRST

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
HEAD = [*FIRST, *(name for name in COLUMNS if name not in FIRST), "superseded", "excluded"]
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
