"""The Generalized Turing Test: does a model tell an imitator from one of its own kind?"""

from turingdesk.core.message import message
from turingdesk.plugins.duels.protocols._base import Protocol

PROTOCOL = Protocol(
    title=message("Generalized Turing Test"),
    about=message("The target itself says whether it talks with its own kind or an imitator."),
    source="Section 3, Definition 1",
)
