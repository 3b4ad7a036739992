"""The fixtures of kiosks."""

from tests.gui.kiosk.conftest import *  # noqa: F403 - fixtures are found by their names
