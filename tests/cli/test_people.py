"""withdraw and people, as typed in a terminal."""

import pytest

from tests.small_study import record
from turingdesk.cli import main
from turingdesk.core.errors import WriteFailed
from turingdesk.journal.audit import read_record
from turingdesk.journal.builds import BuiltStudy, note_build
from turingdesk.journal.chain import LINE_CHANGED
from turingdesk.journal.tombstones import tombstones
from turingdesk.people import withdrawal
from turingdesk.people.people import People, PersonRole
from turingdesk.system.settings import Settings


@pytest.fixture
def data(tmp_path):
    folder = tmp_path / "data"
    record(folder, "P-1", "P-2")
    return folder


def test_a_participant_is_withdrawn_and_it_is_written_down(data, capsys):
    assert main(["withdraw", str(data), "p-1", "--reason", "asked", "--yes"]) == 0
    said = capsys.readouterr().out
    assert "p-1: 1 session with" in said
    assert not list(data.rglob("*P-1_*"))
    (entry,) = read_record(data).entries
    assert (entry.what, entry.desk) == ("withdrew a participant", "command line")
    assert entry.fields["reason"] == "asked"
    assert main(["check", str(data)]) == 0
    assert main(["withdraw", str(data), "P-1", "--reason", "asked", "--yes"]) == 1
    assert "P-1 has no session" in capsys.readouterr().err


def test_a_withdrawal_that_was_interrupted_is_finished_and_written_down(data, capsys, monkeypatch):
    def stops(*_args):
        raise WriteFailed("The machine stopped.")

    with monkeypatch.context() as stopped:
        stopped.setattr(withdrawal, "_complete", stops)
        assert main(["withdraw", str(data), "P-1", "--reason", "asked", "--yes"]) == 1
    assert list(data.glob("*P-1_*"))
    assert main(["withdraw", str(data), "P-1", "--reason", "asked", "--yes"]) == 0
    assert "Finished the withdrawal of P-1" in capsys.readouterr().out
    assert not list(data.rglob("*P-1_*"))
    (entry,) = read_record(data).entries
    assert (entry.what, entry.fields["code"]) == ("finished a withdrawal", "P-1")


def test_a_hash_keeps_the_code_out(data, capsys):
    assert main(["withdraw", str(data), "P-1", "--reason", "x", "--hash", "--yes"]) == 0
    assert tombstones(data)[0].code == ""
    assert "P-1" not in "".join(p.read_text() for p in (data / "record").glob("*.jsonl"))
    assert "P-1" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "code"),
    [(["data", "P-1"], 2), (["nowhere", "P-1", "--reason", "x"], 1)],
)
def test_what_is_missing_is_said(data, capsys, words, code):
    words = [str(data) if word == "data" else word for word in words]
    if code == 2:
        with pytest.raises(SystemExit) as left:
            main(["withdraw", *words])
        assert left.value.code == 2
    else:
        assert main(["withdraw", *words]) == code
    assert capsys.readouterr().err
    assert len(list(data.glob("sub-*"))) == 2


def test_check_names_an_edited_record_and_a_backup_that_came_back(data, capsys):
    journal = data / "sub-P-1_ses-1_study-small.jsonl"
    copy = journal.read_bytes()
    main(["withdraw", str(data), "P-1", "--reason", "asked", "--yes"])
    journal.write_bytes(copy)
    assert main(["check", str(data)]) == 0
    assert "withdrew, but this file is back" in capsys.readouterr().out
    (record,) = (data / "record").glob("audit-*.jsonl")
    record.write_bytes(record.read_bytes().replace(b"withdrew", b"withheld"))
    assert main(["check", str(data)]) == 1
    assert LINE_CHANGED in capsys.readouterr().out


def test_a_folder_that_everybody_left_can_be_checked(data):
    for code in ("P-1", "P-2"):
        main(["withdraw", str(data), code, "--reason", "asked", "--yes"])
    assert main(["check", str(data)]) == 0


def test_a_withdrawal_names_studies_that_were_built_from_the_answers(data, capsys, tmp_path):
    study = BuiltStudy("made", tmp_path / "made", "0" * 64, "")
    note_build(data, "Ada", study, {"P-1": "p01", "P-2": "p02"})
    assert main(["withdraw", str(data), "P-1", "--reason", "asked", "--yes"]) == 0
    said = capsys.readouterr().out
    assert (
        f"The study made in {tmp_path / 'made'} has answers of this person as agent p01." in said
    )
    assert "p02" not in said
    assert main(["check", str(data)]) == 0


def test_people_are_listed_and_a_forgotten_pin_is_replaced(data, capsys, tmp_path):
    Settings(data=data).save()
    assert main(["people"]) == 0
    assert "No one has a PIN" in capsys.readouterr().out
    people = People()
    people.add("Ada", PersonRole.INVESTIGATOR, "4711-x")
    assert main(["people"]) == 0
    assert "investigator" in capsys.readouterr().out
    file = tmp_path / "pin"
    file.write_text("8051-y\n")
    assert main(["people", "--reset", "Ada", "--pin-file", str(file)]) == 0
    assert people.enter("Ada", "8051-y").person is not None
    assert people.enter("Ada", "4711-x").person is None
    text = "".join(str(entry) for entry in read_record(data).entries)
    assert "new_pin" in text
    assert "8051" not in text
    assert main(["people", "--reset", "Bob", "--pin-file", str(file)]) == 1
    assert main(["people", "--reset", "Ada", "--pin-file", str(tmp_path / "none")]) == 1


def test_a_pin_that_is_typed_differently_changes_nothing(capsys, monkeypatch):
    People().add("Ada", PersonRole.INVESTIGATOR, "4711-x")
    typed = iter(["8051-y", "8051-z"])
    monkeypatch.setattr("getpass.getpass", lambda _: next(typed))
    assert main(["people", "--reset", "Ada"]) == 1
    assert "don't match" in capsys.readouterr().err
    assert People().enter("Ada", "4711-x").person is not None
