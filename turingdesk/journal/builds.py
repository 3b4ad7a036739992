"""Builds: which studies were made from the answers in a data folder, and who has which ID there.

A ledger `record/built-<desk>.jsonl` has one line for each study. Codes of participants are there
as salted hashes, so that a withdrawal leaves none behind: they can be looked up, but not read.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from turingdesk.journal.ledger import RECORD, append, own_file, read
from turingdesk.journal.tombstones import hashed

BUILT = "built"  #: what such ledgers are called, and the kind of their lines


@dataclass(frozen=True, slots=True)
class Build:
    """A study that was made of answers."""

    at: str  #: UTC, ISO 8601
    path: Path  #: where it was written
    study: str
    hash: str
    salt: str
    agents: Mapping[str, str]  #: the IDs of its people, by hash of their codes
    mark: str = ""  #: what its study.toml says at the top, by which it is known again

    def agent_of(self, code: str) -> str:
        """The ID in the study of a participant, in whatever case the code is written; or ""."""
        return self.agents.get(self.key_of(code), "")

    def key_of(self, code: str) -> str:
        """The key that represents a participant in `agents`."""
        return hashed(self.salt, code)


@dataclass(frozen=True, slots=True)
class BuiltStudy:
    """A study that was just built."""

    id: str
    path: Path
    hash: str
    mark: str


def note_build(data: Path, who: str, study: BuiltStudy, agents: Mapping[str, str]) -> None:
    """Write down that a study was built; returns when it is on the disk.

    Args:
        data: The folder with the answers.
        who: The person at the desk.
        study: The study.
        agents: The ID in the study of each participant, by code.

    Raises:
        WriteFailed: The disk refused.
    """
    salt = secrets.token_hex(16)
    people = {hashed(salt, code): agent for code, agent in agents.items()}
    build_fields = {
        "study": study.id,
        "path": str(study.path),
        "hash": study.hash,
        "mark": study.mark,
    }
    append(
        own_file(data / RECORD, BUILT), BUILT, who, build_fields | {"salt": salt, "agents": people}
    )


def builds(data: Path) -> list[Build]:
    """Every study that was built from a data folder, oldest first."""
    lines = (line for file in read(data / RECORD, BUILT) for line in file.lines)
    return sorted((_build(line) for line in lines if line["kind"] == BUILT), key=lambda b: b.at)


def _build(line: Mapping[str, Any]) -> Build:
    """From what a line says, which someone may have edited."""
    agents = line.get("agents")
    agent_items = agents.items() if isinstance(agents, dict) else ()
    return Build(
        str(line["at"]),
        Path(str(line.get("path", ""))),
        str(line.get("study", "")),
        str(line.get("hash", "")),
        str(line.get("salt", "")),
        {str(key): str(agent) for key, agent in agent_items},
        str(line.get("mark", "")),
    )
