"""What the roles of people are called at the desk."""

from __future__ import annotations

from turingdesk.gui.translation import tr, tr_noop
from turingdesk.people.person import Role

NAMES = {
    Role.INVESTIGATOR: tr_noop("Desk", "investigator"),
    Role.ASSISTANT: tr_noop("Desk", "assistant"),
}


def role_in_words(role: Role) -> str:
    """A role in the language of the desk."""
    return tr("Desk", NAMES[role])
