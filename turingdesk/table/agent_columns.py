"""Properties of agents as columns of the responses, such as agent.temperature.

Sessions record the agents table of their study (`study.agents_table`), and a package that is
given with the data can replace it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from turingdesk.study.agents_table import EARLIER_TURNS, MODEL, Agents

if TYPE_CHECKING:
    from pandas import DataFrame

    from turingdesk.journal.journal_file import Line

PREFIX = "agent."
_UNITS = {"": 1.0, "k": 1e3, "m": 1e6, "b": 1e9, "t": 1e12}
_AMOUNT = re.compile(
    r"(\d+(?:\.\d+)?(?:e\d+)?)\s*(k|m|b|t|thousand|million|billion|trillion|)", re.ASCII
)
AgentsOf = Mapping[str, Agents]  #: by study


def recorded_agents(opened: Iterable[Line]) -> dict[str, Agents]:
    """Collect the agents of each study, each as the newest session that has it describes it."""
    agents_by_study: dict[str, dict[str, Mapping[str, str]]] = {}
    for line in sorted(opened, key=lambda opening_line: str(opening_line.get("at", ""))):
        if agent_rows := line.get("agents"):
            agents_by_study.setdefault(str(line.get("study", "")), {}).update(agent_rows)
    return dict(agents_by_study)


def agent_columns(responses: DataFrame) -> Iterator[str]:
    """Yield the columns of a table that describe agents."""
    return (str(column) for column in responses if str(column).startswith(PREFIX))


def continued_models(responses: DataFrame) -> dict[tuple[str, str], tuple[str, int]]:
    """Find agents that continue chats which a model wrote with itself: the model, and its turns.

    The keys are study and agent; an agent without a model stands for itself. Verdicts on such
    an agent count as verdicts on the model, after so many more turns (paper 5, Section 3.3).
    """
    turns, model = PREFIX + EARLIER_TURNS, PREFIX + MODEL
    if turns not in responses:
        return {}
    columns = ["study", "agent", turns, *([model] if model in responses else [])]
    described = responses[columns].drop_duplicates().astype("str")
    return {
        (study, agent): (next(filter(None, models), agent), int(count))
        for study, agent, count, *models in described.itertuples(index=False, name=None)
        if count.isdecimal()
    }


def is_of_agents(column: str) -> bool:
    """True if the levels of a column are agents, or groups of agents."""
    return column == "agent" or column.startswith(PREFIX)


def column_about(column: str) -> str:
    """Describe such a column for codebooks.

    >>> column_about("agent.prompt_file")
    'Of the agent, from agents.csv: prompt file'
    """
    return f"Of the agent, from agents.csv: {column.removeprefix(PREFIX).replace('_', ' ')}"


def amount(text: str) -> float | None:
    """Parse the size of a model as people write it; None if it isn't a number.

    >>> amount("124M"), amount("1.8 T"), amount("7 billion"), amount("175,000"), amount("large")
    (124000000.0, 1800000000000.0, 7000000000.0, 175000.0, None)
    """
    match = _AMOUNT.fullmatch(text.replace(",", "").strip().lower())
    return None if match is None else float(match[1]) * _UNITS[match[2][:1]]


def with_agents(responses: DataFrame, agents: AgentsOf) -> DataFrame:
    """Replace the columns about agents by those of the studies' agents tables.

    Args:
        responses: With the columns `study` and `agent`.
        agents: By study.
    """
    if before := [*agent_columns(responses)]:
        responses = responses.drop(columns=before)
    agent_rows = [agent_row for table in agents.values() for agent_row in table.values()]
    columns = dict.fromkeys(name for agent_row in agent_rows for name in agent_row)
    if not columns or not len(responses):
        return responses
    studies, names = (
        responses[column_name].astype("category").cat for column_name in ("study", "agent")
    )
    pairs = [
        agents.get(study, {}).get(name, {})
        for study in studies.categories
        # None comes first, for rows without an agent, whose code is -1.
        for name in (None, *names.categories)
    ]
    # Codes of 8 or 16 bits would overflow in the product.
    place = studies.codes.to_numpy("int64") * (len(names.categories) + 1) + names.codes + 1
    added = {
        f"{PREFIX}{column}": _coded(
            [agent_row.get(column, "") for agent_row in pairs], place, responses
        )
        for column in columns
    }
    return responses.assign(**added)


def _coded(values: list[str], place: Any, like: DataFrame) -> Any:
    """Make a categorical of the value at each place: a million texts would fill gigabytes."""
    import numpy as np
    import pandas as pd

    levels = {level: code for code, level in enumerate(dict.fromkeys(["", *values]))}
    codes = np.array([levels[value] for value in values])[place]
    categorical = pd.Categorical.from_codes(codes, categories=pd.Index([*levels], dtype="str"))
    return pd.Series(categorical, index=like.index)
