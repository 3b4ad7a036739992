"""The needs of a plan: trials, messages, and money, before it is run."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from turingdesk.plugins.duels.plan import ModelSettings, Plan, Wanted

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
    trials = plan.round()
    by_id = plan.by_id
    used = {name for trial in trials for name in (trial.actor, trial.distinguisher)}
    real = [by_id[name] for name in used if by_id[name].is_asked]
    has_prices = all(model.price_in is not None and model.price_out is not None for model in real)
    turns = [_turns(plan, trial) for trial in trials]
    cost = sum(
        _chat(by_id[name], many)
        for trial, many in zip(trials, turns, strict=True)
        for name in (trial.actor, trial.distinguisher)
        if by_id[name].is_asked
    )
    rounds = plan.trials
    return PlanEstimate(
        rounds * len(trials), rounds * 2 * sum(turns), rounds * cost if has_prices else None
    )


def _turns(plan: Plan, trial: Wanted) -> int:
    return trial.budget or min(TURNS, plan.max_turns)


def _chat(model: ModelSettings, turns: int) -> float:
    """The cost of one side of a chat: before its nth message it reads 2n - 1 messages."""
    n_read = sum(_messages_read(turns))
    return model.cost(n_read * TOKENS, turns * TOKENS)


def _messages_read(turns: int) -> Iterable[int]:
    return (2 * n - 1 for n in range(1, turns + 1))
