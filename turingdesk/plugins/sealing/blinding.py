"""From a study to what its sealed package contains: thinned, renamed, and with sessions drawn."""

from __future__ import annotations

import secrets
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from math import lcm
from pathlib import Path

from turingdesk.core.errors import CannotSchedule
from turingdesk.core.message import join, message, plural
from turingdesk.core.pool import pool, prompt_key
from turingdesk.core.schedule import draw
from turingdesk.core.stimulus import Stimulus
from turingdesk.core.streams import participant_seed
from turingdesk.core.study import Study
from turingdesk.core.trial import Slot
from turingdesk.plugins.sealing.errors import CannotSeal
from turingdesk.plugins.sealing.sealed_package import schedule_lines
from turingdesk.plugins.sealing.sealed_rows import Aliases
from turingdesk.plugins.sealing.self_attack import find_leaks
from turingdesk.plugins.sealing.thinning import thinned
from turingdesk.plugins.sealing.unsealing import LeftOutAnswer
from turingdesk.study.fingerprint import MEDIA
from turingdesk.study.package import Package

DRAWS = 3  #: of all sessions; an attack succeeds by chance once in a hundred, not three times
_DRAWN = {
    "H": message(
        "Block {id} draws only human answers, as study.toml says, so their makers are not secret."
    ),
    "M": message(
        "Block {id} draws only machine answers, as study.toml says, so their makers are not "
        "secret."
    ),
    "": message(
        "Block {id} draws only answers of {kind}, as study.toml says, so their makers are not "
        "secret."
    ),
}


@dataclass(frozen=True, slots=True)
class Blinded:
    """A sealed package before it is written."""

    package: Package  #: the study, with the answers that the sealed package contains
    aliases: Aliases
    left_out: Sequence[LeftOutAnswer]
    sessions: Sequence[tuple[Slot, ...]]
    in_a_set: int  #: sessions that are drawn together, so that the kinds come out even

    def schedules(self) -> bytes:
        """The file of sessions, under names that no one can foresee."""
        # A dictionary, since two random names can be the same.
        names = dict.fromkeys(secrets.token_hex(6) for _ in self.sessions)
        while len(names) < len(self.sessions):
            names[secrets.token_hex(6)] = None
        named = dict(zip(names, self.sessions, strict=True))
        return schedule_lines(named, {name: at // self.in_a_set for at, name in enumerate(names)})

    def left_out_sentences(self, before: Package) -> Iterator[str]:
        """One sentence for each table that isn't complete in the package."""
        for table, stimuli in before.stimuli.items():
            remaining = self.package.stimuli[table]
            ids = {stimulus.id for stimulus in stimuli} - {stimulus.id for stimulus in remaining}
            task = stimuli[0].task if stimuli else ""
            why = Counter(
                answer.why for answer in self.left_out if answer.task == task and answer.id in ids
            )
            if why:
                reasons = join(
                    "; ",
                    [
                        message("{count} because {reason}", count=count, reason=reason)
                        for reason, count in why.items()
                    ],
                )
                yield (
                    message(
                        "{kept} of {answers} in {table} are in the sealed package. "
                        "Excluded: {reasons}.",
                        kept=len(remaining),
                        table=table,
                        reasons=reasons,
                        answers=plural("%n answer", "%n answers", len(stimuli)),
                    )
                )

    def warnings(self) -> Iterator[str]:
        """Warnings about anything that someone can still guess."""
        for block in self.package.study.blocks:
            there = pool(self.package.study, block, self.package.stimuli[block.table])
            kinds = {stimulus.composition for stimulus in there.ordinary}
            if len(kinds) == 1 and kinds != {"HM"}:
                (kind,) = kinds
                yield _DRAWN.get(kind, _DRAWN[""]).format(id=block.id, kind=kind)


def blinded(package: Package, number: int, progress: Callable[[int, int], None]) -> Blinded:
    """Thin the answers, give them new names, draw sessions, and attack these.

    Args:
        package: A study that can be sealed.
        number: How many sessions at least; sets of sessions that complement each other are whole.
        progress: Told how many sessions are drawn, of how many.

    Raises:
        CannotSeal: Too few answers remain, or the attack succeeds.
    """
    thin = thinned(package.study, package.stimuli, secrets.SystemRandom())
    less = replace(package, stimuli=thin.stimuli, files=_used_files(package, thin.stimuli))
    aliases = Aliases.drawn(less)
    study, blind = _blind(less, aliases)
    for _ in range(DRAWS):
        drawing = BlindSessions(study, blind)
        # Rounded up to whole sets.
        session_count = -(-number // drawing.in_a_set) * drawing.in_a_set
        try:
            schedules = list(drawing.draw(session_count, progress))
        except CannotSchedule as problem:
            raise CannotSeal(
                message("Too few answers remain for a sealed study. {problem}", problem=problem)
            ) from None
        leaks = find_leaks(schedules, _answers(less, aliases))
        if not leaks:
            return Blinded(less, aliases, thin.left_out, schedules, drawing.in_a_set)
    leak = leaks[0]
    raise CannotSeal(
        message(
            "The sessions would reveal who made what: {how} in block {block} depends on who "
            "made them (p = {p:.2g}, corrected for all tests). Nothing was written. Add "
            "answers of each kind to every prompt, and use separate prompts for practice, "
            "control, and fixed trials. Then seal again.",
            how=leak.how,
            block=leak.block,
            p=leak.p,
        )
    )


def _used_files(package: Package, stimuli: Mapping[str, Sequence[Stimulus]]) -> dict[str, Path]:
    """The files of the package without pictures that only omitted answers show."""
    contents = (stimulus.content for table in stimuli.values() for stimulus in table)
    shown_paths = {
        value
        for content in contents
        for content_field in fields(content)
        if isinstance(value := getattr(content, content_field.name), Path)
    }
    return {
        name: path
        for name, path in package.files.items()
        if not name.startswith(f"{MEDIA}/") or path in shown_paths
    }


def _blind(package: Package, aliases: Aliases) -> tuple[Study, dict[str, list[Stimulus]]]:
    """The study as the drawing knows it: new names in a new order, and no makers."""
    # Chance of the system: with a seed, anyone who guesses it could draw the same again ("random"
    # in the documentation of Python, "Warning").
    chance = secrets.SystemRandom()
    stimuli: dict[str, list[Stimulus]] = {}
    of_table = {b.table: getattr(b.show, "of_table", "") for b in package.study.blocks}
    for table, true in package.stimuli.items():
        numbers = {"": ""}  # of prompts, whose names may tell
        stimuli[table] = [
            Stimulus(
                alias := aliases.stimuli[table, stimulus.id],
                stimulus.task,
                numbers.setdefault(stimulus.prompt, f"prompt {len(numbers)}"),
                makers={},
                content=None,
                length=stimulus.length,
                turns=stimulus.turns,
                parts=aliases.parts(of_table.get(table, ""), alias, stimulus),
                family=numbers.setdefault(stimulus.family, f"family {len(numbers)}"),
                control=stimulus.control,
                practice=stimulus.practice,
            )
            for stimulus in chance.sample(true, len(true))
        ]
    blocks = []
    for block in package.study.blocks:
        fixed = {at: aliases.stimuli[block.table, name] for at, name in block.fixed.items()}
        blocks.append(replace(block, mix=None, fixed=fixed, practice_feedback=False))
    return replace(package.study, blocks=tuple(blocks), flip_keys=False), stimuli


def _answers(package: Package, aliases: Aliases) -> dict[str, dict[str, Stimulus]]:
    """By block and new name the true stimuli that are drawn by chance, sides as they are now."""
    answers_by_block: dict[str, dict[str, Stimulus]] = {}
    for block in package.study.blocks:
        block_answers = answers_by_block[block.id] = {}
        for stimulus in pool(package.study, block, package.stimuli[block.table]).ordinary:
            alias, makers = aliases.stimuli[block.table, stimulus.id], stimulus.makers
            if alias in aliases.turned:
                makers = {"1": makers["2"], "2": makers["1"]}
            block_answers[alias] = replace(stimulus, makers=makers)
    return answers_by_block


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
    """Draws the sessions of one study, one after another, from IDs alone.

    Whatever depends on who made what leaves a trace of it: if every session shows exactly half
    human answers, the schedules are equations that give the truth. Here stimuli have lost their
    makers before the first session is drawn, so the sessions are the same no matter who made what.

    The kinds still come out even over several sessions, because a prompt that was begun is
    finished first: the next session shows the same prompts in an order of its own, each with
    an answer that was not shown yet, and the same pairs with their sides exchanged. If each
    prompt has one human and one machine answer, two sessions in a row complement each other.

    Args:
        study: With blocks that ask for no mix.
        stimuli: By table, without makers.
    """

    def __init__(self, study: Study, stimuli: Mapping[str, Sequence[Stimulus]]) -> None:
        self._study = study
        self._stimuli = stimuli
        self._prompts: dict[tuple[str, str], _Prompt] = {}  #: by block and stimulus
        #: how often control rows were shown
        self._control_counts: Counter[tuple[str, str]] = Counter()
        self._past_states: set[tuple[State, ...]] = set()
        for block in study.blocks:
            prompt_by_key: dict[str, _Prompt] = defaultdict(lambda: _Prompt([]))
            for stimulus in pool(study, block, stimuli[block.table]).ordinary:
                prompt = prompt_by_key[prompt_key(block, stimulus)]
                sides = (False, True) if stimulus.parts else (False,)
                prompt.states += [(stimulus.id, swapped) for swapped in sides]
                self._prompts[block.id, stimulus.id] = prompt

    @property
    def in_a_set(self) -> int:
        """The number of sessions until every prompt that was begun is finished."""
        counts = {len(prompt.states) for prompt in self._prompts.values()}
        together = lcm(*counts)
        return together if together <= _LONGEST else max(counts)

    def draw(self, number: int, progress: Progress) -> Iterator[tuple[Slot, ...]]:
        """So many sessions.

        Raises:
            CannotSchedule: The stimuli do not suffice.
        """
        for done in range(1, number + 1):
            # After that a session can be like another one: a small study has no more.
            for _ in range(_TRIES):
                slots = self._session()
                if (states := tuple(map(_state, slots))) not in self._past_states:
                    break
            self._past_states.add(states)
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
        slots = draw(self._study, self._stimuli, seed, {**self._control_counts, **costs})
        return tuple(self._turned(slot) for slot in slots)

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
            self._control_counts[slot.block, slot.stimulus] += 1


def _state(slot: Slot) -> State:
    return slot.stimulus, slot.swapped
