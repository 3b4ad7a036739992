"""Documents that `turingdesk new` starts and `turingdesk check` checks, beside studies."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from turingdesk.core.shelf import Shelf


@dataclass(frozen=True, slots=True)
class Document:
    """A kind of file that is written by hand, as studies are, and that a command works on."""

    title: str  #: heads in `new --list` what one can start from
    source: str  #: the publication that these are from
    starts: Mapping[str, str]  #: the names of what one can start from, each with its sentence
    write: Callable[[str, Path], list[Path]]  #: starts one in a folder, and returns the files
    next_command: str  #: to continue with, before the name of the folder
    recognizes: Callable[[Path], bool]  #: whether it is one, or a folder that contains one
    check: Callable[[Path, bool], int]  #: prints its problems, as JSON or not; the exit code


DOCUMENTS: Mapping[str, Document] = Shelf("turingdesk.cli.documents", offers="DOCUMENT")
