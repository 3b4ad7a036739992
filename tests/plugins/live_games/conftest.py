"""Files that are imported."""

from tests.exchange import conftest as exchange
from tests.fixtures import fixtures_of

globals().update(fixtures_of(exchange, "put"))
