"""The fixtures of the desk, and of a desk with people."""

from tests.gui.desk.conftest import *  # noqa: F403 - fixtures are found by their names
from tests.gui.desk.people.conftest import (  # noqa: F401 - likewise
    ada,
    desk,
    open_desk,
    people,
)
