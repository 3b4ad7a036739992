"""Conversations of two speakers, A and B, who take turns: what was said, and who is next."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from unicodedata import category

_UNSEEN = ("Cc", "Cs", "Zl", "Zp")  #: control characters, halves of a character, line breaks
#: What turns the direction of text around: a message could seem to say something else.
_TURNING = dict.fromkeys(map(ord, "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"))
#: Letters that are blank, and marks that are seen with others only, beside those of category Cf.
_BLANK = frozenset("\u034f\u115f\u1160\u2800\u3164\uffa0") | set(map(chr, range(0xFE00, 0xFE10)))
SPEAKERS = ("A", "B")  #: A says the first message
#: The recorded answers of someone who had a conversation that is collected.
TURNS, TOPIC, SPEAKER, ROOM = "turns", "topic", "speaker", "conversation"
SIMULATED = "simulated-"  #: before the number of a conversation that no one had


@dataclass(frozen=True, slots=True)
class Turn:
    """The messages of one speaker before the other continued."""

    speaker: str  #: "A" or "B"
    text: str


@dataclass(frozen=True, slots=True)
class Talk:
    """A conversation so far, as one who says its next message knows it."""

    topic: str
    turns: tuple[Turn, ...] = ()

    @property
    def speaker(self) -> str:
        """Whose turn it is."""
        return SPEAKERS[len(self.turns) % len(SPEAKERS)]

    def after(self, text: str) -> Talk:
        """The conversation with another message, of the one whose turn it is."""
        return Talk(self.topic, (*self.turns, Turn(self.speaker, text)))


def one_line(text: str) -> str:
    r"""A message as it is sent: its own words in one line, without what can't be seen.

    >>> one_line("Hello,\n\thow  are you? ")
    'Hello, how  are you?'
    >>> one_line("\u200b \u3164")
    ''
    """
    # splitlines knows all line breaks of Unicode; one that is merely removed would join two words.
    lines = (line.strip() for line in text.translate(_TURNING).splitlines())
    visible_text = "".join(
        sign for sign in " ".join(filter(None, lines)) if category(sign) not in _UNSEEN
    )
    return visible_text if any(map(_is_seen, visible_text)) else ""


def _is_seen(sign: str) -> bool:
    return category(sign) not in ("Cf", "Zs") and sign not in _BLANK


def in_lines(turns: Iterable[Turn]) -> str:
    """A conversation as a table has it in one cell.

    >>> print(in_lines((Turn("A", "Hello"), Turn("B", "Hi: there"))))
    A: Hello
    B: Hi: there
    """
    return "\n".join(f"{turn.speaker}: {turn.text}" for turn in turns)


def from_lines(text: str) -> tuple[Turn, ...]:
    r"""The turns that `in_lines` wrote.

    >>> from_lines("A: Hello\nB: Hi: there")[1]
    Turn(speaker='B', text='Hi: there')
    """
    # At the first colon alone, since messages have colons of their own.
    lines = (line.partition(": ") for line in text.split("\n"))
    return tuple(Turn(speaker, utterance) for speaker, _, utterance in lines)
