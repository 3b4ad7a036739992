"""The two-player game of Jones and Bergen (2024): an interrogator and one witness.

The interrogator writes first, and both write in turns for five minutes. The witness is a person or
a machine; whoever meets a machine is the interrogator. The verdict comes with a confidence, during
the game or after it.
"""

from turingdesk.core.message import message, participant_message
from turingdesk.core.question import Question
from turingdesk.plugins.live_games.game import Game, GameRules, Role, Sitter, played
from turingdesk.plugins.live_games.games._asked import about_one_witness


def questions(rules: GameRules) -> tuple[Question, ...]:
    """The verdict, how sure the interrogator is, and why; who knows the witness, if asked."""
    return about_one_witness(ask_known=rules.ask_known)


ROLES = (
    Role(
        "interrogator",
        participant_message("interrogator"),
        participant_message(
            "Ask whatever you like, and find out whether the witness is a human or a machine."
        ),
        Sitter.PERSON,
        decides=True,
    ),
    Role(
        "witness",
        participant_message("witness"),
        participant_message("Convince the interrogator that you are a human."),
    ),
)
TASK = played(
    participant_message("Interrogator and witness"),
    message("An interrogator finds out whether one witness is a human or a machine."),
    ROLES,
    questions,
)
GAME = Game(TASK, ROLES, threads=((0, 1),))
