"""The fixtures of benchmarks."""

from tests.bench import conftest as bench
from tests.fixtures import fixtures_of

globals().update(fixtures_of(bench))
