"""Commands, and files that are imported."""

from tests.cli import conftest as cli
from tests.exchange import conftest as exchange
from tests.fixtures import fixtures_of

globals().update(fixtures_of(cli, "run"))
globals().update(fixtures_of(exchange, "put"))
