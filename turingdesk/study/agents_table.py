"""A lab's knowledge of each agent: the table agents.csv of a study package.

Each row is about one agent, named in the column `id` as stimuli name it. The lab chooses the
other columns; `title`, `model`, `version`, `parameters`, `temperature`, `prompt_file`, `history`,
`release_date`, and `earlier_turns` (which a model wrote with itself before it met someone) have a
meaning in results. In a study with games, those with a `kind` take part in them. The table says
who is a machine, so a sealed package does not contain it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from turingdesk.core.message import message, plural
from turingdesk.core.stimulus import Origin, Stimulus
from turingdesk.core.task import TASKS
from turingdesk.study.findings import Findings, Place, did_you_mean
from turingdesk.study.folder import Folder
from turingdesk.study.grid import Grid, Row
from turingdesk.study.grid_file import read_grid

FILE = "agents.csv"
ID, TITLE, PROMPT_FILE = "id", "title", "prompt_file"
MODEL = "model"
EARLIER_TURNS = "earlier_turns"
RANK = "rank_"  #: before the names of published rankings, whose columns contain ranks
KIND = "kind"  #: what answers, as `turingdesk collect --agent` has it
BLOCKS = "blocks"  #: of games in which it plays; all without it
#: The columns that results know.
COLUMNS = (
    *(ID, TITLE, MODEL, "version", "parameters", "temperature", PROMPT_FILE, "history"),
    *("release_date", EARLIER_TURNS),
)
Agents = Mapping[str, Mapping[str, str]]  #: by id: the other columns, where they are not empty
NO_AGENTS: Agents = MappingProxyType({})


def read_agents(
    folder: Folder, findings: Findings, stimuli: Mapping[str, Sequence[Stimulus]]
) -> Agents:
    """The agents of a package by id; none without the table.

    Args:
        folder: Of the package.
        findings: Where problems go: ids that are missing, double, or unknown to the stimuli,
            machines without a row, and prompt files that are not there.
        stimuli: Of the package, by table.
    """
    if not folder.has(FILE) or FILE in stimuli:
        return {}
    grid = read_grid(folder, FILE, Place(FILE), findings, COLUMNS)
    if grid is None:
        return {}
    if ID not in grid.columns:
        what = message("The table has no column {column!r}.", column=ID)
        fix = message("Add it, and enter the agents' names as the stimuli have them.")
        findings.error(Place(FILE, 1), what, fix)
        return {}
    rows = _by_id(grid, findings)
    for row in rows.values():
        if name := _cells(row).get(PROMPT_FILE):
            folder.path(name, grid.place(row, _written(grid, PROMPT_FILE)))
    _compare(grid, rows, [stimulus for table in stimuli.values() for stimulus in table], findings)
    return {agent: _cells(row) for agent, row in rows.items()}


def playing(agents: Agents, block: str) -> list[str]:
    """The machines that take part in the games of a block, in the order of the table."""
    return [
        agent
        for agent, agent_row in agents.items()
        if agent_row.get(KIND) and block in agent_row.get(BLOCKS, block).split()
    ]


def agent_files(agents: Agents) -> list[str]:
    """The files of a package about its agents: the table, and the prompts that it names."""
    prompts = (
        agent_row[PROMPT_FILE] for agent_row in agents.values() if agent_row.get(PROMPT_FILE)
    )
    return [FILE, *dict.fromkeys(prompts)] if agents else []


def _column(name: str) -> str:
    """A column's name as analyses have it: "Release date" becomes release_date."""
    return "_".join(name.lower().split())


def _written(grid: Grid, column: str) -> str:
    """A column's name as the file has it."""
    return next((name for name in grid.columns if _column(name) == column), column)


def _cells(row: Row) -> dict[str, str]:
    """The cells of a row, without its id."""
    cells = {_column(name): str(cell).strip() for name, cell in row.cells.items()}
    return {name: text for name, text in cells.items() if name != ID and text}


def _by_id(grid: Grid, findings: Findings) -> dict[str, Row]:
    """The rows that have an id of their own; of two with the same id, the first."""
    row_by_agent: dict[str, Row] = {}
    for row in grid.rows:
        agent, place = str(row.cells.get(ID, "")).strip(), grid.place(row, ID)
        if not agent:
            fix = message("Enter the agent's name as it appears in the stimulus table.")
            findings.error(place, message("The ID is missing."), fix)
        elif agent in row_by_agent:
            what = message(
                "The agent {agent!r} already has a row, in line {line}.",
                agent=agent,
                line=row_by_agent[agent].line,
            )
            findings.error(place, what, message("Remove one of the two rows."))
        else:
            row_by_agent[agent] = row
    return row_by_agent


def _compare(
    grid: Grid, rows: Mapping[str, Row], stimuli: Iterable[Stimulus], findings: Findings
) -> None:
    """Name rows that belong to no stimulus, and machines that have no row.

    The stimuli of a collection have no makers yet.
    """
    judged = [stimulus for stimulus in stimuli if not TASKS[stimulus.task].collects]
    makers = {maker for stimulus in judged for maker in stimulus.makers.values()}
    agents = {maker.agent for maker in makers} - {""}
    if not agents:
        return
    for agent in rows.keys() - agents:
        otherwise = message("Correct the ID, or remove the row.")
        findings.warning(
            grid.place(rows[agent], ID),
            message("No stimulus was made by the agent {agent!r}.", agent=agent),
            did_you_mean(agent, sorted(agents - rows.keys()), otherwise),
        )
    machines = {
        agent_maker.agent for agent_maker in makers if agent_maker.origin is Origin.MACHINE
    } - {""}
    if missing := sorted(machines - rows.keys()):
        what = plural(
            "%n machine has no row: {names}.",
            "%n machines have no row: {names}.",
            n=len(missing),
            names=", ".join(missing),
        )
        findings.warning(Place(FILE), what, message("Add a row for each machine."))
