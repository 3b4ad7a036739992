import os

import pytest

from turingdesk.study import folder as module
from turingdesk.study.findings import Findings, Place
from turingdesk.study.folder import Folder
from turingdesk.system.os_errors import FAULT

HERE = Place("study.toml", 3, "table")
OUTSIDE = ["../secret", "texts/../../secret", "/etc/passwd", "C:\\x", "C:/x", "texts\\consent.md"]
NOTHING = ["", ".", "texts", "texts/nothing.md", "a\0b", "x/" * 2000, "\ud800/x", "n" * 5000]
WRONG = [*OUTSIDE, *NOTHING]


@pytest.fixture
def inside(tmp_path):
    (tmp_path / "package" / "texts").mkdir(parents=True)
    (tmp_path / "package" / "texts" / "consent.md").write_text("Yes.")
    (tmp_path / "secret").write_text("no")
    findings = Findings()
    return Folder(tmp_path / "package", findings), findings


def test_files_inside_are_found_and_read(inside):
    folder, findings = inside
    assert folder.read("texts/consent.md", HERE) == b"Yes."
    assert folder.has("texts/consent.md")
    assert not folder.has("texts/Consent.md")
    assert not findings.problems


@pytest.mark.parametrize("name", WRONG, ids=range(len(WRONG)))
def test_a_name_that_is_no_file_inside_is_told_at_its_place(inside, name):
    folder, findings = inside
    assert folder.read(name, HERE) is None
    (problem,) = findings.problems
    assert (problem.file, problem.line, problem.column) == ("study.toml", 3, "table")


def test_links_that_stay_inside_are_followed_others_are_not(inside, tmp_path):
    folder, findings = inside
    (tmp_path / "package" / "in.md").symlink_to("texts/consent.md")
    (tmp_path / "package" / "out.md").symlink_to(tmp_path / "secret")
    (tmp_path / "package" / "round.md").symlink_to("round.md")
    assert folder.read("in.md", HERE) == b"Yes."
    assert folder.read("out.md", HERE) is None
    assert "outside the package" in findings.problems[0].message
    assert folder.read("round.md", HERE) is None


def test_a_package_that_is_itself_reached_by_a_link_is_fine(inside, tmp_path):
    (tmp_path / "link").symlink_to(tmp_path / "package")
    assert Folder(tmp_path / "link", Findings()).read("texts/consent.md", HERE) == b"Yes."


def test_a_file_held_by_another_program_says_close_it(inside, monkeypatch):
    folder, findings = inside

    def held(_path):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(type(folder.root), "read_bytes", held)
    assert folder.read("texts/consent.md", HERE) is None
    (problem,) = findings.problems
    assert problem.file == "texts/consent.md"
    assert "Close it in Excel" in problem.fix


def test_a_file_that_cannot_be_read_says_why(inside, monkeypatch):
    folder, findings = inside

    def broken(_path):
        raise OSError(5, os.strerror(5))

    monkeypatch.setattr(type(folder.root), "read_bytes", broken)
    assert folder.read("texts/consent.md", HERE) is None
    assert FAULT.happened in findings.problems[0].message


def test_a_table_of_gigabytes_is_not_read(inside, monkeypatch):
    folder, findings = inside
    monkeypatch.setattr(module, "MOST_TEXT", 3)
    assert folder.read("texts/consent.md", HERE) is None
    assert "larger than" in findings.problems[0].message
