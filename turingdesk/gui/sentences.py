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
from turingdesk.gui.translation import ENGLISH, Voice, later, program
from turingdesk.store.paths import resources

CONTEXT = "Below"
FILE = "below.json"  #: beside the compiled languages: the templates, a list of texts
_KNOWN = 2000  #: sentences that are remembered
#: What stands in sentences without being one: places in a file, and what systems say.
SMALL = (
    later("Below", "Block {block}"),
    later("Below", "line {line}"),
    later("Below", "row {row}"),
    later("Below", "column {column}"),
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


def told(sentence: str) -> str:
    """A sentence of an error, a problem, a note or a title as the desk says it.

    What is not translated is returned as it is.
    """
    voice = program()
    if voice.spoken == ENGLISH or not sentence:
        return sentence
    return _told(voice, sentence)


@lru_cache(maxsize=1)
def patterns() -> Patterns:
    """All templates; read when a language other than English first needs them."""
    read = json.loads((resources() / "translations" / FILE).read_text("utf-8"))
    return Patterns((*SMALL, *read))


@lru_cache(maxsize=_KNOWN)
def _told(voice: Voice, sentence: str) -> str:
    return patterns().tell(sentence, lambda template: voice.say(CONTEXT, template))
