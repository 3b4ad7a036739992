"""The commands of the desk."""

import shutil
from pathlib import Path

import pytest

from turingdesk.cli import desk, main
from turingdesk.cli.desk import DoctorFinding
from turingdesk.system import paths

pytest.importorskip("PySide6", reason="the desk needs Qt")


@pytest.mark.slow
def test_the_doctor_finds_a_machine_that_is_well(capsys):
    assert main(["doctor"]) == 0
    said = capsys.readouterr().out
    assert said.count("ok ") == len(list(desk.checks()))
    assert "7 tasks can run" in said


def test_the_doctor_names_what_is_wrong_and_what_to_do(capsys, monkeypatch, tmp_path):
    (tmp_path / "file").write_text("not a folder")
    monkeypatch.setattr(desk, "_data", lambda: tmp_path / "file" / "data")
    assert main(["doctor"]) == 1
    said = capsys.readouterr().out
    assert "PROBLEM  data folder:" in said
    assert "Choose another data folder in Settings" in said


def test_the_doctor_sees_a_disk_that_is_full(monkeypatch):
    usage = shutil.disk_usage("/")
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage._replace(free=1 << 20))
    assert not desk.free_space().is_well


def test_the_doctor_sees_a_demo_study_that_is_gone(monkeypatch, tmp_path):
    monkeypatch.setattr(paths, "demo_study", lambda: tmp_path / "gone")
    finding = desk.demo_study()
    assert not finding.is_well
    assert "turingdesk check" in finding.do


def test_a_finding_is_one_line_and_what_to_do_another():
    assert str(DoctorFinding("disk", "full", is_well=False, do="Make room.")).splitlines() == [
        "PROBLEM  disk: full",
        "         Make room.",
    ]


@pytest.mark.parametrize(
    ("words", "study", "data"),
    [
        ([], None, None),
        (["desk", "here"], Path("here"), None),
        (["desk", "--data", "there"], None, Path("there")),
        (["demo"], paths.demo_study(), paths.demo_data().name),
    ],
)
def test_the_desk_opens_with_what_was_asked(monkeypatch, words, study, data):
    seen = []
    monkeypatch.setattr("turingdesk.gui.app.run_desk", lambda *args: seen.append(args) or 0)
    assert main(words) == 0
    assert seen[0][0] == study
    assert seen[0][1] == data or seen[0][1].name == data
    assert desk.add.__doc__
