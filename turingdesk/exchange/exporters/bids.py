r"""BIDS: a folder of tab-separated files by subject and session, as brain imaging has them.

Each session has one file per task, `sub-.._ses-.._task-.._beh.tsv`, with `onset` and
`response_time` in seconds before the columns of the codebook; answers to forms have the task
`form`. What is missing or does not apply is `n/a`. Tabs, line breaks and control signs are
written as in JSON, as is the backslash, and an answer that is itself `n/a` as n\/a: BIDS lets
double quotes hold a tab, but its own validator, like many readers, then counts a field too many.

Source: BIDS specification 1.10.0, sections on tabular files, participants, sessions, and
behavioral experiments with no neural recordings.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.core.errors import CannotExport
from turingdesk.core.message import message
from turingdesk.exchange.exporters._atomic_write import atomic_folder
from turingdesk.exchange.exporters._base import (
    ExportCounts,
    Exporter,
    ExportOptions,
    Progress,
    silent,
)
from turingdesk.exchange.exporters._cells import Cell, rows, writable
from turingdesk.exchange.exporters._content import LEVELS, Content, unit
from turingdesk.exchange.exporters._dataset import (
    EXCLUSIONS,
    SessionPlace,
    SessionPlaces,
    about,
    grouped,
    labels,
    readme,
    session_columns,
    sessions,
    title,
)
from turingdesk.exchange.exporters._delimited import Dialect, Texts, lines, write_rows
from turingdesk.exchange.exporters._ro_crate import FILE as CRATE
from turingdesk.exchange.exporters._ro_crate import write_ro_crate
from turingdesk.system.edition import edition
from turingdesk.table.identity import PARTICIPANT, keys

if TYPE_CHECKING:
    import pandas as pd

    from turingdesk.table.table import Table

VERSION = "1.10.0"
TSV = Dialect(delimiter="\t", end="\n")
SECONDS = {"onset": "onset_ms", "response_time": "rt_ms"}
LEFT_OUT = "sourcedata/exclusions.tsv"
_FORM = "form"  #: the task of answers that belong to no trial
_OWN = {
    "onset": "First paint of the stimulus, in seconds since the session began",
    "response_time": "Seconds from first paint of the stimulus to the answer, without pauses",
    "participant_id": "Label of the participant in the names of files",
    "session_id": "Label of the session in the names of files",
}
_BREAKS = re.compile("[\\\\\x00-\x1f\x7f\x85\u2028\u2029]")
_SHORT = {"\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"}
_LAYOUT = r"""
- `sub-.../ses-.../beh/..._beh.tsv`: one file a session and task, one row an answered question.
- `task-..._beh.json`: what every column of these files holds.
- `participants.tsv`: the code of each participant beside the label that file names have.
- `sub-.../sub-..._sessions.tsv`: one row a session, answers to forms included.
- `ro-crate-metadata.json`: studies, judges, files, license and software (RO-Crate 1.1).
- `sourcedata/exclusions.tsv`, where a quality rule left something out: what, and why.

Missing values are `n/a`. Tabs, line breaks and control signs in texts are written as in JSON
(\t, \n), a backslash as \\, and an answer that is itself n/a as n\/a. `pilot` stands before the
number of a session that was a pilot.
"""


def write(table: Table, path: Path, progress: Progress, options: ExportOptions) -> ExportCounts:
    """Fill a new folder, and read every table back.

    Raises:
        ExportCancelled: The progress callback returned False.
        CannotExport: There is more than one study, the folder is already there, or it cannot
            be written whole.
    """
    # Personal answers never go into a folder that is made for sharing.
    content = Content.of(table, replace(options, personal=None))
    studies = sorted(map(str, content.participants["study"].unique()))
    if len(studies) > 1:
        raise CannotExport(
            message(
                "A BIDS folder contains one study, but the data contain {studies}. Choose one "
                "of them.",
                studies=studies,
            )
        )
    folder = _Folder(content)
    with atomic_folder(path) as draft:
        n_rows = folder.write_responses(draft, progress)
        folder.write_people(draft)
        folder.write_exclusions(draft)
        (draft / "README.md").write_text(writable(readme(content, _LAYOUT)), "utf-8")
        changes = f"1.0.0 {datetime.now(UTC):%Y-%m-%d}\n  - Exported.\n"
        (draft / "CHANGES").write_text(changes, "utf-8")
        _write_json(draft / "dataset_description.json", _description(content))
        # The validator of BIDS refuses files that it doesn't know.
        (draft / ".bidsignore").write_text(f"{CRATE}\n", "utf-8")
        write_ro_crate(draft, content)
    progress(content.in_journals, content.in_journals)
    return content.counts(
        n_rows, folder.text.altered, exclusions=message("The file {name}", name=LEFT_OUT)
    )


class _Folder:
    """Writes the tables of one study."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self._places = SessionPlaces(content)
        self.text = _Fields()

    def write_responses(self, draft: Path, progress: Progress) -> int:
        """One table per session and task.

        Returns:
            How many rows were read back from all of them.
        """
        frame, n_rows = _with_seconds(self._content.responses), 0
        tasks = labels(map(str, frame["task"].unique()))
        names = {task: label if task else _FORM for task, label in tasks.items()}
        descriptions = _described(frame.columns, {**_OWN, **self._content.columns})
        for name in names.values():
            _write_json(draft / f"task-{name}_beh.json", {"TaskName": name, **descriptions})
        for key, group in grouped(frame, ["session", "pilot", "task"], progress):
            place = self._places.of(*key[:2])
            folder = _folder(draft, place) / "beh"
            folder.mkdir(parents=True, exist_ok=True)
            start = f"sub-{place.subject}_ses-{place.session}"
            file = folder / f"{start}_task-{names[str(key[2])]}_beh.tsv"
            n_rows += write_rows(file, lines(frame.columns, group, self.text), TSV)
        return n_rows

    def write_people(self, draft: Path) -> None:
        """The list of participants, and a list of sessions for each of them."""
        people = sessions(self._content)
        subjects = self._places.subjects
        judges = dict(zip(keys(people, PARTICIPANT), people["judge"], strict=True))
        columns = ("participant_id", "participant", "judge")
        participant_rows = (
            (f"sub-{subjects[person]}", person[1], judge) for person, judge in judges.items()
        )
        write_rows(draft / "participants.tsv", lines(columns, participant_rows, self.text), TSV)
        about_by_column = {**_OWN, **session_columns(self._content)}
        _write_json(draft / "participants.json", _described(columns, about_by_column))
        journals = zip(people["session"], people["pilot"], strict=True)
        people.insert(
            0, "session_id", [f"ses-{self._places.of(*key).session}" for key in journals]
        )
        descriptions = _described(people.columns, about_by_column)
        for (study, code), group in grouped(people, [*PARTICIPANT], silent):
            start = f"sub-{subjects[str(study), str(code)]}"
            file = draft / start / f"{start}_sessions.tsv"
            file.parent.mkdir(exist_ok=True)
            write_rows(file, lines(people.columns, group, self.text), TSV)
            _write_json(file.with_suffix(".json"), descriptions)

    def write_exclusions(self, draft: Path) -> None:
        """Write the rules' exclusions where BIDS keeps what has no place of its own."""
        frame = self._content.exclusions
        if len(frame):
            file = draft / LEFT_OUT
            file.parent.mkdir()
            write_rows(file, lines(frame.columns, rows(frame), self.text), TSV)
            _write_json(file.with_suffix(".json"), _described(frame.columns, EXCLUSIONS))


class _Fields(Texts):
    """Turns values into what a table of BIDS can contain."""

    def __init__(self) -> None:
        super().__init__(missing="n/a")

    def __call__(self, value: Cell) -> str:
        """A value as its field has it; an empty text does not apply."""
        if value == "n/a":
            return "n\\/a"
        text = super().__call__(None if value == "" else value)
        return _BREAKS.sub(_escaped, text)


def _escaped(match: re.Match[str]) -> str:
    sign = match[0]
    return _SHORT.get(sign) or f"\\u{ord(sign):04x}"


def _folder(draft: Path, place: SessionPlace) -> Path:
    return draft / f"sub-{place.subject}" / f"ses-{place.session}"


def _with_seconds(responses: pd.DataFrame) -> pd.DataFrame:
    with_seconds = responses.copy()
    for number, (name, source) in enumerate(SECONDS.items()):
        with_seconds.insert(number, name, with_seconds[source] / 1000)
    return with_seconds


def _described(columns: Iterable[str], about_by_column: Mapping[str, str]) -> dict[str, Any]:
    """A data dictionary of some columns."""
    descriptions: dict[str, Any] = {}
    for name in columns:
        description: dict[str, Any] = {"Description": about_by_column.get(name) or name}
        units = "s" if name in SECONDS else unit(name)
        if units:
            description["Units"] = units
        if name in LEVELS:
            description["Levels"] = dict(LEVELS[name])
        descriptions[name] = description
    return descriptions


def _description(content: Content) -> dict[str, Any]:
    now = edition()
    return {
        "Name": title(content),
        "BIDSVersion": VERSION,
        "DatasetType": "raw",
        "GeneratedBy": [
            {"Name": "TuringDesk", "Version": now.version, "Description": about(content)}
        ],
    }


def _write_json(path: Path, content: Mapping[str, Any]) -> None:
    # Otherwise Windows would write other line ends, and the same data other bytes.
    path.write_text(json.dumps(content, indent=2) + "\n", "utf-8", newline="\n")


EXPORTER = Exporter(
    title=message("BIDS"),
    about=message(
        "A new folder for sharing: one table for each session and task, as is usual in brain "
        "imaging."
    ),
    suffix="",
    writer=write,
)
