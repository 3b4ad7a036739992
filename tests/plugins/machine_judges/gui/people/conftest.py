"""The fixtures of desks at which people have signed in."""

from tests.fixtures import fixtures_of
from tests.gui.desk.people import conftest as people
from tests.gui.desk.people import test_audit

globals().update(fixtures_of(people))
globals().update(fixtures_of(test_audit, "chosen", "sit_in", "with_study"))
