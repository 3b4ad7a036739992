"""Parts of speech, by a tagger that comes with its model: HanTa (Wartena 2019).

Nothing is downloaded. The English model uses the tags of the British National Corpus (C5),
the German one those of the Stuttgart-Tuebingen tag set; both are reduced here to what
paper 1 counts in Fig. S9, and pronouns.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

CLASSES = (
    "determiners",
    "adjectives",
    "nouns",
    "adverbs",
    "verbs",
    "prepositions",
    "pronouns",
)
_MODELS = {"en": "morphmodel_en.pgz", "de": "morphmodel_ger.pgz"}
LANGUAGES = tuple(_MODELS)
#: Beginnings of tags, by language; the longest that fits decides.
_TAGS: Mapping[str, Mapping[str, str]] = {
    "en": {
        **dict.fromkeys(("AT", "DT", "DPS"), "determiners"),
        **dict.fromkeys(("AJ", "ORD"), "adjectives"),
        **dict.fromkeys(("NN", "NP"), "nouns"),
        "AV": "adverbs",
        "V": "verbs",
        "PR": "prepositions",
        "PN": "pronouns",
    },
    "de": {
        **dict.fromkeys(("ART", "PDAT", "PIAT", "PIDAT", "PPOSAT", "PWAT"), "determiners"),
        "ADJ": "adjectives",
        **dict.fromkeys(("NN", "NE"), "nouns"),
        **dict.fromkeys(("ADV", "PAV", "PROAV", "PWAV"), "adverbs"),
        "V": "verbs",
        **dict.fromkeys(("APPR", "APPO", "APZR"), "prepositions"),
        **dict.fromkeys(("PPER", "PDS", "PIS", "PPOSS", "PRF", "PRELS", "PWS"), "pronouns"),
    },
}
_PIECE = re.compile(
    r"(?:n't|'(?:s|re|ve|ll|d|m))(?![^\W_])"
    r"|[^\W_]+?(?=n't(?![^\W_]))"
    r"|[^\W_]+(?:-[^\W_]+)*|[^\w\s]",
    re.IGNORECASE,
)


def speaks(language: str) -> bool:
    """Whether there is a model for a language."""
    return language.partition("-")[0].lower() in _MODELS


def parts_of_speech(text: str, language: str) -> dict[str, int]:
    """How many words of each class a text has.

    Args:
        text: Of any length.
        language: One for which `speaks` is true.
    """
    return dict(_parts(text, language.partition("-")[0].lower()))


def pieces(text: str) -> list[str]:
    """Words and marks as the tagger knows them: "don't" is "do" and "n't".

    >>> pieces("I don't think she's here!")
    ['I', 'do', "n't", 'think', 'she', "'s", 'here', '!']
    """
    return _PIECE.findall(text.replace("\u2019", "'"))


@lru_cache(maxsize=100_000)  # desk and report ask for the same texts again
def _parts(text: str, language: str) -> tuple[tuple[str, int], ...]:
    found: Counter[str] = Counter()
    split = pieces(text)
    for tag in _tagger(language).tag_sent(split, taglevel=0) if split else ():
        name = _class(str(tag), _TAGS[language])
        if name:
            found[name] += 1
    return tuple((name, found[name]) for name in CLASSES)


def _class(tag: str, known: Mapping[str, str]) -> str:
    fits = [start for start in known if tag.startswith(start)]
    return known[max(fits, key=len)] if fits else ""


@cache
def _tagger(language: str) -> Any:
    from HanTa.HanoverTagger import HanoverTagger

    return HanoverTagger(_MODELS[language])
