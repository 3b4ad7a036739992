"""The three-party game of Jones and Bergen (2025), Turing's own: which witness is the human?

An interrogator talks with two witnesses at once, side by side. One is a person and one a machine,
and chance decides which is on the left. Each conversation goes in turns, and the interrogator
begins both.
"""

from turingdesk.core.message import message, participant_message
from turingdesk.core.question import Question
from turingdesk.plugins.live_games.game import Game, GameRules, Role, Sitter, played
from turingdesk.plugins.live_games.games._asked import (
    confidence,
    knew_witness,
    machine_side,
    reason,
)

_WITNESS = participant_message(
    "The interrogator talks with you and with a machine. Convince the "
    "interrogator that you are the human."
)


def questions(rules: GameRules) -> tuple[Question, ...]:
    """Which one is the human, how sure the interrogator is, and why."""
    names = (participant_message("Witness 1"), participant_message("Witness 2"))
    text = participant_message("Which witness is the human?")
    question_text = participant_message("Do you know one of the witnesses personally?")
    questions_last = [knew_witness(question_text)] if rules.ask_known else []
    return (machine_side(text, names), confidence(), reason(), *questions_last)


ROLES = (
    Role(
        "interrogator",
        participant_message("interrogator"),
        participant_message(
            "You talk with two witnesses at once. One is a human and "
            "one is a machine. Find out which one is the human."
        ),
        Sitter.PERSON,
        decides=True,
    ),
    Role("witness_1", participant_message("witness"), _WITNESS),
    Role("witness_2", participant_message("witness"), _WITNESS),
)
TASK = played(
    participant_message("Interrogator and two witnesses"),
    message("An interrogator talks with a human and a machine, and finds out which is which."),
    ROLES,
    questions,
)
GAME = Game(TASK, ROLES, threads=((0, 1), (0, 2)), machines=1)
