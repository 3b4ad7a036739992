"""The files in which eye movements come: JSON, EyeLink ASC, tables, NumPy's, and MATLAB's."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from math import isfinite
from pathlib import Path
from typing import Any, BinaryIO

from turingdesk.core.errors import BadSource
from turingdesk.core.message import message
from turingdesk.editing.column_guess import simplified
from turingdesk.exchange.importers._base import PICTURES, SourceFile, Tally
from turingdesk.exchange.importers._column_map import Fields
from turingdesk.exchange.importers._table_importer import mapped_table
from turingdesk.plugins.formats.importers._pickled_arrays import unpickled
from turingdesk.plugins.formats.importers._records import file_name, json_records
from turingdesk.system.os_errors import os_error_message

Fixation = tuple[float, float, float | None, float | None]  #: x, y, onset in ms, duration in ms

#: The frame of COCO-Search18's fixations, px: its pictures were scaled to the whole screen
#: (Yang et al. 2020, "Predicting goal-directed human attention using inverse reinforcement
#: learning").
COCO_SEARCH18 = (1680.0, 1050.0)
#: What tables, structures, and messages call the same; all in small letters.
IMAGE = ("image", "img", "picture", "stimulus", "image_name", "imagename", "file_name", "name")
SUBJECT = ("subject", "participant", "participant_id", "observer", "subj", "subjectindex")
X = ("x", "fix_x", "posx", "fixation_x", "current_fix_x", "fix_posx", "xs")
Y = ("y", "fix_y", "posy", "fixation_y", "current_fix_y", "fix_posy", "ys")
ONSET = ("onset_ms", "onset", "start", "current_fix_start", "fix_start", "starttime")
DURATION = ("duration_ms", "duration", "fix_duration", "current_fix_duration", "dur", "t")


def _also(names: Sequence[str]) -> str:
    return " ".join(map(simplified, names))


#: What columns of a table of fixations can have.
FIELDS: Fields = {
    "image": (message("the picture's file"), _also(IMAGE)),
    "subject": (message("who looked at the picture"), _also(SUBJECT)),
    "trial": (message("the trial, if someone looked at a picture several times"), ""),
    "agent": (message("the machine that made the fixations; empty for people"), "model"),
    "target": (message("what was searched for"), ""),
    "width": (message("the width that x refers to"), ""),
    "height": (message("the height that y refers to"), ""),
    "x": (message("x, in pixels"), _also(X)),
    "y": (message("y, in pixels"), _also(Y)),
    "onset_ms": (message("when the fixation began, in milliseconds"), _also(ONSET)),
    "duration_ms": (message("how long the fixation lasted, in milliseconds"), _also(DURATION)),
}


@dataclass(frozen=True, slots=True)
class FoundScanpath:
    """The fixations of one look at one picture, as a file has them; perhaps not as they should."""

    image: str
    fixations: Sequence[Fixation | None]  #: None where x or y is no number
    place: str  #: in the sources
    subject: str = ""
    agent: str = ""  #: the machine, where the file names one
    size: tuple[float, float] | None = None  #: of the frame of x and y, px
    target: str = ""  #: what was searched for


def scanpaths(source: SourceFile, tally: Tally, mapping: Path | None) -> Iterator[FoundScanpath]:
    """The scanpaths of a file, one at a time, except of NumPy's and MATLAB's files.

    Args:
        source: The file.
        tally: Where it is noted that the file can't be read.
        mapping: A file that says which column of a table has which of `FIELDS`.

    Raises:
        BadSource: The file can't be read at all.
    """
    try:
        reader = READERS[source.path.suffix.lower()]
        yield from _table(source, tally, mapping) if reader is _table else reader(source, tally)
    except BadSource as problem:
        if source.asked_for:
            raise
        tally.note(message("Not read: {problem}", problem=problem))


def _number(value: Any) -> float | None:
    try:
        number = float(value)
    except (TypeError, ValueError, OverflowError):
        return None
    return number if isfinite(number) else None


def _fixation(x: Any, y: Any, onset: Any = None, duration: Any = None) -> Fixation | None:
    x_px, top = _number(x), _number(y)
    return None if x_px is None or top is None else (x_px, top, _number(onset), _number(duration))


def _json(source: SourceFile, tally: Tally) -> Iterator[FoundScanpath]:
    """Records with the lists X, Y, and T (durations in ms), as COCO-Search18 has them."""
    for number, (_, record) in enumerate(json_records(source, tally), 1):
        place = message("{file}, record {number:,}", file=source.path.name, number=number)
        cells = record if isinstance(record, dict) else {}
        xs, ys, ts = (v if isinstance(v := cells.get(key), list) else [] for key in "XYT")
        # Lists of different lengths don't say which duration belongs to which fixation.
        durations = ts if len(ts) == len(xs) else [None] * len(xs)
        points = [] if len(xs) != len(ys) else list(zip(xs, ys, durations, strict=True))
        yield FoundScanpath(
            image=file_name(cells.get("name")),
            fixations=[_fixation(x, y, None, duration) for x, y, duration in points],
            place=place,
            subject=str(cells.get("subject", ""))[:100],
            size=COCO_SEARCH18,
            target=str(cells.get("task", ""))[:100],
        )


def _table(
    source: SourceFile, tally: Tally, mapping: Path | None = None
) -> Iterator[FoundScanpath]:
    """One fixation in a row; the rows of one scanpath follow each other."""

    def cells(row: Mapping[str, str]) -> dict[str, str]:
        return {name: row.get(name, "").strip() for name in FIELDS}

    def whose(row: tuple[str, Mapping[str, str]]) -> tuple[str, ...]:
        names = ("image", "subject", "trial", "agent", "width", "height", "target")
        return tuple(row[1][name] for name in names)

    table = mapped_table(source, mapping, FIELDS, tally)
    if "x" not in (table.names or {}).values():
        source.wrong(
            message("There is no column `x`."),
            message("Name the columns image, subject, x, and y."),
        )
    rows = ((table.place(number), cells(row)) for number, row in table.rows(tally))
    for (image, subject, trial, agent, width, height, target), group in groupby(rows, whose):
        together = list(group)
        fixations = [
            _fixation(c["x"], c["y"], c["onset_ms"], c["duration_ms"]) for _, c in together
        ]
        size = (_number(width) or 0.0, _number(height) or 0.0)
        yield FoundScanpath(
            image=file_name(image),
            fixations=_from_the_first(fixations),
            place=together[0][0],
            subject="-".join(filter(None, (subject, trial))),
            agent=agent,
            size=size if all(size) else None,
            target=target,
        )


def _from_the_first(fixations: Sequence[Fixation | None]) -> list[Fixation | None]:
    """Shift onsets so that the first fixation is at 0."""
    start = next(
        (
            fixation[2]
            for fixation in fixations
            if fixation is not None and fixation[2] is not None
        ),
        0.0,
    )
    return [
        fixation
        if fixation is None or fixation[2] is None
        else (fixation[0], fixation[1], fixation[2] - start, fixation[3])
        for fixation in fixations
    ]


_COORDINATES = re.compile(r"(?:DISPLAY|GAZE)_COORDS\s+(\S+)\s+(\S+)\s+(\S+)\s+(\S+)")
_LOADED = re.compile(
    r"!V\s+IMGLOAD\s+(?P<how>\w+)\s+(?P<image>\S+)"
    r"(?:\s+(?P<x>-?[\d.]+)\s+(?P<y>-?[\d.]+)\s+(?P<w>[\d.]+)\s+(?P<h>[\d.]+))?"
)
_VARIABLE = re.compile(r"!V\s+TRIAL_VAR\s+(?P<name>\S+)\s+(?P<value>.+)")


@dataclass(slots=True)
class _Trial:
    """The contents of a trial of an ASC file, as far as it is read."""

    image: str = ""
    box: tuple[float, float, float, float] | None = None  #: of the picture: x, y, width, height
    eye: str = ""  #: of two, the one with the first fixation
    fixations: list[Fixation | None] = field(default_factory=list)
    line: int = 0


def _asc(source: SourceFile, tally: Tally) -> Iterator[FoundScanpath]:
    """The fixations (EFIX) of each trial, from its TRIALID or START to the next one.

    SR Research, "EyeLink Data Viewer User's Manual", describes the messages that name the
    picture and its place; where there are none, x and y refer to the screen.
    """
    screen, trial, has_ids = None, _Trial(), False
    try:
        # Messages are in whatever encoding the experiment had; one character of them must not end
        # the import.
        with source.path.open(encoding="utf-8-sig", errors="replace") as file:
            for number, line in enumerate(file, 1):
                # Trials that have an ID also have a START, which then doesn't begin another one.
                has_ids = has_ids or bool(re.match(r"MSG\s+\S+\s+TRIALID\b", line))
                starts = r"MSG\s+\S+\s+TRIALID\b" if has_ids else r"START\s"
                if re.match(starts, line):
                    yield from _of_trial(source, trial, screen)
                    trial = _Trial(line=number)
                elif match := _COORDINATES.search(line):
                    screen_left, top, right, bottom = (
                        _number(coordinate) or 0.0 for coordinate in match.groups()
                    )
                    # The last pixel is included: from 0 to 1279 there are 1280.
                    screen = (screen_left, top, right - screen_left + 1, bottom - top + 1)
                else:
                    _note(trial, line)
    except OSError as problem:
        source.wrong(message("It can't be read."), os_error_message(problem))
    yield from _of_trial(source, trial, screen)


def _note(trial: _Trial, line: str) -> None:
    """Take what a line says about its trial."""
    if line.startswith("EFIX"):
        # Padded, so that a line that is cut short can be taken apart, too.
        _, eye, start, _, duration, x, y, *_ = [*line.split(), *[""] * 7]
        trial.eye = trial.eye or eye
        # A recording of both eyes has each fixation twice.
        if eye == trial.eye:
            trial.fixations.append(_fixation(x, y, start, duration))
    elif match := _LOADED.search(line):
        trial.image = match["image"]
        box = [_number(match[name]) for name in "xywh"]
        if all(number is not None for number in box):
            center_x, top, width, height = (number or 0.0 for number in box)
            # Where it is CENTER, x and y are the middle of the picture, and otherwise its corner.
            half = 0.5 if match["how"] == "CENTER" else 0.0
            trial.box = (center_x - half * width, top - half * height, width, height)
    elif (match := _VARIABLE.search(line)) and match["name"].casefold() in IMAGE:
        trial.image = trial.image or match["value"].strip()


def _of_trial(
    source: SourceFile, trial: _Trial, screen: tuple[float, float, float, float] | None
) -> Iterator[FoundScanpath]:
    if not trial.fixations:
        return
    box_left, top, width, height = trial.box or screen or (0.0, 0.0, 0.0, 0.0)
    moved = [
        fixation and (fixation[0] - box_left, fixation[1] - top, fixation[2], fixation[3])
        for fixation in trial.fixations
    ]
    yield FoundScanpath(
        image=file_name(trial.image),
        fixations=_from_the_first(moved),
        place=message("{file}, line {number:,}", file=source.path.name, number=trial.line),
        subject=source.path.stem,
        size=(width, height) if width > 0 and height > 0 else None,
    )


def _npy(file: BinaryIO) -> Any:
    import numpy as np
    from numpy.lib import format as npy

    version = npy.read_magic(file)
    read_header = npy.read_array_header_1_0 if version == (1, 0) else npy.read_array_header_2_0
    _, _, dtype = read_header(file)
    # `np.load` would read these only with `allow_pickle`, which runs what the file says.
    if dtype.hasobject:
        nest = unpickled(file)
        return nest.item() if getattr(nest, "shape", None) == () else nest
    file.seek(0)
    return np.load(file, allow_pickle=False)


def _mat(file: BinaryIO) -> Any:
    from scipy.io import loadmat

    # SciPy adds `__header__`, `__version__`, and `__globals__`.
    return {key: _plain(value) for key, value in loadmat(file).items() if key[:2] != "__"}


def _plain(value: Any) -> Any:
    """MATLAB's cells as lists and its structures as dictionaries, in which arrays stay."""
    import numpy as np

    if not isinstance(value, np.ndarray) or value.dtype.kind in "iufb":
        return value
    if value.dtype.names:
        records = [{n: _plain(item[n]) for n in value.dtype.names} for item in value.ravel()]
        return records[0] if len(records) == 1 else records
    if value.dtype.kind == "O" and value.ndim == 2 and min(value.shape) > 1:
        return [[_plain(cell) for cell in row] for row in value]
    return (
        [_plain(item) for item in value.ravel()]
        if value.dtype.kind == "O"
        else "".join(map(str, value.ravel()))
    )


def _arrays(source: SourceFile, tally: Tally) -> Iterator[FoundScanpath]:
    """Read cells or structures of arrays: pictures first, then people."""
    load = _npy if source.path.suffix.lower() == ".npy" else _mat
    try:
        with source.path.open("rb") as file:
            nest = load(file)
        # A list, so that whatever damaged arrays raise is raised within this `try`.
        scanpath_list = list(_walk(nest, FoundScanpath("", (), source.path.name), 0))
    # Raised for files of version 7.3, which are HDF5.
    except NotImplementedError:
        source.wrong(
            message("This is a file of MATLAB 7.3."),
            message("Save it in MATLAB with the option -v7."),
        )
    except OSError as problem:
        source.wrong(message("It can't be read."), os_error_message(problem))
    except Exception as problem:  # noqa: BLE001 - the libraries raise anything for damaged files
        source.wrong(
            message("The arrays can't be read: {problem}.", problem=problem),
            message("Download the file again."),
        )
    for found_scanpath in scanpath_list:
        yield (
            found_scanpath
            if found_scanpath.image
            else replace(found_scanpath, image=f"{source.path.stem}.jpg")
        )


def _walk(value: Any, so_far: FoundScanpath, level: int) -> Iterator[FoundScanpath]:
    """Every scanpath in a nest of structures, cells, and arrays of x and y."""
    if isinstance(value, dict):
        yield from _structure(value, so_far, level)
    elif points := _points(value):
        yield replace(so_far, fixations=[_fixation(*point) for point in points])
    elif _is_nest(value):
        for number, item in enumerate(value, 1):
            here = replace(so_far, place=f"{so_far.place}, {number}")
            if level == 0:
                here = replace(here, image=so_far.image or f"{number}.jpg")
            elif level == 1:
                here = replace(here, subject=so_far.subject or str(number))
            yield from _walk(item, here, level + 1)
    elif level:
        yield so_far  # without a fixation, which is told


def _is_nest(value: Any) -> bool:
    """True if more arrays, cells, or structures are inside."""
    return (
        isinstance(value, dict | list | tuple)
        or getattr(value, "ndim", 0) > 2
        or (getattr(value, "ndim", 0) > 0 and value.dtype.kind == "O")
    )


def _structure(
    value: Mapping[Any, Any], so_far: FoundScanpath, level: int
) -> Iterator[FoundScanpath]:
    """A structure has x and y, or cells of them; or it names pictures, or what is in it."""
    cells = {str(key).casefold(): item for key, item in value.items()}
    named = next((cells[name] for name in IMAGE if isinstance(cells.get(name), str)), "")
    so_far = replace(so_far, image=file_name(named) or so_far.image)
    below = max(level, 1) if so_far.image else level
    xs, ys, times = (_listed(cells, names) for names in (X, Y, DURATION))
    if not xs or len(xs) != len(ys):
        inside = {k: item for k, item in value.items() if _is_nest(item) or _points(item)}
        for key, item in inside.items():
            is_picture = str(key).lower().endswith(tuple(PICTURES))
            image = file_name(key) if is_picture else so_far.image
            here = replace(so_far, image=image, place=f"{so_far.place}, {key}")
            yield from _walk(item, here, max(level, 1) if image else below)
        return
    times = times if len(times) == len(xs) else [None] * len(xs)
    if any(isinstance(x, int | float) for x in xs):
        points = zip(xs, ys, times, strict=True)
        yield replace(so_far, fixations=[_fixation(x, y, None, t) for x, y, t in points])
    else:  # a cell for each picture, or of one picture for each person
        each = zip(xs, ys, times, strict=True)
        yield from _walk([{"x": x, "y": y, "t": t} for x, y, t in each], so_far, below)


def _listed(cells: Mapping[str, Any], names: Sequence[str]) -> list[Any]:
    """The numbers or cells of the first of these names; nothing where there is none."""
    import numpy as np

    values = next((cells[name] for name in names if name in cells), None)
    if isinstance(values, np.ndarray):
        return list(values.ravel()) if values.dtype.kind == "O" else values.ravel().tolist()
    return list(values) if isinstance(values, list | tuple) else [] if values is None else [values]


def _points(value: Any) -> list[tuple[Any, Any]]:
    """The positions in an array of fixations, by rows or by columns; else nothing."""
    import numpy as np

    try:
        array = np.asarray(value, dtype=float)
    except (TypeError, ValueError):  # cells, of different lengths
        return []
    if array.ndim != 2:
        return []
    # An array of fixations has two to four numbers for each; where both sides fit, rows are
    # fixations.
    rows = array if 2 <= array.shape[1] <= 4 else array.T
    return [(row[0], row[1]) for row in rows.tolist()] if 2 <= rows.shape[1] <= 4 else []


READERS: Mapping[str, Callable[[SourceFile, Tally], Iterator[FoundScanpath]]] = {
    ".json": _json,
    ".jsonl": _json,
    ".asc": _asc,
    ".csv": _table,
    ".tsv": _table,
    ".xlsx": _table,
    ".parquet": _table,
    ".npy": _arrays,
    ".mat": _arrays,
}
#: Those that are tables.
TABLES = frozenset(suffix for suffix, reader in READERS.items() if reader is _table)
