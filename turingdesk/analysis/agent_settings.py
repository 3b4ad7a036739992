"""Machines that differ in a single setting, such as temperature (paper 3, Tables 2 and 3).

Settings are the columns of the study's agents.csv. Two machines are compared by a column where
they are alike in all others. So the analysis also shows how pass rates change with the number of
turns of dialogue history that a model was given (paper 5, Table 2).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from turingdesk.analysis import passrate
from turingdesk.analysis._base import Analysis, filled
from turingdesk.analysis._clusters import chosen
from turingdesk.analysis._counted import verdicts
from turingdesk.analysis._figure import (
    Axis,
    Figure,
    Panel,
    Points,
    caption,
    file_name,
    known,
    paneled,
    task_title,
    with_few,
)
from turingdesk.analysis._groups import proportions
from turingdesk.analysis._levels import in_order
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.analysis.statistics.result import not_computed
from turingdesk.core.message import message, plural
from turingdesk.study.agents_table import PROMPT_FILE, RANK, TITLE
from turingdesk.table.agent_columns import PREFIX, agent_columns

if TYPE_CHECKING:
    from pandas import DataFrame

ALL = passrate.ALL
SUCCESS, PASSED = message("success rate"), message("pass rate")
COLUMNS = {
    "setting": "str",
    "alike": "str",
    "value": "str",
    "agents": "str",
    "measure": "str",
    "task": "str",
    "block": "str",
    "turns": "Int64",
    "n": "int64",
    "rate": "float64",
    "ci_low": "float64",
    "ci_high": "float64",
    "generalizes": "str",
    "method": "str",
    "note": "str",
}
#: What only names or describes an agent.
_DESCRIBES = (TITLE, "notes")
#: What follows from the model, so that two models differ in it, too.
_OF_MODEL = ("version", "parameters", "release_date")


@dataclass(frozen=True, slots=True)
class Comparison:
    """Machines that are alike but for one setting."""

    setting: str  #: the column
    alike: str  #: what they have in common, where other machines differ from them in it
    values: Mapping[str, str]  #: by agent; there are at least two different ones


def comparisons(agents: Mapping[str, Mapping[str, str]]) -> Iterator[Comparison]:
    """Every group of agents that differ in one column only.

    Args:
        agents: By name, what is known of them by column.
    """
    columns = dict.fromkeys(column for told in agents.values() for column in told)
    varying = [one for one in columns if len({told.get(one) for told in agents.values()}) > 1]
    compared = [one for one in varying if one not in _DESCRIBES and not one.startswith(RANK)]
    if "prompt" in columns and PROMPT_FILE in compared:
        compared.remove(PROMPT_FILE)  # the file has the errors, examples, and so on as well
    for setting in compared:
        left = (setting, *(_OF_MODEL if setting == "model" else ()))
        others = [one for one in compared if one not in left]
        groups: dict[tuple[str, ...], dict[str, str]] = {}
        for agent, told in agents.items():
            if setting in told:
                key = tuple(told.get(one, "") for one in others)
                groups.setdefault(key, {})[agent] = told[setting]
        for key, values in groups.items():
            if len({*values.values()}) > 1:
                parts = zip(others, key, strict=True)
                alike = "; ".join(f"{_words(one)} {told}" for one, told in parts if told)
                yield Comparison(setting, alike, values)


def compute(responses: DataFrame) -> DataFrame:
    """One row for each value of a setting by which machines can be compared.

    A task that several blocks show has rows for each of them as well.
    """
    by = chosen(responses)
    rows, pairs = verdicts(responses), passrate.judgments(responses)
    machines = rows[rows["truth"] == "machine"]
    made = [
        {"setting": one.setting, "alike": one.alike, **row}
        for one in comparisons(_agents(responses))
        for row in (*_succeeded(one, machines, by), *_passed(one, pairs, by))
    ]
    why = (
        message("no two machines differ in exactly one column of agents.csv")
        if [*agent_columns(responses)]
        else message("the study has no agents.csv")
    )
    return filled(made, COLUMNS, not_computed(why))


def _agents(responses: DataFrame) -> dict[str, dict[str, str]]:
    """What is known of each machine, by name."""
    columns = [*agent_columns(responses)]
    made = responses.loc[responses["origin"] == "machine", ["agent", *columns]]
    return {
        str(row["agent"]): {one.removeprefix(PREFIX): str(row[one]) for one in columns if row[one]}
        for row in made.drop_duplicates("agent").sort_values("agent").to_dict("records")
    }


def _succeeded(one: Comparison, machines: DataFrame, by: Clustering) -> Iterator[dict[str, Any]]:
    """How often machines with each value were judged human."""
    own = machines[machines["agent"].isin([*one.values])]
    for task, rows in own.groupby("task", observed=True):
        for block, part in _blocks(rows, "block"):
            said = (part["choice"] == "human").to_numpy(dtype=bool)
            values = part["agent"].astype("str").map(dict(one.values))
            found = proportions(part, values, by, said)
            for value in in_order(found):
                share = found[value]
                yield {
                    **_about(one, value, SUCCESS, block),
                    "task": str(task),
                    "n": share.n,
                    "rate": share.estimate.value,
                    **_known(share.estimate.columns()),
                }


def _passed(one: Comparison, pairs: DataFrame, by: Clustering) -> Iterator[dict[str, Any]]:
    """How often the machine of a pair was not found, by value and number of turns."""
    own = pairs[pairs["agent"].isin([*one.values])]
    if own.empty:
        return
    rates = passrate.rates(own.assign(agent=own["agent"].map(dict(one.values))), by)
    rates = rates[rates["topic"] == ALL]
    for value in in_order(rates["agent"].unique()):
        for row in rates[rates["agent"] == value].to_dict("records"):
            about = _about(one, value, PASSED, str(row["setting"]))
            yield {**about, **_known(row), "rate": row["pass_rate"]}


def _known(row: Mapping[Any, Any]) -> dict[str, Any]:
    """The settings that a row shares with the other rows of its table."""
    return {name: value for name, value in row.items() if name in COLUMNS and name != "setting"}


def _about(one: Comparison, value: str, measure: str, block: str) -> dict[str, str]:
    own = sorted(agent for agent, told in one.values.items() if told == value)
    return {"value": value, "agents": ", ".join(own), "measure": measure, "block": block}


def _blocks(rows: DataFrame, column: str) -> Iterator[tuple[str, DataFrame]]:
    """All rows, and those of each block where there are several."""
    yield ALL, rows
    blocks = sorted(map(str, rows[column].unique()))
    for block in blocks if len(blocks) > 1 else ():
        yield block, rows[rows[column] == block]


def _words(column: str) -> str:
    return column.replace("_", " ")


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """For each setting, how often machines with each value were judged human, or not found."""
    table = compute(responses)
    table = table[table["rate"].notna() & (table["block"] == ALL) & table["turns"].isna()]
    return tuple(_drawn(str(setting), own) for setting, own in table.groupby("setting"))


def _drawn(setting: str, rows: DataFrame) -> Figure:
    values = tuple(in_order(rows["value"].unique()))
    panels = [
        Panel(
            task_title(str(task)) if task else str(measure),
            tuple(_points(str(alike), part, values) for alike, part in own.groupby("alike")),
        )
        for (measure, task), own in rows.groupby(["measure", "task"])
    ]
    what = message(
        "How often judges judged machines human, or didn't find them in a pair, by "
        "{setting} (n = {verdicts}). Machines of one color are alike in all other settings.",
        setting=_words(setting),
        verdicts=plural("%n verdict", "%n verdicts", int(rows["n"].sum())),
    )
    title = message("Success by {setting}", setting=_words(setting))
    axes = Axis(_words(setting).capitalize(), values), Axis(message("Rate"), low=0.0, high=1.0)
    drawn = Figure(
        file_name("agent-settings", setting),
        title,
        *axes,
        caption=with_few(caption(what, rows["method"]), rows["n"]),
        chance=0.5,
    )
    return paneled(drawn, panels)


def _points(alike: str, own: DataFrame, values: tuple[str, ...]) -> Points:
    x = [values.index(one) for one in own["value"]]
    y, low, high = (known(own[name]) for name in ("rate", "ci_low", "ci_high"))
    counts = [int(n) for n in own["n"]]
    return Points(x, y, low, high, alike or message("similar machines"), counts=counts)


ANALYSIS = Analysis(
    title=message("By setting of machines"),
    about=message(
        "Machines that differ only in one column of agents.csv, such as temperature: how often "
        "they were judged human, or not found in a pair."
    ),
    compute=compute,
    figures=figures,
)
