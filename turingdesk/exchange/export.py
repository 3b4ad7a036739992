"""Exports a data folder to a file, or to a folder for sharing: load, select, write, count."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.core.errors import CannotExport
from turingdesk.core.message import message
from turingdesk.core.setting import Setting, Takes, plain_value, setting, settings_of
from turingdesk.exchange.exporters import EXPORTERS, ExportCounts, Exporter, ExportOptions
from turingdesk.exchange.exporters._base import Progress, silent
from turingdesk.exchange.exporters._judged_text import packages_of
from turingdesk.exchange.exporters._profile import profile, profile_titles
from turingdesk.journal.tombstones import tombstones, withdrawn_in_words
from turingdesk.study.package import Package
from turingdesk.study.seals import Keys

if TYPE_CHECKING:
    import pandas as pd

    from turingdesk.table.table import Table


@dataclass(frozen=True, slots=True)
class ExportRequest:
    """The parts of a data folder that are exported."""

    study: str | None = None  #: only this study's sessions; None for all
    pilot: bool = setting("Include pilot sessions (flagged in column “pilot”)", False)
    personal: bool = setting("Include personal form fields (with the participants)", False)
    excel: bool = setting("Add a byte order mark so that Excel reads UTF-8 (CSV)", False)
    keys: Keys | None = None  #: to the seals that were opened; others are exported without truth
    format: str = ""  #: an exporter's name; empty where the suffix of the path says it
    texts: tuple[Path, ...] = setting(
        "A study with the texts of the answers, if it wasn't opened on the desk recently.",
        (),
        title="Studies with the texts",
        takes=Takes.STUDIES,
        rare=True,
    )
    known: tuple[
        Path, ...
    ] = ()  #: packages that do so where they are of the very version that ran
    safe: bool = setting(
        "Put an apostrophe before text that a spreadsheet could read as a formula (CSV)",
        False,
        key="safe_for_spreadsheets",
    )
    profile: str = setting(
        "The program whose column names are used (CSV).",
        "",
        title="Column names",
        options=profile_titles,
    )


ALL_THAT_COUNTS = ExportRequest()
_EVERY_FORMAT = ("pilot", "texts")  #: heeds these settings


def export(
    data: Path,
    path: Path,
    request: ExportRequest = ALL_THAT_COUNTS,
    progress: Progress = silent,
    reading: Callable[[int, int], None] = silent,
) -> ExportCounts:
    """Export a data folder into one file or folder, in the format that is wanted.

    Args:
        data: The folder of journals.
        path: Where to; a file is replaced once the new one is whole, a folder must be new.
        request: What of it.
        progress: Called with rows done and in all; where it returns False, nothing is written.
        reading: Called before with journals read and in all.

    Raises:
        CannotExport: There is nothing to export, no format of that suffix, the format doesn't
            support a setting, or the file cannot be written.
        UnknownName: There is no format or profile of that name.
        ExportCancelled: The progress callback returned False.
        BadStudy: A package that is to give texts cannot be read.
    """
    exporter = exporter_for(path, request.format)
    # Raises if there is none, before a large folder is read.
    if request.profile:
        profile(request.profile)
    _refuse_unheeded(request, exporter)
    table = _table(data, request, reading)
    studies = map(str, table.sessions["study"].unique())
    packages = packages_of(studies, request.texts, request.known)
    agents_by_study = {
        package.study.id: package.agents for package in packages[: len(request.texts)]
    }
    return exporter.write(
        table.with_agents(agents_by_study), path, progress, _options(data, request, packages)
    )


def _options(data: Path, request: ExportRequest, packages: tuple[Package, ...]) -> ExportOptions:
    return ExportOptions(
        pilot=request.pilot,
        personal=data / "personal" if request.personal else None,
        excel=request.excel,
        withdrawn=withdrawn_in_words(tombstones(data), request.study),
        profile=request.profile,
        texts=packages,
        named=len(request.texts),
        safe=request.safe,
    )


def settings_for(exporter: Exporter) -> tuple[Setting, ...]:
    """The settings that a format heeds."""
    heeded = (*exporter.takes, *_EVERY_FORMAT)
    return tuple(setting for setting in settings_of(ExportRequest) if setting.name in heeded)


def exporter_for(path: Path, name: str = "") -> Exporter:
    """The exporter of that name; without a name, the one that writes files of this suffix.

    Raises:
        CannotExport: None writes files of this suffix.
        UnknownName: None has this name.
    """
    if name:
        return EXPORTERS[name.replace("-", "_")]
    exporter_by_suffix = {
        known_exporter.suffix.lower(): known_exporter
        for known_exporter in EXPORTERS.values()
        if known_exporter.suffix
    }
    exporter = exporter_by_suffix.get(path.suffix.lower())
    if exporter is None:
        suffixes = ", ".join(
            sorted(known_exporter.suffix for known_exporter in exporter_by_suffix.values())
        )
        folders = (key for key, known_exporter in EXPORTERS.items() if not known_exporter.suffix)
        named = " or ".join(f"--as {key.replace('_', '-')}" for key in folders)
        raise CannotExport(
            message(
                "The file extension of {name} is unknown. Known extensions: {known}. For a "
                "folder for sharing, use {named}.",
                name=path.name,
                known=suffixes,
                named=named,
            )
        )
    return exporter


def _refuse_unheeded(request: ExportRequest, exporter: Exporter) -> None:
    """Refuse a setting that the format doesn't heed, before anything is read.

    Without what was asked for, the file would look complete.
    """
    heeded = settings_for(exporter)
    for asked in settings_of(ExportRequest):
        if asked in heeded or plain_value(getattr(request, asked.name)) == asked.default:
            continue
        formats = [other.title for other in EXPORTERS.values() if asked.name in other.takes]
        raise CannotExport(
            message(
                "{format} doesn't support the setting “{setting}”. Formats that do: {formats}",
                format=exporter.title,
                setting=asked.title,
                formats=tuple(formats),
            )
        )


def _table(data: Path, request: ExportRequest, reading: Callable[[int, int], None]) -> Table:
    """Load the folder's table; raises if it has no session that is wanted."""
    if not data.is_dir():
        raise CannotExport(
            message("TuringDesk can't find the data folder {data}. Check the name.", data=data)
        )
    table = _with_pilots(data, request, reading)
    refuse_empty(table, data, request.study)
    return table


def refuse_empty(table: Table, data: Path, study: str | None) -> None:
    """Do nothing if a folder's table has a session that is wanted.

    Raises:
        CannotExport: It has none.
    """
    if len(table.sessions):
        return
    which = (
        message("no session of the study {study!r}", study=study)
        if study
        else message("no session")
    )
    raise CannotExport(
        message(
            "There is {which} in {data}. Check the folder and --study.", which=which, data=data
        )
    )


def _with_pilots(data: Path, request: ExportRequest, reading: Callable[[int, int], None]) -> Table:
    """The folder's sessions and its pilots', which are counted even where they are omitted."""
    import pandas as pd

    from turingdesk.sessions.data_folder import PILOT
    from turingdesk.table.table import Table, load

    table = load(data, request.study, reading, keys=request.keys)
    if not (data / PILOT).is_dir():
        return table
    pilots = load(data / PILOT, request.study, keys=request.keys)
    if not len(pilots.sessions):
        return table
    parts = [_as_text(table.responses), _as_pilots(pilots.responses)]
    responses = pd.concat(parts, ignore_index=True)
    # `concat` passes attributes on only where those of all parts are equal.
    responses.attrs = table.responses.attrs
    return Table(
        responses,
        pd.concat([_as_text(table.sessions), _as_pilots(pilots.sessions)], ignore_index=True),
        (*table.problems, *pilots.problems),
        table.exclusions,  # rules look at no pilots
        table.rules,
        records=table.records,
    ).with_agents({**pilots.agents, **table.agents})


def _as_text(frame: pd.DataFrame) -> pd.DataFrame:
    """Convert columns to text whose types can differ between two frames."""
    coded = frame.select_dtypes("category").columns
    return frame.astype(dict.fromkeys(coded, object))


def _as_pilots(frame: pd.DataFrame) -> pd.DataFrame:
    """Mark all sessions of the pilots' folder as pilots, whatever their journals say."""
    return _as_text(frame).assign(pilot=True)
