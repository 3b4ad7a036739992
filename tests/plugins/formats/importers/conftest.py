"""Files that are imported, and the responses that come of them."""

from tests.exchange.importers.conftest import read  # noqa: F401 - a fixture is found by its name
