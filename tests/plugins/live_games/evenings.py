"""Simulated evenings in the lobby: who waited how long, and for whom. Nobody really waits."""

from dataclasses import dataclass
from heapq import heapify, heappop, heappush
from random import Random

STEP_S = 0.25  #: as often as the desk looks
SHORTEST_S = 20.0  #: that a game takes
LONGEST_S = 7_200.0  #: that an evening takes


@dataclass(frozen=True)
class Evening:
    """How many people play how often, and when.

    Args:
        people: How many come.
        arrive_s: They come within so many seconds.
        games: That each plays.
        restart_s: How often the desk is started again; 0: never.
        most_s: The longest that a game takes, at which many end.
    """

    people: int
    arrive_s: float = 60.0
    games: int = 4
    restart_s: float = 0.0
    most_s: float = 300.0


def play(evening, new_lobby, wish, seed, judges=(0,)):
    """Play one evening; the wait and whether it was for a machine, of each who judges.

    Args:
        evening: Who plays.
        new_lobby: Makes the lobby, with its source of chance.
        wish: Makes someone's wish, by their name.
        seed: Of the evening.
        judges: The seats of those who judge.
    """
    chance = Random(seed)
    lobby = new_lobby(Random(seed + 1_000_003))
    coming = [(chance.uniform(0, evening.arrive_s), at) for at in range(evening.people)]
    heapify(coming)
    left = [evening.games] * evening.people
    asked, told, now_s, restart_s = {}, [], 0.0, evening.restart_s or LONGEST_S
    while (coming or asked) and now_s < LONGEST_S:
        now_s += STEP_S
        if now_s >= restart_s:
            restart_s += evening.restart_s
            lobby = new_lobby(Random(seed + int(now_s)))
        while coming and coming[0][0] <= now_s:
            asked[heappop(coming)[1]] = now_s
        for number in asked:
            lobby.enter(wish(f"p{number}"), now_s)
        for match in lobby.matches(now_s):
            told += _waits(match, judges, asked, now_s)
            took_s = min(evening.most_s, max(SHORTEST_S, chance.gauss(195, 99)))
            for number in (int(who[1:]) for who in match.seats if who):
                del asked[number]
                left[number] -= 1
                if left[number]:
                    heappush(coming, (now_s + took_s + chance.uniform(5, 40), number))
    return told


def _waits(match, judges, asked, now_s):
    """The wait of each who judges, and whether they meet a machine."""
    for who in (match.seats[at] for at in judges if match.seats[at]):
        yield now_s - asked[int(who[1:])], "" in match.seats


def auc(told):
    """How often a wait for a machine is the longer one of two; half a time if they are equal."""
    machines = [wait_s for wait_s, is_machine in told if is_machine]
    people = [wait_s for wait_s, is_machine in told if not is_machine]
    pairs = [(m > p) + (m == p) / 2 for m in machines for p in people]
    return sum(pairs) / len(pairs)
