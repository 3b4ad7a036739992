"""Who plays with whom, where players are matched by strength (The Turing Game, section 3.1).

The equations are those of `analysis.games.pairing`: the distance of two players grows with the
difference of their strengths, with that of the times that they take to decide, and with the games
that they had together of late; it shrinks while they wait. Players are matched as long as there is
a pair with a distance below 0, the closest first. No one plays with someone of another language,
or with someone whom they reported; who is kept apart from someone that waits too is matched first,
so that the two are not what is left over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from turingdesk.plugins.live_games.kept_apart import KeptApart
from turingdesk.plugins.live_games.ratings import Ratings

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
        apart: Who never plays with whom.
    """

    ratings: Ratings
    threshold: float
    apart: KeptApart = field(default_factory=KeptApart)

    def distances(self, waiting: Sequence[Waiting]) -> NDArray[np.float64]:
        """The distance between each two; infinite if they can't play together."""
        import numpy as np

        from turingdesk.plugins.live_games.analysis.games import pairing

        standings = [self.ratings.of(player.player) for player in waiting]
        mean_minutes = self.ratings.minutes
        minutes = [
            mean_minutes if standing.minutes is None else standing.minutes
            for standing in standings
        ]
        places = {player.player: at for at, player in enumerate(waiting)}
        met = [[places.get(other, -1) for other in standing.partners] for standing in standings]
        adjusted = pairing.adjusted(
            pairing.distances([standing.strength for standing in standings], minutes),
            pairing.penalty(met),
            [player.waited_s / 60 for player in waiting],
            self.threshold,
        )
        players = np.asarray([player.player for player in waiting])
        languages = np.asarray([base_language(player.language) for player in waiting])
        # The same person can wait in two places, and doesn't play with themselves.
        can_play = (players[:, None] != players) & (languages[:, None] == languages)
        return np.where(can_play & ~self._kept_apart(waiting), adjusted, np.inf)

    def _kept_apart(self, waiting: Sequence[Waiting]) -> NDArray[np.bool_]:
        """A square array that is True for each pair of players who must not meet."""
        import numpy as np

        is_apart = np.zeros((len(waiting), len(waiting)), bool)
        for pair in self.apart.among([player.player.casefold() for player in waiting]):
            is_apart[pair] = True
        return is_apart

    def pairs(self, waiting: Sequence[Waiting]) -> list[tuple[int, int]]:
        """Those who play together now, by their places among those who wait."""
        if len(waiting) < _TWO:
            return []
        import numpy as np

        from turingdesk.plugins.live_games.analysis.games.pairing import best

        distance, pair_list = self.distances(waiting), list[tuple[int, int]]()
        is_first = np.any(self._kept_apart(waiting), axis=1, keepdims=True)
        firsts = np.where(is_first | is_first.T, distance, np.inf)
        for allowed in (firsts, distance):
            while (pair := best(allowed)) is not None:
                pair_list.append(pair)
                for at in pair:
                    # In both, since someone who has a partner is free in neither.
                    for matrix in (firsts, distance):
                        matrix[at, :] = matrix[:, at] = np.inf
        return pair_list


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
    languages = {base_language(code) for code in codes}
    return languages.pop() if len(languages) == 1 else ""


_TWO = 2
