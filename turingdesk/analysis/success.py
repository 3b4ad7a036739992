"""Success rates: how often judges said that a witness was human (paper 3, Table 1)."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import Analysis
from turingdesk.analysis._clusters import chosen, trials
from turingdesk.analysis._counted import of_role, verdicts
from turingdesk.analysis._estimate import Estimate, wilson
from turingdesk.analysis._figure import Axis, Figure, Points
from turingdesk.analysis._groups import Share
from turingdesk.analysis._known import known
from turingdesk.analysis._margin import margin
from turingdesk.analysis.statistics.clustering import Clustering

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame, Series

HUMANS = "(humans)"
COLUMNS = {
    "task": "str",
    "witness": "str",
    "n": "int64",
    "success": "int64",
    "rate": "float64",
    "sd": "float64",
    "ci_low": "float64",
    "ci_high": "float64",
    "minus_half": "float64",
    "minus_humans": "float64",
    "minus_humans_low": "float64",
    "minus_humans_high": "float64",
    "first_n": "int64",
    "first_success": "int64",
    "first_rate": "float64",
    "first_low": "float64",
    "first_high": "float64",
    "method": "str",
    "note": "str",
}
_DIFFERENCE = (
    "differences from the humans: both intervals taken as independent (Newcombe's method 10)"
)
_NOBODY = "The table counts verdicts and does not say which were the first."


@dataclass(frozen=True, slots=True)
class _Witness:
    """The shares of one witness: of all verdicts, and of first ones."""

    whole: Share
    first: Share | None


def compute(responses: DataFrame) -> DataFrame:
    """One row for each task and witness, the humans together, the most successful first.

    `first_` is the same for the first trial of the task that each judge was given, practice
    apart; a first trial that does not count is not replaced by the second.
    """
    import pandas as pd

    rows = verdicts(responses)
    labels = _witnesses(rows)
    by = chosen(responses)
    whole = _shares(rows, labels, by)
    first = _first(responses)
    firsts: dict[Any, Share] = {}
    if first is not None:
        is_first = first.loc[rows.index].to_numpy(dtype=bool)
        firsts = _shares(rows[is_first], labels[is_first], by)
    told = "" if first is not None else _NOBODY
    found = {one: _Witness(share, firsts.get(one)) for one, share in whole.items()}
    made = [_row(one, own, found.get((one[0], HUMANS)), told) for one, own in found.items()]
    table = pd.DataFrame(made, columns=list(COLUMNS)).astype(COLUMNS)
    return table.sort_values(
        ["task", "rate", "witness"], ascending=[True, False, True], ignore_index=True
    )


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """Each task's success rates, of all verdicts and of first ones (paper 3, Fig. 10)."""
    table = compute(responses)
    return tuple(_figure(str(task), own) for task, own in table.groupby("task"))


def _figure(task: str, own: DataFrame) -> Figure:
    names = tuple(own["witness"])
    layers = []
    for prefix, ends, name, shift in (
        ("", "ci", "all", -0.1),
        ("first_", "first", "each judge's first trial", 0.1),
    ):
        names_of = (f"{prefix}rate", f"{ends}_low", f"{ends}_high")
        y, low, high = (known(own[column]) for column in names_of)
        if own[f"{prefix}n"].any():
            layers.append(Points([place + shift for place in range(len(y))], y, low, high, name))
    how = str(own["method"].mode().iloc[0]).removesuffix(f"; {_DIFFERENCE}")
    caption = (
        f"Share of verdicts that were 'human' (n = {int(own['n'].sum()):,} verdicts, "
        f"{int(own['first_n'].sum()):,} of first trials). Error bars are 95 % intervals: "
        f"{how}."
    )
    axes = (Axis("", names), Axis("Success rate", low=0.0, high=1.0))
    title = f"Success rate, all and first trials: {task}"
    return Figure(f"success-first-{task}", title, *axes, tuple(layers), caption, 0.5)


def _shares(rows: DataFrame, labels: Series[Any], by: Clustering) -> dict[Any, Share]:
    """The share of "human" under each label."""
    import numpy as np
    import pandas as pd

    codes, names = pd.factorize(labels)
    success = (rows["choice"] == "human").to_numpy(dtype=bool)
    known_as = trials(rows, codes.astype(np.int64), success)
    times = rows["n"].to_numpy(dtype=np.int64)
    found = {}
    for code, name in enumerate(names):
        own = codes == code
        n, k = int(times[own].sum()), int(times[own & success].sum())
        judges, stimuli = (
            None if one is None else one[own] for one in (known_as.judges, known_as.stimuli)
        )
        moved = times[own] * (success[own] - k / n) / n
        is_wilson = k in (0, n) or by is Clustering.TRIAL
        off = None if is_wilson else margin(k / n, moved, judges, stimuli, by)
        if off is None:
            found[name] = Share(k, n, _by_trial(k, n))
        else:
            found[name] = Share(
                k, n, Estimate(k / n, off.error, off.low, off.high, "", off.method)
            )
    return found


def _by_trial(k: int, n: int) -> Estimate:
    one = wilson(k, n)
    note = "" if 0 < k < n else "All verdicts agree."
    return Estimate(one.value, one.sd, one.low, one.high, note, one.method)


def _witnesses(rows: DataFrame) -> Series[Any]:
    """Task and witness of each verdict: people are taken together, machines one by one."""
    import pandas as pd

    agents = rows["agent"].astype("object").replace("", "(not named)")
    who = agents.where(rows["truth"] != "human", HUMANS)
    both = list(zip(rows["task"].astype("str"), who.astype("str"), strict=True))
    return pd.Series(both, index=rows.index, dtype="object")


def _first(responses: DataFrame) -> Series[bool] | None:
    """Whether an answer is of its judge's first trial of a task; None where nobody is named."""
    import numpy as np
    import pandas as pd

    if not {"session", "participant", "step"} <= {*responses.columns}:
        return None
    given = of_role(responses, "verdict")
    given = given[(given["question"] == "origin") & ~given["superseded"] & ~given["practice"]]
    judges = given.groupby(["study", "participant", "task"], observed=True).ngroup().to_numpy()
    step = given["step"].to_numpy(dtype=np.int64)
    moment = _places(given["session"]) * (int(step.max(initial=0)) + 1) + step
    earliest = np.full(int(judges.max(initial=-1)) + 1, np.iinfo(np.int64).max)
    np.minimum.at(earliest, judges, moment)
    return pd.Series(moment == earliest[judges], index=given.index).reindex(
        responses.index, fill_value=False
    )


def _places(sessions: Series[Any]) -> NDArray[np.int64]:
    """The place of each answer's session in time: sessions of a participant are numbered."""
    import numpy as np

    names = sessions.astype("category").cat
    every = names.categories.astype("str").to_series()
    numbers = every.str.extract(r"_ses-(\d+)_", expand=False).fillna("0").astype("int64")
    order = np.lexsort((every.to_numpy(dtype=object), numbers.to_numpy()))
    place = np.empty(len(order), dtype=np.int64)
    place[order] = np.arange(len(order))
    found: NDArray[np.int64] = place[names.codes.to_numpy()]
    return found


def _row(
    about: tuple[str, str], own: _Witness, humans: _Witness | None, note: str
) -> dict[str, Any]:
    task, witness = about
    share, first = own.whole, own.first
    estimate = share.estimate
    notes = [estimate.note, note]
    if humans is None:
        notes.append("No verdicts on what humans made, so there is no human baseline.")
    elif first is None and not note:
        notes.append("No judge began with this witness.")
    return {
        "task": task,
        "witness": witness,
        "n": share.n,
        "success": share.right,
        "rate": estimate.value,
        "sd": estimate.sd,
        "ci_low": estimate.low,
        "ci_high": estimate.high,
        "minus_half": share.right / share.n - 0.5,
        **_against(share, None if humans is None or witness == HUMANS else humans.whole),
        "first_n": first.n if first else 0,
        "first_success": first.right if first else 0,
        "first_rate": first.estimate.value if first else None,
        "first_low": first.estimate.low if first else None,
        "first_high": first.estimate.high if first else None,
        "method": f"{estimate.method}; {_DIFFERENCE}",
        "note": " ".join(filter(None, notes)),
    }


def _against(share: Share, humans: Share | None) -> dict[str, float | None]:
    names = ("minus_humans", "minus_humans_low", "minus_humans_high")
    if humans is None:
        return dict.fromkeys(names)
    p, low, high = _ends(share)
    q, q_low, q_high = _ends(humans)
    ends = (p - q, p - q - hypot(p - low, q_high - q), p - q + hypot(high - p, q - q_low))
    return dict(zip(names, ends, strict=True))


def _ends(share: Share) -> tuple[float, float, float]:
    p, one = share.right / share.n, share.estimate
    return p, p if one.low is None else one.low, p if one.high is None else one.high


ANALYSIS = Analysis(
    title="Success rate",
    about="How often judges said that a witness was human: over all verdicts and each judge's "
    "first trial, beside the humans and 50 %.",
    compute=compute,
    figures=figures,
)
