"""Psych-DS: a folder of CSV files with one machine-readable description, for sharing.

One file per session under `data/`, named by keywords; beside them the participants and what
quality rules omitted. `dataset_description.json` (JSON-LD, schema.org) describes every column.
A pilot's session has `pilot` before its number. Personal fields stay out, always.

Source: the published schema of Psych-DS, version 1.5.1 (psych-ds.github.io).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.core.message import message
from turingdesk.exchange.exporters._atomic_write import atomic_folder
from turingdesk.exchange.exporters._base import ExportCounts, Exporter, ExportOptions, Progress
from turingdesk.exchange.exporters._cells import rows, writable
from turingdesk.exchange.exporters._content import LEVELS, Content, unit
from turingdesk.exchange.exporters._dataset import (
    EXCLUSIONS,
    SessionPlace,
    SessionPlaces,
    about,
    grouped,
    readme,
    session_columns,
    sessions,
    title,
)
from turingdesk.exchange.exporters._delimited import Texts, lines, write_rows
from turingdesk.exchange.exporters._ro_crate import FILE as CRATE
from turingdesk.exchange.exporters._ro_crate import write_ro_crate
from turingdesk.system.edition import edition

if TYPE_CHECKING:
    from turingdesk.table.table import Table

SCHEMA = "Psych-DS 1.5.1"
ROW_ID = "row_id"
PEOPLE = "description-participants_data.csv"
LEFT_OUT = "description-exclusions_data.csv"
_ROW = "Session, pilot where it was one, and the number of the row in its file; no two are alike"
_LAYOUT = """
- `data/study-..._subject-..._session-..._data.csv`: one file a session, one row an answered
  question; `row_id` tells every row from every other. Labels hold letters and digits only; the
  columns `participant` and `study` have the codes as they were entered.
- `data/description-participants_data.csv`: one row a session; `session` and `pilot` together
  tell each row from every other.
- `data/description-exclusions_data.csv`, where a quality rule left something out: what, and why.
- `dataset_description.json`: what is in every column.
- `ro-crate-metadata.json`: studies, judges, files, license and software (RO-Crate 1.1).

An empty field is a missing value; truth values are true and false.
"""


def write(table: Table, path: Path, progress: Progress, options: ExportOptions) -> ExportCounts:
    """Fill a new folder, and read every file back.

    Raises:
        ExportCancelled: The progress callback returned False.
        CannotExport: The folder is already there, or cannot be written whole.
    """
    # Personal answers never go into a folder that is made for sharing.
    content = Content.of(table, replace(options, personal=None))
    text = Texts()
    with atomic_folder(path) as draft:
        data = draft / "data"
        data.mkdir()
        n_rows = _write_responses(content, data, text, progress)
        people, left_out = sessions(content), content.exclusions
        write_rows(data / PEOPLE, lines(people.columns, rows(people), text))
        if len(left_out):
            write_rows(data / LEFT_OUT, lines(left_out.columns, rows(left_out), text))
        for name, words in (
            ("dataset_description.json", json.dumps(_description(content), indent=2)),
            ("README.md", readme(content, _LAYOUT)),
            ("CHANGES.md", f"# Changes\n\n- {datetime.now(UTC):%Y-%m-%d}: exported.\n"),
            (".psychds-ignore", f".DS_Store\nThumbs.db\n{CRATE}\n"),
        ):
            (draft / name).write_text(writable(words), encoding="utf-8", newline="\n")
        write_ro_crate(draft, content)
    progress(content.in_journals, content.in_journals)
    return content.counts(
        n_rows, text.altered, exclusions=message("The file {name}", name=f"data/{LEFT_OUT}")
    )


def _write_responses(content: Content, data: Path, text: Texts, progress: Progress) -> int:
    """Write one file per session.

    Returns:
        How many rows were read back from all of them.
    """
    places, responses, n_rows = SessionPlaces(content), content.responses, 0
    for (session, pilot), group in grouped(responses, ["session", "pilot"], progress):
        start = f"{session}_pilot" if pilot else str(session)
        numbered_rows = ((f"{start}-{number}", *row) for number, row in enumerate(group, 1))
        fields = lines([ROW_ID, *responses.columns], numbered_rows, text)
        n_rows += write_rows(data / _name(places.of(session, pilot)), fields)
    return n_rows


def _description(content: Content) -> dict[str, Any]:
    """The metadata, as JSON-LD with the terms of schema.org."""
    return {
        "@context": "https://schema.org/",
        "@type": "Dataset",
        "name": title(content),
        "description": about(content),
        "schemaVersion": SCHEMA,
        "dateModified": f"{datetime.now(UTC):%Y-%m-%d}",
        "measurementTechnique": f"Judged at {edition()}",
        "keywords": ["Turing test", "human or machine"],
        "variableMeasured": list(_variables(content)),
    }


def _variables(content: Content) -> Iterator[dict[str, Any]]:
    """Each column of any file, once, with all that it contains."""
    files: list[tuple[Iterable[str], Mapping[str, str]]] = [
        (sessions(content).columns, session_columns(content)),
    ]
    if len(content.exclusions):
        files.append((content.exclusions.columns, EXCLUSIONS))
    if content.in_journals:
        response_columns = [ROW_ID, *content.responses.columns]
        files.insert(0, (response_columns, {ROW_ID: _ROW, **content.columns}))
    sentences_by_column: dict[str, list[str]] = {}
    for columns, about_by_column in files:
        for name in columns:
            sentences_by_column.setdefault(name, []).append(about_by_column.get(name, ""))
    for name, sentences in sentences_by_column.items():
        variable: dict[str, Any] = {"@type": "PropertyValue", "name": name}
        variable["description"] = " / ".join(dict.fromkeys(filter(None, sentences))) or name
        if unit(name):
            variable["unitText"] = unit(name)
        if name in LEVELS:
            variable["valueReference"] = list(LEVELS[name])
        yield variable


def _name(place: SessionPlace) -> str:
    return f"study-{place.study}_subject-{place.subject}_session-{place.session}_data.csv"


EXPORTER = Exporter(
    title=message("Psych-DS"),
    about=message(
        "A new folder for sharing: one CSV file for each session, with a description of every "
        "column."
    ),
    suffix="",
    writer=write,
)
