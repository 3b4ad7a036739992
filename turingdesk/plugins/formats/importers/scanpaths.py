"""Eye movements of people and machines on pictures, as a study package."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
from turingdesk.exchange.importers._table_importer import TableImporter
from turingdesk.plugins.formats.importers._names import slug, stem
from turingdesk.plugins.formats.importers._pictures import PLACEHOLDER, Pictures, is_placeholder
from turingdesk.plugins.formats.importers._records import TakenRows
from turingdesk.plugins.formats.importers._scanpath_files import (
    FIELDS,
    READERS,
    TABLES,
    FoundScanpath,
    scanpaths,
)

FIX = message("Use .json, .asc, .csv, .npy, or .mat files of fixations.")
MOST = 10_000  #: fixations of one scanpath


def read(
    sources: Sequence[Path], out: Path, options: ImportOptions, progress: Progress
) -> ImportReport:
    """Read scanpaths and write a study package, with the pictures that are among the sources.

    Raises:
        BadSource: A file can't be read, or none of its scanpaths can be taken.
        CannotExport: The folder is not empty or cannot be written.
    """
    tally = Tally(message("scanpaths"))
    source_files, pictures = gathered(sources, frozenset(READERS))
    files = [source for source in source_files if source.path.suffix.lower() in READERS]
    if not files:
        raise BadSource(message("None of the sources is a file of scanpaths. {fix}", fix=FIX))
    media = Pictures(pictures, placeholders=options.placeholders)
    stream = _rows(files, media, options, tally)
    draft_block = BlockDraft("fixations", [], table="fixations.jsonl", stream=stream)
    StudyDraft(
        id="scanpaths",
        title="Eye movements",
        provenance=imported_from(files),
        blocks=[draft_block],
        pictures=media.used,
        absent=media.absent,
        remark="Made by: turingdesk import scanpaths",
    ).write(out, progress)
    media.ask_for_absent(out, tally)
    tally.note(
        message(
            "When you share the study, include the licenses of the eye movements and of "
            "the pictures."
        )
    )
    return tally.report(
        out, {message("scanpaths"): draft_block.counts.rows, message("pictures"): len(media.used)}
    )


def _rows(
    files: Sequence[SourceFile], pictures: Pictures, options: ImportOptions, tally: Tally
) -> Iterator[dict[str, Any]]:
    taken_rows = TakenRows(tally, options.each)
    for source in files:
        for scanpath in scanpaths(source, tally, options.map):
            yield from taken_rows.of(_row(source, scanpath, pictures, options), scanpath.place)
    taken_rows.close(FIX)


def _row(
    source: SourceFile, scanpath: FoundScanpath, pictures: Pictures, options: ImportOptions
) -> dict[str, Any] | str:
    """The row of one scanpath, or why there is none."""
    if not scanpath.image:
        return message("its picture is not specified")
    if not scanpath.fixations:
        return message("there is no fixation")
    if len(scanpath.fixations) > MOST:
        return message("there are more than {most:,} fixations", most=MOST)
    size = options.screen or scanpath.size or pictures.size(scanpath.image)
    if size is None:
        return message(
            "the size of the screen is unknown: enter it (on the command line, use "
            "--screen WIDTHxHEIGHT), or add the pictures"
        )
    points = _fixations(scanpath, *size)
    if isinstance(points, str):
        return points
    agent = scanpath.agent or options.agent
    image = pictures.named(scanpath.image, "fixations")
    who = scanpath.subject or agent or "human"
    return {
        "id": "-".join(
            slug(part) for part in (stem(scanpath.image), scanpath.target, who) if part
        ),
        "prompt": stem(scanpath.image),
        "origin": "machine" if agent else "human",
        "agent": agent or scanpath.subject,
        "image": image,
        "width": size[0],
        "height": size[1],
        "fixations": points,
        "domain": scanpath.target,
        "source": "" if agent else "import",
        "provenance": source.path.name + PLACEHOLDER * is_placeholder(image),
    }


def _fixations(
    scanpath: FoundScanpath, width: float, height: float
) -> list[dict[str, float]] | str:
    """The fixations as a study has them, or why they can't be shown."""
    points = []
    for fixation in scanpath.fixations:
        if fixation is None:
            return message("a fixation has no position")
        x, y, onset, duration = fixation
        if not (-width <= x <= 2 * width and -height <= y <= 2 * height):
            return message("a fixation is far outside the picture")
        if min(onset or 0.0, duration or 0.0) < 0:
            return message("a fixation has a negative time")
        times = {"onset_ms": onset, "duration_ms": duration}
        points.append({"x": x, "y": y, **{k: v for k, v in times.items() if v is not None}})
    return points


IMPORTER = TableImporter(
    title=message("Scanpaths"),
    about=message("Eye movements of people or a machine on pictures, as a study package."),
    sources=message(
        ".json (COCO-Search18), .asc (EyeLink), .npy, .mat, or tables of fixations, and "
        "folders with the pictures"
    ),
    reader=read,
    takes=("agent", "each", "screen", "placeholders"),
    fields=FIELDS,
    needed=(("image", "x", "y"),),
    suffixes=TABLES,
    example="search18.json pictures -o studies/eyes",
)
