"""A scripted partner, which repeats what a person wrote in the chats that its prompt contains.

Its prompt is that of a self-directed chat (`turingdesk self-chat`), with lines such as
`Them: hi` and `Me: hey`. It answers with what "Me" wrote when "Them" wrote something similar. So a
study of such chats can be tried without a server, and its partner knows no more than its prompt.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import groupby, pairwise

from turingdesk.agents._base import Agent, AgentRun, Repeating
from turingdesk.agents._talk import MESSAGE, TALKS, RolePlay
from turingdesk.core.message import message
from turingdesk.core.setting import named_settings
from turingdesk.core.step import Showing
from turingdesk.core.streams import Stream
from turingdesk.judges._session_runs import Ask, MachineAnswers

SAID = ("oh", "right", "hm, tell me more", "same here", "haha okay")  #: where no chat is known
ENOUGH = 3  #: best answers of which one is drawn
#: A message of the chats in a prompt, as self-directed chats write it.
CHAT_LINE = re.compile(r"^(Them|Me)(?: \[[^\]\n]*\])?: (.+)$", re.MULTILINE)
_WORD = re.compile(r"\w+")
#: What they wrote in a row, and the messages that answer it.
Exchange = tuple[str, tuple[str, ...]]


def exchanges(prompt: str) -> list[Exchange]:
    r"""The messages of someone in the chats of a prompt, each time with the person's answers.

    >>> exchanges("Them: hi\nThem: you there?\nMe: yes\nMe: what is it")
    [('hi you there?', ('yes', 'what is it'))]
    """
    runs = [
        (who, tuple(text for _, text in run))
        for who, run in groupby(CHAT_LINE.findall(prompt), lambda line: line[0])
    ]
    return [
        (" ".join(theirs), replies)
        for (_, theirs), (who, replies) in pairwise(runs)
        if who == "Me"
    ]


def answer(
    script: Sequence[Exchange], heard: str, texts_before: Sequence[str], chance: Stream
) -> list[str]:
    """The messages that answer what was heard, preferably ones that weren't said before.

    Args:
        script: Of the chats.
        heard: What the other one wrote last, all messages in a row.
        texts_before: The partner's own messages so far.
        chance: Decides among the most similar ones.
    """
    words = _words(heard)
    fresh = [exchange for exchange in script if not set(exchange[1]) & set(texts_before)] or script
    if not fresh:
        return [chance.pick([text for text in SAID if text not in texts_before] or SAID)]
    # `sorted` keeps the order of equals, so the same seed draws the same answer.
    ranked = sorted(fresh, key=lambda exchange: len(words & _words(exchange[0])), reverse=True)
    return list(chance.pick(ranked[:ENOUGH])[1])


def _words(text: str) -> set[str]:
    return {word.casefold() for word in _WORD.findall(text)}


@contextmanager
def begin(run: AgentRun) -> Iterator[Ask]:
    """Begin at once: there is nothing to load."""

    def ask(showing: Showing, seed: int) -> MachineAnswers:
        (question,) = showing.questions
        if question != MESSAGE:
            return MachineAnswers("", {}, message("The script only talks"))
        talk = showing.content
        is_play = isinstance(talk, RolePlay)
        own_texts = [turn.text for turn in talk.turns if turn.speaker == talk.speaker]
        runs = groupby(talk.turns, lambda turn: turn.speaker == talk.speaker)
        theirs = [" ".join(turn.text for turn in run) for is_own, run in runs if not is_own]
        heard = theirs[-1] if theirs else ""
        script = exchanges(talk.prompt) if is_play else []
        texts = answer(script, heard, own_texts, Stream(str(seed)))
        several = is_play and talk.several
        return MachineAnswers("", {question.key: "\n".join(texts) if several else texts[0]})

    yield ask


AGENT = Agent(
    title=message("Script"),
    about=message(
        "Repeats what a person wrote in the chats in its prompt, for trying out a study of "
        "self-directed chats without a server."
    ),
    version="1",
    tasks=(TALKS,),
    begin=begin,
    options=named_settings(Repeating),
    repeats=True,
)
