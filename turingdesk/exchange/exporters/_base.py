"""An exporter: a title, a suffix, and a function that writes a file and counts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.core.errors import CannotExport
from turingdesk.core.message import message, plural

if TYPE_CHECKING:
    from turingdesk.study.package import Package
    from turingdesk.table.table import Table

#: Called with rows done and rows in all; where it returns False, the export stops.
Progress = Callable[[int, int], object]


def silent(done: int, total: int) -> None:
    """Report progress to no one."""


def incomplete(path: Path, n_rows: int, in_journals: int) -> CannotExport:
    """The error for a written file that has fewer or more rows than were read."""
    return CannotExport(
        message(
            "Verification of {name} failed: it contains {found:,} of {in_journals:,} rows. "
            "The disk might be failing; export to another one.",
            name=path.name,
            found=n_rows,
            in_journals=in_journals,
        )
    )


class ExportCancelled(CannotExport):
    """The export was canceled. Nothing was written."""


@dataclass(frozen=True, slots=True)
class ExportOptions:
    """The additions to the usual contents of an export."""

    pilot: bool = False  #: pilot sessions too, marked in the column `pilot`
    personal: Path | None = None  #: folder of personal form fields, to join to the participants
    excel: bool = False  #: CSV only: begin with a byte order mark, by which Excel knows UTF-8
    withdrawn: str = ""  #: how many withdrew, in a sentence
    texts: tuple[Package, ...] = ()  #: of the studies, for the text of what was judged
    named: int = 0  #: how many of these the user gave, which speak for other versions, too
    safe: bool = False  #: CSV only: keep spreadsheets from taking texts for formulas
    profile: str = ""  #: CSV only: whose names the columns have; empty for TuringDesk's own


@dataclass(frozen=True, slots=True)
class TruncatedText:
    """A text that is too long for a cell of a workbook; only its first part is exported."""

    cell: str  #: sheet and cell, such as responses!AK17
    length: int  #: of the whole text, in UTF-16 units, as Excel counts


@dataclass(frozen=True, slots=True)
class ExportCounts:
    """The rows that were written, counted again in the finished file."""

    in_journals: int  #: responses in the journals that were exported
    written: int  #: rows read back from the file
    sessions: int
    pilots_left_out: int = 0  #: responses of pilot sessions that were not asked for
    simulated: int = 0  #: rows whose judge was simulated
    imported: int = 0  #: rows that were imported
    cut: tuple[TruncatedText, ...] = ()  #: texts shortened to what a cell contains
    altered: int = 0  #: texts with half characters, which no UTF-8 file contains
    problems: int = 0  #: places of the journals that could not be read, or were changed
    sealed: int = 0  #: verdicts without truth, as the passphrase was not given
    excluded: int = 0  #: rows that quality rules exclude of the results
    exclusions: str = ""  #: where each exclusion is with its reason: a sheet or a file
    withdrawn: str = ""  #: how many withdrew, in a sentence; empty for none
    textless: int = 0  #: answers without the text that was judged, as no package is available
    forms: str = ""  #: where answers to forms are: a sheet or a file; empty if among the rest
    formulas: Mapping[str, int] = field(default_factory=dict)
    #: texts that a spreadsheet may take for formulas, by column
    safe: bool = False  #: whether these were made harmless

    def _notes(self) -> Iterator[tuple[int, str]]:
        """Numbers of rows, each with what is said of so many."""
        pilots = plural(
            "%n response of pilot sessions is not included.",
            "%n responses of pilot sessions are not included.",
            n=self.pilots_left_out,
        )
        yield self.pilots_left_out, pilots
        left_out = plural(
            "%n row is excluded by quality rules (column \u201cexcluded\u201d). "
            "{file} lists the reason.",
            "%n rows are excluded by quality rules (column \u201cexcluded\u201d). "
            "{file} lists the reasons.",
            n=self.excluded,
            file=self.exclusions,
        )
        yield self.excluded, left_out
        yield from self._on_judges()
        sealed = plural(
            "%n verdict is sealed: its row has no truth, origin, or agent. To export it in full, "
            "enter the passphrase.",
            "%n verdicts are sealed: their rows have no truth, origin, or agent. To export them "
            "in full, enter the passphrase.",
            n=self.sealed,
        )
        yield self.sealed, sealed
        damaged = plural(
            "%n problem in the journals. Check the journals to list it.",
            "%n problems in the journals. Check the journals to list them.",
            n=self.problems,
        )
        yield self.problems, damaged

    def _on_judges(self) -> Iterator[tuple[int, str]]:
        simulated = plural(
            "%n row is simulated (column \u201cjudge\u201d).",
            "%n rows are simulated (column \u201cjudge\u201d).",
            n=self.simulated,
        )
        yield self.simulated, simulated
        imported = plural(
            "%n row is imported (column \u201cjudge\u201d).",
            "%n rows are imported (column \u201cjudge\u201d).",
            n=self.imported,
        )
        yield self.imported, imported

    @property
    def sentences(self) -> tuple[str, ...]:
        r"""Notes for the person who exports, one sentence each.

        >>> print(*ExportCounts(25650, 25650, 1126, simulated=3).sentences, sep="\n")
        25,650 responses in the journals, 25,650 rows written.
        3 rows are simulated (column \u201cjudge\u201d).
        """
        counts = message(
            "{responses} in the journals, {rows} written.",
            responses=plural("%n response", "%n responses", self.in_journals),
            rows=plural("%n row", "%n rows", self.written),
        )
        notes = (text for n, text in self._notes() if n)
        return (counts, *notes, *self._on_forms_and_people(), *self._on_texts())

    def _on_forms_and_people(self) -> Iterator[str]:
        if self.forms:
            yield message("{forms} contains the answers to forms.", forms=self.forms)
        if self.withdrawn:
            yield self.withdrawn

    def _on_texts(self) -> Iterator[str]:
        if self.textless:
            yield plural(
                "%n answer lacks the text that was judged, because the study's package is not "
                "available. Open the study at the desk, or specify its package, then export "
                "again.",
                "%n answers lack the text that was judged, because the study's package is not "
                "available. Open the study at the desk, or specify its package, then export "
                "again.",
                n=self.textless,
            )
        if self.formulas:
            yield _on_formulas(self.formulas, safe=self.safe)
        if self.cut:
            yield plural(
                "%n text is too long for a cell and was cut to 32,767 characters: {cells}. A CSV "
                "export contains the full texts.",
                "%n texts are too long for a cell and were cut to 32,767 characters: {cells}. A "
                "CSV export contains the full texts.",
                n=len(self.cut),
                cells=_first_cells(self.cut),
            )
        if self.altered:
            yield plural(
                "%n text contains half a character (a lone surrogate), written as \\udXXX.",
                "%n texts contain half a character (a lone surrogate), written as \\udXXX.",
                n=self.altered,
            )


def _first_cells(cut: Sequence[TruncatedText]) -> str:
    """The first five cells, and how many more there are."""
    cells = ", ".join(text.cell for text in cut[:5])
    if len(cut) <= 5:
        return cells
    return message("{cells} and {more:,} more", cells=cells, more=len(cut) - 5)


def _on_formulas(columns: Mapping[str, int], *, safe: bool) -> str:
    """A note on texts that a spreadsheet may take for formulas."""
    where = ", ".join(f"{name} ({count:,})" for name, count in columns.items())
    what = message("Some texts start with =, +, -, or @: {where}.", where=where)
    if safe:
        return message(
            "{what} An apostrophe was added before each one, so that spreadsheets don't read "
            "it as a formula.",
            what=what,
        )
    return message(
        "{what} Excel and other spreadsheets might read them as formulas. Export as a "
        "workbook, or make them safe for spreadsheets.",
        what=what,
    )


@dataclass(frozen=True, slots=True)
class Exporter:
    """One file format."""

    title: str
    about: str  #: one sentence for the help and the Export page
    suffix: str  #: with its dot; empty if it writes a folder
    writer: Callable[[Table, Path, Progress, ExportOptions], ExportCounts]
    takes: tuple[str, ...] = ()  #: the settings of `ExportRequest` that not every format heeds

    def write(
        self,
        table: Table,
        path: Path,
        progress: Progress = silent,
        options: ExportOptions = ExportOptions(),
    ) -> ExportCounts:
        """Write the responses, and count what is in the finished file.

        Raises:
            CannotExport: The file cannot be written whole.
            ExportCancelled: The progress callback returned False.
        """
        return self.writer(table, path, progress, options)
