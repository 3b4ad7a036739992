"""A third model judges: it says whether it talks with the target or an imitator."""

from turingdesk.core.message import message
from turingdesk.plugins.duels.protocols._base import Protocol

PROTOCOL = Protocol(
    title=message("Fixed distinguisher"),
    about=message("Given models say whether they talk with the target or an imitator."),
    source="Section 7, Definition 10",
    actor="fixed_actor",
    distinguisher="fixed_distinguisher",
    is_fixed=True,
)
