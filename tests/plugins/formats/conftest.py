"""Commands, and files that are imported."""

from tests.cli.conftest import run  # noqa: F401 - fixtures are found by their names
from tests.exchange.conftest import put  # noqa: F401 - likewise
