"""A trial of a plan of duels between two people, or between a person and a model (paper 2).

As in Turing's game, whoever judges doesn't know which of the two it is. So a plan in which people
are imitated has what its scores need: how often people are taken for people, beside how often
models are. Chance decides in each game whether the other one is a model (`machine_share`).
"""

from turingdesk.core.message import message, participant_message
from turingdesk.plugins.duels.games import distinguisher, respondent
from turingdesk.plugins.duels.games._duels import of_duels
from turingdesk.plugins.duels.games._seats import seats
from turingdesk.plugins.live_games.game import Game, Role, Sitter, played

_judge, _ = distinguisher.ROLES
_respondent, _ = respondent.ROLES
ROLES = (_judge, Role("agent", _respondent.title, _respondent.brief, Sitter.ANYONE))
TASK = of_duels(
    played(
        participant_message("Duel"),
        message("A person judges whether a person or a model is the one that they seem to be."),
        ROLES,
        distinguisher.questions,
        distinguisher.DistinguisherRules,
    )
)
GAME = Game(TASK, ROLES, threads=((0, 1),), seats=seats)
