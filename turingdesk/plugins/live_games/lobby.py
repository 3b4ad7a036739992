"""The lobby: people wait here until they are matched with each other, or with a machine.

Where a game can have a person or a machine, how long someone waited must not tell which it is. So
all who wait for such a game are matched at the same moments, which come every 45 + N(1, 7) s and
depend on nobody. At each of them chance decides who meets a person and who meets a machine, and
no one is left over who could be matched. Nothing needs to be remembered, so that this is true of
the first game and after the desk was started again, too.

Jones and Bergen (2024, section 2.3) let people wait for a machine as long as the last five matches
of people took, on average. In simulated evenings (`test_waits.py`) such a wait told machines from
people with an AUC of up to .99, since people mostly wait for a few seconds or very long, and a
mean does neither. Waits that are drawn from those of people have to be known first;
one hold time for each person needs the one who came first to be the interrogator, and tells
everything in games in which both judge. Common moments have none of this.

Pairs are random. No one meets the people of their last game again if there is anyone else; where
all are people, the lobby waits for a while whether someone else comes. Where players are matched
by strength, `live.matching` pairs them instead. Both need no moments: nobody can meet a machine
there, or everybody does.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random

from turingdesk.plugins.live_games.game import GameRules, Sitter
from turingdesk.plugins.live_games.kept_apart import KeptApart
from turingdesk.plugins.live_games.matching import Matching, Waiting

PATIENCE_S = 45.0  #: between the moments at which people meet people or machines, and a bit
MORE_S = (1.0, 7.0)  #: the bit: mean and standard deviation
MOST_OWED = 10.0  #: games with people that are made up for
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
        """The number of people in a match; fewer only if a machine steps in for them."""
        return len(self.sitters) - self.sitters.count(Sitter.MACHINE)

    @property
    def is_for_one(self) -> bool:
        """True if machines can have all seats but one."""
        return self.sitters.count(Sitter.PERSON) <= 1

    @property
    def needs_machine(self) -> bool:
        """True if a machine always takes part."""
        return Sitter.MACHINE in self.sitters


@dataclass(frozen=True, slots=True)
class Wish:
    """Who wants to play, and about what."""

    who: str
    game: Wanted
    topics: tuple[str, ...] = ()  #: that they are comfortable with, the one to begin with first
    place: int = 0  #: where in their session they are
    machine: bool = True  #: whether there is a machine that plays this
    player: str = ""  #: the participant code, or what they are known by
    language: str = ""  #: of the session


@dataclass(frozen=True, slots=True)
class Match:
    """Those who play together."""

    seats: tuple[str, ...]  #: who has each; "" is a machine
    topic: str
    wishes: tuple[Wish, ...]  #: of the people in it, in the order of their seats
    waited_s: tuple[float, ...] = ()  #: how long each of them did


# Compared by identity, so that entries can be in sets although they change.
@dataclass(slots=True, eq=False)
class _Waiting:
    wish: Wish
    since_s: float


@dataclass(slots=True)
class Lobby:
    """The people who wait for games.

    Args:
        chance: Decides who plays with a machine, and who has which seat.
        machines: The share of games that have a machine where people can play, too; 0 if there
            is none. Where a game should have people and there are too few, the next ones do.
        patience_s: Between the moments at which people are matched where machines can play, too.
        more_s: Mean and standard deviation of what is drawn and added to `patience_s`.
        again_s: For which those who just met wait for someone else.
        matching: Pairs players by strength; None if pairs are random.
        apart: Who is never matched with whom, by participant code.
    """

    chance: Random
    machines: float = 0.0
    patience_s: float = PATIENCE_S
    more_s: tuple[float, float] = MORE_S
    again_s: float = AGAIN_S
    matching: Matching | None = None
    apart: KeptApart = field(default_factory=KeptApart)
    _waiting: dict[str, _Waiting] = field(default_factory=dict)
    _next_s: float | None = None  #: when people are matched where machines can play, too
    _owed: float = 0.0  #: games with people in whose place machines played
    _met: dict[str, frozenset[str]] = field(default_factory=dict)

    def __contains__(self, who: str) -> bool:
        return who in self._waiting

    def __iter__(self) -> Iterator[str]:
        # A copy, so that people can leave the lobby meanwhile.
        return iter(tuple(self._waiting))

    def waiting(self, now_s: float) -> list[Waiting]:
        """Return who waits, and for how long."""
        return [_waits(entry, now_s) for entry in self._waiting.values()]

    def enter(self, request: Wish, now_s: float) -> None:
        """Add someone who waits from now on; a repeated call changes nothing."""
        if request.who in self._waiting:
            # The place in the queue stays, so that a reconnection doesn't begin the wait again.
            self._waiting[request.who].wish = request
            return
        self._waiting[request.who] = _Waiting(request, now_s)
        if self._next_s is None:
            # The first moment is as likely at any time, as it is for those who come later.
            self._next_s = now_s + self.chance.random() * self._pause_s()

    def leave(self, who: str) -> None:
        """Remove someone; a repeated call changes nothing."""
        self._waiting.pop(who, None)

    def matches(self, now_s: float) -> list[Match]:
        """Remove and return the groups that can begin now."""
        new_matches = []
        is_time = self._is_time(now_s)
        games: dict[Wanted, list[_Waiting]] = {}
        # Games are looked at one by one, but all share the moment of matching.
        for entry in self._waiting.values():
            if entry.wish.machine or not entry.wish.game.needs_machine:
                games.setdefault(entry.wish.game, []).append(entry)
        for game, people in games.items():
            if not any(self._may_meet_machine(entry.wish) for entry in people):
                groups = self._ready_groups(people, game.people, now_s)
            else:
                groups = self._drawn_groups(people, game.people) if is_time else []
            new_matches += [self._match(group, now_s) for group in groups]
        return new_matches

    def _may_meet_machine(self, request: Wish) -> bool:
        """True if someone can meet a machine in a game that can also be one of people only."""
        game = request.game
        return request.machine and self.machines > 0 and game.is_for_one and game.people > 1

    def _is_time(self, now_s: float) -> bool:
        """True if a moment has come at which people are matched; sets the next one."""
        if self._next_s is None or now_s < self._next_s:
            return False
        self._next_s = now_s + self._pause_s()
        return True

    def _drawn_groups(self, people: list[_Waiting], size: int) -> list[list[_Waiting]]:
        """Decide by chance alone who meets people and who meets a machine.

        Args:
            people: All who wait for one game, none of whom is left over if machines can play.
            size: How many people play with each other.
        """
        game_count = self._draw_games(len(people), size)
        groups = self._mixed(people, size, self._met)
        # Only those left over meet someone again whom they just met.
        if len(groups) < game_count:
            in_groups = {entry for group in groups for entry in group}
            rest = [entry for entry in people if entry not in in_groups]
            groups += self._mixed(rest, size, {})
        # Who can't have a machine comes first; the sort keeps the random order of all others.
        groups.sort(key=lambda group: all(self._may_meet_machine(entry.wish) for entry in group))
        # A game between people takes as many of them as several games with machines do.
        self._owe((game_count - len(groups)) * (size - (size - 1) * self.machines))
        groups = groups[:game_count]
        in_groups = {entry for group in groups for entry in group}
        alone = [entry for entry in people if entry not in in_groups]
        return groups + [[entry] for entry in alone if self._may_meet_machine(entry.wish)]

    def _draw_games(self, count: int, size: int) -> int:
        """Draw how many games people play with each other; the rest of them meet machines.

        A game that should be one of people, but for which there are too few, makes one of the next
        games one of people that should not be, so that the share of games is as wanted.
        """
        game_count = 0
        while count > 0:
            has_machine = self.chance.random() < self.machines
            # Owed games with people are made up for, so that the share comes out over many games.
            if has_machine and self._owed >= 1 and count >= size:
                has_machine = False
                self._owed -= 1
            if not has_machine and count < size:
                has_machine = True
                self._owe(1)
            game_count += not has_machine
            count -= 1 if has_machine else size
        return game_count

    def _owe(self, games: float) -> None:
        self._owed = min(MOST_OWED, self._owed + max(0.0, games))

    def _mixed(self, people: list[_Waiting], size: int, met: Met) -> list[list[_Waiting]]:
        """Form as many groups as possible, whoever has waited for how long."""
        return self._groups(people, size, met, by_wait=False)

    def _ready_groups(
        self, people: list[_Waiting], size: int, now_s: float
    ) -> list[list[_Waiting]]:
        """Find the groups of people of one game that can begin now."""
        if self.matching is not None:
            pairs = self.matching.pairs([_waits(entry, now_s) for entry in people])
            return [[people[at] for at in pair] for pair in pairs]
        groups = self._groups(people, size, self._met)
        grouped = {entry for group in groups for entry in group}
        rest = (entry for entry in people if entry not in grouped)
        patient = [entry for entry in rest if now_s - entry.since_s >= self.again_s]
        return [*groups, *self._groups(patient, size, {})]

    def _can_meet(self, first: _Waiting, other: _Waiting, met: Met) -> bool:
        """True if two people may be matched: they aren't kept apart, and they didn't just meet."""
        mine, theirs, none = first.wish.who, other.wish.who, frozenset[str]()
        if theirs in met.get(mine, none) or mine in met.get(theirs, none):
            return False
        return not self.apart.parts(_known_as(first.wish), _known_as(other.wish))

    def _pause_s(self) -> float:
        # A normal distribution also gives values below 0.
        return max(0.0, self.patience_s + self.chance.gauss(*self.more_s))

    def _groups(
        self, people: list[_Waiting], size: int, met: Met, *, by_wait: bool = True
    ) -> list[list[_Waiting]]:
        """Form as many groups as possible; by default prefer people who have waited longest."""
        if len(people) < size:
            return []
        tried = list[tuple[int, float, int, list[list[_Waiting]]]]()
        # Random orders instead of a search for the best: waiting rooms are small, and time is
        # short.
        while len(tried) < _ORDERS:
            order = self.chance.sample(people, len(people))
            groups = _in_order(order, size, partial(self._can_meet, met=met))
            if len(groups) * size == len(people):
                return groups
            since_s = sum(entry.since_s for group in groups for entry in group) if by_wait else 0.0
            # The number of tries breaks ties, so that groups themselves are never compared.
            tried.append((-len(groups), since_s, len(tried), groups))
        return min(tried)[-1]

    def _match(self, group: Sequence[_Waiting], now_s: float) -> Match:
        # Drawn, or the one who waited longest would always have the first seat.
        people = self.chance.sample([*group], len(group))
        sitters = people[0].wish.game.sitters
        free = [at for at, sitter in enumerate(sitters) if sitter is Sitter.ANYONE]
        free = self.chance.sample(free, len(free))
        free = [at for at, sitter in enumerate(sitters) if sitter is Sitter.PERSON] + free
        seats = [""] * len(sitters)
        seated = sorted(zip(free, people, strict=False), key=lambda pair: pair[0])
        for at, entry in seated:
            seats[at] = entry.wish.who
            self.leave(entry.wish.who)
            others = (other.wish.who for other in people if other is not entry)
            self._met[entry.wish.who] = frozenset(others)
        wishes = tuple(entry.wish for _, entry in seated)
        liked = [
            topic
            for topic in wishes[0].topics
            if all(topic in request.topics for request in wishes)
        ]
        topic = (liked or [*wishes[0].topics, ""])[0]
        waited_s = tuple(now_s - entry.since_s for _, entry in seated)
        return Match(tuple(seats), topic, wishes, waited_s)


def _waits(entry: _Waiting, now_s: float) -> Waiting:
    return Waiting(entry.wish.player, entry.wish.language, now_s - entry.since_s)


def _known_as(request: Wish) -> str:
    return request.player.casefold() or request.who


def _in_order(
    people: list[_Waiting], size: int, can_meet: Callable[[_Waiting, _Waiting], bool]
) -> list[list[_Waiting]]:
    """Groups of people in an order, each with the next ones whom they can meet."""
    groups, remaining = list[list[_Waiting]](), deque(people)
    while remaining:
        group = [remaining.popleft()]
        for other in remaining:
            if len(group) == size:
                break
            if all(can_meet(member, other) for member in group):
                group.append(other)
        if len(group) == size:
            groups.append(group)
            for member in group[1:]:
                remaining.remove(member)
    return groups
