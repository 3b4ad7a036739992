"""A person who works at the desk: a name, a role, and the hash of a PIN."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from turingdesk.core.message import message

LONGEST_NAME = 60


class Role(StrEnum):
    """What a person may do at the desk."""

    INVESTIGATOR = "investigator"  #: everything
    ASSISTANT = "assistant"  #: run sessions and write notes


#: What roles are called.
ROLE_TITLES = {
    Role.INVESTIGATOR: message("investigator"),
    Role.ASSISTANT: message("assistant"),
}
#: What an assistant may do; an investigator may do everything.
ASSISTANT_MAY = frozenset({"run", "note", "preview", "check"})


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who works at this desk."""

    name: str
    role: Role
    pin: str = field(repr=False, default="")  #: its hash

    def may(self, what: str) -> bool:
        """Whether they may do something: run, note, preview, check, or anything else by name."""
        return self.role is Role.INVESTIGATOR or what in ASSISTANT_MAY

    @classmethod
    def told(cls, told: Any) -> Person:
        """A person as a file tells of them.

        Raises:
            ValueError, KeyError, TypeError: It is no person.
        """
        name, pin = told["name"], told["pin"]
        if not (isinstance(name, str) and name.strip() and isinstance(pin, str)):
            raise ValueError(message("a person has a name and a PIN"))
        name.encode("utf-8")  # half a sign could be read, and never be written again
        return cls(name, Role(told["role"]), pin)
