"""Writes the report of a data folder, for the command line and for the desk."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path

from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.core.errors import CannotExport
from turingdesk.core.message import message
from turingdesk.exchange.export import refuse_empty
from turingdesk.exchange.exporters._atomic_write import atomic_write
from turingdesk.exchange.report.content import content
from turingdesk.exchange.report.findings import ReportFindings, findings
from turingdesk.journal.judge_kind import JudgeKind
from turingdesk.study.seals import Keys
from turingdesk.table.answer_texts import with_texts
from turingdesk.table.table import Table, load

Progress = Callable[[str, int, int], None]
READING, COMPUTING, WRITING = message("Reading journals"), message("Computing results"), "Writing"
PARTS = (READING, COMPUTING, WRITING)
SUFFIXES = (".html", ".pdf", ".docx", ".xlsx")


def silent(doing: str, done: int, total: int) -> None:
    """Report progress to no one."""


@dataclass(frozen=True, slots=True)
class ReportRequest:
    """The parts of a data folder that are reported."""

    study: str | None = None  #: only this study's sessions; None for all
    kind: JudgeKind | None = None  #: whose; by default people's, else anyone's
    cluster: Clustering = Clustering.BOTH  #: what verdicts cluster by
    by: tuple[str, ...] = ()  #: also by the levels of these columns or form questions
    keys: Keys | None = None  #: to the seals that were opened
    texts: tuple[Path, ...] = ()  #: packages with the words of the answers


ALL = ReportRequest()


def write_report(
    data: Path, path: Path, request: ReportRequest = ALL, progress: Progress = silent
) -> ReportFindings:
    """Report a data folder in one file, in the format that its suffix names.

    Args:
        data: The folder of journals.
        path: Where to; what is there is replaced once the new file is whole.
        request: What of it.
        progress: Told what is done, how far, of how much; what it raises ends the work, and
            nothing is written.

    Returns:
        What was reported.

    Raises:
        CannotExport: There is no data folder, no format of that suffix, or the file cannot be
            written.
        UnknownName: `by` names no column and no question.
    """
    check(path)
    table = read(data, request, progress)
    with atomic_write(path) as draft:  # first, so that a wrong path is reported before the work
        report_findings = _findings(table, request, progress)
        write(report_findings, data, draft, progress)
    return report_findings


def read(data: Path, request: ReportRequest, progress: Progress = silent) -> Table:
    """Load the table of a folder.

    Raises:
        CannotExport: There is no such folder, no session in it, or no text in a package of texts.
        BadStudy: A package of texts cannot be read.
    """
    if not data.is_dir():
        raise CannotExport(
            message("TuringDesk can't find the data folder {data}. Check the name.", data=data)
        )

    journals = load(data, request.study, partial(progress, READING), request.keys)
    refuse_empty(journals, data, request.study)
    table, missing = with_texts(journals, request.texts)
    if missing:
        raise CannotExport(" ".join(missing))
    return table


def _findings(table: Table, request: ReportRequest, progress: Progress) -> ReportFindings:
    advance = partial(progress, COMPUTING)
    return findings(table, request.kind, request.cluster, request.by, advance)


def write(
    report_findings: ReportFindings,
    data: Path,
    path: Path,
    progress: Progress = silent,
    now: datetime | None = None,
) -> None:
    """Write results to a file that does not exist yet.

    Args:
        report_findings: The results.
        data: The folder that they come from.
        path: Where to; its suffix names the format.
        progress: Told how far it is.
        now: When it is made; by default what `SOURCE_DATE_EPOCH` says, else now.
    """
    from turingdesk.exchange.report import docx, html, pdf, workbook

    report, advance = content(report_findings, data, now), partial(progress, WRITING)
    if path.suffix.lower() == ".xlsx":
        workbook.write(report_findings, report, path, advance)
    else:
        writer = {".html": html, ".pdf": pdf, ".docx": docx}[path.suffix.lower()]
        writer.write(report, path, advance)


def check(path: Path) -> None:
    """Check the suffix of a report's file.

    Raises:
        CannotExport: No report is written in files of this suffix.
    """
    if path.suffix.lower() not in SUFFIXES:
        extensions = ", ".join(SUFFIXES)
        raise CannotExport(
            message(
                "The file extension of {name} is unknown. Known extensions: {known}.",
                name=path.name,
                known=extensions,
            )
        )
