"""The fixtures of the desk, of commands, and of files."""

from tests.exchange.conftest import put  # noqa: F401 - fixtures are found by their names
