"""What tests of the desk share: quick pairing codes, and the demonstration in browsers."""

import pytest

from tests.net.browsers import WebHere, at_once, folder_of
from turingdesk.net import proof
from turingdesk.study.package import open_package


@pytest.fixture(autouse=True)
def quick_codes(monkeypatch):
    """64 KiB instead of 64 MiB: tests pair often; one of them uses the full length."""
    monkeypatch.setattr(proof, "MEMORY_KIB", 64)


@pytest.fixture(scope="package")
def demo():
    """The demonstration study, in which no answer has to wait."""
    return at_once(open_package(folder_of("demo")))


@pytest.fixture
def web(tmp_path, demo):
    """A host with a page for browsers, on which the demonstration is judged."""
    with WebHere(tmp_path, demo) as web:
        yield web
