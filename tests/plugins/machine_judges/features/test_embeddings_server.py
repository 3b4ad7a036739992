"""Embeddings over HTTP, from a server in another process that behaves badly."""

import socket

import numpy as np
import pytest

from tests.language_models.lab import lab, started
from tests.language_models.lab_server import embedding
from tests.plugins.machine_judges.judged import answers, row
from turingdesk.core.errors import CannotJudge, NoServer, UnknownName
from turingdesk.language_models import server
from turingdesk.language_models.server import KEY, Server, ServerOptions
from turingdesk.plugins.machine_judges.features import FEATURES
from turingdesk.plugins.machine_judges.features._base import NO_WORDS
from turingdesk.plugins.machine_judges.features.embeddings_server import Embedder
from turingdesk.plugins.machine_judges.learning.array_cache import ArrayCache

__all__ = ["lab", "started"]

TEXTS = [f"answer {'ox' * number}" for number in range(8)]
JUDGED = answers([row(number, number % 2 == 0, text) for number, text in enumerate(TEXTS)])

WORDS = ["one", "two", "three", "four"]


@pytest.fixture(autouse=True)
def own_cache(monkeypatch, tmp_path):
    monkeypatch.setattr("turingdesk.system.paths.cache", lambda: tmp_path / "cache")
    monkeypatch.setattr(server, "backoff_s", lambda *_: 0.001)


@pytest.fixture
def ask(lab):
    def asked(judged=JUDGED, progress=None, **more):
        options = {"server": lab.url, "model": "tiny", "tries": 2, "batch": 4, **more}
        return FEATURES["embeddings_server"].compute(judged, options, progress)

    return asked


def by_id(made, judged=JUDGED):
    return {
        judged.rows[place].id: values.tolist()
        for place, values in zip(made.kept, made.values, strict=True)
    }


def wanted(*left_out):
    return {
        one.id: [pytest.approx(value) for value in embedding(one.text)]
        for one in JUDGED.rows
        if one.id not in left_out
    }


def test_each_answer_gets_the_vector_of_its_words_in_batches(lab, ask):
    told = []
    made = ask(progress=lambda done, of: told.append((done, of)))
    assert by_id(made) == wanted()
    assert (made.lost, made.troubles) == ((), {})
    assert lab.inputs == [TEXTS[:4], TEXTS[4:]]
    assert told == [(4, 8), (8, 8)]
    (first, _) = lab.log
    assert first["path"] == "/v1/embeddings"
    assert {name: first["body"][name] for name in ("model", "encoding_format")} == {
        "model": "tiny",
        "encoding_format": "float",
    }


def test_the_same_text_is_asked_once_and_never_again(lab, ask):
    twice = answers([row(n, n % 2 == 0, TEXTS[n % 3]) for n in range(9)])
    first = ask(twice)
    assert lab.inputs == [TEXTS[:3]]
    lab.does()
    again = ask(twice)
    assert lab.log == []
    assert again.digest == first.digest
    ask()
    assert lab.inputs == [TEXTS[3:7], TEXTS[7:]]
    lab.does()
    ask(model="other")
    assert lab.inputs == [TEXTS[:4], TEXTS[4:]]


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    ("way", "why"),
    [
        ("page:500", "server error"),
        ("page:200", "error page"),
        ("busy", "too many requests"),
        ("dropped", "line dropped"),
        ("hung", "line dropped"),
        ("nojson", "not JSON"),
        ("raw:[1]", "wrong shape"),
        ('raw:{"data": [1, 2, 3, 4]}', "wrong shape"),
        ('raw:{"error": {"message": "no"}}', "wrong shape"),
        ("vectors:fewer/oxox", "fewer vectors than texts"),
        ("vectors:numbered", "wrong indices"),
        ("raw:" + '{"data": [' + ",".join(["{}"] * 5) + "]}", "too many vectors"),
    ],
)
def test_what_may_pass_is_tried_again_and_counted(lab, ask, way, why):
    lab.does(way)
    made = ask()
    assert by_id(made) == wanted()
    assert made.troubles == {why: 1}
    assert made.lost == ()


@pytest.mark.parametrize("kind", ["reversed", "unnumbered"])
def test_vectors_go_by_their_index_and_without_one_by_their_order(lab, ask, kind):
    lab.does(then=f"vectors:{kind}")
    assert by_id(ask()) == wanted()


def test_a_server_that_numbers_all_vectors_alike_is_asked_for_single_texts(lab, ask):
    lab.does(then="vectors:numbered")
    made = ask()
    assert by_id(made) == wanted()
    assert made.troubles["wrong indices"] == 12  # two tries of each batch and of each half
    assert made.lost == ()


@pytest.mark.parametrize(
    ("kind", "why"),
    [
        ("nan", "is not valid: numbers that are not finite."),
        ("words", "not valid: not a list of numbers."),
        ("short", "doesn't have 12 numbers as most vectors do"),
        ("fewer", "returned no vector for it: fewer vectors than texts"),
    ],
)
def test_a_text_without_a_usable_vector_is_named_and_the_rest_goes_on(lab, ask, kind, why):
    lab.does(then=f"vectors:{kind}/{TEXTS[7]}")
    made = ask()
    assert by_id(made) == wanted("c7")
    ((lost),) = made.lost
    assert lost.ids == ("c7",)
    assert why in lost.why
    assert sum(made.troubles.values()) >= 1
    lab.does()
    assert by_id(ask()) == wanted()  # it is asked for again, and only it
    assert {text for texts in lab.inputs for text in texts} <= {TEXTS[7], "a"}


def test_a_text_that_the_model_always_fails_on_costs_no_other(lab, ask):
    lab.does(**{"not": TEXTS[7]})
    made = ask()
    assert by_id(made) == wanted("c7")
    assert made.lost[0].ids == ("c7",)
    assert "server error" in made.lost[0].why
    assert made.troubles == {"server error": 6}


def test_what_came_before_a_server_was_gone_is_kept(lab, ask):
    lab.does("good", then="page:502")
    with pytest.raises(
        NoServer,
        match=r"server error: 502 .*is saved.*run the same command again to continue",
    ):
        ask()
    lab.does()
    assert by_id(ask()) == wanted()
    assert lab.inputs == [TEXTS[4:]]


@pytest.mark.slow
def test_a_slow_server_is_asked_again(lab, ask):
    lab.does("slow:0.8")
    made = ask(timeout=0.3)
    assert by_id(made) == wanted()
    assert made.troubles == {"timed out": 1}


def test_a_server_that_cannot_embed_is_named_with_what_it_says(lab, ask):
    lab.does(then="error:400")
    with pytest.raises(NoServer, match=r"no embeddings with the model 'tiny'.*refused"):
        ask()
    lab.does(then="error:404")
    with pytest.raises(NoServer, match=r"Correct --server \(it often ends in /v1\)"):
        ask()


def test_who_is_asked_has_to_be_said_and_to_be_there(lab, ask):
    with pytest.raises(NoServer, match="not a server address"):
        ask(server="")
    with pytest.raises(NoServer, match="contains more than its location"):
        ask(server="http://me:secret@127.0.0.1/v1")
    with pytest.raises(UnknownName, match="Did you mean 'tiny'"):
        ask(model="tini")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with pytest.raises(NoServer, match=r"Start it, or correct --server"):
        ask(server=f"http://127.0.0.1:{port}/v1")


def test_texts_are_not_sent_where_a_server_points_and_the_key_is_the_one_that_is_named(
    lab, ask, monkeypatch
):
    monkeypatch.setenv(KEY, "lab-key-4711")
    monkeypatch.setenv("OPENAI_ORG_ID", "private")
    lab.does(then="elsewhere")
    with pytest.raises(NoServer, match="307"):
        ask()
    assert {one["path"] for one in lab.log} == {"/v1/embeddings"}
    headers = {name.lower(): value for name, value in lab.log[0]["headers"].items()}
    assert headers["authorization"] == "Bearer lab-key-4711"
    assert "private" not in headers.values()


def test_answers_without_words_are_named(lab, ask):
    judged = answers([*JUDGED.rows, row(8, True, "  ")])
    made = ask(judged)
    assert [(one.why, one.ids) for one in made.lost] == [(NO_WORDS, ("c8",))]
    assert np.isfinite(made.values).all()
    lab.does(then="vectors:nan/")
    with pytest.raises(CannotJudge, match=r"No answer has an embedding\. 8 answers"):
        ask(answers([row(n, n % 2 == 0, f"new {n}") for n in range(8)]))


@pytest.fixture
def embedder(lab, tmp_path):
    server = Server(ServerOptions(lab.url, "tiny", tries=1))
    yield lambda: Embedder(server, "tiny", ArrayCache(tmp_path), batch=2)
    server.close()


def test_a_kept_vector_of_another_length_than_most_is_asked_for_again(lab, embedder):
    lab.does("vectors:short/two")
    first = embedder()
    assert sorted(first.vectors(WORDS)) == ["four", "one", "three"]
    assert "doesn't have 12 numbers" in first.lost["two"]
    lab.does()
    again = embedder()
    found = again.vectors(WORDS)
    assert lab.inputs == [["two"]]
    assert again.lost == {}
    assert found["two"].tolist() == pytest.approx(embedding("two"))


def test_a_torn_file_is_asked_for_again(lab, embedder, tmp_path):
    embedder().vectors(WORDS)
    next(tmp_path.rglob("*.npy")).write_bytes(b"\x93NUMPY torn")
    lab.does()
    found = embedder().vectors(WORDS)
    assert len(lab.inputs) == len(lab.inputs[0]) == 1
    assert all(np.isfinite(vector).all() for vector in found.values())
    assert list(found) != []
