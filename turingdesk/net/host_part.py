"""Parts of a host, each a thing on a shelf: all that it does apart from receiving sessions.

A part hears what booths say that is for it, serves routes of its own, has seats for participants
in browsers, and adds lines to the console. The host, its page for browsers, and its console know
only what is here, so that they need no word for games.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from turingdesk.core.question import Answer
from turingdesk.core.shelf import Shelf
from turingdesk.net.booths import Booths
from turingdesk.net.message import Message
from turingdesk.net.received_file import MoveFinder
from turingdesk.net.server import Strangers

if TYPE_CHECKING:
    from aiohttp import web

    from turingdesk.agents._base import Value
    from turingdesk.core.session import Session
    from turingdesk.sessions.voice import Voice
    from turingdesk.study.package import Package

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class HostPlace:
    """Where a part works."""

    booths: Booths
    data: Path
    home: Path  #: the folder of the certificate and the paired kiosks
    machines: Any = None  #: what takes part beside people, opened by the part; None if nothing


class NeedsAgent(Exception):
    """Machines are to take part, and it isn't said which; its text is for people."""


@dataclass(frozen=True, slots=True)
class MachineWish:
    """The machine that is to take part, as it was asked for."""

    agent: str  #: empty if only those of the study
    name: str  #: in the data; empty for the agent's own
    share: float  #: of conversations that are with it, from 0 to 1
    options: Callable[[str, bool], dict[str, Value]]
    #: (agent, whether all that are required must be there) -> its options


@dataclass(frozen=True, slots=True)
class BrowserPlayer:
    """A browser that takes part, and what its session does for it."""

    name: str  #: by what the part knows it
    keep: Callable[[str, Mapping[str, Any]], bool]
    #: writes a line of the journal; False if the disk refused, which the desk is told
    do: Callable[[Callable[[], Any]], Awaitable[Any]]  #: has a thread do something
    tell: Callable[[Json], None]  #: tells the page how the step looks now


class BrowserStep(ABC):
    """A step at which people and machines meet, in a browser's session."""

    @abstractmethod
    async def link(self) -> None:
        """Take part, or continue, now that a page is connected."""

    @abstractmethod
    async def cut(self) -> None:
        """Note that no page is connected anymore."""

    @abstractmethod
    async def close(self) -> None:
        """Leave: the step is over, or the participant left the session."""

    @abstractmethod
    async def abandon(self) -> None:
        """Stop without leaving: the others wait for the participant for a while."""

    @abstractmethod
    async def move(self, received: Message) -> None:
        """Carry out a request of the participant's page."""

    @abstractmethod
    def recorded(self, rt_ms: float = 0.0) -> dict[str, Answer]:
        """Return what the session records of the step itself, by question.

        Args:
            rt_ms: How long the step was in view.
        """

    @property
    @abstractmethod
    def is_due(self) -> bool:
        """True if the answers to the step can come now."""

    @property
    @abstractmethod
    def is_paused(self) -> bool:
        """True if the step waits for the disk of the others."""

    @abstractmethod
    async def decided(self, answers: Mapping[str, str], voice: Voice) -> Mapping[str, str] | None:
        """The answers are on the disk; the page that the participant reads then, if any."""


class ConsoleLines(Protocol):
    """Where a part's console reports, in lines for people or objects for programs."""

    is_json: bool  #: whether for programs

    def tell_object(self, **members: Any) -> None:
        """Report an event to a program."""

    def tell_line(self, text: str) -> None:
        """Print one line, which may contain words of strangers."""

    def tell_of(self, event: str, what: str) -> None:
        """Report what became of a request, to either."""


class ConsolePart(ABC):
    """The console of a part: what can be asked of it in lines, and what it reports.

    `help` says what can be typed, and `verbs` does it, given the name and the text of a line.
    """

    help: ClassVar[str] = ""
    verbs: Mapping[str, Callable[[str, str], Awaitable[None]]]

    @abstractmethod
    def begin(self) -> None:
        """Report the state of things when the host begins."""

    @abstractmethod
    async def end(self) -> None:
        """End what was begun here."""


class HostPart(ABC):
    """A part of a host; made and used within its event loop."""

    words: ClassVar[Sequence[str]] = ()  #: texts of the page's own buttons and fields
    acts: Collection[str]  #: the messages of booths that are for it

    @abstractmethod
    def __init__(self, place: HostPlace) -> None:
        """Begin to hear."""

    @abstractmethod
    async def hear(self, booth: str, received: Message) -> None:
        """Take a message of a booth."""

    @abstractmethod
    def serve(self, app: web.Application, strangers: Strangers) -> None:
        """Add routes, and what runs beside them."""

    @abstractmethod
    def serve_plain(self, app: web.Application, strangers: Strangers) -> None:
        """Add routes for programs on this computer, which need no certificate."""

    @abstractmethod
    async def close(self) -> None:
        """End its connections."""

    @abstractmethod
    def seat(self, session: Session, player: BrowserPlayer, *, is_sealed: bool) -> BrowserStep:
        """A seat for a browser at the current step of its session.

        Args:
            session: At a trial at which people meet.
            player: Who takes part.
            is_sealed: Whether the study is, so that no one learns who was who.
        """

    @abstractmethod
    def console(self, lines: ConsoleLines) -> ConsolePart:
        """The part's console, whose lines the host's console has too."""

    @staticmethod
    @abstractmethod
    def moves() -> MoveFinder:
        """Finds what a session's journal says that the part may not have heard."""

    @staticmethod
    @abstractmethod
    def machines(package: Package, data: Path, wish: MachineWish) -> AbstractContextManager[Any]:
        """Get the machines ready that take part in a study.

        Args:
            package: The study.
            data: The data folder.
            wish: Which.

        Raises:
            NeedsAgent: It isn't said which.
        """

    @staticmethod
    @abstractmethod
    def brings_machines(package: Package) -> bool:
        """True if what people do in a study brings machines of its own."""


PARTS: Mapping[str, type[HostPart]] = Shelf("turingdesk.net.parts", offers="PART")


class HostParts:
    """All parts of a host, by name.

    Args:
        place: Where they work.
    """

    def __init__(self, place: HostPlace) -> None:
        self.by_name = {name: part(place) for name, part in PARTS.items()}
        self._hearing = {act: part for part in self.by_name.values() for act in part.acts}

    def __bool__(self) -> bool:
        return bool(self.by_name)

    def hears(self, say: str) -> bool:
        """True if a message of a booth is for one of them."""
        return say in self._hearing

    async def hear(self, booth: str, received: Message) -> None:
        """Pass on a message of a booth."""
        await self._hearing[received["say"]].hear(booth, received)

    def seat(self, session: Session, player: BrowserPlayer, *, is_sealed: bool) -> BrowserStep:
        """A seat for a browser; see `HostPart.seat`."""
        part = next(iter(self.by_name.values()))
        return part.seat(session, player, is_sealed=is_sealed)

    async def close(self) -> None:
        """End their connections."""
        for part in self.by_name.values():
            await part.close()


def guest_name(study: str, participant: str, *, pilot: bool) -> str:
    """By what parts know a participant's browser, on whichever page and after any pause.

    >>> guest_name("small", "K7M-4TX", pilot=False)
    'browser small k7m-4tx'
    >>> guest_name("small", "K7M-4TX", pilot=True)
    'browser pilot small k7m-4tx'
    """
    return f"browser {'pilot ' if pilot else ''}{study} {participant.casefold()}"
