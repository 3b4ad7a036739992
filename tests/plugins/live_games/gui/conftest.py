"""The fixtures of the desk."""

from tests.gui.desk.conftest import *  # noqa: F403 - fixtures are found by their names
