"""A trial of a plan of duels in which a person answers: as the actor, or as a specimen (paper 2).

An actor is questioned by the distinguisher, which is a model, and tries to pass for the target.
What the target is like, the instructions of the block say. A specimen is asked by an actor, which
is a model, and answers as itself.
"""

from turingdesk.core.message import message, participant_message
from turingdesk.core.question import Question
from turingdesk.plugins.duels.games._duels import DuelRules, of_duels
from turingdesk.plugins.duels.games._seats import seats
from turingdesk.plugins.live_games.game import Game, Role, Sitter, played


def questions(rules: DuelRules) -> tuple[Question, ...]:
    """Nothing: the model decides."""
    return ()


ROLES = (
    Role(
        "respondent",
        participant_message("respondent"),
        participant_message("Wait for your partner to write, and answer all messages."),
        Sitter.PERSON,
    ),
    Role("questioner", participant_message("the other one"), "", Sitter.MACHINE, decides=True),
)
TASK = of_duels(
    played(
        participant_message("Respondent of a duel"),
        message(
            "A person answers a model, either as the one who is imitated or as the one who "
            "imitates."
        ),
        ROLES,
        questions,
        DuelRules,
    )
)
GAME = Game(TASK, ROLES, threads=((1, 0),), seats=seats)
