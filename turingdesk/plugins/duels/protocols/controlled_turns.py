"""The test in which the distinguisher has a given number of turns, and answers after the last."""

from turingdesk.core.message import message
from turingdesk.plugins.duels.protocols._base import Protocol, Stage

PROTOCOL = Protocol(
    title=message("Controlled turns"),
    about=message("Like gtt, but the distinguisher answers after a fixed number of turns."),
    source="Section 6.1",
    distinguisher="distinguisher_exact",
    turns=Stage.EXACT,
)
