"""The fixtures of a desk with people."""

from tests.fixtures import fixtures_of
from tests.gui.desk.people import conftest as people

globals().update(fixtures_of(people))
