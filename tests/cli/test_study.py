import json

import pytest

from tests.forging import lines_of, rewrite, with_all_verdicts
from tests.packages import BLOCK, CAPTIONS, STUDY, png, write
from tests.small_study import small_package, walk_on
from turingdesk.cli import main
from turingdesk.journal.chain import sealed
from turingdesk.journal.journal import Entry, Journal
from turingdesk.journal.signing import own_key
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.package import open_package
from turingdesk.system.access import make_folder

TWO_PICTURES = {"media/cat.png": png(5)}  #: that differ


@pytest.fixture
def said(capsys):
    """Run a command; returns its exit code and what it printed."""

    def run(*words):
        code = main([str(word) for word in words])
        return code, capsys.readouterr().out

    return run


@pytest.fixture
def data(tmp_path):
    """A data folder with two short journals, one of them of a pilot."""
    folder = tmp_path / "data"
    for name in ("sub-P1_ses-1_study-small", "pilot/sub-P2_ses-1_study-small"):
        path = folder / f"{name}.jsonl"
        make_folder(path.parent)
        journal = Journal.create(path)
        for kind in ("opened", "note", "closed"):
            told = {"session": path.stem, "text": "quite right"}
            journal.append(Entry(kind, "2026-11-21T10:00:00.000Z", 0.0, told))
        journal.close()
    return folder


def test_check_prints_the_plan_of_a_study_that_can_run(tmp_path, said):
    code, printed = said("check", write(tmp_path, TWO_PICTURES))
    assert code == 0
    assert "2 trials" in printed
    assert open_package(tmp_path).hash in printed
    assert printed.endswith("0 errors, 0 warnings. A session can run.\n")


def test_check_lists_errors_before_warnings_with_place_and_fix(tmp_path, said):
    captions = CAPTIONS.replace("human", "hunam").replace("GIT", "")
    code, printed = said("check", write(tmp_path, captions=captions))
    assert code == 1
    assert printed.splitlines()[:4] == [
        "error: captions.csv, line 2, column origin",
        "  'hunam' is not a valid origin.",
        "  Did you mean 'human'?",
        "",
    ]
    assert "warning: captions.csv, line 3, column agent" in printed
    assert printed.endswith("1 error, 1 warning. No session can run.\n")


HOSTILE = "\x1b]0;PWNED\x07\x1b[2J\u202eTitle\r\n0 errors, 0 warnings. A session can run."


def test_a_title_cannot_steer_the_terminal_or_forge_a_line(tmp_path, said):
    study = (STUDY + BLOCK).replace('"Small"', json.dumps(HOSTILE))
    captions = CAPTIONS.replace("human", "hu\x1b[31mman")
    code, printed = said("check", write(tmp_path, toml=study, captions=captions))
    assert code == 1
    code, clean = said("check", write(tmp_path / "other", toml=study))
    assert code == 0
    assert "\\u001b]0;PWNED\\u0007\\u001b[2J\\u202eTitle\\u000d\\u000a0 errors" in clean
    for text in (printed, clean):
        assert not {"\x1b", "\x07", "\r", "\u202e"} & set(text)
        assert sum(line.startswith("0 errors") for line in text.splitlines()) == (text is clean)


def test_json_keeps_such_a_title_to_the_character(tmp_path, said):
    study = (STUDY + BLOCK).replace('"Small"', json.dumps(HOSTILE + "\x9b"))
    _, printed = said("check", write(tmp_path, toml=study), "--json")
    assert not {"\x1b", "\x9b", "\u202e"} & set(printed)
    assert json.loads(printed)["study"]["title"] == HOSTILE + "\x9b"


def test_check_as_json_has_problems_and_plan(tmp_path, said):
    code, printed = said("check", write(tmp_path, TWO_PICTURES), "--json")
    found = json.loads(printed)
    assert code == 0
    assert found["ok"] is True
    assert found["problems"] == []
    assert found["plan"]["trials"] == 2
    assert found["study"]["stimuli"] == {"captions.csv": 2}
    captions = CAPTIONS.replace("dog.png", "elephant.jpeg")
    code, printed = said("check", write(tmp_path / "b", captions=captions), "--json")
    found = json.loads(printed)
    assert code == 1
    assert (found["ok"], found["study"], found["plan"]) == (False, None, None)
    assert found["problems"] == [
        {
            "severity": "error",
            "file": "captions.csv",
            "line": 2,
            "column": "image",
            "message": "TuringDesk can't find 'elephant.jpeg' in the media folder.",
            "fix": "Add it, or correct the name.",
        }
    ]


def test_a_plan_that_cannot_be_met_fails_the_check_with_its_line(tmp_path, said):
    code, printed = said("check", write(tmp_path, toml=STUDY + BLOCK.replace("2", "20")))
    assert code == 1
    assert "error: study.toml, line " in printed


def test_check_of_a_path_that_is_nothing_fails(tmp_path, said):
    assert said("check", tmp_path / "nothing")[0] == 1
    assert said("check", tmp_path)[0] == 1


def test_check_of_a_data_folder_verifies_every_journal(data, said):
    told = "2 journals: 2 as written, 0 not.\nSignatures: 2 as signed.\n"
    assert said("check", data) == (0, told)


def test_check_says_which_journals_are_signed_and_by_whom(data, said, monkeypatch, tmp_path):
    key = own_key()
    (data / "sub-P3_ses-1_study-small.jsonl").write_bytes(
        sealed("", {"seq": 0, "kind": "opened", "t_ms": 0, "session": "sub-P3_ses-1_study-small"})[
            0
        ]
    )
    _, printed = said("check", data, "--json")
    found = json.loads(printed)["signatures"]
    assert {state: len(names) for state, names in found["journals"].items()} == {
        "as signed": 2,
        "signed with an unknown key": 0,
        "changed": 0,
        "closed without a signature": 0,
        "not closed": 1,
    }
    assert found["keys"] == [{"key": key, "whose": "this computer", "journals": 2}]
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "elsewhere"))
    code, printed = said("check", data)
    assert code == 0
    assert f"2 journals are signed with a key that this computer doesn't know: {key}." in printed
    assert "Signatures: 2 signed with an unknown key, 1 not closed." in printed
    said("check", data, "--key", key.upper())
    assert "Signatures: 2 as signed, 1 not closed." in said("check", data)[1]


def test_check_knows_the_keys_of_a_registration(data, said, monkeypatch, tmp_path):
    study = write(tmp_path / "study")
    assert said("freeze", study)[0] == 0
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "elsewhere"))
    assert "2 signed with an unknown key" in said("check", data)[1]
    assert "Signatures: 2 as signed." in said("check", data, "--study", study)[1]


def test_a_key_that_is_none_is_wrong_usage(data, said):
    with pytest.raises(SystemExit):
        said("check", data, "--key", "12")


@pytest.mark.damages_journals
def test_a_receipt_names_its_session_and_whether_it_is_as_it_was(tmp_path, said):
    folder = tmp_path / "data"
    codes = {}
    for code in ("P-1", "P-2"):
        recorder = SessionRecorder.begin(
            small_package(folder), folder, SessionSetup(code, "Booth 1")
        )
        while not recorder.session.is_over:
            codes[recorder.path] = recorder.receipt  # as the last page shows it
            walk_on(recorder, 1)
    (first, code), (other, another) = codes.items()
    exit_code, printed = said("check", folder, "--receipt", code.lower().replace("-", " "))
    assert exit_code == 0
    assert printed.endswith(f" is of {first.stem}, which is as it was.\n")
    _, printed = said("check", folder, "--receipt", another, "--json")
    assert json.loads(printed)["receipt"]["session"] == other.stem
    rewrite(first, with_all_verdicts(lines_of(first), "human"))
    exit_code, printed = said("check", folder, "--receipt", code)
    assert exit_code == 1
    assert f"No session here has the receipt {code}." in printed
    other.write_bytes(other.read_bytes().replace(b'"choice":"human"', b'"choice":"machine"', 1))
    exit_code, printed = said("check", folder, "--receipt", another)
    assert exit_code == 1
    assert f"is of {other.stem}, which is changed since: see above." in printed


@pytest.mark.damages_journals
def test_check_finds_the_journal_that_was_changed(data, said):
    path = data / "sub-P1_ses-1_study-small.jsonl"
    path.write_text(path.read_text().replace("quite right", "quite wrong", 1))
    code, printed = said("check", data)
    assert code == 1
    assert f"error: {path.name}" in printed
    assert "2 journals: 1 as written, 1 not." in printed
    code, printed = said("check", data, "--json")
    found = json.loads(printed)
    assert code == 1
    assert (found["ok"], found["journals"]) == (False, 2)
    assert {problem["file"] for problem in found["problems"]} == {path.name}


@pytest.mark.damages_journals
def test_check_finds_a_session_whose_beginning_was_taken_away(data, said):
    taken = data / "sub-P1_ses-1_study-small.jsonl"
    fields = {"continues": taken.stem, "continues_chain": "0" * 64, "session": "sub-P9"}
    with Journal.create(data / "sub-P1_ses-2_study-small.jsonl") as journal:
        journal.append(Entry("opened", "2026-11-21T10:00:00.000Z", 0.0, fields))
    taken.unlink()
    code, printed = said("check", data)
    assert code == 1
    assert f"error: {taken.name}" in printed


def test_pack_writes_the_archive_and_says_what_is_in_it(tmp_path, said, monkeypatch):
    monkeypatch.chdir(tmp_path)
    code, printed = said("pack", write(tmp_path / "small"))
    assert code == 0
    assert printed.startswith("small-1.0.tdz: 4 files, ")
    assert open_package(tmp_path / "small-1.0.tdz").hash in printed
    code, printed = said("pack", tmp_path / "small", "-o", tmp_path / "there" / "x.tdz")
    assert code == 0
    assert said("check", tmp_path / "there" / "x.tdz")[0] == 0


def test_pack_refuses_a_study_with_errors(tmp_path, capsys):
    folder = write(tmp_path / "small", captions=CAPTIONS.replace("human", "x"))
    assert main(["pack", str(folder), "-o", str(tmp_path / "x.tdz")]) == 1
    assert "captions.csv, line 2, column origin" in capsys.readouterr().err
    assert not (tmp_path / "x.tdz").exists()


def test_new_writes_a_study_that_passes_check(tmp_path, said):
    code, printed = said("new", "colors", tmp_path / "mine")
    assert code == 0
    assert str(tmp_path / "mine" / "colors.csv") in printed
    assert said("check", tmp_path / "mine")[0] == 0
    assert said("new", "colors", tmp_path / "mine")[0] == 1


def test_new_answers_an_unknown_task_with_the_nearest(tmp_path, capsys):
    with pytest.raises(SystemExit) as left:
        main(["new", "colours", str(tmp_path / "mine")])
    assert left.value.code == 2
    assert "Did you mean 'colors'?" in capsys.readouterr().err


def test_check_names_a_placeholder_and_lets_pilots_run(tmp_path, said):
    folder = tmp_path / "study"
    main(["new", "captions", str(folder)])
    toml = folder / "study.toml"
    own = [line for line in toml.read_text("utf-8").splitlines() if "demonstration" not in line]
    toml.write_text("\n".join(own), "utf-8")
    code, printed = said("check", folder)
    assert code == 0
    assert "pilot only: texts/consent.md, line 5\n  This line is a placeholder" in printed
    assert printed.endswith("1 pilot-only problem. Only pilots and simulated sessions can run.\n")
    found = json.loads(said("check", folder, "--json")[1])
    assert (found["ok"], found["pilot_only"]) == (True, True)
    assert found["problems"][-1]["severity"] == "pilot only"


def test_check_lists_the_rules_in_force_and_which_nobody_wrote(tmp_path, said):
    printed = said("check", write(tmp_path / "usual"))[1]
    (line,) = [one for one in printed.splitlines() if "too_fast" in one]
    assert line.startswith(
        "  Too fast (too_fast), by default: Excludes answers in the block captions "
    )
    assert "less than 3 s, the default for the task captions" in line
    assert "0 means no limit" in line
    off = STUDY + BLOCK + "[block.limits]\ntoo_fast_s = 0\n"
    printed = said("check", write(tmp_path / "off", toml=off))[1]
    assert "Rules that apply: none. Every complete answer counts." in printed
    rules = '[[rule]]\nkind = "too_fast"\nmin_s = 2.0\n[[rule]]\nkind = "duplicate"\n'
    own = write(tmp_path / "own", toml=STUDY + BLOCK + rules)
    found = json.loads(said("check", own, "--json")[1])
    assert [(one["id"], one["by_default"]) for one in found["rules"]] == [
        ("too_fast", False),
        ("duplicate", False),
    ]
    assert "min_s = 2.0" in found["rules"][0]["about"]


def test_a_new_study_writes_its_limit_and_tells_it(tmp_path, said):
    printed = said("new", "captions", tmp_path / "mine")[1]
    assert "too_fast_s = 3.0" in (tmp_path / "mine" / "study.toml").read_text("utf-8")
    assert "Too fast (too_fast): Excludes answers in the block captions that took " in printed
    assert "less than 3 s," in printed
    assert "by default" not in printed
    assert "Rules that apply: none" in said("new", "words", tmp_path / "other")[1]


def test_schema_prints_what_text_editors_read(capsys):
    assert main(["schema"]) == 0
    made = json.loads(capsys.readouterr().out)
    assert made["properties"]["block"]["items"]["properties"]["trials"]["minimum"] == 1


def test_new_says_how_it_understood_ones_own_pictures(tmp_path, said, capsys):
    for number, name in enumerate(("human/a.png", "machine/some-model/b.png")):
        path = tmp_path / "photos" / name
        path.parent.mkdir(parents=True)
        path.write_bytes(png(4 + number))
    code, printed = said("new", "pictures", tmp_path / "s", "--from", tmp_path / "photos")
    assert code == 0
    assert "Pictures by humans: 1; by machines: 1." in printed
    assert "2 rows and 2 pictures; each participant gets 2 trials." in printed
    assert said("check", tmp_path / "s")[0] == 0
    for task in ("pairs", "zhang-words", "collect-words"):
        with pytest.raises(SystemExit):
            main(["new", task, str(tmp_path / "t"), "--from", str(tmp_path / "photos")])
        assert "--from needs a task" in capsys.readouterr().err
