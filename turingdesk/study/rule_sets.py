"""The named sets of quality rules that ship: what published studies did, as data."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from turingdesk.core.quality import Rule, from_plain
from turingdesk.system import paths


@dataclass(frozen=True, slots=True)
class RuleSet:
    """Rules that a study takes over under one name."""

    name: str
    title: str
    source: str  #: the publication, and where in it
    about: str  #: what its authors did
    rules: tuple[Rule, ...]


@cache
def rule_sets() -> Mapping[str, RuleSet]:
    """The sets by name, from the files in resources/rules."""
    found = {}
    for path in sorted((paths.resources() / "rules").glob("*.toml")):
        told = tomllib.loads(path.read_text("utf-8"))
        rules = tuple(from_plain(rule) for rule in told["rule"])
        found[path.stem] = RuleSet(path.stem, told["title"], told["source"], told["about"], rules)
    return found
