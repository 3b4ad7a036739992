"""The steps by which a draft was changed, so that they can be undone and done again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import monotonic

_TYPING_S = 1.5  #: what is typed without a longer pause is undone together


@dataclass(frozen=True, slots=True)
class Change:
    """The latest change of a draft."""

    what: str  #: toml, table, text or media
    name: str = ""  #: of the table or text
    rows: tuple[int, int] | None = None
    #: of a table: first and last row whose cells changed; None: rows or columns came or went


@dataclass(frozen=True, slots=True)
class Part:
    """One change that can be made and taken back."""

    change: Change
    forward: Callable[[], None]
    back: Callable[[], None]


@dataclass(slots=True)
class Step:
    """The changes by one action of the user."""

    revision: int
    parts: list[Part] = field(default_factory=list)
    typing: str = ""  #: what is being typed into; empty: nothing
    at: float = 0.0


class History:
    """The steps that led here, and those that were undone.

    `revision` names a state: undoing a step brings the revision from before it back.
    """

    def __init__(self) -> None:
        self.revision = 0
        self.saved = 0  #: the revision that is on disk
        self._newest = 0
        self._done: list[Step] = []
        self._undone: list[Step] = []
        self._open: Step | None = None
        self._listeners: list[Callable[[Change], None]] = []

    @property
    def can_undo(self) -> bool:
        """True if there is a step to undo; the one that is being made is one."""
        return bool(self._done) or (self._open is not None and bool(self._open.parts))

    @property
    def can_redo(self) -> bool:
        """True if there is a step to do again."""
        return bool(self._undone)

    def listen(self, callback: Callable[[Change], None]) -> None:
        """Report every change from now on."""
        self._listeners.append(callback)

    def forget(self, callback: Callable[[Change], None]) -> None:
        """Stop reporting changes."""
        self._listeners.remove(callback)

    def do(self, part: Part, typing: str = "") -> None:
        """Make a change; a step of its own, or part of the one that is open."""
        before = self.revision
        # First: a change that can't be made raises, and must leave no step.
        part.forward()
        self._newest += 1
        self.revision = self._newest
        self._undone.clear()
        if self._open is not None:
            self._open.parts.append(part)
        elif typing and self._goes_on(typing, before):
            self._done[-1].parts.append(part)
            self._done[-1].at = monotonic()
        else:
            self._done.append(Step(before, [part], typing, monotonic()))
        self._tell([part])

    @contextmanager
    def together(self) -> Iterator[None]:
        """Make one step of all that is done inside."""
        if self._open is not None:
            yield
            return
        self._open = Step(self.revision)
        try:
            yield
        finally:
            step, self._open = self._open, None
            if step.parts:
                self._done.append(step)

    def undo(self) -> None:
        """Take the last step back; nothing if there is none."""
        if self._done:
            step = self._done.pop()
            for part in reversed(step.parts):
                part.back()
            step.revision, self.revision = self.revision, step.revision
            # What is typed after it was undone is a step of its own.
            step.typing = ""
            self._undone.append(step)
            self._tell(step.parts)

    def redo(self) -> None:
        """Do the step undone last again; nothing if there is none."""
        if self._undone:
            step = self._undone.pop()
            for part in step.parts:
                part.forward()
            step.revision, self.revision = self.revision, step.revision
            self._done.append(step)
            self._tell(step.parts)

    def _goes_on(self, typing: str, before: int) -> bool:
        """True if the last step was typing in the same place just now, and is not on disk."""
        last = self._done[-1] if self._done else None
        if last is None or last.typing != typing or before == self.saved:
            return False
        # Monotonic, as the time of day can be set while someone types.
        return monotonic() - last.at < _TYPING_S

    def _tell(self, parts: list[Part]) -> None:
        for change in dict.fromkeys(part.change for part in parts):
            # A copy, since a listener can stop listening when it is told.
            for listener in tuple(self._listeners):
                listener(change)
