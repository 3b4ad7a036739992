"""A machine in one game: whom it claims to be, what it says, and how long it takes.

A message is asked for several times if need be: one that is empty, shows the machine's
instructions, or says again what it said before isn't sent, unless nothing else comes. If the study
wants it, the model is also asked whether the message repeats an earlier one in other words. There
is little time for that, which its host sees to.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from functools import partial
from random import Random
from typing import Any

from turingdesk.agents._talk import ANSWER, MESSAGE, RolePlay, answer, next_message
from turingdesk.agents.openai import repeats
from turingdesk.agents.scripted import CHAT_LINE
from turingdesk.core.conversation import Turn, one_line
from turingdesk.core.message import message
from turingdesk.judges._session_runs import Ask, MachineAnswers
from turingdesk.language_models.prompts import fill_placeholders
from turingdesk.plugins.live_games.own_files import OPEN
from turingdesk.plugins.live_games.pacing import Pacing, delay_named
from turingdesk.plugins.live_games.personas import Persona, Prompts, drawn_story, listed, told_left
from turingdesk.plugins.live_games.replies import (
    LONGEST,
    may_write,
    said_before,
    whole_sentences,
    would_write,
)
from turingdesk.plugins.live_games.room import Room
from turingdesk.plugins.live_games.witnesses import Witness

TRIES = 3  #: for a message that can be sent
COMPARED = 10  #: earlier messages with which a new one is compared by the model
_STORY_TOKENS = 250
_YES_NO_TOKENS = 5
_SEEDS = 1_000  #: between the requests of two tries


@dataclass(frozen=True, slots=True)
class Draft:
    """A message that a machine wants to send."""

    text: str  #: empty if it has nothing to say, and leaves
    delay_s: float  #: from the message before to this one
    rule: str  #: by which the delay was drawn
    keys: tuple[str, ...] = ()  #: of what a model was asked for it
    notes: tuple[str, ...] = ()  #: why earlier ones weren't sent
    found: str = ""  #: what the model said of repetition: "new", "repeats", or "unclear"
    #: the same, or another one if the model says that this repeats an earlier one; None if it
    #: isn't asked
    compare: Callable[[], Draft] | None = None
    then: tuple[Draft, ...] = ()  #: what follows it, where people write several messages in a row
    ends: bool = False  #: whether the game is complete, without another word

    @property
    def begins_ready(self) -> bool:
        """True if its delay begins when it is ready, so the time to write it isn't deducted."""
        return delay_named(self.rule).from_ready

    def left_s(self, took_s: float) -> float:
        """The time still to wait, if it took so long to find these words."""
        return delay_named(self.rule).left_s(self.delay_s, took_s)


@dataclass(slots=True)
class Player:
    """A machine in one room.

    Args:
        witness: Which machine.
        ask: Asks it.
        prompts: What machines are told.
        persona: Whom it claims to be.
        game: What is played, as the prompts name it.
        seat: Its own.
        room: Where it plays.
        began: When the game began, with a time zone.
        pacing: How long it takes, if it has no rule of its own.
    """

    witness: Witness
    ask: Ask
    prompts: Prompts
    persona: Persona
    game: str
    seat: int
    room: Room
    began: datetime
    pacing: Pacing
    seed: int = 0

    @property
    def template(self) -> str:
        """The prompt, before anything is filled in."""
        of_game = self.prompts.game
        names = (f"{self.game}-{self.room.drawn.condition}", self.game, OPEN)
        rules = next(of_game[name] for name in names if name in of_game)
        about = [self.prompts.request["topic"]] if self.room.drawn.topic else []
        return "\n\n".join([self.witness.manner or self.prompts.manner["plain"], rules, *about])

    @property
    def instructions(self) -> str:
        """The prompt without chats: no message may repeat it, while people do reuse words."""
        return CHAT_LINE.sub("", self.template)

    def told(self) -> dict[str, Any]:
        """Return who it claims to be, for the room's journal."""
        one = self.persona
        person = {"name": one.name, "city": one.city.name, "languages": list(one.languages)}
        return {
            "agent": self.witness.settings.name,
            "persona": {**person, "story": one.story},
            "prompt": self.template,
            "settings": self.witness.settings.as_dict(),
            "about": dict(self.witness.about),
        }

    def keep(self, room: Room, delay_s: float) -> None:
        """Do nothing: the room's journal has it all."""

    def close(self, room: Room) -> None:
        """Do nothing: the room's journal has it all."""

    def begin(self) -> None:
        """Think of a life story, if the game's prompt has a place for one."""
        if "{story}" not in self.template or self.persona.story:
            return
        request = self.persona.filled(self.prompts.request["story"], self.began, {})
        play = RolePlay("", self._name(self.seat), request=request, tokens=_STORY_TOKENS)
        # The story is part of the persona, so a model that fails must not leave a game without
        # one.
        story = _Asked().text(answer(self.ask, play, self.seed), ANSWER.key)
        chance = Random(self.seed)
        self.persona = replace(self.persona, story=story or drawn_story(chance, self.persona))

    def next_message(self, thread: int, t_s: float, silent_s: float = 0.0) -> Draft:
        """Return its next message.

        Args:
            thread: Where.
            t_s: The room's playing time.
            silent_s: For how long no one wrote, if it writes unasked.
        """
        exchange = _Asked()
        play = self._play(thread, t_s)
        if self.room.rules.listen_s:
            return self._burst(play, exchange)
        play = replace(play, request=self._request(play, silent_s))
        text = self._sendable(play, exchange)
        before = play.turns[-1].text if play.turns else ""
        rule = self.witness.delay or self.pacing.rule
        delay_s = self.pacing.delay_s(len(text), len(before), rule)
        draft = Draft(text, delay_s, rule, tuple(exchange.keys), tuple(exchange.notes))
        is_checked = self.witness.self_check or self.room.rules.check_repeats
        if not (is_checked and text and _said_by(play)):
            return draft
        return replace(draft, compare=partial(self._compared, draft, play))

    def _burst(self, play: RolePlay, exchange: _Asked) -> Draft:
        """Answer all that came with one or more messages, each with its delay."""
        play, rule = replace(play, several=True), self.witness.delay or self.pacing.rule
        texts = list[str]()
        for number in range(TRIES):
            machine_answers = next_message(self.ask, play, self.seed + number * _SEEDS)
            for line in exchange.text(machine_answers, MESSAGE.key).splitlines():
                text = self._cut(line, cut_off=machine_answers.cut_off)
                is_old = said_before(text, [*_said_by(play), *texts])
                # A model that shows its instructions would give itself away, and the study's
                # prompts.
                if text and not is_old and not repeats(text, self.instructions):
                    texts.append(text)
            if texts:
                break
        before = len(play.turns[-1].text) if play.turns else 0
        drafts = [
            Draft(text, self.pacing.delay_s(len(text), before, rule), rule) for text in texts
        ]
        first = drafts[0] if drafts else Draft("", 0.0, rule)
        keys, notes = tuple(exchange.keys), tuple(exchange.notes)
        return replace(first, then=tuple(drafts[1:]), keys=keys, notes=notes)

    def wants_to_write(self, thread: int, t_s: float, silent_s: float = 0.0) -> bool:
        """True if it writes now, where everyone can write at any time.

        Args:
            thread: Where.
            t_s: The room's playing time.
            silent_s: For how long no one wrote, if it would write unasked.
        """
        play = self._play(thread, t_s)
        speaker = play.speaker
        if not may_write(play.turns, speaker):
            return False
        if self.witness.self_check:
            name = "reply_silence" if silent_s else "reply"
            decision = self._yes(play, name, _Asked(), seconds=round(silent_s))
            if decision is not None:
                return decision
        number = len(play.turns)
        # From the number of turns, so that the same talk gives the same decision again.
        return silent_s > 0 or would_write(play.turns, speaker, Random(self.seed + number))

    def _play(self, thread: int, t_s: float) -> RolePlay:
        speaker = self._name(self.seat)
        messages = self.room.thread(thread).said
        turns = tuple(
            Turn(self._name(room_message.seat), room_message.text) for room_message in messages
        )
        return RolePlay(self._prompt(thread, t_s), speaker, turns)

    def _prompt(self, thread: int, t_s: float) -> str:
        room, city = self.room, self.persona.city
        left_s = room.left_s(t_s)
        others = [self._name(at) for at in room.game.threads[thread] if at != self.seat]
        values = {
            "began": f"{city.time(self.began):%H:%M}",
            "left": told_left(left_s),
            "limit": room.rules.characters,
            "speaker": self._name(self.seat),
            "others": listed(others),
            "topic": room.drawn.topic,
        }
        now = self.began + timedelta(seconds=t_s)
        return self.persona.filled(self.template, now, values)

    def _request(self, play: RolePlay, silent_s: float) -> str:
        """The request to a model, if it is not simply to answer another one's message."""
        is_own = bool(play.turns) and play.turns[-1].speaker == play.speaker
        name = "begin" if not play.turns else "more" if is_own else ""
        if silent_s and play.turns:
            name = "silence_own" if is_own else "silence"
        text = self.prompts.request[name] if name else ""
        return fill_placeholders(text, {"seconds": round(silent_s)})

    def _sendable(self, play: RolePlay, exchange: _Asked, first: int = 0) -> str:
        """A message without what speaks against it, or else the last that only repeats itself.

        Args:
            play: The machine's part.
            exchange: Takes note of what the model is asked.
            first: The number of the first try, which decides the seed.
        """
        again = ""
        for number in range(first, first + TRIES):
            # With another seed, or the transcript would give the same reply again.
            machine_answers = next_message(self.ask, play, self.seed + number * _SEEDS)
            text = self._cut(
                exchange.text(machine_answers, MESSAGE.key), cut_off=machine_answers.cut_off
            )
            if not text:
                continue
            if repeats(text, self.instructions):
                exchange.notes.append(message("The message shows the machine's instructions."))
            elif said_before(text, _said_by(play)):
                exchange.notes.append(message("The machine said this before."))
                again = text
            else:
                return text
        return again

    def _compared(self, draft: Draft, play: RolePlay) -> Draft:
        """A draft that the model was asked about: another one if it repeats an earlier message.

        It keeps its delay, so that a question about it costs no more time than the host allows.
        """
        exchange = _Asked([*draft.keys], [*draft.notes])
        # Without the persona, since only likeness is asked about here.
        alone = replace(play, prompt="", turns=(), request="")
        earlier = "\n".join(f"- {text}" for text in _said_by(play)[-COMPARED:])
        is_repeat = self._yes(alone, "same", exchange, earlier=earlier, next=draft.text)
        comparison = "unclear" if is_repeat is None else "repeats" if is_repeat else "new"
        text = draft.text
        if is_repeat:
            exchange.notes.append(message("The machine said this before in other words."))
            text = self._sendable(play, exchange, TRIES) or text
        keys, notes = tuple(exchange.keys), tuple(exchange.notes)
        return replace(draft, text=text, keys=keys, notes=notes, found=comparison, compare=None)

    def _cut(self, text: str, *, cut_off: bool) -> str:
        rules = self.room.rules
        under = rules.machine_words or LONGEST
        longest = rules.characters
        return whole_sentences(one_line(text), under, longest, cut_off=cut_off)

    def _yes(self, play: RolePlay, name: str, exchange: _Asked, **values: object) -> bool | None:
        """Ask the model a yes-no question about the game; None if it answers neither."""
        request = fill_placeholders(self.prompts.request[name], values)
        question = replace(play, request=request, tokens=_YES_NO_TOKENS)
        reply = exchange.text(answer(self.ask, question, self.seed), ANSWER.key)
        # Models set words in bold or quotation marks, although they are asked for one word.
        first = reply.casefold().lstrip("*\"' ")
        return True if first.startswith("yes") else False if first.startswith("no") else None

    def _name(self, seat: int) -> str:
        """A player's name for others: the color, where there are colors."""
        colors = self.room.drawn.colors
        return colors[seat].capitalize() if colors else self.room.seats[seat].role


@dataclass(slots=True)
class _Asked:
    """The requests to a model for one message, and what was wrong with its answers."""

    keys: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    def text(self, machine_answers: MachineAnswers, key: str) -> str:
        """Return its answer; empty if there is none."""
        if machine_answers.key:
            self.keys.append(machine_answers.key)
        if machine_answers.why:
            self.notes.append(str(machine_answers.why))
        return machine_answers.answers.get(key, "")


def _said_by(play: RolePlay) -> list[str]:
    """The machine's own messages, oldest first."""
    return [turn.text for turn in play.turns if turn.speaker == play.speaker]
