"""The examples in docstrings are true. Only modules that have some are imported for it."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

import turingdesk

ROOT = Path(turingdesk.__file__).parent
MODULES = [
    ".".join(("turingdesk", *path.relative_to(ROOT).with_suffix("").parts)).removesuffix(
        ".__init__"
    )
    for path in sorted(ROOT.rglob("*.py"))
    if b">>> " in path.read_bytes()
]


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_of_a_module_are_true(module):
    done = doctest.testmod(import_module(module), verbose=False)
    assert done.attempted
    assert not done.failed, "see the output above"
