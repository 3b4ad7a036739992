"""Exclusions: what a study's quality rules exclude, each with its reason.

`exclusions` looks at all sessions of one participant in one study and knows
nothing of files; `Marks` says of each answer which rules exclude it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from turingdesk.core import exclusion_rules
from turingdesk.core.evidence import Attempt
from turingdesk.core.quality import KINDS, Rule, Scope, TooFast

if TYPE_CHECKING:
    from turingdesk.core.study import Block, Study

JOIN = "|"  #: between the rules that exclude an answer, as tables have them


@dataclass(frozen=True, slots=True)
class Exclusion:
    """One trial, or one session, that one rule excludes."""

    session: str  #: that of the trial; of a session that continued, the newest
    rule: str  #: the rule's id
    scope: Scope
    step: int | None  #: the trial's; None for a whole session
    reason: str  #: a sentence with the numbers
    blocks: tuple[str, ...] = ()  #: of a session: only what was given there; empty for all
    asked: tuple[str, str, str] | None = None  #: only this answer of the trial; None for all


#: The function of a kind of rules has the kind's name.
_TRIALS: Mapping[str, Callable[[Any, Sequence[Attempt]], Iterator[exclusion_rules.Marked]]] = {
    name: getattr(exclusion_rules, name)
    for name, kind in KINDS.items()
    if kind.scope is Scope.TRIAL
}
_SESSIONS: Mapping[str, Callable[[Any, Sequence[Attempt]], Iterator[exclusion_rules.Judged]]] = {
    name: getattr(exclusion_rules, name)
    for name, kind in KINDS.items()
    if kind.scope is Scope.SESSION
}


def exclusions(attempts: Iterable[Attempt], rules: Sequence[Rule]) -> list[Exclusion]:
    """All that rules exclude of the sessions of one participant in one study.

    Rules say whether people looked, understood and belong to those who were sought; all
    verdicts of machine judges count.

    Args:
        attempts: The sessions, in any order.
        rules: In the order in which a study has them.
    """
    people = (one for one in attempts if not one.is_machine)
    ordered = sorted(people, key=lambda one: (one.number, one.session))
    found: list[Exclusion] = []
    for rule in rules:
        if rule.kind in _TRIALS:
            found += [
                Exclusion(session, rule.id, rule.scope, step, reason, asked=asked)
                for session, step, asked, reason in _TRIALS[rule.kind](rule, ordered)
            ]
        else:
            found += [
                Exclusion(one.session, rule.id, rule.scope, None, reason, rule.blocks)
                for one, reason in _SESSIONS[rule.kind](rule, ordered)
            ]
    return found


class Marks:
    """Which rules exclude which answers of one participant's sessions.

    Args:
        attempts: The sessions.
        found: What rules exclude of them, in the order of the rules.
    """

    def __init__(self, attempts: Iterable[Attempt], found: Iterable[Exclusion]) -> None:
        parts = {one.session: [part.session for part in one.parts] for one in attempts}
        self._order: dict[str, int] = {}
        self._whole: dict[str, list[Exclusion]] = {}
        self._steps: dict[str, dict[int, list[Exclusion]]] = {}
        self._whole_of: dict[tuple[str, str], tuple[str, ...]] = {}  #: by session and block
        for one in found:
            self._order.setdefault(one.rule, len(self._order))
            if one.step is None:
                for session in parts[one.session]:
                    self._whole.setdefault(session, []).append(one)
            else:
                self._steps.setdefault(one.session, {}).setdefault(one.step, []).append(one)

    def touches(self, session: str) -> bool:
        """Whether anything of a session is excluded."""
        return session in self._whole or session in self._steps

    def is_whole(self, session: str) -> bool:
        """Whether a rule excludes all of a session, or all of one of its blocks."""
        return session in self._whole

    def steps(self, session: str) -> Collection[int]:
        """The steps of a session at which a rule excludes a trial, or an answer of it."""
        return self._steps.get(session, ())

    def of(self, session: str, step: int | None, block: str, asked: tuple[str, str, str]) -> str:
        """The rules that exclude one answer, joined by |; empty for none.

        Args:
            session: Where it was given.
            step: At which step; None for one of which no rule leaves anything out by itself.
            block: The trial's block, or the form's id.
            asked: Role, question and subject.
        """
        names = self._of_block(session, block)
        at_step = () if step is None else self._steps.get(session, {}).get(step, ())
        single = [one.rule for one in at_step if one.asked in (None, asked)]
        if single:
            names = tuple(sorted({*names, *single}, key=self._order.__getitem__))
        return JOIN.join(names)

    def _of_block(self, session: str, block: str) -> tuple[str, ...]:
        """The rules that exclude all of a session's block."""
        found = self._whole_of.get((session, block))
        if found is None:
            whole = self._whole.get(session, ())
            rules = (one.rule for one in whole if not one.blocks or block in one.blocks)
            found = self._whole_of[session, block] = tuple(dict.fromkeys(rules))
        return found


def in_force(study: Study) -> tuple[Rule, ...]:
    """The rules of a study: those that it declares, and what the limits of its blocks imply.

    A block with a limit for answers that are too fast has them excluded, unless the
    study has a rule of this kind for it.
    """
    implied = tuple(block.id for block in ruled_by_limit(study))
    if not implied:
        return study.rules
    declared = any(isinstance(rule, TooFast) for rule in study.rules)
    everywhere = not declared and len(implied) == len(study.blocks)
    taken = {rule.id for rule in study.rules}
    name = TooFast.kind if TooFast.kind not in taken else f"{TooFast.kind}-limits"
    return (TooFast(id=name, blocks=() if everywhere else implied), *study.rules)


def ruled_by_limit(study: Study) -> tuple[Block, ...]:
    """The blocks whose limit excludes answers that are too fast, as the study has no rule."""
    declared = [rule for rule in study.rules if isinstance(rule, TooFast)]
    return tuple(
        block
        for block in study.blocks
        if block.limits.too_fast_s > 0 and not any(rule.applies(block.id) for rule in declared)
    )


def post_hoc(study: Study) -> tuple[Rule, ...]:
    """The same for data of another version: with the limits of this study's blocks.

    Rules of one name may then be there several times, once for each limit.
    """
    found: list[Rule] = []
    for rule in in_force(study):
        if not isinstance(rule, TooFast) or rule.min_s is not None:
            found.append(rule)
            continue
        limits: dict[float, list[str]] = {}
        for block in study.blocks:
            if rule.applies(block.id) and block.limits.too_fast_s > 0:
                limits.setdefault(block.limits.too_fast_s, []).append(block.id)
        found += [
            replace(rule, blocks=tuple(blocks), min_s=limit) for limit, blocks in limits.items()
        ]
    return tuple(found)
