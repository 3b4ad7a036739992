"""From a package to exports, through the commands alone, as a newcomer goes."""

import csv
import json
from time import perf_counter

import pytest

from tests.packages import json_lines, png, write
from turingdesk.cli import main
from turingdesk.core.question import Answer, Kind, Role
from turingdesk.sessions.session_recorder import SessionRecorder, SessionSetup
from turingdesk.study.package import open_package
from turingdesk.system import paths

DEMO = paths.demo_study()

HOSTILE = [
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "=cmd|'/c calc'!A0",
    "03-05",
    "1e5",
    "007",
    "TRUE",
    "None",
    "NaN",
    "NULL",
    "#N/A",
    "12/05/2024",
    "a,b;c\td",
    'he said "no"',
    "'quoted'",
    "first\nsecond\n\nfourth",
    " spaces around ",
    "👩‍👩‍👧‍👦 🏳️‍🌈",
    "שלום \u202eabc\u202c",
    "zero\u200bwidth\u200d",
    "e\u0301 vs \u00e9",
    "<b>bold</b> &amp; <script>alert(1)</script>",
    "_x0041_ \\n %s {0}",
    "bell\x07 escape\x1b[31m",
    "x" * 40_000,
    "\ufeffmark",
    "判断",
]


def run(capsys, *words):
    """Run a command that succeeds and return what it printed."""
    code = main([str(word) for word in words])
    said = capsys.readouterr()
    assert code == 0, said.out + said.err
    return said.out


def rows(path):
    with path.open(encoding="utf-8", newline="") as file:
        csv.field_size_limit(10_000_000)
        return list(csv.DictReader(file))


@pytest.mark.slow
def test_the_demonstration_is_sound_and_says_of_every_row_where_it_comes_from(capsys):
    checked = json.loads(run(capsys, "check", DEMO, "--json"))
    assert checked["ok"]
    (told,) = checked["problems"]  # its invented machines do talk more than its people
    assert (told["file"], told["severity"]) == ("conversations.jsonl", "warning")
    assert told["message"].startswith("Text length gives away the maker: the machine's text is")
    assert checked["study"]["demonstration"]
    assert sum(b["trials"] for b in checked["plan"]["blocks"]) >= 40
    package = open_package(DEMO)
    assert {block.task for block in package.study.blocks} == {
        "captions",
        "words",
        "conversations",
        "colors",
        "objects",
        "fixations",
        "pairs",
    }
    lacking = [s.id for table in package.stimuli.values() for s in table if not s.provenance]
    assert lacking == []
    assert len({path.name for path in package.media()}) >= 24


@pytest.mark.slow  # all analyses of all tasks
def test_the_demonstration_goes_from_check_to_every_export(tmp_path, capsys, request):
    import pandas as pd

    data, tdz = tmp_path / "data", tmp_path / "demo.tdz"
    run(capsys, "pack", DEMO, "-o", tdz)
    run(capsys, "check", tdz)
    simulated = ("--p-hh", "0.9", "--p-mm", "0.8", "--seed", "3", "--data", data)
    run(capsys, "simulate", tdz, "--judges", "4", *simulated)
    assert "4 as written, 0 not" in run(capsys, "check", data)
    analysis = json.loads(run(capsys, "analyze", data, "--by", "task", "--json"))
    written = sum(
        json.loads(line)["kind"] == "response"
        for path in data.glob("*.jsonl")
        for line in path.read_text("utf-8").splitlines()
    )
    request.getfixturevalue("few_analyses")  # the workbook would compute them all again
    for suffix in ("csv", "xlsx", "jsonl"):
        said = run(capsys, "export", data, "-o", tmp_path / f"out.{suffix}")
        assert said.startswith(f"{written:,} responses in the journals, {written:,} rows written.")
    table = rows(tmp_path / "out.csv")
    forms = rows(tmp_path / "out-forms.csv")
    sheet, of_forms = (
        pd.read_excel(tmp_path / "out.xlsx", sheet_name=name) for name in ("responses", "forms")
    )
    lines = (tmp_path / "out.jsonl").read_text("utf-8").splitlines()
    assert len(table) == len(sheet)
    assert len(forms) == len(of_forms)
    assert len(table) + len(forms) == len(lines) == written
    assert {row["judge"] for row in table} == {"simulated"}
    assert counted(table) == analysis["confusion"]["n"]
    assert counted(table, rules=False) == analysis["before_rules"]["confusion"]["n"]
    marked = {(row["session"], rule) for row in table for rule in row["excluded"].split("|")}
    told = {(one["session"], one["rule"]) for one in analysis["exclusions"]}
    assert {one for one in marked if one[1]} == told
    assert 0.6 < analysis["detectability"]["value"] <= 1


def counted(table, rules=True):
    """The confusion matrix, counted with nothing of this program."""
    n = {"HH": 0, "HM": 0, "MM": 0, "MH": 0}
    for row in table:
        left_out = {row[c].lower() for c in ("practice", "control_trial", "superseded", "pilot")}
        is_kept = not (rules and row["excluded"])
        if row["question"] == "origin" and left_out == {"false"} and is_kept:
            n[row["origin"][0].upper() + row["choice"][0].upper()] += 1
    return n


TEXT_QUESTION = """\
id = "hostile"
title = "=HYPERLINK(1)"
participants = 1
[[form]]
[[form.field]]
id = "reason"
text = "Why?"
kind = "text"
[[form.field]]
id = "participant"
text = "A field that is called as a column is"
kind = "text"
[[block]]
task = "words"
trials = {trials}
[[block.question]]
id = "words"
text = "<b>In your words?</b>"
kind = "text"
"""

ANSWERED_MS = 5000.0


def hostile_session(folder, data):
    """One whole session in which everything that can be text is hostile."""
    table = json_lines(
        *(
            {
                "id": text.strip(),
                "prompt": f"p{number}",
                "origin": ("human", "machine")[number % 2],
                "agent": text,
                "cue": text,
                "association": text,
            }
            for number, text in enumerate(HOSTILE)
        )
    )
    trials = len(HOSTILE) // 2 * 2
    files = {"words.jsonl": table, "captions.csv": None, "media/dog.png": png()}
    study = write(folder, files, toml=TEXT_QUESTION.format(trials=trials))
    recorder = SessionRecorder.begin(open_package(study), data, SessionSetup("P-1", "kiosk"))
    said = iter([*HOSTILE, *HOSTILE])
    while (step := recorder.session.step) is not None:
        recorder.shown(perf_counter() - ANSWERED_MS / 1000)
        recorder.answer([answered(question, said) for question in step.questions])
    recorder.close("completed")
    return [*HOSTILE, *HOSTILE][: trials + 2]


def answered(question, said):
    text = question.choices[0].value if question.role is Role.VERDICT else next(said)
    assert question.role is Role.VERDICT or question.kind is Kind.TEXT
    return Answer(question.key, text, ANSWERED_MS)


@pytest.mark.slow
@pytest.mark.usefixtures("few_analyses")
def test_hostile_text_survives_from_the_kiosk_to_csv_and_workbook(tmp_path, capsys):
    import openpyxl
    import pandas as pd
    from openpyxl.utils.escape import unescape

    data = tmp_path / "data"
    typed = hostile_session(tmp_path / "study", data)
    for suffix in ("csv", "xlsx", "jsonl"):
        run(capsys, "export", data, "-o", tmp_path / f"out.{suffix}")
    as_text = {"keep_default_na": False, "dtype": str}
    book = openpyxl.load_workbook(tmp_path / "out.xlsx")
    every = list(map(json.loads, (tmp_path / "out.jsonl").read_bytes().splitlines()))
    written = [line["choice"] for line in every if line["role"] in ("extra", "form")]
    assert sorted(written) == sorted(typed)
    for sheet, file in (("responses", "out.csv"), ("forms", "out-forms.csv")):
        lines = [line for line in every if (line["role"] == "form") == (sheet == "forms")]
        by_csv, by_hand = pd.read_csv(tmp_path / file, **as_text), rows(tmp_path / file)
        by_excel = pd.read_excel(tmp_path / "out.xlsx", sheet_name=sheet, **as_text)
        names, *by_openpyxl = book[sheet].values
        assert lines
        for column in {"choice", "stimulus", "agent", "participant"} & {*names}:
            truth = [line.get(column) or "" for line in lines]
            assert [row[column] for row in by_hand] == truth
            assert list(by_csv[column]) == truth
            place = names.index(column)
            short = [text[:32_767] for text in truth]  # the most that a cell of Excel contains
            assert [unescape(row[place] or "") for row in by_openpyxl] == short
            assert [unescape(text) for text in by_excel[column]] == short
    assert not any(
        cell.data_type in ("f", "d", "e") for sheet in book for row in sheet.rows for cell in row
    )
