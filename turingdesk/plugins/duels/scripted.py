"""Scripted models whose skill at imitation is known, for dry runs and for checks of the analyses.

Every script ends its messages with a habit of its own. One that imitates another takes over its
habit, with the probability `skill`, or else keeps its own throughout the trial. A distinguisher
asks its questions and looks for the target's habit in the replies. So an actor is accepted with
the probability `acceptance`, and whatever is computed from many trials can be held against it.

A script knows nothing but its messages, as a model on a server does: it finds out from them what
it has to do. Its chance decisions depend on the seed and on who it is, never on the order of
calls.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from turingdesk.core.streams import Stream
from turingdesk.plugins.duels.dialogue import STOP
from turingdesk.plugins.duels.plan import ModelSettings

QUESTIONS = 2  #: of a distinguisher, unless its prompt says how many rounds there are
_ROUNDS = re.compile(r"exactly (\d+) round")
_QUERIES = re.compile(r"exactly (\d+) quer")
_ASKED = (
    "What do you do when a question has no good answer?",
    "Describe a rainy afternoon in two sentences.",
    "Which is heavier, a kilogram of feathers or a kilogram of iron?",
    "What would you change about the way you write?",
    "Tell me something that most people overlook.",
)
_SAID = (
    "I weigh what speaks for either side, and then I say what I would do.",
    "The light is gray, and the gutters sing. Someone reads by the window.",
    "They weigh the same, although the feathers take much more room.",
    "I would use fewer words, and put the most important ones first.",
    "The sound of a room after everyone has left it.",
)
_OPENERS = ("Warmly", "Briefly", "Precisely", "Cheerfully", "Calmly", "Frankly", "Quietly")


@dataclass(frozen=True, slots=True)
class Script:
    """One scripted model, among others that it may have to imitate.

    Args:
        name: Its full name, as prompts say it.
        settings: What it can do.
        names: The full names of all models.
    """

    name: str
    settings: ModelSettings
    names: Sequence[str]

    def reply(self, messages: Sequence[Mapping[str, str]], seed: int) -> str:
        """Return its next message.

        Args:
            messages: Its chat, which begins with a message of the user and ends with one.
            seed: Of the trial; decides all that is left to chance.
        """
        first = messages[0]["content"]
        # From the prompt and not the message, so that a script that fails to imitate fails in the
        # whole trial.
        chance = Stream(f"{seed}/{self.name}/{first}")
        own_texts = [
            sent_message["content"]
            for sent_message in messages
            if sent_message["role"] == "assistant"
        ]
        query = _queries(first, own_texts)
        if query is not None:
            return query
        if "<answer>" in first:
            heard = [
                sent_message["content"]
                for sent_message in messages
                if sent_message["role"] == "user"
            ]
            return self._judge(first, own_texts, heard, chance)
        habit = habit_of(self.name)
        target = self._named_in(first)
        if target and target != self.name:
            has_queried = STOP in first or _QUERIES.search(first) is not None
            skill = self.settings.skill
            if has_queried and self.settings.skill_queried is not None:
                skill = self.settings.skill_queried
            habit = habit_of(target) if chance.chance() < skill else habit
        return f"{_pick(_SAID, messages[-1]['content'])} {habit}"

    def _judge(
        self, first: str, own_texts: Sequence[str], heard: Sequence[str], chance: Stream
    ) -> str:
        rounds = _ROUNDS.search(first)
        n_questions = int(rounds[1]) if rounds else QUESTIONS
        questions = [text for text in own_texts[_stage_end(own_texts) :] if text in _ASKED]
        if len(questions) < n_questions:
            return _ASKED[len(questions) % len(_ASKED)]
        habit = habit_of(self._named_in(first) or self.name)
        looks_right = all(text.endswith(habit) for text in heard[-len(questions) :])
        draw = chance.chance()
        says_same = draw < (self.settings.recognizes if looks_right else 1 - self.settings.notices)
        return f"<answer>{int(says_same)}</answer>"

    def _named_in(self, prompt: str) -> str:
        """The model that a prompt names; the longest name where one is part of another."""
        # Not `\b`, which finds no edge after a name that ends in a sign.
        names_said = (
            name for name in self.names if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", prompt)
        )
        return max(names_said, key=len, default="")


def acceptance(actor: ModelSettings, target: ModelSettings, judge: ModelSettings) -> float:
    """The probability that a scripted distinguisher takes a scripted actor for the target.

    Args:
        actor: Who imitates, without having asked a specimen.
        target: Who is imitated.
        judge: The distinguisher.
    """
    skill = 1.0 if actor.id == target.id else actor.skill
    return skill * judge.recognizes + (1 - skill) * (1 - judge.notices)


def habit_of(name: str) -> str:
    """The words at the end of all messages of a script; two names have two habits.

    >>> habit_of("Ada")
    'Calmly, Ada.'
    """
    return f"{_pick(_OPENERS, name)}, {name}."


def _queries(first: str, own_texts: Sequence[str]) -> str | None:
    """Return its message to a specimen; None outside the stage with a specimen.

    Args:
        first: Its prompt.
        own_texts: What it has said.
    """
    exact = _QUERIES.search(first)
    if exact:
        return _ASKED[len(own_texts) % len(_ASKED)] if len(own_texts) < int(exact[1]) else None
    if STOP in first and STOP not in own_texts:
        return _ASKED[0] if not own_texts else STOP
    return None


def _stage_end(own_texts: Sequence[str]) -> int:
    """The number of its messages that belong to the stage with a specimen."""
    return own_texts.index(STOP) + 1 if STOP in own_texts else 0


def _pick(texts: Sequence[str], key: str) -> str:
    return Stream(key).pick(texts)


def scripts(models: Sequence[ModelSettings]) -> Iterator[tuple[str, Script]]:
    """The scripted models among some, by ID."""
    names = [model.full_name for model in models]
    return (
        (model.id, Script(model.full_name, model, names)) for model in models if model.is_scripted
    )
