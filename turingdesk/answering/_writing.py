"""Remarks on words while someone writes them; all of them are friendly and none is truth.

Sentences are in the language of the study where participants read them; words that a study refuses
are settings of its block, since they belong to the language of the answers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache

from turingdesk.core.message import participant_message

_WORD = re.compile(r"[^\W\d_]+(?:['\u2019\-][^\W\d_]+)*")
#: What a sentence may have beside letters and spaces; quotation marks are told apart.
_SPECIAL = re.compile(r"[^\w\s.,;:!?'\u2019\-()]|_")
_QUOTES = re.compile(r"[\"\u201c\u201d\u201e\xab\xbb\u2039\u203a]")


def words(text: str) -> list[str]:
    """The words of a text, as they are written.

    >>> words("A dog's bone, well-chewed.")
    ['A', "dog's", 'bone', 'well-chewed']
    """
    return _WORD.findall(text)


def special_characters(text: str) -> str:
    """Why a text can't have the characters that it has; empty if it can."""
    if _QUOTES.search(text):
        return participant_message("Please don't quote anyone or use quotation marks.")
    if match := _SPECIAL.search(text):
        return participant_message(
            "Please don't use special characters such as {character}.", character=match[0]
        )
    return ""


def refused_start(text: str, starts: Sequence[str]) -> str:
    """Why a text can't begin as it does; empty if it can."""
    for start in starts:
        if re.match(rf"\W*{re.escape(start)}\b", text, re.IGNORECASE):
            return participant_message("Please don't start with “{start}”.", start=start)
    return ""


def refused_word(text: str, refused: Sequence[str]) -> str:
    """Why a text can't have a word that it has; empty if it can.

    >>> str(refused_word("A photo of a cat", ("photo",)))
    "Please don't use the word “photo”."
    """
    for word in refused:
        if re.search(rf"\b{re.escape(word)}\b", text, re.IGNORECASE):
            return participant_message("Please don't use the word “{word}”.", word=word)
    return ""


def names(text: str) -> Iterator[str]:
    """Words that look like names: written with a capital, inside a sentence.

    In languages that write all nouns so, a study turns this off.
    """
    begins = True
    for match in re.finditer(r"[.!?:]|" + _WORD.pattern, text):
        word = match[0]
        if not begins and word[:1].isupper() and word not in ("I", "TV") and "I'" not in word:
            yield word
        begins = word in ".!?:"


def same_words(text: str) -> int:
    """The number of times that the most frequent word comes."""
    folded_words = [word.casefold() for word in words(text)]
    return max(map(folded_words.count, folded_words), default=0)


def unknown_words(text: str, language: str) -> list[str]:
    """Words that a large collection of texts never has; none where a language is unknown.

    Names count as known: this is about slips of the keyboard.
    """
    return [word for word in words(text) if not is_known(word.casefold(), language)]


@cache
def is_known(word: str, language: str) -> bool:
    """True if a word occurs in the frequency lists of its language (wordfreq; Zipf above 0)."""
    from wordfreq import available_languages, zipf_frequency

    code = language.partition("-")[0]
    return code not in available_languages() or zipf_frequency(word, code) > 0


def misspelled(word: str) -> str:
    """A question about a word that is not known; it refuses nothing."""
    return participant_message("Is “{word}” spelled correctly?", word=word)


def not_one_word(text: str) -> str:
    """Why a text is not one word; empty if it is."""
    if words(text.strip()) == [text.strip()]:
        return ""
    return participant_message("Please write one word.")


def is_alike(first: str, other: str) -> bool:
    """True if two answers are the same but for capitals, spaces, and punctuation."""
    return [w.casefold() for w in words(first)] == [w.casefold() for w in words(other)] != []
