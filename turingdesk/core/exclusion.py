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
from turingdesk.core.quality import EVERY_KIND, Rule, Scope, TooFast

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
    for name, kind in EVERY_KIND.items()
    if kind.scope is Scope.TRIAL
}
_SESSIONS: Mapping[str, Callable[[Any, Sequence[Attempt]], Iterator[exclusion_rules.Judged]]] = {
    name: getattr(exclusion_rules, name)
    for name, kind in EVERY_KIND.items()
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
    people = (attempt for attempt in attempts if not attempt.is_machine)
    ordered = sorted(people, key=lambda attempt: (attempt.number, attempt.session))
    exclusion_list: list[Exclusion] = []
    for rule in rules:
        if rule.kind in _TRIALS:
            exclusion_list += [
                Exclusion(session, rule.id, rule.scope, step, reason, asked=question)
                for session, step, question, reason in _TRIALS[rule.kind](rule, ordered)
            ]
        else:
            exclusion_list += [
                Exclusion(attempt.session, rule.id, rule.scope, None, reason, rule.blocks)
                for attempt, reason in _SESSIONS[rule.kind](rule, ordered)
            ]
    return exclusion_list


class Marks:
    """Which rules exclude which answers of one participant's sessions.

    Args:
        attempts: The sessions.
        exclusion_list: What rules exclude of them, in the order of the rules.
    """

    def __init__(self, attempts: Iterable[Attempt], exclusion_list: Iterable[Exclusion]) -> None:
        parts = {attempt.session: [part.session for part in attempt.parts] for attempt in attempts}
        self._order: dict[str, int] = {}
        self._exclusions_of_sessions: dict[str, list[Exclusion]] = {}
        self._steps: dict[str, dict[int, list[Exclusion]]] = {}
        self._whole_of: dict[tuple[str, str], tuple[str, ...]] = {}  #: by session and block
        for exclusion in exclusion_list:
            self._order.setdefault(exclusion.rule, len(self._order))
            if exclusion.step is None:
                for session in parts[exclusion.session]:
                    self._exclusions_of_sessions.setdefault(session, []).append(exclusion)
            else:
                self._steps.setdefault(exclusion.session, {}).setdefault(
                    exclusion.step, []
                ).append(exclusion)

    def touches(self, session: str) -> bool:
        """True if anything of a session is excluded."""
        return session in self._exclusions_of_sessions or session in self._steps

    def is_whole(self, session: str) -> bool:
        """True if a rule excludes all of a session, or all of one of its blocks."""
        return session in self._exclusions_of_sessions

    def steps(self, session: str) -> Collection[int]:
        """The steps of a session at which a rule excludes a trial, or an answer of it."""
        return self._steps.get(session, ())

    def of(
        self, session: str, step: int | None, block: str, question: tuple[str, str, str]
    ) -> str:
        """The rules that exclude one answer, joined by |; empty for none.

        Args:
            session: Where it was given.
            step: At which step; None for one of which no rule leaves anything out by itself.
            block: The trial's block, or the form's id.
            question: Role, question and subject.
        """
        names = self._of_block(session, block)
        at_step = () if step is None else self._steps.get(session, {}).get(step, ())
        single = [exclusion.rule for exclusion in at_step if exclusion.asked in (None, question)]
        if single:
            names = tuple(sorted({*names, *single}, key=self._order.__getitem__))
        return JOIN.join(names)

    def _of_block(self, session: str, block: str) -> tuple[str, ...]:
        """The rules that exclude all of a session's block."""
        # Asked for each answer, and a session has few blocks.
        names = self._whole_of.get((session, block))
        if names is None:
            exclusions_of_session = self._exclusions_of_sessions.get(session, ())
            rules = (
                exclusion.rule
                for exclusion in exclusions_of_session
                if not exclusion.blocks or block in exclusion.blocks
            )
            names = self._whole_of[session, block] = tuple(dict.fromkeys(rules))
        return names


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
    rule_ids = {rule.id for rule in study.rules}
    name = TooFast.kind if TooFast.kind not in rule_ids else f"{TooFast.kind}-limits"
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
    rules: list[Rule] = []
    for rule in in_force(study):
        if not isinstance(rule, TooFast) or rule.min_s is not None:
            rules.append(rule)
            continue
        limits: dict[float, list[str]] = {}
        for block in study.blocks:
            if rule.applies(block.id) and block.limits.too_fast_s > 0:
                limits.setdefault(block.limits.too_fast_s, []).append(block.id)
        rules += [
            replace(rule, blocks=tuple(blocks), min_s=limit) for limit, blocks in limits.items()
        ]
    return tuple(rules)
