"""The number of live games with machines and between people that a block can expect."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from turingdesk.core.message import message
from turingdesk.core.study import Block
from turingdesk.core.task import TASKS


@dataclass(frozen=True, slots=True)
class ExpectedGames:
    """The games of two in which chance decides whether one meets a person or a machine.

    `machine_share` is a share of games. A game between people takes two of them, so that a person
    plays fewer games with machines than that: with half of all games, a third of their own.
    """

    each_machine: float  #: games of one participant with a machine, on average
    each_people: float  #: games of one participant with a person, in either role
    machine: (
        float | None
    )  #: games of all participants with a machine; None if no one said how many
    people: float | None  #: games between people

    def lines(self) -> Iterator[str]:
        """The numbers for a terminal."""
        yield message(
            "Expected for each participant: {machine} with a machine and {people} with a person",
            machine=f"{self.each_machine:.1f}",
            people=f"{self.each_people:.1f}",
        )
        if self.machine is not None and self.people is not None:
            yield message(
                "Expected in all: {machine:,.0f} games with a machine and {people:,.0f} between "
                "people, if enough of them wait at the same time",
                machine=self.machine,
                people=self.people,
            )


def expected_games(block: Block, participants: int | None) -> ExpectedGames | None:
    """The games that a block can expect; None where chance doesn't decide who meets a machine.

    Args:
        block: A block of a study.
        participants: How many take part; None if no one said so.
    """
    share = getattr(block.show, "machine_share", None)
    if share is None or not TASKS[block.task].meets_either:
        return None
    rooms = block.trials / (2 - share)  # of one participant, shared rooms counted by half
    each_machine, people = rooms * share, rooms * (1 - share)
    each = each_machine, 2 * people
    if participants is None:
        return ExpectedGames(*each, None, None)
    return ExpectedGames(*each, each_machine * participants, people * participants)
