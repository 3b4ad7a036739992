"""The code that the desk shows while a kiosk is paired, and how often it can be tried.

A wrong code delays only the address that it came from, so that no one on the network can
keep the right kiosk out by guessing. Guessing is hopeless all the same. A code has 35
random bits, 3.4e10 values, and is valid for 300 s. One address gets 14 tries in that
time. Someone with any number of addresses is held by the desk, which checks one try at a
time (see `Desk`): at 0.05 s for each, the least that 64 MiB of Argon2id takes, that is
6,000 tries, and a chance of 1 in 5.7 million to hit a code.
"""

from __future__ import annotations

import platform
import socket
import time
from collections.abc import Callable
from contextlib import suppress

from turingdesk.core.message import message
from turingdesk.net.message import Refusal, RefusalReason
from turingdesk.net.proof import Meeting, is_same, key_of, new_code, proof

VALID_S = 300.0
_FIRST_WAIT_S = 1.0  #: of an address after a try; doubles with each
_LONGEST_WAIT_S = 30.0
_MOST_ADDRESSES = 10_000  #: that are remembered, so that no one can fill the memory


class Pairing:
    """The desk's pairing code: at most one at a time, and each pairs one kiosk.

    Args:
        now_s: A clock that only runs forward.
    """

    def __init__(self, now_s: Callable[[], float] = time.monotonic) -> None:
        self._now_s = now_s
        self._code = ""
        self._until_s = 0.0
        self._tries: dict[str, tuple[int, float]] = {}  #: by address: how many, next one when

    def open(self, valid_s: float = VALID_S) -> str:
        """Make a new code; the one before is no longer valid."""
        self._code = new_code()
        # Waiting times belong to a code: a new one was not guessed at by anyone.
        self._until_s = self._now_s() + valid_s
        self._tries.clear()
        return self._code

    def close(self) -> None:
        """Invalidate every code."""
        self._code = ""

    @property
    def left_s(self) -> float:
        """Return for how long the code is still valid; 0 if there is none."""
        return max(0.0, self._until_s - self._now_s()) if self._code else 0.0

    def begin(self, address: str) -> str:
        """Return the code to check one try against.

        The try counts before it is checked, so that no one gains by leaving early or by
        trying twice at once.

        Args:
            address: Where the try comes from.

        Raises:
            Refusal: There is no code, or this address tried another one a moment ago.
        """
        if self.left_s <= 0:
            self.close()
            raise Refusal(
                RefusalReason.NO_CODE,
                message("The desk shows no pairing code, or it has expired."),
            )
        now_s = self._now_s()
        # Taken out and put back at the end, so that of too many the oldest is forgotten.
        tries, next_s = self._tries.pop(address, (0, 0.0))
        if now_s < next_s:
            self._tries[address] = (tries, next_s)
            wait_s = next_s - now_s
            raise Refusal(
                RefusalReason.WAIT,
                message("Wrong code. Try again in {wait_s:.0f} s.", wait_s=wait_s),
            )
        wait_s = min(_FIRST_WAIT_S * 2.0**tries, _LONGEST_WAIT_S)
        self._tries[address] = (tries + 1, now_s + wait_s)
        if len(self._tries) > _MOST_ADDRESSES:
            del self._tries[next(iter(self._tries))]
        return self._code

    def succeed(self, code: str) -> None:
        """Invalidate the code, which a kiosk has used.

        Raises:
            Refusal: Another kiosk was faster, or the desk shows another code by now.
        """
        # Argon2 took a while, in which another kiosk may have used the code.
        if code != self._code:
            raise Refusal(
                RefusalReason.NO_CODE, message("This pairing code has just been used or replaced.")
            )
        self.close()


def answer(code: str, meeting: Meeting, kiosk_proof: str) -> str:
    """Check a kiosk's proof against a code; the desk's own proof. Takes a fraction of a second.

    Raises:
        Refusal: The kiosk has another code, or sees another certificate than the desk's.
    """
    key = key_of(code, meeting)
    if not is_same(kiosk_proof, proof(key, "kiosk", meeting)):
        raise Refusal(
            RefusalReason.WRONG_CODE,
            message(
                "The code is wrong, or someone is intercepting the connection between this "
                "kiosk and the desk."
            ),
        )
    return proof(key, "desk", meeting)


_ELSEWHERE = (
    (socket.AF_INET, "192.0.2.1"),  # for documentation: nothing is ever sent there
    (socket.AF_INET6, "2001:db8::1"),
)


def own_addresses() -> list[str]:
    """Numbers under which the network knows this computer, then its name; asks no one."""
    addresses = []
    for family, elsewhere in _ELSEWHERE:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((elsewhere, 9))  # only chooses the way there
            addresses.append(str(probe.getsockname()[0]))
    return [*addresses, *filter(None, [platform.node()])]
