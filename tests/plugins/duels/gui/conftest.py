"""The fixtures of the desk and of kiosks."""

from tests.fixtures import fixtures_of
from tests.gui.desk import conftest as desk
from tests.gui.kiosk import conftest as kiosks

globals().update(fixtures_of(desk))
globals().update(fixtures_of(kiosks, "kiosk", "study"))
