"""A third model judges, and first talks with a fresh instance of the target."""

from turingdesk.core.message import message
from turingdesk.plugins.duels.protocols._base import Protocol, Stage

PROTOCOL = Protocol(
    title=message("Querying distinguisher"),
    about=message(
        "Like fixed-distinguisher, but the distinguisher can first talk with a specimen."
    ),
    source="Section 7, Definition 10",
    actor="fixed_actor",
    distinguisher="fixed_distinguisher_querying",
    target_queries=Stage.OPEN,
    is_fixed=True,
)
