"""Protocols: who judges, what each side is told, and which stages there are."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Stage(StrEnum):
    """The length of a stage of a trial."""

    NONE = "none"  #: there is no such stage
    OPEN = "open"  #: until the model ends it, with a limit
    EXACT = "exact"  #: as long as the plan's budget says


@dataclass(frozen=True, slots=True)
class Protocol:
    """One kind of trial."""

    title: str
    about: str
    source: str  #: the section of paper 2
    actor: str = "actor"  #: the prompt of the actor
    distinguisher: str = "distinguisher"  #: the prompt of the distinguisher
    turns: Stage = Stage.OPEN  #: of the distinguisher with the actor
    queries: Stage = Stage.NONE  #: of the actor to a specimen of the target, beforehand
    target_queries: Stage = Stage.NONE  #: of the distinguisher to such a specimen, beforehand
    is_fixed: bool = False  #: whether models other than the target judge

    @property
    def has_budget(self) -> bool:
        """True if a plan says how many turns or queries there are, neither more nor fewer."""
        return Stage.EXACT in (self.turns, self.queries, self.target_queries)
