"""Knowledge of a language's words: their frequencies, base forms, and stop words.

Frequencies come from wordfreq, and base forms from HanTa (Wartena 2019). English stop words are
those of Python's NLTK, as in paper 1, German ones those of Snowball. What is unknown about a
language changes no word of it.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from turingdesk.system import paths

_MODELS = {"de": "morphmodel_ger.pgz", "en": "morphmodel_en.pgz"}  #: those that ship
_TIMES = 100  #: how much more frequent the word is that was probably meant
_LEAST = 1e-6  #: how frequent it is at least, as a share of all words; Zipf 3
#: Words below this share may be other words with two letters swapped (Zipf 3), or with one letter
#: missing, wrong, or too many (Zipf 1): many rare words are one letter away from frequent ones.
_SWAPPED, _EDITED = 1e-6, 1e-8
#: Parts of speech whose words are in a dictionary as they are: nouns, adjectives, base forms.
_OWN_WORDS = ("NN", "AJ", "ADJ", "VVB", "VVI", "VV(INF)")
#: How much less likely, as a logarithm, another reading of a form may be: once in 250 times.
_LEAST_LIKELY = 5.5
_OF_PLURAL = 0.01  #: how frequent, compared to a noun in -ing, its plural is at least
_MOST_LETTERS = 400  #: of a language in which letters are typed wrong, not syllables or words
_LETTERS = "abcdefghijklmnopqrstuvwxyzßàáâäçèéêëìíîïñòóôöùúûü"


def short_code(language: str) -> str:
    """A language without its region.

    >>> short_code("en-GB")
    'en'
    """
    return language.partition("-")[0].lower()


@cache
def stop_words(language: str) -> frozenset[str]:
    """The stop words of a language, without apostrophes; none where they aren't known."""
    file = paths.resources() / "stop_words" / f"{short_code(language)}.txt"
    return frozenset(file.read_text("utf-8").split()) if file.is_file() else frozenset()


def has_base_forms(language: str) -> bool:
    """True if base forms of the language are known."""
    return short_code(language) in _MODELS


def has_frequencies(language: str) -> bool:
    """True if frequencies of the language's words are known."""
    return bool(frequencies(short_code(language)))


@cache
def singular(word: str, language: str) -> str:
    """A noun in the singular; other words as they are.

    >>> singular("wolves", "en"), singular("leaves", "en"), singular("news", "en")
    ('wolf', 'leaf', 'news')
    """
    form, tag = _analyzed(word, language)
    if not tag.startswith("NN") or form == word:
        return word
    # HanTa takes "leaves" for the plural of "leave", which is rarely a noun.
    stem = word.removesuffix("ves")
    others = (f"{stem}f", f"{stem}fe") if stem != word else ()
    nouns = (noun for noun in (form, *others) if _analyzed(noun, language)[1].startswith("NN"))
    return next((noun for noun in nouns if is_word(noun, language)), word)


@cache
def present_tense(word: str, language: str) -> str:
    """A verb in the form that the present tense is made of; other words as they are.

    A single word has no context, so a form that is also a word of its own stays: "rose" is a
    flower as well as the past of "rise".

    >>> present_tense("went", "en"), present_tense("running", "en"), present_tense("rose", "en")
    ('go', 'run', 'rose')
    """
    form, tag = _analyzed(word, language)
    is_form = tag.startswith("V") and form != word and is_word(form, language)
    return form if is_form and not _is_its_own_word(word, language) else word


def _is_its_own_word(word: str, language: str) -> bool:
    """True if a form of a verb is also a noun, an adjective, or the base form of another verb.

    A form in -ing names what its verb does, as "running" does, and isn't another word, unless it
    is a thing of which there are several, as "stockings" and "readings" are.
    """
    code = short_code(language)
    if code == "en" and word.endswith("ing"):
        frequency_by_word = frequencies(code)
        return frequency_by_word.get(f"{word}s", 0.0) > _OF_PLURAL * frequency_by_word.get(
            word, 0.0
        )
    forms = (word, word.capitalize()) if code == "de" else (word,)
    readings = [reading for form in forms for reading in tagger(code).tag_word(form, cutoff=20)]
    most = max(likely for _, likely in readings)
    return any(
        tag.startswith(_OWN_WORDS) for tag, likely in readings if most - likely < _LEAST_LIKELY
    )


def is_word(word: str, language: str) -> bool:
    """True if a word occurs in large collections of texts; True where none are known."""
    frequency_by_word = frequencies(short_code(language))
    return word.casefold() in frequency_by_word or not frequency_by_word


@cache
def corrected(word: str, language: str) -> str:
    """A word without its typing error; empty for one that the language doesn't have.

    A rare word is taken for a typing error if a word that is 100 times as frequent differs from it
    by two swapped letters, or by one letter.

    >>> corrected("keybord", "en"), corrected("freind", "en"), corrected("stoats", "en")
    ('keyboard', 'friend', 'stoats')
    """
    frequency_by_word = frequencies(short_code(language))
    plain = word.casefold()
    here = frequency_by_word.get(plain, 0.0)
    if not frequency_by_word or here >= _SWAPPED:
        return word
    here = max(
        here,
        *(frequency_by_word.get(form(plain, language), 0.0) for form in (singular, present_tense)),
    )
    for nearby, below in ((_swapped, _SWAPPED), (_edited, _EDITED)):
        # By default nothing, since a word of one letter has no two letters to swap.
        candidate = max(
            nearby(plain, language),
            key=lambda nearby_word: frequency_by_word.get(nearby_word, 0.0),
            default="",
        )
        if here < below and frequency_by_word.get(candidate, 0.0) >= max(_LEAST, _TIMES * here):
            return candidate
    return word if here else ""


def _swapped(word: str, _: str) -> Iterator[str]:
    for at in range(len(word) - 1):
        yield word[:at] + word[at + 1] + word[at] + word[at + 2 :]


def _edited(word: str, language: str) -> Iterator[str]:
    letters = _letters_of(short_code(language))
    for at in range(len(word) + 1):
        before, after = word[:at], word[at:]
        yield before + after[1:]
        for letter in letters:
            yield before + letter + after
            yield before + letter + after[1:]


@cache
def _letters_of(code: str) -> frozenset[str]:
    """The letters and marks of a language's frequent words, and those of European languages."""
    frequent = (word for word, share in frequencies(code).items() if share >= _LEAST)
    letters = {sign for word in frequent for sign in word if sign.isalpha() or is_mark(sign)}
    return frozenset(_LETTERS) | (letters if len(letters) <= _MOST_LETTERS else frozenset())


def is_mark(sign: str) -> bool:
    """True if a sign belongs to the letter before it, as vowels of Hindi and Thai do."""
    return unicodedata.category(sign).startswith("M")


@cache
def frequencies(code: str) -> Mapping[str, float]:
    """Each word's share of all words."""
    from wordfreq import available_languages, get_frequency_dict

    return get_frequency_dict(code) if code in available_languages() else {}


@cache
def _analyzed(word: str, language: str) -> tuple[str, str]:
    """Base form and part of speech; in small letters where the word is."""
    if not has_base_forms(language):
        return word, ""
    form, tag = tagger(short_code(language)).analyze(word)
    return (form.lower() if word.islower() else form), str(tag)


@cache
def tagger(code: str) -> Any:
    """HanTa's model of a language whose base forms are known."""
    from HanTa.HanoverTagger import HanoverTagger

    return HanoverTagger(_MODELS[code])
