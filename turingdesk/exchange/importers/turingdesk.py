"""TuringDesk's own exports of responses: each answer is again as it was in its journal.

What an export doesn't have, isn't made up: schedules, notes, and how a window lost the keyboard.
Quality rules aren't in exports either, so what they exclude is left out, and results stay the
same.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import partial
from pathlib import Path
from typing import Any

from turingdesk.core.errors import BadSource
from turingdesk.core.message import message
from turingdesk.core.question import Role
from turingdesk.core.response import DEFAULTS, EXCLUDED, SUPERSEDED, Response
from turingdesk.exchange.exporters._delimited import any_length
from turingdesk.exchange.importers._base import (
    Importer,
    ImportOptions,
    ImportReport,
    Progress,
    SourceFile,
    Tally,
    gathered,
)
from turingdesk.exchange.importers._verdict_journals import write_files
from turingdesk.journal.journal import Entry, Journal, response_entries, utc_now
from turingdesk.journal.session_name import SessionName, parsed
from turingdesk.system.edition import edition
from turingdesk.table.agent_columns import PREFIX

SUFFIXES = frozenset({".csv", ".jsonl", ".parquet"})
#: Columns by which an export of responses is known.
NEEDED = frozenset({"session", "participant", "study", "study_hash", "step", "question", "choice"})
_TYPES = {field.name: str(field.type).removesuffix(" | None") for field in fields(Response)}
_FLAGS = {"true": True, "false": False}
Row = Mapping[str, Any]


@dataclass(slots=True)
class _Session:
    """The answers of one session, in their order, and what is known of the agents."""

    source: SourceFile
    rows: list[Response] = field(default_factory=list)
    agents: dict[str, dict[str, str]] = field(default_factory=dict)


def read(
    sources: Sequence[Path], out: Path, options: ImportOptions, progress: Progress
) -> ImportReport:
    """Read exported responses and write one journal for each session.

    Raises:
        BadSource: A file is damaged, or is no export of responses.
        SessionExists: One of the sessions is in this folder already.
        CannotExport: The folder can't be written.
    """
    tally = Tally(message("responses"))
    sessions = _sessions(sources, tally)
    if not sessions:
        why = [f"{count:,} {reason}" for reason, count in tally.reasons.items()]
        raise BadSource(message("There are no responses to import. {why}", why=why))
    writers = {name.file: partial(_write, name, session) for name, session in sessions.items()}
    n_responses = write_files(out, writers, progress)
    return tally.report(
        out, {message("sessions"): len(sessions), message("responses"): n_responses}
    )


def _sessions(sources: Sequence[Path], tally: Tally) -> dict[SessionName, _Session]:
    sessions: dict[SessionName, _Session] = {}
    for source in gathered(sources, SUFFIXES)[0]:
        for number, row in _rows(source):
            tally.read += 1
            response = _response(row)
            if isinstance(response, str):
                place = message("row {number} of {file}", number=number, file=source.path.name)
                tally.leave_out(response, place=place)
            elif (name := parsed(response.session)) is not None:
                session = sessions.setdefault(name, _Session(source))
                session.rows.append(response)
                _note_agent(session, response, row)
    return sessions


def _rows(source: SourceFile) -> Iterator[tuple[int, Row]]:
    """The rows of an export, from 1; none of a file beside it that has something else."""
    reader = _READERS.get(source.path.suffix.lower(), _delimited)
    for number, cells in enumerate(reader(source), 1):
        row = {"role": Role.FORM.value, **cells}  # CSV has forms apart, without the column
        if not row.keys() >= NEEDED:
            if source.asked_for:
                missing = sorted(NEEDED - row.keys())
                source.wrong(
                    message(
                        "This isn't an export of responses: it has no column {missing}.",
                        missing=missing,
                    ),
                    message("For other tables, import verdicts."),
                )
            return
        yield number, row


def _delimited(source: SourceFile) -> Iterator[Row]:
    try:
        with any_length():
            # Line ends as they are, since those within cells belong to the answers.
            yield from csv.DictReader(io.StringIO(source.text, newline=""))
    except csv.Error as problem:
        source.wrong(message("This is not valid CSV: {problem}.", problem=problem), "")


def _objects(source: SourceFile) -> Iterator[Row]:
    return (value for _, value in source.lines if isinstance(value, dict))


def _parquet(source: SourceFile) -> Iterator[Row]:
    from turingdesk.exchange.importers._parquet import parquet_parts

    try:
        for part in parquet_parts(source.path):
            names = list(part.schema.names)
            columns = [part.column(place).to_pylist() for place in range(len(names))]
            yield from (dict(zip(names, row, strict=True)) for row in zip(*columns, strict=True))
    except ValueError as problem:
        source.wrong(message("This is not valid Parquet: {problem}.", problem=problem), "")


_READERS = {".csv": _delimited, ".jsonl": _objects, ".parquet": _parquet}


def _response(row: Row) -> Response | str:
    """The response of a row; or why it can't be taken."""
    if reason := _unusable(row):
        return reason
    value_by_field = {}
    for name, type_ in _TYPES.items():
        try:
            value_by_field[name] = _value(row.get(name), type_, DEFAULTS[name])
        except ValueError:
            return message("the column {name} is not a {type}", name=name, type=type_)
    return Response(**value_by_field)


def _unusable(row: Row) -> str:
    if _is_set(row.get("pilot")):
        return message("of a pilot session")
    if _is_set(row.get(SUPERSEDED)):
        return message("replaced in a later attempt")
    if row.get(EXCLUDED):
        return message("excluded by a quality rule: {rules}", rules=row[EXCLUDED])
    if parsed(str(row["session"])) is None:
        return message("the session {name!r} isn't a TuringDesk session", name=row["session"])
    return ""


def _is_set(value: Any) -> bool:
    return str(value).casefold() == "true"


def _value(value: Any, type_: str, default: Any) -> Any:
    """A cell as the journal has it.

    Raises:
        ValueError: It is not of that type.
    """
    if value is None or value == "":
        return default
    match type_:
        case "bool":
            if (flag := _FLAGS.get(str(value).casefold())) is None:
                raise ValueError(value)
            return flag
        case "int":
            return int(value)
        case "float":
            return float(value)
        case _:
            return str(value)


def _note_agent(session: _Session, response: Response, row: Row) -> None:
    settings = {
        name.removeprefix(PREFIX): str(value)
        for name, value in row.items()
        if name and name.startswith(PREFIX) and value not in (None, "")
    }
    if response.agent and settings:
        session.agents[response.agent] = settings


def _opening(name: SessionName, session: _Session, trials: int) -> dict[str, Any]:
    """The first line of a session; what the export doesn't have, isn't made up."""
    first = session.rows[0]
    return {
        "session": str(name),
        "participant": first.participant,
        "number": name.number,
        "study": first.study,
        "study_version": first.study_version,
        "study_hash": first.study_hash,
        "demonstration": False,
        "program": str(edition()),
        "kiosk": first.kiosk,
        "judge": first.judge,
        "pilot": False,
        "simulated": first.judge == "simulated",
        "imported_from": session.source.path.name,
        "trials": trials,
        "schedule": [],
        "agents": session.agents,
    }


def _write(name: SessionName, session: _Session, folder: Path) -> int:
    """One journal; the disk is waited for once, when it is closed."""
    rows = session.rows
    trials = len({row.step for row in rows if row.trial and not row.practice})
    opening = _opening(name, session, trials)
    entries, now_ms = [Entry("opened", rows[0].at or utc_now(), 0.0, opening)], 0.0
    for row in rows:
        now_ms = max(now_ms, row.answered_ms or 0.0)
        entries += response_entries([row], now_ms)
    ending = {"reason": "completed", "done": trials}
    entries.append(Entry("closed", rows[-1].at or utc_now(), now_ms, ending))
    with Journal.create(folder / name.file) as journal:
        journal.append(*entries, durable=False)
    return len(rows)


IMPORTER = Importer(
    "TuringDesk",
    message(
        "Responses that TuringDesk exported as Parquet, JSON lines, or CSV, as sessions of the "
        "same study."
    ),
    message(".parquet, .jsonl, or .csv files of responses; for CSV also the file of forms"),
    read,
    makes_study=False,
    example="responses.parquet -o data",
)
