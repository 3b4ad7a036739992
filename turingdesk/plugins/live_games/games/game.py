"""The Turing Game (2024): two people and a machine in one conversation, without roles.

Everyone writes at any time, under a color that is drawn for each game. Each of the two people says
once which of the others is the machine; whoever has said so can still write. They win together if
both are right, and lose together if one is not. There is no time limit, and either of them can
give up for both (section 3 and appendix D).
"""

from dataclasses import dataclass
from typing import Literal

from turingdesk.core.message import message, participant_message
from turingdesk.core.question import Kind, Question
from turingdesk.core.task import column
from turingdesk.plugins.live_games.game import ENDING, Game, GameRules, Role, played, usual
from turingdesk.plugins.live_games.games._asked import accusation
from turingdesk.plugins.live_games.pacing import DelayName

COLORS = ("red", "yellow", "blue", "purple")  #: of which each player draws another one


@dataclass(frozen=True, slots=True)
class TuringRules(GameRules):
    """The settings of this game in a study, with the numbers of the paper."""

    minutes: float = usual("minutes", 0.0)
    characters: int = usual("characters", 255)
    turns: Literal["strict", "cyclic", "free"] = usual("turns", "free")
    delay: DelayName = usual("delay", "turing-game-ours")
    choose: Literal["thompson", "equally"] = usual("choose", "equally")
    threshold: float = column(
        message(
            "How different two people who play together can be: the threshold of the "
            "matching distance, which grows with the difference in their strengths, with "
            "the difference in the minutes that they take to decide, and with the number "
            "of games that they have played together"
        ),
        default=1.0,
        required=False,
        ends=(0.01, 1000),
        title=message("Matching threshold"),
    )
    ask_comment: bool = column(
        message("Whether people can comment on the game when it is over"),
        default=True,
        required=False,
        title=message("Ask for a comment"),
    )


def questions(rules: TuringRules) -> tuple[Question, ...]:
    """Who was accused, and how the game ended; a comment, which no one has to write."""
    ended = Question(
        ENDING, participant_message("The end of the game"), Kind.RECORDED, required=False
    )
    comment = Question(
        "comment",
        participant_message("Would you like to say something about this game?"),
        Kind.TEXT,
        required=False,
        lines=3,
    )
    return (accusation(), ended, *([comment] if rules.ask_comment else []))


_BRIEF = participant_message(
    "You chat with two others. One is a human, and the other is a machine. Work with the "
    "human to find out which one is the machine, and accuse it. You can accuse only once. "
    "You win together if both of you are right, and lose if either of you is wrong."
)
ROLES = tuple(
    Role(name, participant_message("player"), _BRIEF, decides=True)
    for name in ("player_1", "player_2", "player_3")
)
TASK = played(
    participant_message("Turing Game"),
    message(
        "Two people and a machine chat with each other; both people have to find the machine."
    ),
    ROLES,
    questions,
    TuringRules,
)
GAME = Game(TASK, ROLES, threads=((0, 1, 2),), machines=1, colors=COLORS)
