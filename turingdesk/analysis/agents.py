"""Machine agents: how often each was recognized, and its detectability (paper 1, Fig. S4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from turingdesk.analysis._base import Analysis, tabled
from turingdesk.analysis._clusters import clustering_of
from turingdesk.analysis._counted import verdicts
from turingdesk.analysis._figure import Figure, count_range, detectabilities
from turingdesk.analysis._groups import Group, grouped
from turingdesk.core.message import message

if TYPE_CHECKING:
    from pandas import DataFrame, Series

COLUMNS = {
    "task": "str",
    "agent": "str",
    "n": "int64",
    "said_machine": "int64",
    "p_mm": "float64",
    "p_mm_sd": "float64",
    "p_mm_low": "float64",
    "p_mm_high": "float64",
    "p_mm_method": "str",
    "detectability": "float64",
    "sd": "float64",
    "ci_low": "float64",
    "ci_high": "float64",
    "n_human": "int64",
    "p_hh": "float64",
    "p": "float64",
    "generalizes": "str",
    "method": "str",
    "note": "str",
}


def compute(responses: DataFrame) -> DataFrame:
    """One row for each task and machine agent, machines in the order that all figures have.

    Detectability is that of the agent's answers against all human answers to the
    same task; so is its interval, which therefore shares the human part with the
    other agents' intervals.
    """
    rows = verdicts(responses)
    is_human = rows["truth"] == "human"
    pairs = rows.loc[~is_human, ["task", "agent"]].drop_duplicates().astype("str")
    machines = sorted(pairs.itertuples(index=False, name=None))
    groups = {machine: (machine[0], "\n".join(machine)) for machine in machines}
    groups_by_machine = grouped(rows, _sides(rows, is_human), groups, clustering_of(responses))
    of_each = [_row(task, agent, group) for (task, agent), group in groups_by_machine.items()]
    table = tabled(of_each, COLUMNS)
    return table.sort_values(["task", "agent"], ignore_index=True)


def _sides(rows: DataFrame, is_human: Series[bool]) -> Series[str]:
    """The task for all human answers to it, one side of each of its machines; else both names.

    Made of codes: a million texts would take half a second.
    """
    import numpy as np
    import pandas as pd

    tasks, agents = (_words(rows[column]) for column in ("task", "agent"))
    width = len(agents.categories) + 1
    codes = tasks.codes.to_numpy(np.int64) * width
    codes += np.where(is_human, 0, agents.codes.to_numpy(np.int64) + 1)
    names = [
        f"{task}\n{agent}" if agent is not None else str(task)
        for task in tasks.categories
        for agent in (None, *agents.categories)
    ]
    return pd.Series(
        pd.Categorical.from_codes(codes, categories=pd.Index(names, dtype="str")), index=rows.index
    )


def _words(column: Series[str]) -> Any:
    """A column's codes and categories."""
    import pandas as pd

    is_coded = isinstance(column.dtype, pd.CategoricalDtype) and not column.hasnans
    return (column if is_coded else column.astype("str").astype("category")).cat


def _row(task: str, agent: str, group: Group) -> dict[str, Any]:
    both, share, estimate = group.matrix, group.p_mm, group.detectability
    return {
        "task": task,
        "agent": agent or message("(not named)"),
        "n": both.machines,
        "said_machine": both.mm,
        "p_mm": both.p_mm,
        "p_mm_sd": share.sd,
        "p_mm_low": share.low,
        "p_mm_high": share.high,
        "p_mm_method": share.method,
        "detectability": estimate.value,
        "n_human": both.humans,
        "p_hh": both.p_hh,
        "p": estimate.p,
        **estimate.columns(),
    }


def figures(responses: DataFrame) -> tuple[Figure, ...]:
    """Machines by task, always in the same order (paper 1, Fig. S4)."""
    table = compute(responses)
    table = table[table["detectability"].notna()]
    if table.empty:
        return ()
    caption_text = message(
        "Detectability of each machine's answers (n = {n} verdicts) against all human answers "
        "to the same task (n = {n_human}).",
        n=count_range(table["n"]),
        n_human=count_range(table["n_human"]),
    )
    title = message("Detectability by task and machine")
    return (detectabilities("agents", title, "agent", table, caption_text, "task"),)


ANALYSIS = Analysis(
    title=message("By machine agent"),
    about=message(
        "Proportion of each machine's answers that were judged machine, and its detectability "
        "against all human answers to the same task."
    ),
    compute=compute,
    figures=figures,
)
