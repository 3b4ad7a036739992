"""Looks at the machine judges of one study, in the process that computes analyses."""

from __future__ import annotations

import tomllib
import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.core.errors import BadStudy
from turingdesk.gui.desk.machine_judges.seen import Made
from turingdesk.judges._verdicts import verdicts
from turingdesk.store.journal_file import read_journal
from turingdesk.store.session_name import SUFFIX
from turingdesk.store.study.section import FILE

if TYPE_CHECKING:
    from pandas import DataFrame

    from turingdesk.exchange.report.findings import Result
    from turingdesk.store.table import Table

#: Analyses that tell of all judges, and of one of them.
OF_ALL = ("machine_judges", "judge_agreement")
OF_ONE = ("judge_features", "judge_errors", "judge_messages", "judge_folds", "extrapolation")
MOST = 30  #: rows of what is listed by rank, for each judge and task


def made(table: Table, data: Path) -> tuple[Made, ...]:
    """How the machine judges among some sessions were made, by name.

    Args:
        table: Of one study.
        data: The folder that its journals lie in.
    """
    sessions = table.sessions[table.sessions["judge"].astype("str").str.startswith("judge:")]
    return tuple(
        _made(str(judge), own, data) for judge, own in sessions.groupby("judge", sort=True)
    )


def _made(judge: str, sessions: DataFrame, data: Path) -> Made:
    names = [str(name) for name in sessions.sort_values("started")["session"]]
    newest = read_journal(data / f"{names[-1]}{SUFFIX}").opened
    found = verdicts(data, names)
    told = dict(newest.get("judge_settings") or {})
    return Made(judge, told, found.sessions, found.trials, found.unanswered)


def results(rows: DataFrame, judge: str) -> Iterator[Result]:
    """What analyses tell of all judges, or of one; those with nothing to tell are left out.

    Args:
        rows: The machines' part of a table, with what belongs to it.
        judge: As responses have it; empty for all.
    """
    from turingdesk.analysis import ANALYSES
    from turingdesk.exchange.report.findings import result

    names = [name for name in (OF_ONE if judge else OF_ALL) if name in ANALYSES]
    own = _of(rows, judge) if judge else rows
    for name in names:
        found = result(name, ANALYSES[name], own)
        if found.rows or found.trouble:
            yield _first(found)


def _of(rows: DataFrame, judge: str) -> DataFrame:
    """Without what other machines said."""
    theirs = rows["judge"].astype("str").str.startswith("judge:") & (rows["judge"] != judge)
    return rows[~theirs]


def _first(found: Result) -> Result:
    """Only the strongest of what is ranked: the workbook has all."""
    if "rank" not in found.columns:
        return found
    return replace(found, rows=tuple(row for row in found.rows if row["rank"] <= MOST))


def with_words(table: Table, study: str, packages: Sequence[str]) -> Table:
    """A table with the words of the answers, where one of some packages is the study's.

    Args:
        table: Of the study.
        study: Its id.
        packages: Paths; those that cannot be read any more are passed over.
    """
    for package in packages:
        path = Path(package)
        stamp = _stamp(path)
        if stamp and _study_id(path, stamp) == study:
            texts = _texts(path, stamp)
            return table if texts is None else replace(table, texts=texts)
    return table


def _stamp(path: Path) -> int:
    """What tells that a package was changed; 0 where it is not there."""
    try:
        files = [path, *path.glob("*")] if path.is_dir() else [path]
        return max(file.stat().st_mtime_ns for file in files)
    except OSError:
        return 0


@lru_cache(maxsize=32)
def _study_id(path: Path, stamp: int) -> str:
    """The id that a package has; empty where it cannot be read."""
    try:
        if path.suffix == ".tdz":
            with zipfile.ZipFile(path) as packed:
                told = packed.read(FILE)
        else:
            told = (path / FILE if path.is_dir() else path).read_bytes()
        return str(tomllib.loads(told.decode("utf-8")).get("id", ""))
    except (OSError, KeyError, ValueError, zipfile.BadZipFile):
        return ""


@lru_cache(maxsize=4)
def _texts(path: Path, stamp: int) -> Any:
    """The words of a package's answers; None where it cannot be read."""
    from turingdesk.store.answer_texts import answer_texts
    from turingdesk.store.package import open_package

    try:
        return answer_texts(open_package(path))
    except (BadStudy, OSError):
        return None
