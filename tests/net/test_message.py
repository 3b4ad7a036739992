"""Messages: what is said comes out as it went in, and nonsense is named as such."""

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.net.message import (
    LONGEST_TEXT,
    MOST,
    MOST_PIECE,
    Refusal,
    RefusalReason,
    decoded,
    encoded,
)

HEAD = {"say": "piece", "file": "sub-P-1_ses-1_study-x.jsonl", "place": 0, "at": 7}


@given(st.binary(min_size=1, max_size=3000))
def test_a_piece_of_a_file_arrives_to_the_byte(data):
    sent = {**HEAD, "data": data}
    assert decoded(encoded(sent)) == sent


@pytest.mark.parametrize("data", [b"\x00", b'"', b"\xff", "\u2028".encode(), b"\\"])
def test_the_worst_piece_still_fits_into_a_message(data):
    whole = (data * MOST_PIECE)[:MOST_PIECE]
    assert len(encoded({**HEAD, "data": whole})) < MOST


def heard(line):
    """The message of a line; None if it was refused as nonsense."""
    try:
        return decoded(line)
    except Refusal as refusal:
        if refusal.reason is not RefusalReason.NONSENSE:
            raise
        return None


@given(st.binary(max_size=200))
def test_whatever_bytes_come_they_are_a_message_or_refused(data):
    assert heard(data) is None or isinstance(heard(data)["say"], str)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


@given(
    st.sampled_from(["hello", "enter", "file", "piece", "state", "pong", "done", "do", "have"]),
    st.dictionaries(
        st.sampled_from(["file", "size", "skip", "place", "at", "proof", "booth", "ok", "id"]),
        json_values,
    ),
)
def test_a_message_with_the_wrong_members_is_refused(say, members):
    try:
        line = orjson.dumps({"say": say, **members})
    except orjson.JSONEncodeError:
        return
    if (message := heard(line)) is not None:
        assert type(message.get("size", 0)) is int
        assert type(message.get("file", "")) is str


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"GET / HTTP/1.1",
        b"[]",
        b'{"say": "sing"}',
        b'{"say": 1}',
        b'{"say": ["ping"]}',
        b'{"say": "ping"}',
        b'{"say": "ping", "number": true}',
        b'{"say": "ping", "number": 1e300}',
        b'{"say": "ping", "number": 99999999999999999999}',
        b'{"say": "done", "id": 1, "ok": 1, "why": ""}',
        b'{"say": "left", "of": "file", "file": "x", "why": "' + b"y" * (LONGEST_TEXT + 1) + b'"}',
        b"[" * 100_000,
    ],
)
def test_nonsense_is_named(line):
    with pytest.raises(Refusal) as refused:
        decoded(line)
    assert refused.value.reason is RefusalReason.NONSENSE


def test_members_of_later_versions_are_passed_over():
    assert decoded(b'{"say": "ping", "number": 3, "mood": {"is": "good"}}')["number"] == 3


@pytest.mark.parametrize("data", [None, b"", b"x" * (MOST_PIECE + 1), "text", ["bytes"]])
def test_a_piece_without_proper_bytes_is_refused(data):
    if data is None or isinstance(data, bytes):
        frame = encoded({**HEAD, "data": data})
    else:
        frame = orjson.dumps({**HEAD, "data": data})
    with pytest.raises(Refusal, match="'data' in a message 'piece'"):
        decoded(frame)


def test_bytes_that_follow_another_message_are_passed_over():
    assert decoded(b'{"say": "ping", "number": 3}\n\x00\xff')["number"] == 3
