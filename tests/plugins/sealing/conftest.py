"""The fixtures of screens, reports, and a server with a language model."""

from tests.exchange.report.conftest import few  # noqa: F401 - fixtures are found by their names
from tests.language_models.lab import lab, started  # noqa: F401 - likewise
from tests.screens.conftest import stage  # noqa: F401 - likewise
