"""Preregistration: a study as recorded before data collection, and what deviates from it since.

`registration.jsonl` in the package, a ledger: one `frozen` line with the study's
hash, rules and planned analysis, then a `changed` line for each later change that
someone accounts for. The hash of the study does not cover this file. A change is
always allowed; it is reported as a deviation, with date and person. Each line names the
public key of the computer that signed it: readers of the data can compare it with
the keys of journals.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.core.errors import NotAllowed, Problem, Severity
from turingdesk.core.exclusion import in_force
from turingdesk.core.message import join, message
from turingdesk.core.quality import plain, rule_title
from turingdesk.core.task import TASKS
from turingdesk.journal.ledger import append, read_ledger, signature_problem
from turingdesk.journal.signing import is_key
from turingdesk.study.fingerprint import file_hash
from turingdesk.study.reference import setting_at
from turingdesk.study.schema import FILE as STUDY
from turingdesk.system.edition import edition
from turingdesk.system.os_errors import os_error_message

if TYPE_CHECKING:
    from turingdesk.journal.journal_file import Line
    from turingdesk.study.package import Package

_LONGEST = 60  #: characters of a value that are shown
FILE = "registration.jsonl"
FROZEN, CHANGED = "frozen", "changed"


@dataclass(frozen=True, slots=True)
class StudyState:
    """A study at one time: enough to say later what changed."""

    hash: str
    toml: str  #: the text of study.toml, without its media folder
    files: Mapping[str, str]  #: SHA-256 of the tables, texts and media, by name


@dataclass(frozen=True, slots=True)
class Deviation:
    """Changes to a preregistered study that someone explained."""

    at: str  #: UTC, ISO 8601
    by: str
    why: str
    changes: tuple[str, ...]
    hash: str  #: of the study from then on


@dataclass(frozen=True, slots=True)
class Registration:
    """The preregistration, and the changes since."""

    at: str  #: UTC, ISO 8601
    by: str
    hash: str
    version: str
    rules: tuple[Mapping[str, Any], ...]
    planned: Mapping[str, Any]
    deviations: tuple[Deviation, ...]
    last: StudyState  #: as it was preregistered, or changed last
    problems: tuple[Problem, ...] = ()
    keys: tuple[str, ...] = ()  #: of the computers that preregistered it, or explained changes

    def unaccounted(self, package: Package) -> tuple[str, ...]:
        """The changes since that no one has explained; empty if there are none."""
        if package.hash == self.last.hash:
            return ()
        return changes(self.last, state(package))

    def summary(self, study_hash: str) -> dict[str, Any]:
        """A summary for a session's first line.

        Args:
            study_hash: Of the study as the session runs it. `ran` says how that relates to
                what was frozen: "frozen", "deviation 1" (the first, and so on) or "changed",
                where no one said why.
        """
        hashes = [self.hash, *(deviation.hash for deviation in self.deviations)]
        # The last one, as a change can be taken back; the study is then again as it was before.
        number = max(
            (at for at, known_hash in enumerate(hashes) if known_hash == study_hash), default=None
        )
        deviations = [asdict(deviation) for deviation in self.deviations]
        return {
            "at": self.at,
            "by": self.by,
            "hash": self.hash,
            "rules": [dict(rule) for rule in self.rules],
            "planned": dict(self.planned),
            "deviations": deviations,
            "signing_keys": list(self.keys),
            "ran": CHANGED if number is None else f"deviation {number}" if number else FROZEN,
        }


def registration(package: Path) -> Registration | None:
    """The registration of a package's folder; None if the study was never preregistered.

    Raises:
        OSError: The file is there and cannot be read.
    """
    path = package / FILE
    if not path.is_file():
        return None
    file = read_ledger(path)
    frozen = [line for line in file.lines if line["kind"] == "frozen"]
    if not frozen:
        return None
    first = frozen[0]
    changed = [line for line in file.lines if line["kind"] == "changed"]
    return Registration(
        at=str(first["at"]),
        by=str(first["who"]),
        hash=str(first.get("hash", "")),
        version=str(first.get("version", "")),
        rules=tuple(first.get("rules", ())),
        planned=first.get("planned", {}),
        deviations=tuple(map(_deviation, (first, *changed), changed)),
        last=_state((changed or [first])[-1]),
        problems=file.problems,
        keys=tuple(dict.fromkeys(filter(is_key, (line.get("signed_by") for line in file.lines)))),
    )


def registered(package: Package) -> dict[str, Any]:
    """The preregistration for a session's first line; empty if there is none.

    A registration that cannot be read keeps no one from taking part; `check` tells of it.
    That of a sealed study is in its seal.
    """
    if package.sealed is not None:
        sealed_registration = package.sealed.registration
        return {"registration": dict(sealed_registration)} if sealed_registration else {}
    try:
        record = registration(package.folder)
    except OSError:
        return {}
    return {} if record is None else {"registration": record.summary(package.hash)}


def newest(opened: Iterable[Line]) -> dict[str, dict[str, Any]]:
    """By study, what the newest session that knows of a registration says of it.

    Args:
        opened: First lines of journals.
    """
    registration_by_study: dict[str, tuple[str, dict[str, Any]]] = {}
    for line in opened:
        summary, at = line.get("registration"), str(line.get("at", ""))
        study = str(line.get("study", ""))
        if (
            isinstance(summary, dict)
            and "by" in summary
            and at >= registration_by_study.get(study, ("",))[0]
        ):
            registration_by_study[study] = (at, summary)
    return {study: summary_item for study, (_, summary_item) in registration_by_study.items()}


def registration_problems(package: Package) -> Iterator[Problem]:
    """Unexplained changes since a study was preregistered, and damage to the record.

    Args:
        package: Read with its hashes.
    """
    try:
        record = registration(package.folder)
    except OSError as problem:
        yield Problem(
            message("The registration can't be read. {why}", why=os_error_message(problem)),
            "",
            FILE,
        )
        return
    if record is None:
        return
    yield from record.problems
    if not record.problems and (why := signature_problem(read_ledger(package.folder / FILE))):
        yield Problem(why, message("Compare the file with the one that was preregistered."), FILE)
    if changed := record.unaccounted(package):
        yield Problem(
            message(
                "Changed since it was preregistered on {at}, without a reason: {changed}.",
                at=record.at[:10],
                changed=join("; ", changed),
            ),
            message('Give a reason with `turingdesk freeze STUDY --why "..."`, or on the desk.'),
            FILE,
            severity=Severity.WARNING,
        )


def freeze(package: Package, by: str) -> Registration:
    """Preregister a study as it is now.

    Raises:
        NotAllowed: It is already frozen, or it is a .tdz, which cannot be written.
        WriteFailed: The disk refused.
    """
    folder = _writable(package)
    if registration(folder) is not None:
        raise NotAllowed(
            message(
                "{id} is already preregistered. Give a reason for the change instead.",
                id=package.study.id,
            )
        )
    study = package.study
    fields = {
        "study": study.id,
        "version": study.version,
        "program": str(edition()),
        "rules": [plain(rule) for rule in in_force(study)],
        "planned": asdict(study.planned),
    }
    append(folder / FILE, "frozen", by, fields | asdict(state(package)))
    return _existing(folder)


def account(package: Package, by: str, why: str) -> Registration:
    """Record what changed in a preregistered study since the last entry.

    Args:
        package: As it is now.
        by: Who says so.
        why: The reason, in words.

    Raises:
        NotAllowed: It was never frozen, nothing changed, no reason is given, or it is a .tdz.
        WriteFailed: The disk refused.
    """
    folder = _writable(package)
    record = registration(folder)
    if record is None:
        raise NotAllowed(
            message("{id} is not preregistered. Preregister it first.", id=package.study.id)
        )
    unexplained = record.unaccounted(package)
    if not unexplained:
        raise NotAllowed(
            message("{id} has not changed since {at}.", id=package.study.id, at=record.at[:10])
        )
    if not why.strip():
        raise NotAllowed(
            message("Explain why the study was changed. The report lists it as a deviation.")
        )
    fields = {"why": why.strip(), "changes": list(unexplained)}
    append(folder / FILE, "changed", by, fields | asdict(state(package)))
    return _existing(folder)


def state(package: Package) -> StudyState:
    """A study as it is now.

    Raises:
        OSError: One of its files cannot be read.
    """
    files = {name: file_hash(path) for name, path in sorted(package.files.items())}
    toml = package.toml.decode("utf-8")
    digest = package.hash or hashlib.sha256(toml.encode()).hexdigest()
    return StudyState(digest, toml, files)


def _writable(package: Package) -> Path:
    if not package.source.is_dir() and package.source.name != "study.toml":
        raise NotAllowed(
            message(
                "{name} is a packed study. Preregister its folder, then pack it again. The "
                "package includes the preregistration.",
                name=package.source.name,
            )
        )
    return package.folder


def _existing(folder: Path) -> Registration:
    record = registration(folder)
    assert record is not None, "a line was just written"
    return record


def _deviation(before: Line, line: Line) -> Deviation:
    """The deviation in a line, its changes in words that can be translated if they are ours."""
    change_texts = tuple(map(str, line.get("changes", ())))
    with suppress(KeyError, TypeError, tomllib.TOMLDecodeError):  # not as we write it
        ours = changes(_state(before), _state(line))
        change_texts = ours if tuple(ours) == change_texts else change_texts
    return Deviation(
        at=str(line["at"]),
        by=str(line["who"]),
        why=str(line.get("why", "")),
        changes=change_texts,
        hash=str(line.get("hash", "")),
    )


def _state(line: Line) -> StudyState:
    return StudyState(str(line.get("hash", "")), str(line.get("toml", "")), line.get("files", {}))


def changes(before: StudyState, after: StudyState) -> tuple[str, ...]:
    """One sentence for each key and each file that changed."""
    sentences = [*_keys(before.toml, after.toml), *_files(before.files, after.files)]
    if not sentences and _order(before.toml) != _order(after.toml):
        moved = [a for a, b in zip(_order(before.toml), _order(after.toml), strict=True) if a != b]
        sentences = [message("{key}: order changed", key=moved[0].split(" ")[0])]
    if not sentences and before.hash != after.hash:
        sentences = [message("{file}: rewritten with the same values", file=STUDY)]
    return tuple(sentences)


def _keys(before: str, after: str) -> Iterator[str]:
    old, new = (
        {key: (field, value) for key, field, value in _numbered(toml)} for toml in (before, after)
    )
    for key in dict.fromkeys((*old, *new)):
        field, now = new.get(key, ("", None))
        field, was = (field or old[key][0], old[key][1]) if key in old else (field, None)
        if key not in new:
            yield message("{key}: removed, was {was}", key=field, was=_short(was))
        elif key not in old:
            yield message("{key}: {now}, was not set", key=field, now=_short(now))
        elif now != was:
            yield message("{key}: {now}, was {was}", key=field, now=_short(now), was=_short(was))


def _order(toml: str) -> list[str]:
    return [key for key, _, _ in _numbered(toml) if " " in key]


def _numbered(toml: str) -> Iterator[tuple[str, str, Any]]:
    """Each single value by its key, which is numbered where tables have the same one.

    Two rules of a kind can, for example.
    """
    times: Counter[str] = Counter()
    for key, field, value in _flat(tomllib.loads(toml)):
        times[key] += 1
        yield key if times[key] == 1 else f"{key} #{times[key]}", field, value


def _files(before: Mapping[str, str], after: Mapping[str, str]) -> Iterator[str]:
    for name in sorted({*before, *after}):
        if name not in after:
            yield message("{name}: removed", name=name)
        elif name not in before:
            yield message("{name}: added", name=name)
        elif before[name] != after[name]:
            yield message("{name}: changed", name=name)


def _flat(
    values: Any, path: str = "", keys: str = "", around: tuple[Mapping[str, Any], ...] = ()
) -> Iterator[tuple[str, str, Any]]:
    """Each single value by a key that names it, tables of a list by their ID, and by its title.

    >>> [*_flat({"block": [{"id": "words", "task": "words", "trials": 4}]})][2]
    ('block words.trials', 'Word associations · Trials', 4)
    """
    if isinstance(values, Mapping):
        for key, value in values.items():
            inner, its = (f"{prefix}.{key}" if prefix else str(key) for prefix in (path, keys))
            yield from _flat(value, inner, its, around)
    elif isinstance(values, list) and values and all(isinstance(v, Mapping) for v in values):
        for number, value in enumerate(values, 1):
            yield from _flat(value, f"{path} {_called(value, number)}", keys, (*around, value))
    else:
        field = setting_at(keys, around[0] if around else {})
        names = (_title(keys, around_table) for around_table in around)
        yield path, join(" · ", (*names, field.title)) if field else path, values


def _title(keys: str, table: Mapping[str, Any]) -> str:
    """The editor's name for a block, a form, a question, or a rule."""
    if keys.startswith("rule."):
        return rule_title(str(table.get("id") or table.get("kind")))
    name, task = str(table.get("title") or table.get("id") or ""), str(table.get("task"))
    return TASKS[task].title if task in TASKS and name in ("", task) else name


def _called(table: Mapping[str, Any], number: int) -> str:
    for key in ("id", "use", "kind", "task"):
        if isinstance(table.get(key), str):
            return str(table[key])
    return str(number)


def _short(value: Any) -> str:
    text = str(value).replace("\n", " ")
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
