"""Lists of cue words, as in paper 1 (Methods, Word associations).

Nouns in the singular, verbs in the form of the present tense, and adjectives, from frequent words
to rare ones. Frequencies come from wordfreq, and parts of speech from HanTa (Wartena 2019).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import log, log10

from turingdesk.analysis.text.vocabulary import frequencies, short_code, stop_words, tagger
from turingdesk.core.errors import TuringDeskError
from turingdesk.core.message import message
from turingdesk.core.streams import Stream, stream


class Part(StrEnum):
    """A part of speech."""

    NOUN = "noun"
    VERB = "verb"
    ADJECTIVE = "adjective"


@dataclass(frozen=True, slots=True)
class CueWord:
    """A word of a list."""

    word: str
    part: Part
    zipf: float  #: the logarithm of how often it comes in a billion words


#: HanTa's tags of words as they are shown, by language: nouns in the singular, verbs as in "to
#: run", and adjectives that aren't compared.
_TAGS: Mapping[str, Mapping[str, Part]] = {
    "de": {
        **dict.fromkeys(("VV(INF)", "VV(FIN)"), Part.VERB),
        "NN": Part.NOUN,
        "ADJ(D)": Part.ADJECTIVE,
    },
    "en": {
        **dict.fromkeys(("VVI", "VVB"), Part.VERB),
        "NN1": Part.NOUN,
        "AJ0": Part.ADJECTIVE,
    },
}
LANGUAGES = tuple(_TAGS)
_NAMES = ("NP0", "NE")  #: HanTa's tags of names
_KNOWN = -13.5  #: HanTa's log likelihood of words that its model has met, rather than guesses
_CLEAR = log(10)  #: how much likelier the part of speech is than any other
_LEAST_LETTERS = 3
_FROM, _TO = 3.0, 6.0  #: Zipf values: once in a million words, and once in a thousand


def cue_words(
    language: str, each: int, seed: int, excluded: Collection[str] = ()
) -> list[CueWord]:
    """So many nouns, verbs, and adjectives, each from frequent to rare.

    The range of frequencies has as many steps of equal width, on a logarithmic scale, as there are
    words of each kind, and one word is drawn from each step. If a step has no suitable word left,
    the next lower one gives one more.

    Args:
        language: One of `LANGUAGES`.
        each: How many words of each kind.
        seed: Of the draws.
        excluded: Words that aren't taken.

    Raises:
        TuringDeskError: The language doesn't have so many suitable words.
    """
    cue_list: list[CueWord] = []
    for part in Part:
        omitted = {word.casefold() for word in (*excluded, *(cue.word for cue in cue_list))}
        steps = _steps(language, each, omitted | stop_words(language))
        cue_list += _draw_cues(language, part, steps, stream(str(seed), f"cues-{part}"))
    return cue_list


def _steps(language: str, each: int, omitted: Collection[str]) -> list[list[tuple[str, float]]]:
    """The words of the language by step of their Zipf value, the highest first."""
    steps = defaultdict[int, list[tuple[str, float]]](list)
    for word, share in frequencies(short_code(language)).items():
        zipf = log10(share) + 9
        is_word = word.isalpha() and len(word) >= _LEAST_LETTERS and word not in omitted
        if is_word and _FROM <= zipf < _TO:
            steps[int((_TO - zipf) / (_TO - _FROM) * each)].append((word, zipf))
    return [steps[number] for number in range(each)]


def _draw_cues(
    language: str, part: Part, steps: Sequence[Sequence[tuple[str, float]]], chance: Stream
) -> list[CueWord]:
    cue_list: list[CueWord] = []
    for number, step in enumerate(steps, 1):
        for word, zipf in chance.shuffled(step):
            if len(cue_list) == number:
                break
            if written_form := _spelled(word, part, language):
                cue_list.append(CueWord(written_form, part, round(zipf, 2)))
    if len(cue_list) < len(steps):
        raise TuringDeskError(
            message(
                "There are too few suitable words for a list of this length: {there} of "
                "{needed}. Request fewer.",
                there=len(cue_list),
                needed=len(steps),
            )
        )
    return cue_list


def _spelled(word: str, part: Part, language: str) -> str:
    """A word as it is written, if it clearly is of that part of speech; otherwise nothing."""
    code = short_code(language)
    word_tagger = tagger(code)
    form = word.capitalize() if (code, part) == ("de", Part.NOUN) else word
    (best, likely), *others = word_tagger.tag_word(form)
    kind = _TAGS[code].get
    if kind(best) is not part or likely < _KNOWN:
        return ""
    if any(kind(tag) is not part and likely - other < _CLEAR for tag, other in others):
        return ""
    is_name = word_tagger.analyze(form.capitalize())[1] in _NAMES
    return form if word_tagger.analyze(form)[0] == form and not is_name else ""
