"""The fixtures of hosts, with the demonstration in browsers."""

from tests.fixtures import fixtures_of
from tests.net import conftest as hosts

globals().update(fixtures_of(hosts))
