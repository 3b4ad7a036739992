"""The templates of new studies: published designs, ready to be filled with answers."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from turingdesk.system import paths

FILE = "template.toml"


@dataclass(frozen=True, slots=True)
class Template:
    """A design that others used."""

    name: str
    title: str
    about: str  #: what it asks of a judge, and which answers count
    task: str
    source: str  #: the publication, and where in it
    folder: Path


@cache
def templates() -> Mapping[str, Template]:
    """The templates by name, from the folders in resources/templates."""
    found = {}
    for path in sorted((paths.resources() / "templates").glob(f"*/{FILE}")):
        told = tomllib.loads(path.read_text("utf-8"))
        name = path.parent.name
        found[name] = Template(name, folder=path.parent, **told)
    return found
