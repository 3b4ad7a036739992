"""The files of a package that is edited: what each held when it was last read or written here."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path, PurePosixPath

from turingdesk.editing.saving import ChangedOnDisk, Seen, remove_all, write_all
from turingdesk.editing.toml_draft import CannotEdit
from turingdesk.study.folder import outside


class PackageFiles:
    """Files by their name inside the package, with / between folders.

    Args:
        folder: Of the package.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._seen: dict[str, Seen] = {}

    def name(self, written: str) -> str:
        """The one name of a file, whichever way it is written: "./a.csv" is "a.csv".

        Raises:
            CannotEdit: It leads out of the package.
        """
        name = PurePosixPath(written).as_posix()
        real = self.folder.resolve()
        if outside(written) or not self._target(name).is_relative_to(real):
            raise CannotEdit(
                f"{written!r} is not inside the study's folder, so it is not edited here."
            )
        return name

    def read(self, name: str) -> bytes | None:
        """What a file holds now; None where there is none.

        Raises:
            CannotEdit: It cannot be read; says what to do.
        """
        path = self.folder / name
        try:
            data = path.read_bytes() if path.exists() else None
        except OSError as problem:
            raise CannotEdit(
                f"{name} cannot be read: {problem.strerror}. Close it in other programs, or ask "
                "for the right to read it."
            ) from None
        self._seen[name] = Seen(path, data)
        return data

    def held(self, name: str) -> bytes | None:
        """What a file held when it was last read or written here; None: there was none."""
        return self._seen[name].data if name in self._seen else None

    def changed(self) -> list[str]:
        """The files that another program has written since."""
        return [name for name, seen in self._seen.items() if seen.has_changed()]

    def refuse_changed(self, names: Collection[str]) -> None:
        """Make sure that no other program's work is replaced.

        Raises:
            ChangedOnDisk: Another program wrote one of these files meanwhile.
        """
        if meanwhile := [name for name in self.changed() if name in names]:
            raise ChangedOnDisk(*meanwhile)

    def write(self, files: Mapping[str, bytes | None], pictures: Mapping[Path, Path]) -> None:
        """Write files and copy pictures.

        Args:
            files: What each is going to hold; None: it is removed.
            pictures: Files to copy, by where.

        Raises:
            WriteFailed: The disk refused; says which file.
        """
        names = {self._target(name): name for name in files}

        def note(path: Path) -> None:
            """What failed later must not be taken for another program's work."""
            if (name := names.get(path)) is not None:
                self._seen[name] = Seen(self.folder / name, files[name])

        writing: dict[Path, bytes | Path] = dict(pictures)
        for path, name in names.items():
            if (data := files[name]) is not None:
                writing[path] = data
        write_all(writing, note)
        remove_all([path for path, name in names.items() if files[name] is None], note)

    def _target(self, name: str) -> Path:
        """Where a file is written: through a link inside the package, its file."""
        try:
            return (self.folder / name).resolve()
        except (OSError, ValueError, RuntimeError):  # a name that no file has, a circle of links
            return Path(self.folder.anchor)
