"""The floor of a room in which everyone writes when they like: which machine writes now.

One machine at a time finds words, whether it answers or breaks a silence. The other ones don't
wait for the floor but do without, as in The Turing Game (2024, appendix D.2): by the time that the
floor is free, they would answer something else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

SILENCE_S = 10.0  #: after which a machine may write unasked, and how often it may try


@dataclass(slots=True)
class Floor:
    """Who writes.

    Args:
        chance: Decides which machine breaks a silence.
        heard_s: When the room began, and later when someone last wrote.
        silence_s: After which a machine may write unasked; 0 for never.
    """

    chance: Random
    heard_s: float = 0.0
    silence_s: float = SILENCE_S
    writes: str = ""  #: the machine that has the floor
    tried_s: float | None = None  #: when a machine last got it unasked

    def hear(self, now_s: float) -> None:
        """Note that someone wrote."""
        self.heard_s, self.tried_s = now_s, None

    def take(self, who: str) -> bool:
        """Give a machine the floor if it is free."""
        if self.writes:
            return False
        self.writes = who
        return True

    def leave(self, who: str) -> None:
        """Take the floor from a machine that is done; a repeated call changes nothing."""
        if self.writes == who:
            self.writes = ""

    def quiet_s(self, now_s: float) -> float:
        """Return for how long no one has written."""
        return max(0.0, now_s - self.heard_s)

    def break_silence(self, machines: Sequence[str], now_s: float) -> str:
        """The machine that may write unasked now and gets the floor; none before it is time.

        Args:
            machines: Those that would be allowed to write.
            now_s: The room's time.
        """
        since_s = self.heard_s if self.tried_s is None else self.tried_s
        if self.writes or not machines or not 0 < self.silence_s <= now_s - since_s:
            return ""
        # Also where the machine then says nothing, or it would be asked in every round.
        self.tried_s = now_s
        self.writes = self.chance.choice([*machines])
        return self.writes
