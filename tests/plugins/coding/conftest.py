"""The fixtures of screens."""

from tests.fixtures import fixtures_of
from tests.screens import conftest as screens

globals().update(fixtures_of(screens, "stage"))
