"""What an exporter is: a title, a suffix, and a function that writes a file and counts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.core.errors import CannotExport
from turingdesk.core.message import message

if TYPE_CHECKING:
    from turingdesk.study.package import Package
    from turingdesk.table.table import Table

#: Called with rows done and rows in all; where it returns False, the export stops.
Progress = Callable[[int, int], object]


def silent(done: int, total: int) -> None:
    """Progress that nobody looks at."""


class ExportCancelled(CannotExport):
    """The export was canceled. Nothing was written."""


@dataclass(frozen=True, slots=True)
class ExportOptions:
    """What goes into an export beyond the usual."""

    pilot: bool = False  #: pilot sessions too, marked in the column `pilot`
    personal: Path | None = None  #: folder of personal form fields, to join to the participants
    excel: bool = False  #: CSV only: begin with a byte order mark, by which Excel knows UTF-8
    withdrawn: str = ""  #: how many withdrew, in a sentence
    texts: tuple[Package, ...] = ()  #: of the studies, for the text of what was judged
    named: int = 0  #: how many of these the user gave, which speak for other versions, too
    safe: bool = False  #: CSV only: keep spreadsheets from taking texts for formulas
    profile: str = ""  #: CSV only: whose names the columns have; empty for TuringDesk's own


USUAL = ExportOptions()


@dataclass(frozen=True, slots=True)
class Cut:
    """A text longer than a cell of a workbook may be, of which the first part was kept."""

    cell: str  #: sheet and cell, e.g. responses!AK17
    length: int  #: of the whole text, in UTF-16 units, as Excel counts


@dataclass(frozen=True, slots=True)
class ExportCounts:
    """What was written, counted again in the finished file."""

    in_journals: int  #: responses in the journals that were exported
    written: int  #: rows read back from the file
    sessions: int
    pilots_left_out: int = 0  #: responses of pilot sessions that were not asked for
    simulated: int = 0  #: rows whose judge was simulated
    imported: int = 0  #: rows that were imported
    cut: tuple[Cut, ...] = ()  #: texts shortened to what a cell holds
    altered: int = 0  #: texts with half characters, which no UTF-8 file holds
    problems: int = 0  #: places of the journals that could not be read, or were changed
    sealed: int = 0  #: verdicts without truth, as the passphrase was not given
    excluded: int = 0  #: rows that quality rules leave out of the results
    exclusions: str = ""  #: where each exclusion stands with its reason: a sheet or a file
    withdrawn: str = ""  #: how many withdrew, in a sentence; empty for none
    textless: int = 0  #: answers without the text that was judged, as no package is at hand
    forms: str = ""  #: where answers to forms stand: a sheet or a file; empty where among the rest
    formulas: Mapping[str, int] = field(default_factory=dict)
    #: texts that a spreadsheet may take for formulas, by column
    safe: bool = False  #: whether these were made harmless

    def _notes(self) -> Iterator[tuple[int, str]]:
        """Numbers of rows, each with what is said of so many."""
        pilots = message(
            "{number:,} responses of pilot sessions are not included (use --pilot to include "
            "them)."
        )
        yield self.pilots_left_out, pilots
        left_out = message(
            "{number:,} rows are excluded by quality rules (column excluded). {file} lists the "
            "reasons."
        )
        yield self.excluded, left_out
        yield self.simulated, message("{number:,} rows are simulated (column judge).")
        yield self.imported, message("{number:,} rows are imported (column judge).")
        sealed = message(
            "{number:,} verdicts are sealed: their rows have no truth, origin, or agent. To "
            "export them in full, enter the passphrase (--passphrase-file)."
        )
        yield self.sealed, sealed
        damaged = message(
            "{number:,} problems in the journals. To list them, run `turingdesk check DATA`."
        )
        yield self.problems, damaged

    @property
    def sentences(self) -> tuple[str, ...]:
        r"""What the person who exports must know, one sentence each.

        >>> print(*ExportCounts(25650, 25650, 1126, simulated=3).sentences, sep="\n")
        25,650 responses in the journals, 25,650 rows written.
        3 rows are simulated (column judge).
        """
        counts = message(
            "{in_journals:,} responses in the journals, {written:,} rows written.",
            in_journals=self.in_journals,
            written=self.written,
        )
        notes = (text.format(number=n, file=self.exclusions) for n, text in self._notes() if n)
        return (counts, *notes, *self._on_forms_and_people(), *self._on_texts())

    def _on_forms_and_people(self) -> Iterator[str]:
        if self.forms:
            yield message("{forms} contains the answers to forms.", forms=self.forms)
        if self.withdrawn:
            yield self.withdrawn

    def _on_texts(self) -> Iterator[str]:
        if self.textless:
            yield message(
                "{textless:,} answers lack the text that was judged, because the study's "
                "package is not available. Open the study at the desk, or specify it "
                "(--texts), then export again.",
                textless=self.textless,
            )
        if self.formulas:
            yield _on_formulas(self.formulas, safe=self.safe)
        if self.cut:
            cells = ", ".join(cut.cell for cut in self.cut[:5])
            more = f" and {len(self.cut) - 5:,} more" if len(self.cut) > 5 else ""
            yield message(
                "{cut:,} texts are too long for a cell and were cut to 32,767 characters: "
                "{cells}{more}. A CSV export contains the full texts.",
                cut=len(self.cut),
                cells=cells,
                more=more,
            )
        if self.altered:
            yield message(
                "{altered:,} texts contain half a character (a lone surrogate), written as "
                "\\udXXX.",
                altered=self.altered,
            )


def _on_formulas(columns: Mapping[str, int], *, safe: bool) -> str:
    """What to say of texts that a spreadsheet may take for formulas."""
    where = ", ".join(f"{name} ({count:,})" for name, count in columns.items())
    what = message("Some texts start with =, +, -, or @: {where}.", where=where)
    if safe:
        return message(
            "{what} An apostrophe was added before each one, so that spreadsheets don't read "
            "it as a formula.",
            what=what,
        )
    return message(
        "{what} Excel and other spreadsheets may read them as formulas. Export as a workbook, "
        "or use --safe-for-spreadsheets.",
        what=what,
    )


@dataclass(frozen=True, slots=True)
class Exporter:
    """One file format."""

    title: str
    about: str  #: one sentence for the help and the Export page
    suffix: str  #: with its dot; empty where it writes a folder
    write: Callable[[Table, Path, Progress, ExportOptions], ExportCounts]
    #: raises CannotExport, and ExportCancelled where the progress callback returned False
