"""Where the details of an unexpected error go."""

from pathlib import Path

import pytest

from turingdesk.cli._crash import explain
from turingdesk.core.errors import BadCode
from turingdesk.system.run_log import keep


def caught(problem):
    try:
        raise problem
    except type(problem) as raised:
        return raised


def test_the_log_is_in_the_state_folder(fresh_settings):
    log = keep(caught(RuntimeError("lost")))
    assert log.parent == fresh_settings / "state" / "turingdesk"
    assert log.read_text(encoding="utf-8").rstrip().endswith("RuntimeError: lost")


def test_where_the_state_folder_cannot_be_written_it_goes_to_a_temporary_one(
    fresh_settings, tmp_path, monkeypatch
):
    (fresh_settings / "state").write_text("a file in the way", encoding="utf-8")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    assert keep(caught(RuntimeError("lost"))).parent == tmp_path


def test_an_error_on_purpose_leaves_no_log(fresh_settings, capsys):
    assert explain(caught(BadCode("A code has no slash."))) == 1
    assert capsys.readouterr().err == "A code has no slash.\n"
    assert list(Path(fresh_settings).rglob("*.log")) == []


def test_an_error_without_words_still_has_a_name(capsys):
    explain(caught(AssertionError()))
    assert "something unexpected: AssertionError" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("problem", "said"),
    [
        (
            NotADirectoryError(20, "Not a directory", "/etc/passwd"),
            "TuringDesk can't use /etc/passwd. A part of the path is a file",
        ),
        (OSError(28, "No space left on device"), "The disk is full. Free some space"),
        (
            IsADirectoryError(21, "Is a directory", ".x", None, "/tmp"),
            "TuringDesk can't use /tmp. It is a folder, not a file. Choose a file.",
        ),
    ],
)
def test_what_the_system_refuses_is_no_fault_of_the_program(fresh_settings, capsys, problem, said):
    assert explain(caught(problem)) == 1
    assert capsys.readouterr().err.startswith(said)
    assert list(Path(fresh_settings).rglob("*.log")) == []


def test_a_file_that_should_be_there_is_unexpected(capsys):
    explain(caught(FileNotFoundError(2, "No such file or directory", "a")))
    assert "something unexpected: FileNotFoundError" in capsys.readouterr().err
