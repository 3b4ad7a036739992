"""The fixtures of the desk, and of its dialog that imports data."""

from tests.gui.desk.conftest import *  # noqa: F403 - fixtures are found by their names
from tests.gui.desk.importing.conftest import dialog  # noqa: F401 - likewise
