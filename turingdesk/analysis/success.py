"""Success rates: how often judges said that a witness was human (paper 3, Table 1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import Analysis, tabled
from turingdesk.analysis._clusters import clustering_of, method
from turingdesk.analysis._counted import of_role, verdicts
from turingdesk.analysis._figure import (
    Axis,
    Figure,
    Panel,
    Points,
    caption,
    known,
    paneled,
    task_title,
    with_few,
)
from turingdesk.analysis._groups import Share, inferences, proportions
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.analysis.statistics.inference import Inference
from turingdesk.core.message import join, message, plural
from turingdesk.table.identity import PARTICIPANT, numbers

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame, Series

HUMANS = message("(humans)")
COLUMNS = {
    "task": "str",
    "witness": "str",
    "n": "int64",
    "success": "int64",
    "rate": "float64",
    "sd": "float64",
    "ci_low": "float64",
    "ci_high": "float64",
    "p": "float64",
    "minus_half": "float64",
    "minus_humans": "float64",
    "minus_humans_low": "float64",
    "minus_humans_high": "float64",
    "minus_humans_p": "float64",
    "first_n": "int64",
    "first_success": "int64",
    "first_rate": "float64",
    "first_low": "float64",
    "first_high": "float64",
    "first_method": "str",
    "generalizes": "str",
    "method": "str",
    "note": "str",
}
_NOBODY = message("The table contains counts of verdicts without their order.")


@dataclass(frozen=True, slots=True)
class _Witness:
    """The shares of one witness: of all verdicts, and of first ones."""

    overall: Share
    first: Share | None
    apart: Inference | None  #: the difference from the humans of the task


def compute(responses: DataFrame) -> DataFrame:
    """One row for each task and witness, the humans together, the most successful first.

    `first_` is the same for the first trial of the task that each judge was given, practice
    apart; a first trial that does not count is not replaced by the second.
    """
    rows = verdicts(responses)
    labels = _witnesses(rows)
    by = clustering_of(responses)
    said_human = (rows["choice"] == "human").to_numpy(dtype=bool)
    shares = proportions(rows, labels, by, said_human)
    first = _first(responses)
    firsts: dict[Any, Share] = {}
    if first is not None:
        is_first = first.loc[rows.index].to_numpy(dtype=bool)
        firsts = proportions(rows[is_first], labels[is_first], by, said_human[is_first])
    note = "" if first is not None else _NOBODY
    apart = _from_humans(rows, labels, by, said_human)
    witnesses = {
        label: _Witness(share, firsts.get(label), apart.get(label))
        for label, share in shares.items()
    }
    table_rows = [
        _row(label, witness, witnesses.get((label[0], HUMANS)), note)
        for label, witness in witnesses.items()
    ]
    table = tabled(table_rows, COLUMNS)
    return table.sort_values(
        ["task", "rate", "witness"], ascending=[True, False, True], ignore_index=True
    )


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """Success rates of all verdicts and of first ones, by task (paper 3, Fig. 10)."""
    table = compute(responses)
    if table.empty:
        return ()
    # People first, then machines by name: the same order in all figures.
    names = sorted({*table["witness"]}, key=lambda name: (name != HUMANS, name))
    panels = [
        Panel(task_title(str(task)), tuple(_series(task_rows, names)))
        for task, task_rows in table.groupby("task")
    ]
    what = message(
        "Proportion of 'human' verdicts (n = {verdicts}, {first_n:,} of first trials).",
        first_n=int(table["first_n"].sum()),
        verdicts=plural("%n verdict", "%n verdicts", int(table["n"].sum())),
    )
    axes = Axis("", tuple(names)), Axis(message("Success rate"), low=0.0, high=1.0)
    title = message("Success rate, all and first trials")
    figure = Figure("success-first", title, *axes, chance=0.5, horizontal=True)
    caption_text = with_few(
        caption(what, [method(verdicts(responses), clustering_of(responses))]),
        [*table["n"], *table["first_n"]],
    )
    return (paneled(replace(figure, caption=caption_text), panels),)


def _series(rows: DataFrame, names: Sequence[str]) -> Iterator[Points]:
    """The success rates of all verdicts of a task, and of first ones if there are any."""
    rows = rows.sort_values("witness", key=lambda witnesses: witnesses.map(names.index))
    x = [names.index(name) for name in rows["witness"]]
    for prefix, ends, name in (
        ("", "ci", message("all")),
        ("first_", "first", message("each judge's first trial")),
    ):
        names_of = (f"{prefix}rate", f"{ends}_low", f"{ends}_high")
        y, low, high = (known(rows[column]) for column in names_of)
        if rows[f"{prefix}n"].any():
            yield Points(x, y, low, high, name, counts=rows[f"{prefix}n"].tolist())


def _from_humans(
    rows: DataFrame, labels: Series[Any], by: Clustering, said_human: NDArray[np.bool_]
) -> dict[tuple[str, str], Inference]:
    """The difference between each machine and the humans of its task in being called human."""
    there = set(labels)
    weights_by_witness = {
        label: {"\n".join(label): 1.0, f"{label[0]}\n{HUMANS}": -1.0}
        for label in there
        if label[1] != HUMANS and (label[0], HUMANS) in there
    }
    return inferences(rows, labels.map("\n".join), weights_by_witness, by, said_human)


def _witnesses(rows: DataFrame) -> Series[Any]:
    """Task and witness of each verdict: people are taken together, machines one by one."""
    import pandas as pd

    agents = rows["agent"].astype("object").replace("", message("(not named)"))
    who = agents.where(rows["truth"] != "human", HUMANS)
    both = list(zip(rows["task"].astype("str"), who.astype("str"), strict=True))
    return pd.Series(both, index=rows.index, dtype="object")


def _first(responses: DataFrame) -> Series[bool] | None:
    """A mask of answers of a judge's first trial of a task; None if no one is named."""
    import numpy as np
    import pandas as pd

    if not {"session", "participant", "step"} <= {*responses.columns}:
        return None
    verdict_rows = of_role(responses, "verdict")
    verdict_rows = verdict_rows[
        (verdict_rows["question"] == "origin")
        & ~verdict_rows["superseded"]
        & ~verdict_rows["practice"]
    ]
    judges = numbers(verdict_rows, (*PARTICIPANT, "task"))
    step = verdict_rows["step"].to_numpy(dtype=np.int64)
    # One number that sorts by session, then by step.
    moment = _places(verdict_rows["session"]) * (int(step.max(initial=0)) + 1) + step
    earliest = np.full(int(judges.max(initial=-1)) + 1, np.iinfo(np.int64).max)
    # `earliest[judges] = …` would keep one of a judge's moments, not the first.
    np.minimum.at(earliest, judges, moment)
    return pd.Series(moment == earliest[judges], index=verdict_rows.index).reindex(
        responses.index, fill_value=False
    )


def _places(sessions: Series[Any]) -> NDArray[np.int64]:
    """The place of each answer's session in time: sessions of a participant are numbered."""
    import numpy as np

    # Names are taken apart once a session, not once an answer.
    names = sessions.astype("category").cat
    every = names.categories.astype("str").to_series()
    numbers = every.str.extract(r"_ses-(\d+)_", expand=False).fillna("0").astype("int64")
    # lexsort sorts by its last key first: by number, as texts would put 10 before 9, then by name.
    order = np.lexsort((every.to_numpy(dtype=object), numbers.to_numpy()))
    place = np.empty(len(order), dtype=np.int64)
    place[order] = np.arange(len(order))
    session_places: NDArray[np.int64] = place[names.codes.to_numpy()]
    return session_places


def _row(
    about: tuple[str, str], success: _Witness, humans: _Witness | None, note: str
) -> dict[str, Any]:
    task, witness = about
    share, first = success.overall, success.first
    estimate = share.estimate
    notes = [estimate.note, note]
    if humans is None:
        notes.append(message("No verdicts on what humans made, so there is no human baseline."))
    elif first is None and not note:
        notes.append(message("No judge started with this witness."))
    return {
        "task": task,
        "witness": witness,
        "n": share.n,
        "success": share.right,
        "rate": estimate.value,
        "minus_half": share.right / share.n - 0.5,
        **_against(success.apart),
        "first_n": first.n if first else 0,
        "first_success": first.right if first else 0,
        "first_rate": first.estimate.value if first else None,
        "first_low": first.estimate.low if first else None,
        "first_high": first.estimate.high if first else None,
        "first_method": first.estimate.method if first else "",
        "p": estimate.p,
        **estimate.columns(),
        "note": join(" ", notes),
    }


def _against(apart: Inference | None) -> dict[str, float | None]:
    names = ("minus_humans", "minus_humans_low", "minus_humans_high", "minus_humans_p")
    if apart is None:
        return dict.fromkeys(names)
    low, high = apart.interval() or (None, None)
    test = apart.against(0.0)
    p = None if test is None else test.p
    return dict(zip(names, (apart.value, low, high, p), strict=True))


ANALYSIS = Analysis(
    title=message("Success rate"),
    about=message(
        "How often judges judged a witness human: over all verdicts and in each judge's first "
        "trial, compared with the humans and 50%."
    ),
    compute=compute,
    figures=figures,
)
