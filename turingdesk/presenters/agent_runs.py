"""Which agent is to answer a collection, and how: the arguments of `turingdesk collect`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.agents import AGENTS
from turingdesk.agents._talk import TALKS
from turingdesk.core.arguments import arguments, option_arguments
from turingdesk.net.host_settings import PartnerSettings
from turingdesk.study.agents_table import KIND
from turingdesk.study.package import read_package
from turingdesk.system import paths
from turingdesk.system.disk import write_whole

if TYPE_CHECKING:
    from turingdesk.agents._base import Value
    from turingdesk.core.study import Study


@dataclass(frozen=True, slots=True)
class AgentRun:
    """One agent for one collection."""

    study: Path
    kind: str  #: the agent's name on the shelf
    options: Mapping[str, Value] = field(default_factory=dict)  #: those with a value
    name: str = ""  #: what it is called in the data; by default after its model, else its kind
    id: str = ""  #: the collection's
    study_title: str = ""
    title: str = ""  #: of the agent, as the desk says it
    partner: AgentRun | None = None  #: with whom it talks; none if it answers alone

    @property
    def called(self) -> str:
        """The agent, as people call it."""
        return self.name or self.title

    def arguments(self, data: Path) -> list[str]:
        """Of the command line, after the program's name.

        Args:
            data: The data folder.
        """
        begin = ["collect", str(self.study), "--agent", self.kind, "--data", str(data)]
        if self.partner is None:
            return [*begin, *self._as_first()]
        second = [f"--with={self.partner.kind}", *self.partner._as_second()]
        return [*begin, *self._as_first(), *second]

    def _as_first(self) -> list[str]:
        # With =, or argparse would take a name that begins with a hyphen for an option.
        name = [f"--name={self.name}"] if self.name else []
        return [*option_arguments(AGENTS[self.kind].options, self.options), *name]

    def _as_second(self) -> list[str]:
        """Its options as those of a second agent, which has the first one's where it has none."""
        name = [f"--with-name={self.name}"] if self.name else []
        # Without defaults, so that an option with its usual value is written, too; else the first
        # agent's would count.
        settings = {n: replace(s, default=None) for n, s in AGENTS[self.kind].options.items()}
        return [*option_arguments(settings, self.options, "with-"), *name]

    def partner_arguments(self, percent: int) -> list[str]:
        """The words of `turingdesk host` that let it talk with participants.

        Args:
            percent: The share of conversations that are with it.
        """
        options = [
            word
            for option in self.options.items()
            for word in ("--set", "=".join(map(str, option)))
        ]
        settings = PartnerSettings(str(self.study), self.kind, self.name, percent / 100)
        return [*arguments(settings), *options]


def save_partner(partner: AgentRun | None, percent: int) -> None:
    """Save who talks with participants, for the next start of the desk.

    Args:
        partner: The machine; None for people only.
        percent: The share of conversations that are with it.

    Raises:
        OSError: The config folder can't be written.
    """
    if partner is None:
        _file().unlink(missing_ok=True)
        return
    partner_state = {
        # The desk may be started from another working folder next time.
        "study": str(partner.study.absolute()),
        "kind": partner.kind,
        "options": dict(partner.options),
        "name": partner.name,
        "title": partner.title,
        "percent": percent,
    }
    text = json.dumps(partner_state, indent=2, ensure_ascii=False)
    write_whole(_file(), f"{text}\n".encode(), mode=0o600)


def saved_partner() -> tuple[AgentRun | None, int]:
    """Who talked with participants last, and in which share of conversations, in percent."""
    try:
        partner_state = json.loads(_file().read_bytes())
        study, kind, percent = (
            Path(partner_state["study"]),
            str(partner_state["kind"]),
            int(partner_state["percent"]),
        )
        name, title = str(partner_state["name"]), str(partner_state["title"])
        partner = AgentRun(study, kind, dict(partner_state["options"]), name, title=title)
    # A file that is damaged, or from a version with other fields, counts as no partner.
    except (OSError, ValueError, TypeError, KeyError):
        return None, 0
    # The plugin that brought the agent may have been removed.
    return (partner, percent) if kind in AGENTS and 0 < percent <= 100 else (None, 0)


def _file() -> Path:
    return paths.config() / "partner.json"


def names_machines(study: Path) -> bool:
    """True if a study says itself which machines take part in its games."""
    package = read_package(study, hashes=False).package
    if package is None:
        return False
    from turingdesk.net.host_part import PARTS  # takes a while

    has_own = any(part.brings_machines(package) for part in PARTS.values())
    return has_own or any(row.get(KIND) for row in package.agents.values())


def agents_for(study: Study) -> list[str]:
    """The agents that can answer a block of a collection, alone or with another one."""
    tasks = {block.task for block in study.blocks}
    return [name for name, agent in AGENTS.items() if tasks.intersection(agent.tasks)]


def partners_for(study: Study, kind: str) -> list[str]:
    """The agents that an agent can talk with in a collection; "" if it can also answer alone."""
    tasks = {block.task for block in study.blocks}.intersection(AGENTS[kind].tasks)
    talk = [name for name, agent in AGENTS.items() if TALKS in agent.tasks]
    return [*([""] if tasks - {TALKS} else []), *(talk if TALKS in tasks else [])]
