"""How benchmarks tell what they measured."""

import sys

import pytest


@pytest.fixture
def say(capsys):
    """Tell what was measured, whatever pytest captures."""

    def aloud(text):
        with capsys.disabled():
            sys.stdout.write(f"\n{text}\n")

    return aloud
