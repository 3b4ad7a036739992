"""The examples in docstrings are true. Only modules that have some are imported for it."""

import doctest
import linecache
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
    found = import_module(module)
    linecache.clearcache()  # or each example looks whether any file read so far has changed
    done = doctest.testmod(found, verbose=False, exclude_empty=True)
    assert done.attempted
    assert not done.failed, "see the output above"
