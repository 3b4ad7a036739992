"""A folder that appears whole or not at all, whatever happens while it is filled."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from turingdesk.core.errors import CannotExport
from turingdesk.core.message import message
from turingdesk.exchange.exporters._whole import explained
from turingdesk.system.disk import sync_file


@contextmanager
def whole_folder(path: Path) -> Iterator[Path]:
    """A folder beside `path` to fill; it becomes `path` when the block ends well.

    What is there already is never replaced: people add analyses and stimuli to such folders.

    Raises:
        CannotExport: There is something of that name that is not an empty folder, the folder
            around it is missing or write-protected, or the disk is full.
    """
    path = path.absolute()
    _refuse_where_it_cannot_go(path)
    try:
        with TemporaryDirectory(prefix=".turingdesk-", dir=path.parent) as around:
            draft = Path(around) / path.name
            draft.mkdir()
            yield draft
            for file in draft.rglob("*"):
                if file.is_file():
                    with file.open("rb+") as made:
                        sync_file(made.fileno())
            if path.is_dir():
                path.rmdir()  # it is empty, and Windows renames onto nothing
            draft.replace(path)
    except OSError as problem:
        raise CannotExport(explained(path, problem)) from problem


def _refuse_where_it_cannot_go(path: Path) -> None:
    if not path.parent.is_dir():
        raise CannotExport(
            message(
                "There is no folder {parent}. Make it, or choose another one.", parent=path.parent
            )
        )
    if path.is_dir() and not any(path.iterdir()):
        return
    if path.exists():
        raise CannotExport(
            message(
                "{path} is there already and would be overwritten. Choose a new name, or "
                "delete it.",
                path=path,
            )
        )
