"""Changes in numbers by upgrades of the program, told once per study with older sessions.

Whoever has noted a number of a study finds another one after an upgrade, and no data changed.
`CHANGES` says why, in the words of the changelog; who changes a number adds to it and gives the
program a new version. What was told is noted in the config folder of this computer.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

import orjson

from turingdesk import __version__
from turingdesk.core.message import join, message
from turingdesk.journal.judge_kind import JudgeKind, kind_of
from turingdesk.system import paths
from turingdesk.system.disk import write_whole

if TYPE_CHECKING:
    from pandas import DataFrame

Version = tuple[int, ...]


class Concern(StrEnum):
    """Which studies have numbers that changed."""

    ALL = "all"
    GAMES = "games"  #: live games
    MACHINE_JUDGES = "machine judges"


@dataclass(frozen=True, slots=True)
class NumberChange:
    """One entry of the changelog about numbers."""

    since: str  #: the first version with the new numbers
    concerns: Concern
    text: str  #: as in CHANGELOG.md


CHANGES = (
    NumberChange(
        "0.2.0",
        Concern.ALL,
        message(
            "A proportion that rests on fewer than three stimuli has no interval and no p value, "
            "as one with fewer than three judges; with fewer than five a note says that the "
            "interval is rough."
        ),
    ),
    NumberChange(
        "0.2.0",
        Concern.ALL,
        message(
            "If all verdicts of a proportion agree, its interval and p value come from one "
            "method: exact limits."
        ),
    ),
    NumberChange(
        "0.2.0",
        Concern.ALL,
        message(
            "Standard errors are at least those of half the variance of independent verdicts, "
            "instead of all of it, which made comparisons of groups of judges too careful."
        ),
    ),
    NumberChange(
        "0.2.0",
        Concern.ALL,
        message(
            "Mixed models print no p value and no interval where a class has fewer than three "
            "stimuli, or fewer than five beside many of the other class."
        ),
    ),
    NumberChange(
        "0.2.0",
        Concern.ALL,
        message("The interval of the area under the ROC curve is a score interval."),
    ),
    NumberChange(
        "0.2.0",
        Concern.GAMES,
        message(
            "Results of live games cluster by interrogator and witness, and someone in both roles "
            "is one person."
        ),
    ),
    NumberChange(
        "0.2.0",
        Concern.MACHINE_JUDGES,
        message(
            "Machine judges that are trained have no intervals: their verdicts depend on each "
            "other."
        ),
    ),
)


def number_changes(sessions: DataFrame, responses: DataFrame) -> tuple[str, ...]:
    """The changes in numbers since the oldest of some sessions was recorded, in words.

    Args:
        sessions: Their table, with the program that recorded each.
        responses: Their answers.
    """
    programs = sessions["program"].dropna().astype("str").unique() if "program" in sessions else ()
    versions = [version for program in programs if (version := _version(program))]
    if not versions:
        return ()
    concerns = _concerns(responses)
    return tuple(
        change.text
        for change in CHANGES
        if change.concerns in concerns and _version(change.since) > min(versions)
    )


def in_words(changes: Iterable[str], study: str) -> str:
    """One paragraph on what changed in a study."""
    introduction = message(
        "{study} has sessions that an earlier version recorded. Numbers that this version gives "
        "can differ from those you noted then:",
        study=study,
    )
    return join(" ", (introduction, *changes))


def is_news(data: Path, study: str) -> bool:
    """True if this version has not yet told of a study what changed; from now on it has.

    Where the config folder can't be written, it is told again.
    """
    file = paths.config() / "upgrades.json"
    version_by_key: dict[str, str] = {}
    with suppress(OSError, ValueError):
        version_by_key = {str(key): str(of) for key, of in orjson.loads(file.read_bytes()).items()}
    key = sha256(f"{data.resolve()}\n{study}".encode()).hexdigest()[:16]
    if version_by_key.get(key) == __version__:
        return False
    with suppress(OSError):
        write_whole(file, orjson.dumps(version_by_key | {key: __version__}), 0o600)
    return True


def _version(text: str) -> Version:
    """The numbers of a version, or of a program with its version; empty where there are none.

    >>> _version("TuringDesk 0.1.0 (commit 0123456789)"), _version("0.2")
    ((0, 1, 0), (0, 2))
    """
    match = re.search(r"(?:^|TuringDesk )(\d+(?:\.\d+)+)", text)
    return tuple(map(int, match[1].split("."))) if match else ()


def _concerns(responses: DataFrame) -> set[Concern]:
    concerns = {Concern.ALL}
    if "room" in responses and not responses["room"].astype("str").isin(("", "nan")).all():
        concerns.add(Concern.GAMES)
    judges = responses["judge"].astype("str").unique() if "judge" in responses else ()
    if any(kind_of(judge) is JudgeKind.MACHINES for judge in judges):
        concerns.add(Concern.MACHINE_JUDGES)
    return concerns
