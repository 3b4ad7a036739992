"""The table: every response of a data folder as one DataFrame, and its sessions as another.

`frame` has the columns of `Response`, `superseded` and `excluded`: nothing is omitted, so
that row counts equal the journals'. An answer is superseded when the step was
asked again: in a session that continued after a torn step, or in one that began
again; analyses count the newest attempt only. It is excluded when a quality rule
of its study excludes it; `exclusions` lists each with its reason.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from turingdesk.core.errors import BadSource, Problem
from turingdesk.core.message import message
from turingdesk.core.quality import Rule
from turingdesk.core.response import COLUMNS
from turingdesk.journal.follower import Follower
from turingdesk.journal.journal_file import Line
from turingdesk.journal.records import record_rows
from turingdesk.journal.standing import standing
from turingdesk.journal.tombstones import Tombstone
from turingdesk.sessions.data_folder import PILOT, DataFolder
from turingdesk.sessions.session_header import COLLECTS, SCALES
from turingdesk.study.presets import PRESETS
from turingdesk.study.registration import newest
from turingdesk.study.seals import NO_KEYS, Keys
from turingdesk.table.agent_columns import AgentsOf, recorded_agents, with_agents
from turingdesk.table.excluded import exclusion_frame
from turingdesk.table.live_table import LiveTable
from turingdesk.table.machine_findings import FINDINGS, read, with_session
from turingdesk.table.room_truths import RoomTruths

if TYPE_CHECKING:
    from pandas import DataFrame

#: The attribute of the responses that contains what preregistered studies planned: analyses
#: take the responses alone, and what was stated beforehand is a part of some results.
PLANNED = "planned"
#: Likewise, the texts of questions by ID.
QUESTIONS, CHOICES = "questions", "choices"
#: Likewise, of studies that collect answers: by block the task, prompts, and answers each needs.
COLLECTED = "collected"
#: Likewise, how much was played in each room: a `GameExtent` by the room's name.
PLAYED = "played"
RUNNING_S = 2.0  #: how often it is looked which sessions are really running


@dataclass(frozen=True)
class Table:
    """The data of a folder, as they are exported and analyzed."""

    responses: DataFrame  #: one row per answered question: Response, superseded, excluded
    sessions: DataFrame  #: one row a journal
    problems: tuple[Problem, ...]  #: what could not be read, by file and line
    exclusions: DataFrame = field(default_factory=exclusion_frame)  #: one row an exclusion
    rules: Mapping[str, tuple[Rule, ...]] = field(default_factory=dict)  #: that count, by study
    withdrawn: tuple[Tombstone, ...] = ()  #: whose sessions are not here any more
    registrations: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    #: what the newest session of each preregistered study says of its preregistration
    records: tuple[DataFrame, ...] = ()  #: rows of roles of plugins; see `journal.records`
    texts: DataFrame | None = None  #: rows of the role `text`; see `table.answer_texts`
    scores: DataFrame | None = None  #: rows of the role `score`; see `table.machine_scores`
    agents: AgentsOf = field(default_factory=dict)  #: see `table.agent_columns`

    def with_agents(self, agents: AgentsOf) -> Table:
        """Return a copy whose agents are described as some packages describe them."""
        agents_by_study = {
            **self.agents,
            **{study: study_agents for study, study_agents in agents.items() if study_agents},
        }
        return replace(
            self, agents=agents_by_study, responses=with_agents(self.responses, agents_by_study)
        )


def frame(lines: Iterable[Line], rules: Sequence[Rule] | None = None) -> DataFrame:
    """The responses among some lines, with defaults filled in and a type for each column.

    Args:
        lines: Of any journals.
        rules: The quality rules; by default those that the lines tell.
    """
    table = LiveTable(rules)
    table.add(lines)
    return table.responses


def load(
    data: Path,
    study: str | None = None,
    progress: Callable[[int, int], None] | None = None,
    keys: Keys | None = None,
    rules: Sequence[Rule] | None = None,
) -> Table:
    """Read a folder of journals.

    Args:
        data: The data folder; pilots lie in its folder `pilot` and are not read along.
        study: Only the sessions of this study.
        progress: Told how many files are read, of how many.
        keys: To the seals that were opened; without its key a sealed session has no truth.
        rules: The quality rules for all studies; by default, for each study, those that
            its newest session tells.
    """
    folder = FolderTable(data, study, keys, rules)
    folder.refresh(progress)
    return folder.table()


class _Shared(dict[str, Any]):
    """The things that belong to a table, and are never changed.

    pandas copies the attributes of a frame with every column that is taken, deeply: a tenth of
    the time of an export was spent on that.
    """

    def __deepcopy__(self, memo: object) -> _Shared:
        return self


def _questions(opened: Iterable[Line]) -> dict[str, str]:
    """The text of each question, as in the newest session that has it.

    Journals of earlier versions don't have texts; then the texts of usual questions are likely.
    Those are messages, wherever a session asked them as they are.
    """
    preset_texts = {
        question_id: preset["text"]
        for question_id, preset in PRESETS.items()
        if not preset.get("personal")
    }
    texts = dict(preset_texts)
    for line in sorted(opened, key=lambda opening_line: str(opening_line.get("at", ""))):
        if isinstance(questions := line.get("questions"), dict):
            texts |= {
                str(question_id): " ".join(str(text).split())
                for question_id, text in questions.items()
                if text
            }
    return {
        question_id: preset_texts[question_id] if preset_texts.get(question_id) == text else text
        for question_id, text in texts.items()
    }


def _choices(opened: Iterable[Line]) -> dict[str, tuple[str, ...]]:
    """The choices of each question in their order, as in the newest session that has it.

    Journals of earlier versions don't have them; then those of usual questions are likely.
    """
    choices_by_question = {
        question_id: tuple(map(str, preset["choices"]))
        for question_id, preset in PRESETS.items()
        if "choices" in preset and not preset.get("personal")
    }
    for line in sorted(opened, key=lambda opening_line: str(opening_line.get("at", ""))):
        if isinstance(recorded := line.get("choices"), dict):
            choices_by_question |= {
                str(question_id): tuple(map(str, choices))
                for question_id, choices in recorded.items()
            }
    return choices_by_question


def _scales(opened: Iterable[Line]) -> dict[str, dict[tuple[str, ...], tuple[float, float]]]:
    """The lowest and the highest number that each question takes.

    Returns:
        By study; then by the first characters of its hash as in responses, block or form, and
        the key of the question. Where the hash is "", as in the newest session that tells.
    """
    scales_by_study: dict[str, dict[tuple[str, ...], tuple[float, float]]] = {}
    for line in sorted(opened, key=lambda opening_line: str(opening_line.get("at", ""))):
        recorded, of_study = (
            line.get(SCALES),
            scales_by_study.setdefault(str(line.get("study", "")), {}),
        )
        for block, questions in recorded.items() if isinstance(recorded, dict) else ():
            for key, scale in questions.items() if isinstance(questions, dict) else ():
                with suppress(TypeError, KeyError, ValueError):
                    ends = (float(scale["min"]), float(scale["max"]))
                    for version in ("", str(line.get("study_hash", ""))[:16]):
                        of_study[version, str(block), str(key)] = ends
    return scales_by_study


def collected_blocks(opened: Iterable[Line]) -> dict[str, Mapping[str, Mapping[str, Any]]]:
    """The blocks that each study collects, as its newest session says."""
    collections = [
        opening_line for opening_line in opened if isinstance(opening_line.get(COLLECTS), dict)
    ]
    newest = sorted(collections, key=lambda opening_line: str(opening_line.get("at", "")))
    return {
        str(opening_line["study"]): opening_line[COLLECTS]
        for opening_line in newest
        if "study" in opening_line
    }


def _is_away(folder: Path) -> bool:
    """True if a folder isn't there, or has nothing at all, as a share does that is away."""
    try:
        with os.scandir(folder) as files:
            return next(files, None) is None
    except OSError:
        return True


class FolderTable:
    """The table of a data folder, which is read again and again as its journals grow.

    Args:
        data: The data folder.
        study: Only the sessions of this study.
        keys: To the seals that were opened.
        rules: The quality rules for all studies; by default those that sessions tell.
        pilots: Read the pilots, those made so afterwards included, instead of what counts.
        columns: The columns of responses that are wanted.
    """

    def __init__(
        self,
        data: Path,
        study: str | None = None,
        keys: Keys | None = None,
        rules: Sequence[Rule] | None = None,
        *,
        pilots: bool = False,
        columns: Collection[str] = COLUMNS,
    ) -> None:
        self._data, self._study, self._keys, self._rules = data, study, keys, rules
        self._pilots, self._columns = pilots, columns
        self._had_sessions = False
        self._forgotten = 0  #: versions of what was read before the journals were read again
        self._begin()

    @property
    def version(self) -> int:
        """Grows whenever a look at the folder changes something."""
        return self._forgotten + self.live.version

    @property
    def problems(self) -> tuple[Problem, ...]:
        """The problems of reading, by file and line."""
        follower_problems = (
            problem for follower in self._followers for problem in follower.problems
        )
        return (*follower_problems, *self._rooms.problems)

    def refresh(self, progress: Callable[[int, int], None] | None = None) -> None:
        """Read what is new.

        Args:
            progress: Told how many files are read, of how many.

        Raises:
            BadSource: It had journals and is gone, or has nothing at all, as a share that is away.
        """
        # Remembered: an empty folder is an error only where there were sessions before.
        self._had_sessions |= bool(self.live.gathered.opened)
        if self._had_sessions and _is_away(self._data):
            raise self._gone()
        self._read(progress)
        if self._rooms.is_outdated or any(follower.is_outdated for follower in self._followers):
            # What was counted cannot be subtracted, so all is read again.
            self._forgotten += 1 + self.live.version
            self._begin()
            self._read(progress)
        if self._had_sessions and self._has_lost_all():
            raise self._gone()
        self._look_who_runs()
        self.live.update(self._running)

    def table(self) -> Table:
        """Return everything that the folder had at the last refresh."""
        live, stands = self.live, standing(self._data)
        opened = live.gathered.opened.values()
        registrations, agents = newest(opened), recorded_agents(opened)
        findings, damaged = read(self._data, self._study)
        # Shallow: attributes are set on the copy, while the live table's own rows stay shared.
        responses = with_agents(live.responses, agents).copy(deep=False)
        planned = {name: of["planned"] for name, of in registrations.items() if of.get("planned")}
        further = {
            PLANNED: _Shared(planned),
            FINDINGS: with_session(findings, opened),
            QUESTIONS: _Shared(_questions(opened)),
            CHOICES: _Shared(_choices(opened)),
            SCALES: _Shared(_scales(opened)),
            COLLECTED: _Shared(collected_blocks(opened)),
            PLAYED: _Shared(self._rooms.extents),
        }
        responses.attrs |= {name: attribute for name, attribute in further.items() if attribute}
        sessions = live.sessions.copy(deep=False)
        sessions["notes"] = [stands.notes.get(session, "") for session in sessions["session"]]
        return Table(
            responses,
            sessions,
            (*self.problems, *live.rulings.problems(), *damaged),
            live.exclusions,
            dict(live.rules),
            stands.withdrawn(self._study),
            registrations,
            record_rows(self._data),
            scores=live.scores,
            agents=agents,
        )

    def _has_lost_all(self) -> bool:
        """True if no session is left, and not because everyone withdrew.

        A desk writes down what it does, and so makes a folder again that was deleted or moved.
        """
        is_empty = not (self._pilots or self.live.gathered.opened)
        return is_empty and not standing(self._data).withdrawn()

    def _gone(self) -> BadSource:
        return BadSource(
            message(
                "The sessions in {data} are gone: the folder was moved or deleted, or its disk or "
                "network share is away. What is shown is as it was before. Put the folder back, "
                "or connect the disk or share.",
                data=self._data,
            )
        )

    def _begin(self) -> None:
        data, study = self._data, self._study
        self._followers = [Follower(data, study)]
        self._folders = [DataFolder(data)]
        if self._pilots:
            marked = Follower(data, study, marked=True)
            self._followers = [Follower(data / PILOT, study), marked]
            self._folders = [DataFolder(data / PILOT), DataFolder(data)]
        self._fill = (self._keys or NO_KEYS).filler()
        self._rooms = RoomTruths((data, data / PILOT))
        self.live = LiveTable(self._rules, pilots=self._pilots, columns=self._columns)
        self._running: frozenset[str] = frozenset()
        self._open: frozenset[str] = frozenset()
        self._looked_s = float("-inf")

    def _read(self, progress: Callable[[int, int], None] | None) -> None:
        for follower in self._followers:
            for lines in follower.batches(progress):
                self.live.add(self._rooms.filled(self._fill(lines)))

    def _look_who_runs(self) -> None:
        """A session that was not closed may have been cut off; its file tells."""
        before, self._open = self._open, self.live.gathered.unclosed
        # To see whether someone writes a journal, the file is opened, so not at each refresh.
        if self._open != before or monotonic() - self._looked_s >= RUNNING_S:
            self._looked_s = monotonic()
            each = [folder.running(self._open) for folder in self._folders]
            self._running = frozenset().union(*each)
