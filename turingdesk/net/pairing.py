"""The code that the desk shows while a kiosk is paired: good for minutes and a few tries."""

from __future__ import annotations

import time
from collections.abc import Callable

from turingdesk.net.proof import Meeting, is_same, key_of, new_code, proof
from turingdesk.net.refusal import Reason, Refusal

VALID_S = 300.0
MOST_TRIES = 5  #: wrong ones; then a new code has to be asked for
_FIRST_WAIT_S = 1.0  #: after a wrong code; doubles with each


class Pairing:
    """At most one code at a time; it pairs one kiosk.

    Args:
        now_s: A clock that only runs forward.
    """

    def __init__(self, now_s: Callable[[], float] = time.monotonic) -> None:
        self._now_s = now_s
        self._code = ""
        self._until_s = 0.0
        self._wrong = 0
        self._next_s = 0.0

    def open(self, valid_s: float = VALID_S) -> str:
        """Show a new code; one that was shown before is over."""
        self._code, self._wrong = new_code(), 0
        self._until_s, self._next_s = self._now_s() + valid_s, 0.0
        return self._code

    def close(self) -> None:
        """No code is good any more."""
        self._code = ""

    @property
    def left_s(self) -> float:
        """For how long the code is good; 0 where there is none."""
        return max(0.0, self._until_s - self._now_s()) if self._code else 0.0

    def begin(self) -> str:
        """The code to hold one try against.

        The try counts as wrong until `succeed`, so that nobody gains by leaving early
        or by trying twice at once.

        Raises:
            Refusal: There is no code, or the last wrong one was a moment ago.
        """
        if self.left_s <= 0:
            self.close()
            raise Refusal(Reason.NO_CODE, "The desk shows no pairing code, or it has expired.")
        now_s = self._now_s()
        if now_s < self._next_s:
            wait_s = self._next_s - now_s
            raise Refusal(Reason.WAIT, f"Too soon after a wrong code: wait {wait_s:.0f} s.")
        self._next_s = now_s + _FIRST_WAIT_S * 2.0**self._wrong
        self._wrong += 1
        code = self._code
        if self._wrong >= MOST_TRIES:
            self.close()
        return code

    def succeed(self) -> None:
        """A kiosk knew the code: it is used up."""
        self.close()


def answer(code: str, meeting: Meeting, told: str) -> str:
    """Hold a kiosk's proof against a code; the desk's own proof. Takes a fraction of a second.

    Raises:
        Refusal: The kiosk has another code, or sees another certificate than the desk's.
    """
    key = key_of(code, meeting)
    if not is_same(told, proof(key, "kiosk", meeting)):
        raise Refusal(
            Reason.WRONG_CODE,
            "The code is another one, or somebody is between this kiosk and the desk.",
        )
    return proof(key, "desk", meeting)
