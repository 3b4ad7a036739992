"""What was kept is trusted only as far as it fits the rest."""

import numpy as np
import pytest

from tests.judges.language_model.lab import lab, started
from tests.judges.language_model.lab_server import embedding
from turingdesk.judges.features._embedder import Embedder
from turingdesk.judges.language_model.server import Server, ServerOptions
from turingdesk.judges.learning.array_cache import Kept

__all__ = ["lab", "started"]

TEXTS = ["one", "two", "three", "four"]


@pytest.fixture
def embedder(lab, tmp_path):
    server = Server(ServerOptions(lab.url, "tiny", tries=1))
    yield lambda: Embedder(server, "tiny", Kept(tmp_path), batch=2)
    server.close()


def test_a_kept_vector_of_another_length_than_most_is_asked_for_again(lab, embedder):
    lab.does("vectors:short/two")
    first = embedder()
    assert sorted(first.vectors(TEXTS)) == ["four", "one", "three"]
    assert "has not 12 numbers" in first.lost["two"]
    lab.does()
    again = embedder()
    found = again.vectors(TEXTS)
    assert lab.inputs == [["two"]]
    assert again.lost == {}
    assert found["two"].tolist() == pytest.approx(embedding("two"))


def test_a_torn_file_is_asked_for_again(lab, embedder, tmp_path):
    embedder().vectors(TEXTS)
    next(tmp_path.rglob("*.npy")).write_bytes(b"\x93NUMPY torn")
    lab.does()
    found = embedder().vectors(TEXTS)
    assert len(lab.inputs) == len(lab.inputs[0]) == 1
    assert all(np.isfinite(vector).all() for vector in found.values())
    assert list(found) != []
