"""The tally: the responses of a folder counted while they arrive, for the Live page.

An update costs what is new. `counted` gives a frame in which one row stands for
`n` responses that are alike in everything that analyses look at: who judged and
what was judged as well, since verdicts cluster by both. Every analysis takes it
like the full table, so that live results have the same intervals.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

from turingdesk.core.evidence import Alike
from turingdesk.core.exclusion import JOIN
from turingdesk.core.response import EXCLUDED, SUPERSEDED
from turingdesk.journal.journal_file import Line
from turingdesk.journal.judge_kind import JudgeKind, kind_of, usual
from turingdesk.journal.rulings import Ruling, Rulings
from turingdesk.journal.session_summary import State
from turingdesk.table.alike import ALIKE, alike_of, evidence, hashable
from turingdesk.table.answers import KEPT, Answers, Questions
from turingdesk.table.attempts import Attempts
from turingdesk.table.columns import Columns, as_number
from turingdesk.table.evidence import blocks
from turingdesk.table.session_row import SessionRow, session_row
from turingdesk.table.sieve import Gathered, RuleCount, Sieve

if TYPE_CHECKING:
    from pandas import DataFrame


class Tally:
    """Counts responses as they arrive. Not to be used by two threads at the same time.

    Args:
        pilots: Whether these are the pilots, which by themselves are counted like the others.
    """

    def __init__(self, pilots: bool = False) -> None:
        self.version = 0  #: grows whenever something was added
        self.titles: dict[str, str] = {}  #: of the studies, by id
        self._places: dict[tuple[Any, ...], int] = {}  #: of what is alike, in the lists below
        self._alike: list[Alike] = []
        self._counts = array("q")
        self._superseded = array("q")
        self._kinds: dict[str, set[JudgeKind]] = {}  #: by study
        self._answers: dict[str, Answers] = {}  #: by session
        self._rows: dict[str, SessionRow] = {}
        self._fresh: set[str] = set()  #: sessions that changed since their rows were made
        self._minutes: Counter[tuple[str, str]] = Counter()
        self._attempts = Attempts()
        self._pilots = pilots
        self._questions = Questions(pilots)
        self._blocks: dict[str, Any] = {}  #: what first lines say of blocks, each text once
        self._rulings = Rulings(pilots=pilots)
        gathered = Gathered(self._alike, self._answers, self._attempts, self._questions)
        self._sieve = Sieve(gathered, self._rulings)

    def add(self, lines: Iterable[Line]) -> None:
        """Count what a follower brought."""
        batch = list(lines)
        alike = alike_of(batch)
        name, answers = "", Answers()
        for place, line in enumerate(batch):
            if line["session"] != name:
                name = line["session"]
                answers = self._answers.setdefault(name, Answers())
                self._fresh.add(name)
                self._sieve.touch(name)
                answers.study = answers.study or str(line.get("study", ""))
            answers.last_at = line.get("at", "")
            kind = line["kind"]
            if kind == "response":
                if line.get("role") in ("verdict", "control"):
                    self._count(answers, line, alike[place])
                else:
                    answers.note(line, self._questions)
            elif kind == "opened":
                self._open(answers, line)
            elif kind == "closed":
                answers.closed = str(line.get("reason", ""))
        self.version += len(batch)

    def studies(self) -> list[str]:
        """The ids of the studies that were seen, in order of arrival."""
        return list(self.titles)

    def kinds(self, study: str | None = None) -> set[JudgeKind]:
        """Which kinds of judges there are, in one study or in all."""
        found = self._kinds.values() if study is None else [self._kinds.get(study, set())]
        return set().union(*found)

    def counted(
        self,
        study: str | None = None,
        kind: JudgeKind | None = None,
        alive: Collection[str] | None = None,
        *,
        rules: bool = True,
    ) -> DataFrame:
        """The responses to verdict and control questions, counted.

        Args:
            study: Its id; by default all studies together.
            kind: The kind of judges; by default people, or where there are none, whoever is.
            alive: The sessions known to be running, as for `sessions`: some rules wait
                until a session is over.
            rules: Whether quality rules leave anything out.

        Returns:
            One row for each combination that occurs of `ALIKE`, `superseded` and
            `excluded`, and `n`.
        """
        import pandas as pd

        self._sieve.update(alive)
        rows = list(self._rows_of(study, kind or usual(self.kinds(study)), rules))
        columns = Columns(ALIKE)
        columns.extend(dict(zip(ALIKE, alike, strict=True)) for alike, *_ in rows)
        made = pd.DataFrame(columns.series())
        made[SUPERSEDED] = pd.Series([gone for _, gone, _, _ in rows], dtype="bool")
        made[EXCLUDED] = pd.Series([joined for _, _, joined, _ in rows], dtype="str")
        made["n"] = pd.Series([n for *_, n in rows], dtype="int64")
        return made

    def excluded(
        self,
        study: str,
        kind: JudgeKind | None = None,
        alive: Collection[str] | None = None,
    ) -> list[RuleCount]:
        """What each rule of a study leaves out, in the order of the rules; takes as `counted`."""
        self._sieve.update(alive)
        kind = kind or usual(self.kinds(study))
        counts = self._sieve.sessions_by_rule(study, kind)
        verdicts: Counter[str] = Counter()
        for alike, _, joined, n in self._rows_of(study, kind, rules=True):
            if joined and alike[2] == "verdict":
                verdicts.update(dict.fromkeys(joined.split(JOIN), n))
        rules = {rule.id: rule for rule in self._sieve.rules(study)}
        return [RuleCount(rule, counts[name], verdicts[name]) for name, rule in rules.items()]

    def rulings(self) -> dict[str, Ruling]:
        """What the newest session of each study says of its rules."""
        return dict(self._rulings.newest)

    def take_rulings(self, rulings: Mapping[str, Ruling]) -> None:
        """Take note of what sessions say that are counted elsewhere."""
        for study, ruling in rulings.items():
            self._rulings.take(study, ruling)

    def sessions(
        self, study: str | None = None, alive: Collection[str] | None = None
    ) -> list[SessionRow]:
        """The sessions, newest first; one that went on is one row.

        Which rules leave one out is as of the last call of `counted` or `excluded`.

        Args:
            study: Its id; by default all studies.
            alive: The sessions known to be running, from `DataFolder.sessions`; an open
                one that is not among them was cut off. By default every open one runs.
        """
        self._update_rows()
        rows = [row for row in self._rows.values() if study in (None, row.study)]
        if alive is not None:
            rows = [
                replace(row, state=State.CUT_OFF)
                if row.state is State.RUNNING and row.session not in alive
                else row
                for row in rows
            ]
        if left_out := self._sieve.sessions:
            rows = [replace(row, excluded=left_out.get(row.session, ())) for row in rows]
        return sorted(rows, key=lambda row: row.started, reverse=True)

    def per_minute(
        self, study: str | None = None, last: int = 30, now: str | None = None
    ) -> list[int]:
        """Verdicts in each of the last minutes, oldest first; practice is left out.

        Args:
            study: Its id; by default all studies.
            last: How many minutes.
            now: The time of day, UTC, ISO 8601; by default the real one.
        """
        end = datetime.fromisoformat(now) if now else datetime.now(UTC)
        minutes = [end - timedelta(minutes=back) for back in range(last - 1, -1, -1)]
        studies = self.studies() if study is None else [study]
        return [
            sum(self._minutes[one, f"{minute:%Y-%m-%dT%H:%M}"] for one in studies)
            for minute in minutes
        ]

    def last_at(self, study: str | None = None) -> str:
        """When a session with answers last wrote, UTC, ISO 8601; empty before the first answer."""
        answered = (a for a in self._answers.values() if a.told)
        return max(
            (a.last_at for a in answered if study in (None, a.opened.get("study"))), default=""
        )

    def _count(self, answers: Answers, line: Line, alike: tuple[Any, ...]) -> None:
        try:
            place = self._places.get(alike)
        except TypeError:  # edited by hand: a list where a word belongs
            alike = hashable(alike)
            place = self._places.get(alike)
        if place is None:
            place = self._new(alike)
        self._counts[place] += 1
        get, told = line.get, answers.told
        step = get("step", 0)
        if step >= answers.kept_until:
            self._superseded[place] += 1
            return
        is_again = len(told) > 0 and told[-3] == step
        rt_ms = get("rt_ms")
        told.extend((step, place, rt_ms if type(rt_ms) is float else as_number(rt_ms)))
        if is_again:
            for before in answers.replace(self._alike):
                self._superseded[before] += 1
        kind = self._alike[place]
        if not kind.is_practice:
            answers.done = get("trial", 0) or answers.done
            if kind.is_verdict:
                self._minutes[str(alike[0]), answers.last_at[:16]] += 1

    def _new(self, alike: tuple[Any, ...]) -> int:
        kind = evidence(alike, pilots=self._pilots)
        study, judge = alike[:2]
        self._kinds.setdefault(study, set()).add(kind_of(judge))
        self._alike.append(kind)
        self._counts.append(0)
        self._superseded.append(0)
        self.titles.setdefault(study, study)
        self._places[alike] = len(self._alike) - 1
        return self._places[alike]

    def _open(self, answers: Answers, line: Line) -> None:
        answers.opened = {name: line[name] for name in KEPT if name in line}
        told = blocks(line)
        answers.opened["blocks"] = self._blocks.setdefault(repr(told), told)
        self._rulings.add(line)
        answers.done = max(answers.done, int(line.get("done", 0)))
        study = answers.study = str(line.get("study", ""))
        self.titles[study] = str(line.get("study_title") or study)
        for name, until in self._attempts.add(line).items():
            self._fresh.add(name)
            self._sieve.touch(name)
            for place in self._answers.setdefault(name, Answers()).supersede(until):
                self._superseded[place] += 1

    def _rows_of(
        self, study: str | None, kind: JudgeKind, rules: bool
    ) -> Iterator[tuple[tuple[Any, ...], bool, str, int]]:
        for alike, place in self._places.items():
            if study in (None, alike[0]) and kind_of(alike[1]) is kind:
                gone = self._superseded[place]
                kept = self._counts[place] - gone
                if kept and rules:
                    for joined, n in self._sieve.parts(alike[0], place, kept):
                        yield alike, False, joined, n
                elif kept:
                    yield alike, False, "", kept
                if gone:
                    yield alike, True, "", gone

    def _update_rows(self) -> None:
        """Make the rows of sessions that changed; one that went on is a row of its newest."""
        attempts = self._attempts
        for name in self._fresh:
            newest = name
            for _ in self._answers:  # no longer than there are sessions: edited files may loop
                if newest not in attempts.later:
                    break
                self._rows.pop(newest, None)
                newest = attempts.later[newest]
            if self._answers[newest].opened:
                self._rows[newest] = session_row(self._chain(newest), self._alike)
        self._fresh.clear()

    def _chain(self, name: str) -> list[Answers]:
        """A session's answers, and those of the sessions that it goes on with."""
        chain = [self._answers[name]]
        earlier = self._attempts.earlier.get(name)
        while earlier is not None and len(chain) < len(self._answers):
            chain.append(self._answers[earlier])
            earlier = self._attempts.earlier.get(earlier)
        return chain
