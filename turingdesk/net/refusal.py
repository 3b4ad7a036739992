"""Why a connection between a kiosk and the desk was refused, by name."""

from __future__ import annotations

from enum import StrEnum

from turingdesk.core.errors import TuringDeskError
from turingdesk.core.message import message
from turingdesk.core.printable import printable


class Reason(StrEnum):
    """Why; the word that is sent, counted and shown."""

    NONSENSE = "nonsense"  #: what was said is no message of ours
    TOO_LONG = "too long"  #: a message longer than any of ours
    TOO_LATE = "too late"  #: nothing was said for too long
    TOO_MANY = "too many"  #: more connections than there can be booths
    VERSION = "version"  #: the two ends speak differently
    NO_CODE = "no code"  #: the desk shows no pairing code, or it is over
    WRONG_CODE = "wrong code"
    WAIT = "wait"  #: after a wrong code the next one is not looked at for a while
    UNKNOWN = "unknown"  #: the desk has no such booth, or no longer
    WRONG_TOKEN = "wrong token"
    REPLAYED = "replayed"  #: what was said has been said before, word for word
    OTHER_DESK = "other desk"  #: the certificate is not the one that was pinned
    REPLACED = "replaced"  #: the same booth has connected anew
    CLOSING = "closing"  #: the desk closes


#: What can be done about it, said to the experimenter.
FIXES = {
    Reason.VERSION: message("Install the same version on both computers."),
    Reason.NO_CODE: message("Ask the desk for a new code."),
    Reason.WRONG_CODE: message("Read the code on the desk again."),
    Reason.WAIT: message("Wait some seconds, then try again."),
    Reason.UNKNOWN: message("Pair this kiosk with the desk again."),
    Reason.WRONG_TOKEN: message("Pair this kiosk with the desk again."),
    Reason.OTHER_DESK: message(
        "Another computer answers at this address. If the desk was set up anew, pair "
        "again; if not, ask who looks after the network."
    ),
}


class Refusal(TuringDeskError):
    """The desk and a kiosk talk only when each knows that the other is the right one.

    Args:
        reason: Why, by name.
        what: The same in words, which may be those of the other end.
    """

    def __init__(self, reason: Reason, what: str) -> None:
        self.reason = reason
        self.what = printable(what)
        super().__init__(f"{self.what} {FIXES.get(reason, '')}".strip())


def named(reason: str) -> Reason:
    """The reason of that name; what a later version calls otherwise is nonsense here.

    >>> named("wait"), named("full moon")
    (<Reason.WAIT: 'wait'>, <Reason.NONSENSE: 'nonsense'>)
    """
    try:
        return Reason(reason)
    except ValueError:
        return Reason.NONSENSE
