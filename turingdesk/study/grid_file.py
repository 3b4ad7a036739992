"""From a table's file to its rows, whatever its format."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path, PurePosixPath

from turingdesk.core.message import message
from turingdesk.study.csv_table import read_csv
from turingdesk.study.findings import Findings, Place
from turingdesk.study.folder import Folder
from turingdesk.study.grid import Grid
from turingdesk.study.json_lines import read_json_lines
from turingdesk.study.text import decoded
from turingdesk.study.workbook import read_workbook

SUFFIXES = (".csv", ".xlsx", ".jsonl")


def default_tables(folder: Folder, name: str) -> list[str]:
    """The tables of that name without suffix which are there."""
    return [name + end for end in SUFFIXES if folder.has(name + end)]


def read_grid(
    folder: Folder, name: str, place: Place, findings: Findings, known: Collection[str]
) -> Grid | None:
    """The rows of a table.

    Args:
        folder: Where it is.
        name: Its name inside the folder; the suffix says what it is.
        place: Where the study names it.
        findings: Where problems go.
        known: Columns it may have; they tell commas from semicolons.

    Returns:
        None, with a problem, where the file cannot be read.
    """
    suffix = PurePosixPath(name).suffix.lower()
    if suffix not in SUFFIXES:
        what = message(
            "{name!r} is no table: its name ends in {suffix}.",
            name=name,
            suffix=suffix or message("nothing"),
        )
        findings.error(place, what, message("Save it as one of {suffixes}.", suffixes=SUFFIXES))
        return None
    data = folder.read(name, place)
    if data is None:
        return None
    if suffix == ".xlsx":
        return read_workbook(data, folder.root / Path(name), name, findings)
    return _from_text(data, name, findings, known)


def _from_text(data: bytes, name: str, findings: Findings, known: Collection[str]) -> Grid | None:
    if data.startswith(b"PK\x03\x04"):
        what = message("This is a workbook, though its name says otherwise.")
        findings.error(Place(name), what, message("Let its name end in .xlsx."))
        return None
    text = decoded(data, name, findings)
    if text is None:
        return None
    if name.lower().endswith(".csv"):
        return read_csv(text, name, findings, known)
    return read_json_lines(text, name, findings)
