"""The guard before every session: whether a participant may take part, by whichever way it starts.

The desk, kiosks, browsers, and the command line all come through it, because the recorder asks it
before it opens a journal. Those who start sessions can ask earlier, so that no one waits first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turingdesk.core.errors import BadStudy, NotAllowed, Problem
from turingdesk.core.message import message
from turingdesk.core.places import problem
from turingdesk.core.task import TASKS
from turingdesk.journal.judge_kind import JudgeKind, kind_of

if TYPE_CHECKING:
    from turingdesk.sessions.session_header import SessionSetup
    from turingdesk.study.package import Package

_STAND_INS = message("Only pilot sessions and previews can be played with simulated partners.")
_ALONE = message(
    "Participants meet others here, and this computer alone has only simulated partners."
)
_GO_WHERE_THEY_ARE = message(
    "Start the session at a kiosk that is paired with a desk, or in a browser. On this computer, "
    "start a pilot session."
)


def refuse_unready(package: Package, setup: SessionSetup, *, is_new: bool) -> None:
    """Do nothing where the session may start.

    Raises:
        BadStudy: It may not; contains every reason.
    """
    if problems := obstacles(package, setup, is_new=is_new):
        raise BadStudy(*problems)


def refuse_stand_ins(*, pilot: bool) -> None:
    """Do nothing where simulated partners may take part, which is in pilots and previews.

    Raises:
        NotAllowed: The session counts.
    """
    if not pilot:
        raise NotAllowed(_STAND_INS)


def obstacles(package: Package, setup: SessionSetup, *, is_new: bool) -> tuple[Problem, ...]:
    """The obstacles to a participant's session; empty for pilots and other judges.

    Args:
        package: The study.
        setup: Who sits where.
        is_new: Whether it begins, or begins again. One that was cut off continues with texts that
            only pilots may read, since its participant has read them already; but never with a
            stand-in.
    """
    if setup.pilot or kind_of(setup.judge) is not JudgeKind.PEOPLE:
        return ()
    texts = package.only_pilots if is_new else ()
    return (*texts, *(() if setup.is_linked else _without_partners(package)))


def _without_partners(package: Package) -> tuple[Problem, ...]:
    """The blocks in which stand-ins would play the others, if no desk seats them."""
    return tuple(
        package.placed(problem(block, "task", _ALONE, _GO_WHERE_THEY_ARE))
        for block in package.study.blocks
        if TASKS[block.task].meets_others
    )
