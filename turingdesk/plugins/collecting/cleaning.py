"""Cleaning of single words, as in paper 1 (Methods, Word associations).

What is done is declared in the collection's study.toml; it is the same for people and machines,
and for each word it is told which rule changed it. Journals keep what was given.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import zip_longest

from turingdesk.analysis.text.vocabulary import (
    corrected,
    is_mark,
    present_tense,
    short_code,
    singular,
    stop_words,
)
from turingdesk.core.study import Cleaning

_DOTLESS = ("az", "tr")  #: languages with an I that has no dot
_JOINERS = "\u200c\u200d"  #: which decide how the letters beside them are written
_POINT = re.compile(r"[\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]")


@dataclass(frozen=True, slots=True)
class Change:
    """The effect of one rule on a word."""

    rule: str  #: the name of its setting
    before: str
    after: str  #: empty if the word is omitted


@dataclass(frozen=True, slots=True)
class Cleaned:
    """A word after cleaning."""

    given: str  #: the word before
    text: str  #: empty if it is omitted, by the rule of the last change
    changes: tuple[Change, ...] = ()


def clean(word: str, rules: Cleaning, language: str, cue: str = "") -> Cleaned:
    """Clean a word that someone gave as an answer.

    Args:
        word: As it was given.
        rules: What is done.
        language: Of the word. What isn't known about it changes nothing.
        cue: To which it was associated, where it was.

    >>> clean(" Two-Dogs!", Cleaning(), "en").text
    ''
    >>> [(change.rule, change.after) for change in clean("Wolves", Cleaning(), "en").changes]
    [('lower_case', 'wolves'), ('singular', 'wolf')]
    """
    text, changes = word.strip(), list[Change]()
    for rule, apply in _steps(rules, language, cue):
        before, text = text, apply(text)
        if text != before:
            changes.append(Change(rule, before, text))
        if not text:
            break
    return Cleaned(word, text, tuple(changes))


def _steps(rules: Cleaning, language: str, cue: str) -> Iterator[tuple[str, Callable[[str], str]]]:
    """The names of the rules' settings, in the order in which the rules apply."""
    if rules.lower_case:
        yield "lower_case", lambda word: _lower(word, language)
    if rules.letters_only:
        yield "letters_only", _letters
    if rules.typos:
        yield "typos", lambda word: corrected(word, language)
    if rules.stop_words:
        yield "stop_words", lambda word: "" if word.lower() in stop_words(language) else word
    if rules.singular:
        yield "singular", lambda word: singular(word, language)
    if rules.present_tense:
        yield "present_tense", lambda word: present_tense(word, language)
    yield "least_letters", lambda word: word if len(word) >= rules.least_letters else ""
    if cue:
        yield "most_shared", lambda word: word if shared(cue, word) <= rules.most_shared else ""


def _lower(word: str, language: str) -> str:
    if short_code(language) in _DOTLESS:
        # In these languages, the small letter of I is the one without a dot.
        word = word.replace("I", "\u0131")
    return word.replace("\u0130", "i").lower()  # which would leave the dot as a mark of its own


def _letters(word: str) -> str:
    """A word without what is neither a letter nor part of one.

    Marks are parts of letters, and joiners of marks, in scripts such as Devanagari, Bengali, and
    Thai. Points of Arabic and Hebrew can be left out, and lists of words have none.
    """
    letters, is_within = "", False  # a mark belongs to the sign before it
    # Composed, so that a letter and its accent are one sign where Unicode has it.
    signs = unicodedata.normalize("NFC", word)
    for sign, following in zip_longest(signs, signs[1:], fillvalue=""):
        is_mark_of = is_within and is_mark(sign) and not _POINT.fullmatch(sign)
        joins = (
            is_within and sign in _JOINERS and not letters[-1].isascii() and following.isalpha()
        )
        is_within = sign.isalpha() or is_mark_of or joins
        letters += sign if is_within else ""
    return letters


def shared(word: str, other: str) -> float:
    """The share of the shorter word that is in the other one: its longest common run of letters.

    >>> shared("grand", "grandiose"), shared("ocean", "blue")
    (1.0, 0.25)
    """
    word, other = word.casefold(), other.casefold()
    shorter = min(len(word), len(other))
    # `autojunk` would ignore frequent letters in answers of 200 letters and more.
    run = SequenceMatcher(None, word, other, autojunk=False).find_longest_match().size
    return run / shorter if shorter else 0.0
