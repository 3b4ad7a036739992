"""The texts that models in duels are told: a file, and the rules of a trial that they make."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from turingdesk.core.errors import BadSource
from turingdesk.core.message import message
from turingdesk.language_models.prompts import fill_placeholders, read_prompt_file
from turingdesk.plugins.duels.dialogue import Rules
from turingdesk.plugins.duels.plan import Plan, Wanted
from turingdesk.plugins.duels.protocols import PROTOCOLS, protocol_named
from turingdesk.plugins.duels.protocols._base import Stage

Prompts = Mapping[str, str]
FILE = "prompts.toml"
_BEGINS = {"begin": ("{first_message}",), "distinguisher_begin": ()}


def usual_prompts() -> Path:
    """The file that comes with TuringDesk."""
    return Path(__file__).parent / FILE


def read_prompts(path: Path | None = None) -> dict[str, str]:
    """The prompts of a file; by default, those that come with TuringDesk.

    Raises:
        BadSource: It can't be read, or a prompt is missing or lacks what it has to contain.
    """
    path = path or usual_prompts()
    prompts, _ = read_prompt_file(path)
    for name, needed in _needed():
        text = prompts.get(name)
        missing = [
            placeholder
            for placeholder in needed
            if not isinstance(text, str) or placeholder not in text
        ]
        if not isinstance(text, str) or missing:
            raise BadSource(
                message(
                    "In {path}, the prompt {name!r} is missing or lacks {needed}. Copy the file "
                    "that comes with TuringDesk ({usual}), then change its texts.",
                    path=path,
                    name=name,
                    needed=missing or [name],
                    usual=usual_prompts(),
                )
            )
    return {name: str(prompts[name]).strip() for name, _ in _needed()}


def _needed() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each prompt with what it has to contain."""
    for protocol in PROTOCOLS.values():
        ends = ("STOP",) if protocol.queries is Stage.OPEN else ()
        first = () if protocol.queries is not Stage.NONE else ("{first_message}",)
        yield protocol.actor, ("{target}", *first, *ends)
        ends = ("STOP",) if protocol.target_queries is Stage.OPEN else ()
        yield protocol.distinguisher, ("<answer>", *ends)
    yield from _BEGINS.items()


def rules_of(plan: Plan, trial: Wanted, prompts: Prompts) -> Rules:
    """The rules of one trial, with its prompts filled in."""
    protocol = protocol_named(trial.protocol)
    is_plain = trial.actor == trial.target and plan.self_pairs == "plain"
    placeholders = {
        "target": plan.by_id[trial.target].full_name,
        "turns": trial.budget,
        "queries": trial.budget,
    }
    used = (protocol.actor, protocol.distinguisher, *_BEGINS)
    filled = {name: fill_placeholders(prompts[name], placeholders) for name in used}
    has_exact_turns = protocol.turns is Stage.EXACT
    return Rules(
        actor="" if is_plain else filled[protocol.actor],
        distinguisher=filled[protocol.distinguisher],
        begin=filled["begin"],
        distinguisher_begin=filled["distinguisher_begin"],
        turns=trial.budget if has_exact_turns else plan.max_turns,
        has_exact_turns=has_exact_turns,
        queries=_stage(protocol.queries, plan, trial),
        target_queries=_stage(protocol.target_queries, plan, trial),
        samples=plan.samples,
    )


def _stage(kind: Stage, plan: Plan, trial: Wanted) -> tuple[Stage, int]:
    most = {Stage.NONE: 0, Stage.OPEN: plan.max_queries, Stage.EXACT: trial.budget}
    return kind, most[kind]
