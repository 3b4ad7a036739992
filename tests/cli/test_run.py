"""The arguments of kiosk and timing-test; what they do is tested in tests/gui/kiosk."""

import json

import pytest

from turingdesk.cli import main


@pytest.mark.parametrize("command", ["kiosk", "timing-test"])
def test_help_has_an_example(command, capsys):
    with pytest.raises(SystemExit) as stopped:
        main([command, "--help"])
    assert stopped.value.code == 0
    assert f"Example:\n  turingdesk {command}" in capsys.readouterr().out


def test_a_kiosk_needs_a_participant_and_a_data_folder(capsys):
    with pytest.raises(SystemExit) as stopped:
        main(["kiosk", "study"])
    assert stopped.value.code == 2
    assert "--participant, --data" in capsys.readouterr().err


def test_resume_and_restart_exclude_each_other(capsys):
    with pytest.raises(SystemExit) as stopped:
        main(["kiosk", "s", "--participant", "p", "--data", "d", "--resume", "--restart"])
    assert stopped.value.code == 2
    assert "not allowed with" in capsys.readouterr().err


@pytest.mark.parametrize("number", ["0", "-1", "many"])
def test_a_number_of_repeats_is_a_whole_number_above_0(number, capsys):
    with pytest.raises(SystemExit) as stopped:
        main(["timing-test", "--repeats", number])
    assert stopped.value.code == 2
    assert "is not a whole number from 1" in capsys.readouterr().err


@pytest.mark.slow
def test_the_timing_test_can_be_read_by_programs(capsys):
    pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)
    assert main(["timing-test", "--repeats", "1", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["repeats"] == 1
    assert set(said["onset"]) == {"n", "mean", "sd", "p99", "largest"}
