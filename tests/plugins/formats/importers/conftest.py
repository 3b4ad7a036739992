"""Files that are imported, and the responses that come of them."""

from tests.exchange.importers.conftest import (  # noqa: F401 - fixtures are found by their names
    imported,
    read,
)
