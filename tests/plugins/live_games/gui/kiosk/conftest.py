"""The fixtures of kiosks."""

from tests.fixtures import fixtures_of
from tests.gui.kiosk import conftest as kiosks

globals().update(fixtures_of(kiosks))
