"""A trial of a plan of duels whose distinguisher is a person (paper 2, section 3).

The distinguisher writes first and learns at the end what to say: whether the other one is the
target. The other one is a model, and either the target itself or one that imitates it.
"""

from dataclasses import dataclass

from turingdesk.core.message import message, participant_message
from turingdesk.core.question import Choice, Question
from turingdesk.core.task import column
from turingdesk.plugins.duels.games._duels import IS_TARGET, DuelRules, of_duels
from turingdesk.plugins.duels.games._seats import seats
from turingdesk.plugins.live_games.game import Game, Role, Sitter, played
from turingdesk.plugins.live_games.games._asked import confidence, reason

SAME, OTHER = "1", "0"  #: the answers to the question whether it is the target


@dataclass(frozen=True, slots=True)
class DistinguisherRules(DuelRules):
    """The settings of this game in a study."""

    question: str = column(
        message(
            "The question at the end, such as: Is the other one a human? Empty: whether "
            "the partner is the one that the instructions describe"
        ),
        default="",
        required=False,
        title=message("Question"),
    )


def questions(rules: DistinguisherRules) -> tuple[Question, ...]:
    """Questions on the other one: the target or not, with what confidence, and why."""
    text = rules.question or participant_message("Is your partner the one that was described?")
    choices = (
        Choice(SAME, participant_message("Yes"), "f"),
        Choice(OTHER, participant_message("No"), "j"),
    )
    return (Question(IS_TARGET, text, choices=choices), confidence(), reason())


ROLES = (
    Role(
        "distinguisher",
        participant_message("interrogator"),
        participant_message("Ask whatever you like, and find out who your partner is."),
        Sitter.PERSON,
        decides=True,
    ),
    Role("agent", participant_message("the other one"), "", Sitter.MACHINE),
)
TASK = of_duels(
    played(
        participant_message("Distinguisher of a duel"),
        message("A person judges whether a model is the one that it seems to be."),
        ROLES,
        questions,
        DistinguisherRules,
    )
)
GAME = Game(TASK, ROLES, threads=((0, 1),), seats=seats)
