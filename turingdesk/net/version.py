"""Which programs understand each other.

The protocol has a number of its own: kiosk and desk talk where its first part is
the same, whatever the second. What a higher second part adds is left out towards
the other end, so nothing unknown is ever said.
"""

from __future__ import annotations

from collections.abc import Sequence

from turingdesk import __version__
from turingdesk.core.message import message
from turingdesk.net.refusal import Reason, Refusal

PROTOCOL = (1, 0)
PROGRAM = f"TuringDesk {__version__}"


def see_that_it_fits(theirs: Sequence[object], program: str) -> None:
    """Look at the other end's protocol.

    Args:
        theirs: Its two numbers.
        program: Its program, with version.

    Raises:
        Refusal: The two do not understand each other.
    """
    if len(theirs) != len(PROTOCOL) or any(type(part) is not int for part in theirs):
        raise Refusal(Reason.NONSENSE, message("The protocol's version is no pair of numbers."))
    if theirs[0] != PROTOCOL[0]:
        told = ".".join(map(str, theirs))
        ours = ".".join(map(str, PROTOCOL))
        raise Refusal(
            Reason.VERSION,
            message(
                "The other end is {program} and speaks protocol {told}; this is {program2} "
                "and speaks {ours}.",
                program=program[:60],
                told=told,
                program2=PROGRAM,
                ours=ours,
            ),
        )
