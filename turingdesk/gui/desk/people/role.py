"""What the roles of people are called at the desk."""

from __future__ import annotations

from turingdesk.gui.translation import later, said
from turingdesk.people.person import Role

NAMES = {
    Role.INVESTIGATOR: later("Desk", "investigator"),
    Role.ASSISTANT: later("Desk", "assistant"),
}


def role_in_words(role: Role) -> str:
    """A role in the language of the desk."""
    return said("Desk", NAMES[role])
