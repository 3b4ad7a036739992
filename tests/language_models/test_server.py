"""Asking over HTTP, against a server in another process that behaves badly."""

import json
import socket
from datetime import UTC, datetime

import pytest

from tests.language_models.lab import lab, started
from turingdesk.core.errors import NoServer, UnknownName
from turingdesk.language_models.server import (
    KEY,
    MAX_BACKOFF_S,
    MAX_RETRY_AFTER_S,
    Server,
    ServerOptions,
    Unanswered,
    backoff_s,
    checked_server,
    retry_after_s,
)

__all__ = ["lab", "started"]

BODY = {
    "model": "tiny",
    "messages": [{"role": "user", "content": "Question: Who?\n(P) A human\n(Q) A machine"}],
    "temperature": 0.0,
    "max_tokens": 5,
    "seed": 3,
    "stream": False,
}


@pytest.fixture
def ask(lab):
    made = []

    def asked(tries=3, timeout_s=5.0, told=None):
        server = Server(ServerOptions(lab.url, "tiny", timeout_s, tries, backoff_s=0.001))
        made.append(server)
        return server.chat(BODY, lambda why, more: (told if told is not None else []).append(why))

    yield asked
    for server in made:
        server.close()


def test_a_question_gets_its_reply_and_the_body_is_what_was_given(lab, ask):
    reply = ask()
    assert (reply.text, reply.ended, reply.model, reply.tokens) == ("P", "stop", "tiny-q4", 92)
    assert reply.seconds > 0
    (asked,) = lab.log
    assert asked["body"] == BODY
    assert asked["path"] == "/v1/chat/completions"


def test_no_variable_of_the_environment_is_sent_but_the_key_that_is_named(lab, ask, monkeypatch):
    for name in ("OPENAI_API_KEY", "OPENAI_ORG_ID", "OPENAI_PROJECT_ID"):
        monkeypatch.setenv(name, f"private-{name}")
    monkeypatch.setenv("OPENAI_CUSTOM_HEADERS", "X-Own: private-header")
    monkeypatch.setenv("OPENAI_BASE_URL", "http://127.0.0.1:1/elsewhere")
    monkeypatch.setenv("HTTP_PROXY", "http://127.0.0.1:1")
    monkeypatch.setenv(KEY, "lab-key")
    ask()
    headers = {name.lower(): value for name, value in lab.log[0]["headers"].items()}
    assert headers["authorization"] == "Bearer lab-key"
    assert "private" not in json.dumps(headers)
    assert not [name for name in headers if name.startswith(("x-", "openai"))]


def test_without_a_key_nothing_is_sent_in_its_place(lab, ask):
    ask()
    assert "authorization" not in {name.lower() for name in lab.log[0]["headers"]}


@pytest.mark.parametrize(
    ("way", "why"),
    [
        ("page:500", "server error"),
        ("page:503", "server error"),
        ("page:200", "error page"),
        ("busy", "too many requests"),
        ("dropped", "line dropped"),
        ("hung", "line dropped"),
        ("nojson", "not JSON"),
        ("raw:", "not JSON"),
        ("raw:[1, 2]", "wrong shape"),
        ('raw:{"choices": [{"text": "P"}]}', "wrong shape"),
        ('raw:{"choices": [{"message": {"content": [1]}}]}', "wrong shape"),
        ('raw:{"choices": {"0": 1}}', "wrong shape"),
        ('raw:{"choices": []}', "no choices"),
    ],
)
def test_what_may_pass_is_tried_again_and_told(lab, ask, way, why):
    lab.does(way, way)
    told = []
    assert ask(told=told).text == "P"
    assert told == [why, why]
    assert len(lab.log) == 3


def test_it_gives_up_after_so_many_tries(lab, ask):
    lab.does(then="page:502")
    with pytest.raises(Unanswered, match=r"server error: 502 .*Bad Gateway") as raised:
        ask(tries=2)
    assert not raised.value.is_refused
    assert len(lab.log) == 2


def test_a_slow_server_times_out_and_is_asked_again(lab, ask):
    lab.does("slow:0.6")
    told = []
    assert ask(timeout_s=0.2, told=told).text == "P"
    assert told == ["timed out"]


def test_it_waits_as_long_as_the_server_wishes(lab, ask):
    lab.does("busy:1")
    told = []
    server = Server(ServerOptions(lab.url, "tiny", backoff_s=0.001))
    waited = []
    server.options.stop.wait = waited.append  # no one needs to wait for it
    assert server.chat(BODY, lambda why, more: told.append(why)).text == "P"
    assert waited == [1.0]
    server.close()


def test_a_question_that_the_server_refuses_is_not_asked_again(lab, ask):
    lab.does("error:400")
    with pytest.raises(Unanswered, match="refused by the server: 400") as raised:
        ask()
    assert raised.value.is_refused
    assert len(lab.log) == 1


@pytest.mark.parametrize(
    ("status", "do"),
    [(401, "correct key in"), (403, ("with permission in")), (404, "Correct --server")],
)
def test_a_server_that_takes_no_question_is_named_at_once_without_the_key(
    lab, ask, monkeypatch, status, do
):
    monkeypatch.setenv(KEY, "secret-4711")
    lab.does(f"error:{status}")
    with pytest.raises(NoServer, match=do) as raised:
        ask()
    assert f"returned {status}" in str(raised.value)
    assert "***" in str(raised.value)
    assert "secret-4711" not in str(raised.value)
    assert len(lab.log) == 1


@pytest.mark.parametrize("key", ["secret\n4711", "secret 4711", "sécret-4711"])
def test_a_key_that_cannot_be_sent_is_refused_and_not_repeated(lab, monkeypatch, key):
    monkeypatch.setenv(KEY, key)
    with pytest.raises(NoServer, match="contains more than a key") as raised:
        Server(ServerOptions(lab.url, "tiny"))
    assert "4711" not in str(raised.value)


def test_a_reply_that_repeats_the_key_is_kept_without_it(lab, ask, monkeypatch):
    monkeypatch.setenv(KEY, "secret-4711")
    lab.does("says:P secret-4711")
    assert ask().text == "P ***"


def test_a_refusal_and_an_empty_reply_are_replies(lab, ask):
    lab.does("refusal", "says:")
    assert ask().refusal == "I will not judge people."
    assert ask().text == ""
    assert len(lab.log) == 2


def test_a_model_that_the_server_does_not_have_is_answered_with_the_nearest(lab):
    server = Server(ServerOptions(lab.url, "tini"))
    with pytest.raises(UnknownName, match="Did you mean 'tiny'"):
        server.check()
    server.close()


@pytest.mark.parametrize("listed", [["tiny:latest"], ["tiny", "x"], ["*"], []])
def test_a_model_is_known_by_the_names_that_servers_list(lab, listed):
    lab.does(models=listed)
    server = Server(ServerOptions(lab.url, "tiny"))
    server.check()
    server.close()


def test_a_server_that_sends_elsewhere_is_not_followed(lab, ask):
    lab.does("elsewhere")
    with pytest.raises(Unanswered, match="refused by the server: 307"):
        ask()
    assert len(lab.log) == 1


def test_nobody_at_the_address_is_said_at_once():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = Server(ServerOptions(f"http://127.0.0.1:{port}/v1", "tiny"))
    with pytest.raises(NoServer, match=r"No server responds at .* \(.*\)\. Start it"):
        server.check()
    server.close()


def test_waits_grow_twofold_with_half_of_each_left_to_chance():
    for tried in range(1, 12):
        whole = min(MAX_BACKOFF_S, 0.5 * 2 ** (tried - 1))
        waits = [backoff_s(tried, 0.5) for _ in range(50)]
        assert whole / 2 <= min(waits) < max(waits) <= whole


def test_a_wish_of_the_server_counts_up_to_a_limit():
    assert backoff_s(1, 0.1, 7.0) == 7.0
    assert backoff_s(1, 0.1, 1e9) == MAX_RETRY_AFTER_S
    assert backoff_s(9, 10.0, 0.0) >= MAX_BACKOFF_S / 2


def test_retry_after_may_be_a_time_of_day_or_nonsense():
    now = datetime(2026, 11, 21, 12, 0, 0, tzinfo=UTC)
    assert retry_after_s({"retry-after": "Sat, 21 Nov 2026 12:00:30 GMT"}, now) == 30.0
    assert retry_after_s({"retry-after": "Sat, 21 Nov 2026 11:00:00 GMT"}, now) == 0.0
    for said in ("", "-1", "١٢", "Sat, 99 Nov"):
        assert retry_after_s({"retry-after": said}, now) is None
    assert retry_after_s({}) is None


@pytest.mark.parametrize("url", ["http://gpu:8080/v1", "https://[::1]/v1/", "http://localhost"])
def test_an_address_is_taken_without_its_last_slash(url):
    assert checked_server(url) == url.rstrip("/")


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("gpu:8080", "server address"),
        ("ftp://gpu/v1", "server address"),
        ("http://", "server address"),
        ("http://gpu:eighty/v1", "server address"),
        ("http://gpu..lab/v1", "server address"),
        ("http://ada:geheim@gpu/v1", "Put the key in an environment"),
        ("http://gpu/v1?key=geheim", "Put the key in an environment"),
    ],
)
def test_an_address_that_is_none_or_holds_a_key_is_refused_and_not_repeated(url, told):
    with pytest.raises(NoServer, match=told) as raised:
        checked_server(url)
    assert "geheim" not in str(raised.value)
