"""The test with querying: the actor first talks with a fresh instance of the target."""

from turingdesk.core.message import message
from turingdesk.plugins.duels.protocols._base import Protocol, Stage

PROTOCOL = Protocol(
    title=message("Generalized Turing Test with querying"),
    about=message("Like gtt, but the actor can first talk with a specimen of the target."),
    source="Section 4, Definition 6",
    actor="actor_querying",
    queries=Stage.OPEN,
)
