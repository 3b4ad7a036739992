"""Importing on the desk: what is in which column, mappings under a name, and a look ahead."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory

from turingdesk.core.message import join
from turingdesk.editing.column_guess import UNCLEAR
from turingdesk.editing.new_folder import slug
from turingdesk.exchange.importers import IMPORTERS, Importer, ImportOptions, ImportReport
from turingdesk.exchange.importers._base import sweep
from turingdesk.exchange.importers._column_map import ColumnMap, TableLook, extra_names
from turingdesk.exchange.importers._mapping_file import save
from turingdesk.exchange.importers._table_importer import TableImporter
from turingdesk.exchange.importers._unclear_words import UnclearWords, to_be_asked
from turingdesk.presenters.worker import Worker
from turingdesk.system import paths

EXTRA = "extra"  #: a column that is imported, whatever it has
NOTHING = ""  #: a column that isn't imported
MAKER = "agent truth"  #: a column that has "human" or the name of a machine
FIRST_ROWS = 20
PRIVATE = 0o600  #: mappings may quote what is in cells
TARGET = f"{__name__}:ImportWork"  #: of the worker
_TABLES = (".csv", ".jsonl")
Progress = Callable[[int, int], None]


def choices(columns: ColumnMap, head: Sequence[str]) -> dict[str, str]:
    """The meaning of each column, by its name: fields separated by spaces, EXTRA, or NOTHING."""
    meaning_by_column = {name: EXTRA if name in columns.extra else NOTHING for name in head}
    for column in head:
        if fields := sorted(field for field, of in columns.columns.items() if column in of):
            meaning_by_column[column] = " ".join(fields)
    return meaning_by_column


def mapped(columns: ColumnMap, meaning_by_column: Mapping[str, str]) -> ColumnMap:
    """A mapping with other columns, and with the words that are known.

    Args:
        columns: The mapping before.
        meaning_by_column: What each column is, as `choices` says it.
    """
    columns_by_field: dict[str, tuple[str, ...]] = {}
    for column, fields in meaning_by_column.items():
        for name in fields.split():
            if name != EXTRA:
                columns_by_field[name] = (*columns_by_field.get(name, ()), column)
    extra = [column for column, fields in meaning_by_column.items() if fields == EXTRA]
    mapping = replace(
        columns,
        columns=columns_by_field,
        truth=dict(columns.truth),
        verdict=dict(columns.verdict),
        items=dict(columns.items),
        extra=dict(zip(extra, extra_names(extra), strict=True)),
        not_imported=tuple(
            column for column, fields in meaning_by_column.items() if fields == NOTHING
        ),
    )
    if mapping.is_wide:
        mapping.items |= {
            name: columns.items.get(name, "") for name in columns_by_field["verdict"]
        }
    return mapping


def only_once(meaning_by_column: Mapping[str, str], column: str) -> dict[str, str]:
    """The same, where no column but one has its field; several can have verdicts."""
    fields = {*meaning_by_column[column].split()} - {EXTRA, "verdict"}
    return {
        name: NOTHING if name != column and fields & {*of.split()} else of
        for name, of in meaning_by_column.items()
    }


def word_meanings(
    look: TableLook, columns: ColumnMap, answers_by_kind: Mapping[str, Sequence[str]]
) -> dict[str, dict[str, str]]:
    """The meanings of words for truths and verdicts; the makers of items named in the head.

    Args:
        look: The table.
        columns: What is in which column.
        answers_by_kind: By kind words that stand further down in the table and that someone has
            to decide.

    Returns:
        By kind and word the origin, or UNCLEAR where someone has to decide.
    """
    meanings_by_kind = {}
    for kind in ("truth", "verdict"):
        of = columns.columns.get(kind, ())
        words = look.words(of)[:FIRST_ROWS] if of and not columns.reads_totals else []
        decided = columns.words(kind).keys() & {*words}
        words += [word for word in answers_by_kind.get(kind, ()) if word not in words]
        meanings_by_kind[kind] = {word: columns.origin(kind, of[0], word) for word in words}
        if not decided:
            meanings_by_kind[kind] |= dict.fromkeys(to_be_asked(meanings_by_kind[kind]), UNCLEAR)
    items = columns.columns["verdict"] if columns.is_wide else ()
    return {**meanings_by_kind, "items": {name: columns.items.get(name, "") for name in items}}


def mappings() -> dict[str, Path]:
    """The mappings that were saved under a name."""
    return {path.stem: path for path in sorted(_folder().glob("*.toml"))}


def save_mapping(importer: TableImporter, name: str, columns: ColumnMap, table: str) -> Path:
    """Save a mapping under a name; one of that name is replaced.

    Args:
        importer: The format of the table.
        name: As people wrote it.
        columns: The mapping. What belongs to one import, its study and title, isn't saved.
        table: The name of the file that it was made for.

    Raises:
        CannotExport: It can't be written.
    """
    path = _folder() / f"{slug(name)}.toml"
    save(path, replace(columns, study="", title=""), table, importer.fields, PRIVATE)
    return path


def _folder() -> Path:
    return paths.config() / "mappings"


@dataclass(frozen=True, slots=True)
class ImportPreview:
    """A preview of an import, or the question that has to be decided before it."""

    report: ImportReport | None
    table: str = ""  #: the name of the first table of the study
    rows: tuple[Mapping[str, str], ...] = ()  #: its first rows
    question: str = ""  #: which words someone has to decide
    unclear: Mapping[str, Sequence[str]] = field(default_factory=dict)  #: by kind these words


@dataclass(frozen=True, slots=True)
class ImportRun:
    """One import."""

    format: str
    sources: Sequence[Path]
    options: ImportOptions
    columns: ColumnMap | None = None  #: of a table

    @property
    def importer(self) -> Importer:
        """The importer that reads the sources."""
        return IMPORTERS[self.format]

    def read(self, out: Path, scratch: Path, progress: Progress) -> ImportReport:
        """Import.

        Args:
            out: The folder to write to.
            scratch: An empty folder, which can be deleted afterwards.
            progress: Told how many parts of how many are done; while sources are read, how many
                records, of 0.

        Raises:
            BadSource, CannotExport: As `Importer.read` says.
        """

        def alive(records: int) -> None:
            progress(records, 0)

        importer, options = self.importer, self.options
        if self.columns is not None and isinstance(importer, TableImporter):
            options = replace(options, map=scratch / "mapping.toml")
            name = self.sources[0].name
            save(scratch / "mapping.toml", self.columns, name, importer.fields, PRIVATE)
        return importer.read(self.sources, out, options, progress, alive)

    def preview(self, scratch: Path, progress: Progress) -> ImportPreview:
        """Import into a folder that can be deleted afterwards.

        Raises:
            BadSource, CannotExport: As `Importer.read` says.
        """
        out = scratch / "preview"
        try:
            report = replace(self.read(out, scratch, progress), is_preview=True)
        except UnclearWords as problem:
            return ImportPreview(
                None, question=join(" ", problem.questions), unclear=problem.words
            )
        tables = sorted(path for path in out.glob("*") if path.suffix in _TABLES)
        if not self.importer.makes_study or not tables:
            return ImportPreview(report)
        return ImportPreview(report, tables[0].name, tuple(islice(_rows(tables[0]), FIRST_ROWS)))


class ImportWork:
    """A worker's task for the dialog; large imports in a thread would halt the windows."""

    def __init__(self, data: Path, report: Progress) -> None:
        self._report = report

    def look(self, name: str, sources: Sequence[Path], _: Path) -> TableLook | None:
        """The first rows of the first table; None if there is none."""
        importer = IMPORTERS[name]
        return importer.look(sources) if isinstance(importer, TableImporter) else None

    def preview(self, run: ImportRun, scratch: Path) -> ImportPreview:
        """A preview of an import."""
        return run.preview(scratch, self._report)

    def read(self, run: ImportRun, out: Path, scratch: Path) -> ImportReport:
        """Import."""
        return run.read(out, scratch, self._report)


def work(worker: Worker, report: Progress, method: str, *arguments: object) -> object:
    """Have a method of `ImportWork` called by a process that is gone afterwards.

    Its scratch folder is made and deleted here: a process that is slow to end is killed, and
    would leave its own behind. So is what it had begun to write.

    Raises:
        OSError, TuringDeskError, RuntimeError, EOFError: As `Worker.ask` says.
    """
    with TemporaryDirectory() as scratch:
        try:
            return worker.ask(report, method, *arguments, Path(scratch))
        # Whatever interrupts it, nothing that is half written may remain.
        except BaseException:
            # Before the sweep, or the process could write its files again.
            worker.close()
            for path in arguments:
                if isinstance(path, Path):
                    sweep(path.parent)
                    sweep(path)
            raise
        finally:
            worker.close()


def _rows(table: Path) -> Iterator[dict[str, str]]:
    # The csv module reads line ends within cells only if Python doesn't translate them.
    with table.open(encoding="utf-8", newline="") as file:
        if table.suffix == ".csv":
            yield from csv.DictReader(file)
            return
        for line in file:
            yield {name: _cell(value) for name, value in json.loads(line).items()}


def _cell(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
