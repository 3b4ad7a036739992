"""The pictures of a study: found in its media folder, and checked once each."""

from __future__ import annotations

from pathlib import Path, PurePosixPath

from turingdesk.core.message import message
from turingdesk.study.findings import Findings, Place
from turingdesk.study.folder import Folder
from turingdesk.study.picture import (
    LONGEST_SIDE,
    MOST_PIXELS,
    SUFFIXES,
    NotAPicture,
    Picture,
    read_picture,
)
from turingdesk.study.unsaved import NOTHING, Unsaved
from turingdesk.system.os_errors import explain_os_error


class Media:
    """The media folder of a study."""

    def __init__(
        self, folder: Path, named: Place, findings: Findings, unsaved: Unsaved = NOTHING
    ) -> None:
        self.folder = folder
        self._place_name = named  #: where the study names the folder
        self._is_there = folder.is_dir() or any(unsaved.files.values())
        self._inside = Folder(folder, findings, message("the media folder"), unsaved)
        self._findings = findings
        self._paths: dict[str, Path | None] = {}
        self.places: dict[str, Place] = {}  #: of each name, the first row that has it

    @property
    def used(self) -> dict[str, Path]:
        """The files that were asked for and are good, by name."""
        return {name: path for name, path in self._paths.items() if path is not None}

    def file(self, name: str, place: Place) -> Path | None:
        """The picture of that name; None, with a problem, where it cannot be shown.

        A faulty file is reported at the first row that names it.
        """
        if not self._is_there:
            self._findings.error(
                self._place_name,
                message(
                    "There is no media folder {name!r}, but {file} refers to pictures.",
                    name=self.folder.name,
                    file=place.file,
                ),
                message('Create it, or set another one: media = "folder".'),
            )
            return None
        if name not in self._paths:
            self.places[name] = place
            path = self._inside.path(name, place)
            self._paths[name] = path if path and self._is_good(path, name, place) else None
        elif self._paths[name] is None:
            # A missing file is reported at each row, a faulty one at the first alone.
            self._inside.path(name, place)
        return self._paths[name]

    def _is_good(self, path: Path, name: str, place: Place) -> bool:
        try:
            picture = read_picture(path)
        except NotAPicture as problem:
            what = message(
                "{name!r} can't be shown as a picture: {problem}.", name=name, problem=problem
            )
            self._findings.error(place, what, message("Save it again as PNG or JPEG."))
            return False
        except OSError as problem:
            what = message(
                "{name!r} can't be read. {why}", name=name, why=explain_os_error(problem).happened
            )
            self._findings.error(
                place, what, message("Copy it again, or ask for permission to read it.")
            )
            return False
        return self._is_showable(picture, name, place)

    def _is_showable(self, picture: Picture, name: str, place: Place) -> bool:
        if picture.too_large:
            what = message(
                "{name!r} has {width:,} x {height:,} pixels.",
                name=name,
                width=picture.width,
                height=picture.height,
            )
            fix = message(
                "Make it smaller: at most {longest_side:,} per side and {most_pixels:,} in total.",
                longest_side=LONGEST_SIDE,
                most_pixels=MOST_PIXELS,
            )
            self._findings.error(place, what, fix)
            return False
        if PurePosixPath(name).suffix.lower() not in SUFFIXES[picture.format]:
            what = message(
                "The content of {name!r} is a {format} picture.", name=name, format=picture.format
            )
            fix = message("Change its extension to {format}.", format=SUFFIXES[picture.format][0])
            self._findings.warning(place, what, fix)
        if not picture.is_complete:
            what = message(
                "{name!r} ends too early; part of the picture might be missing.", name=name
            )
            self._findings.warning(place, what, message("Copy it again from its source."))
        return True
