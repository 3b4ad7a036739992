"""Each kind of quality rule, from the study through real sessions to tables, exports and Live."""

import csv
import json
from dataclasses import replace
from time import perf_counter

import pytest

from tests.packages import as_real
from turingdesk.analysis._overview import overview
from turingdesk.cli import main
from turingdesk.core import quality
from turingdesk.core.limits import Limits
from turingdesk.core.question import Answer, Choice, Question, Role
from turingdesk.journal.follower import Follower
from turingdesk.sessions.data_folder import PILOT
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.package import open_package
from turingdesk.system import paths
from turingdesk.table.live_table import LiveTable
from turingdesk.table.table import load

KNEW = Question("knew", "Do you know them?", choices=(Choice("Yes", "Yes"), Choice("No", "No")))


@pytest.fixture(scope="module")
def package():
    """Nine captions, one of them a control trial, and four conversations with their topics."""
    found = open_package(paths.demo_study())
    blocks = {block.id: block for block in found.study.blocks}
    captions = replace(blocks["captions"], limits=Limits())
    talks = replace(blocks["conversations"], questions=(*blocks["conversations"].questions, KNEW))
    study = replace(found.study, blocks=(captions, talks), demonstration=False)
    return as_real(replace(found, study=study))


def sit(package, data, code, *, rt_s=5.0, steps=10_000, pilot=False, **said):
    """One session; what is not said otherwise is as it should be."""
    recorder = SessionRecorder.begin(package, data, SessionSetup(code, "Booth 1", pilot=pilot))
    while not recorder.session.is_over and steps:
        trial, steps = recorder.session.trial, steps - 1
        questions = recorder.session.step.questions
        if trial is None:
            questions = [one for one in questions if one.id == "native_language"]
        recorder.shown(perf_counter() - rt_s)
        recorder.answer([Answer(q.key, value(trial, q, said), 1000 * rt_s) for q in questions])
    recorder.abandon()


def value(trial, question, said):
    if question.role is Role.CONTROL:
        right = trial.truth(question, question.subject)
        wrong = next(one.value for one in question.choices if one.value != right)
        return wrong if said.get("topics") == "wrong" else right
    if question.role is Role.VERDICT:
        of = question.subjects or (question.subject,)
        return "+".join(said.get("verdict") or trial.truth(question, one) for one in of)
    return said.get(question.id, {"native_language": "English", "knew": "No"}[question.id])


def last(rows):
    """Those of the participant who did wrong, or of the second session."""
    return rows["session"] == sorted(rows["session"].unique())[-1]


def in_talks(rows):
    return last(rows) & (rows["block"] == "conversations")


def fast(rows):
    return last(rows) & (rows["block"] == "captions") & (rows["role"] == "verdict")


def after_a_machine(rows):
    """The captions right after one of a machine, no matter who judged them."""
    own = rows[(rows["block"] == "captions") & (rows["role"] == "verdict") & ~rows["practice"]]
    before = own.groupby("session", observed=True)["origin"].shift()
    return (before == "machine").reindex(rows.index, fill_value=False)


R = quality
CASES = {
    "too_fast": (R.TooFast(id="r", min_s=2.0, blocks=("captions",)), {"rt_s": 1.0}, fast),
    "control_failed": (R.ControlFailed(id="r"), {"topics": "wrong"}, in_talks),
    "controls_passed": (
        R.ControlsPassed(id="r", at_least=3, of=4, what="questions"),
        {"topics": "wrong"},
        last,
    ),
    "form_answer": (R.FormAnswer(id="r", wanted=("English",)), {"native_language": "Dutch"}, last),
    "incomplete": (R.Incomplete(id="r", share=0.9), {"steps": 14}, last),
    "straight_lining": (
        R.StraightLining(id="r", blocks=("captions",), at_least=9),
        {"verdict": "human"},
        last,
    ),
    "duplicate": (R.Duplicate(id="r"), {"code": "P-1"}, last),
    "after_machines": (
        R.AfterMachines(id="r", in_a_row=1, blocks=("captions",)),
        {},
        after_a_machine,
    ),
    "trial_answer": (
        R.TrialAnswer(id="r", question="knew", answers=("yes",)),
        {"knew": "Yes"},
        in_talks,
    ),
}
assert set(CASES) <= set(quality.KINDS)


@pytest.fixture(params=list(CASES))
def case(request, package, tmp_path):
    """A folder in which the rule contains of one session, and not of a pilot or another study."""
    rule, bad, marks = CASES[request.param]
    data, said = tmp_path / "data", {"code": "P-2", **bad}
    ruled = replace(package, study=replace(package.study, rules=(rule,)))
    other = replace(package, study=replace(package.study, id="other", rules=()))
    sit(ruled, data, "P-1")
    sit(ruled, data, said.pop("code"), **said)
    sit(ruled, data, "P-3", pilot=True, **said)
    sit(other, data, "P-1", **said)
    return rule, data, marks


def lines_of(data):
    return [
        json.loads(line)
        for path in sorted(data.glob("*.jsonl"))
        for line in path.read_text("utf-8").splitlines()
    ]


@pytest.mark.sampled(3)
def test_it_marks_what_it_should_and_lists_each_with_its_reason(case):
    rule, data, marks = case
    table = load(data)
    marks_what_it_should(rule, table, marks)
    nothing_is_deleted_and_all_is_listed(rule, table, lines_of(data))
    assert list((data / PILOT).glob("*.jsonl"))
    assert load(data / PILOT).exclusions.empty


@pytest.mark.slow
@pytest.mark.usefixtures("few_analyses")
def test_results_live_tables_and_exports_say_the_same(case, tmp_path, capsys):
    _, data, _ = case
    table = load(data, "demo")
    versions_differ_by_what_it_leaves_out(table)
    live_says_the_same(data, table.responses)
    analyze_and_exports_show_it(data, load(data), tmp_path, capsys)


def marks_what_it_should(rule, table, marks):
    rows = table.responses
    own = rows["study"] == "demo"
    wanted = marks(rows[own]).reindex(rows.index, fill_value=False) & ~rows["practice"]
    if rule.blocks:
        wanted &= rows["block"].isin(rule.blocks)
    assert wanted.any()
    marked = (rows["excluded"] == "r") & ~rows["practice"]
    assert rows.loc[marked, ["session", "step", "question"]].equals(
        rows.loc[wanted, ["session", "step", "question"]]
    )


def nothing_is_deleted_and_all_is_listed(rule, table, lines):
    responses = [line for line in lines if line["kind"] == "response"]
    assert len(table.responses) == len(responses)
    rows = table.responses
    listed = table.exclusions
    assert set(listed["rule"]) == {"r"}
    assert set(listed["kind"]) == {rule.kind}
    assert set(listed["scope"]) == {str(rule.scope)}
    assert listed["reason"].str.fullmatch(r"[A-Z0-9].*\.").all()
    assert set(listed["session"]) == set(rows.loc[rows["excluded"] == "r", "session"])
    assert (listed["participant"] == [name[4:7] for name in listed["session"]]).all()
    steps = set(zip(listed["session"], listed["step"], strict=True))
    if rule.scope is quality.Scope.TRIAL:
        judged = rows[(rows["excluded"] == "r") & ~rows["practice"]]
        assert steps == set(zip(judged["session"], judged["step"], strict=True))
        assert listed["trial"].notna().all()
        assert (listed["stimulus"] != "").all()


def versions_differ_by_what_it_leaves_out(table):
    found, rows = overview(table), table.responses
    counts = ~(rows["practice"] | rows["control_trial"]) & (rows["role"] == "verdict")
    gone = int((counts & (rows["excluded"] == "r")).sum())
    assert gone
    assert found["before_rules"]["verdicts"]["on_origin"] == counts.sum()
    assert found["verdicts"]["on_origin"] == counts.sum() - gone
    assert found["verdicts"]["left_out"]["by rule r"] == gone
    (told,) = found["rules"]
    assert told["rule"] == "r"
    assert bool(told["sessions"]) is not bool(told["trials"])


def live_says_the_same(data, rows):
    judged = rows[rows["role"].isin(["verdict", "control"])]
    table = LiveTable()
    for batch in Follower(data).batches():
        table.add(batch)
    table.update(())
    made = table.responses[table.responses["study"] == "demo"]
    made = made[made["role"].isin(["verdict", "control"])]
    assert len(made) == len(judged)
    assert (made["excluded"] == "r").sum() == (judged["excluded"] == "r").sum()


def analyze_and_exports_show_it(data, table, tmp_path, capsys):
    import pandas as pd

    assert main(["analyze", str(data), "--study", "demo", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [one["reason"] for one in found["exclusions"]] == table.exclusions["reason"].tolist()
    assert main(["analyze", str(data), "--study", "demo", "--exclusions"]) == 0
    printed = capsys.readouterr().out
    assert all(reason in printed for reason in table.exclusions["reason"])
    csv_file, book = tmp_path / "out.csv", tmp_path / "out.xlsx"
    assert main(["export", str(data), "-o", str(csv_file)]) == 0
    # A workbook of two studies has three times as many results, which are not looked at.
    assert main(["export", str(data), "-o", str(book), "--study", "demo"]) == 0
    is_form = table.responses["role"] == "form"
    for path, own in ((csv_file, ~is_form), (tmp_path / "out-forms.csv", is_form)):
        with path.open(encoding="utf-8-sig", newline="") as file:
            marked = [row["excluded"] for row in csv.DictReader(file)]
        assert marked == table.responses.loc[own, "excluded"].tolist()
    sheet = pd.read_excel(book, sheet_name="exclusions")
    assert sheet["reason"].tolist() == table.exclusions["reason"].tolist()
