"""The sieve: what quality rules leave out of a tally, kept up to date while answers arrive.

Sessions that changed are judged anew, together with the others of the same
participant. Where a study only leaves out what was marked too fast when it was
given, nothing has to be judged: what answers have in common says it.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

from turingdesk.core.evidence import Alike, Attempt
from turingdesk.core.exclusion import JOIN, Marks, exclusions
from turingdesk.core.quality import Rule, Scope
from turingdesk.journal.judge_kind import JudgeKind, kind_of
from turingdesk.journal.rulings import Rulings, is_marked
from turingdesk.journal.session_summary import CLOSED, State
from turingdesk.table.answers import Answers, Questions
from turingdesk.table.attempts import Attempts
from turingdesk.table.evidence import Person, attempt, chains, person


@dataclass(frozen=True, slots=True)
class RuleCount:
    """What one rule leaves out; what several leave out counts for each of them."""

    rule: Rule
    sessions: int  #: whole sessions
    verdicts: int  #: verdicts, those of its sessions included


@dataclass(frozen=True, slots=True)
class Gathered:
    """What a tally has gathered; it grows under the sieve's eyes."""

    kinds: Sequence[Alike]  #: by number, what answers that are alike have in common
    answers: Mapping[str, Answers]  #: by session
    attempts: Attempts
    questions: Questions  #: further ones, by number


class Sieve:
    """Leaves out of a tally what the rules of its studies say."""

    def __init__(self, gathered: Gathered, rulings: Rulings) -> None:
        self._tally = gathered
        self._rulings = rulings
        self._rules: dict[str, tuple[Rule, ...]] = {}  #: by study, as last applied
        self._people: dict[Person, set[str]] = defaultdict(set)
        self._fresh: set[str] = set()
        self._open: dict[str, bool] = {}  #: sessions not closed, and whether they ran when judged
        self._judged: dict[Person, Counter[tuple[int, str]]] = {}  #: answers, by kind and rules
        self._parts: dict[int, Counter[str]] = defaultdict(Counter)  #: the same of all, by kind
        self.sessions: dict[str, tuple[str, ...]] = {}  #: the rules that leave a whole one out

    def touch(self, session: str) -> None:
        """Note that a session changed."""
        self._fresh.add(session)

    def update(self, alive: Collection[str] | None) -> None:
        """Judge what changed.

        Args:
            alive: The sessions known to be running; None for all that are not closed.
        """
        people = {self._person(session) for session in self._fresh}
        for session, ran in self._open.items():
            if ran is not (alive is None or session in alive):
                people.add(self._person(session))
        self._fresh.clear()
        for study in {study for study, _ in self._people}:
            rules = self._rulings.of(study)
            if self._rules.get(study) != rules:
                self._rules[study] = rules
                people |= {one for one in self._people if one[0] == study}
        for one in people:
            self._forget(one)
            if not is_marked(self._rules[one[0]]):
                self._judge(one, alive)

    def parts(self, study: str, kind: int, kept: int) -> Iterator[tuple[str, int]]:
        """Of the answers of one kind that are not superseded: the rules that leave them out.

        Args:
            study: Whose answers.
            kind: Its number.
            kept: How many there are.

        Yields:
            The rules joined by |, empty where none does, and how many answers.
        """
        rules = self._rules.get(study, ())
        if is_marked(rules):
            if kept:
                yield mark(rules, self._tally.kinds[kind]), kept
            return
        for joined, n in self._parts.get(kind, {}).items():
            kept -= n
            yield joined, n
        if kept:
            yield "", kept

    def sessions_by_rule(self, study: str, kind: JudgeKind) -> Counter[str]:
        """How many whole sessions of a study each rule leaves out, of one kind of judges."""
        found: Counter[str] = Counter()
        for name, rules in self.sessions.items():
            opened = self._tally.answers[name].opened
            judge = str(opened.get("judge") or "human")
            if opened.get("study") == study and kind_of(judge) is kind:
                found.update(rules)
        return found

    def rules(self, study: str) -> tuple[Rule, ...]:
        """The rules that count for a study, as last applied."""
        return self._rules.get(study) or self._rulings.of(study)

    def _person(self, session: str) -> Person:
        answers = self._tally.answers[session]
        found = person(session, answers.study)
        self._people[found].add(session)
        return found

    def _forget(self, one: Person) -> None:
        for (kind, joined), n in self._judged.pop(one, Counter()).items():
            parts = self._parts[kind]
            parts[joined] -= n
            if not parts[joined]:
                del parts[joined]
        if self.sessions:
            for session in self._people[one]:
                self.sessions.pop(session, None)

    def _judge(self, whose: Person, alive: Collection[str] | None) -> None:
        tally = self._tally
        looked_at = {
            session
            for session in self._people[whose]
            if tally.answers[session].is_looked_at(tally.questions)
        }
        attempts = [self._attempt(names, alive) for names in chains(looked_at, tally.attempts)]
        found = exclusions(attempts, self._rules[whose[0]])
        if not found:
            return
        judged = self._judged[whose] = Counter()
        marks = Marks(attempts, found)
        for piece in chain.from_iterable(one.pieces for one in attempts):
            if marks.touches(piece.session):
                for marked, n in self._marked(piece.session, marks):
                    judged[marked] += n
        for (kind, joined), n in judged.items():
            self._parts[kind][joined] += n
        for exclusion in found:
            if exclusion.scope is Scope.SESSION:
                before = self.sessions.get(exclusion.session, ())
                self.sessions[exclusion.session] = (*before, exclusion.rule)

    def _marked(self, session: str, marks: Marks) -> Iterator[tuple[tuple[int, str], int]]:
        """How many answers of each kind which rules leave out.

        Those of a kind have their session and block in common, and so all rules but those
        on their step: they are taken together.
        """
        answers, single = self._tally.answers[session], marks.steps(session)
        told, until = answers.told, answers.kept_until
        rows = [row for row in zip(told[::3], told[1::3], strict=True) if row[0] < until]
        for step, number in rows if single else ():
            if step in single:
                yield from self._joined(session, marks, int(step), int(number), 1)
        if marks.is_whole(session):
            alike = Counter([number for step, number in rows if step not in single])
            for number, n in alike.items():
                yield from self._joined(session, marks, None, int(number), n)

    def _joined(
        self, session: str, marks: Marks, step: int | None, number: int, n: int
    ) -> Iterator[tuple[tuple[int, str], int]]:
        kind = self._tally.kinds[number]
        if kind.is_evidence and (joined := marks.of(session, step, kind.block, kind.asked)):
            yield (number, joined), n

    def _attempt(self, names: Sequence[str], alive: Collection[str] | None) -> Attempt:
        tally, newest = self._tally, self._tally.answers[names[-1]]
        is_running = newest.closed is None and (alive is None or names[-1] in alive)
        if newest.closed is None:
            self._open[names[-1]] = is_running
        else:
            self._open.pop(names[-1], None)
        state = CLOSED.get(newest.closed or "")
        return attempt(
            [tally.answers[name].piece(name, tally.kinds, tally.questions) for name in names],
            newest.opened,
            is_running=is_running,
            is_refused=state is State.REFUSED,
        )


def mark(rules: Sequence[Rule], kind: Alike) -> str:
    """Such rules on answers of one kind: those that leave them out, joined by |."""
    if not (kind.is_too_fast and kind.is_verdict and kind.is_evidence):
        return ""
    return JOIN.join(dict.fromkeys(rule.id for rule in rules if rule.applies(kind.block)))
