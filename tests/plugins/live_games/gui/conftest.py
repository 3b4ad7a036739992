"""The fixtures of the desk."""

from tests.fixtures import fixtures_of
from tests.gui.desk import conftest as desk

globals().update(fixtures_of(desk))
