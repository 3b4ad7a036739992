"""With which results a study begins: those of the questions that were asked in it.

Witness games begin with success rates, as paper 3 does, and the Turing Game with how games ended
and how strong players and bots are, as paper 4 does. The verdicts of both follow.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turingdesk.analysis import ANALYSES
from turingdesk.analysis._counted import counted_responses, side_verdicts, verdicts
from turingdesk.core.message import message
from turingdesk.core.task import PLAY

if TYPE_CHECKING:
    from pandas import DataFrame

ENDING = "ending"  #: the question whose recorded answer is how a game ended
SURRENDERED = "surrendered"  #: its answer where someone gave up
TURING_TASKS = ("game", "play-game")  #: the Turing Game, in imported data and in studies
USUAL = ("confusion", "detectability")  #: verdicts on origin
OF_GAMES = ("turing_game", "success")  #: those that only games begin with
#: The parts of the analysis of Turing Games that say how games ended, and how strong who is.
TURING_PARTS = (
    *(message("outcome"), message("winner"), message("won by bot"), message("score")),
    *(message("weighted ratio"), message("strength")),
)


def headlines(responses: DataFrame) -> tuple[str, ...]:
    """The names of the analyses with which results begin, the first one first.

    Args:
        responses: Of one kind of judges. Where nothing counts, it is the verdicts on origin.
    """
    on_origin, on_sides = verdicts(responses), side_verdicts(responses)
    is_turing = on_sides["task"].isin(TURING_TASKS)
    ends = counted_responses(responses[responses["question"] == ENDING], "extra")
    given_up = ends["choice"] == SURRENDERED
    names = []
    # Its analysis is of a plugin.
    if "turing_game" in ANALYSES and (is_turing.any() or given_up.any()):
        names.append("turing_game")
    if on_origin["task"].astype("str").str.startswith(PLAY).any():
        names.append("success")
    if len(on_origin):
        names += USUAL
    if (~is_turing).any():
        names.append("pairs")
    return tuple(names) or USUAL
