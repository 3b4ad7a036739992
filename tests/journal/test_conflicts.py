"""Sessions that are kept aside are named when the journals are checked, and counted nowhere."""

import shutil

from tests.small_study import small_package, walk_on
from turingdesk.cli import main
from turingdesk.core.errors import Severity
from turingdesk.journal.conflicts import ASIDE, aside_folders, aside_problems, kept_aside
from turingdesk.sessions.data_folder import DataFolder
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder


def held(folder, code, **setup):
    walk_on(
        SessionRecorder.begin(
            small_package(folder), folder, SessionSetup(code, "B", **setup), judged={}
        )
    )


def test_each_is_named_with_its_place(tmp_path):
    held(tmp_path, "P-1")
    assert list(aside_problems(tmp_path)) == []
    held(tmp_path / ASIDE / "booth-2", "P-1")
    held(tmp_path / ASIDE / "booth-2" / "3", "P-1", pilot=True)
    (tmp_path / ASIDE / "booth-2" / "torn").mkdir()
    found = DataFolder(tmp_path).verify()
    assert [problem.severity for problem in found] == [Severity.WARNING, Severity.WARNING]
    assert [problem.file for problem in found] == [
        "conflicts/booth-2/sub-P-1_ses-1_study-small.jsonl",
        "conflicts/booth-2/3/pilot/sub-P-1_ses-1_study-small.jsonl",
    ]
    assert "it counts nowhere" in str(found[0])
    assert len(DataFolder(tmp_path).sessions()) == 1
    assert len(DataFolder(tmp_path / ASIDE / "booth-2").sessions()) == 1
    assert [path.name for path in aside_folders(tmp_path)] == ["booth-2", "3"]


def test_withdrawing_at_the_command_line_tells_of_them(tmp_path, capsys):
    held(tmp_path, "P-1")
    held(tmp_path / ASIDE / "booth-2", "P-1")
    assert main(["withdraw", str(tmp_path), "p-1", "--reason", "asked", "--yes"]) == 0
    assert "booth-2/sub-P-1_ses-1_study-small.jsonl was kept aside" in capsys.readouterr().out
    assert len(list(kept_aside(tmp_path))) == 1
    shutil.rmtree(tmp_path / ASIDE)
    assert list(kept_aside(tmp_path)) == []
