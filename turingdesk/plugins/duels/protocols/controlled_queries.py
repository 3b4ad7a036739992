"""The test with querying in which the actor has a given number of queries."""

from turingdesk.core.message import message
from turingdesk.plugins.duels.protocols._base import Protocol, Stage

PROTOCOL = Protocol(
    title=message("Controlled queries"),
    about=message("Like gttq, but the actor asks the specimen a fixed number of times."),
    source="Section 6.1, Definition 9",
    actor="actor_exact",
    queries=Stage.EXACT,
)
