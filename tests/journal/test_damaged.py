"""A journal that was damaged or edited: read as far as it goes, named by line, never touched."""

import json
import shutil

import pytest

from tests.damage import DAMAGES, state_of
from tests.small_study import small_package, walk_on
from turingdesk.cli import main, study
from turingdesk.journal.journal_file import read_journal
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.table.table import load


@pytest.fixture
def data(tmp_path):
    """A folder with two whole sessions."""
    package = small_package(tmp_path)
    for code in ("P-1", "P-2"):
        walk_on(SessionRecorder.begin(package, tmp_path / "data", SessionSetup(code, "Booth 1")))
    return tmp_path / "data"


@pytest.fixture
def run(capsys):
    def command(*words):
        capsys.readouterr()
        code = main([str(word) for word in words])
        return code, json.loads(capsys.readouterr().out)

    return command


@pytest.fixture(params=DAMAGES, ids=lambda name: name.replace(" ", "-"))
def damaged(request, data):
    """The first session's journal after it was damaged, and the line to be named."""
    path = sorted(data.glob("*.jsonl"))[0]
    damage, line = DAMAGES[request.param]
    path.write_bytes(damage(path.read_bytes()))
    if line is None:
        line = len(path.read_bytes().splitlines())
    return path, line


@pytest.mark.sampled(5)
@pytest.mark.damages_journals
def test_the_check_names_file_and_line_and_touches_nothing(damaged, data, run):
    path, line = damaged
    before = state_of(data)
    code, told = run("check", data, "--json")
    named = [p for p in told["problems"] if p["file"] == path.name]
    assert named
    assert {p["file"] for p in told["problems"]} == {path.name}, "the other journal is well"
    if line:
        assert line in {p["line"] for p in named}
    assert 0 not in {p["line"] for p in named}
    assert all(p["message"] and p["fix"] for p in named)
    assert code == any(p["severity"] == "error" for p in named)
    assert state_of(data) == before


@pytest.mark.sampled(5)
@pytest.mark.damages_journals
def test_what_can_be_read_is_counted_and_nothing_is_touched(damaged, data):
    path, _ = damaged
    before = state_of(data)
    whole = sorted(data.glob("*.jsonl"))[1]
    table = load(data)
    by_session = table.responses.groupby("session", observed=True).size()
    readable = [x for x in read_journal(path).lines if x["kind"] == "response"]
    assert by_session[whole.stem] == 23
    assert by_session.get(path.stem, 0) == len(readable) <= 24
    assert state_of(data) == before


@pytest.mark.slow
@pytest.mark.damages_journals
def test_what_can_be_read_is_analysed_and_nothing_is_touched(damaged, data, run):
    before = state_of(data)
    code, told = run("analyze", data, "--json")
    assert code == 0
    assert told["responses"] == len(load(data).responses)
    assert set(told["studies"]) == {"small"}
    assert told["studies"]["small"]["title"]
    assert "nan" not in str(told["studies"])
    assert state_of(data) == before


@pytest.mark.damages_journals
def test_a_session_without_its_first_line_is_still_what_its_answers_say(tmp_path):
    package = small_package(tmp_path)
    walk_on(
        SessionRecorder.begin(
            package, tmp_path / "data", SessionSetup("s-1", "Booth 9", "simulated")
        )
    )
    [path] = (tmp_path / "data").glob("*.jsonl")
    path.write_bytes(b"?" + path.read_bytes()[1:])
    [session] = load(tmp_path / "data").sessions.to_dict("records")
    assert (session["judge"], session["simulated"]) == ("simulated", True)
    assert (session["kiosk"], session["study_title"]) == ("Booth 9", "")
    assert package.hash.startswith(session["study_hash"])
    assert session["study_version"] == package.study.version


def test_a_folder_that_is_taken_away_while_it_is_checked_stops_nothing(data, run, monkeypatch):
    gone = data.parent / "more"
    shutil.copytree(data, gone)
    listed = study._data_folders

    def then_gone(path):
        folders = list(listed(path))
        assert gone in folders
        shutil.rmtree(gone)
        return iter(folders)

    monkeypatch.setattr(study, "_is_data", lambda path: True)
    monkeypatch.setattr(study, "_data_folders", then_gone)
    code, told = run("check", data.parent, "--json")
    count = len(list(data.rglob("*.jsonl")))
    assert (code, told["ok"], told["journals"], told["problems"]) == (0, True, count, [])


@pytest.mark.slow
@pytest.mark.damages_journals
def test_a_line_of_200_megabytes_is_named_and_the_rest_is_read(data, run):
    path = sorted(data.glob("*.jsonl"))[0]
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:4], b"y" * 200_000_000 + b"\n", *lines[4:]]))
    stamp = path.stat().st_mtime_ns, path.stat().st_size
    _, told = run("check", data, "--json")
    assert (path.name, 5) in {(p["file"], p["line"]) for p in told["problems"]}
    code, told = run("analyze", data, "--json")
    assert (code, told["responses"]) == (0, 46)
    assert (path.stat().st_mtime_ns, path.stat().st_size) == stamp
