"""The fixtures of a desk with people."""

from tests.gui.desk.people.conftest import (  # noqa: F401 - fixtures are found by their names
    ada,
    desk,
    open_desk,
    people,
)
