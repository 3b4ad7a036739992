"""What trained judges found is kept whole, told apart by settings, and never in the way."""

from copy import deepcopy
from dataclasses import replace

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.small_study import small_package, walk_on
from turingdesk.cli import main
from turingdesk.core.errors import WriteFailed
from turingdesk.core.message import message
from turingdesk.exchange.export import ExportRequest, _with_pilots
from turingdesk.net.join import join
from turingdesk.people.withdrawal import withdraw
from turingdesk.sessions.data_folder import DataFolder
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.table.machine_findings import FINDINGS, FOLDER, JudgeVersion, read, save_findings
from turingdesk.table.table import load

SVM = JudgeVersion("small", "abc", "judge:svm", "f1")
ROWS = [{"task": "captions", "weight": 0.25, "n": 3}, {"task": "captions", "weight": None, "n": 0}]


def judged(data, folder):
    """A machine's session, and what its judge found."""
    package = small_package(folder)
    setup = SessionSetup("svm-1", "pc", "judge:svm", settings={"fingerprint": "f1"})
    walk_on(SessionRecorder.begin(package, data, setup))
    of = JudgeVersion(package.study.id, package.hash, "judge:svm", "f1")
    save_findings(data, of, {"features": ROWS})
    return of


def path_of(data):
    (path,) = (data / FOLDER).iterdir()
    return path


def test_what_is_kept_comes_back_and_each_part_takes_the_place_of_its_like(tmp_path):
    assert save_findings(tmp_path, SVM, {"features": ROWS}).parts["features"] == ROWS
    save_findings(tmp_path, SVM, {"folds": ROWS[:1]})
    save_findings(tmp_path, SVM, {"features": ROWS[1:]})
    (found,), problems = read(tmp_path)
    assert found.of == SVM
    assert found.parts == {"features": ROWS[1:], "folds": ROWS[:1]}
    assert problems == []
    assert path_of(tmp_path).name == "small_svm.json"


def test_sentences_come_back_as_messages(tmp_path):
    how = message("bootstrap, {resamples:,} resamples", resamples=2000)
    save_findings(tmp_path, SVM, {"folds": [{"task": "captions", "method": how}]})
    (found,), _ = read(tmp_path)
    told = found.parts["folds"][0]["method"]
    assert told == how
    assert told.values == {"resamples": 2000}


@pytest.mark.parametrize("other", [{"fingerprint": "f2"}, {"study_hash": "def"}])
def test_other_settings_and_another_version_leave_nothing_of_what_was_there(tmp_path, other):
    save_findings(tmp_path, SVM, {"features": ROWS})
    save_findings(tmp_path, replace(SVM, **other), {"folds": ROWS})
    (found,), _ = read(tmp_path)
    assert found.of == replace(SVM, **other)
    assert set(found.parts) == {"folds"}


def test_judges_and_studies_have_a_file_each_whatever_they_are_called(tmp_path):
    names = [
        "judge:a/b",
        "judge:a-b",
        "judge:A-B",
        "judge:../up",
        "judge:..",
        "judge:" + "x" * 300,
    ]
    for name in names:
        save_findings(tmp_path, replace(SVM, judge=name), {})
    save_findings(tmp_path, replace(SVM, study="other"), {})
    found, _ = read(tmp_path)
    assert {one.of.judge for one in found} == {*names, "judge:svm"}
    assert [path.name for path in tmp_path.iterdir()] == [FOLDER]
    assert [one.of.judge for one in read(tmp_path, "other")[0]] == ["judge:svm"]
    assert len({path.name.casefold() for path in (tmp_path / FOLDER).iterdir()}) == 7


def test_a_copy_of_findings_is_no_work(tmp_path):
    found = save_findings(tmp_path, SVM, {"features": ROWS})
    assert deepcopy(found) is found


@given(st.binary(max_size=60) | st.none(), st.data())
def test_whatever_a_file_holds_it_is_named_and_the_others_are_read(tmp_path_factory, held, data):
    folder = tmp_path_factory.mktemp("data")
    save_findings(folder, SVM, {"features": ROWS})
    path = path_of(folder)
    if held is None:  # cut off, or one of its letters changed
        content = path.read_bytes()
        at = data.draw(st.integers(0, len(content) - 2))
        changed = bytes([content[at] ^ 4])
        held = content[:at] + data.draw(st.sampled_from([b"", changed + content[at + 1 :]]))
    path.write_bytes(held)
    save_findings(folder, replace(SVM, judge="judge:other"), {})
    found, problems = read(folder)
    assert "judge:other" in [one.of.judge for one in found]
    assert len(found) + len(problems) == 2
    assert all(one.file == "machine_judges/small_svm.json" for one in problems)


def test_what_another_version_wrote_is_named_and_not_guessed_at(tmp_path):
    save_findings(tmp_path, SVM, {"features": ROWS})
    path = path_of(tmp_path)
    path.write_bytes(orjson.dumps({**orjson.loads(path.read_bytes()), "format": 2}))
    found, (problem,) = read(tmp_path)
    assert found == []
    assert "another version of TuringDesk wrote it" in problem.message
    assert "turingdesk judge" in problem.fix


def test_a_disk_that_refuses_is_named_and_what_was_there_stays(tmp_path, monkeypatch):
    save_findings(tmp_path, SVM, {"features": ROWS})

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(WriteFailed, match="is full"):
        save_findings(tmp_path, SVM, {"features": []})
    assert len(list((tmp_path / FOLDER).iterdir())) == 1
    assert read(tmp_path)[0][0].parts["features"] == ROWS


def test_a_table_brings_findings_of_judges_who_judged(tmp_path):
    data = tmp_path / "data"
    of = judged(data, tmp_path / "study")
    save_findings(data, replace(of, judge="judge:never"), {"features": ROWS})
    save_findings(data, replace(of, study="elsewhere"), {"features": ROWS})
    (found,) = load(data).responses.attrs[FINDINGS]
    assert found.of == of
    assert FINDINGS not in load(data, "elsewhere").responses.attrs
    rows = load(data).responses
    assert rows[rows["step"] > 3].attrs[FINDINGS] == rows.attrs[FINDINGS]


def test_a_damaged_file_is_a_problem_and_verdicts_are_read_all_the_same(tmp_path, capsys):
    data = tmp_path / "data"
    judged(data, tmp_path / "study")
    path_of(data).write_text("{", "utf-8")
    table = load(data)
    assert len(table.responses) > 10
    assert FINDINGS not in table.responses.attrs
    (problem,) = table.problems
    assert problem.file == f"{FOLDER}/{path_of(data).name}"
    assert main(["check", str(data)]) == 0
    assert "The results of a trained judge can't be read" in capsys.readouterr().out


def test_the_folder_is_in_nobodys_way(tmp_path, capsys):
    """Sessions are listed, checked, exported, joined and withdrawn as without it."""
    data = tmp_path / "data"
    of = judged(data, tmp_path / "study")
    assert len(DataFolder(data).sessions()) == 1
    assert main(["check", str(data)]) == 0
    assert main(["export", str(data), "-o", str(tmp_path / "out.csv")]) == 0
    assert "machine_judges" not in capsys.readouterr().err
    joined = join(tmp_path / "both", [data])
    assert joined.others == 0
    assert joined.conflicts == []
    assert load(tmp_path / "both").responses.attrs[FINDINGS][0].of == of
    withdraw(data, "svm-1", "a test", "me")
    assert FINDINGS not in load(data).responses.attrs


@pytest.mark.slow
def test_an_export_with_pilots_knows_the_findings_as_well(tmp_path):
    data = tmp_path / "data"
    of = judged(data, tmp_path / "study")
    walk_on(
        SessionRecorder.begin(
            small_package(tmp_path / "again"), data / "pilot", SessionSetup("P-1", "pc")
        )
    )
    table = _with_pilots(data, ExportRequest(), lambda *_: None)
    assert set(table.responses["judge"]) == {"judge:svm", "human"}
    assert [one.of for one in table.responses.attrs[FINDINGS]] == [of]
