"""Drawing the sessions of a sealed study from ids alone.

Whatever depends on who made what leaves a trace of it: if every session shows exactly half
human answers, the schedules are equations that give the truth. Here stimuli have lost their
makers before the first session is drawn, so the sessions are the same whoever made what.

The kinds still come out even over several sessions, because a prompt that was begun is
finished first: the next session shows the same prompts in an order of its own, each with
an answer that was not shown yet, and the same pairs with their sides exchanged. Where each
prompt has one human and one machine answer, two sessions in a row complement each other.
"""

from __future__ import annotations

import secrets
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import lcm

from turingdesk.core.pool import pool, prompt_key
from turingdesk.core.schedule import draw
from turingdesk.core.stimulus import Stimulus
from turingdesk.core.streams import participant_seed
from turingdesk.core.study import Study
from turingdesk.core.trial import Slot

_TRIES = 10  #: to draw a session that is unlike all others
_LONGEST = 12  #: sessions in a set, where prompts have different numbers of answers
_FIRST = 1_000_000  #: of one kind of cost over the next; no stimulus is shown so often
State = tuple[str, bool]  #: a stimulus, and whether its sides are exchanged
Progress = Callable[[int, int], None]


@dataclass(slots=True)
class _Prompt:
    """The answers to one prompt in one block, and which of them are due."""

    states: list[State]
    due: set[State] = field(default_factory=set)  #: empty unless it was begun
    rounds: int = 0  #: how often it was begun

    def show(self, state: State) -> None:
        if not self.due:
            self.due = {*self.states}
            self.rounds += 1
        self.due.discard(state)

    def cost(self, state: State) -> int:
        """The lower, the sooner it is drawn: what is due, then the least shown prompts."""
        if not self.due:
            return self.rounds
        return self.rounds + _FIRST * (-1 if state in self.due else 1)


class BlindSessions:
    """Draws the sessions of one study, one after another.

    Args:
        study: With blocks that ask for no mix.
        stimuli: By table, without makers.
    """

    def __init__(self, study: Study, stimuli: Mapping[str, Sequence[Stimulus]]) -> None:
        self._study = study
        self._stimuli = stimuli
        self._prompts: dict[tuple[str, str], _Prompt] = {}  #: by block and stimulus
        self._others: Counter[tuple[str, str]] = Counter()  #: how often control rows were shown
        self._shown: set[tuple[State, ...]] = set()
        for block in study.blocks:
            found: dict[str, _Prompt] = defaultdict(lambda: _Prompt([]))
            for stimulus in pool(study, block, stimuli[block.table]).ordinary:
                prompt = found[prompt_key(block, stimulus)]
                sides = (False, True) if stimulus.parts else (False,)
                prompt.states += [(stimulus.id, swapped) for swapped in sides]
                self._prompts[block.id, stimulus.id] = prompt

    @property
    def in_a_set(self) -> int:
        """How many sessions it takes until every prompt that was begun is finished."""
        counts = {len(prompt.states) for prompt in self._prompts.values()}
        together = lcm(*counts)
        return together if together <= _LONGEST else max(counts)

    def draw(self, number: int, progress: Progress) -> Iterator[tuple[Slot, ...]]:
        """So many sessions.

        Raises:
            CannotSchedule: The stimuli do not suffice.
        """
        for done in range(1, number + 1):
            for _ in range(_TRIES):
                slots = self._session()
                if (states := tuple(map(_state, slots))) not in self._shown:
                    break
            self._shown.add(states)
            for slot in slots:
                self._note(slot)
            yield slots
            progress(done, number)

    def _session(self) -> tuple[Slot, ...]:
        costs = {
            (block, name): min(p.cost(state) for state in p.states if state[0] == name)
            for (block, name), p in self._prompts.items()
        }
        seed = participant_seed(self._study.seed, secrets.token_hex(16), 1)
        drawn = draw(self._study, self._stimuli, seed, {**self._others, **costs})
        return tuple(self._turned(slot) for slot in drawn)

    def _turned(self, slot: Slot) -> Slot:
        """A pair on the side that is due."""
        prompt = self._prompts.get((slot.block, slot.stimulus))
        other = (slot.stimulus, not slot.swapped)
        if prompt and _state(slot) not in prompt.due and other in prompt.due:
            return replace(slot, swapped=not slot.swapped)
        return slot

    def _note(self, slot: Slot) -> None:
        if prompt := self._prompts.get((slot.block, slot.stimulus)):
            prompt.show(_state(slot))
        elif not slot.practice:
            self._others[slot.block, slot.stimulus] += 1


def _state(slot: Slot) -> State:
    return slot.stimulus, slot.swapped
