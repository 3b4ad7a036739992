"""Quotas: how many trials of each composition and agent a session gets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TypeVar

from turingdesk.core.pool import Cell, Pool
from turingdesk.core.streams import Stream
from turingdesk.core.study import Block

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Span:
    """From how many to how many, and how many on average."""

    fewest: int
    most: int
    mean: float

    def __str__(self) -> str:
        return str(self.most) if self.fewest == self.most else f"{self.fewest}\u2013{self.most}"


def shared(count: int, among: Sequence[T], stream: Stream) -> dict[T, int]:
    """An equal number for each; what is left over goes to different ones, drawn by the stream.

    >>> sorted(shared(7, "abc", Stream("s")).values())
    [2, 2, 3]
    """
    each, extra = divmod(count, len(among))
    more = set(stream.shuffled(among)[:extra])
    return {item: each + (item in more) for item in among}


def ways(count: int, among: Sequence[T]) -> Iterator[dict[T, int]]:
    """Every outcome that `shared` can have."""
    each, extra = divmod(count, len(among))
    for more in combinations(among, extra):
        yield {item: each + (item in more) for item in among}


def span(count: int, among: int) -> Span:
    """The share of each of so many when a number of trials is divided."""
    # The second is rounded up without floats.
    return Span(count // among, -(-count // among), count / among)


def mix(block: Block, pool: Pool) -> Mapping[str, int] | None:
    """The block's mix, with the letters of pairs in order; None if it has none."""
    if block.mix is None:
        return None
    counts: Counter[str] = Counter()
    for letters, count in block.mix.items():
        # Sides of a pair are drawn by themselves, so HM and MH are the same pairs.
        counts["".join(sorted(letters)) if pool.sided else letters] += count
    return counts


def drawn_quotas(
    block: Block, pool: Pool, compositions: Stream, agents: Stream
) -> dict[Cell, int]:
    """The number of trials of each cell in this session."""
    counts = mix(block, pool)
    if counts is None:
        counts = shared(block.drawn, pool.compositions, compositions) if block.drawn else {}
    quotas: dict[Cell, int] = {}
    # Each draw moves the stream on, so the order of a mix in study.toml must not matter.
    for composition, count in sorted(counts.items()):
        if count:
            quotas |= shared(count, pool.agents(composition), agents)
    return quotas


def composition_spans(block: Block, pool: Pool) -> dict[str, Span]:
    """The number of trials of each composition in a session."""
    counts = mix(block, pool)
    if counts is not None:
        return {letters: Span(count, count, count) for letters, count in counts.items()}
    every = pool.compositions
    return {letters: span(block.drawn, len(every)) for letters in every}


def cell_spans(block: Block, pool: Pool) -> dict[Cell, Span]:
    """The number of trials of each cell in a session."""
    spans = {}
    for letters, of in composition_spans(block, pool).items():
        cells = pool.agents(letters)
        for cell in cells:
            most = -(-of.most // len(cells))
            spans[cell] = Span(of.fewest // len(cells), most, of.mean / len(cells))
    return spans
