"""Seals, which hide who made what: a shelf with a file for each kind.

The package of a sealed study has the file SEALED, its tables don't say who made what, and its
sessions were drawn when it was sealed. Journals of these sessions have no truth until someone
opens the seal. What is on the shelf reads and opens seals; here is what the rest of the program
needs of it. Where the plugin isn't loaded, a sealed study is refused, and verdicts of sealed
sessions stay without truth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from turingdesk.core.errors import TuringDeskError
from turingdesk.core.message import join, message
from turingdesk.core.plugin import INSTALL, why_not_loaded
from turingdesk.core.shelf import Shelf
from turingdesk.core.study import Study
from turingdesk.core.trial import Slot
from turingdesk.journal.journal_file import Line, ResponseLine
from turingdesk.study.findings import Findings, Place
from turingdesk.study.folder import Folder

SEALED = "SEALED"  #: the file of a package that makes it a sealed one
STORED = "seals"  #: the folder, beside the journals, with the seals of their studies
DRAWN = ""  #: among judged stimuli, the block under which drawn sessions are counted
PLUGIN = "sealing"  #: the one that is missing where nothing reads seals
_KIND = "passphrase"  #: what the file SEALED is, by its name on the shelf

Lines = list[Line | ResponseLine]
Progress = Callable[[int, int], None]


class PackageSeal(Protocol):
    """The parts that a sealed package has and other packages lack."""

    @property
    def fingerprint(self) -> str:
        """Name the seal in journals."""

    @property
    def sessions(self) -> int:
        """The number of sessions that were drawn."""

    @property
    def registration(self) -> Mapping[str, Any]:
        """The preregistration as sessions record it; empty if there was none."""

    @property
    def file_names(self) -> Sequence[str]:
        """Its files in the package."""

    def check_files(self, files: Mapping[str, Path], findings: Findings) -> bool:
        """True if files are as they were when the study was sealed; if not, with problems.

        Args:
            files: By name in the package.
            findings: Where problems go.
        """

    def check_stimuli(self, ids: Mapping[str, Iterable[str]], findings: Findings) -> bool:
        """True if the sessions show only stimuli that there are; if not, with a problem.

        Args:
            ids: Of the stimuli, by block.
            findings: Where problems go.
        """

    def take(
        self, study: Study, seed: str, judged: Mapping[tuple[str, str], int]
    ) -> tuple[Slot, ...]:
        """The schedule for a session.

        Args:
            study: The package's.
            seed: The session's.
            judged: How often each stimulus is taken, and under the block `DRAWN` each schedule.
        """

    def named(self, slots: Iterable[Slot]) -> str:
        """The name of the schedule with these slots; empty if there is none."""

    def store(self, data: Path) -> None:
        """Put into a data folder what its sessions are opened with later.

        Raises:
            WriteFailed: The folder cannot be written.
        """


class Keys:
    """The seals that were opened in this program: none; those of a plugin are a subclass.

    They are pickled when they go to another process, and are never written down.
    """

    def __len__(self) -> int:
        return 0

    def __contains__(self, fingerprint: object) -> bool:
        return False

    def __or__(self, other: Keys) -> Keys:
        return other

    def filler(self) -> Callable[[Lines], Lines]:
        """A function that puts what is true into lines of one folder, read batch by batch.

        It changes the lines in place, and returns them. An `opened` line whose member `sealed` is
        still true after it has no key.
        """
        return lambda lines: lines


NO_KEYS = Keys()


@dataclass(frozen=True, slots=True)
class SealKind:
    """The functions that read and open one kind of seal."""

    read_part: Callable[[Folder, Study, Findings], PackageSeal | None]
    #: (package, its study, where problems go); None, with a problem, where it can't be used
    read_passphrase: Callable[[Path], str]  #: (text file)
    unlock: Callable[[Path, str, Keys, Progress], Keys]
    #: (data folder, passphrase, seals that were opened before, progress): those and what it opens


SEALS: Mapping[str, SealKind] = Shelf(__name__, offers="SEAL")


def why_unreadable() -> str:
    """A sentence on why no seal can be read here; empty if seals can be read."""
    if _KIND in SEALS:
        return ""
    what = message("Sealed studies need the plugin {name}, which isn't loaded here.", name=PLUGIN)
    return join(" ", (what, why_not_loaded(PLUGIN)))


def seal_kind() -> SealKind:
    """The functions that read and open seals.

    Raises:
        TuringDeskError: The plugin isn't loaded.
    """
    if why := why_unreadable():
        raise TuringDeskError(join(" ", (why, INSTALL)))
    return SEALS[_KIND]


def read_part(folder: Folder, study: Study, findings: Findings) -> PackageSeal | None:
    """The sealed part of a package with the file SEALED; None, with a problem, if unusable."""
    if why := why_unreadable():
        findings.error(Place(SEALED), why, INSTALL)
        return None
    return SEALS[_KIND].read_part(folder, study, findings)
