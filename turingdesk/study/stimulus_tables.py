"""The tables of a study: each read once, then checked by every block that shows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Any

from turingdesk.core.message import join, message, plural
from turingdesk.core.question import Question
from turingdesk.core.stimulus import Stimulus
from turingdesk.core.study import Block
from turingdesk.core.task import TASKS
from turingdesk.study.findings import Findings, Place
from turingdesk.study.folder import Folder
from turingdesk.study.grid import Grid
from turingdesk.study.grid_file import read_grid
from turingdesk.study.media import Media
from turingdesk.study.paired_rows import PairedRows
from turingdesk.study.stimulus_rows import StimulusRow, StimulusRows
from turingdesk.study.study_toml import StudyFile
from turingdesk.study.task_columns import columns_of
from turingdesk.tasks._asking import clash, control_truth, task_questions
from turingdesk.tasks.pairs import PairsShow

_NAMED = 5  #: IDs that a warning lists


def games(task: str, number: int) -> tuple[Stimulus, ...]:
    """Stimuli in place of a table's rows where people play: one for each game of theirs."""
    content = TASKS[task].content()
    return tuple(Stimulus(f"game-{n}", task, "", {}, content) for n in range(1, number + 1))


class StudyTables:
    """Reads the tables that the blocks of one study name.

    After `read`, `stimuli` has them by table name, `controls` the control
    questions by block id, `files` the tables' names and `media` the pictures
    that are used, by name.
    """

    def __init__(
        self,
        file: StudyFile,
        folder: Folder,
        media: Media,
        findings: Findings,
        *,
        sealed: bool = False,
    ) -> None:
        self._sealed = sealed
        self._file = file
        self._folder = folder
        self._media = media
        self._findings = findings
        self._reads: dict[str, list[StimulusRow]] = {}
        self._tasks: dict[str, str] = {}
        self._shows: dict[str, Any] = {}  #: how the pairs of a table were put together
        self._sound: set[tuple[Any, ...]] = set()  #: keys of questions that were checked
        self._clashing: set[str] = set()  #: blocks whose clash of questions is already reported
        self._games: Counter[str] = Counter()  #: how many someone plays, by task
        self.controls: dict[str, Mapping[tuple[str, str], Question]] = {}

    @property
    def stimuli(self) -> Mapping[str, tuple[Stimulus, ...]]:
        """The stimuli by table name, in the order of the table; games by task."""
        stimuli_by_table = {
            name: tuple(r.stimulus for r in reads) for name, reads in self._reads.items()
        }
        return stimuli_by_table | {
            task: games(task, number) for task, number in self._games.items()
        }

    @property
    def truths(self) -> Mapping[str, Mapping[str, Any]]:
        """The truths that the tasks' controls need, by table name and stimulus id."""
        return {
            name: {r.stimulus.id: r.truths for r in reads if r.truths is not None}
            for name, reads in self._reads.items()
        }

    @property
    def files(self) -> Sequence[str]:
        """The names of the tables."""
        return list(self._reads)

    @property
    def media(self) -> Mapping[str, Path]:
        """The pictures that are used, by name in the media folder."""
        return self._media.used

    @property
    def media_places(self) -> Mapping[str, Place]:
        """Where each picture is named first, by its name in the media folder."""
        return self._media.places

    def read(self) -> StudyTables:
        """Read and check everything."""
        # Pairs last, since they are made of the rows of other tables.
        blocks = sorted(self._file.study.blocks, key=lambda b: isinstance(b.show, PairsShow))
        for block in blocks:
            if isinstance(block.show, PairsShow):
                show = self._file.sections[block.id].place("show", "of_table")
                self._table(block.show.of_table, block.show.of, show)
            if TASKS[block.task].plays:
                self._games[block.task] += block.trials
            else:
                self._table(block.table, block.task, self._place(block), block.show)
        for block in self._file.study.blocks:
            self._check(block)
        for first, second in combinations(self._reads, 2):
            self._warn_of_shared_ids(first, second)
        return self

    def _warn_of_shared_ids(self, first: str, second: str) -> None:
        """Name the IDs that two tables have: no error, since results go by table and ID.

        Whoever joins an export by the ID alone would mix them up, though.
        """
        known_ids = {stimulus_row.stimulus.id for stimulus_row in self._reads[first]}
        shared = [
            stimulus_row
            for stimulus_row in self._reads[second]
            if stimulus_row.stimulus.id in known_ids
        ]
        if not shared:
            return
        names = join(", ", [stimulus_row.stimulus.id for stimulus_row in shared[:_NAMED]])
        if len(shared) > _NAMED:
            rest = plural("%n more", "%n more", len(shared) - _NAMED)
            names = message("{names}, and {rest}", names=names, rest=rest)
        what = message("{first} has the same IDs: {names}.", first=first, names=names)
        fix = message(
            "Results distinguish them by table. To join exported data by ID alone, give every row "
            "an ID that no other table has."
        )
        self._findings.warning(shared[0].at("id"), what, fix)

    def _place(self, block: Block) -> Place:
        return self._file.sections[block.id].place("table")

    def _table(self, name: str, task: str, place: Place, show: Any = None) -> None:
        if name in self._reads:
            if self._tasks[name] != task:
                what = message(
                    "{name!r} is a table for {name2}, not for {task}.",
                    name=name,
                    name2=self._tasks[name],
                    task=task,
                )
                self._findings.error(place, what, message("Give each task its own table."))
            elif isinstance(show, PairsShow) and show != self._shows[name]:
                # Makers and cuts of a pair depend on it, so that truths would be another block's.
                what = message(
                    "Another block shows the pairs of {name!r} with another [block.show].",
                    name=name,
                )
                self._findings.error(place, what, message("Give this block a copy of the table."))
            return
        self._tasks[name], self._shows[name] = task, show
        self._reads[name] = []
        grid = read_grid(
            self._folder, name, place, self._findings, columns_of(task, sealed=self._sealed)
        )
        if grid is not None:
            self._reads[name] = self._rows(task, grid, show)
            for stimulus_row in self._reads[name]:
                stimulus_row.stimulus = replace(stimulus_row.stimulus, table=name)

    def _rows(self, task: str, grid: Grid, show: Any) -> list[StimulusRow]:
        if not isinstance(show, PairsShow):
            rows = StimulusRows(task, grid, self._media, self._findings, sealed=self._sealed)
            return rows.read()
        others = (stimulus_row.stimulus for stimulus_row in self._reads[show.of_table])
        of = {stimulus.id: stimulus for stimulus in others if stimulus.task == show.of}
        pairs = PairedRows(grid, show, of, self._findings, sealed=self._sealed)
        return pairs.read(self._media)

    def _check(self, block: Block) -> None:
        """Let the task look at every row as this block shows it, and note its controls."""
        task = TASKS[block.task]
        controls: dict[tuple[str, str], Question] = {}
        if task.plays:
            self._see_questions(block, task.content(), None)
        for stimulus_row in self._reads.get(block.table, ()):
            stimulus = stimulus_row.stimulus
            # The table is one for another task, which was reported when it was read.
            if stimulus.task != block.task:
                return
            if task.check is not None:
                self._tell(
                    stimulus_row, task.check(stimulus.content, stimulus_row.truths, block.show)
                )
            control = (
                task.control(stimulus.content, stimulus_row.truths, block.show)
                if task.control
                else None
            )
            self._see_questions(
                block, stimulus.content, None if control is None else control.question
            )
            if control is not None:
                controls[(block.table, stimulus.id)] = control.question
                truth = control_truth(stimulus.content, stimulus_row.truths, task, block.show)
                stimulus_row.stimulus = replace(stimulus, truths={**stimulus.truths, **truth})
        self.controls[block.id] = controls

    def _see_questions(self, block: Block, content: Any, control: Question | None) -> None:
        """Refuse questions of one trial that would replace each other's answers or keys.

        A key that a block's own question shares with the task goes to the task's question, so
        that such a study still runs, with a warning.
        """
        if block.id in self._clashing:
            return
        trial_questions = [*task_questions(block, content)]
        if control is not None:
            trial_questions.append(control)
        keys = (block.id, *((q.key, *(c.key for c in q.choices)) for q in trial_questions))
        if keys in self._sound:  # as those of most other rows
            return
        self._sound.add(keys)
        place = self._file.sections[block.id].place("task")
        if wrong := clash(trial_questions):
            self._findings.error(
                place, wrong, message("Correct the task {task!r}.", task=block.task)
            )
        elif wrong := clash(
            [*trial_questions, *(replace(q, choices=()) for q in block.questions)]
        ):
            self._findings.error(place, wrong, message("Give the [[block.question]] another ID."))
        elif wrong := clash([*trial_questions, *block.questions]):
            fix = message(
                "The second one has no key. Choose another key in its [[block.question]]."
            )
            self._findings.warning(place, wrong, fix)
        if wrong:
            self._clashing.add(block.id)

    def _tell(self, stimulus_row: StimulusRow, errors: Sequence[tuple[str, str, str]]) -> None:
        for column, what, fix in errors:
            self._findings.error(stimulus_row.at(column), what, fix)
