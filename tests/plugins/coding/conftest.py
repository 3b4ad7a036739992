"""The fixtures of screens."""

from tests.screens.conftest import stage  # noqa: F401 - a fixture is found by its name
