"""The fixtures of benchmarks."""

from tests.bench.conftest import say  # noqa: F401 - a fixture is found by its name
