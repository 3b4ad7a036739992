"""The fixtures of the desk and of kiosks."""

from tests.gui.desk.conftest import *  # noqa: F403 - fixtures are found by their names
from tests.gui.kiosk.conftest import kiosk, study  # noqa: F401 - likewise
