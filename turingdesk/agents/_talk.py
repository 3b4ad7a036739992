"""Machines that talk: they get a conversation so far, and say the next message.

An agent that talks has `collect-conversations` among its tasks. What it is asked, through the
`Ask` that all agents have, is a `Showing` of that task whose content is a `Talk`, with one
question, `MESSAGE`. Its answer is the message, or it says why there is none.

In a game, the content is a `RolePlay` instead: who the machine is, and what it read in its room.
It can also be asked about the game, such as whether it wants to write now; the question is then
`ANSWER`, and agents that only talk say that they don't answer that.
"""

from __future__ import annotations

from dataclasses import dataclass

from turingdesk.core.conversation import Talk, Turn
from turingdesk.core.message import participant_message
from turingdesk.core.question import Kind, Question, Role
from turingdesk.core.step import Showing
from turingdesk.core.study import Block
from turingdesk.judges._session_runs import Ask, MachineAnswers

TALKS = "collect-conversations"  #: the task of agents that talk
MESSAGE = Question("message", participant_message("Your message"), Kind.TEXT, role=Role.ANSWER)
ANSWER = Question("answer", participant_message("Your answer"), Kind.TEXT, role=Role.ANSWER)
OPENING = (
    "(You can read and write messages now.)"  #: what models that answer someone are told first
)


@dataclass(frozen=True, slots=True)
class RolePlay:
    """A machine's part in a game, with all that it knows."""

    prompt: str  #: who it is, what the game is, and what time it is
    speaker: str  #: what it is called in `turns`
    turns: tuple[Turn, ...] = ()  #: the messages that it saw, oldest first
    request: str = ""  #: what is asked, if not simply the next message
    tokens: int = 0  #: the longest reply, if not the agent's usual one
    several: bool = False  #: whether each line of the reply is a message of its own

    def chat(self) -> list[dict[str, str]]:
        """The same as chat models read it: its own messages are the assistant's.

        What several others say has their names before it. Messages of one side in a row are one,
        and the assistant never begins, since some models take nothing else.
        """
        several = len({turn.speaker for turn in self.turns} - {self.speaker}) > 1
        utterances = [("system", self.prompt)] if self.prompt else []
        if self.turns and self.turns[0].speaker == self.speaker:
            utterances.append(("user", OPENING))
        for turn in self.turns:
            is_own = turn.speaker == self.speaker
            name = f"{turn.speaker}: " if several and not is_own else ""
            utterances.append(("assistant" if is_own else "user", name + turn.text))
        if self.request or not self.turns:
            utterances.append(("user", self.request or OPENING))
        chat = list[dict[str, str]]()
        for role, text in utterances:
            if chat and chat[-1]["role"] == role:
                chat[-1]["content"] += f"\n{text}"
            else:
                chat.append({"role": role, "content": text})
        return chat


def next_message(ask: Ask, talk: Talk | RolePlay, seed: int) -> MachineAnswers:
    """A machine's next message in a conversation; it may take as long as its server does.

    Args:
        ask: What `Agent.begin` gave.
        talk: The conversation so far.
        seed: Of the conversation; each message has another one.
    """
    return _answers_to(ask, talk, MESSAGE, seed)


def answer(ask: Ask, play: RolePlay, seed: int) -> MachineAnswers:
    """A machine's answer to the request of a role play."""
    return _answers_to(ask, play, ANSWER, seed)


def _answers_to(ask: Ask, talk: Talk | RolePlay, question: Question, seed: int) -> MachineAnswers:
    number = len(talk.turns)
    showing = Showing(number + 1, 0, Block("", "", TALKS, "", 1), talk, (question,))
    return ask(showing, seed + number)
