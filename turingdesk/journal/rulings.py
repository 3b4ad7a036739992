"""Rulings: which quality rules count for the sessions of a data folder.

The first line of each journal contains the rules of its study as plain values, so
that a folder of journals needs no package to be analyzed. Where they were changed
between sessions, those of the newest one count for all.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from turingdesk.core.errors import Problem
from turingdesk.core.exclusion import in_force
from turingdesk.core.message import message
from turingdesk.core.quality import Rule, StandIns, TooFast, from_plain, plain
from turingdesk.core.study import Study
from turingdesk.core.trial import Slot
from turingdesk.journal.journal_file import Line

#: Where a journal says nothing of rules: answers that were marked too fast do not count.
USUAL: tuple[Rule, ...] = (TooFast(id=TooFast.kind),)


@dataclass(frozen=True, slots=True, order=True)
class Ruling:
    """The rules in the first line of one session's journal. Newer ones compare as greater."""

    at: str = ""  #: when the session was opened, UTC, ISO 8601
    session: str = ""
    rules: Any = field(default=None, compare=False)  #: plain values; None if it says nothing


class Rulings:
    """The rules of each study, from the first lines of its sessions in whatever order.

    Args:
        fixed: Rules that count for every study whatever the journals say.
        pilots: Whether pilots are heard, whose rules may still have been tried out.
    """

    def __init__(self, fixed: Sequence[Rule] | None = None, pilots: bool = False) -> None:
        self.newest: dict[str, Ruling] = {}  #: by study
        self._fixed = None if fixed is None else tuple(fixed)
        self._pilots = pilots
        self.with_stand_ins: set[str] = set()  #: studies with sessions of which these have a part
        self._rules_by_study: dict[str, tuple[Any, tuple[Rule, ...], tuple[str, ...]]] = {}

    def add(self, opened: Line) -> None:
        """Record one opened line."""
        if opened.get("pilot") and not self._pilots:
            return
        study = str(opened.get("study", ""))
        session, rules = str(opened.get("session", "")), opened.get("rules")
        self.take(study, Ruling(str(opened.get("at", "")), session, rules))

    def take(self, study: str, ruling: Ruling) -> None:
        """Record what a session elsewhere says."""
        if study not in self.newest or ruling > self.newest[study]:
            self.newest[study] = ruling

    def of(self, study: str) -> tuple[Rule, ...]:
        """The rules that count for a study; those that cannot be read are excluded.

        A study whose sessions have trials with simulated partners has a rule about them, too.
        """
        rules = self._rules(study)[0] if self._fixed is None else self._fixed
        if study not in self.with_stand_ins:
            return rules
        rule_ids = {rule.id for rule in rules}
        name = StandIns.kind if StandIns.kind not in rule_ids else f"{StandIns.kind}-found"
        return (*rules, StandIns(id=name))

    def problems(self) -> Iterator[Problem]:
        """Rules that this version cannot apply."""
        if self._fixed is None:
            for study, ruling in self.newest.items():
                for wrong in self._rules(study)[1]:
                    yield Problem(
                        message(
                            "A rule of the study {study} can't be applied: {wrong}.",
                            study=study,
                            wrong=wrong,
                        ),
                        message("Update TuringDesk, or specify the study's rules with --rules."),
                        f"{ruling.session}.jsonl",
                        1,
                    )

    def _rules(self, study: str) -> tuple[tuple[Rule, ...], tuple[str, ...]]:
        ruling = self.newest.get(study)
        stated = None if ruling is None else ruling.rules
        cached = self._rules_by_study.get(study)
        if cached is None or cached[0] != stated:
            cached = self._rules_by_study[study] = (stated, *read(stated))
        return cached[1:]


def read(stated: Any) -> tuple[tuple[Rule, ...], tuple[str, ...]]:
    """Rules from the plain values of a first line, and what is wrong with those excluded."""
    if stated is None:
        return USUAL, ()
    if not isinstance(stated, list):
        return USUAL, (message("{stated!r} is not a list of rules", stated=stated),)
    rules, wrong = [], []
    for values in stated:
        try:
            rules.append(from_plain(values if isinstance(values, Mapping) else {"kind": values}))
        except ValueError as problem:
            wrong.append(str(problem))
    return tuple(rules), tuple(wrong)


def is_marked(rules: Sequence[Rule]) -> bool:
    """True if rules exclude nothing but what was marked too fast when it was given."""
    return all(isinstance(rule, TooFast) and rule.min_s is None for rule in rules)


def ruling_fields(study: Study, slots: Sequence[Slot]) -> dict[str, Any]:
    """A session's first line about the rules, and about its blocks as far as others need it."""
    blocks = {
        block.id: {
            "trials": sum(slot.block == block.id and not slot.practice for slot in slots),
            "too_fast_s": block.limits.too_fast_s,
            "fixation_cross_s": block.limits.fixation_cross_s,
        }
        for block in study.blocks
    }
    return {"rules": [plain(rule) for rule in in_force(study)], "blocks": blocks}
