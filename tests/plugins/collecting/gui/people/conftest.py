"""The fixtures of desks at which people have signed in."""

from tests.gui.desk.people.conftest import *  # noqa: F403 - fixtures are found by their names
from tests.gui.desk.people.test_audit import chosen, sit_in, with_study  # noqa: F401 - likewise
