"""Sentences from the floors below, which know English only, in the language of the desk.

Below the desk errors, problems, notes and titles are written in English and know nothing of
languages. `resources/translations/below.py` collects them from the source as templates, such as
"{name} has no column {column}.", for translators and, in `below.json`, for this module, which
recognizes a sentence by its template and says it in the language of the desk.

The command line speaks English, so texts of `turingdesk.cli` are not collected.
"""

from __future__ import annotations

import json
from functools import lru_cache

from turingdesk.gui.patterns import Patterns
from turingdesk.gui.translation import ENGLISH, PARTICIPANT, Voice, program, tr_noop
from turingdesk.system.paths import resources

CONTEXT = "Below"
FILE = "below.json"  #: beside the compiled languages: the templates, a list of texts
_KNOWN = 2000  #: sentences that are remembered
#: What stands in sentences without being one: places in a file, and what systems say.
SMALL = (
    tr_noop("Below", "Block {block}"),
    tr_noop("Below", "line {line}"),
    tr_noop("Below", "row {row}"),
    tr_noop("Below", "column {column}"),
    tr_noop("Below", "Line {line}"),
    tr_noop("Below", "cell {cell}"),
    tr_noop("Below", "character {at}"),
    tr_noop("Below", "the end"),
    tr_noop("Below", "{number} responses of pilot sessions left out (--pilot)."),
    tr_noop("Below", "{number} rows are simulated: column judge."),
    tr_noop("Below", "{number} rows are imported: column judge."),
    tr_noop("Below", "{number} verdicts are sealed: their rows have no truth, origin or agent."),
    tr_noop("Below", "Excel workbook"),
    tr_noop("Below", "CSV for R"),
    tr_noop("Below", "JSON lines"),
    tr_noop(
        "Below",
        "{number} rows are marked as left out by quality rules: column excluded. "
        "{file} gives the reasons.",
    ),
    tr_noop("Below", "The sheet exclusions"),
    tr_noop("Below", "The list of exclusions"),
    tr_noop("Below", "The file {file}"),
    tr_noop("Below", "Give the passphrase to export them whole (--passphrase-file)."),
    tr_noop("Below", "Method"),
    tr_noop("Below", "P mm method"),
    tr_noop("Below", "Assumptions"),
    tr_noop("Below", "Note {number}"),
    tr_noop("Below", "Reasons to say human"),
    tr_noop("Below", "Reasons to say machine"),
    tr_noop("Below", "from {start} (n = {n})"),
    tr_noop("Below", "{task} (area {area}, n = {n})"),
    tr_noop("Below", "{agent}, {turns} turns"),
    tr_noop("Below", "The key {key}"),
    tr_noop("Below", "stimulus {id}"),
    tr_noop("Below", "prompt {prompt}"),
    tr_noop("Below", "answers of {letters} by {machines}"),
    tr_noop("Below", "whole number"),
    tr_noop("Below", "whole numbers"),
    tr_noop("Below", "at least two choices"),
    tr_noop("Below", "too fast"),
    tr_noop("Below", "by rule {rule}"),
    tr_noop("Below", "deviation {number}"),
    tr_noop("Below", "{number} days ago"),
    tr_noop("Below", "{number} session"),
    tr_noop("Below", "{number} sessions"),
    tr_noop("Below", "{number} verdict"),
    tr_noop("Below", "{number} verdicts"),
    tr_noop("Below", "{number} cell"),
    tr_noop("Below", "{number} cells"),
    tr_noop("Below", "{number} merged cell"),
    tr_noop("Below", "{number} merged cells"),
    tr_noop("Below", "{number} formula"),
    tr_noop("Below", "{number} formulas"),
    tr_noop("Below", "{number} range"),
    tr_noop("Below", "{number} ranges"),
    tr_noop("Below", "{number} sign"),
    tr_noop("Below", "{number} signs"),
    tr_noop("Below", "{cells} beginning with = kept as text; no formula is worked out here"),
    tr_noop("Below", "{numbers} with a comma: write a point where a number is wanted"),
    tr_noop(
        "Below",
        "{dates} or something that was turned into one: look whether it is what was typed",
    ),
    tr_noop("Below", "{errors} of the spreadsheet instead of a value: put it right"),
    tr_noop("Below", "{number} number"),
    tr_noop("Below", "{number} numbers"),
    tr_noop("Below", "{number} date"),
    tr_noop("Below", "{number} dates"),
    tr_noop("Below", "{number} error"),
    tr_noop("Below", "{number} errors"),
    tr_noop("Below", "Permission denied"),
    tr_noop("Below", "No such file or directory"),
    tr_noop("Below", "No space left on device"),
    tr_noop("Below", "Read-only file system"),
    tr_noop("Below", "Input/output error"),
    tr_noop("Below", "File exists"),
    tr_noop("Below", "Is a directory"),
    tr_noop("Below", "Not a directory"),
    tr_noop("Below", "File name too long"),
    tr_noop("Below", "Connection refused"),
    tr_noop("Below", "Connection reset by peer"),
    tr_noop("Below", "No route to host"),
    tr_noop("Below", "timed out"),
)
#: Lone words that stand in sentences; others may be names, which nobody translates.
WORDS = (
    tr_noop("Below", "humans"),
    tr_noop("Below", "machines"),
    tr_noop("Below", "judges"),
    tr_noop("Below", "verdicts"),
    tr_noop("Below", "somebody"),
)


def told(sentence: str) -> str:
    """A sentence of an error, a problem, a note or a title as the desk says it.

    What is not translated is returned as it is.
    """
    return told_by(program(), sentence)


def told_by(voice: Voice, sentence: str) -> str:
    """The same in the words of any voice: where there is no desk, as in other processes."""
    if voice.spoken == ENGLISH or not sentence:
        return sentence
    return _told(voice, sentence)


@lru_cache(maxsize=1)
def patterns() -> Patterns:
    """All templates; read when a language other than English first needs them."""
    read = json.loads((resources() / "translations" / FILE).read_text("utf-8"))
    return Patterns((*SMALL, *read), WORDS)


@lru_cache(maxsize=_KNOWN)
def _told(voice: Voice, sentence: str) -> str:
    def say(template: str) -> str:
        found = voice.say(CONTEXT, template)
        return found if found != template else voice.say(PARTICIPANT, template)

    return patterns().tell(sentence, say)
