"""Pairing codes are stretched less in tests, which pair often; one test uses the full length."""

import pytest

from turingdesk.net import proof


@pytest.fixture(autouse=True)
def quick_codes(monkeypatch):
    """64 KiB instead of 64 MiB."""
    monkeypatch.setattr(proof, "MEMORY_KIB", 64)
