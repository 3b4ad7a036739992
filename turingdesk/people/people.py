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
    """What became of a PIN that was typed."""

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
            found = self.file.stat()
        except OSError:
            return ()
        return found.st_mtime_ns, found.st_size, found.st_ino

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
            kept = self._read()
            person = _of(kept.people, name)
            if not is_whole(person.pin):
                raise TuringDeskError(self._damaged_pin(name))
            before = kept.failures.get(name, Failures())
            wait_s = before.wait_s(self._now_s())
            if wait_s > 0:
                return PinAnswer(None, wait_s, was_tried=False)
            counted = before.one_more(self._now_s())
            self._write(replace(kept, failures={**kept.failures, name: counted}))
        if not fits(pin, person.pin):
            return PinAnswer(None, counted.wait_s(self._now_s()))
        newer = hashed(pin) if is_outdated(person.pin) else person.pin
        with self._locked():
            kept = self._read()
            now = _of(kept.people, name)
            if now.pin != person.pin:  # a new PIN was given while this one was checked
                return PinAnswer(None, kept.failures.get(name, Failures()).wait_s(self._now_s()))
            now = replace(now, pin=newer)
            self._write(_PeopleFile(_with(kept.people, now), _without(kept.failures, name)))
        return PinAnswer(now)

    def add(self, name: str, role: PersonRole, pin: str) -> None:
        """Add someone.

        Raises:
            BadPerson: The name is empty or taken, the PIN too weak, or the first person is
                no investigator.
            WriteFailed: The file cannot be written.
        """
        called = " ".join(name.split())[:LONGEST_NAME]
        kept_pin = hashed(checked_pin(pin))
        with self._locked():
            kept = self._read()
            if not called:
                raise BadPerson(message("A person needs a name."))
            if called.casefold() in (one.name.casefold() for one in kept.people):
                raise BadPerson(message("{called} is already on the list.", called=called))
            people = (*kept.people, Person(called, role, kept_pin))
            self._write(replace(kept, people=_checked(people)))

    def change(self, name: str, role: PersonRole | None = None, pin: str | None = None) -> None:
        """Give someone another role, another PIN, or both; failures are forgotten.

        Raises:
            BadPerson: No one is called so, the PIN is too weak, or no investigator would be left.
            WriteFailed: The file cannot be written.
        """
        kept_pin = hashed(checked_pin(pin)) if pin is not None else None
        with self._locked():
            kept = self._read()
            person = _of(kept.people, name)
            new = Person(name, role or person.role, kept_pin or person.pin)
            people = _checked(_with(kept.people, new))
            self._write(_PeopleFile(people, _without(kept.failures, name)))

    def remove(self, name: str) -> None:
        """Take someone off the list; with the last person everything is allowed again.

        Raises:
            BadPerson: No one is called so, or only assistants would be left.
            WriteFailed: The file cannot be written.
        """
        with self._locked():
            kept = self._read()
            _of(kept.people, name)
            people = tuple(one for one in kept.people if one.name != name)
            self._write(_PeopleFile(_checked(people), _without(kept.failures, name)))

    @contextmanager
    def _locked(self) -> Iterator[None]:
        """One process at a time."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            lock = os.open(self.file.with_suffix(".lock"), os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as problem:
            raise _not_kept(self.file, problem) from problem
        with locked(lock, _PATIENCE_S):
            yield

    def _read(self) -> _PeopleFile:
        try:
            return _kept(json.loads(self.file.read_bytes()))
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

    def _write(self, kept: _PeopleFile) -> None:
        """Whole or not at all, readable for this user only."""
        people = [{"name": p.name, "role": p.role.value, "pin": p.pin} for p in kept.people]
        failures = {n: {"count": f.count, "at_s": f.at_s} for n, f in kept.failures.items()}
        text = json.dumps({"people": people, "failures": failures}, indent=2, ensure_ascii=False)
        try:
            write_whole(self.file, f"{text}\n".encode(), mode=0o600)
        except OSError as problem:
            raise _not_kept(self.file, problem) from problem


def people_file() -> Path:
    """The file of the people of this user's desk."""
    return paths.config() / "people.json"


def _kept(told: Any) -> _PeopleFile:
    people = tuple(Person.from_json(one) for one in told["people"])
    if len({one.name.casefold() for one in people}) < len(people):
        raise ValueError(message("a name appears twice"))
    failures = {
        str(name): Failures(int(found["count"]), float(found["at_s"]))
        for name, found in told.get("failures", {}).items()
    }
    return _PeopleFile(people, failures)


def _without(failures: Mapping[str, Failures], name: str) -> dict[str, Failures]:
    return {one: found for one, found in failures.items() if one != name}


def _with(people: tuple[Person, ...], new: Person) -> tuple[Person, ...]:
    return tuple(new if one.name == new.name else one for one in people)


def _of(people: tuple[Person, ...], name: str) -> Person:
    for one in people:
        if one.name == name:
            return one
    raise BadPerson(message("{name} is not on the list.", name=name))


def _checked(people: tuple[Person, ...]) -> tuple[Person, ...]:
    if people and all(one.role is not PersonRole.INVESTIGATOR for one in people):
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
    """What a person may do at the desk."""

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
        """Whether they may do something: run, note, preview, check, or anything else by name."""
        return self.role is PersonRole.INVESTIGATOR or what in ASSISTANT_MAY

    @classmethod
    def from_json(cls, told: Any) -> Person:
        """A person as a file tells of them.

        Raises:
            ValueError, KeyError, TypeError: It is not a person.
        """
        name, pin = told["name"], told["pin"]
        if not (isinstance(name, str) and name.strip() and isinstance(pin, str)):
            raise ValueError(message("a person needs a name and a PIN"))
        name.encode("utf-8")  # half a character could be read, but never be written again
        return cls(name, PersonRole(told["role"]), pin)
