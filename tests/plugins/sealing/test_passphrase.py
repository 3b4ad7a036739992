"""Passphrases: the same from every keyboard, never weak, never told."""

import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.core.errors import TuringDeskError
from turingdesk.plugins.sealing.errors import CannotSeal
from turingdesk.plugins.sealing.passphrase import (
    SHORTEST,
    checked,
    normalized,
    objection,
    read_passphrase,
)
from turingdesk.system.access import exposed


def file(tmp_path, content):
    path = tmp_path / "secret.txt"
    path.write_bytes(content)
    return path


@pytest.mark.parametrize(
    "content",
    [
        "café au lait 1".encode(),
        "café au lait 1\n".encode(),
        "café au lait 1\r\n".encode(),
        b"\xef\xbb\xbf" + "café au lait 1\r\n".encode(),
        unicodedata.normalize("NFD", "café au lait 1").encode(),
        "  café au lait 1 \n\n".encode(),
    ],
)
def test_line_ends_marks_and_ways_to_write_an_accent_make_no_difference(tmp_path, content):
    assert read_passphrase(file(tmp_path, content)) == "café au lait 1"


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "empty"),
        (b"\xef\xbb\xbf \r\n", "empty"),
        (b"one line\nanother line\n", "several lines"),
        ("geheim".encode("utf-16"), "UTF-8"),
        (b"caf\xe9 au lait", "UTF-8"),
        (b"x" * 5000, "too large"),
    ],
)
def test_a_file_that_holds_no_passphrase_is_named_but_not_what_is_in_it(tmp_path, content, told):
    path = file(tmp_path, content)
    with pytest.raises(TuringDeskError, match=told) as caught:
        read_passphrase(path)
    assert str(path) in str(caught.value)
    assert "lait" not in str(caught.value)
    assert "another" not in str(caught.value)
    assert caught.value.__cause__ is None
    assert caught.value.__suppress_context__ or caught.value.__context__ is None


def test_a_missing_file_and_a_folder_are_told(tmp_path):
    for path in (tmp_path / "none.txt", tmp_path):
        with pytest.raises(TuringDeskError, match="can't be read"):
            read_passphrase(path)


@pytest.mark.parametrize(
    ("passphrase", "told"),
    [
        ("", "empty"),
        (" \n ", "empty"),
        ("x" * 11, "11 characters"),
        ("aaaaaaaaaaaaaaaa", "1 different"),
        ("abababababababab", "2 different"),
        ("a tab\tbetween words", "can't be typed"),
        ("two\nlines of words", "can't be typed"),
    ],
)
def test_a_weak_passphrase_seals_nothing(passphrase, told):
    assert told in objection(passphrase)
    with pytest.raises(CannotSeal, match=told):
        checked(passphrase)


@given(st.text(min_size=1, max_size=40))
def test_normalizing_twice_changes_nothing_and_an_accepted_one_is_long_enough(text):
    plain = normalized(text)
    assert normalized(plain) == plain
    if not objection(text):
        assert len(checked(text)) >= SHORTEST
        assert len(checked(text).splitlines()) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")
def test_a_file_that_others_may_read_is_warned_of(tmp_path):
    path = file(tmp_path, b"correct horse battery")
    path.chmod(0o640)
    assert f"chmod 600 {path}" in exposed(path)
    path.chmod(0o600)
    assert exposed(path) == ""
    assert exposed(tmp_path / "none.txt") == ""
