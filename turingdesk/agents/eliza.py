"""ELIZA (Weizenbaum, 1966), by the rules and answers of NLTK's `nltk.chat.eliza`.

The first rule that fits the other's last message gives the answer, one of several by chance, into
which the other's words are put with the persons exchanged. Without a message to answer it begins
as NLTK's does. NLTK's own loop isn't used, since it draws from Python's shared random numbers,
which can't be repeated where several conversations are held at once, and fails at percent signs.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.metadata import version
from typing import Any

from turingdesk.agents._base import Agent, AgentRun, Repeating, Value
from turingdesk.agents._talk import MESSAGE, TALKS
from turingdesk.core.message import message
from turingdesk.core.setting import named_settings
from turingdesk.core.step import Showing
from turingdesk.core.streams import Stream
from turingdesk.judges._session_runs import Ask, MachineAnswers

OPENING = "Hello. How are you feeling today?"
_PLACE = re.compile(r"%([0-9])")  #: of what the other said, in an answer


def answer(text: str, chance: Stream) -> str:
    """ELIZA's reply to a message.

    >>> answer("I need a holiday", Stream("1"))
    'Would it really help you to get a holiday?'
    """
    from nltk.chat.eliza import pairs

    # As NLTK's own loop does before it looks for a rule.
    plain = text.rstrip("!.")
    for pattern, answers in pairs:
        if match := re.match(pattern, plain, re.IGNORECASE | re.DOTALL):
            reply = _PLACE.sub(lambda place: _turned(match[int(place[1])]), chance.pick(answers))
            # As NLTK does: the other's words can end in a question mark of their own.
            return re.sub(r"\?([.?])$", r"\1", reply)
    return OPENING


def _turned(text: str) -> str:
    """Words with the persons exchanged, in small letters.

    >>> _turned("I am your friend")
    'you are my friend'
    """
    from nltk.chat.util import reflections

    # An alternation takes the first that fits, so "i am" has to come before "i".
    longest_first = sorted(reflections, key=len, reverse=True)
    pattern = re.compile(rf"\b({'|'.join(map(re.escape, longest_first))})\b", re.ASCII)
    return pattern.sub(
        lambda reflections_pattern: reflections[reflections_pattern[0]], text.lower()
    )


@contextmanager
def begin(run: AgentRun) -> Iterator[Ask]:
    """Import the rules, which takes a second, before anyone waits for a message."""
    import nltk.chat.eliza  # noqa: F401 - answer uses it

    def ask(showing: Showing, seed: int) -> MachineAnswers:
        (question,) = showing.questions
        if question != MESSAGE:
            return MachineAnswers("", {}, message("ELIZA only talks"))
        others = [
            turn.text for turn in showing.content.turns if turn.speaker != showing.content.speaker
        ]
        reply = answer(others[-1], Stream(str(seed))) if others else OPENING
        return MachineAnswers("", {question.key: reply})

    yield ask


def reads(options: Mapping[str, Value]) -> dict[str, Any]:
    """Which version of the rules it is."""
    return {"nltk": version("nltk")}


AGENT = Agent(
    title=message("ELIZA"),
    about=message(
        "Talks according to Weizenbaum's rules of 1966, which mirror what the partner says."
    ),
    version="1",
    tasks=(TALKS,),
    begin=begin,
    options=named_settings(Repeating),
    reads=reads,
    repeats=True,
)
