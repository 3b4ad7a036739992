"""The fixtures of hosts."""

from tests.fixtures import fixtures_of
from tests.net import conftest as net

globals().update(fixtures_of(net, "quick_codes"))
