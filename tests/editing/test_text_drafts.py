"""Texts are edited with the line ends and the mark that they had."""

import tempfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.editing.history import History
from turingdesk.editing.package_files import PackageFiles
from turingdesk.editing.text_drafts import TextDrafts
from turingdesk.editing.toml_draft import CannotEdit


def drafted(folder, **texts):
    (folder / "texts").mkdir(parents=True, exist_ok=True)
    for name, data in texts.items():
        (folder / "texts" / f"{name}.md").write_bytes(data)
    history = History()
    files = PackageFiles(folder)
    return TextDrafts(files, history), history, files


def test_what_is_read_and_not_changed_is_never_written(tmp_path):
    texts, _, _ = drafted(tmp_path, a=b"\xef\xbb\xbfone\r\ntwo", b=b"")
    assert texts.names() == ["texts/a.md", "texts/b.md"]
    assert texts.text("texts/a.md") == "one\ntwo"
    assert texts.text("texts/b.md") == ""
    texts.set("texts/a.md", "one\ntwo")
    assert texts.files() == {}
    texts.set("texts/a.md", "one\ntwo\nthree")
    assert texts.files() == {"texts/a.md": b"\xef\xbb\xbfone\r\ntwo\r\nthree"}


def test_only_the_lines_that_change_get_new_ends(tmp_path):
    texts, _, _ = drafted(tmp_path, a=b"one\r\ntwo\nthree\nfour\r\n")
    texts.set("texts/a.md", texts.text("texts/a.md").replace("three", "3\n3"))
    assert texts.files()["texts/a.md"] == b"one\r\ntwo\n3\r\n3\r\nfour\r\n"


def test_a_text_that_was_only_asked_for_is_no_file(tmp_path):
    texts, history, _ = drafted(tmp_path)
    assert texts.text("texts/new.md") == ""
    assert texts.names() == []
    texts.set("texts/new.md", None)
    assert not history.can_undo
    texts.set("texts/new.md", "")
    assert texts.names() == ["texts/new.md"]
    assert texts.files() == {"texts/new.md": b""}
    history.undo()
    assert texts.names() == []
    assert texts.files() == {}


def test_a_text_that_another_program_wrote_before_it_was_looked_at_is_read(tmp_path):
    texts, _, files = drafted(tmp_path)
    assert texts.text("texts/a.md") == ""
    (tmp_path / "texts/a.md").write_text("theirs")
    assert texts.text("texts/a.md") == "theirs"
    assert files.changed() == []


def test_a_text_that_is_not_utf8_says_in_which_line_and_stays(tmp_path):
    texts, history, _ = drafted(tmp_path, a=b"good\nfine\ncaf\xe9\n")
    for refused in (texts.text, lambda name: texts.set(name, "x")):
        with pytest.raises(CannotEdit, match=r"texts/a\.md, line 3, is not UTF-8"):
            refused("texts/a.md")
    assert not history.can_undo
    assert texts.files() == {}


def test_half_a_sign_does_not_make_a_file_that_nobody_can_read(tmp_path):
    texts, _, _ = drafted(tmp_path)
    texts.set("texts/a.md", "a\ud83db")
    assert texts.files()["texts/a.md"].decode() == "a?b"


WRITTEN = st.lists(st.sampled_from(["a", "\n", "\r\n", "\u00e9", "\r", " "]), max_size=8).map(
    "".join
)
TYPED = st.none() | st.text(st.sampled_from("ab\n\u00e9"), max_size=5)


@given(WRITTEN, st.booleans(), st.lists(TYPED, max_size=5))
def test_any_edits_that_are_undone_leave_the_bytes_as_they_were(written, mark, typed):
    data = b"\xef\xbb\xbf" * mark + written.encode()
    with tempfile.TemporaryDirectory() as folder:
        texts, history, files = drafted(Path(folder), a=data)
        path = Path(folder) / "texts/a.md"
        for text in typed:
            texts.set("texts/a.md", text)
            files.write(texts.files(), {})
            there = path.read_bytes().decode("utf-8-sig") if path.exists() else None
            assert (there if there is None else there.replace("\r\n", "\n")) == text
        while history.can_undo:
            history.undo()
        files.write(texts.files(), {})
        assert path.read_bytes() == data
