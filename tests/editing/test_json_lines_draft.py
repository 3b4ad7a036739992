"""A .jsonl table keeps all that is in its lines; only the changed member is written again."""

import json
import tempfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.editing.drafted import draft_of, saved
from turingdesk.editing.draft import CannotEdit

LINES = (
    '{"id": "one", "origin_a": "human", "origin_b":"machine", "turns": [["A", "hi "], '
    '["B", "two\\nlines"]], "extra": {"deep": [1, 2.50]}, "caf\\u00e9": 1e3}\n'
    "\n"
    '{ "turns" : [{"speaker": "A", "text": "hello"}], "id" : "two" , "n": 12345678901234567890 }\n'
    "not json at all\n"
    '{"id": "three", "turns": "A: as a cell", "flag": true, "nothing": null, "list": []}'
)


def conversations(folder, text=LINES):
    return draft_of(folder, "t.jsonl", text.encode(), task="conversations")


def column(table, name):
    return table.columns.index(name)


def test_lines_are_shown_in_the_notation_of_cells(tmp_path):
    _, table = conversations(tmp_path)
    names = ["id", "origin_a", "origin_b", "turns", "extra", "caf\u00e9", "n", "flag"]
    assert table.columns == [*names, "nothing", "list"]
    assert table.cell(0, 3) == "A: hi\nB: two\nlines"
    assert table.cell(0, 4) == '{"deep": [1, 2.5]}'
    assert table.row(1) == [""] * 10
    assert table.cell(2, 3) == "A: hello"
    assert table.cell(3, 0) == "not json at all"
    assert table.cell(4, 7) == "true"


def test_a_table_that_is_not_changed_is_written_as_it_was_byte_for_byte(tmp_path):
    draft, table = conversations(tmp_path)
    table.set_cell(0, 3, "A: other")
    table.set_cell(0, 3, "A: hi\nB: two\nlines")
    assert saved(draft, table) == LINES.encode()


def test_only_the_changed_member_is_written_anew(tmp_path):
    draft, table = conversations(tmp_path)
    table.set_cell(0, 0, "1")
    table.set_cell(2, column(table, "origin_a"), "machine")
    table.set_cell(4, column(table, "flag"), "no")
    expected = LINES.replace('"id": "one"', '"id": "1"')
    expected = expected.replace(
        "12345678901234567890 }", '12345678901234567890, "origin_a": "machine" }'
    )
    expected = expected.replace('"flag": true', '"flag": false')
    assert json.loads(saved(draft, table).decode().split("\n")[2])["origin_a"] == "machine"
    assert (
        saved(draft, table)
        .decode()
        .replace(' , "n"', ', "n"')
        .replace(
            '12345678901234567890 , "origin_a" : "machine"',
            '12345678901234567890, "origin_a": "machine"',
        )
        .split("\n")[0::4]
        == expected.split("\n")[0::4]
    )


def test_turns_are_written_back_as_they_were_structured(tmp_path):
    draft, table = conversations(tmp_path)
    table.set_cell(0, 3, "A: hi\nB: other\nA: more")
    table.set_cell(2, 3, "A: hello\nB: there")
    table.set_cell(4, 3, "A: still a cell")
    lines = [json.loads(one) for one in saved(draft, table).decode().split("\n")[0::2]]
    assert lines[0]["turns"] == [["A", "hi "], ["B", "other"], ["A", "more"]]  # the space is kept
    assert lines[1]["turns"] == [
        {"speaker": "A", "text": "hello"},
        {"speaker": "B", "text": "there"},
    ]
    assert lines[2]["turns"] == "A: still a cell"


def test_what_is_no_notation_stays_text_so_that_the_check_can_tell(tmp_path):
    draft, table = conversations(tmp_path)
    table.set_cell(0, 3, "no speaker here")
    problems = [p for p in draft.snapshot().problems() if table.place(p) == (0, 3)]
    assert "has no speaker" in problems[0].message


def test_a_line_that_is_no_json_can_be_put_right_in_its_first_column(tmp_path):
    draft, table = conversations(tmp_path)
    [problem] = [p for p in draft.snapshot().problems() if "not valid JSON" in p.message]
    assert table.place(problem) == (3, 0)
    with pytest.raises(CannotEdit, match="first cell"):
        table.set_cell(3, 1, "human")
    table.set_cell(3, 0, '{"id": "four"}')
    assert saved(draft, table).decode().split("\n")[3] == '{"id": "four"}'


def test_new_rows_have_the_shape_of_the_others(tmp_path):
    draft, table = draft_of(
        tmp_path,
        "t.jsonl",
        b'{"id": "a", "origin": "human", "image": "dog.png", "width": 960, '
        b'"fixations": [{"x": 1, "y": 2.5, "onset_ms": 0}], "choices": ["one", "two"]}\n',
        task="fixations",
    )
    assert table.cell(0, 4) == "1,2.5,0"
    table.paste(1, 0, [["b", "machine", "cat.png", "640", "3,4,,20; 5,6", "x; y; z"]])
    table.insert_rows(2, 1)
    assert json.loads(saved(draft, table).decode().split("\n")[1]) == {
        "id": "b",
        "origin": "machine",
        "image": "cat.png",
        "width": 640,
        "fixations": [{"x": 3, "y": 4, "duration_ms": 20}, {"x": 5, "y": 6}],
        "choices": ["x", "y", "z"],
    }
    assert saved(draft, table).endswith(b"}\n\n")


def test_an_empty_table_takes_the_shape_from_the_task(tmp_path):
    draft, table = draft_of(tmp_path, "t.jsonl", None, task="fixations")
    names = ["id", "origin", "image", "fixations", "width", "height"]
    assert table.columns == names
    assert not draft.is_changed
    table.add_column("practice")
    table.paste(0, 0, [["a", "human", "dog.png", "1,2; 3,4", "960", "600.5", "yes"]])
    assert json.loads(saved(draft, table)) == {
        "id": "a",
        "origin": "human",
        "image": "dog.png",
        "fixations": [[1, 2], [3, 4]],
        "width": 960,
        "height": 600.5,
        "practice": True,
    }


def test_columns_are_members_of_every_line(tmp_path):
    draft, table = conversations(tmp_path, '{"id": "a", "x":1}\r\n{"x": 2, "id": "b"}\r\n{}\r\n')
    table.rename_column("x", "topic")
    table.add_column("agent_a")
    table.set_cell(1, 2, "me")
    assert saved(draft, table) == (
        b'{"id": "a", "topic":1}\r\n{"topic": 2, "id": "b", "agent_a": "me"}\r\n{}\r\n'
    )
    table.remove_column("topic")
    table.remove_column("id")
    assert saved(draft, table) == b'{}\r\n{"agent_a": "me"}\r\n{}\r\n'


def test_a_byte_order_mark_and_escapes_are_kept(tmp_path):
    data = b'\xef\xbb\xbf{"id": "caf\\u00e9", "topic": "x"}\n'
    draft, table = draft_of(tmp_path, "t.jsonl", data, task="conversations")
    assert table.cell(0, 0) == "caf\u00e9"
    table.set_cell(0, 1, "\u00fc")
    assert saved(draft, table) == b'\xef\xbb\xbf{"id": "caf\\u00e9", "topic": "\\u00fc"}\n'


SIMPLE = (
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=4)
)
TURNS = st.lists(st.tuples(st.sampled_from("AB"), st.text(max_size=6)).map(list), max_size=3)
VALUE = st.recursive(
    SIMPLE,
    lambda v: st.lists(v, max_size=3) | st.dictionaries(st.text(max_size=2), v, max_size=2),
    max_leaves=5,
)
ROW = st.dictionaries(st.sampled_from(["id", "turns", "x", "\u00e9"]), VALUE | TURNS, max_size=4)


@given(st.lists(ROW, min_size=1, max_size=3), st.booleans(), st.integers(0, 2), st.integers(0, 3))
def test_editing_one_cell_leaves_every_other_value_as_it_was(rows, ascii, row, at):
    text = "".join(json.dumps(one, ensure_ascii=ascii) + "\n" for one in rows)
    try:
        data = text.encode()
    except UnicodeEncodeError:
        return  # half a character
    with tempfile.TemporaryDirectory() as folder:
        draft, table = draft_of(Path(folder), "t.jsonl", data, task="conversations")
        before = [table.row(n) for n in range(len(table))]
        if row < len(rows) and at < len(table.columns):
            table.set_cell(row, at, "changed")
            made = [json.loads(one) for one in saved(draft, table).decode().split("\n") if one]
            name = table.columns[at]
            assert made[row].pop(name) in ("changed", ["changed"])
            expected = [dict(one) for one in rows]
            expected[row].pop(name, None)
            assert made == expected
            table.set_cell(row, at, before[row][at])
        assert saved(draft, table) == data
