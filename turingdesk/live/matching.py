"""Who plays with whom, where players are matched by strength (The Turing Game, section 3.1).

The equations are those of `analysis.games.pairing`: the distance of two players grows with the
difference of their strengths, with that of the times that they take to decide, and with the games
that they had together of late; it shrinks while they wait. Players are matched as long as there is
a pair with a distance below 0, the closest first. No one plays with someone of another language.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from turingdesk.live.ratings import Ratings

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class Waiting:
    """Someone who waits for a partner."""

    player: str  #: the participant code
    language: str  #: of the session
    waited_s: float


@dataclass(frozen=True, slots=True)
class Matching:
    """Matches players.

    Args:
        ratings: What is known of them.
        threshold: How unlike two can be that play together, greater than 0.
    """

    ratings: Ratings
    threshold: float

    def distances(self, waiting: Sequence[Waiting]) -> NDArray[np.float64]:
        """The distance between each two; infinite if they can't play together."""
        import numpy as np

        from turingdesk.analysis.games import pairing

        known = [self.ratings.of(one.player) for one in waiting]
        usual = self.ratings.minutes
        minutes = [usual if one.minutes is None else one.minutes for one in known]
        places = {one.player: at for at, one in enumerate(waiting)}
        met = [[places.get(other, -1) for other in one.partners] for one in known]
        found = pairing.adjusted(
            pairing.distances([one.strength for one in known], minutes),
            pairing.penalty(met),
            [one.waited_s / 60 for one in waiting],
            self.threshold,
        )
        players = np.asarray([one.player for one in waiting])
        languages = np.asarray([base_language(one.language) for one in waiting])
        can_play = (players[:, None] != players) & (languages[:, None] == languages)
        return np.where(can_play, found, np.inf)

    def pairs(self, waiting: Sequence[Waiting]) -> list[tuple[int, int]]:
        """Those who play together now, by their places among those who wait."""
        if len(waiting) < _TWO:
            return []
        import numpy as np

        from turingdesk.analysis.games.pairing import best

        distance, found = self.distances(waiting), list[tuple[int, int]]()
        while (pair := best(distance)) is not None:
            found.append(pair)
            for at in pair:
                distance[at, :] = distance[:, at] = np.inf
        return found


def base_language(code: str) -> str:
    """A language without its region, since people of en-GB and en-US understand each other.

    >>> base_language("zh-CN")
    'zh'
    """
    return code.replace("_", "-").partition("-")[0].casefold()


def common_language(codes: Sequence[str]) -> str:
    """The language that people have in common; empty if they have none.

    >>> common_language(["en-GB", "en"]), common_language(["en", "de"])
    ('en', '')
    """
    found = {base_language(code) for code in codes}
    return found.pop() if len(found) == 1 else ""


_TWO = 2
