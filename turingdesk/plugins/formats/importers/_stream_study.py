"""A study of one task whose rows are read from files of one format only when they are written."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from turingdesk.core.errors import BadSource
from turingdesk.core.message import message
from turingdesk.exchange.importers._base import (
    ImportOptions,
    ImportReport,
    Progress,
    SourceFile,
    Tally,
    gathered,
)
from turingdesk.exchange.importers._study import BlockDraft, StudyDraft, imported_from
from turingdesk.plugins.formats.importers._pictures import Pictures


@dataclass(frozen=True, slots=True)
class StreamSources:
    """The sources of an import, from which rows are read."""

    files: Sequence[SourceFile]
    pictures: Pictures
    options: ImportOptions
    tally: Tally  #: where it is counted what can't be taken
    show: dict[str, Any] = field(default_factory=dict)  #: the block's; complete after the last row


@dataclass(frozen=True, slots=True)
class StreamStudy:
    """A study that an importer writes row by row; no row stays in memory."""

    id: str  #: of the study, and the format's name on the command line
    title: str
    task: str
    unit: str  #: what is read, in the plural
    suffixes: frozenset[str]  #: of the files
    rows: Callable[[StreamSources], Iterator[dict[str, Any]]]
    license_note: str  #: what to do when the study is shared
    columns: Sequence[str] = ()  #: of the table, unless it is .jsonl
    table: str = ""  #: its name; by default that of the task
    refusal: str = ""  #: where there is no such file; empty if `rows` refuses that
    has_pictures: bool = False  #: whether the report counts pictures

    def read(
        self, sources: Sequence[Path], out: Path, options: ImportOptions, progress: Progress
    ) -> ImportReport:
        """Read the sources, and write a study package with their pictures.

        Raises:
            BadSource: A file can't be read, or nothing in the files can be taken.
            CannotExport: The folder is not empty or cannot be written.
        """
        tally = Tally(self.unit)
        source_files, pictures = gathered(sources, self.suffixes)
        files = [source for source in source_files if source.path.suffix.lower() in self.suffixes]
        if not files and self.refusal:
            raise BadSource(self.refusal)
        media = Pictures(pictures, placeholders=options.placeholders)
        stream = StreamSources(files, media, options, tally)
        draft_block = BlockDraft(
            self.task,
            [],
            stream.show,
            table=self.table,
            stream=self.rows(stream),
            columns=self.columns,
        )
        StudyDraft(
            id=self.id,
            title=self.title,
            provenance=imported_from(files),
            blocks=[draft_block],
            # Filled while the table is written, before pictures are copied.
            pictures=media.used,
            absent=media.absent,
            remark=f"Made by: turingdesk import {self.id}",
        ).write(out, progress)
        media.ask_for_absent(out, tally)
        tally.note(self.license_note)
        counts = {self.unit: draft_block.counts.rows}
        if self.has_pictures:
            counts[message("pictures")] = len(media.used)
        return tally.report(out, counts)
