"""Pools: the stimuli of one block's table, sorted by what they may be drawn for."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product

from turingdesk.core.message import all_of, message
from turingdesk.core.stimulus import Stimulus
from turingdesk.core.study import Block, Study

Seen = tuple[str, str]  #: a table and the id of one of its stimuli


_KINDS = {
    "": message("answers"),  # of a sealed study
    "H": message("human answers"),
    "M": message("machine answers"),
    "HH": message("answers by two humans"),
    "HM": message("answers by a human and a machine"),
    "MM": message("answers by two machines"),
}


@dataclass(frozen=True, slots=True, order=True)
class Cell:
    """Stimuli among which a schedule does not tell apart: same origins, same machines."""

    composition: str
    agents: tuple[str, ...]  #: of the machine makers; humans are not balanced by who they are

    def __str__(self) -> str:
        if not self.agents:
            return self.composition
        agents = [agent or message("(unnamed)") for agent in self.agents]
        return message("{letters} by {agents}", letters=self.composition, agents=all_of(agents))

    @property
    def title(self) -> str:
        """People's name for these stimuli.

        >>> Cell("H", ()).title, Cell("M", ("git",)).title, Cell("HM", ("git",)).title
        ('human answers', 'answers by git', 'answers by a human and a machine (git)')
        """
        agents = all_of([agent or message("(unnamed)") for agent in self.agents])
        if self.composition == "M":
            return message("answers by {agents}", agents=agents)
        text = title_of(self.composition)
        return message("{text} ({agents})", text=text, agents=agents) if self.agents else text


def title_of(composition: str) -> str:
    """People's name for stimuli by makers of these origins.

    >>> title_of("M"), title_of("MH")
    ('machine answers', 'answers by a human and a machine')
    """
    unknown = message("answers of type {letters}", letters=composition)
    return _KINDS.get("".join(sorted(composition)), unknown)


@dataclass(frozen=True, slots=True)
class Pool:
    """The stimuli that a block can show."""

    fixed: Mapping[int, Stimulus]  #: by position in the final list; unknown ids are missing
    practice: tuple[Stimulus, ...]
    control: tuple[Stimulus, ...]
    cells: Mapping[Cell, tuple[Stimulus, ...]]  #: ordinary stimuli, sorted by cell
    compositions: tuple[str, ...]  #: among which trials are shared where the study names no mix
    sided: bool = False  #: pairs, whose sides are interchangeable

    @property
    def ordinary(self) -> list[Stimulus]:
        """Every stimulus that may be drawn."""
        return [stimulus for stimuli in self.cells.values() for stimulus in stimuli]

    def agents(self, composition: str) -> tuple[Cell, ...]:
        """The cells of one composition, sorted."""
        return tuple(cell for cell in self.cells if cell.composition == composition)

    def without(self, is_taken: Callable[[Stimulus], bool]) -> Pool:
        """The same pool after other blocks of the session took some of it; fixed ones stay."""

        def left(stimuli: Sequence[Stimulus]) -> tuple[Stimulus, ...]:
            return tuple(stimulus for stimulus in stimuli if not is_taken(stimulus))

        cells = {cell: left(stimuli) for cell, stimuli in self.cells.items()}
        return replace(self, practice=left(self.practice), control=left(self.control), cells=cells)


def pool(study: Study, block: Block, table: Sequence[Stimulus]) -> Pool:
    """Sort a table for one of its blocks.

    A stimulus that any block fixes at a place is kept for that place.
    """
    sharing = [other for other in study.blocks if other.table == block.table]
    fixed_ids = {name for other in sharing for name in other.fixed.values()}
    by_id = {stimulus.id: stimulus for stimulus in table if stimulus.id in fixed_ids}
    fixed = {at: by_id[name] for at, name in block.fixed.items() if name in by_id}
    cells: dict[Cell, list[Stimulus]] = defaultdict(list)
    practice, control = [], []
    for stimulus in table:
        if stimulus.id in fixed_ids:
            continue
        if stimulus.practice:
            practice.append(stimulus)
        elif stimulus.control:
            control.append(stimulus)
        else:
            cells[cell_of(stimulus)].append(stimulus)
    # Sorted, so that a schedule doesn't depend on the order of rows by different makers in the
    # table.
    ordered = {cell: tuple(cells[cell]) for cell in sorted(cells)}
    sided = bool(table and table[0].parts)
    return Pool(fixed, tuple(practice), tuple(control), ordered, _possible(table), sided)


def cell_of(stimulus: Stimulus) -> Cell:
    """Where a stimulus belongs; the two of a pair are interchangeable."""
    machines = stimulus.machines
    agents = tuple(sorted(machines)) if stimulus.parts else machines
    return Cell(stimulus.composition, agents)


def seen(block: Block, stimulus: Stimulus, *, parts: bool = True) -> set[Seen]:
    """Everything a judge has met once it was shown: the stimulus, and both sides of a pair.

    Args:
        block: Where it is shown; a pair's sides are of the table that its block names.
        stimulus: What is shown.
        parts: Whether the sides count.
    """
    met = {(block.table, stimulus.id)}
    if parts:
        table = getattr(block.show, "of_table", "")
        met |= {(table, part) for part in stimulus.parts}
    return met


def tables(block: Block) -> set[str]:
    """The tables of which a block shows stimuli, by themselves or side by side."""
    return {block.table, getattr(block.show, "of_table", "")} - {""}


def prompt_key(block: Block, stimulus: Stimulus) -> str:
    """The key of what no judge meets twice in a block: the prompt, or a stimulus that may recur.

    Of a pair it is its family, so that neither of its two sides comes a second time.
    """
    prompt = stimulus.family or stimulus.prompt
    if prompt and not block.repeat_prompts:
        return f"prompt {prompt}"  # never shown, and made for every stimulus of every draw
    return f"stimulus {stimulus.id}"


def _possible(table: Sequence[Stimulus]) -> tuple[str, ...]:
    """Compositions among which trials are shared where the study names no mix.

    A pair is there to be told apart, so its sides differ unless a mix says otherwise.
    Stimuli without makers, as a sealed study is drawn from, are all of one composition, "".
    """
    if not table:
        return ()
    first = table[0]
    if first.parts and first.makers:
        return ("HM",)
    return tuple("".join(letters) for letters in product("HM", repeat=len(first.makers)))
