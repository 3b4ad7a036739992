"""The fixtures of benchmarks."""

from tests.bench import conftest as benchmarks
from tests.fixtures import fixtures_of

globals().update(fixtures_of(benchmarks, "say"))
