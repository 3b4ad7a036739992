"""The fixtures of the desk, and of its dialog that imports data."""

from tests.fixtures import fixtures_of
from tests.gui.desk import conftest as desk
from tests.gui.desk.importing import conftest as importing

globals().update(fixtures_of(desk))
globals().update(fixtures_of(importing, "dialog"))
