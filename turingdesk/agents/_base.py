"""An agent: something that answers the prompts of a collection, and its options."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Any, TypeVar

from turingdesk.core.setting import PATHS, Setting, setting
from turingdesk.judges._recorders import machine_code
from turingdesk.judges._session_runs import Ask

if TYPE_CHECKING:
    from turingdesk.system.cluster import Cluster

Value = str | int | float
T = TypeVar("T")
R = TypeVar("R")


MOST = 2**31 - 1  #: of a seed


def seed_setting() -> Any:
    """The seed, for agents that draw at random."""
    return setting("The seed.", 0, highest=MOST)


def answers_setting() -> Any:
    """The setting for the number of answers that an agent gives to each prompt."""
    return setting(
        "How many times each prompt is answered.",
        1,
        title="Answers per prompt",
        lowest=1,
        counts=False,
    )


@dataclass(frozen=True)
class Repeating:
    """Settings of agents that talk by rules and at random."""

    seed: int = seed_setting()
    answers: int = answers_setting()


@dataclass(frozen=True, slots=True)
class Agent:
    """One kind of agent."""

    title: str
    about: str  #: one sentence for the help
    version: str  #: changes if the same settings can give other answers
    tasks: tuple[str, ...]  #: that it answers, such as collect-words
    begin: Callable[[AgentRun], AbstractContextManager[Ask]]
    #: gets ready, and gives what answers one prompt; several threads use it at once
    options: Mapping[str, Setting] = field(default_factory=dict)
    reads: Callable[[Mapping[str, Value]], Mapping[str, Any]] = lambda options: {}
    #: what is in the files that its options name, for the first line of a journal
    uses_cluster: bool = False  #: whether it can work on a Dask cluster
    repeats: bool = False  #: by its nature, so that conversations don't fail where it does


@dataclass(frozen=True, slots=True)
class AgentSettings:
    """Everything that an agent's answers depend on, and how it is reached."""

    kind: str  #: the module's name
    agent: Agent
    options: Mapping[str, Value]  #: all of them
    name: str  #: what the agent is called in the data
    read: Mapping[str, Any] = field(default_factory=dict)  #: as `Agent.reads` says
    block: str = ""  #: which it answers
    examples: tuple[str, ...] = ()  #: none: an agent answers every prompt

    @property
    def judge(self) -> str:
        """Who answers, as responses have it."""
        return f"agent:{self.name}"

    @property
    def fingerprint(self) -> str:
        """A hash of the settings, which doesn't depend on addresses or paths."""
        import orjson

        # The contents of files count, in `read`; the place where they are doesn't.
        known = self.agent.options
        depends = {
            "kind": self.kind,
            "version": self.agent.version,
            "options": {
                name: value
                for name, value in self.options.items()
                if known[name].counts and known[name].takes not in PATHS
            },
            "read": self.read,
            "name": self.name,
        }
        return sha256(orjson.dumps(depends, option=orjson.OPT_SORT_KEYS)).hexdigest()

    @property
    def owner(self) -> str:
        """The beginning of the names of the agent's own files."""
        return machine_code(self.name, self.fingerprint)

    def participant(self, number: int) -> str:
        """The participant code of the session with that number in the block, from 1."""
        digest = sha256(f"{self.fingerprint}\n{self.block}".encode()).hexdigest()
        return f"{machine_code(self.name, digest)}-{number:03}"

    def seed_of(self, participant: str) -> int:
        """The seed for a session's requests, different each time."""
        digest = sha256(f"{self.options.get('seed', 0)}\n{participant}".encode()).digest()
        # 31 bits, so that it is never above `MOST`.
        return int.from_bytes(digest[:4], "big") >> 1

    def as_dict(self) -> dict[str, Any]:
        """The settings for the first line of a journal."""
        return {
            "kind": "agent",
            "agent": self.kind,
            "title": str(self.options.get("model", self.agent.title)),
            "version": self.agent.version,
            **self.options,
            **self.read,
            "name": self.name,
            "fingerprint": self.fingerprint,
        }


@dataclass(frozen=True, slots=True)
class AgentRun:
    """The settings, prompts, and data folder that an agent begins with."""

    settings: AgentSettings
    prompts: Sequence[Any]  #: the content of every prompt that it is going to answer
    data: Path  #: the data folder
    stop: Event  #: set when someone wishes to stop
    counts: dict[str, int] = field(default_factory=dict)
    #: what the agent did, for the last line; such as the requests that it sent
    cluster: Cluster | None = None  #: where to work, if not here

    @property
    def options(self) -> Mapping[str, Value]:
        """All options with their values."""
        return self.settings.options

    def results(
        self, work: Callable[[T], R], reader: Callable[[Path], T], paths: Iterable[Path]
    ) -> Callable[[Path], R]:
        """The result of some work on each file: all at once on a cluster, otherwise one by one.

        Args:
            work: What is done with a file's content, maybe on another machine.
            reader: Reads it, here.
            paths: All files whose results may be asked for.
        """
        if self.cluster is None:
            return lambda path: work(reader(path))
        from joblib import Parallel, delayed

        # Each file once, since several prompts can have the same one.
        each = list(dict.fromkeys(paths))
        with self.cluster.joblib_backend():
            outcomes = Parallel()(delayed(work)(reader(path)) for path in each)
        return dict(zip(each, outcomes, strict=True)).__getitem__
