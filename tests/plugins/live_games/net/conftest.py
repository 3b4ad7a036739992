"""The fixtures of hosts, with the demonstration in browsers."""

from tests.net.conftest import *  # noqa: F403 - fixtures are found by their names
