"""Scanpaths from the salience of a picture: winner-take-all and inhibition of return.

The eye goes to the most salient place, which is then suppressed within a radius, and so on (Itti &
Koch, 2001, "Computational modelling of visual attention"; paper 1 uses radii of 100 and 200 px).

The saliency is the spectral residual of the picture's brightness (Hou & Zhang, 2007, "Saliency
detection: a spectral residual approach", equations 8 to 11, with the picture 64 px wide and the
Gaussian of the code that the authors published), or comes from a folder of maps: pictures that are
called like those of the collection, brighter where more salient, in whatever resolution.

Ours: a place is the middle of a cell of the map, the first of equals row by row; a path ends early
where nothing is left that is salient. Each fixation lasts as long as paper 1 shows it, 300 ms, and
there are no more of them than the block has time for. A search ends on the target, as people's do,
where the prompt says in which part of the picture it is; what it looks like changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.agents._base import Agent, AgentRun, Value
from turingdesk.answering._gaze import Fixation
from turingdesk.answering.fixations import (
    FIXATIONS,
    FixationsPrompt,
    FixationsRules,
    fixations_cell,
)
from turingdesk.core.errors import BadSource
from turingdesk.core.message import message
from turingdesk.core.setting import Takes, named_settings, setting
from turingdesk.core.step import Showing
from turingdesk.judges._session_runs import Ask, MachineAnswers
from turingdesk.plugins.collecting.agents._pictures import file_bytes, opaque, values
from turingdesk.system.os_errors import os_errors_as

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from PIL.Image import Image

Place = tuple[float, float]  #: x and y, px of the picture
WIDTH = 64  #: cells of a map
FIXATION_MS = 300
_SIGMA = 2.5  #: cells
_LEAST = 1e-12  #: of an amplitude whose logarithm is taken


def spectral_residual(gray: NDArray[np.float64]) -> NDArray[np.float64]:
    """The saliency of each place of a picture, from 0.

    Args:
        gray: Brightness, rows by columns, of a picture that was made small.
    """
    import numpy as np
    from scipy.ndimage import gaussian_filter, uniform_filter

    spectrum = np.fft.fft2(gray)
    amplitude = np.log(np.abs(spectrum) + _LEAST)
    # Borders as in the authors' code: repeated for the mean, and 0 for the Gaussian.
    residual = amplitude - uniform_filter(amplitude, 3, mode="nearest")
    salient = np.abs(np.fft.ifft2(np.exp(residual + 1j * np.angle(spectrum)))) ** 2
    return np.asarray(gaussian_filter(salient, _SIGMA, mode="constant", truncate=2))


def scanpath(
    salient: NDArray[np.float64], size: tuple[int, int], radius: float, most: int
) -> list[Place]:
    """The fixated places, x and y in pixels of the picture.

    Args:
        salient: The map, rows by columns.
        size: Width and height of the picture, px.
        radius: Around each fixated place, px of the picture, nothing is fixated again.
        most: How many fixations there are at most.
    """
    import numpy as np

    rows, columns = salient.shape
    x = (np.arange(columns) + 0.5) * size[0] / columns
    y = (np.arange(rows) + 0.5)[:, None] * size[1] / rows
    remaining_map, path = salient.copy(), list[Place]()
    while len(path) < most:
        row, column = np.unravel_index(int(remaining_map.argmax()), remaining_map.shape)
        if remaining_map[row, column] <= 0:
            break
        path.append((float(x[column]), float(y[row, 0])))
        remaining_map[np.hypot(x - x[column], y - y[row]) <= radius] = 0
    return path


@dataclass(frozen=True, slots=True)
class _Seen:
    """The files of one prompt."""

    picture: bytes
    map: bytes | None = None  #: None: the map is computed


def fixations(source_files: _Seen, radius: float, most: int) -> list[Place] | None:
    """The scanpath on a picture; none if it, or its map, can't be read.

    Args:
        source_files: The picture's file, and its map's.
        radius: Px of the picture.
        most: How many fixations there are at most.
    """
    import numpy as np

    picture = opaque(source_files.picture)
    if picture is None:
        return None
    if source_files.map is None:
        salient = _computed(picture)
    elif (supplied := values(source_files.map)) is not None:
        # `argmax` takes NaN for the largest.
        salient = np.nan_to_num(np.asarray(supplied, np.float64))
    else:
        return None
    return scanpath(salient, picture.size, radius, most)


def _computed(picture: Image) -> NDArray[np.float64]:
    """The map of a picture; nothing is salient where all pixels have one brightness."""
    import numpy as np

    width, height = picture.size
    small = picture.convert("L").resize((WIDTH, max(1, round(height * WIDTH / width))))
    gray = np.asarray(small, np.float64)
    # In a picture of one brightness, the residual would be made of rounding errors.
    return spectral_residual(gray) if np.ptp(gray) else np.zeros_like(gray)


@contextmanager
def begin(run: AgentRun) -> Iterator[Ask]:
    """Find the maps, and on a cluster, compute all scanpaths."""
    maps = _maps(run.options)
    work = partial(
        fixations, radius=float(run.options["radius"]), most=int(run.options["fixations"])
    )

    def read(path: Path) -> _Seen:
        return _Seen(file_bytes(path), file_bytes(maps[path.stem]) if maps else None)

    there = [prompt.image for prompt in run.prompts if not maps or prompt.image.stem in maps]
    path_on = run.results(work, read, there)

    def ask(showing: Showing, seed: int) -> MachineAnswers:
        content = showing.content
        if maps and content.image.stem not in maps:
            return MachineAnswers("", {}, message("its picture has no map in the folder"))
        scan_path = path_on(content.image)
        if scan_path is None:
            return MachineAnswers(
                "", {}, message("its picture or the picture's map can't be read")
            )
        if not scan_path:
            return MachineAnswers("", {}, message("the picture has no salient location"))
        return MachineAnswers("", {FIXATIONS: _written(scan_path, content, showing.show)})

    yield ask


def _written(path: list[Place], content: FixationsPrompt, show: FixationsRules) -> str:
    """A scanpath as collections have it, with the end that people's have."""
    seconds = show.search_s if content.target else show.viewing_s
    path = path[: min(show.most, max(1, int(seconds * 1000 / FIXATION_MS)))]
    if content.target and content.target_box:
        box_left, top, width, height = content.target_box
        on_target = (
            box_left <= x <= box_left + width and top <= y <= top + height for x, y in path
        )
        path = path[: next((n for n, is_on in enumerate(on_target, 1) if is_on), len(path))]
    return fixations_cell(
        Fixation(*place, number * FIXATION_MS, FIXATION_MS) for number, place in enumerate(path)
    )


def _maps(options: Mapping[str, Value]) -> dict[str, Path]:
    """The maps by the stems of their names; none if they are computed.

    Raises:
        BadSource: The folder can't be read, or is empty.
    """
    folder = str(options["maps"])
    if not folder:
        return {}
    with os_errors_as(BadSource, message("The maps in {path} can't be read. {why}"), path=folder):
        # Sorted, because the order of `iterdir` differs between systems, and so would the hash.
        map_paths = {path.stem: path for path in sorted(Path(folder).iterdir()) if path.is_file()}
    if not map_paths:
        raise BadSource(
            message(
                "{path} contains no maps. Choose a folder of pictures that have the same "
                "names as those of the collection.",
                path=folder,
            )
        )
    return map_paths


def reads(options: Mapping[str, Value]) -> dict[str, Any]:
    """The SHA-256 of all maps, with their names."""
    maps = _maps(options)
    digest = sha256()
    for name, path in maps.items():
        digest.update(f"{name}\n{sha256(file_bytes(path)).hexdigest()}\n".encode())
    return {"maps_sha256": digest.hexdigest()} if maps else {}


@dataclass(frozen=True)
class SaliencySettings:
    """The settings of the agent."""

    radius: int = setting(
        "The radius around a fixation in which nothing is fixated again.",
        100,
        unit="pixels of the picture",
    )
    fixations: int = setting("The maximum number of fixations.", 15, lowest=1)
    maps: str = setting(
        "A folder of saliency maps with the pictures' names, to use instead of computed ones.",
        "",
        title="Saliency maps",
        takes=Takes.FOLDER,
    )


AGENT = Agent(
    title=message("Saliency"),
    about=message("Fixates the most conspicuous places of a picture, one after the other."),
    version="1",
    tasks=("collect-fixations",),
    begin=begin,
    options=named_settings(SaliencySettings),
    reads=reads,
    uses_cluster=True,
)
