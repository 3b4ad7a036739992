"""The people who work at this desk: names, roles and PINs, in the config folder.

No one is there at first: then everything is allowed, and who did something is
the system's user. From the first person on, the desk asks who is there. The file
is read again for every question, so that two desks of one user know the same.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from turingdesk.core.errors import BadPerson, TuringDeskError, WriteFailed
from turingdesk.core.message import message
from turingdesk.people.pin import Failures, checked_pin, fits, hashed, is_outdated, is_whole
from turingdesk.system import paths
from turingdesk.system.clock import uptime_s
from turingdesk.system.disk import write_whole
from turingdesk.system.lock import locked
from turingdesk.system.os_errors import os_error_message

_PATIENCE_S = 5.0  #: for another desk that writes the file
#: What reading a file raises that is not a list of people, whatever else it is.
_DAMAGE = (
    OSError,
    ValueError,
    KeyError,
    TypeError,
    AttributeError,
    ArithmeticError,
    RecursionError,
)


@dataclass(frozen=True, slots=True)
class PinAnswer:
    """The outcome of typing a PIN."""

    person: Person | None  #: who is at the desk now; None where the PIN was wrong or too early
    wait_s: float = 0.0  #: until the next PIN is checked
    was_tried: bool = True  #: False if it came too early and was not checked


@dataclass(frozen=True, slots=True)
class _PeopleFile:
    people: tuple[Person, ...] = ()
    failures: Mapping[str, Failures] = field(default_factory=dict)


class People:
    """The file of this user's desk.

    Args:
        file: Where; by default in the config folder.
        now_s: A clock that only runs forward, seconds since the machine was started.
    """

    def __init__(self, file: Path | None = None, now_s: Callable[[], float] = uptime_s) -> None:
        self.file = file or people_file()
        self._now_s = now_s

    def all(self) -> tuple[Person, ...]:
        """Everyone, in the order in which they were added.

        Raises:
            TuringDeskError: The file is damaged.
        """
        return self._read().people

    def stamp(self) -> tuple[int, ...]:
        """Another one whenever the file is another one; empty if there is none."""
        try:
            file_stat = self.file.stat()
        except OSError:
            return ()
        # With the inode: a file that is replaced at once can have the same time and size.
        return file_stat.st_mtime_ns, file_stat.st_size, file_stat.st_ino

    def wait_s(self, name: str) -> float:
        """Seconds until a PIN of this person is checked.

        Raises:
            TuringDeskError: The file is damaged.
        """
        return self._read().failures.get(name, Failures()).wait_s(self._now_s())

    def enter(self, name: str, pin: str) -> PinAnswer:
        """Try a PIN; takes a fraction of a second, correct or wrong.

        It is counted as wrong before it is looked at, so that ending the program in
        between gains nothing. Anyone who was changed or removed at another desk meanwhile
        is as that desk left them.

        Raises:
            BadPerson: No one is called so.
            TuringDeskError: The file, or the PIN in it, is damaged; or it cannot be written.
        """
        with self._locked():
            stored = self._read()
            person = _of(stored.people, name)
            if not is_whole(person.pin):
                raise TuringDeskError(self._damaged_pin(name))
            before = stored.failures.get(name, Failures())
            wait_s = before.wait_s(self._now_s())
            if wait_s > 0:
                return PinAnswer(None, wait_s, was_tried=False)
            failures = before.one_more(self._now_s())
            self._write(replace(stored, failures={**stored.failures, name: failures}))
        # Without the lock: to check a PIN takes long on purpose, and other desks would wait.
        if not fits(pin, person.pin):
            return PinAnswer(None, failures.wait_s(self._now_s()))
        newer = hashed(pin) if is_outdated(person.pin) else person.pin
        with self._locked():
            stored = self._read()
            now = _of(stored.people, name)
            if now.pin != person.pin:  # a new PIN was given while this one was checked
                return PinAnswer(None, stored.failures.get(name, Failures()).wait_s(self._now_s()))
            now = replace(now, pin=newer)
            self._write(_PeopleFile(_with(stored.people, now), _without(stored.failures, name)))
        return PinAnswer(now)

    def add(self, name: str, role: PersonRole, pin: str) -> None:
        """Add someone.

        Raises:
            BadPerson: The name is empty or taken, the PIN too weak, or the first person is
                no investigator.
            WriteFailed: The file cannot be written.
        """
        clean_name = " ".join(name.split())[:LONGEST_NAME]
        kept_pin = hashed(checked_pin(pin))
        with self._locked():
            stored = self._read()
            if not clean_name:
                raise BadPerson(message("A person needs a name."))
            if clean_name.casefold() in (person.name.casefold() for person in stored.people):
                raise BadPerson(message("{called} is already on the list.", called=clean_name))
            people = (*stored.people, Person(clean_name, role, kept_pin))
            self._write(replace(stored, people=_checked(people)))

    def change(self, name: str, role: PersonRole | None = None, pin: str | None = None) -> None:
        """Give someone another role, another PIN, or both; failures are forgotten.

        Raises:
            BadPerson: No one is called so, the PIN is too weak, or no investigator would be left.
            WriteFailed: The file cannot be written.
        """
        kept_pin = hashed(checked_pin(pin)) if pin is not None else None
        with self._locked():
            stored = self._read()
            person = _of(stored.people, name)
            new = Person(name, role or person.role, kept_pin or person.pin)
            people = _checked(_with(stored.people, new))
            self._write(_PeopleFile(people, _without(stored.failures, name)))

    def remove(self, name: str) -> None:
        """Take someone off the list; with the last person everything is allowed again.

        Raises:
            BadPerson: No one is called so, or only assistants would be left.
            WriteFailed: The file cannot be written.
        """
        with self._locked():
            stored = self._read()
            _of(stored.people, name)
            people = tuple(person for person in stored.people if person.name != name)
            self._write(_PeopleFile(_checked(people), _without(stored.failures, name)))

    @contextmanager
    def _locked(self) -> Iterator[None]:
        """One process at a time."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            # A file of its own: each change replaces the list, and a lock on it would stay with
            # the old file.
            lock = os.open(self.file.with_suffix(".lock"), os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as problem:
            raise _not_kept(self.file, problem) from problem
        with locked(lock, _PATIENCE_S):
            yield

    def _read(self) -> _PeopleFile:
        try:
            return _people_of(json.loads(self.file.read_bytes()))
        except FileNotFoundError:
            return _PeopleFile()
        except _DAMAGE as problem:
            raise TuringDeskError(
                message(
                    "The list of people in {file} can't be read, so no one can sign in. "
                    "Restore the file from a backup, or delete it and add everyone again.",
                    file=self.file,
                )
            ) from problem

    def _damaged_pin(self, name: str) -> str:
        return message(
            "The PIN of {name} in {file} is damaged and can't be checked. An investigator can "
            "set a new one in Settings. If no one can sign in, run turingdesk people --reset "
            '"{name}" in a terminal on this computer.',
            name=name,
            file=self.file,
        )

    def _write(self, content: _PeopleFile) -> None:
        """Whole or not at all, readable for this user only."""
        people = [{"name": p.name, "role": p.role.value, "pin": p.pin} for p in content.people]
        failures = {n: {"count": f.count, "at_s": f.at_s} for n, f in content.failures.items()}
        text = json.dumps({"people": people, "failures": failures}, indent=2, ensure_ascii=False)
        try:
            write_whole(self.file, f"{text}\n".encode(), mode=0o600)
        except OSError as problem:
            raise _not_kept(self.file, problem) from problem


def people_file() -> Path:
    """The file of the people of this user's desk."""
    return paths.config() / "people.json"


def _people_of(content: Any) -> _PeopleFile:
    people = tuple(Person.from_json(item) for item in content["people"])
    if len({person.name.casefold() for person in people}) < len(people):
        raise ValueError(message("a name appears twice"))
    failures = {
        str(name): Failures(int(values["count"]), float(values["at_s"]))
        for name, values in content.get("failures", {}).items()
    }
    return _PeopleFile(people, failures)


def _without(failures: Mapping[str, Failures], name: str) -> dict[str, Failures]:
    return {
        person_name: failure for person_name, failure in failures.items() if person_name != name
    }


def _with(people: tuple[Person, ...], new: Person) -> tuple[Person, ...]:
    return tuple(new if person.name == new.name else person for person in people)


def _of(people: tuple[Person, ...], name: str) -> Person:
    for person in people:
        if person.name == name:
            return person
    raise BadPerson(message("{name} is not on the list.", name=name))


def _checked(people: tuple[Person, ...]) -> tuple[Person, ...]:
    if people and all(person.role is not PersonRole.INVESTIGATOR for person in people):
        raise BadPerson(message("At least one person on the list must be an investigator."))
    return people


def _not_kept(file: Path, problem: OSError) -> WriteFailed:
    return WriteFailed(
        message(
            "The list of people in {file} can't be written. {why}",
            file=file,
            why=os_error_message(problem),
        )
    )


LONGEST_NAME = 60


class PersonRole(StrEnum):
    """The rights of a person at the desk."""

    INVESTIGATOR = "investigator"  #: everything
    ASSISTANT = "assistant"  #: run sessions and write notes


#: What roles are called.
ROLE_TITLES = {
    PersonRole.INVESTIGATOR: message("investigator"),
    PersonRole.ASSISTANT: message("assistant"),
}
#: What an assistant may do; an investigator may do everything.
ASSISTANT_MAY = frozenset({"run", "note", "preview", "check"})


@dataclass(frozen=True, slots=True)
class Person:
    """Someone who works at this desk."""

    name: str
    role: PersonRole
    pin: str = field(repr=False, default="")  #: its hash

    def may(self, what: str) -> bool:
        """True if they may do something: run, note, preview, check, or anything else by name."""
        return self.role is PersonRole.INVESTIGATOR or what in ASSISTANT_MAY

    @classmethod
    def from_json(cls, values: Any) -> Person:
        """A person as a file tells of them.

        Raises:
            ValueError, KeyError, TypeError: It is not a person.
        """
        name, pin = values["name"], values["pin"]
        if not (isinstance(name, str) and name.strip() and isinstance(pin, str)):
            raise ValueError(message("a person needs a name and a PIN"))
        name.encode("utf-8")  # half a character could be read, but never be written again
        return cls(name, PersonRole(values["role"]), pin)
