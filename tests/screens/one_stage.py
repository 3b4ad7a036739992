"""One stage for all tests of a file, which change nothing on it: its sessions take a second."""

import pytest

from tests.screens.stage import Stage


@pytest.fixture(scope="module")
def stage(tmp_path_factory):
    made = Stage(tmp_path_factory.mktemp("stage"))
    yield made
    made.close()
