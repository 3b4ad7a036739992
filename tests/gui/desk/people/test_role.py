"""Roles have names in the language of the desk."""

from turingdesk.gui.desk.people.role import NAMES, role_in_words
from turingdesk.people.person import Role


def test_every_role_is_called_something_and_in_english_as_it_is_stored():
    assert set(NAMES) == set(Role)
    assert [role_in_words(role) for role in Role] == [role.value for role in Role]
