"""The fixtures of hosts."""

from tests.net.conftest import quick_codes  # noqa: F401 - a fixture is found by its name
