"""The options of machines for the help: tables in Markdown, made from their settings.

`python -m turingdesk.cli._reference resources/help/options.md` brings the tables up to date, and
does the same for topics of plugins. A plugin names the settings of its commands in `options.py`:
by the name of a table, the class that declares them, or a mapping of them by name.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path

from turingdesk.agents import AGENTS
from turingdesk.core.arguments import flag
from turingdesk.core.plugin import plugins
from turingdesk.core.setting import Setting, settings_of
from turingdesk.exchange.export import ExportRequest
from turingdesk.exchange.importers import ImportOptions
from turingdesk.net.host_settings import HostSettings, PartnerSettings
from turingdesk.study.reference import settings_table, updated


def tables() -> dict[str, str]:
    """Make a Markdown table of the options of each machine, by the name of the table."""
    declared = {"host": settings_of(HostSettings), **dict(_of_plugins())}
    declared["partner"] = settings_of(PartnerSettings)
    declared |= {"import": settings_of(ImportOptions), "export": settings_of(ExportRequest)}
    for name, agent in AGENTS.items():
        if agent.options:
            declared[f"agent {name}"] = tuple(agent.options.values())
    return {
        name: "\n".join(settings_table(settings, "option", flag))
        for name, settings in declared.items()
    }


def _of_plugins() -> Iterator[tuple[str, tuple[Setting, ...]]]:
    """The settings of the commands of plugins, by the name of the table."""
    for plugin in plugins().loaded.values():
        if any((folder / "options.py").is_file() for folder in plugin.folders):
            options = import_module(f"{plugin.package}.options").OPTIONS
            for name, declared in options.items():
                is_mapping = isinstance(declared, Mapping)
                yield name, tuple(declared.values()) if is_mapping else settings_of(declared)


if __name__ == "__main__":
    for argument in sys.argv[1:]:
        file = Path(argument)
        file.write_text(updated(file.read_text("utf-8"), tables()), "utf-8")
