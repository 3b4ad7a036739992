"""X-turn pass rate: how often judges did not find the machine of a pair (paper 5, Sec. 4.2).

The paper's rate is a mean over pairs: 1 - (1/N) sum C/K, where C of a pair's K judges found the
machine. So an average over its two settings weighs 10 and 15 topics, and all averages of its LLM
judges are just that. Those of its human judges are taken over judgments instead: Claude's follow
from 3 to 5 of them (21 and 35, or 42 and 70), and not from 2 to 3 topics; Qwen's 44.6 for 3
turns, which lies below both of its parts, follows from nothing. The definition is what is
computed, as `pass_rate`; the share over judgments, which is the same where all pairs have as
many judges, is beside it as `pooled`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import Analysis
from turingdesk.analysis._clusters import chosen
from turingdesk.analysis._counted import counted
from turingdesk.analysis._estimate import wilson
from turingdesk.analysis._figure import Axis, Figure, Line, Points, known, with_few
from turingdesk.analysis.statistics.clustering import (
    CLUSTERED,
    FEWEST_JUDGES,
    TWO_WAY,
    Clustering,
)
from turingdesk.analysis.statistics.inference import Inference, Influences, standard_error
from turingdesk.core.message import join, message, plural
from turingdesk.table.agent_columns import continued_models

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame, Series

    Codes = NDArray[np.intp]


ALL = message("(all)")
MOST = 40  #: topics that a readable figure can have
GIVEN = ("setting", "turns", "agent", "topic", "pair", "judge", "found")
COLUMNS = {
    "agent": "str",
    "setting": "str",
    "turns": "Int64",
    "topic": "str",
    "pairs": "int64",
    "n": "int64",
    "judges_a_pair": "float64",
    "pass_rate": "float64",
    "se": "float64",
    "ci_low": "float64",
    "ci_high": "float64",
    "pooled": "float64",
    "generalizes": "str",
    "method": "str",
    "note": "str",
}
_KEY = ["study", "stimulus", "length"]


def compute(responses: DataFrame) -> DataFrame:
    """Rates of the pairs in which one side is a machine's: see `rates`.

    The setting is the block, the topic the prompt. Whose machine it is follows from verdicts
    on the same stimulus shown by itself, where a pair does not tell. Turns that a model wrote
    with itself before count as well (paper 5, Section 3.3): ten with a person as 110.
    """
    return rates(judgments(responses), chosen(responses))


def rates(judged: DataFrame, by: Clustering = Clustering.BOTH) -> DataFrame:
    """One row for each agent and number of turns: over all settings, each, and each topic.

    Args:
        judged: One row a judgment: `setting` (such as ping-pong or burst), `turns` (X; empty
            where not cut), `agent` (whose the machine's side is), `topic`, `pair`, `judge`,
            and `found` (whether the judge found the machine).
        by: By what standard errors are clustered; a pair is a stimulus.
    """
    import pandas as pd

    made = list(_rows(judged, by))
    return pd.DataFrame(made, columns=list(COLUMNS)).astype(COLUMNS)


def judgments(responses: DataFrame) -> DataFrame:
    """The judgments of pairs that count, as `rates` takes them; none if no one is named."""
    import pandas as pd

    rows = counted(responses)
    rows = rows[(rows["question"] == "machine_side") & rows["correct"].notna()]
    if rows.empty or not {"stimulus", "participant"} <= {*rows.columns}:
        return pd.DataFrame(columns=list(GIVEN))
    continued = continued_models(responses)
    named = zip(rows["study"].astype("str"), _agents(rows, responses), strict=True)
    found = [continued.get((study, agent), (agent, 0)) for study, agent in named]
    earlier = pd.Series([turns for _, turns in found], index=rows.index, dtype="Int64")
    made = {
        "setting": rows["block"].astype("str"),
        "turns": rows["length"].astype("Int64") + earlier,
        "agent": pd.Series([agent for agent, _ in found], index=rows.index, dtype="str"),
        "topic": rows["prompt"].astype("str"),
        "pair": rows.groupby(_KEY, observed=True, dropna=False).ngroup(),
        "judge": rows.groupby(["study", "participant"], observed=True).ngroup(),
        "found": rows["correct"].astype("bool"),
    }
    return pd.DataFrame(made)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """Pass rate over turns where there are several lengths, and by topic (paper 5, Fig. 6)."""
    table = compute(responses)
    if table.empty:
        return ()
    return (*_over_turns(table), *_by_topic(table))


def _rows(judged: DataFrame, by: Clustering) -> Iterator[dict[str, Any]]:
    for (agent, turns), own in judged.groupby(["agent", "turns"], dropna=False):
        about = {"agent": str(agent), "turns": turns}
        settings = sorted(set(own["setting"]))
        if len(settings) != 1:
            yield {**about, "setting": ALL, "topic": ALL, **_rate(own, by)}
        for setting in settings:
            part = own[own["setting"] == setting]
            yield {**about, "setting": setting, "topic": ALL, **_rate(part, by)}
        topics = sorted(set(own["topic"]) - {""})
        for topic in topics if len(topics) > 1 else ():
            part = own[own["topic"] == topic]
            yield {**about, "setting": ALL, "topic": topic, **_rate(part, by)}


def _rate(own: DataFrame, by: Clustering) -> dict[str, Any]:
    import numpy as np

    pairs, judges = (np.unique(own[one], return_inverse=True)[1] for one in ("pair", "judge"))
    found = passed(~own["found"].to_numpy(dtype=bool), pairs, judges, by)
    return {
        "pairs": found.pairs,
        "n": found.n,
        "judges_a_pair": found.n / found.pairs,
        "pass_rate": found.value,
        "se": found.error,
        "ci_low": found.low,
        "ci_high": found.high,
        "pooled": found.pooled,
        "generalizes": found.generalizes,
        "method": found.method,
        "note": found.note,
    }


def _agents(rows: DataFrame, responses: DataFrame) -> Series[str]:
    """Whose the machine's side is: as the answer says, or as verdicts on that stimulus do."""
    import pandas as pd

    told = responses[(responses["origin"] == "machine") & (responses["agent"] != "")]
    made_by = dict(
        zip(
            zip(told["study"].astype("str"), told["stimulus"].astype("str"), strict=True),
            told["agent"].astype("str"),
            strict=True,
        )
    )
    left = rows["truth"] == "1"
    side = rows["left_id"].astype("object").where(left, rows["right_id"].astype("object"))
    names = [
        made_by.get((str(study), str(one)), message("(not named)"))
        for study, one in zip(rows["study"], side, strict=True)
    ]
    own = rows["agent"].astype("str")
    return own.where(own != "", pd.Series(names, index=rows.index, dtype="str"))


def _over_turns(table: DataFrame) -> Iterator[Figure]:
    rows = table[(table["topic"] == ALL) & table["turns"].notna()]
    if rows["turns"].nunique() < 2:
        return
    lines = [
        Line(
            *_columns(own, "turns"),
            name=join(", ", (str(agent), str(setting))),
            like=str(agent),
            counts=_numbers(own, "turns"),
        )
        for (agent, setting), own in rows.groupby(["agent", "setting"])
    ]
    caption = message(
        "Proportion of judgments in which the machine was not found, {rows}", rows=_told(rows)
    )
    axes = (Axis(message("Turns")), Axis(message("Pass rate"), low=0.0, high=1.0))
    yield Figure(
        "pass-rate-turns", message("Pass rate over turns"), *axes, tuple(lines), caption, 0.5
    )


def _by_topic(table: DataFrame) -> Iterator[Figure]:
    rows = table[table["topic"] != ALL]
    if not 0 < rows["topic"].nunique() <= MOST:
        return
    by_machine = rows.sort_values(["agent", "pass_rate"], ascending=[True, False])
    topics = tuple(dict.fromkeys(by_machine["topic"]))  # each is of one machine, as a rule
    place = {topic: number for number, topic in enumerate(topics)}
    rows = rows.assign(place=rows["topic"].map(place))
    layers = [
        Points(
            *_columns(own, "place"),
            name=join(", ", (str(agent), _turns(turns))),
            like=str(agent),
            counts=_numbers(own, "place"),
        )
        for (agent, turns), own in rows.groupby(["agent", "turns"], dropna=False)
    ]
    caption = message(
        "Proportion of judgments in which the machine was not found, {rows}", rows=_told(rows)
    )
    axes = (Axis("", topics), Axis(message("Pass rate"), low=0.0, high=1.0))
    yield Figure(
        "pass-rate-topics", message("Pass rate by topic"), *axes, tuple(layers), caption, 0.5
    )


def _columns(own: DataFrame, x: str) -> tuple[list[float], *tuple[list[float | None], ...]]:
    own = own.sort_values(x)
    y = (known(own[name]) for name in ("pass_rate", "ci_low", "ci_high"))
    return ([float(one) for one in own[x]], *y)


def _numbers(own: DataFrame, x: str) -> list[int]:
    """The judgments behind each value, in the same order."""
    return [int(n) for n in own.sort_values(x)["n"]]


def _turns(turns: Any) -> str:
    import pandas as pd

    return "" if pd.isna(turns) else plural("%n turn", "%n turns", int(turns))


def _told(rows: DataFrame) -> str:
    return with_few(
        message(
            "as a mean over pairs (n = {judgments}). Error bars are 95% CIs, Wilson's if all "
            "agree.",
            judgments=plural("%n judgment", "%n judgments", int(rows["n"].sum())),
        ),
        rows["n"],
    )


_THESE_JUDGES = message("The interval generalizes to other pairs but only to these judges.")
_MEAN = message("mean over pairs")
_BY_PAIR = {
    Clustering.STIMULUS: CLUSTERED.format(by=message("pair")),
    Clustering.BOTH: TWO_WAY.format(by=CLUSTERED.format(by=message("judge and pair"))),
}
_SINGLE = message("Not clustered by pair: there is a single pair.")
_ALIKE = message("mean over pairs; Wilson's interval with each pair as one trial")


@dataclass(frozen=True, slots=True)
class PassRate:
    """A pass rate."""

    pairs: int
    n: int  #: judgments
    value: float  #: mean over pairs, each with the same weight
    pooled: float  #: share of all judgments
    error: float | None
    low: float | None  #: of the 95% CI
    high: float | None
    method: str
    note: str = ""
    generalizes: str = ""  #: to what the interval generalizes


def passed(
    missed: NDArray[np.bool_], pairs: Codes, judges: Codes, by: Clustering = Clustering.BOTH
) -> PassRate:
    """1 - (1/N) sum C/K.

    Args:
        missed: Whether the machine was not found, one place a judgment; there is at least one.
        pairs: The number of its pair, from 0 without gaps.
        judges: The number of its judge, from 0 without gaps.
        by: By what errors are clustered; a pair is a stimulus.
    """
    import numpy as np

    k = np.bincount(pairs)
    each = np.bincount(pairs, weights=missed) / k
    value, size = float(each.mean()), len(k)
    rate = (size, len(missed), value, float(missed.mean()))
    if missed.all() or not missed.any():
        found = wilson(size if missed.all() else 0, size)
        note = message("All judgments agree, so the interval is Wilson's.")
        return PassRate(*rate, None, found.low, found.high, _ALIKE, note)
    moved = np.asarray((missed - value) / (k[pairs] * size), dtype=np.float64)
    note = "" if np.ptp(k) == 0 else message("Pairs have different numbers of judges.")
    if by is Clustering.BOTH and len(np.unique(judges)) < FEWEST_JUDGES and size > 1:
        # Machine judges often judge alone: what they say of other pairs is worth knowing.
        by, note = Clustering.STIMULUS, join(" ", (note, _THESE_JUDGES))
    codes = np.asarray(judges, dtype=np.int64), np.asarray(pairs, dtype=np.int64)
    error = standard_error(Influences(moved, *codes), float((moved**2).sum()), by)
    off = Inference(len(missed), value, error.error, error.df, error.clustering, error.note)
    limits = off.interval()
    low, high = (None, None) if limits is None else (max(0.0, limits[0]), min(1.0, limits[1]))
    is_single = by.has_stimuli and not off.clustering.has_stimuli
    note = join(" ", (note, _SINGLE if is_single else off.note))
    method = join("; ", (_MEAN, _BY_PAIR.get(off.clustering, off.method)))
    return PassRate(*rate, off.error, low, high, method, note, off.clustering.generalizes)


ANALYSIS = Analysis(
    title=message("Pass rate"),
    about=message(
        "How often judges didn't find the machine of a pair: X-turn pass rate by agent, "
        "setting, number of turns, and topic."
    ),
    compute=compute,
    figures=figures,
)
