"""A third model judges, and the actor first talks with a fresh instance of the target."""

from turingdesk.core.message import message
from turingdesk.plugins.duels.protocols._base import Protocol, Stage

PROTOCOL = Protocol(
    title=message("Fixed distinguisher with querying"),
    about=message("Like fixed-distinguisher, but the actor can first talk with a specimen."),
    source="Section 7, Definition 10",
    actor="fixed_actor_querying",
    distinguisher="fixed_distinguisher",
    queries=Stage.OPEN,
    is_fixed=True,
)
