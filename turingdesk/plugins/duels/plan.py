"""A plan of duels: which models meet under which protocols, how often, and on which servers.

It is a TOML file, whose settings are declared here as those of a study are (`core/setting.py`), so
that every problem has its line and the nearest known word.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import product
from typing import Any, Literal

from turingdesk.core.message import message
from turingdesk.core.setting import setting
from turingdesk.plugins.duels.dialogue import Role
from turingdesk.plugins.duels.protocols import protocol_named
from turingdesk.plugins.duels.protocols._base import Protocol, Stage

SCRIPTED = "scripted"  #: in place of a server: the model is a script on this computer
PERSON = "person"  #: likewise: participants of a study play it, in games
AS = " as "  #: between actor and target in `pairs`


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """A server, and how it is asked."""

    id: str = setting("The name by which models refer to it.", title="ID")
    url: str = setting("Its address, such as http://gpu:8080/v1.", title="Address")
    at_once: int = setting(
        "The most requests at the same time.",
        8,
        title="Parallel requests",
        lowest=1,
        highest=1000,
    )
    per_minute: int = setting(
        "The most requests in a minute; 0 for no limit.",
        0,
        title="Requests per minute",
        rare=True,
    )
    timeout_s: float = setting(
        "How long to wait for a reply.",
        480.0,
        title="Time limit",
        unit="seconds",
        lowest=1.0,
        highest=86_400.0,
        rare=True,
    )
    tries: int = setting("How many times a request is tried.", 5, lowest=1, highest=100, rare=True)
    key_variable: str = setting(
        "The environment variable that contains its key, if it needs one.",
        "TURINGDESK_API_KEY",
        title="Variable with the key",
        rare=True,
    )


@dataclass(frozen=True, slots=True)
class ModelSettings:
    """A model that takes part."""

    id: str = setting("Its name in the data.", title="ID")
    server: str = setting(
        'The ID of its server, "scripted" for a script that needs none, or "person" if '
        "participants of a study play it."
    )
    model: str = setting("Its name on the server.", "", title="Model on server", usual="the ID")
    name: str = setting("Its full name, as prompts say it.", "", title="Full name", usual="the ID")
    price_in: float | None = setting(
        "The price of a million tokens that it reads.", None, usual="unknown"
    )
    price_out: float | None = setting(
        "The price of a million tokens that it writes.", None, usual="unknown"
    )
    skill: float = setting(
        "Scripted: how likely it imitates others flawlessly throughout a trial.",
        0.5,
        highest=1.0,
        rare=True,
    )
    skill_queried: float | None = setting(
        "Scripted: the same, after it has asked a specimen.",
        None,
        title="Skill after queries",
        usual="skill",
        highest=1.0,
        rare=True,
    )
    recognizes: float = setting(
        "Scripted: how likely it answers 1 if nothing looks wrong.", 1.0, highest=1.0, rare=True
    )
    notices: float = setting(
        "Scripted: how likely it answers 0 if something looks wrong.", 1.0, highest=1.0, rare=True
    )
    send: Mapping[str, Any] = field(default_factory=dict)  #: further members of each request
    #: Its places in published rankings, with 1 for the best.
    ranks: Mapping[str, float] = field(default_factory=dict)

    @property
    def is_scripted(self) -> bool:
        """True if no server is asked."""
        return self.server == SCRIPTED

    @property
    def is_person(self) -> bool:
        """True if participants of a study play it."""
        return self.server == PERSON

    @property
    def is_asked(self) -> bool:
        """True if a server is asked for its messages."""
        return not (self.is_scripted or self.is_person)

    @property
    def full_name(self) -> str:
        """As prompts say it."""
        return self.name or self.id

    @property
    def behavior(self) -> dict[str, Any]:
        """Return everything that its messages depend on."""
        details: dict[str, Any] = {"name": self.full_name, "model": self.model or self.id}
        if self.is_person:
            return {"name": self.full_name, "person": True}
        if not self.is_scripted:
            return details | {"send": dict(self.send)}
        queried = self.skill if self.skill_queried is None else self.skill_queried
        chances = {"skill": self.skill, "skill_queried": queried}
        return details | chances | {"recognizes": self.recognizes, "notices": self.notices}

    @property
    def has_price(self) -> bool:
        """True if what it reads or writes is known to cost something."""
        return bool(self.price_in or self.price_out)

    def cost(self, tokens_in: int, tokens_out: int) -> float:
        """The price of so many tokens; 0 where prices are unknown."""
        return ((self.price_in or 0) * tokens_in + (self.price_out or 0) * tokens_out) / 1e6


@dataclass(frozen=True, slots=True)
class Wanted:
    """One trial that a plan asks for."""

    protocol: str
    budget: int  #: turns or queries, where their number is exact; else 0
    distinguisher: str
    actor: str
    target: str
    number: int  #: from 1

    @property
    def task(self) -> str:
        """The name of its kind in the data: protocol and budget."""
        return f"{self.protocol}-{self.budget}" if self.budget else self.protocol

    @property
    def cell(self) -> tuple[str, str, str, str]:
        """The features that it shares with others of its protocol and pair."""
        return self.task, self.distinguisher, self.actor, self.target

    @property
    def code(self) -> str:
        """The code under which its session goes, the same in every run."""
        parts = (*self.cell, str(self.number))
        return f"{self.task[:24]}-{sha256(chr(0).join(parts).encode()).hexdigest()[:12]}"


@dataclass(frozen=True, slots=True)
class Plan:
    """Which trials are to be run, with which models."""

    id: str = setting("The name of the plan in the data.", title="ID")
    protocols: tuple[str, ...] = setting("The protocols, such as gtt and gttq.")
    title: str = setting("The name of the plan in reports.", "", usual="the ID")
    trials: int = setting(
        "Trials of each pair and protocol.", 10, title="Trials per pair", lowest=1
    )
    pairs: tuple[str, ...] = setting(
        'The pairs, each as "actor as target".', (), usual="all ordered pairs", rare=True
    )
    swap: bool = setting("Also run each of the pairs with the roles swapped", False, rare=True)
    self_pairs: Literal["imitate", "plain", "none"] = setting(
        "What an actor is told if it is the target itself.",
        "imitate",
        options={
            "imitate": message("to imitate its own kind"),
            "plain": message("nothing"),
            "none": message("There are no such trials."),
        },
        title="Pairs of a model with itself",
        rare=True,
    )
    distinguishers: tuple[str, ...] = setting(
        "The models that judge under fixed-distinguisher and its variants.", (), items="IDs"
    )
    turns: tuple[int, ...] = setting(
        "Numbers of turns for controlled-turns.", (), title="Numbers of turns", hint="2, 4, 8"
    )
    queries: tuple[int, ...] = setting(
        "Numbers of queries for controlled-queries.",
        (),
        title="Numbers of queries",
        hint="2, 4, 8",
    )
    max_turns: int = setting(
        "The most turns of a distinguisher where their number is open.",
        40,
        title="Maximum turns",
        lowest=1,
        highest=1000,
        rare=True,
    )
    max_queries: int = setting(
        "The most queries to a specimen where their number is open.",
        20,
        title="Maximum queries",
        lowest=1,
        highest=1000,
        rare=True,
    )
    samples: int = setting(
        "How often a distinguisher is asked for its answer; the majority counts.",
        1,
        lowest=1,
        highest=99,
        rare=True,
    )
    replacements: int = setting(
        "How many trials of each pair and protocol are replaced, at most, because they ended "
        "without an answer that counts; 0 for none.",
        10,
        lowest=0,
    )
    attempts: int = setting(
        "How often a run begins a trial that fails.", 3, lowest=1, highest=100, rare=True
    )
    prompts: str = setting(
        "A file with other prompts.", "", usual="those of TuringDesk", rare=True
    )
    seed: int = setting("Decides the order of trials and what scripts do.", 1, rare=True)
    send_seed: bool = setting("Send each trial's seed with its requests", False, rare=True)
    max_cost: float = setting(
        "The cost at which a run stops, in the currency of the prices; 0 for no limit.",
        0.0,
        title="Cost limit",
    )
    currency: str = setting("The currency of the prices.", "USD")
    servers: tuple[ServerSettings, ...] = setting("The servers.", (), key="server")
    models: tuple[ModelSettings, ...] = setting("The models.", (), key="model")

    @property
    def by_id(self) -> Mapping[str, ModelSettings]:
        """The models by ID."""
        return {model.id: model for model in self.models}

    @property
    def has_prices(self) -> bool:
        """True if anything is known of the cost."""
        return any(model.is_asked and model.has_price for model in self.models)

    def wanted(self) -> Iterator[Wanted]:
        """Every trial that can be had: all first ones of all pairs, then all second ones...

        So whatever a run that is stopped early has is spread over all pairs. Without those in
        which people would have a role with several stages, or meet as others than distinguisher
        and actor.
        """
        for number in range(1, self.trials + 1):
            yield from self.round(number)

    def possible(self) -> Iterator[Wanted]:
        """The same, and then those that can replace them, with the next numbers."""
        for number in range(1, self.trials + self.replacements + 1):
            yield from self.round(number)

    def round(self, number: int = 1) -> list[Wanted]:
        """One trial of each pair that can be had; every round has the same number of trials."""
        return [trial for trial in self._all(number) if self._can_run(trial)]

    @property
    def omitted(self) -> int:
        """The number of trials that can't be had because of the people in them."""
        return self.trials * sum(not self._can_run(trial) for trial in self._all(1))

    @property
    def with_people(self) -> int:
        """The number of trials that have a person in them, and are games of a study."""
        return self.trials * sum(bool(self.roles_of_people(trial)) for trial in self.round())

    def roles_of_people(self, trial: Wanted) -> tuple[Role, ...]:
        """Which roles participants of a study play in a trial; none if only models play."""
        protocol = protocol_named(trial.protocol)
        stage_by_role = {Role.SPECIMEN: protocol.queries, Role.MODEL: protocol.target_queries}
        roles = [role for role in Role if stage_by_role.get(role) is not Stage.NONE]
        return tuple(role for role in roles if self.model_in(role, trial).is_person)

    def model_in(self, role: Role, trial: Wanted) -> ModelSettings:
        """Who plays a role in a trial: specimens are fresh instances of the target."""
        names = {Role.ACTOR: trial.actor, Role.DISTINGUISHER: trial.distinguisher}
        return self.by_id[names.get(role, trial.target)]

    def _can_run(self, trial: Wanted) -> bool:
        """True if the people in a trial have a single talk, with a model or with each other."""
        people, protocol = self.roles_of_people(trial), protocol_named(trial.protocol)
        several = {
            Role.ACTOR: protocol.queries is not Stage.NONE,
            Role.DISTINGUISHER: protocol.target_queries is not Stage.NONE,
        }
        is_one_talk = len(people) <= 1 or set(people) == {Role.ACTOR, Role.DISTINGUISHER}
        return is_one_talk and not any(several.get(role, False) for role in people)

    def _all(self, number: int) -> Iterator[Wanted]:
        for name in self.protocols:
            protocol = protocol_named(name)
            for budget, pair in product(self._budgets(protocol), self.ordered_pairs()):
                judges = self.distinguishers if protocol.is_fixed else pair[1:]
                for judge in judges:
                    yield Wanted(name, budget, judge, *pair, number)

    def ordered_pairs(self) -> Sequence[tuple[str, str]]:
        """Actor and target of each pair, those of models with themselves included."""
        names = [model.id for model in self.models]
        pairs = [pair_of(text) for text in self.pairs] or [(a, b) for a in names for b in names]
        if self.pairs:
            pairs += [(target, actor) for actor, target in pairs] if self.swap else []
            # A target's own trials are the half that no actor's can do without.
            pairs += [(target, target) for _, target in pairs]
        unique = dict.fromkeys(pairs)
        return [pair for pair in unique if pair[0] != pair[1] or self.self_pairs != "none"]

    def _budgets(self, protocol: Protocol) -> Sequence[int]:
        if not protocol.has_budget:
            return (0,)
        return self.turns if protocol.turns is Stage.EXACT else self.queries


def pair_of(text: str) -> tuple[str, str]:
    """Actor and target of a pair.

    >>> pair_of("gemini as opus")
    ('gemini', 'opus')
    """
    actor, _, target = text.partition(AS)
    return actor.strip(), target.strip()
