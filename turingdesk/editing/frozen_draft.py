"""A preregistered study while it is edited: what a save is going to change, and the reason."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path

from turingdesk.core.errors import NotAllowed
from turingdesk.core.message import message
from turingdesk.editing.draft import DraftSnapshot
from turingdesk.journal.ledger import append
from turingdesk.study.fingerprint import MEDIA, file_hash, study_hash
from turingdesk.study.registration import CHANGED, FILE, StudyState, changes, registration
from turingdesk.study.study_toml import without_media
from turingdesk.study.toml_lines import TomlLines


@dataclass(frozen=True, slots=True)
class Due:
    """The changes to explain when a draft of a preregistered study is saved."""

    folder: Path
    changes: tuple[str, ...]  #: since it was preregistered or last explained, in words
    state: StudyState  #: as it is going to be


def due(snapshot: DraftSnapshot) -> Due | None:
    """The changes that a save has to explain; None if the study isn't preregistered or changed.

    Files that the study does not use, and where its pictures lie, do not count.

    Raises:
        OSError: The registration, or a file of the study, cannot be read.
    """
    frozen = registration(snapshot.folder)
    if frozen is None:
        return None
    now = _going_to_be(snapshot, frozen.last)
    if now.hash == frozen.last.hash:
        return None
    return Due(snapshot.folder, changes(frozen.last, now), now)


def explain(due_change: Due, by: str, why: str) -> None:
    """Record a change as a deviation; called once it is saved.

    Args:
        due_change: The change.
        by: Who made it.
        why: The reason, in words.

    Raises:
        NotAllowed: No reason is given.
        WriteFailed: The disk refused.
    """
    if not why.strip():
        raise NotAllowed(
            message("Explain why the study was changed. The report lists it as a deviation.")
        )
    fields = {"why": why.strip(), "changes": list(due_change.changes)}
    append(due_change.folder / FILE, CHANGED, by, fields | asdict(due_change.state))


def _going_to_be(snapshot: DraftSnapshot, last: StudyState) -> StudyState:
    package = snapshot.read().package
    if package is not None:
        unsaved = snapshot.unsaved()[0]
        named = sorted(package.files.items())
        files = {
            name: _digest(path if (data := unsaved.data(name)) is None else data)
            for name, path in named
        }
        return StudyState(package.hash, package.toml.decode(), files)
    toml = snapshot.toml.decode("utf-8-sig")
    plain = without_media(toml, TomlLines(toml))
    there = {name: path for name, path in _counted_files(snapshot, last) if path is not None}
    digest = study_hash(plain.encode(), there)
    return StudyState(digest, plain, {name: _digest(content) for name, content in there.items()})


def _counted_files(
    snapshot: DraftSnapshot, last: StudyState
) -> Iterator[tuple[str, Path | bytes | None]]:
    """The files that counted last, as they are going to be.

    A state with errors does not say which files it uses; no session runs with it, and what
    it uses otherwise is accounted for with the save that puts it right.
    """
    unsaved, media = snapshot.unsaved()
    for name in last.files:
        media_name = name.removeprefix(f"{MEDIA}/")
        if media_name != name:
            path = snapshot.media_folder / media_name
            yield name, media.files.get(media_name, path if path.is_file() else None)
        else:
            path = snapshot.folder / name
            yield name, unsaved.files.get(name, path if path.is_file() else None)


def _digest(file: bytes | Path) -> str:
    return file_hash(file) if isinstance(file, Path) else sha256(file).hexdigest()
