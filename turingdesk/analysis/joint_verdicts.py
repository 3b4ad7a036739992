"""Verdicts on both speakers of a conversation at once: four truths by four verdicts.

Paper 1 asks who is who: two humans, two machines, or A one and B the other. Two verdicts on the
same conversation are not independent, so a conversation counts once here, as one verdict of four.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import Analysis, tabled
from turingdesk.analysis._clusters import clustering_of
from turingdesk.analysis._counted import verdicts
from turingdesk.analysis._estimate import ESTIMATE_COLUMNS
from turingdesk.analysis._figure import (
    Axis,
    Cells,
    Figure,
    cell_text,
    file_name,
    known,
    task_title,
    with_few,
)
from turingdesk.analysis._groups import proportions
from turingdesk.core.message import message, plural

if TYPE_CHECKING:
    from pandas import DataFrame

#: Who A and B are, in the order of rows and columns.
BOTH = ("HH", "HM", "MH", "MM")
COLUMNS = {
    "task": "str",
    "truth": "str",
    "verdict": "str",
    "n": "int64",
    "of": "int64",
    "share": "float64",
    **ESTIMATE_COLUMNS,
}
_TRIAL = ["session", "step", "task", "stimulus"]
_LETTERS = {"human": "H", "machine": "M"}


def compute(responses: DataFrame) -> DataFrame:
    """For each task and truth, how often each of the four verdicts was given.

    Only conversations of which a judge's verdicts on both speakers count.
    """
    rows = joint(responses)
    by = clustering_of(responses)
    share_rows: list[dict[str, Any]] = []
    for verdict in BOTH:
        labels = rows["task"].astype("str") + "\n" + rows["both_truth"]
        shares = proportions(rows, labels, by, (rows["both_said"] == verdict).to_numpy(dtype=bool))
        for label, share in shares.items():
            task, truth = str(label).split("\n")
            about = {"task": task, "truth": truth, "verdict": verdict, "n": share.right}
            estimate = share.estimate
            share_rows.append(
                about | {"of": share.n, "share": estimate.value, **estimate.columns()}
            )
    table = tabled(share_rows, COLUMNS)
    return table.sort_values(["task", "truth", "verdict"], ignore_index=True)


def joint(responses: DataFrame) -> DataFrame:
    """One row for each conversation that someone judged: that of speaker A, with both of them.

    `both_truth` and `both_said` are two letters, for A and for B.
    """
    rows = verdicts(responses)
    if not {*_TRIAL} <= {*rows.columns}:
        return rows.iloc[:0].assign(both_truth="", both_said="")
    rows = rows[rows["subject"].isin(["A", "B"])]
    rows = rows.assign(
        truth_letter=rows["truth"].astype("str").map(_LETTERS),
        said_letter=rows["choice"].astype("str").map(_LETTERS),
    )
    speakers = [rows[rows["subject"] == letter] for letter in ("A", "B")]
    first, second = (
        speaker_rows.drop_duplicates(_TRIAL, keep="last") for speaker_rows in speakers
    )
    plain = {name: "str" for name in _TRIAL if name != "step"}
    of_b = second[[*_TRIAL, "truth_letter", "said_letter"]].astype(plain)
    joint_rows = first.astype(plain).merge(of_b, on=_TRIAL, suffixes=("", "_b"))
    return joint_rows.assign(
        both_truth=joint_rows["truth_letter"] + joint_rows["truth_letter_b"],
        both_said=joint_rows["said_letter"] + joint_rows["said_letter_b"],
    )


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """For each task a matrix: rows who A and B were, columns who judges said they were."""
    table = compute(responses)
    return tuple(_matrix(str(task), task_rows) for task, task_rows in table.groupby("task"))


def _matrix(task: str, rows: DataFrame) -> Figure:
    truths = [truth for truth in BOTH if truth in {*rows["truth"]}]
    keys = zip(rows["truth"], rows["verdict"], strict=True)
    values = zip(known(rows["share"]), rows["n"].tolist(), rows["of"].tolist(), strict=True)
    values_by_place = dict(zip(keys, values, strict=True))
    cells = [[values_by_place[truth, verdict] for verdict in BOTH] for truth in truths]
    layer = Cells(
        [[share for share, *_ in row] for row in cells],
        [[cell_text(*cell) for cell in row] for row in cells],
        [[of for *_, of in row] for row in cells],
    )
    counts = [row[0][2] for row in cells]
    caption = message(
        "Proportion of verdicts on both speakers in each row (n = {conversations}); letters are "
        "speakers A and B, H for human and M for machine. Rows add up to 1.",
        conversations=plural("%n conversation", "%n conversations", sum(counts)),
    )
    title = message("Verdicts on both speakers: {task}", task=task_title(task))
    axes = Axis(message("Verdict"), BOTH), Axis(message("It was"), tuple(truths))
    name = file_name("joint-verdicts", task)
    return Figure(name, title, *axes, (layer,), with_few(caption, counts))


ANALYSIS = Analysis(
    title=message("Verdicts on both speakers"),
    about=message(
        "How often conversations of two humans, of a human and a machine, and of two machines "
        "were judged to be each of these, by judges who gave verdicts on both speakers."
    ),
    compute=compute,
    figures=figures,
)
