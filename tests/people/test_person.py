"""Roles of people."""

from turingdesk.people.person import ROLE_TITLES, Role


def test_every_role_is_called_as_it_is_stored():
    assert [ROLE_TITLES[role] for role in Role] == [role.value for role in Role]
