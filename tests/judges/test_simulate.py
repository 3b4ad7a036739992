from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from tests.small_study import small_package
from turingdesk.analysis._counted import matrix, verdicts
from turingdesk.analysis.statistics.power import Design, Skill
from turingdesk.analysis.statistics.power import simulate as simulate_power
from turingdesk.core.errors import TuringDeskError
from turingdesk.core.limits import Limits
from turingdesk.core.question import Choice, Condition, Kind, Question, Role
from turingdesk.core.step import Page, PageKind
from turingdesk.core.streams import stream
from turingdesk.core.study import AnswerForm, Form, Signature, When
from turingdesk.journal.journal_file import read_journal
from turingdesk.journal.session_summary import State
from turingdesk.judges import JUDGES
from turingdesk.judges._simulate import (
    Schedules,
    SimulatedClock,
    _fill_form,
    simulate,
    walk_session,
)
from turingdesk.sessions.data_folder import DataFolder
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.table.table import load

SKILLED = JUDGES["skilled"].make({"p_hh": 0.8, "p_mm": 0.6})


@pytest.fixture
def package(tmp_path):
    return small_package(tmp_path)


def test_sessions_go_through_the_real_journal_and_are_marked(package, tmp_path):
    done = simulate(package, tmp_path, [SKILLED] * 3, 1)
    table = load(tmp_path)
    assert len(table.responses) == done.responses - 3  # three names, which are personal
    assert table.responses["judge"].unique().tolist() == ["simulated"]
    assert table.sessions["participant"].tolist() == ["sim-001", "sim-002", "sim-003"]
    assert table.sessions["simulated"].all()
    assert table.sessions["state"].tolist() == ["completed"] * 3
    assert DataFolder(tmp_path).verify() == []


@pytest.mark.parametrize(
    ("minimum", "maximum", "youngest", "oldest"),
    [(1, 120, 18, 40), (30, 99, 30, 40), (6, 12, 6, 12), (50, 90, 50, 90)],
)
def test_simulated_people_have_the_ages_of_students_where_a_study_allows_them(
    minimum, maximum, youngest, oldest
):
    chance = stream("1", "ages")
    age = Question(
        "age", "How old?", Kind.NUMBER, role=Role.FORM, minimum=minimum, maximum=maximum
    )
    page = Page(PageKind.FORM, "about", "About you", questions=(age,))
    ages = [int(answer.value) for _ in range(200) for answer in _fill_form(page, chance)]
    assert min(ages) >= youngest
    assert max(ages) <= oldest
    assert len(set(ages)) > 5


@pytest.mark.slow
def test_the_given_skill_comes_out_within_its_error(package, tmp_path):
    simulate(package, tmp_path, [SKILLED] * 60, 1)
    found = matrix(verdicts(load(tmp_path).responses))
    for share, p, n in ((found.p_hh, 0.8, found.humans), (found.p_mm, 0.6, found.machines)):
        assert n > 350
        assert share == pytest.approx(p, abs=3.5 * (p * (1 - p) / n) ** 0.5)


@pytest.mark.slow
def test_the_same_seed_gives_the_same_answers_and_another_one_others(package, tmp_path):
    said = []
    for folder, seed in (("a", 1), ("b", 1), ("c", 2)):
        simulate(package, tmp_path / folder, [SKILLED] * 3, seed)
        rows = load(tmp_path / folder).responses
        said.append(rows[["stimulus", "choice", "rt_ms"]].astype(str).to_numpy().tolist())
    assert said[0] == said[1] != said[2]


def test_stimuli_are_balanced_over_simulated_judges(package, tmp_path):
    simulate(package, tmp_path, [SKILLED] * 8, 1)  # 8 x 6 captions over 24
    taken = DataFolder(tmp_path).judged(package.study, "simulated")
    assert [n for (block, _), n in taken.items() if block == "captions"] == [2] * 24
    assert DataFolder(tmp_path).judged(package.study) == {}


def test_more_judges_go_on_after_those_that_are_there(package, tmp_path):
    simulate(package, tmp_path, [SKILLED] * 2, 1)
    told = []
    done = simulate(package, tmp_path, [SKILLED] * 2, 1, lambda n, of: told.append((n, of)))
    assert [path.name[:11] for path in done.sessions] == ["sub-sim-003", "sub-sim-004"]
    assert told == [(1, 2), (2, 2)]


def test_an_hour_of_judging_takes_no_hour(package, tmp_path):
    simulate(package, tmp_path, [SKILLED], 1)
    (session,) = DataFolder(tmp_path).sessions()
    lines = read_journal(session.path).lines
    assert 40_000 < lines[-1]["t_ms"] < 600_000
    assert session.state is State.COMPLETED
    rows = load(tmp_path).responses
    trials = rows[rows["role"] == "verdict"]
    assert 2000 < trials["rt_ms"].median() < 12_000
    assert (rows["onset_ms"] <= rows["answered_ms"]).all()


def test_limits_are_kept_as_people_have_to_keep_them(package, tmp_path):
    limits = Limits(look_first_s=5.0, plays_first=2)
    blocks = tuple(replace(block, limits=limits) for block in package.study.blocks)
    study = replace(package.study, blocks=blocks)
    simulate(replace(package, study=study), tmp_path, [SKILLED] * 2, 1)
    rows = load(tmp_path).responses
    assert rows.loc[rows["role"] == "verdict", "rt_ms"].min() > 12_000


@pytest.mark.parametrize("name", ["skilled", "coin"])
def test_a_joint_answer_is_one_of_its_choices(package, tmp_path, name):
    blocks = (replace(package.study.blocks[1], answer=AnswerForm.JOINT),)
    study = replace(package.study, blocks=blocks)
    choose = JUDGES[name].make({})
    simulate(replace(package, study=study), tmp_path, [choose] * 3, 1)
    rows = load(tmp_path).responses
    joint = rows[rows["joint"]]
    assert sorted(joint["subject"].unique()) == ["A", "B"]
    assert len(joint) == 3 * 4 * 2


def test_a_judge_of_perfect_skill_is_always_right(package, tmp_path):
    simulate(package, tmp_path, [JUDGES["skilled"].make({"p_hh": 1.0, "p_mm": 1.0})] * 3, 1)
    found = matrix(verdicts(load(tmp_path).responses))
    assert (found.hm, found.mh) == (0, 0)


@pytest.mark.slow
def test_the_coin_is_right_half_of_the_time(package, tmp_path):
    simulate(package, tmp_path, [JUDGES["coin"].make({})] * 60, 5)
    found = matrix(verdicts(load(tmp_path).responses))
    assert found.p_hh == pytest.approx(0.5, abs=0.1)
    assert found.p_mm == pytest.approx(0.5, abs=0.1)


def test_each_judge_says_what_can_be_set():
    assert dict(JUDGES["coin"].options) == {}
    assert set(JUDGES["skilled"].options) == {"p_hh", "p_mm", "p_control"}
    assert all(judge.about.endswith(".") for judge in JUDGES.values())


def test_a_walk_tells_each_step_once_it_is_on_the_disk(package, tmp_path):
    clock = SimulatedClock()
    setup = SessionSetup("sim-1", "desk", judge="simulated")
    recorder = SessionRecorder.begin(package, tmp_path, setup, clock=clock.session_clock)
    for responses in walk_session(recorder, SKILLED, stream("1", "judge"), clock):
        kept = [line for line in read_journal(recorder.path).lines if line["kind"] == "response"]
        expected = [r.choice for r in responses if r.question != "name"]
        assert [line["choice"] for line in kept][-len(expected) :] == expected or not expected


YES_NO = tuple(Choice(value, value) for value in ("Yes", "No"))
ABOUT = Form(
    "about",
    "About you",
    (
        Question("uses", "Which?", Kind.SEVERAL, YES_NO, role=Role.FORM),
        Question(
            "how", "How often?", Kind.NUMBER, role=Role.FORM, only_if=Condition("uses", ("Yes",))
        ),
    ),
)
LATER = Form(
    "later",
    "Later",
    (
        Question(
            "none", "None?", Kind.TEXT, role=Role.FORM, only_if=Condition("uses", ("Yes",), True)
        ),
    ),
    When.AFTER,
)


@pytest.mark.slow
def test_simulated_people_answer_what_forms_ask_them_and_nothing_else(tmp_path):
    package = small_package(tmp_path, forms=(ABOUT, LATER), signature=Signature.REQUIRED)
    simulate(package, tmp_path, [SKILLED] * 30, 1)
    table = load(tmp_path)
    assert set(table.sessions["state"]) == {"completed"}
    rows = table.responses[table.responses["role"] == "form"]
    uses = dict(rows.loc[rows["question"] == "uses", ["session", "choice"]].to_numpy())
    assert set(uses.values()) == {"Yes", "No", "Yes|No"}
    asked = {name: set(rows.loc[rows["question"] == name, "session"]) for name in ("how", "none")}
    assert asked["how"] == {session for session, said in uses.items() if "Yes" in said}
    assert asked["none"] == set(uses) - asked["how"]
    assert "signature" not in set(rows["question"])
    assert len(list((tmp_path / "personal").iterdir())) == 30


def test_verdicts_are_those_of_sessions_that_are_walked(package, tmp_path):
    drawn = Schedules(package)
    drawn.draw(3)
    simulate(package, tmp_path / "data", [JUDGES["coin"].make({})] * 3, 1)
    rows = load(tmp_path / "data").responses
    rows = rows[(rows["question"] == "origin") & ~rows["practice"]]
    assert len(drawn.judges) == len(rows)
    assert drawn.is_human.count(True) == pytest.approx((rows["truth"] == "human").sum(), abs=3)


def test_stimuli_are_balanced_over_sessions(package):
    drawn = Schedules(package)
    drawn.draw(8)
    often = Counter(one for one in drawn.stimuli if one.startswith("captions"))
    assert max(often.values()) - min(often.values()) <= 1
    assert sorted(set(drawn.judges)) == list(range(8))


def test_more_sessions_leave_the_earlier_ones_as_they_are(package):
    few, many = Schedules(package), Schedules(package)
    few.draw(2)
    many.draw(1)
    many.draw(4)
    assert many.stimuli[: len(few.stimuli)] == few.stimuli


def test_a_sealed_study_has_no_truth_to_draw(package):
    sealed = replace(package, study=replace(package.study, sealed=True))
    with pytest.raises(TuringDeskError, match="sealed"):
        Schedules(sealed).draw(1)


def test_power_has_the_spread_that_skilled_judges_have(package):
    drawn = Schedules(package)
    drawn.draw(6)
    seed = "1.power-0001.1"
    trials = [t for t in package.trials(package.draw(seed, {})) if not t.slot.practice]
    choose = JUDGES["skilled"].make({"p_hh": 0.8, "p_mm": 0.6})
    right = {"human": [], "machine": []}
    for number in range(150):
        chance = stream(f"{number}", "judge")
        for trial in trials:
            for question in trial.questions:
                if question.role is Role.VERDICT and not question.subjects:
                    truth = trial.truth(question, question.subject)
                    right[truth].append(choose(trial, question, chance) == truth)
    whole = Design(
        np.array(drawn.judges),
        np.unique(drawn.stimuli, return_inverse=True)[1],
        np.array(drawn.is_human),
    )
    found = simulate_power(whole, Skill(0.8, 0.6, 0.0, 0.0, 0.0), 400)
    assert found.detectability == pytest.approx(
        (np.mean(right["human"]) + np.mean(right["machine"])) / 2, abs=0.03
    )
