"""The online test of Zhang et al. (Fig. S8): a judge asks a human and a machine the same.

Each question goes to both, who answer without seeing each other's answers. Each game draws after
how many questions it ends, which the judge and the human know. Each game also draws who deceives:
the machine, which passes for a human, or the human, who passes for a machine while the machine
says what it is.
"""

from dataclasses import dataclass, replace
from typing import Literal

from turingdesk.core.message import message, participant_message
from turingdesk.core.question import Question
from turingdesk.plugins.live_games.game import Game, GameRules, Role, Sitter, played, usual
from turingdesk.plugins.live_games.games._asked import machine_side

MACHINE_DECEIVES, HUMAN_DECEIVES = "machine_deceives", "human_deceives"


@dataclass(frozen=True, slots=True)
class TrioRules(GameRules):
    """The settings of this game in a study, with the numbers of the paper."""

    minutes: float = usual("minutes", 0.0)
    exchanges: tuple[int, ...] = usual("exchanges", (1, 5, 10, 20))
    asked: Literal["each", "both"] = usual("asked", "both")
    machine_words: int = usual("machine_words", 15)
    choose: Literal["thompson", "equally"] = usual("choose", "equally")


def questions(rules: TrioRules) -> tuple[Question, ...]:
    """A choice between the two."""
    names = (participant_message("Witness 1"), participant_message("Witness 2"))
    return (machine_side(participant_message("Which witness is the human?"), names),)


_HUMAN = participant_message(
    "You answer the judge's questions, and so does a machine. Convince the judge that you are the "
    "human."
)
_DECEIVER = participant_message(
    "You answer the judge's questions, and so does a machine. Convince the judge that you are the "
    "machine."
)
_WITNESSES = ("witness_1", "witness_2")
ROLES = (
    Role(
        "judge",
        participant_message("judge"),
        participant_message(
            "Each of your questions goes to a human and to a machine. One of them might "
            "try to deceive you. Find out which one is the human."
        ),
        Sitter.PERSON,
        decides=True,
    ),
    *(Role(name, participant_message("witness"), _HUMAN) for name in _WITNESSES),
)
TASK = replace(
    played(
        participant_message("One judge, two respondents"),
        message("A judge asks a human and a machine the same questions. One of the two deceives."),
        ROLES,
        questions,
        TrioRules,
    ),
    conditions=(MACHINE_DECEIVES, HUMAN_DECEIVES),
)
GAME = Game(
    TASK,
    ROLES,
    threads=((0, 1), (0, 2)),
    machines=1,
    conditions=TASK.conditions,
    briefs={(name, HUMAN_DECEIVES): _DECEIVER for name in _WITNESSES},
)
