"""Fixtures of other folders, for the `conftest.py` of a folder that needs them too."""

import pytest

_KIND = type(pytest.fixture(lambda: None))


def fixtures_of(module, *names):
    """Those of a module by their names, all or some.

    Pytest finds fixtures by their names in a module, so `globals().update` takes them in. If they
    were imported they would look unused.
    """
    fixtures = {name: value for name, value in vars(module).items() if isinstance(value, _KIND)}
    return {name: fixtures[name] for name in names} if names else fixtures
