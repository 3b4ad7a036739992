"""What is measured of a text, each with its unit (paper 1, Fig. S9, and some more)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from turingdesk.analysis.text import words as of
from turingdesk.analysis.text.frequency import NAMES, Usual, mean_zipf
from turingdesk.analysis.text.speech import CLASSES, parts_of_speech, speaks
from turingdesk.core.message import message

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
    "words": message("words a text"),
    "letters_per_word": message("letters a word"),
    "words_per_sentence": message("words a sentence"),
    "type_token_ratio": message("different words a word; falls with the length of a text"),
    "punctuation": message("punctuation marks a text"),
    "capitals": message("capital letters a text"),
    "word_frequency": message(
        "mean Zipf frequency of its words: log10 of occurrences in a billion words"
    ),
    **{
        f"{name}_use": message(
            "share of the task's other human texts with the same {name}", name=name
        )
        for name in NAMES
    },
    **{name: f"{name} a text" for name in CLASSES},
}


@dataclass(frozen=True, slots=True)
class Said:
    """One text."""

    words: str
    is_human: bool
    language: str


def measured(texts: Sequence[Said]) -> list[dict[str, float | None]]:
    """Every measure of each text; None where it has no value, as the sentences of no words.

    Args:
        texts: Of one task: what is usual is what its humans wrote.
    """
    tokens = [of.folded(one.words) for one in texts]
    human = [own for own, one in zip(tokens, texts, strict=True) if one.is_human]
    usual = [Usual(human, n) for n in (1, 2, 3)]
    return [
        {
            **_counted(one.words),
            "word_frequency": mean_zipf(own, one.language),
            **{
                f"{name}_use": known.share(own, is_one=one.is_human)
                for name, known in zip(NAMES, usual, strict=True)
            },
            **_spoken(one),
        }
        for own, one in zip(tokens, texts, strict=True)
    ]


def _counted(text: str) -> dict[str, float | None]:
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


def _spoken(one: Said) -> dict[str, float | None]:
    if not speaks(one.language):
        return dict.fromkeys(CLASSES)
    return {name: float(n) for name, n in parts_of_speech(one.words, one.language).items()}
