import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from turingdesk.core.errors import BadSource
from turingdesk.exchange.importers._base import SourceFile, Tally
from turingdesk.plugins.formats.importers import _records
from turingdesk.plugins.formats.importers._records import file_name, json_records

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    st.lists,
    max_leaves=8,
)


@pytest.fixture(scope="module")
def file(tmp_path_factory):
    folder = tmp_path_factory.mktemp("records")

    def written(data, name="a.json"):
        (folder / name).write_bytes(data if isinstance(data, bytes) else data.encode())
        return SourceFile(folder / name)

    return written


def read(source):
    tally = Tally("records")
    return list(json_records(source, tally)), tally


@pytest.fixture(params=[1, 7, 1 << 20])
def chunks(request, monkeypatch):
    monkeypatch.setattr(_records, "CHUNK", request.param)


def test_elements_come_with_the_names_of_their_lists(file, chunks):
    text = (
        ' {"info": {"a": 1}, "images": [{"id": 12}, 3.5 ], "none": [], '
        '"last": "ä\\ud83d\\ude00"}\n'
    )
    assert read(file(text))[0] == [
        ("info", {"a": 1}),
        ("images[]", {"id": 12}),
        ("images[]", 3.5),
        ("last", "ä😀"),
    ]


def test_one_list_and_lines_are_the_same(file, chunks):
    listed = [("[]", {"a": 1}), ("[]", {"b": "é"})]
    assert read(file('\ufeff[{"a": 1},\n {"b": "é"}]'))[0] == listed
    assert read(file('{"a": 1}\n\n{"b": "é"}\n', "a.jsonl"))[0] == listed
    assert read(file('{"a": 1}\n{"b": "é"}\n'))[0] == listed  # lines, whatever the name says


@settings(max_examples=40)
@given(st.lists(VALUES, min_size=1), st.data())
def test_a_file_that_is_cut_gives_all_records_before_the_cut(file, values, data):
    whole = json.dumps(values, ensure_ascii=False).encode()
    cut = data.draw(st.integers(1, len(whole) - 1))
    found, tally = read(file(whole[:cut]))
    assert [value for _, value in found] == values[: len(found)]
    assert sum(tally.left_out.values()) == tally.read == 1
    assert len(read(file(whole))[0]) == len(values)


def test_damage_is_counted_and_its_line_is_told(file):
    found, tally = read(file('[1,\n2,\n{"a" 3}, 4]'))
    assert [value for _, value in found] == [1, 2]
    assert tally.left_out == {_records.DAMAGED: 1}
    (note,) = tally.report(None, {}).notes
    assert note.endswith("a.json: nothing after line 3 was read.")


@pytest.mark.parametrize("value", ["[" * 100_000, "9" * 5_000, '{"a": ' * 100_000])
def test_absurd_values_are_damage(file, value):
    found, tally = read(file(f"[1, {value}"))
    assert [value for _, value in found] == [1]
    assert tally.left_out == {_records.DAMAGED: 1}


def test_only_records_with_other_bytes_than_utf8_are_lost(file):
    found, tally = read(file('["a", "é", "b"]'.encode("latin-1")))
    assert [value for _, value in found] == ["a", "b"]
    found, tally = read(file('{"a": 1}\n{"b": "é"}\n{"c'.encode("latin-1"), "a.jsonl"))
    assert found == [("[]", {"a": 1})]
    assert tally.left_out == {_records.ENCODING: 1, _records.CUT: 1}


@pytest.mark.parametrize("data", [b"", b"hello", b"\xff\xfe[\x001\x00]\x00", b"3"])
def test_what_is_no_list_is_refused(file, data):
    with pytest.raises(BadSource, match="neither a JSON list nor"):
        read(file(data))


def test_names_that_no_file_can_have_are_none():
    assert file_name("a/../b.jpg") == "b.jpg"
    assert not any(map(file_name, ["", "..", "a\0", "c:", "x" * 200, "a/", " ", None, "\ud800"]))
