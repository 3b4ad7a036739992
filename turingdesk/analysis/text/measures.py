"""Measures of a text, each with its unit (paper 1, Fig. S9, and some more).

- The Zipf frequency of a word is the base-10 logarithm of how often it occurs in a billion
  words: 6 for one in a thousand words, 3 for one in a million (van Heuven et al. 2014). It comes
  from the lists of wordfreq that go down to one in a million and need no download.
- Parts of speech come from HanTa (Wartena 2019), a tagger whose models come with it. The English
  model uses the tags of the British National Corpus (C5), the German one the Stuttgart-Tuebingen
  tag set; both are reduced to what paper 1 counts in Fig. S9, and pronouns.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from turingdesk.analysis.text import words as of
from turingdesk.analysis.text.words import ngrams
from turingdesk.core.message import message

CLASSES = (
    message("determiners"),
    message("adjectives"),
    message("nouns"),
    message("adverbs"),
    message("verbs"),
    message("prepositions"),
    message("pronouns"),
)
_MODELS = {"en": "morphmodel_en.pgz", "de": "morphmodel_ger.pgz"}
TAGGED_LANGUAGES = tuple(_MODELS)
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
# Alternatives are tried in this order: endings such as n't and 's, what is before n't, words with
# their hyphens, single marks.
_PIECE = re.compile(
    r"(?:n't|'(?:s|re|ve|ll|d|m))(?![^\W_])"
    r"|[^\W_]+?(?=n't(?![^\W_]))"
    r"|[^\W_]+(?:-[^\W_]+)*|[^\w\s]",
    re.IGNORECASE,
)


def speaks(language: str) -> bool:
    """True if there is a model for a language."""
    return language.partition("-")[0].lower() in _MODELS


def parts_of_speech(text: str, language: str) -> dict[str, int]:
    """The number of words of each class in a text.

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
    # The pattern has the typewriter's apostrophe alone.
    return _PIECE.findall(text.replace("\u2019", "'"))


@lru_cache(maxsize=100_000)  # desk and report ask for the same texts again
def _parts(text: str, language: str) -> tuple[tuple[str, int], ...]:
    counts: Counter[str] = Counter()
    split = pieces(text)
    for tag in _tagger(language).tag_sent(split, taglevel=0) if split else ():
        name = _class(str(tag), _TAGS[language])
        if name:
            counts[name] += 1
    return tuple((name, counts[name]) for name in CLASSES)


def _class(tag: str, classes_by_start: Mapping[str, str]) -> str:
    fits = [start for start in classes_by_start if tag.startswith(start)]
    return classes_by_start[max(fits, key=len)] if fits else ""


@cache
def _tagger(language: str) -> Any:
    from HanTa.HanoverTagger import HanoverTagger

    return HanoverTagger(_MODELS[language])


#: Languages whose list is in every copy of the program.
ZIPF_LANGUAGES = ("de", "en", "es", "fr", "it", "nl", "pt")
NAMES = ("unigram", "bigram", "trigram")


def zipf(word: str, language: str) -> float:
    """The Zipf frequency of a word; 0 for one that is not in the list.

    Args:
        word: In small letters.
        language: One of ZIPF_LANGUAGES.
    """
    return _zipf(word, language)


def mean_zipf(tokens: Sequence[str], language: str) -> float | None:
    """The mean over a text's words; None without words or for an unknown language."""
    plain = language.partition("-")[0].lower()
    if not tokens or plain not in ZIPF_LANGUAGES:
        return None
    return sum(_zipf(token, plain) for token in tokens) / len(tokens)


class DocumentFrequencies:
    """Which n-grams are usual: in how many of some texts each occurs.

    Args:
        texts: The words of each.
        n: The length of a run of words.
    """

    def __init__(self, texts: Iterable[Sequence[str]], n: int) -> None:
        self.n = n
        self._texts = 0
        self._having: Counter[tuple[str, ...]] = Counter()
        for tokens in texts:
            self._texts += 1
            # As a set, so that a text counts once, however often it has an n-gram.
            self._having.update(set(ngrams(list(tokens), n)))

    def share(self, tokens: Sequence[str], *, is_one: bool) -> float | None:
        """The share of other texts that have an n-gram of this one, on average over its own.

        Args:
            tokens: The words of a text.
            is_one: Whether the text is itself one of those counted; it does not count then.
        """
        # A text is not compared with itself: that would make what humans wrote more usual.
        text_ngrams, others = ngrams(list(tokens), self.n), self._texts - is_one
        if not text_ngrams or others < 1:
            return None
        return (
            sum(self._having[ngram] - is_one for ngram in text_ngrams) / len(text_ngrams) / others
        )


@cache
def _zipf(word: str, language: str) -> float:
    from wordfreq import zipf_frequency

    return float(zipf_frequency(word, language, wordlist="small"))


#: What measures are called where that is not their name.
TITLES: Mapping[str, str] = {
    "words": message("words"),
    "letters_per_word": message("letters per word"),
    "words_per_sentence": message("words per sentence"),
    "type_token_ratio": message("type token ratio"),
    "punctuation": message("punctuation"),
    "capitals": message("capitals"),
    "word_frequency": message("word frequency"),
    "unigram_use": message("unigram use"),
    "bigram_use": message("bigram use"),
    "trigram_use": message("trigram use"),
}
#: Every measure, with its unit.
MEASURES: Mapping[str, str] = {
    "words": message("words per text"),
    "letters_per_word": message("letters per word"),
    "words_per_sentence": message("words per sentence"),
    "type_token_ratio": message("different words per word; decreases with text length"),
    "punctuation": message("punctuation marks per text"),
    "capitals": message("capital letters per text"),
    "word_frequency": message(
        "mean Zipf frequency of its words: log10 of occurrences in a billion words"
    ),
    **{
        f"{name}_use": message(
            "proportion of the task's other human texts with the same {name}", name=name
        )
        for name in NAMES
    },
    **{name: message("{name} per text", name=name) for name in CLASSES},
}


@dataclass(frozen=True, slots=True)
class MeasuredText:
    """One text."""

    words: str
    is_human: bool
    language: str


def measured(texts: Sequence[MeasuredText]) -> list[dict[str, float | None]]:
    """Every measure of each text; None if it has no value, as the sentences of no words.

    Args:
        texts: Of one task: what is usual is what its humans wrote.
    """
    tokens = [of.folded(text.words) for text in texts]
    human = [text_tokens for text_tokens, text in zip(tokens, texts, strict=True) if text.is_human]
    frequencies_by_n = [DocumentFrequencies(human, n) for n in (1, 2, 3)]
    return [
        {
            **_counts(text.words),
            "word_frequency": mean_zipf(text_tokens, text.language),
            **{
                f"{name}_use": frequencies.share(text_tokens, is_one=text.is_human)
                for name, frequencies in zip(NAMES, frequencies_by_n, strict=True)
            },
            **_spoken(text),
        }
        for text_tokens, text in zip(tokens, texts, strict=True)
    ]


def _counts(text: str) -> dict[str, float | None]:
    words = of.words(text)
    n, sentences = len(words), len(of.sentences(text))
    return {
        "words": float(n),
        "letters_per_word": sum(map(of.letters, words)) / n if n else None,
        "words_per_sentence": n / sentences if sentences else None,
        "type_token_ratio": len(set(of.folded(text))) / n if n else None,
        "punctuation": float(of.marks(text)),
        "capitals": float(of.capitals(text)),
    }


def _spoken(text: MeasuredText) -> dict[str, float | None]:
    if not speaks(text.language):
        return dict.fromkeys(CLASSES)
    return {name: float(n) for name, n in parts_of_speech(text.words, text.language).items()}
