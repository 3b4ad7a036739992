"""A desk in the process of the test, which looks at its rooms often."""

import pytest

from tests.net.lab import DeskHere
from turingdesk.plugins.live_games.net import rooms


@pytest.fixture
def desk(tmp_path, monkeypatch):
    monkeypatch.setattr(rooms, "_TICK_S", 0.02)
    with DeskHere(tmp_path) as desk:
        yield desk
