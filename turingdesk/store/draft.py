"""A study while it is edited: every file as it is going to be, and nothing on disk until saved.

    draft = Draft.open(folder)
    draft.toml.set(("block", 0, "trials"), 20)
    draft.table("captions.csv").set_cell(0, 4, "A dog on a sofa")
    draft.snapshot().problems()      # as `turingdesk check` would say, on any thread
    draft.save()

Each call that changes something is one step of undo; `with draft.together():` makes one
step of several. What is typed into a text without a pause is one step as well.
`TableDraft.place` gives None for problems of a whole table or its head; the latter's column
is `head_place`. `add_media` returns an `Added`, a list of names that also has `left_out`.
Whatever cannot be edited safely raises CannotEdit, which tells what to do instead.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path

from turingdesk.core.errors import BadStudy, NotKept
from turingdesk.store.archive import opened
from turingdesk.store.findings import Findings
from turingdesk.store.grid_file import SUFFIXES
from turingdesk.store.history import Change, History
from turingdesk.store.media_draft import Added, MediaDraft, MediaFile
from turingdesk.store.package import read_package
from turingdesk.store.saving import ChangedOnDisk, Seen, write_all
from turingdesk.store.section import FILE
from turingdesk.store.snapshot import Snapshot
from turingdesk.store.table_draft import TableDraft, format_of
from turingdesk.store.table_lines import Written
from turingdesk.store.text_drafts import TextDrafts
from turingdesk.store.toml_draft import CannotEdit, TomlDraft
from turingdesk.store.used_tables import tasks_of_tables

__all__ = [
    "Added",
    "CannotEdit",
    "Change",
    "ChangedOnDisk",
    "Draft",
    "MediaFile",
    "Snapshot",
    "TableDraft",
    "TomlDraft",
    "Use",
]
_BOM = b"\xef\xbb\xbf"


@dataclass(frozen=True, slots=True)
class Use:
    """A cell that names a picture."""

    table: str
    row: int
    column: int


class Draft:
    """One study package being edited. Not for several threads; snapshots are.

    Args:
        folder: Of the package.

    Raises:
        BadStudy: There is no study.toml, or it is no TOML; says where.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._history = History()
        data, text = _toml_of(folder)
        self._disk: dict[str, bytes | None] = {FILE: data}
        self._seen = {FILE: Seen(folder / FILE, data)}
        self._mark = data.startswith(_BOM)
        self.toml = TomlDraft(text, self._history)
        self._tables: dict[str, TableDraft] = {}
        self._texts = TextDrafts(folder, self._history)
        self._media = MediaDraft(self._media_folder, self._history)

    @classmethod
    def open(cls, path: Path) -> Draft:
        """Open a package's folder, or the study.toml in it.

        Raises:
            BadStudy: There is none, or its study.toml cannot be read.
        """
        return cls(path.parent if path.name == FILE else path)

    @classmethod
    def unpacked(cls, tdz: Path, into: Path) -> Draft:
        """Unpack a .tdz into a folder that is not there yet or empty, and open that.

        Raises:
            BadStudy: It is damaged, or something is in the folder.
            OSError: The folder cannot be written.
        """
        from turingdesk.store.new_folder import refuse_filled

        refuse_filled(into)
        findings = Findings()
        unpacked = opened(tdz, findings)
        if unpacked is None:
            raise BadStudy(*findings.problems)
        hidden = shutil.ignore_patterns(".*", "MANIFEST.sha256")
        shutil.copytree(unpacked.folder, into, ignore=hidden, dirs_exist_ok=True)
        return cls.open(into)

    @property
    def revision(self) -> int:
        """Names the present state; undoing brings the earlier one back."""
        return self._history.revision

    @property
    def saved_revision(self) -> int:
        """The state that is on disk."""
        return self._history.saved

    @property
    def is_changed(self) -> bool:
        """Whether there is something to save."""
        return self._history.revision != self._history.saved

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to undo."""
        return self._history.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether there is a step to do again."""
        return self._history.can_redo

    def undo(self) -> None:
        """Take the last step back."""
        self._history.undo()

    def redo(self) -> None:
        """Do the step undone last again."""
        self._history.redo()

    def together(self) -> AbstractContextManager[None]:
        """Make one step of all that is done inside."""
        return self._history.together()

    def listen(self, callback: Callable[[Change], None]) -> None:
        """Tell of every change, undone ones as well, after it was made."""
        self._history.listen(callback)

    def forget(self, callback: Callable[[Change], None]) -> None:
        """Tell no more."""
        self._history.forget(callback)

    def table_names(self) -> list[str]:
        """The tables that the blocks use, in their order, then others that lie in the folder."""
        used = list(tasks_of_tables(self.folder, self.toml, self._tables))
        there = sorted(p.name for p in self.folder.iterdir() if _is_table(p))
        there += [name for name, table in self._tables.items() if table.touched]
        return list(dict.fromkeys([*used, *there]))

    def task_of(self, table: str) -> str:
        """The task whose answers a table holds; empty where no block uses it."""
        return tasks_of_tables(self.folder, self.toml, self._tables).get(table, "")

    def table(self, name: str) -> TableDraft:
        """A table; one that is not there yet is empty, and written once something is in it.

        Raises:
            CannotEdit: It is damaged, or no table; says where and what to do.
        """
        if name not in self._tables:
            format_of(name)
            path = self._inside(name)
            data = _read(path, name)
            made = TableDraft(name, data, lambda: self.task_of(name), self._history)
            self._tables[name] = made
            self._disk[name] = data
            self._seen[name] = Seen(path, data)
        return self._tables[name]

    def text(self, name: str) -> str:
        """A text by its file name, e.g. "texts/consent.md"; empty where there is none."""
        self._inside(name)
        return self._texts.text(name)

    def set_text(self, name: str, text: str | None) -> None:
        """Write a text; None takes the file out."""
        self._inside(name)
        self._texts.set(name, text)

    def text_names(self) -> list[str]:
        """The file names of the texts."""
        return self._texts.names()

    def media(self) -> list[MediaFile]:
        """The pictures as they are going to be."""
        return self._media.files()

    def media_path(self, name: str) -> Path | None:
        """Where a picture can be read now, saved or not."""
        return self._media.path(name)

    def add_media(self, paths: Sequence[Path], *, replace: bool = False) -> Added:
        """Take pictures in; they are copied when the draft is saved.

        Args:
            paths: Files, or folders with all that is in them.
            replace: Whether another picture of the same name gives way.

        Returns:
            The names under which rows can name them, and what was left out and why.
        """
        return self._media.add(paths, replace=replace)

    def remove_media(self, *names: str) -> None:
        """Take pictures out; the files go when the draft is saved."""
        self._media.remove(*names)

    def uses(self, name: str) -> list[Use]:
        """The cells that name a picture."""
        return [use for found, use in self._named() if found == name]

    def used_media(self) -> Mapping[str, int]:
        """How many cells name each picture, whether it is there or not."""
        counts: dict[str, int] = {}
        for name, _ in self._named():
            counts[name] = counts.get(name, 0) + 1
        return counts

    def snapshot(self) -> Snapshot:
        """The state of now, to be checked or run on another thread."""
        return Snapshot(
            folder=self.folder,
            revision=self.revision,
            toml=self._toml_bytes(),
            texts=self._texts.files(),
            tables={n: t.state() for n, t in self._tables.items() if t.touched},
            media=self._media.unsaved(),
        )

    def changed_on_disk(self) -> list[str]:
        """The files that another program has written since they were read here."""
        seen = {**self._seen, **self._texts.seen}
        return [name for name, one in seen.items() if one.has_changed()]

    def save(self, *, force: bool = False) -> None:
        """Write what has changed; files that have not stay untouched.

        Args:
            force: Whether to replace what another program wrote meanwhile.

        Raises:
            ChangedOnDisk: Another program wrote a file that would be replaced; nothing was
                written.
            NotKept: The disk refused; says which file. Nothing is lost here.
        """
        files = self._changed_files()
        meanwhile = [name for name in self.changed_on_disk() if name in files]
        if meanwhile and not force:
            raise ChangedOnDisk(*meanwhile)
        writing: dict[Path, bytes | Path] = {
            self._target(name): data for name, data in files.items() if data is not None
        }
        write_all({**self._media.to_write(), **writing})
        self._remove([name for name, data in files.items() if data is None])
        self._media.has_saved()
        for name, data in files.items():
            if name in self._seen:
                self._disk[name] = data
                self._seen[name] = Seen(self.folder / name, data)
            else:
                self._texts.has_saved(name, data)
        self._history.saved = self._history.revision

    def _changed_files(self) -> dict[str, bytes | None]:
        made: dict[str, bytes | None] = dict(self._texts.files())
        for name, table in self._tables.items():
            if table.touched:
                written: Written = table.state().written()
                if written.data != self._disk[name]:
                    made[name] = written.data
        if (toml := self._toml_bytes()) != self._disk[FILE]:
            made[FILE] = toml
        return made

    def _remove(self, names: Sequence[str]) -> None:
        for name in names:
            try:
                self._target(name).unlink(missing_ok=True)
            except OSError as problem:
                raise NotKept(f"{name} cannot be removed: {problem.strerror}.") from problem

    def _target(self, name: str) -> Path:
        """Where a file is written: through a link inside the package, its file."""
        return (self.folder / name).resolve()

    def _toml_bytes(self) -> bytes:
        return _BOM * self._mark + self.toml.text().encode()

    def _media_folder(self) -> Path:
        named = self.toml.get("media", default="media")
        return self.folder / (named if isinstance(named, str) and named else "media")

    def _inside(self, name: str) -> Path:
        """The path of a file of the package.

        Raises:
            CannotEdit: The name leads out of it.
        """
        path = self.folder / name
        if "\0" in name or not path.resolve().is_relative_to(self.folder.resolve()):
            raise CannotEdit(
                f"{name!r} is not inside the study's folder, so it is not edited here."
            )
        return path

    def _named(self) -> Iterator[tuple[str, Use]]:
        for table_name in self.table_names():
            try:
                table = self.table(table_name)
            except CannotEdit:
                continue
            specs = table.specs
            for column, name in enumerate(table.columns):
                if name in specs and specs[name].is_path:
                    for row in range(len(table)):
                        if text := table.cell(row, column).strip():
                            yield text, Use(table_name, row, column)


def _toml_of(folder: Path) -> tuple[bytes, str]:
    import tomllib

    try:
        data = (folder / FILE).read_bytes()
        text = data.decode("utf-8-sig")
        tomllib.loads(text)
    except (OSError, ValueError):
        problems = read_package(folder, hashes=False).problems
        raise BadStudy(*(p for p in problems if p.file in (FILE, folder.name))) from None
    return data, text


def _read(path: Path, name: str) -> bytes | None:
    try:
        return path.read_bytes() if path.exists() else None
    except OSError as problem:
        raise CannotEdit(
            f"{name} cannot be read: {problem.strerror}. Close it in other programs, or ask for "
            "the right to read it."
        ) from None


def _is_table(path: Path) -> bool:
    hidden = path.name.startswith((".", "~$"))
    return path.suffix.lower() in SUFFIXES and not hidden and path.is_file()
