"""What a plan needs: trials, messages, and money, before it is run."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from turingdesk.duels.plan import ModelSettings, Plan, Wanted

TURNS = 10  #: of a trial whose number of turns is open
TOKENS = 150  #: of a message


@dataclass(frozen=True, slots=True)
class PlanEstimate:
    """The size of a plan."""

    trials: int
    messages: int
    cost: float | None  #: None if a model has no price


def estimate(plan: Plan) -> PlanEstimate:
    """Estimate what a plan needs.

    Where the number of turns or queries is open, a trial is taken to have 10 of them; where
    models may end a stage early, it is a guess. A message is taken to have 150 tokens, and a
    model to read the whole chat before each of its messages.
    """
    wanted = plan.round()
    by_id = plan.by_id
    used = {name for one in wanted for name in (one.actor, one.distinguisher)}
    real = [by_id[name] for name in used if by_id[name].is_asked]
    known = all(one.price_in is not None and one.price_out is not None for one in real)
    turns = [_turns(plan, one) for one in wanted]
    cost = sum(
        _chat(by_id[name], many)
        for one, many in zip(wanted, turns, strict=True)
        for name in (one.actor, one.distinguisher)
        if by_id[name].is_asked
    )
    whole = plan.trials
    return PlanEstimate(
        whole * len(wanted), whole * 2 * sum(turns), whole * cost if known else None
    )


def _turns(plan: Plan, one: Wanted) -> int:
    return one.budget or min(TURNS, plan.max_turns)


def _chat(model: ModelSettings, turns: int) -> float:
    """What one side of a chat costs: before its nth message it reads 2n - 1 messages."""
    read = sum(_read(turns))
    return model.cost(read * TOKENS, turns * TOKENS)


def _read(turns: int) -> Iterable[int]:
    return (2 * n - 1 for n in range(1, turns + 1))
