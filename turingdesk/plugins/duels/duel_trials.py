"""The trials of duels in a data folder, as the desk shows them while and after a plan runs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import nan
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.journal.journal_file import read_journal
from turingdesk.journal.session_summary import read_ends
from turingdesk.plugins.duels.dialogue import ANSWER, Role
from turingdesk.plugins.duels.plan import AS
from turingdesk.plugins.duels.players import Said
from turingdesk.plugins.duels.question_types import QuestionCounts, question_counts
from turingdesk.sessions.data_folder import DataFolder

if TYPE_CHECKING:
    from pandas import DataFrame

    from turingdesk.analysis._figure import Figure
    from turingdesk.analysis.comparator.acceptance import Acceptance


@dataclass(frozen=True, slots=True)
class DuelTrial:
    """One trial that has a result."""

    path: Path
    plan: str  #: the plan's id
    title: str  #: of the plan
    task: str  #: protocol and budget
    distinguisher: str
    actor: str
    target: str
    number: int
    same: bool | None  #: whether the distinguisher said that it met the target
    outcome: str
    turns: int
    cost: float

    @property
    def pair(self) -> str:
        """Actor and target, as plans write them."""
        return f"{self.actor}{AS}{self.target}"


@dataclass(frozen=True, slots=True)
class DuelMessage:
    """One message of a trial."""

    role: Role
    model: str
    text: str
    seconds: float  #: that the model took


Uncertain = tuple[float, float, float]  #: a value, and both ends of its 95% CI; NaN for none


@dataclass(frozen=True, slots=True)
class ModelScore:
    """The Turing scores of a model (paper 2, Section 5); each number with its 95% CI."""

    model: str
    n: int
    fooling: Uncertain
    telling: Uncertain  #: D, or R where a fixed distinguisher judges
    turing: Uncertain
    strength: Uncertain  #: of Bradley and Terry; NaN where a fixed distinguisher judges


@dataclass(frozen=True)
class DuelTest:
    """The trials of one plan, one task, and one way of judging."""

    plan: str
    title: str
    task: str
    distinguisher: str  #: the fixed one; empty where each target judges for itself
    trials: tuple[DuelTrial, ...] = field(repr=False)

    @property
    def key(self) -> str:
        """A text that tells it from others."""
        return "/".join((self.plan, self.task, self.distinguisher))

    @cached_property
    def counts(self) -> Acceptance:
        """The counts of acceptances of each actor as each target."""
        from turingdesk.analysis.comparator.acceptance import acceptance

        return acceptance(_comparisons(self.trials), self.distinguisher or None)

    @cached_property
    def matrix(self) -> Figure:
        """The distinguishing advantage d of each actor and target; a cell's key is its pair."""
        from turingdesk.analysis.comparator.advantage import advantage
        from turingdesk.analysis.comparator.drawn import matrix

        return matrix(self.counts, advantage(self.counts), "duels")

    @cached_property
    def scores(self) -> tuple[ModelScore, ...]:
        """The scores of all models, the best first."""
        from turingdesk.analysis.comparator import scores
        from turingdesk.analysis.comparator.strengths import strengths

        scores_of = scores.fixed if self.distinguisher else scores.scores
        strong: Mapping[str, Any] = {}
        if not self.distinguisher:
            strong = {row["agent"]: row for row in strengths(self.counts).to_dict("records")}
        rows = scores_of(self.counts).to_dict("records")
        return tuple(_score(row, strong.get(row["agent"], {})) for row in rows)

    def questions(self) -> QuestionCounts:
        """The counts of the distinguishers' questions; reads every trial.

        Raises:
            OSError: A journal can't be read.
        """
        return question_counts(
            duel_message.text
            for trial in self.trials
            for duel_message in transcript(trial.path)
            if duel_message.role is Role.DISTINGUISHER and not ANSWER.search(duel_message.text)
        )

    def of(self, pair: str) -> tuple[DuelTrial, ...]:
        """The trials of a pair, in their order."""
        return tuple(
            sorted(
                (trial for trial in self.trials if trial.pair == pair),
                key=lambda trial: trial.number,
            )
        )


class DuelFolder:
    """Reads the trials of a data folder again and again; those that are done are known.

    Args:
        data: The data folder.
    """

    def __init__(self, data: Path) -> None:
        self.data = data
        self._known: dict[Path, DuelTrial | None] = {}

    def read(self) -> tuple[DuelTest, ...]:
        """All tests, by plan and task.

        Raises:
            OSError: The folder can't be read.
        """
        for name in DataFolder(self.data).names():
            path = self.data / name.file
            if path not in self._known:
                self._look(path)
        trials = [trial for trial in self._known.values() if trial is not None]
        return tuple(_tests(trials))

    def _look(self, path: Path) -> None:
        ends = read_ends(path, 0.0)
        if ends is not None and "duel" not in ends.opened:
            self._known[path] = None
        elif ends is not None and (ends.closed or {}).get("result"):
            self._known[path] = _trial(path, ends.opened, ends.closed or {})


def transcript(path: Path) -> tuple[DuelMessage, ...]:
    """All messages of a trial, in their order.

    Raises:
        OSError: The journal can't be read.
    """
    return tuple(
        DuelMessage(Role(line["role"]), str(line["agent"]), line_said.text, line_said.seconds)
        for line in read_journal(path).lines
        if line["kind"] == "said"
        for line_said in (Said.of(line),)
    )


def _trial(path: Path, opened: Any, closed: Any) -> DuelTrial:
    duel, result = opened["duel"], closed["result"]
    budget = duel["budget"]
    return DuelTrial(
        path,
        str(opened["study"]),
        str(opened["study_title"]),
        f"{duel['protocol']}-{budget}" if budget else str(duel["protocol"]),
        str(duel["roles"]["distinguisher"]),
        str(duel["roles"]["actor"]),
        str(duel["roles"]["target"]),
        int(duel["number"]),
        result["same"],
        str(result["outcome"]),
        int(result["turns"]),
        float(closed.get("cost") or 0.0),
    )


def _tests(trials: Sequence[DuelTrial]) -> Iterator[DuelTest]:
    trials_by_test: dict[tuple[str, str], list[DuelTrial]] = {}
    for trial in trials:
        trials_by_test.setdefault((trial.plan, trial.task), []).append(trial)
    for (plan, task), test_trials in sorted(trials_by_test.items()):
        title = test_trials[-1].title
        fixed = sorted(
            {trial.distinguisher for trial in test_trials if trial.distinguisher != trial.target}
        )
        if itself := tuple(trial for trial in test_trials if trial.distinguisher not in fixed):
            yield DuelTest(plan, title, task, "", itself)
        for name in fixed:
            judged = (trial for trial in test_trials if trial.distinguisher == name)
            yield DuelTest(plan, title, task, name, tuple(judged))


def _comparisons(trials: Sequence[DuelTrial]) -> DataFrame:
    from pandas import DataFrame

    names = ("distinguisher", "actor", "target", "same")
    rows = [tuple(getattr(trial, name) for name in names) for trial in trials]
    table = DataFrame(rows, columns=list(names))
    return table.astype({"same": "boolean"})


def _score(row: Mapping[Any, Any], strong: Mapping[str, Any]) -> ModelScore:
    def uncertain(name: str) -> Uncertain:
        return _known(row[name]), _known(row[f"{name}_low"]), _known(row[f"{name}_high"])

    value, low, high = (_known(strong.get(name)) for name in ("strength", "low", "high"))
    scores = uncertain("fooling"), uncertain("telling"), uncertain("turing")
    return ModelScore(str(row["agent"]), int(row["n"]), *scores, (value, low, high))


def _known(value: Any) -> float:
    return nan if value is None else float(value)
