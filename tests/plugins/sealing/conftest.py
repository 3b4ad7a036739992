"""The fixtures of screens, reports, and a server with a language model."""

from tests.exchange.report import conftest as report
from tests.fixtures import fixtures_of
from tests.language_models import lab
from tests.screens import conftest as screens

globals().update(fixtures_of(report, "few"))
globals().update(fixtures_of(lab))
globals().update(fixtures_of(screens, "stage"))
