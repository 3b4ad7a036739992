"""The settings of an agent, and what keeps answers with different ones apart."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.agents import AGENTS
from turingdesk.agents._base import AgentSettings, Value
from turingdesk.core.errors import NotAllowed
from turingdesk.core.message import message
from turingdesk.judges._recorders import SessionRecorders

if TYPE_CHECKING:
    from turingdesk.study.package import Package


def agent_settings(kind: str, overrides: Mapping[str, Value], name: str = "") -> AgentSettings:
    """The settings of an agent.

    Args:
        kind: Its name on the shelf.
        overrides: Options that differ from the usual ones.
        name: What it is called in the data; by default after its model, else its kind.

    Raises:
        UnknownName: There is no such agent.
        BadSource: A file that an option names can't be read.
    """
    agent = AGENTS[kind]
    options = {name: setting.default for name, setting in agent.options.items()} | dict(overrides)
    agent_name = name or str(options.get("model", kind))
    return AgentSettings(kind, agent, options, agent_name, agent.reads(options))


def check_settings(package: Package, data: Path, settings: AgentSettings) -> None:
    """Keep answers with different settings apart.

    Raises:
        NotAllowed: An agent of that name has answered with other settings.
    """
    recorders = SessionRecorders(package, data, settings.judge, {})
    for summary in recorders.summaries():
        if summary.opened.get("judge_settings", {}).get("fingerprint") != settings.fingerprint:
            raise NotAllowed(
                message(
                    "An agent called {name} has already answered with other settings, and the "
                    "answers would be combined. Give this one its own name (--name).",
                    name=settings.name,
                )
            )
