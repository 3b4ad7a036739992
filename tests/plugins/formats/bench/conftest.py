"""How benchmarks tell what they measured."""

from tests.bench import conftest as bench
from tests.fixtures import fixtures_of

globals().update(fixtures_of(bench))
