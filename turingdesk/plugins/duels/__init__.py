"""Model against model: an actor imitates a target, and a distinguisher says whether it met it.

Here: the protocols of the Generalized Turing Test (paper 2), plans of many trials, what runs them,
scripted models for dry runs, and people in the roles of models (`people.py`). Each trial is a
session in the data folder, with one answer to the question "same", so that the table, exports, and
reports need to know nothing of duels.
Not here: scores of trials (`analysis/turing_scores.py`), which tests with people have, too.
Begin with `dialogue`, then `plan` and `runner`.

Brings: the command `duel`, plans for `new` and `check`, the page Duels with its help, the analyses
`duel_outcomes` and `duel_questions`, and the games `distinguisher`, `respondent`, and `duel`, in
which people take part in trials. Those games are here although they are played as all others are:
a plan says who meets whom, and its models have the seats that people don't have. The house asks a
game who has the seats of its machines (`Game.seats`), and knows neither plans nor trials.
Without it, trials stay in the data folder, and are checked, scored, reported, and withdrawn as
before; plans can't be run, and studies with these games can't be opened.
"""

from turingdesk.core.message import message, term
from turingdesk.core.plugin import Plugin

PLUGIN = Plugin(
    name="duels",
    title=message("Duels"),
    version="1.0",
    requires=("live_games",),
    deeds=(
        term("ran a plan of duels", "in the record"),
        term("saved a plan of duels", "in the record"),
        term("stopped a plan of duels", "in the record"),
    ),
)
