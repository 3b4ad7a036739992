"""The fixtures of the desk, and of a desk with people."""

from tests.fixtures import fixtures_of
from tests.gui.desk import conftest as desk
from tests.gui.desk.people import conftest as people

globals().update(fixtures_of(desk))
globals().update(fixtures_of(people))
