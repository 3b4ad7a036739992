"""Prepares what a machine says: cut to whole sentences, and not repeated.

Also whether a machine writes at all, where no model decides that.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from unicodedata import category, normalize

from turingdesk.core.conversation import Turn

LONGEST = 10_000  #: characters of a message in any game
UNDER = 15  #: words of an answer, in Zhang and others' online test
IN_A_ROW = 3  #: messages that a machine writes without an answer
GOES_ON = 0.15  #: how likely it writes another one, where no model decides
SHORT = 2  #: words that people say again and again

_CHINESE = "\u3400-\u9fff"
# Chinese doesn't put spaces between words, so two characters count as one.
_WORD = re.compile(rf"[{_CHINESE}]{{1,2}}|[^\W{_CHINESE}]+(?:['\u2019.,:-][^\W{_CHINESE}]+)*")
#: The end of a sentence, with what belongs to it: quotation marks and brackets.
_END = re.compile(
    r"[.!?\u2026]+[\"'\u2019\u201d)\]]*(?=\s|$)|[\u3002\uff01\uff1f]+[\u201d\uff09]*"
)
_ABBREVIATION = re.compile(
    r"(?:^|[\s(])(?:(?:mr|mrs|ms|dr|prof|st|jr|sr|vs|approx|inc|ca|bzw|usw|nr|sra?|dott|sig)"
    r"|(?:[a-z]\.)+[a-z]|[A-Z])\.$",
    re.IGNORECASE,
)
# Abbreviations that often end a sentence, which a capital after them shows.
_OFTEN_LAST = re.compile(r"(?:^|\s)(?:etc|usw|ecc|[ap]\.m|u\.s|u\.k)\.$", re.IGNORECASE)
# An abbreviation only before a digit; otherwise it is the answer "no".
_NUMBER = re.compile(r"\bno\.$", re.IGNORECASE)
_CLAUSE = re.compile(r"[,;:\u2013\u2014\uff0c\uff1b]\s*$")


def whole_sentences(
    text: str, under: int = UNDER, characters: int = LONGEST, *, cut_off: bool = False
) -> str:
    """Cut a text to its first sentences, up to a number of words and characters.

    Where the first sentence is longer by itself, its part up to the last comma that fits, or else
    the words that fit: something is said.

    >>> whole_sentences("I paid 3.50 to Dr. Lee. Then I left.", under=7)
    'I paid 3.50 to Dr. Lee.'

    Args:
        text: An answer.
        under: What is left has fewer words than this.
        characters: What is left has at most so many.
        cut_off: Whether the text was cut off, so that a last sentence without an end is none.
    """
    all_sentences = sentences(text)
    # The model ran out of tokens, so its last sentence may end anywhere.
    if cut_off and len(all_sentences) > 1 and not _END.search(all_sentences[-1]):
        all_sentences.pop()
    first_sentences = list[str]()
    for sentence in all_sentences:
        longer = " ".join([*first_sentences, sentence])
        if words(longer) >= under or len(longer) > characters:
            break
        first_sentences.append(sentence)
    return " ".join(first_sentences) or _first_words(
        all_sentences[0] if all_sentences else "", under, characters
    )


def sentences(text: str) -> list[str]:
    """Split a text into sentences, which end at the end of a line, too.

    An emoji after the end of a sentence belongs to it.

    >>> sentences("ok... fine by me 🙂 No. 5, at 9 a.m. please! 🎉 Really?")
    ['ok... fine by me 🙂 No. 5, at 9 a.m. please! 🎉', 'Really?']
    """
    parts = []
    for line in text.splitlines():
        begin = 0
        for end in _END.finditer(line):
            if _ends(line[begin : end.end()], line[end.end() :].lstrip()):
                parts.append(line[begin : end.end()].strip())
                begin = end.end()
        parts.append(line[begin:].strip())
    joined = list[str]()
    for part in filter(None, parts):
        # Without words it is punctuation or an emoji, which belongs to what is before it.
        if joined and not words(part):
            joined[-1] += f" {part}"
        else:
            joined += _without_emoji_first(joined, part)
    return joined


def words(text: str) -> int:
    """Count the words of a text; two Chinese characters count as one.

    >>> words("It's 3.5 km — to the well-known lake 🙂")
    7
    """
    return len(_WORD.findall(text))


def said_before(text: str, earlier: Sequence[str]) -> bool:
    """True if someone repeats themselves, apart from case, punctuation, and spaces.

    Short words such as "yes" are repeated only if they were the last thing said.

    >>> said_before("I see. Go on!", ["i see, go on", "why?"])
    True
    >>> said_before("Yes.", ["yes", "why?"])
    False
    """
    earlier_texts = [_plain(earlier_text) for earlier_text in earlier]
    plain = _plain(text)
    # People repeat short messages such as "yes", so these are compared with the last one alone.
    looked_at = earlier_texts if words(text) > SHORT else earlier_texts[-1:]
    return plain in looked_at


def may_write(turns: Sequence[Turn], speaker: str, most: int = IN_A_ROW) -> bool:
    """True if a machine can write where everyone can: not too many messages without an answer."""
    last = [turn.speaker for turn in turns[-most:]]
    return len(last) < most or last != [speaker] * most


def would_write(turns: Sequence[Turn], speaker: str, chance: Random) -> bool:
    """True if a machine writes now, where no model decides.

    It answers what another one said, and now and then adds something to its own words.
    """
    if not turns or not may_write(turns, speaker):
        return False
    return turns[-1].speaker != speaker or chance.random() < GOES_ON


def _plain(text: str) -> str:
    # So that different forms of a letter, such as full-width ones, count as the same.
    normalized = normalize("NFKC", text).casefold()
    return " ".join(re.findall(r"\w+", normalized)) or "".join(normalized.split())


def _ends(sentence: str, following: str) -> bool:
    """True if a sentence ends here, before what follows."""
    if not following:
        return True
    # An ellipsis ends a sentence only where the next one begins with a capital or a sign.
    if sentence.endswith(("...", "\u2026")):
        return not following[0].islower()
    if _OFTEN_LAST.search(sentence):
        return following[0].isupper()
    if _NUMBER.search(sentence):
        return not following[0].isdigit()
    return not _ABBREVIATION.search(sentence)


def _without_emoji_first(before: list[str], sentence: str) -> list[str]:
    """Split leading emoji off a sentence, and append them to the one before."""
    first, _, rest = sentence.partition(" ")
    if (
        before
        and rest
        and all(category(character) in {"So", "Sk", "Mn", "Cf"} for character in first)
    ):
        before[-1] += f" {first}"
        return [rest]
    return [sentence]


def _first_words(sentence: str, under: int, characters: int) -> str:
    """Return as many whole words of a sentence as fit."""
    matches = [match for match in _WORD.finditer(sentence) if match.end() <= characters][
        : under - 1
    ]
    # No word fits, or there are none, as in a row of emoji.
    if not matches:
        return sentence[:characters].strip()
    ends = (_CLAUSE.search(sentence[: match.start()]) for match in matches)
    clauses = [sentence[: end.start()].strip() for end in ends if end]
    cut_sentence = sentence[: matches[-1].end()].strip()
    return next((clause for clause in reversed(clauses) if words(clause)), cut_sentence)
