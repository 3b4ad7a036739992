"""Words that analyses write as values, such as which test it was, for readers in any language.

A table of results holds plain text, which knows nothing of other languages.

>>> in_words("test", "permutation").template
'permutation'
>>> in_words("agent", "permutation")  # someone's own name
'permutation'
"""

from __future__ import annotations

from turingdesk.analysis.text.measures import TITLES
from turingdesk.core.message import Message, message, term

_ALL_BUT = "all but "
HEAD = "head of a column of results"  #: for translators
_LENGTHS = (
    message("first messages"),
    message("first turns"),
    message("last messages"),
    message("last turns"),
)
_ORIGINS = (message("human"), message("machine"))
_TESTS = (
    message("permutation"),
    message("regression"),
    term("clustered", "kind of test"),
    term("mean", "kind of test"),
    message("t-test"),
)
_JUDGES = (message("people"), message("simulated"), message("(all)"), message("(humans)"))
_GROUPINGS = (
    term("stimulus", "what is never split between training and test"),
    term("prompt", "what is never split between training and test"),
    term("none", "what is never split between training and test"),
)
_COLUMNS = (
    *(
        Message(one, note=HEAD)
        for one in ("study", "task", "block", "conversation", "speaker", "language")
    ),
    term("domain", "of stimuli"),
    message("kiosk"),
    message("system"),
    message("device"),
)
#: By column, the words that can be in it.
_WORDS: dict[str, dict[str, str]] = {
    column: {str.__str__(one): one for one in words}
    for column, words in (
        ("test", _TESTS),
        ("length_of", _LENGTHS),
        ("truth", _ORIGINS),
        ("first", _JUDGES),
        ("second", _JUDGES),
        ("judge", _JUDGES),
        ("who", _JUDGES),
        ("witness", _JUDGES),
        ("agent", _JUDGES[2:]),
        ("setting", _JUDGES[2:]),
        ("topic", _JUDGES[2:]),
        ("grouped_by", _GROUPINGS),
        ("by", _COLUMNS),
        ("measure", (message("criterion"),)),
        ("term", (message("criterion c"),)),
    )
}
_WORDS["measure"] |= TITLES


def in_words(column: str, value: str) -> str:
    """A value as a message, where it is one of ours.

    >>> in_words("trained_on", "all but gpt"), in_words("measure", "letters_per_word")
    ('all but gpt', 'letters per word')
    """
    if column == "trained_on" and value.startswith(_ALL_BUT):
        return message("all but {agent}", agent=value.removeprefix(_ALL_BUT))
    return _WORDS.get(column, {}).get(value, value)
