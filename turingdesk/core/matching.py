"""Matching: each want gets its number of prompts and no prompt goes to two, at the least cost.

A want is "five machine answers by one agent"; what it may take is a prompt, at
the cost of how often its answer was judged before. Wants are few and prompts
are many, so the search goes from want to want: one that finds nothing free
takes a prompt from another, which finds itself a new one (shortest augmenting
paths with potentials; Ahuja, Magnanti, Orlin, Network Flows, 1993, section 9.7).
The result is a cheapest one, and one is found wherever there is one.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from math import inf

from turingdesk.core.message import message


@dataclass(frozen=True, slots=True)
class Demand:
    """A number of prompts out of these."""

    count: int
    costs: Mapping[str, int]  #: by prompt; among equal costs the first is taken


class Shortage(Exception):
    """These wants together need more prompts than there are for them."""

    def __init__(self, wants: Sequence[int], needed: int, there: int) -> None:
        self.wants = tuple(wants)  #: indices
        self.needed = needed
        self.there = there
        super().__init__(message("{needed} needed, {there} available", needed=needed, there=there))


def matched(wants: Sequence[Demand]) -> list[list[str]]:
    """The prompts that each want gets, in the order of the wants.

    Raises:
        Shortage: There is no way to give every want its number.
    """
    search = _Ownership(wants)
    for index, want in enumerate(wants):
        for _ in range(want.count):
            search.give(index)
    prompts_by_want: list[list[str]] = [[] for _ in wants]
    for prompt, owner in search.owner.items():
        prompts_by_want[owner].append(prompt)
    return prompts_by_want


class _Ownership:
    """Who owns which prompt so far, always at the least cost for that number."""

    def __init__(self, wants: Sequence[Demand]) -> None:
        self.wants = wants
        self.owner: dict[str, int] = {}
        self._sorted = [sorted(want.costs, key=want.costs.__getitem__) for want in wants]
        self._next = [0] * len(wants)
        self._seekers: dict[str, list[int]] = defaultdict(list)
        for index, want in enumerate(wants):
            if want.count:
                for prompt in want.costs:
                    self._seekers[prompt].append(index)
        # What a want could take from another: (dearer by, tie, prompt), stale ones included.
        self._trades: list[dict[int, list[tuple[int, int, str]]]] = [{} for _ in wants]
        self._ticks = 0
        # Potentials: no want gets a further prompt for less than its level.
        self._level = [min(want.costs.values(), default=0) for want in wants]

    def give(self, start: int) -> None:
        """One more prompt for this want, no matter who has to move."""
        free = self._free(start)
        # The usual case: nothing is cheaper than the level, so no search is needed.
        if free is not None and self.wants[start].costs[free] == self._level[start]:
            self._assign(free, start)
            return
        end, prompt, came = self._path(start)
        self._assign(prompt, end)
        while end != start:
            end, prompt = came[end]
            self._assign(prompt, end)

    def _path(self, start: int) -> tuple[int, str, dict[int, tuple[int, str]]]:
        """The cheapest way to a free prompt: who takes it, and who then takes what from whom."""
        distance: dict[int, float] = {start: 0}
        came: dict[int, tuple[int, str]] = {}
        waiting: list[tuple[float, int]] = [(0, start)]
        best, free_prompt = inf, None
        while waiting and waiting[0][0] < best:
            so_far, want = heappop(waiting)
            here = so_far - self._level[want]
            free = self._free(want)
            if free is not None and (total := here + self.wants[want].costs[free]) < best:
                best, free_prompt = total, (want, free)
            for other, dearer, prompt in self._offers(want):
                there = here + dearer + self._level[other]
                if there < distance.get(other, inf):
                    distance[other] = there
                    came[other] = (want, prompt)
                    heappush(waiting, (there, other))
        if free_prompt is None:
            raise self._shortage(set(distance))
        for want, so_far in distance.items():
            # Wants farther away than the prompt that was found keep their level (Ahuja et al.
            # 1993, section 9.7).
            if so_far < best:
                self._level[want] += int(best - so_far)
        return *free_prompt, came

    def _offers(self, want: int) -> Iterator[tuple[int, int, str]]:
        """From which want another could take which prompt, and the extra cost."""
        for other, trades in self._trades[want].items():
            # Entries of prompts that changed hands stay in the heap until they come to its top; to
            # find and remove them earlier would take a search.
            while trades and self.owner[trades[0][2]] != other:
                heappop(trades)
            if trades:
                dearer, _, prompt = trades[0]
                yield other, dearer, prompt

    def _free(self, want: int) -> str | None:
        """The cheapest prompt that no one owns. Whatever was owned once stays owned."""
        order, at = self._sorted[want], self._next[want]
        while at < len(order) and order[at] in self.owner:
            at += 1
        self._next[want] = at
        return order[at] if at < len(order) else None

    def _assign(self, prompt: str, want: int) -> None:
        self.owner[prompt] = want
        cost = self.wants[want].costs[prompt]
        for seeker in self._seekers[prompt]:
            if seeker != want:
                # Ties by age: tuples with equal costs would be compared by prompt, and the result
                # would depend on names.
                self._ticks += 1
                trade = (self.wants[seeker].costs[prompt] - cost, self._ticks, prompt)
                heappush(self._trades[seeker].setdefault(want, []), trade)

    def _shortage(self, wants: set[int]) -> Shortage:
        needed = sum(self.wants[want].count for want in wants)
        there = len(set().union(*(self.wants[want].costs for want in wants)))
        return Shortage(sorted(wants), needed, there)
