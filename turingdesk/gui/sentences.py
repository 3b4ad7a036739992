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
from turingdesk.gui.translation import ENGLISH, PARTICIPANT, Voice, later, program
from turingdesk.system.paths import resources

CONTEXT = "Below"
FILE = "below.json"  #: beside the compiled languages: the templates, a list of texts
_KNOWN = 2000  #: sentences that are remembered
#: What stands in sentences without being one: places in a file, and what systems say.
SMALL = (
    later("Below", "Block {block}"),
    later("Below", "line {line}"),
    later("Below", "row {row}"),
    later("Below", "column {column}"),
    later("Below", "Line {line}"),
    later("Below", "cell {cell}"),
    later("Below", "character {at}"),
    later("Below", "the end"),
    later("Below", "{number} responses of pilot sessions left out (--pilot)."),
    later("Below", "{number} rows are simulated: column judge."),
    later("Below", "{number} rows are imported: column judge."),
    later("Below", "{number} verdicts are sealed: their rows have no truth, origin or agent."),
    later("Below", "Excel workbook"),
    later("Below", "CSV for R"),
    later("Below", "JSON lines"),
    later(
        "Below",
        "{number} rows are marked as left out by quality rules: column excluded. "
        "{file} gives the reasons.",
    ),
    later("Below", "The sheet exclusions"),
    later("Below", "The list of exclusions"),
    later("Below", "The file {file}"),
    later("Below", "Give the passphrase to export them whole (--passphrase-file)."),
    later("Below", "Method"),
    later("Below", "P mm method"),
    later("Below", "Assumptions"),
    later("Below", "Note {number}"),
    later("Below", "Reasons to say human"),
    later("Below", "Reasons to say machine"),
    later("Below", "from {start} (n = {n})"),
    later("Below", "{task} (area {area}, n = {n})"),
    later("Below", "{agent}, {turns} turns"),
    later("Below", "The key {key}"),
    later("Below", "stimulus {id}"),
    later("Below", "prompt {prompt}"),
    later("Below", "answers of {letters} by {machines}"),
    later("Below", "whole number"),
    later("Below", "whole numbers"),
    later("Below", "at least two choices"),
    later("Below", "too fast"),
    later("Below", "by rule {rule}"),
    later("Below", "deviation {number}"),
    later("Below", "{number} days ago"),
    later("Below", "{number} session"),
    later("Below", "{number} sessions"),
    later("Below", "{number} verdict"),
    later("Below", "{number} verdicts"),
    later("Below", "{number} cell"),
    later("Below", "{number} cells"),
    later("Below", "{number} merged cell"),
    later("Below", "{number} merged cells"),
    later("Below", "{number} formula"),
    later("Below", "{number} formulas"),
    later("Below", "{number} range"),
    later("Below", "{number} ranges"),
    later("Below", "{number} sign"),
    later("Below", "{number} signs"),
    later("Below", "{cells} beginning with = kept as text; no formula is worked out here"),
    later("Below", "{numbers} with a comma: write a point where a number is wanted"),
    later(
        "Below",
        "{dates} or something that was turned into one: look whether it is what was typed",
    ),
    later("Below", "{errors} of the spreadsheet instead of a value: put it right"),
    later("Below", "{number} number"),
    later("Below", "{number} numbers"),
    later("Below", "{number} date"),
    later("Below", "{number} dates"),
    later("Below", "{number} error"),
    later("Below", "{number} errors"),
    later("Below", "Permission denied"),
    later("Below", "No such file or directory"),
    later("Below", "No space left on device"),
    later("Below", "Read-only file system"),
    later("Below", "Input/output error"),
    later("Below", "File exists"),
    later("Below", "Is a directory"),
    later("Below", "Not a directory"),
    later("Below", "File name too long"),
    later("Below", "Connection refused"),
    later("Below", "Connection reset by peer"),
    later("Below", "No route to host"),
    later("Below", "timed out"),
)
#: Lone words that stand in sentences; others may be names, which nobody translates.
WORDS = (
    later("Below", "humans"),
    later("Below", "machines"),
    later("Below", "judges"),
    later("Below", "verdicts"),
    later("Below", "somebody"),
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
