"""One session in short, from the first line and the end of its journal."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import Any, TypeGuard

from turingdesk.journal.journal_file import parsed_line
from turingdesk.journal.session_name import SessionName

# Bytes from the end. The last lines nearly always tell; long texts can fill the shorter reaches.
_TAILS = (1 << 14, 1 << 19, 1 << 62)


class State(StrEnum):
    """The state of a session."""

    RUNNING = "running"
    COMPLETED = "completed"
    CUT_OFF = "cut off"  #: neither ended nor running
    REFUSED = "refused"  #: consent was not given
    ENDED = "ended"  #: by the experimenter
    CONTINUED = "continued"  #: cut off, and another session continues it
    RESTARTED = "restarted"  #: cut off, and another session began its schedule again


#: The state of a session by the reason of its closing line; any other reason means ENDED.
CLOSED = {"completed": State.COMPLETED, "refused": State.REFUSED}


@dataclass(frozen=True, slots=True)
class SessionSummary:
    """One session, from the first line and the end of its journal."""

    path: Path
    name: SessionName
    opened: Mapping[str, Any] = field(repr=False)  #: the journal's first line
    last_at: str  #: when the last line was written, UTC, ISO 8601
    state: State
    reason: str  #: what the closing line says; empty without one
    done: int  #: counted trials answered
    clock_set_s: tuple[float, ...] = ()  #: by how much the time of day was set while it ran

    @property
    def participant(self) -> str:
        """The participant code."""
        return self.name.participant

    @property
    def study(self) -> str:
        """The study's id."""
        return self.name.study

    @property
    def study_title(self) -> str:
        """The title of the study; its id where the journal doesn't say."""
        return str(self.opened.get("study_title") or self.study)

    @property
    def number(self) -> int:
        """Which session of this participant in this study, from 1."""
        return self.name.number

    @property
    def kiosk(self) -> str:
        """The machine that ran it."""
        return str(self.opened.get("kiosk", ""))

    @property
    def started(self) -> str:
        """When it was opened, UTC, ISO 8601."""
        return str(self.opened["at"])

    @property
    def of(self) -> int:
        """Counted trials in its schedule."""
        return int(self.opened.get("trials", 0))

    @property
    def judge(self) -> str:
        """human, simulated, imported or judge:<name>."""
        return str(self.opened.get("judge", "human"))

    @property
    def pilot(self) -> bool:
        """True if it was a pilot."""
        return bool(self.opened.get("pilot"))

    @property
    def is_marked(self) -> bool:
        """True if it was run as a real session and made a pilot afterwards, by a note."""
        return bool(self.opened.get("marked"))

    @property
    def is_in_pilot_folder(self) -> bool:
        """True if its journal is in the folder of pilots: it was begun as one."""
        return self.pilot and not self.is_marked

    @property
    def simulated(self) -> bool:
        """True if no one sat there."""
        return bool(self.opened.get("simulated"))

    @property
    def is_complete(self) -> bool:
        """True if all its trials were answered, even if the last page was not left."""
        return self.state is State.COMPLETED or (self.state is State.CUT_OFF and self.is_full)

    @property
    def is_full(self) -> bool:
        """True if no counted trial is left."""
        return 0 < self.of <= self.done

    def age_h(self, now: str | None = None) -> float:
        """Hours since the last line was written."""
        return hours_between(self.last_at, now)


@dataclass(frozen=True, slots=True)
class JournalEnds:
    """The two ends of a journal."""

    opened: Mapping[str, Any]
    closed: Mapping[str, Any] | None
    last_at: str
    done: int
    changed: float  #: when the file was last written, s since the epoch

    @property
    def clock_set_s(self) -> tuple[float, ...]:
        """By how much the time of day was set while the session ran, each time."""
        values = (self.closed or {}).get("clock_set_s")
        return (
            tuple(float(s) for s in values if type(s) in (int, float)) if _is_list(values) else ()
        )


def _is_list(value: Any) -> TypeGuard[list[Any]]:
    return isinstance(value, list)


def hours_between(before: str, after: str | None = None) -> float:
    """Hours from one time to another, or to now; never negative, 0 if a time is unreadable.

    >>> hours_between("2026-11-21T09:00:00.000Z", "2026-11-21T10:30:00.000Z")
    1.5
    """
    try:
        first = datetime.fromisoformat(before)
        last = datetime.fromisoformat(after) if after else datetime.now(UTC)
        return max(0.0, (last - first).total_seconds() / 3600)
    except (ValueError, TypeError):
        return 0.0


def read_ends(path: Path, changed: float) -> JournalEnds | None:
    """The first line and the end; None where the first line is not there or not readable."""
    try:
        with path.open("rb") as file:
            opened = parsed_line(file.readline())
            if opened is None or opened["kind"] != "opened":
                return None
            size = file.seek(0, os.SEEK_END)
            for reach in _TAILS:
                start = max(0, size - reach)
                file.seek(start)
                # Without the first piece, which can begin within a line, and what follows the last
                # newline.
                lines = file.read().split(b"\n")[1 if start else 0 : -1]
                tail_fields = _tail(lines)
                if tail_fields["done"] is not None or start == 0:
                    break
    except OSError:
        return None
    done = tail_fields["done"] if tail_fields["done"] is not None else opened.get("done", 0)
    return JournalEnds(
        opened,
        tail_fields["closed"],
        str(tail_fields["at"] or opened.get("at")),
        int(done),
        changed,
    )


def _tail(lines: list[bytes]) -> dict[str, Any]:
    """From the last lines: the closing one, the time of the last, and the trials done."""
    tail_fields: dict[str, Any] = {"closed": None, "at": None, "done": None}
    for line in filter(None, map(parsed_line, reversed(lines))):
        tail_fields["at"] = tail_fields["at"] or line.get("at")
        if line["kind"] == "closed":
            tail_fields["closed"] = line
        tail_fields["done"] = _done(line)
        if tail_fields["done"] is not None:
            break
    return tail_fields


def _done(line: Mapping[str, Any]) -> int | None:
    """The number of counted trials answered when this line was written, if it says."""
    if line["kind"] == "response" and line.get("trial") and not line.get("practice"):
        # While other answers of the step are to come, its trial isn't done.
        return int(line["trial"]) - bool(line.get("more"))
    done = line.get("done")
    tells = line["kind"] in ("opened", "passed", "closed")
    return int(done) if tells and done is not None else None
