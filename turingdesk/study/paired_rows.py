"""From the rows of a table of pairs to stimuli: each puts two of another table side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from turingdesk.core.lengths import LengthUnit
from turingdesk.core.message import message, plural
from turingdesk.core.stimulus import Origin, Stimulus
from turingdesk.core.task import TASKS
from turingdesk.study.findings import Findings
from turingdesk.study.grid import Grid, Row
from turingdesk.study.media import Media
from turingdesk.study.stimulus_rows import StimulusRow, StimulusRows
from turingdesk.tasks.pairs import Pair, PairsShow


class PairedRows:
    """Reads one table of pairs."""

    def __init__(
        self,
        grid: Grid,
        show: PairsShow,
        of: Mapping[str, Stimulus],
        findings: Findings,
        *,
        sealed: bool = False,
    ) -> None:
        self._sealed = sealed
        self._grid = grid
        self._show = show
        self._of = of
        self._findings = findings
        self._untold: list[Row] = []

    def read(self, media: Media) -> list[StimulusRow]:
        """The pairs of the rows that are good."""
        rows = StimulusRows("pairs", self._grid, media, self._findings, sealed=self._sealed)
        if not rows.head():
            return []
        stimulus_rows = [
            self._pair(row, values) for row, values in rows.values() if values is not None
        ]
        if self._untold:
            self._findings.warning(
                self._grid.place(self._untold[0]),
                plural(
                    "%n pair contains no machine or two, so neither choice is correct.",
                    "%n pairs contain no machine or two, so neither choice is correct.",
                    n=len(self._untold),
                ),
                message("To score the answers, pair a human with a machine."),
            )
        return _by_family(
            [stimulus_row for stimulus_row in stimulus_rows if stimulus_row is not None], self._of
        )

    def _pair(self, row: Row, values: Mapping[str, Any]) -> StimulusRow | None:
        first, second = (
            self._stimulus_of(row, name, values[name]) for name in ("first", "second")
        )
        if first is None or second is None:
            return None
        if first is second:
            place = self._grid.place(row, "second")
            self._findings.error(
                place, message("Both IDs are the same."), message("Use two different IDs.")
            )
            return None
        stimulus_by_side = {} if self._sealed else {"1": first, "2": second}
        makers = {side: self._maker(stimulus) for side, stimulus in stimulus_by_side.items()}
        machines = [side for side, m in makers.items() if m.origin is Origin.MACHINE]
        if len(machines) != 1 and not self._sealed:
            self._untold.append(row)
        contents = self._content(first), self._content(second)
        stimulus = Stimulus(
            id=values["id"].strip(),
            task="pairs",
            prompt=values.get("prompt", "").strip() or _joined(first.prompt, second.prompt),
            makers=makers,
            content=Pair(*contents, self._show.of),
            truths={"machine_side": machines[0]} if len(machines) == 1 else {},
            provenance=values.get("provenance", "") or first.provenance,
            domain=values.get("domain", "").strip() or _joined(first.domain, second.domain),
            parts=(first.id, second.id),
            parts_table=self._show.of_table,
            control=values.get("control", False),
            practice=values.get("practice", False),
            turns=self._turns(contents),
        )
        return StimulusRow(stimulus, row, self._grid)

    def _stimulus_of(self, row: Row, column: str, id: str) -> Stimulus | None:
        stimulus = self._of.get(id.strip())
        if stimulus is None:
            what = message(
                "{of_table} has no readable row {id!r}.",
                of_table=self._show.of_table,
                id=id.strip(),
            )
            close = self._findings.nearest(id, self._of)
            fix = (
                message("Did you mean {close!r}?", close=close, name=id)
                if close
                else message("Enter the ID of one of its rows.")
            )
            self._findings.error(self._grid.place(row, column), what, fix)
        return stimulus

    def _maker(self, stimulus: Stimulus) -> Any:
        """Who made it: of two speakers, the one who is asked about."""
        makers = stimulus.makers
        return makers.get(self._show.subject) or next(iter(makers.values()))

    def _content(self, stimulus: Stimulus) -> Any:
        """The content, cut where the presentation of the other task names a length."""
        cut = TASKS[self._show.of].cut
        show = self._show.of_show
        if not cut or not show.lengths:
            return stimulus.content
        return cut(stimulus.content, show.lengths[0], show.counted)

    def _turns(self, contents: Sequence[Any]) -> int:
        """The number of turns of each conversation; 0 if they differ, or of other tasks."""
        length = TASKS[self._show.of].length
        turns = (
            {length(content, LengthUnit.FIRST_TURNS) for content in contents} if length else set()
        )
        return turns.pop() if len(turns) == 1 else 0


def _joined(*both: str) -> str:
    """The value of both, once where they have the same.

    >>> _joined("sports", "sports"), _joined("sports", "art"), _joined("", "art")
    ('sports', 'sports | art', 'art')
    """
    return " | ".join(filter(None, dict.fromkeys(both)))


def _by_family(pairs: Sequence[StimulusRow], of: Mapping[str, Stimulus]) -> list[StimulusRow]:
    """The pairs with their families: linked by a part or a prompt, even through others."""
    above: dict[str, str] = {}

    def first(name: str) -> str:
        while above.setdefault(name, name) != name:
            # Halves the way to the root. Python assigns from left to right: the old name is still
            # the key.
            above[name] = name = above[above[name]]
        return name

    links = [list(_links(stimulus_row.stimulus, of)) for stimulus_row in pairs]
    for names in links:
        for name in names[1:]:
            # The smaller name is the root, so that a family's name doesn't depend on the order of
            # rows.
            root, other = sorted((first(names[0]), first(name)))
            above[other] = root
    return [
        replace(stimulus_row, stimulus=replace(stimulus_row.stimulus, family=first(names[0])))
        for stimulus_row, names in zip(pairs, links, strict=True)
    ]


def _links(pair: Stimulus, of: Mapping[str, Stimulus]) -> list[str]:
    """The parts and prompts that no other pair of the same session may show."""
    prompts = {pair.prompt, *(of[part].prompt for part in pair.parts)} - {""}
    return [message("part {part}", part=part) for part in pair.parts] + [
        message("prompt {p}", p=p) for p in sorted(prompts)
    ]
