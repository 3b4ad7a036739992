"""Burst dialog of Wu, Wu, and Zhao (2024): one witness, and messages in any number.

Both write as many messages in a row as they like. A machine waits for a moment until the other one
has said what they wanted to say, answers all of it with one or more messages, and drops those that
it has not sent yet when it has something newer to say (section 3.2 and Figure 2). A turn is a run
of messages of the interrogator and the run of messages that answers it.
"""

from dataclasses import dataclass
from typing import Literal

from turingdesk.core.message import message, participant_message
from turingdesk.core.question import Question
from turingdesk.plugins.live_games.game import Game, GameRules, Role, Sitter, played, usual
from turingdesk.plugins.live_games.games._asked import about_one_witness
from turingdesk.plugins.live_games.pacing import DelayName


@dataclass(frozen=True, slots=True)
class BurstRules(GameRules):
    """The settings of this game in a study, with the numbers of the paper."""

    minutes: float = usual("minutes", 0.0)
    exchanges: tuple[int, ...] = usual("exchanges", (3, 10))
    turns: Literal["strict", "cyclic", "free"] = usual("turns", "free")
    quiet_s: float = usual("quiet_s", 20.0)
    listen_s: float = usual("listen_s", 3.0)
    delay: DelayName = usual("delay", "wu-2024")


def questions(rules: BurstRules) -> tuple[Question, ...]:
    """The verdict, how sure the interrogator is, and why; who knows the witness, if asked."""
    return about_one_witness(ask_known=rules.ask_known)


ROLES = (
    Role(
        "interrogator",
        participant_message("interrogator"),
        participant_message(
            "Chat with the witness as you would with a friend. Both of you can send several "
            "messages in a row. Find out whether the witness is a human or a machine."
        ),
        Sitter.PERSON,
        decides=True,
    ),
    Role(
        "witness",
        participant_message("witness"),
        participant_message(
            "Chat as you would with a friend. Both of you can send several messages in a row. "
            "Convince the interrogator that you are a human."
        ),
    ),
)
TASK = played(
    participant_message("Burst dialog"),
    message("An interrogator and one witness chat, with as many messages in a row as they like."),
    ROLES,
    questions,
    BurstRules,
)
GAME = Game(TASK, ROLES, threads=((0, 1),))
