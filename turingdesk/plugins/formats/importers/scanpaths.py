"""Eye movements of people and machines on pictures, as a study package."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from turingdesk.core.message import message
from turingdesk.exchange.importers._base import (
    ImportOptions,
    SourceFile,
)
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
from turingdesk.plugins.formats.importers._stream_study import StreamSources, StreamStudy

FIX = message("Use .json, .asc, .csv, .npy, or .mat files of fixations.")
MOST = 10_000  #: fixations of one scanpath


def _rows(sources: StreamSources) -> Iterator[dict[str, Any]]:
    options, tally = sources.options, sources.tally
    taken_rows = TakenRows(tally, options.each)
    for source in sources.files:
        for scanpath in scanpaths(source, tally, options.map):
            row = _row(source, scanpath, sources.pictures, options)
            yield from taken_rows.of(row, scanpath.place)
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


_STUDY = StreamStudy(
    id="scanpaths",
    title="Eye movements",
    task="fixations",
    unit=message("scanpaths"),
    suffixes=frozenset(READERS),
    rows=_rows,
    license_note=message(
        "When you share the study, include the licenses of the eye movements and of the pictures."
    ),
    table="fixations.jsonl",
    refusal=message("None of the sources is a file of scanpaths. {fix}", fix=FIX),
    has_pictures=True,
)
IMPORTER = TableImporter(
    title=message("Scanpaths"),
    about=message("Eye movements of people or a machine on pictures, as a study package."),
    sources=message(
        ".json (COCO-Search18), .asc (EyeLink), .npy, .mat, or tables of fixations, and "
        "folders with the pictures"
    ),
    reader=_STUDY.read,
    takes=("agent", "each", "screen", "placeholders"),
    fields=FIELDS,
    needed=(("image", "x", "y"),),
    suffixes=TABLES,
    example="search18.json pictures -o studies/eyes",
)
