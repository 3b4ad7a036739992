"""People and machine judges side by side, on all answers and on those that all of them judged.

Could a simple classifier have told the answers apart that people judged? (Paper 1, Figs. 3 D-F,
S10 and S11.)

The sessions of a machine judge are the same judge trained, or asked, again (`_sample.by_name`).
Several of its verdicts on one answer say nothing about other answers, so its intervals cluster by
stimulus, whatever people's do. A trained judge has no interval: see `judges.learning.estimates`.
Its permutation test is about all answers of a block.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import Analysis, filled
from turingdesk.analysis._clusters import trained_verdicts
from turingdesk.analysis._figure import (
    Axis,
    Figure,
    Panel,
    Points,
    caption,
    count_range,
    known,
    paneled,
    task_title,
    with_few,
)
from turingdesk.analysis._groups import Group, grouped
from turingdesk.analysis._machines import (
    ANSWER,
    WHO,
    clustering_of_people,
    everyone,
    in_order,
    is_machine,
    name_of,
    tasks,
)
from turingdesk.analysis._tested import ALL
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.analysis.statistics.result import not_computed
from turingdesk.core.message import join, message
from turingdesk.plugins.machine_judges.analysis._trained import ChanceTests, chance_tests
from turingdesk.table.identity import PARTICIPANT, numbers

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame

    Codes = NDArray[np.intp]


WHOLE, SHARED = message("all"), message("shared")  #: which answers
NOTHING = not_computed(message("there are no verdicts with a known judge"))
NOT_TESTED = message("These answers have no permutation test, which is of all answers of a block.")
OF_BLOCKS = message("Permutation tests of other answers, by block: {tests}.")
NONE_SHARED = not_computed(message("no answer was judged by all of these judges"))
COLUMNS = {
    "task": "str",
    "answers": "str",
    "judge": "str",
    "judges": "int64",
    "n_human": "int64",
    "n_machine": "int64",
    "p_hh": "float64",
    "p_hh_low": "float64",
    "p_hh_high": "float64",
    "p_mm": "float64",
    "p_mm_low": "float64",
    "p_mm_high": "float64",
    "detectability": "float64",
    "spread": "float64",
    "sd": "float64",
    "ci_low": "float64",
    "ci_high": "float64",
    "p": "float64",
    "generalizes": "str",
    "method": "str",
    "note": "str",
}
_SHOWN = ("p(H|H)", "p(M|M)", message("Detectability"))


def compute(responses: DataFrame) -> DataFrame:
    """One row for each task, choice of answers, and judge: people as one, then each machine.

    "shared" are the answers (a stimulus, and of a conversation one speaker) that people and every
    machine judge of the row's task judged; there are such rows where there are two judges.
    """
    tests = chance_tests(responses)
    rows = list(_rows(everyone(responses), clustering_of_people(responses), tests))
    return filled(rows, COLUMNS, NOTHING)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """Judges side by side for each task, on the shared answers where there are any."""
    if not any(map(is_machine, everyone(responses)[WHO].unique())):
        return ()
    return figures_of(on_answers(compute(responses), SHARED))


def on_answers(table: DataFrame, answers: str) -> DataFrame:
    """The rows on all answers, or on those that all judged.

    Args:
        table: As `compute` makes it.
        answers: WHOLE or SHARED; a task without shared answers has its rows on all of them.
    """
    has_shared = table["answers"].eq(SHARED).groupby(table["task"]).transform("any")
    return table[(table["answers"] == answers) | ((answers == SHARED) & ~has_shared)]


def figures_of(table: DataFrame) -> tuple[Figure, ...]:
    """Judges side by side for each task.

    Args:
        table: As `on_answers` leaves it.
    """
    table = table[table["detectability"].notna()]
    if table.empty:
        return ()
    panels = [
        Panel(
            message("All tasks") if task == ALL else task_title(str(task)),
            tuple(_series(task_rows)),
        )
        for task, task_rows in table.groupby("task", sort=False)
    ]
    which = (
        message("all answers")
        if (table["answers"] == WHOLE).all()
        else message("the answers that all judged")
    )
    caption_text = caption(
        message(
            "Proportions of correct verdicts and their mean, on {which}; verdicts of people and "
            "answers judged by each machine judge: n = {humans} on humans and {machines} on "
            "machines.",
            which=which,
            humans=count_range(table["n_human"]),
            machines=count_range(table["n_machine"]),
        ),
        table["method"],
    )
    axes = Axis("", _SHOWN), Axis(message("Proportion correct"), low=0.0, high=1.0)
    title = message("Human and machine judges")
    figure = Figure("machine-judges", title, *axes, chance=0.5, horizontal=True)
    counts = [*table["n_human"], *table["n_machine"]]
    return (paneled(replace(figure, caption=with_few(caption_text, counts)), panels),)


def _series(table: DataFrame) -> Iterator[Points]:
    """The values of each judge of a task."""
    for row in table.to_dict("records"):
        values = known(row[column] for column in ("p_hh", "p_mm", "detectability"))
        low, high = (
            known(row[f"{column}_{end}"] for column in ("p_hh", "p_mm", "ci"))
            for end in ("low", "high")
        )
        n = [int(row["n_human"]), int(row["n_machine"])]
        name = name_of(str(row["judge"]))
        yield Points(range(3), values, low, high, name, counts=[*n, sum(n)])


def _rows(rows: DataFrame, by: Clustering, tests: ChanceTests) -> Iterator[dict[str, Any]]:
    judged = tasks(rows[["task", WHO]])
    sides_by_answers: dict[str, Sides] = {WHOLE: on_all(rows, by), SHARED: {}}
    if rows[WHO].nunique() > 1:
        sides_by_answers[SHARED] = on_shared(rows, by)
    for task, task_rows in judged:
        names = in_order(task_rows[WHO].unique())
        for answers in (WHOLE, SHARED) if len(names) > 1 else (WHOLE,):
            for name in names:
                about = {"task": task, "answers": answers, "judge": name}
                side = sides_by_answers[answers].get((task, name))
                columns = _side_columns(side) if side else {"note": NONE_SHARED}
                if side and side.is_trained:
                    blocks = tests.get((name, task), ()) if answers == WHOLE else ()
                    columns |= _trained(side, columns["note"], blocks)
                yield about | columns


_WITHOUT = message("proportions of correct verdicts, without an interval")


def _trained(side: JudgeResults, note: str, blocks: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The columns in place of an interval: the permutation test, and the spread over stimuli."""
    columns: dict[str, Any] = {"p": None, "sd": None, "method": _WITHOUT, "generalizes": ""}
    if not blocks:
        return columns | {"note": join(" ", (note, NOT_TESTED))}
    block = blocks[0]
    if len(blocks) > 1 or (block["n_human"], block["n_machine"]) != side.answers:
        each = [
            message("{block}: p = {p:.3f}", block=block_test["block"], p=block_test["p"])
            for block_test in blocks
            if block_test["p"] is not None
        ]
        return columns | {"note": join(" ", (note, OF_BLOCKS.format(tests=join("; ", each))))}
    return columns | {
        "p": block["p"],
        "spread": block["spread"],
        "method": join("; ", filter(None, (block["method"], block["p_method"]))),
        "note": join(" ", filter(None, (note, block["note"]))),
    }


def _side_columns(side: JudgeResults) -> dict[str, Any]:
    group, columns = side.group, side.group.columns()
    shares = [share for share in (group.p_hh, group.p_mm) if share.value is not None]
    notes = [group.detectability.note, *(share.note for share in shares)]
    return {name: value for name, value in columns.items() if name in COLUMNS} | {
        "judges": side.judges,
        "n_human": side.answers[0],
        "n_machine": side.answers[1],
        "p_hh_low": group.p_hh.low,
        "p_hh_high": group.p_hh.high,
        "p_mm_low": group.p_mm.low,
        "p_mm_high": group.p_mm.high,
        "method": join("; ", (columns["method"], *_of_proportions(group))),
        "note": join(" ", dict.fromkeys(notes)),
    }


def _of_proportions(group: Group) -> Iterator[str]:
    """The methods of the intervals of both proportions, where not that of detectability."""
    shares = (group.p_hh, group.p_mm)
    methods = {share.method: None for share in shares if share.low is not None}
    for method in methods:
        if method != group.detectability.method:
            yield message("proportions: {method}", method=method)


@dataclass(frozen=True, slots=True)
class JudgeResults:
    """One judge's results on the answers of one task."""

    judges: int  #: people; a machine judge is one, however many sessions it has
    group: Group
    answers: tuple[int, int]  #: of humans and machines; of people verdicts, which are on more
    is_trained: bool = False


Sides = Mapping[tuple[str, str], JudgeResults]  #: by task and who judged


def on_all(rows: DataFrame, by: Clustering) -> Sides:
    """Results on everything that each judged.

    Args:
        rows: Verdicts as `_machines.everyone` gives them.
        by: What people's verdicts are clustered by.
    """
    if rows["task"].nunique() < 2:
        return _sides(rows, by, each_task=True)
    # All tasks together first: other analyses ask for just that, and both are kept.
    return {**_sides(rows, by, each_task=False), **_sides(rows, by, each_task=True)}


def on_shared(rows: DataFrame, by: Clustering) -> Sides:
    """Results on the answers that each judge of the task judged; takes what `on_all` takes."""
    each_task = rows[_is_shared(rows, each_task=True)]
    sides = dict(_sides(each_task, by, each_task=True))
    if rows["task"].nunique() > 1:
        sides |= _sides(rows[_is_shared(rows, each_task=False)], by, each_task=False)
    return sides


def _sides(rows: DataFrame, by: Clustering, *, each_task: bool) -> Sides:
    import pandas as pd

    if rows.empty:
        return {}
    codes, about = _labels(rows, each_task=each_task)
    labels = pd.Series(codes, index=rows.index)
    judges, results_by_judge = _judges(rows, codes), dict[tuple[str, str], JudgeResults]()
    of_machines = rows[WHO].map(is_machine).astype(bool)
    for mask, is_again in ((~of_machines, False), (of_machines, True)):
        way = Clustering.STIMULUS if is_again else by
        there = set(labels[mask].unique().tolist())
        pairs = {code: (code, code) for code in about if code in there}
        groups = grouped(rows[mask], labels[mask], pairs, way) if pairs else {}
        for code, group in groups.items():
            there = rows[labels == code]
            answers = _answers(there) if is_again else (group.matrix.humans, group.matrix.machines)
            is_trained = trained_verdicts(there) is not None
            results_by_judge[about[code]] = JudgeResults(judges[code], group, answers, is_trained)
    return results_by_judge


def _answers(rows: DataFrame) -> tuple[int, int]:
    """The number of humans' and of machines' answers that a machine judge judged."""
    truths = rows[[*ANSWER, "truth"]].drop_duplicates()["truth"].value_counts()
    return int(truths.get("human", 0)), int(truths.get("machine", 0))


def _labels(rows: DataFrame, *, each_task: bool) -> tuple[Codes, dict[int, tuple[str, str]]]:
    """A number for each task and judge, and what the numbers stand for, in order."""
    import numpy as np

    who, task = (rows[name].astype("category").cat for name in (WHO, "task"))
    judges, tasks = list(map(str, who.categories)), list(map(str, task.categories))
    codes = who.codes.to_numpy(dtype=np.intp)
    if each_task:
        codes = codes + task.codes.to_numpy(dtype=np.intp) * len(judges)
    order = {name: place for place, name in enumerate(in_order(judges))}
    about = {
        code: (tasks[code // len(judges)] if each_task else ALL, judges[code % len(judges)])
        for code in np.unique(codes).tolist()
    }
    ordered = sorted(about.items(), key=lambda entry: (entry[1][0], order[entry[1][1]]))
    return np.asarray(codes, dtype=np.intp), dict(ordered)


def _judges(rows: DataFrame, codes: Codes) -> dict[int, int]:
    """The number of participants under each label."""
    import numpy as np
    import pandas as pd

    people = numbers(rows, PARTICIPANT)
    size = int(people.max()) + 1
    # For numbers alone, `unique` of pandas takes a tenth of the time that numpy's takes.
    labels, counts = np.unique(pd.unique(codes * size + people) // size, return_counts=True)
    return dict(zip(labels.tolist(), counts.tolist(), strict=True))


def _is_shared(rows: DataFrame, *, each_task: bool) -> NDArray[np.bool_]:
    """A mask of the verdicts on answers that all judges of their task, or of any, judged."""
    import numpy as np
    import pandas as pd

    who = rows[WHO].astype("category").cat.codes.to_numpy(dtype=np.intp)
    size, answers = int(who.max(initial=0)) + 1, numbers(rows, ANSWER)
    task = numbers(rows, ["task"]) if each_task else np.zeros_like(who)
    each, tasks = (pd.unique(codes * size + who) // size for codes in (answers, task))
    needed, judge_counts = np.bincount(tasks), np.bincount(each)
    shared: NDArray[np.bool_] = judge_counts[answers] == needed[task]
    return shared


ANALYSIS = Analysis(
    title=message("Human and machine judges"),
    about=message(
        "Proportions of correct verdicts and detectability for people and each machine judge, "
        "on all answers and on those that all of them judged."
    ),
    compute=compute,
    figures=figures,
    chapter="machine_judges",
    compares="judge",
)
