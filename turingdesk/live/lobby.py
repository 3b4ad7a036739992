"""The lobby: people wait here until they are matched with each other, or with a machine.

A machine takes as long to be found as people did lately, so that no one can tell by the waiting.
As in Jones and Bergen (2024, section 2.3), that is the mean wait of the last five matches of
people; until there were five, and for people who don't come, it is 45 + N(1, 7) s.

Pairs are random. No one meets the people of their last game again if there is anyone else, or if
someone else comes within a while. Where players are matched by strength, `live.matching` pairs
them instead.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import fmean

from turingdesk.live.game import GameRules, Sitter
from turingdesk.live.matching import Matching, Waiting

LATELY = 5  #: matches of people whose waits decide how long machines take
PATIENCE_S = 45.0  #: after which, and a bit, a machine steps in for people who don't come
MORE_S = (1.0, 7.0)  #: the bit: mean and standard deviation
AGAIN_S = 10.0  #: for which those who just met wait for someone else
_ORDERS = 30  #: random orders that are tried so that as many as possible find someone
TALK = (Sitter.ANYONE, Sitter.ANYONE)
Met = Mapping[str, frozenset[str]]  #: whom each met in their last game


@dataclass(frozen=True, slots=True)
class Wanted:
    """The game that someone wants to play; only people who want the same one meet."""

    study: str  #: its hash
    block: str
    game: str = ""  #: the task of the block
    rules: GameRules = GameRules()
    pilot: bool = False
    sealed: bool = False  #: whether the study hides who made what
    sitters: tuple[Sitter, ...] = TALK  #: by seat; two people who can have either are drawn

    @property
    def people(self) -> int:
        """How many people a match has; fewer only if a machine steps in for them."""
        return len(self.sitters) - self.sitters.count(Sitter.MACHINE)

    @property
    def is_for_one(self) -> bool:
        """Whether machines can have all seats but one."""
        return self.sitters.count(Sitter.PERSON) <= 1

    @property
    def needs_machine(self) -> bool:
        """Whether a machine always takes part."""
        return Sitter.MACHINE in self.sitters


@dataclass(frozen=True, slots=True)
class Wish:
    """Who wants to play, and about what."""

    who: str
    game: Wanted
    topics: tuple[str, ...] = ()  #: that they are comfortable with, the one to begin with first
    place: int = 0  #: where in their session they are
    machine: bool = True  #: whether there is a machine that plays this
    player: str = ""  #: the participant code
    language: str = ""  #: of the session


@dataclass(frozen=True, slots=True)
class Match:
    """Those who play together."""

    seats: tuple[str, ...]  #: who has each; "" is a machine
    topic: str
    wishes: tuple[Wish, ...]  #: of the people in it, in the order of their seats
    waited_s: tuple[float, ...] = ()  #: how long each of them did


@dataclass(slots=True, eq=False)
class _Waiting:
    wish: Wish
    since_s: float
    machine_at_s: float | None  #: when a machine comes; None if only people do
    for_machine: bool = False  #: whether a machine was drawn, and isn't there in case no one comes


@dataclass(slots=True)
class Lobby:
    """The people who wait for games.

    Args:
        chance: Decides who plays with a machine, and who has which seat.
        machines: The share of people who play with a machine where people can, too; 0 if there
            is none.
        patience_s: After which, and `more_s`, a machine steps in for people who don't come.
        more_s: Mean and standard deviation of what is drawn and added to `patience_s`.
        again_s: For which those who just met wait for someone else.
        lately: Matches of people whose waits decide how long machines take.
        matching: Pairs players by strength; None if pairs are random.
    """

    chance: Random
    machines: float = 0.0
    patience_s: float = PATIENCE_S
    more_s: tuple[float, float] = MORE_S
    again_s: float = AGAIN_S
    lately: int = LATELY
    matching: Matching | None = None
    _waiting: dict[str, _Waiting] = field(default_factory=dict)
    _waits_s: deque[float] = field(default_factory=deque)
    _met: dict[str, frozenset[str]] = field(default_factory=dict)
    _apart: set[frozenset[str]] = field(default_factory=set)  #: pairs who never meet again

    def __contains__(self, who: str) -> bool:
        return who in self._waiting

    def __iter__(self) -> Iterator[str]:
        return iter(tuple(self._waiting))

    def waiting(self, now_s: float) -> list[Waiting]:
        """Return who waits, and for how long."""
        return [_waits(one, now_s) for one in self._waiting.values()]

    def enter(self, wish: Wish, now_s: float) -> None:
        """Add someone who waits from now on; a repeated call changes nothing."""
        if wish.who in self._waiting:
            self._waiting[wish.who].wish = wish
            return
        needs_people = wish.game.is_for_one and wish.game.people > 1
        steps_in = wish.machine and self.machines > 0 and needs_people
        is_drawn = steps_in and self.chance.random() < self.machines
        wait_s = self._machine_wait_s() if is_drawn else self._patience_s()
        machine_at_s = now_s + wait_s if steps_in else None
        self._waiting[wish.who] = _Waiting(wish, now_s, machine_at_s, is_drawn)

    def keep_apart(self, one: str, others: Iterable[str]) -> None:
        """Never match someone again with the others whom they reported."""
        self._apart |= {frozenset((one, other)) for other in others}

    def leave(self, who: str) -> None:
        """Remove someone; a repeated call changes nothing."""
        self._waiting.pop(who, None)

    def matches(self, now_s: float) -> list[Match]:
        """Remove and return the groups that can begin now."""
        found = []
        for one in list(self._waiting.values()):
            if one.machine_at_s is not None and now_s >= one.machine_at_s:
                found.append(self._match([one], now_s))
        games: dict[Wanted, list[_Waiting]] = {}
        for one in self._waiting.values():
            can_play = one.wish.machine or not one.wish.game.needs_machine
            if can_play and not one.for_machine:
                games.setdefault(one.wish.game, []).append(one)
        for game, people in games.items():
            for group in self._ready_groups(people, game.people, now_s):
                self._note_wait(fmean(now_s - one.since_s for one in group))
                found.append(self._match(group, now_s))
        return found

    def _ready_groups(
        self, people: list[_Waiting], size: int, now_s: float
    ) -> list[list[_Waiting]]:
        """Find the groups of people of one game that can begin now."""
        if self.matching is not None:
            pairs = self.matching.pairs([_waits(one, now_s) for one in people])
            groups = [[people[at] for at in pair] for pair in pairs]
            return [group for group in groups if not self._is_apart(group)]
        groups = self._groups(people, size, self._met)
        taken = {one for group in groups for one in group}
        rest = (one for one in people if one not in taken)
        patient = [one for one in rest if now_s - one.since_s >= self.again_s]
        return [*groups, *self._groups(patient, size, {})]

    def _is_apart(self, group: Sequence[_Waiting]) -> bool:
        names = {one.wish.who for one in group}
        return any(pair <= names for pair in self._apart)

    def _machine_wait_s(self) -> float:
        """How long a machine lets people wait: as long as people did recently."""
        return fmean(self._waits_s) if len(self._waits_s) == self.lately else self._patience_s()

    def _note_wait(self, wait_s: float) -> None:
        self._waits_s.append(wait_s)
        if len(self._waits_s) > self.lately:
            self._waits_s.popleft()

    def _patience_s(self) -> float:
        return max(0.0, self.patience_s + self.chance.gauss(*self.more_s))

    def _groups(self, people: list[_Waiting], size: int, met: Met) -> list[list[_Waiting]]:
        """Form as many groups as possible, and prefer people who have waited longest."""
        if len(people) < size:
            return []
        tried = list[tuple[int, float, int, list[list[_Waiting]]]]()
        while len(tried) < _ORDERS:
            order = self.chance.sample(people, len(people))
            groups = [one for one in _in_order(order, size, met) if not self._is_apart(one)]
            if len(groups) * size == len(people):
                return groups
            since_s = sum(one.since_s for group in groups for one in group)
            tried.append((-len(groups), since_s, len(tried), groups))
        return min(tried)[-1]

    def _match(self, group: Sequence[_Waiting], now_s: float) -> Match:
        people = self.chance.sample([*group], len(group))
        sitters = people[0].wish.game.sitters
        free = [at for at, sitter in enumerate(sitters) if sitter is Sitter.ANYONE]
        free = self.chance.sample(free, len(free))
        free = [at for at, sitter in enumerate(sitters) if sitter is Sitter.PERSON] + free
        seats = [""] * len(sitters)
        seated = sorted(zip(free, people, strict=False), key=lambda pair: pair[0])
        for at, one in seated:
            seats[at] = one.wish.who
            self.leave(one.wish.who)
            others = (other.wish.who for other in people if other is not one)
            self._met[one.wish.who] = frozenset(others)
        wishes = tuple(one.wish for _, one in seated)
        liked = [topic for topic in wishes[0].topics if all(topic in one.topics for one in wishes)]
        topic = (liked or [*wishes[0].topics, ""])[0]
        waited_s = tuple(now_s - one.since_s for _, one in seated)
        return Match(tuple(seats), topic, wishes, waited_s)


def _waits(one: _Waiting, now_s: float) -> Waiting:
    return Waiting(one.wish.player, one.wish.language, now_s - one.since_s)


def _in_order(people: list[_Waiting], size: int, met: Met) -> list[list[_Waiting]]:
    """Groups of people in an order, each with the next ones whom they didn't just meet."""
    groups, left = list[list[_Waiting]](), deque(people)
    while left:
        group = [left.popleft()]
        for other in left:
            if len(group) == size:
                break
            if not any(_have_met(one, other, met) for one in group):
                group.append(other)
        if len(group) == size:
            groups.append(group)
            for one in group[1:]:
                left.remove(one)
    return groups


def _have_met(one: _Waiting, other: _Waiting, met: Met) -> bool:
    none = frozenset[str]()
    mine, theirs = one.wish.who, other.wish.who
    return theirs in met.get(mine, none) or mine in met.get(theirs, none)
