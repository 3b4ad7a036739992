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
from turingdesk.analysis._clusters import clustering_of
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
    columns = dict.fromkeys(column for settings in agents.values() for column in settings)
    varying = [
        column
        for column in columns
        if len({settings.get(column) for settings in agents.values()}) > 1
    ]
    compared = [
        column for column in varying if column not in _DESCRIBES and not column.startswith(RANK)
    ]
    if "prompt" in columns and PROMPT_FILE in compared:
        compared.remove(PROMPT_FILE)  # the file has the errors, examples, and so on as well
    for setting in compared:
        same_setting = (setting, *(_OF_MODEL if setting == "model" else ()))
        others = [column for column in compared if column not in same_setting]
        groups: dict[tuple[str, ...], dict[str, str]] = {}
        for agent, values_by_column in agents.items():
            if setting in values_by_column:
                key = tuple(values_by_column.get(column, "") for column in others)
                groups.setdefault(key, {})[agent] = values_by_column[setting]
        for key, values in groups.items():
            if len({*values.values()}) > 1:
                parts = zip(others, key, strict=True)
                alike = "; ".join(f"{_words(column)} {value}" for column, value in parts if value)
                yield Comparison(setting, alike, values)


def compute(responses: DataFrame) -> DataFrame:
    """One row for each value of a setting by which machines can be compared.

    A task that several blocks show has rows for each of them as well.
    """
    by = clustering_of(responses)
    rows, pairs = verdicts(responses), passrate.judgments(responses)
    machines = rows[rows["truth"] == "machine"]
    made_rows = [
        {"setting": comparison.setting, "alike": comparison.alike, **row}
        for comparison in comparisons(_agents(responses))
        for row in (*_succeeded(comparison, machines, by), *_passed(comparison, pairs, by))
    ]
    why = (
        message("no two machines differ in exactly one column of agents.csv")
        if [*agent_columns(responses)]
        else message("the study has no agents.csv")
    )
    return filled(made_rows, COLUMNS, not_computed(why))


def _agents(responses: DataFrame) -> dict[str, dict[str, str]]:
    """The known settings of each machine, by name."""
    columns = [*agent_columns(responses)]
    machine_rows = responses.loc[responses["origin"] == "machine", ["agent", *columns]]
    return {
        str(row["agent"]): {
            column.removeprefix(PREFIX): str(row[column]) for column in columns if row[column]
        }
        for row in machine_rows.drop_duplicates("agent").sort_values("agent").to_dict("records")
    }


def _succeeded(
    comparison: Comparison, machines: DataFrame, by: Clustering
) -> Iterator[dict[str, Any]]:
    """The share of verdicts "human" on machines with each value."""
    agent_rows = machines[machines["agent"].isin([*comparison.values])]
    for task, rows in agent_rows.groupby("task", observed=True):
        for block, part in _blocks(rows, "block"):
            said_human = (part["choice"] == "human").to_numpy(dtype=bool)
            values = part["agent"].astype("str").map(dict(comparison.values))
            shares = proportions(part, values, by, said_human)
            for value in in_order(shares):
                share = shares[value]
                yield {
                    **_about(comparison, value, SUCCESS, block),
                    "task": str(task),
                    "n": share.n,
                    "rate": share.estimate.value,
                    **_shared_settings(share.estimate.columns()),
                }


def _passed(comparison: Comparison, pairs: DataFrame, by: Clustering) -> Iterator[dict[str, Any]]:
    """The share of pairs in which the machine was not found, by value and number of turns."""
    agent_rows = pairs[pairs["agent"].isin([*comparison.values])]
    if agent_rows.empty:
        return
    rates = passrate.rates(
        agent_rows.assign(agent=agent_rows["agent"].map(dict(comparison.values))), by
    )
    rates = rates[rates["topic"] == ALL]
    for value in in_order(rates["agent"].unique()):
        for row in rates[rates["agent"] == value].to_dict("records"):
            about = _about(comparison, value, PASSED, str(row["setting"]))
            yield {**about, **_shared_settings(row), "rate": row["pass_rate"]}


def _shared_settings(row: Mapping[Any, Any]) -> dict[str, Any]:
    """The settings that a row shares with the other rows of its table."""
    return {name: value for name, value in row.items() if name in COLUMNS and name != "setting"}


def _about(comparison: Comparison, value: str, measure: str, block: str) -> dict[str, str]:
    agents = sorted(
        agent for agent, agent_value in comparison.values.items() if agent_value == value
    )
    return {"value": value, "agents": ", ".join(agents), "measure": measure, "block": block}


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
    table = table[table["rate"].notna() & (table["block"] == ALL)]
    if table["turns"].nunique() > 1:  # rates of different lengths are not comparable
        table = table[table["turns"].isna()]
    return tuple(
        _drawn(str(setting), setting_rows) for setting, setting_rows in table.groupby("setting")
    )


def _drawn(setting: str, rows: DataFrame) -> Figure:
    values = tuple(in_order(rows["value"].unique()))
    panels = [
        Panel(
            task_title(str(task)) if task else str(measure),
            tuple(_points(str(alike), part, values) for alike, part in part_rows.groupby("alike")),
        )
        for (measure, task), part_rows in rows.groupby(["measure", "task"])
    ]
    what = message(
        "How often judges judged machines human, or didn't find them in a pair, by "
        "{setting} (n = {verdicts}). Machines of one color are alike in all other settings.",
        setting=_words(setting),
        verdicts=plural("%n verdict", "%n verdicts", int(rows["n"].sum())),
    )
    title = message("Success by {setting}", setting=_words(setting))
    axes = Axis(_words(setting).capitalize(), values), Axis(message("Rate"), low=0.0, high=1.0)
    figure = Figure(
        file_name("agent-settings", setting),
        title,
        *axes,
        caption=with_few(caption(what, rows["method"]), rows["n"]),
        chance=0.5,
    )
    return paneled(figure, panels)


def _points(alike: str, rows: DataFrame, values: tuple[str, ...]) -> Points:
    x = [values.index(value) for value in rows["value"]]
    y, low, high = (known(rows[name]) for name in ("rate", "ci_low", "ci_high"))
    counts = [int(n) for n in rows["n"]]
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
