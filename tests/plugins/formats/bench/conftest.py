"""How benchmarks tell what they measured."""

from tests.bench.conftest import say  # noqa: F401 - a fixture is found by its name
