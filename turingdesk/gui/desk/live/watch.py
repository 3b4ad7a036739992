"""Watches a data folder: what is new in its journals, and what follows from it.

Knows no widgets and no threads; whoever uses it does so from one at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Protocol

from turingdesk.gui.desk.live.share import Counts, Facts, Share
from turingdesk.gui.desk.live.snapshot import MINUTES, Choice, Snapshot, Whose, of_study
from turingdesk.journal.judge_kind import JudgeKind, usual
from turingdesk.journal.rulings import Ruling
from turingdesk.study.unsealing import Keys


class Elsewhere(Protocol):
    """A share in another process: a question is asked first and answered later."""

    def ask(self, method: str, *arguments: object) -> None:
        """Have a method of the share called."""

    def answer(self) -> object:
        """What it gave."""


class Watch:
    """One data folder with its pilots.

    Args:
        data: The folder.
        others: The other shares of its sessions, where it is shared.
    """

    def __init__(self, data: Path, others: Sequence[Elsewhere] = ()) -> None:
        self._own = Share(data, 0, 1 + len(others))
        self._others = tuple(others)
        self._shown: tuple[object, ...] = ()

    def look(
        self, choice: Choice, now: str, report: Callable[[int, int], None] = lambda *_: None
    ) -> Snapshot | None:
        """Read what is new.

        Args:
            choice: What to look at.
            now: The time of day, UTC, ISO 8601.
            report: Told how many journals are read, of how many.

        Returns:
            What to show; None where nothing has changed.
        """
        for other in self._others:
            other.ask("look")
        facts = [self._own.look(report), *(_facts(other.answer()) for other in self._others)]
        alive = frozenset().union(*(fact.alive for fact in facts))
        minute = int(datetime.fromisoformat(now).timestamp() // 60)
        shown = (choice, sum(fact.version for fact in facts), alive, minute)
        if shown == self._shown:
            return None
        self._shown = shown
        base = _base(choice, facts)
        if not base.studies:
            return base
        kind = base.whose.kind
        ruling = _ruling(facts, base.study, is_pilots=kind is None)
        return of_study(self._counts(base.study, kind, now, ruling), base, now)

    def use(self, keys: Keys) -> None:
        """Read all anew with the keys to some seals."""
        for other in self._others:
            other.ask("use", keys)
        self._own.use(keys)
        for other in self._others:
            other.answer()

    def _counts(
        self, study: str, kind: JudgeKind | None, now: str, ruling: Ruling | None
    ) -> list[Counts]:
        wanted = (study, kind, MINUTES, now, ruling)
        for other in self._others:
            other.ask("counts", *wanted)
        found = [self._own.counts(*wanted)]
        for other in self._others:
            counts = other.answer()
            assert isinstance(counts, Counts)
            found.append(counts)
        return found


def _facts(answer: object) -> Facts:
    assert isinstance(answer, Facts)
    return answer


def _base(choice: Choice, facts: Sequence[Facts]) -> Snapshot:
    """What is looked at: the study chosen or else the newest, and people before others."""
    titles: dict[str, str] = {}
    for fact in facts:
        titles |= {**fact.pilot_titles, **fact.titles}
    problems = len(frozenset().union(*(fact.problems for fact in facts)))
    if not titles:
        return Snapshot(problems=problems)
    study = choice.study if choice.study in titles else _newest(facts)
    kinds = frozenset().union(*(fact.kinds.get(study, frozenset()) for fact in facts))
    has_pilots = any(study in fact.pilot_titles for fact in facts)
    there = tuple(w for w in Whose if (w.kind in kinds if w.kind else has_pilots))
    usually = Whose(usual(kinds).value) if kinds or not there else there[0]
    whose = choice.whose if choice.whose in there else usually
    return Snapshot(
        titles, study, there, whose, task=choice.task, before=choice.before, problems=problems
    )


def _ruling(facts: Sequence[Facts], study: str, *, is_pilots: bool) -> Ruling | None:
    """What the newest session of a study says of its rules, in whichever share it lies."""
    told = (fact.pilot_rulings if is_pilots else fact.rulings for fact in facts)
    return max((one[study] for one in told if study in one), default=None)


def _newest(facts: Sequence[Facts]) -> str:
    """The study with the newest answer."""
    latest: dict[str, str] = {}
    for fact in facts:
        for study, at in fact.last_at.items():
            latest[study] = max(at, latest.get(study, ""))
    return max(latest, key=lambda study: latest[study])
