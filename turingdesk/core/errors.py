"""Every error TuringDesk raises on purpose.

* TuringDeskError
  x UnknownName       no task, analysis, exporter or judge of that name
  x NameTaken         two things of one kind, such as tasks, have the same name
  x BadStudy          a study package breaks a rule; says which file and line
  x BadSetting        a setting is declared with a default that it does not take
  x CannotSchedule    a session's trials cannot be drawn from the answers there are
  x NotAllowed        a session does not take this answer: early, held, half or unknown
  x BadCode           a participant code that cannot name a file
  x BadJournal        a journal that cannot be read, or that was changed
  x SessionExists     a session of that participant is already on disk
  x WriteFailed       an answer could not be written to the disk
  x BadSource         an import does not find what it reads
  x CannotBuild       a study cannot be built from the answers that were collected
  x CannotExport      an export cannot be written
  x CannotWithdraw    a participant's data cannot be deleted as they are
  x BadPerson         a person or a PIN that the list of people does not take
  x BadControl        a control question cannot be written, approved, or used
  x BadScheme         a coding scheme is not as it has to be
  x CannotJudge       a machine judge cannot be trained or asked on these answers
  x NoServer          a server with a language model is not there or does not take what is asked

The docstring of a class is what the user reads under "Why this happens".
"""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches
from enum import StrEnum

from turingdesk.core.message import join, message
from turingdesk.core.printable import printable


class TuringDeskError(Exception):
    """TuringDesk can't do this."""


# A KeyError, too: `get` and `in` of a Mapping rely on it.
class UnknownName(TuringDeskError, KeyError):
    """A study or a command refers to something that this version doesn't have."""

    def __init__(self, kind: str, name: str, names: list[str]) -> None:
        close = get_close_matches(name, names, n=1)
        hint = (
            (" " + message("Did you mean {close!r}?", close=close[0]))
            if close
            else (" " + message("Available: {known}.", known=names))
        )
        super().__init__(
            message("No {kind} is called {name!r}.{hint}", kind=kind, name=name, hint=hint)
        )

    def __str__(self) -> str:
        return str(self.args[0])  # a KeyError's own text is its argument in quotes


class NameTaken(TuringDeskError):
    """Two parts of TuringDesk have the same name, for example because a plugin is installed twice.

    Remove one of them, or ask the person who wrote the plugin to rename it.
    """

    def __init__(self, name: str, modules: tuple[str, str]) -> None:
        first, second = modules
        super().__init__(
            message(
                "{first} and {second} have the same name, {name!r}. Remove the plugin that one of "
                "them belongs to, or rename one of them.",
                first=first,
                second=second,
                name=name,
            )
        )


class Severity(StrEnum):
    """Which sessions a problem prevents."""

    ERROR = "error"  #: all
    PILOT_ONLY = "pilot only"  #: those of participants; pilots and simulated sessions run
    WARNING = "warning"  #: none


@dataclass(frozen=True, slots=True)
class Fix:
    """A change that fixes a problem, for an editor to offer as a button."""

    title: str  #: what the button says
    value: str | int | bool  #: what is written into the cell or key of the problem
    key: str = ""  #: another key of the same table of study.toml that is written instead
    file: str = ""  #: a table in whose column `key` the value is written instead
    rows: tuple[str, ...] = ()  #: the ids of the rows there


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong with a study package, its place, and what to do about it."""

    message: str  #: what is wrong
    fix: str  #: what to do now
    file: str = ""  #: inside the package
    line: int | None = None  #: from 1; in a workbook the row
    column: str = ""  #: the column's or key's name; in a workbook also the cell, such as "C7"
    severity: Severity = Severity.ERROR
    fixes: tuple[Fix, ...] = ()  #: what can be done about it right away, the likeliest first

    @property
    def place(self) -> str:
        """File, line and column, as far as they are known.

        >>> Problem("No such image.", "Add it.", "captions.csv", 7, "image").place
        'captions.csv, line 7, column image'
        >>> Problem("Unknown task.", "Correct it.", "study.toml", 9, "block.task").place
        'study.toml, line 9, key block.task'
        """
        parts = [self.file or message("package")]
        if self.line is not None:
            parts.append(message("line {line}", line=self.line))
        if self.column:
            is_key = self.file.endswith(".toml")
            named = message("key {key}") if is_key else message("column {column}")
            parts.append(named.format(key=self.column, column=self.column))
        return join(", ", parts)

    def __str__(self) -> str:
        return printable(join(" ", (self.place + ":", self.message, self.fix)))


class BadStudy(TuringDeskError):
    """A study package has errors, so TuringDesk can't run it."""

    def __init__(self, *problems: Problem) -> None:
        self.problems = problems
        super().__init__(join("\n", (str(problem) for problem in problems)))


class BadSetting(TuringDeskError):
    """A part of TuringDesk, or a plugin, declares a setting whose default it doesn't take."""


class CannotSchedule(TuringDeskError):
    """The study requests more trials of some kind than its answers allow."""


class NotAllowed(TuringDeskError):
    """A session accepts an answer only when it is due, complete, and newly given."""


class BadCode(TuringDeskError):
    """A participant code becomes part of file names: letters, digits, and hyphens."""


class BadJournal(TuringDeskError):
    """A journal contains a line that can't be read or was changed after it was written."""


class SessionExists(TuringDeskError):
    """Two sessions never share a file, and this one has already started."""


class WriteFailed(TuringDeskError):
    """The disk or network share can't be written to: it is full, read-only, or gone."""


class BadSource(TuringDeskError):
    """The file to import doesn't have the expected format."""


class CannotBuild(TuringDeskError):
    """The answers that were collected don't make a study."""


class CannotExport(TuringDeskError):
    """The file could not be written completely, so it was removed."""


class CannotWithdraw(TuringDeskError):
    """A withdrawal deletes one person's data. It needs a reason and sessions that ended."""


class BadPerson(TuringDeskError):
    """The list of people needs unique names, PINs that are hard to guess, and an investigator."""


class BadControl(TuringDeskError):
    """A control question needs words and the approval of two people who didn't write it."""


class BadScheme(TuringDeskError):
    """A coding scheme is incomplete or can't be read."""


class NoServer(TuringDeskError):
    """A language model needs a server that runs, has the model, and accepts the key."""


class CannotJudge(TuringDeskError):
    """A trained judge needs answers by humans and by machines, with features of both."""
