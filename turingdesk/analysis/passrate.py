"""X-turn pass rate: how often judges did not find the machine of a pair (paper 5, Sec. 4.2).

The paper's rate is a mean over pairs: 1 - (1/N) sum C/K, where C of a pair's K judges found the
machine. So an average over its two settings weighs 10 and 15 topics, and all averages of its LLM
judges are just that. Those of its human judges are taken over judgments instead: Claude's follow
from 3 to 5 of them (21 and 35, or 42 and 70), and not from 2 to 3 topics; Qwen's 44.6 for 3
turns, which lies below both of its parts, follows from nothing. The definition is what is
computed, as `pass_rate`; the share over judgments, which is the same where all pairs have as
many judges, is beside it as `pooled`.

A pair of a live game is a room, which is judged once or twice. What resembles each other there are
verdicts of one interrogator and those on one human witness, so errors cluster by them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import Analysis, tabled
from turingdesk.analysis._clusters import Clusters, clustering_of, clusters, in_rooms
from turingdesk.analysis._counted import side_verdicts
from turingdesk.analysis._figure import Axis, Figure, Line, Points, known, with_few
from turingdesk.analysis._talks import settings, shown_turns
from turingdesk.analysis.statistics.clustering import (
    ENOUGH_STIMULI,
    FEWEST_JUDGES,
    FEWEST_STIMULI,
    INTERROGATIONS,
    VERDICTS,
    Clustering,
)
from turingdesk.analysis.statistics.inference import (
    EXACT,
    Roles,
    Trials,
    of_counts,
    standard_error,
)
from turingdesk.core.lengths import LengthUnit
from turingdesk.core.message import join, message, plural
from turingdesk.table.agent_columns import continued_models
from turingdesk.table.identity import (
    PARTICIPANT,
    ROW,
    STIMULUS,
    ByStimulus,
    dense,
    keys,
    machines_side,
    numbers,
)

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame, Series

    Codes = NDArray[np.intp]


ALL = message("(all)")
MOST = 40  #: topics that a readable figure can have
GIVEN = ("setting", "turns", "agent", "topic", "pair", "judge", "found")
UNIT = "length_of"  #: what `turns` counts, where that is known
COLUMNS = {
    "agent": "str",
    "setting": "str",
    "turns": "Int64",
    UNIT: "str",
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


def compute(responses: DataFrame) -> DataFrame:
    """Rates of the pairs in which one side is a machine's: see `rates`.

    The setting is that of `_talks`, the topic the prompt. Whose machine it is follows from
    verdicts on the same stimulus shown by itself, where a pair does not tell. Turns that a model
    wrote with itself before count as well (paper 5, Section 3.3): ten with a person as 110. X of
    live games are exchanges.
    """
    return rates(judgments(responses), clustering_of(responses))


def rates(judged: DataFrame, by: Clustering = Clustering.BOTH) -> DataFrame:
    """One row for each agent and number of turns: over all settings, each, and each topic.

    Args:
        judged: One row a judgment: `setting` (such as ping-pong or burst), `turns` (X; empty
            where not known), `agent` (whose the machine's side is), `topic`, `pair`, `judge`,
            and `found` (whether the judge found the machine); `length_of`, what X counts, can
            be missing. Of live games also `is_live`, `interrogator`, and `witness`: see
            `judgments`.
        by: By what standard errors are clustered; a pair is a stimulus.
    """
    rate_rows = list(_rows(judged if UNIT in judged else judged.assign(**{UNIT: ""}), by))
    return tabled(rate_rows, COLUMNS)


def judgments(responses: DataFrame) -> DataFrame:
    """The judgments of pairs that count, as `rates` takes them; none if no one is named.

    Where some are of live games, `is_live` says which, and `interrogator` and `witness` number the
    people of all of them together, as `clusters` does.
    """
    import pandas as pd

    rows = side_verdicts(responses)
    if rows.empty or not {"stimulus", "participant"} <= {*rows.columns}:
        return pd.DataFrame(columns=[*GIVEN, UNIT])
    continued = continued_models(responses)
    named = zip(rows["study"].astype("str"), _agents(rows, responses), strict=True)
    models = [continued.get((study, agent), (agent, 0)) for study, agent in named]
    # Int64 with a capital letter can be missing, as turns are where they aren't known.
    earlier = pd.Series([turns for _, turns in models], index=rows.index, dtype="Int64")
    turn_columns = shown_turns(rows, responses)
    columns = {
        "setting": settings(rows),
        "turns": turn_columns["turns"] + earlier,
        UNIT: turn_columns[UNIT],
        "agent": pd.Series([agent for agent, _ in models], index=rows.index, dtype="str"),
        "topic": rows["prompt"].astype("str"),
        "pair": numbers(rows, (*STIMULUS, "length")),
        "judge": numbers(rows, PARTICIPANT),
        "found": rows["correct"].astype("bool"),
    }
    if (people := clusters(rows)).roles is Roles.SHARED:
        columns |= {"interrogator": people.judges, "witness": people.stimuli}
        columns["is_live"] = in_rooms(rows)
    return pd.DataFrame(columns, index=rows.index)


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """Pass rate over turns where there are several lengths, and by topic (paper 5, Fig. 6)."""
    table = compute(responses)
    if table.empty:
        return ()
    return (*_over_turns(table), *_by_topic(table))


def _rows(judged: DataFrame, by: Clustering) -> Iterator[dict[str, Any]]:
    # Pairs whose number of turns isn't known are a group of their own; pandas would drop them.
    for (agent, unit, turns), group_rows in judged.groupby(["agent", UNIT, "turns"], dropna=False):
        about = {"agent": str(agent), "turns": turns, UNIT: str(unit)}
        settings = sorted(set(group_rows["setting"]))
        if len(settings) != 1:
            yield {**about, "setting": ALL, "topic": ALL, **_rate(group_rows, by)}
        for setting in settings:
            part = group_rows[group_rows["setting"] == setting]
            yield {**about, "setting": setting, "topic": ALL, **_rate(part, by)}
        topics = sorted(set(group_rows["topic"]) - {""})
        for topic in topics if len(topics) > 1 else ():
            part = group_rows[group_rows["topic"] == topic]
            yield {**about, "setting": ALL, "topic": topic, **_rate(part, by)}


def _rate(judgments_of_one: DataFrame, by: Clustering) -> dict[str, Any]:
    import numpy as np

    pairs, judges = (
        np.unique(judgments_of_one[column], return_inverse=True)[1] for column in ("pair", "judge")
    )
    pass_rate = passed(
        ~judgments_of_one["found"].to_numpy(dtype=bool),
        pairs,
        judges,
        by,
        _people(judgments_of_one),
    )
    return {
        "pairs": pass_rate.pairs,
        "n": pass_rate.n,
        "judges_a_pair": pass_rate.n / pass_rate.pairs,
        "pass_rate": pass_rate.value,
        "se": pass_rate.error,
        "ci_low": pass_rate.low,
        "ci_high": pass_rate.high,
        "pooled": pass_rate.pooled,
        "generalizes": pass_rate.generalizes,
        "method": pass_rate.method,
        "note": pass_rate.note,
    }


def _people(judgment_rows: DataFrame) -> Clusters | None:
    """Interrogators and human witnesses of some judgments; None if none is of a live game."""
    import numpy as np

    if "is_live" not in judgment_rows or not judgment_rows["is_live"].any():
        return None
    # Both roles together, since one person can be an interrogator here and a witness there.
    codes = dense(
        np.concatenate([judgment_rows["interrogator"], judgment_rows["witness"]])
    ).astype(np.int64)
    words = INTERROGATIONS if judgment_rows["is_live"].all() else _PAIRS
    return Clusters(codes[: len(judgment_rows)], codes[len(judgment_rows) :], words, Roles.SHARED)


def _agents(rows: DataFrame, responses: DataFrame) -> Series[str]:
    """Whose the machine's side is: as the answer says, or as verdicts on that stimulus do."""
    import pandas as pd

    named_rows = responses[(responses["origin"] == "machine") & (responses["agent"] != "")]
    named_rows = named_rows[named_rows["question"] != "machine_side"]
    agents = named_rows["agent"].astype("str")
    made_by = ByStimulus(dict(zip(keys(named_rows, ROW), agents, strict=True)))
    names = [made_by.get(*stimulus) or message("(not named)") for stimulus in machines_side(rows)]
    stated_agents = rows["agent"].astype("str")
    return stated_agents.where(
        stated_agents != "", pd.Series(names, index=rows.index, dtype="str")
    )


def _over_turns(table: DataFrame) -> Iterator[Figure]:
    """One for what is counted in turns, and one for what is counted in exchanges."""
    rows = table[(table["topic"] == ALL) & table["turns"].notna()]
    is_live = rows[UNIT] == LengthUnit.EXCHANGES
    by_turns = ("pass-rate-turns", message("Pass rate over turns"), message("Turns"))
    heading = LengthUnit.EXCHANGES.heading
    by_exchanges = ("pass-rate-exchanges", message("Pass rate over exchanges"), heading)
    for part_rows, titles in ((rows[~is_live], by_turns), (rows[is_live], by_exchanges)):
        if part_rows["turns"].nunique() > 1:
            yield _over(part_rows, *titles)


def _over(rows: DataFrame, name: str, title: str, heading: str) -> Figure:
    lines = [
        Line(
            *_columns(line_rows, "turns"),
            name=join(", ", (str(agent), str(setting))),
            like=str(agent),
            counts=_numbers(line_rows, "turns"),
        )
        for (agent, setting), line_rows in rows.groupby(["agent", "setting"])
    ]
    caption = message(
        "Proportion of judgments in which the machine was not found, {rows}", rows=_caption(rows)
    )
    axes = (Axis(heading), Axis(message("Pass rate"), low=0.0, high=1.0))
    return Figure(name, title, *axes, tuple(lines), caption, 0.5)


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
            *_columns(line_rows, "place"),
            name=join(", ", (str(agent), _turns(turns, str(unit)))),
            like=str(agent),
            counts=_numbers(line_rows, "place"),
        )
        for (agent, unit, turns), line_rows in rows.groupby(["agent", UNIT, "turns"], dropna=False)
    ]
    caption = message(
        "Proportion of judgments in which the machine was not found, {rows}", rows=_caption(rows)
    )
    axes = (Axis("", topics), Axis(message("Pass rate"), low=0.0, high=1.0))
    yield Figure(
        "pass-rate-topics", message("Pass rate by topic"), *axes, tuple(layers), caption, 0.5
    )


def _columns(rows: DataFrame, x: str) -> tuple[list[float], *tuple[list[float | None], ...]]:
    rows = rows.sort_values(x)
    y = (known(rows[name]) for name in ("pass_rate", "ci_low", "ci_high"))
    return ([float(position) for position in rows[x]], *y)


def _numbers(rows: DataFrame, x: str) -> list[int]:
    """The judgments behind each value, in the same order."""
    return [int(n) for n in rows.sort_values(x)["n"]]


def _turns(turns: Any, unit: str) -> str:
    import pandas as pd

    if pd.isna(turns):
        return ""
    if unit == LengthUnit.EXCHANGES:
        return plural("%n exchange", "%n exchanges", int(turns))
    return plural("%n turn", "%n turns", int(turns))


def _caption(rows: DataFrame) -> str:
    return with_few(
        message(
            "as a mean over pairs (n = {judgments}). Error bars are 95% CIs, exact if all agree.",
            judgments=plural("%n judgment", "%n judgments", int(rows["n"].sum())),
        ),
        rows["n"],
    )


_THESE_JUDGES = message("The interval generalizes to other pairs but only to these judges.")
_MEAN = message("mean over pairs")


def _too_few_pairs(pairs: int) -> str:
    return message(
        "No interval: to estimate how much pairs differ, at least {fewest} pairs are needed, not "
        "{count}.",
        fewest=FEWEST_STIMULI,
        count=plural("%n pair", "%n pairs", pairs),
    )


def _few_pairs(pairs: int) -> str:
    return message(
        "The pass rate rests on {count}. With fewer than {enough}, intervals are rough.",
        count=plural("%n pair", "%n pairs", pairs),
        enough=ENOUGH_STIMULI,
    )


_PAIRS = replace(
    VERDICTS,
    by={
        **VERDICTS.by,
        Clustering.STIMULUS: message("pair"),
        Clustering.BOTH: message("judge and pair"),
    },
    too_few_stimuli=_too_few_pairs,
    few_stimuli=_few_pairs,
)
_ALIKE = join("; ", (_MEAN, EXACT))


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
    missed: NDArray[np.bool_],
    pairs: Codes,
    judges: Codes,
    by: Clustering = Clustering.BOTH,
    people: Clusters | None = None,
) -> PassRate:
    """1 - (1/N) sum C/K.

    Args:
        missed: Whether the machine was not found, one place a judgment; there is at least one.
        pairs: The number of its pair, from 0 without gaps.
        judges: The number of its judge, from 0 without gaps.
        by: By what errors are clustered; a pair is a stimulus.
        people: In live games the clusters instead of judges and pairs.
    """
    import numpy as np

    k = np.bincount(pairs)
    each = np.bincount(pairs, weights=missed) / k
    value, size = float(each.mean()), len(k)
    rate = (size, len(missed), value, float(missed.mean()))
    if missed.all() or not missed.any():
        return _alike(rate)
    moved = np.asarray((missed - value) / (k[pairs] * size), dtype=np.float64)
    note = "" if np.ptp(k) == 0 else message("Pairs have different numbers of judges.")
    if people is None:
        people = Clusters(judges.astype(np.int64), pairs.astype(np.int64), _PAIRS)
        if by is Clustering.BOTH and len(np.unique(judges)) < FEWEST_JUDGES and size > 1:
            # Machine judges often judge alone: what they say of other pairs is worth knowing.
            by, note = Clustering.STIMULUS, join(" ", (note, _THESE_JUDGES))
    kinds = (people.judges, people.stimuli, people.words, people.roles)
    trials = Trials(np.zeros(len(missed), dtype=np.int64), missed, *kinds)
    # All pairs have the same weight, however many judges each of them had.
    influences = replace(trials.influences(moved), weights=1 / k[pairs])
    off = standard_error(influences, float((moved**2).sum()), by).share(len(missed), value)
    low, high = off.interval() or (None, None)
    method, note = join("; ", (_MEAN, off.method)), join(" ", (note, off.note))
    return PassRate(*rate, off.error, low, high, method, note, off.generalizes)


def _alike(rate: tuple[int, int, float, float]) -> PassRate:
    """The pass rate if all judgments agree.

    Args:
        rate: Pairs, judgments, the rate, and the share of judgments; the last two are 0 or 1.
    """
    size, _, value, _ = rate
    # What is said of other pairs rests on pairs: each counts as one trial.
    exact = of_counts({0: (size if value else 0, size)}, {0: 1.0})
    note = message("All judgments agree, so the interval is exact, with pairs as trials.")
    low, high = exact.interval() or (None, None)
    return PassRate(*rate, exact.error, low, high, _ALIKE, note)


ANALYSIS = Analysis(
    title=message("Pass rate"),
    about=message(
        "How often judges didn't find the machine of a pair: X-turn pass rate by agent, "
        "setting, number of turns, and topic."
    ),
    compute=compute,
    figures=figures,
)
