"""From a study to what its sealed package holds: thinned, renamed, and with sessions drawn."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from pathlib import Path

from turingdesk.core.errors import CannotSchedule, CannotSeal
from turingdesk.core.message import message
from turingdesk.core.pool import pool
from turingdesk.core.stimulus import Stimulus
from turingdesk.core.study import Study
from turingdesk.core.trial import Slot
from turingdesk.sealing.blind_drawing import BlindSessions
from turingdesk.sealing.sealed_rows import Aliases
from turingdesk.sealing.self_attack import telling
from turingdesk.sealing.thinning import thinned
from turingdesk.study.fingerprint import MEDIA
from turingdesk.study.package import Package
from turingdesk.study.sealed_package import schedule_lines
from turingdesk.study.unsealing import LeftOut

DRAWS = 3  #: of all sessions; an attack succeeds by chance once in a hundred, not three times
_KINDS = {"H": message("human answers"), "M": message("machine answers")}


@dataclass(frozen=True, slots=True)
class Blinded:
    """A sealed package before it is written."""

    package: Package  #: the study, with the answers that the sealed package holds
    aliases: Aliases
    left_out: Sequence[LeftOut]
    sessions: Sequence[tuple[Slot, ...]]
    in_a_set: int  #: sessions that are drawn together, so that the kinds come out even

    def schedules(self) -> bytes:
        """The file of sessions, under names that nobody can foresee."""
        names = dict.fromkeys(secrets.token_hex(6) for _ in self.sessions)
        while len(names) < len(self.sessions):
            names[secrets.token_hex(6)] = None
        named = dict(zip(names, self.sessions, strict=True))
        return schedule_lines(named, {name: at // self.in_a_set for at, name in enumerate(names)})

    def told_left_out(self, before: Package) -> Iterator[str]:
        """One sentence for each table of which the package does not hold everything."""
        for table, stimuli in before.stimuli.items():
            kept = self.package.stimuli[table]
            ids = {stimulus.id for stimulus in stimuli} - {stimulus.id for stimulus in kept}
            task = stimuli[0].task if stimuli else ""
            why = Counter(one.why for one in self.left_out if one.task == task and one.id in ids)
            if why:
                reasons = "; ".join(
                    message("{count} because {reason}", count=count, reason=reason)
                    for reason, count in why.items()
                )
                yield (
                    message(
                        "{kept} of {stimuli} answers in {table} are in the sealed package. "
                        "Left out: {reasons}.",
                        kept=len(kept),
                        stimuli=len(stimuli),
                        table=table,
                        reasons=reasons,
                    )
                )

    def warnings(self) -> Iterator[str]:
        """What somebody can guess all the same."""
        for block in self.package.study.blocks:
            there = pool(self.package.study, block, self.package.stimuli[block.table])
            kinds = {stimulus.composition for stimulus in there.ordinary}
            if len(kinds) == 1 and kinds != {"HM"}:
                (kind,) = kinds
                yield (
                    message(
                        "Block {id} draws only {kind}, as study.toml says, so who made them "
                        "is no secret.",
                        id=block.id,
                        kind=_KINDS.get(kind, f"answers of {kind}"),
                    )
                )


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
    less = replace(package, stimuli=thin.stimuli, files=_used(package, thin.stimuli))
    aliases = Aliases.drawn(less)
    study, blind = _blind(less, aliases)
    for _ in range(DRAWS):
        drawing = BlindSessions(study, blind)
        whole = -(-number // drawing.in_a_set) * drawing.in_a_set
        try:
            drawn = list(drawing.draw(whole, progress))
        except CannotSchedule as problem:
            raise CannotSeal(
                message("Too few answers remain for a sealed study. {problem}", problem=problem)
            ) from None
        found = telling(drawn, _answers(less, aliases))
        if not found:
            return Blinded(less, aliases, thin.left_out, drawn, drawing.in_a_set)
    one = found[0]
    raise CannotSeal(
        message(
            "The sessions would tell who made what: {how} in block {block} depends on who "
            "made them (p = {p:.2g}, corrected for all that was tried). Nothing was "
            "written. Give every prompt answers of each kind, and practice, control and "
            "fixed trials prompts of their own; then seal again.",
            how=one.how,
            block=one.block,
            p=one.p,
        )
    )


def _used(package: Package, stimuli: Mapping[str, Sequence[Stimulus]]) -> dict[str, Path]:
    """The files of the package without pictures that only left out answers show."""
    contents = (stimulus.content for table in stimuli.values() for stimulus in table)
    shown = {
        value
        for content in contents
        for one in fields(content)
        if isinstance(value := getattr(content, one.name), Path)
    }
    return {
        name: path
        for name, path in package.files.items()
        if not name.startswith(f"{MEDIA}/") or path in shown
    }


def _blind(package: Package, aliases: Aliases) -> tuple[Study, dict[str, list[Stimulus]]]:
    """The study as the drawing knows it: new names in a new order, and no makers."""
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
        blocks.append(replace(block, mix=None, fixed=fixed))
    return replace(package.study, blocks=tuple(blocks), flip_keys=False), stimuli


def _answers(package: Package, aliases: Aliases) -> dict[str, dict[str, Stimulus]]:
    """By block and new name the true stimuli that are drawn by chance, sides as they are now."""
    made: dict[str, dict[str, Stimulus]] = {}
    for block in package.study.blocks:
        own = made[block.id] = {}
        for stimulus in pool(package.study, block, package.stimuli[block.table]).ordinary:
            alias, makers = aliases.stimuli[block.table, stimulus.id], stimulus.makers
            if alias in aliases.turned:
                makers = {"1": makers["2"], "2": makers["1"]}
            own[alias] = replace(stimulus, makers=makers)
    return made
