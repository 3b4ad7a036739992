"""A study while it is edited: every file as it is going to be, and nothing on disk until saved.

    draft = Draft.open(folder)
    draft.toml.set(("block", 0, "trials"), 20)
    draft.table("captions.csv").set_cell(0, 4, "A dog on a sofa")
    draft.snapshot().problems()      # as `turingdesk check` would say, on any thread
    draft.save()

Each call that changes something is one step of undo; `with draft.together():` makes one
step of several. What is typed into a text without a pause is one step as well.
`TableDraft.place` gives None for problems of a whole table or its head; the latter's column
is `head_place`. `add_media` returns an `AddedFiles`, a list of names that also has `left_out`.
Whatever cannot be edited safely raises CannotEdit, which tells what to do instead.
"""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass
from pathlib import Path

from turingdesk.core.errors import BadStudy, Problem
from turingdesk.editing.history import Change, History
from turingdesk.editing.media_draft import AddedFiles, MediaDraft, MediaFile
from turingdesk.editing.package_files import ChangedOnDisk, PackageFiles
from turingdesk.editing.table_draft import TableDraft, TableState
from turingdesk.editing.table_drafts import TableDrafts, Use, picture_uses
from turingdesk.editing.text_drafts import TextDrafts
from turingdesk.editing.toml_draft import CannotEdit, TomlDraft
from turingdesk.study.archive import opened
from turingdesk.study.check import Checked, checked
from turingdesk.study.findings import Findings
from turingdesk.study.package import Reading, read_package
from turingdesk.study.schema import FILE
from turingdesk.study.unsaved import Unsaved

__all__ = [
    "AddedFiles",
    "CannotEdit",
    "Change",
    "ChangedOnDisk",
    "Draft",
    "DraftSnapshot",
    "MediaFile",
    "TableDraft",
    "TomlDraft",
    "Use",
]
_BOM = b"\xef\xbb\xbf"


class Draft:
    """One study package being edited. Not for several threads; snapshots are.

    Args:
        folder: Of the package.

    Raises:
        BadStudy: There is no study.toml, or it is not valid TOML; says where.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._history = History()
        self._files = PackageFiles(folder)
        data, text = _toml_of(self._files)
        self._mark = data.startswith(_BOM)
        self.toml = TomlDraft(text, self._history)
        self._tables = TableDrafts(self._files, self.toml, self._history)
        self._texts = TextDrafts(self._files, self._history)
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
        from turingdesk.editing.new_folder import refuse_filled

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
        """True if there is something to save."""
        return self._history.revision != self._history.saved

    @property
    def can_undo(self) -> bool:
        """True if there is a step to undo."""
        return self._history.can_undo

    @property
    def can_redo(self) -> bool:
        """True if there is a step to redo."""
        return self._history.can_redo

    def undo(self) -> None:
        """Undo the last step."""
        self._history.undo()

    def redo(self) -> None:
        """Redo the step undone last."""
        self._history.redo()

    def together(self) -> AbstractContextManager[None]:
        """Make one step of all that is done inside."""
        return self._history.together()

    def listen(self, callback: Callable[[Change], None]) -> None:
        """Report every change, undone ones as well, after it was made."""
        self._history.listen(callback)

    def forget(self, callback: Callable[[Change], None]) -> None:
        """Stop reporting changes."""
        self._history.forget(callback)

    def table_names(self) -> list[str]:
        """The tables that the blocks use, in their order, then others in the folder."""
        return self._tables.names()

    def task_of(self, table: str) -> str:
        """The task whose answers a table contains; empty if no block uses it."""
        return self._tables.task_of(table)

    def table(self, name: str) -> TableDraft:
        """A table; one that is not there yet is empty, and written once something is in it.

        Raises:
            CannotEdit: It is damaged, or no table; says where and what to do.
        """
        return self._tables.table(name)

    def copy_as_csv(self, workbook: str) -> str:
        """Copy a workbook's rows to a new .csv table, and let the blocks use that.

        The workbook stays as it is: its charts and formats would be lost if it were written.

        Returns:
            The name of the new table.

        Raises:
            CannotEdit: It is damaged, or study.toml leaves no place for the new name.
        """
        with self.together():
            return self._tables.copy_as_csv(workbook)

    def text(self, name: str) -> str:
        """A text by its file name, such as "texts/consent.md"; empty if there is none."""
        return self._texts.text(name)

    def set_text(self, name: str, text: str | None) -> None:
        """Write a text; None takes the file out."""
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

    def add_media(self, paths: Sequence[Path], *, replace: bool = False) -> AddedFiles:
        """Take pictures in; they are copied when the draft is saved.

        Args:
            paths: Files, or folders with all that is in them.
            replace: Whether another picture of the same name gives way.

        Returns:
            The names under which rows can name them, and what was omitted and why.
        """
        return self._media.add(paths, replace=replace)

    def remove_media(self, *names: str) -> None:
        """Take pictures out; the files go when the draft is saved."""
        self._media.remove(*names)

    def uses(self, name: str) -> list[Use]:
        """The cells that name a picture."""
        return [use for picture, use in picture_uses(self._readable()) if picture == name]

    def used_media(self) -> Mapping[str, int]:
        """The number of cells that name each picture, whether it is there or not."""
        return Counter(name for name, _ in picture_uses(self._readable()))

    def snapshot(self) -> DraftSnapshot:
        """The state of now, to be checked or run on another thread."""
        return DraftSnapshot(
            folder=self.folder,
            revision=self.revision,
            toml=self._toml_bytes(),
            texts=self._texts.files(),
            tables=self._tables.states(),
            media=self._media.unsaved(),
            media_folder=self._media_folder(),
        )

    def changed_on_disk(self) -> list[str]:
        """The files that another program has written since they were read here."""
        return self._files.changed()

    def save(self, *, force: bool = False) -> None:
        """Write what has changed; files that have not stay untouched.

        Args:
            force: Whether to replace what another program wrote meanwhile.

        Raises:
            ChangedOnDisk: Another program wrote a file that would be replaced; nothing was
                written.
            WriteFailed: The disk refused; says which file. Nothing is lost here.
        """
        files = {**self._texts.files(), **self._tables.files()}
        if (toml := self._toml_bytes()) != self._files.held(FILE):
            files[FILE] = toml
        if not force:
            self._files.refuse_changed(files)
        self._files.write(files, self._media.to_write())
        self._media.has_saved()
        # Last: after a write that failed, there is still something to save.
        self._history.saved = self._history.revision

    def _toml_bytes(self) -> bytes:
        return _BOM * self._mark + self.toml.text().encode("utf-8", "replace")

    def _media_folder(self) -> Path:
        named = self.toml.get("media", default="media")
        return self.folder / (named if isinstance(named, str) and named else "media")

    def _readable(self) -> Iterator[TableDraft]:
        """The tables but for those that are damaged."""
        for name in self.table_names():
            with suppress(CannotEdit):
                yield self.table(name)


def _toml_of(files: PackageFiles) -> tuple[bytes, str]:
    import tomllib

    with suppress(CannotEdit, ValueError, RecursionError):
        data = files.read(FILE)
        if data is not None:
            text = data.decode("utf-8-sig")
            tomllib.loads(text)
            return data, text
    problems = read_package(files.folder, hashes=False).problems
    raise BadStudy(*(p for p in problems if p.file in (FILE, files.folder.name)))


@dataclass(frozen=True, slots=True)
class DraftSnapshot:
    """The contents of a draft; later changes do not reach them."""

    folder: Path
    revision: int
    toml: bytes
    texts: Mapping[str, bytes | None]
    tables: Mapping[str, TableState]
    media: Mapping[str, Path | None]
    media_folder: Path

    def problems(self) -> tuple[Problem, ...]:
        """The problems that `turingdesk check` would find once this was saved."""
        return self.check().problems

    def check(self) -> Checked:
        """The study with its plan and problems, without its hash."""
        return checked(self.read(hashes=False))

    def read(self, *, hashes: bool = True) -> Reading:
        """The package as it would be once this was saved.

        Args:
            hashes: Whether to compute the hash, for which every picture is read whole.
        """
        return read_package(self.folder, hashes=hashes, unsaved=self.unsaved())

    def unsaved(self) -> tuple[Unsaved, Unsaved]:
        """The changes that are not on disk yet: files of the package, and of its media."""
        files: dict[str, bytes | Path | None] = {FILE: self.toml, **self.texts}
        files |= {name: state.written().data for name, state in self.tables.items()}
        return Unsaved(files), Unsaved(dict(self.media))
