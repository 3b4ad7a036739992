"""What `analyze` prints of quality rules."""

import io
import json
import re
from contextlib import redirect_stdout
from pathlib import Path
from shutil import copytree

import pytest

from tests.packages import BLOCK, STUDY, write
from tests.small_study import small_package, walk_on
from turingdesk.analysis import ANALYSES
from turingdesk.analysis._overview import JUDGED_BY
from turingdesk.cli import main
from turingdesk.cli.analyze import print_exclusions, print_results, print_rules
from turingdesk.journal.judge_kind import JudgeKind
from turingdesk.judges import JUDGES
from turingdesk.judges._simulate import simulate
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.package import open_package
from turingdesk.table.table import frame

REFERENCE = Path(__file__).resolve().parents[2] / "resources/help/results.md"


@pytest.fixture
def package(tmp_path):
    return small_package(tmp_path)


@pytest.fixture(scope="module")
def data(tmp_path_factory):
    """Three people, of whom the last is too fast; anyone who changes something takes a copy."""
    home = tmp_path_factory.mktemp("three")
    package, folder = small_package(home), home / "data"
    for number in range(1, 4):
        recorder = SessionRecorder.begin(package, folder, SessionSetup(f"P-{number}", "Booth 1"))
        walk_on(recorder, rt_ms=2000.0 if number == 3 else 4000.0)
    return folder


@pytest.fixture
def own_data(data, tmp_path):
    """A copy, to change."""
    return copytree(data, tmp_path / "data")


def analyze(capsys, *words):
    assert main(["analyze", *map(str, words)]) == 0
    return capsys.readouterr().out


def as_json(capsys, *words):
    return json.loads(analyze(capsys, *words, "--json"))


@pytest.mark.slow
@pytest.mark.usefixtures("few_analyses")
def test_the_json_has_the_shape_that_others_rely_on(data, capsys):
    found = as_json(capsys, data, "--by", "task", "agent")
    assert set(found["confusion"]["n"]) == {"HH", "HM", "MM", "MH"}
    assert set(found["confusion"]["p"]) == {"HH", "HM", "MM", "MH"}
    assert {"value", "sd", "ci95", "method"} <= set(found["detectability"])
    assert len(found["detectability"]["ci95"]) == 2
    assert list(found["by"]) == ["task", "agent"]
    for level in found["by"]["task"].values():
        assert set(level) == {"confusion", "detectability"}


@pytest.mark.slow
@pytest.mark.usefixtures("few_analyses")
def test_numbers_add_up_and_name_what_was_left_out(data, capsys):
    found = as_json(capsys, data)
    n = found["confusion"]["n"]
    # The third participant was too fast on captions: 6 verdicts and the practice one.
    assert found["verdicts"]["left_out"] == {"practice": 3, "too fast": 6}
    assert sum(n.values()) == found["verdicts"]["on_origin"] == 2 * 6 + 3 * 8
    assert found["verdicts"]["given"] == sum(n.values()) + 3 + 6
    assert (found["participants"], found["sessions"]) == (3, {"completed": 3})
    assert found["judges"] == "people"


@pytest.mark.slow
@pytest.mark.usefixtures("few_analyses")
def test_levels_add_up_to_the_whole(data, capsys):
    found = as_json(capsys, data, "--by", "agent", "--by", "participant", "--by", "task")
    for column in ("agent", "participant", "task"):
        for cell, n in found["confusion"]["n"].items():
            levels = found["by"][column].values()
            assert sum(level["confusion"]["n"][cell] for level in levels) == n, column


@pytest.mark.slow
@pytest.mark.usefixtures("few_analyses")
def test_an_agents_detectability_is_against_all_humans(data, capsys):
    found = as_json(capsys, data, "--by", "agent")
    level = found["by"]["agent"]["blender"]
    p_mm = level["confusion"]["p"]["MM"]
    assert level["confusion"]["p"]["HH"] is None
    expected = (found["confusion"]["p"]["HH"] + p_mm) / 2
    assert level["detectability"]["value"] == pytest.approx(expected)
    assert level["detectability"]["against"] == "all verdicts on what humans made"


@pytest.mark.usefixtures("few_analyses")
def test_a_form_question_is_a_column_too(data, capsys):
    found = as_json(capsys, data, "--by", "age")
    assert list(found["by"]["age"]) == ["30"]


@pytest.mark.usefixtures("few_analyses")
def test_an_unknown_column_or_study_is_answered_with_the_nearest(data, capsys):
    assert main(["analyze", str(data), "--by", "agnt"]) == 1
    assert "Did you mean 'agent'?" in capsys.readouterr().err
    assert main(["analyze", str(data), "--study", "smal"]) == 1
    assert "Did you mean 'small'?" in capsys.readouterr().err


def test_a_folder_that_is_not_there_is_named(tmp_path, capsys):
    assert main(["analyze", str(tmp_path / "none")]) == 1
    assert "can't find the data folder" in capsys.readouterr().err


def test_a_folder_without_journals_says_what_to_name(tmp_path, capsys):
    (tmp_path / "empty").mkdir()
    assert main(["analyze", str(tmp_path / "empty")]) == 1
    assert "contains no journals" in capsys.readouterr().err


@pytest.mark.usefixtures("few_analyses")
def test_sessions_without_a_verdict_give_nothing_and_say_so(package, tmp_path, capsys):
    SessionRecorder.begin(package, tmp_path / "data", SessionSetup("P-1", "Booth 1")).abandon()
    found = as_json(capsys, tmp_path / "data")
    assert found["detectability"]["value"] is None
    assert found["detectability"]["ci95"] is None
    assert "there are no verdicts" in found["detectability"]["note"]
    assert "there are no verdicts" in analyze(capsys, tmp_path / "data")


@pytest.mark.slow
@pytest.mark.usefixtures("few_analyses")
def test_simulated_answers_are_never_mixed_with_peoples(package, own_data, capsys):
    simulate(package, own_data, [JUDGES["coin"].make({})] * 2, 1)
    people = as_json(capsys, own_data)
    assert people["judges"] == "people"
    assert people["verdicts"]["on_origin"] == 36
    assert any("simulated" in note for note in people["notes"])
    simulated = as_json(capsys, own_data, "--simulated")
    assert simulated["judges"] == "simulated"
    assert simulated["participants"] == 2
    assert JUDGED_BY[JudgeKind.SIMULATED] in simulated["notes"]
    assert "Simulated data" in analyze(capsys, own_data, "--simulated")


@pytest.mark.usefixtures("few_analyses")
def test_only_simulated_answers_are_analysed_with_a_note(package, tmp_path, capsys):
    simulate(package, tmp_path, [JUDGES["coin"].make({})], 1)
    assert "Simulated data" in analyze(capsys, tmp_path)


@pytest.mark.usefixtures("few_analyses")
def test_the_table_says_n_everywhere(data, capsys):
    said = analyze(capsys, data, "--by", "composition")
    assert "A small study (small), 3 sessions" in said
    assert "excluded: 3 practice, 6 too fast" in said
    head = next(line for line in said.splitlines() if "p(H|H)" in line)
    assert "n human" in head
    assert "n machine" in head
    assert "Standard errors and 95% intervals" in said


@pytest.mark.usefixtures("few_analyses")
@pytest.mark.damages_journals
def test_what_could_not_be_read_is_named_and_the_rest_counted(own_data, capsys):
    path = sorted(own_data.glob("*.jsonl"))[0]
    lines = path.read_bytes().split(b"\n")
    lines[12] = lines[12][:40]
    path.write_bytes(b"\n".join(lines))
    assert main(["analyze", str(own_data)]) == 0
    said = capsys.readouterr()
    assert f"{path.name}, line 13" in said.err
    assert "3 sessions" in said.out


@pytest.mark.slow
@pytest.mark.usefixtures("few_analyses")
def test_results_are_there_before_and_after_the_rules(data, capsys):
    found = as_json(capsys, data, "--by", "task")
    before = found["before_rules"]
    assert before["verdicts"]["on_origin"] == found["verdicts"]["on_origin"] + 6
    assert sum(before["confusion"]["n"].values()) == before["verdicts"]["on_origin"]
    assert before["verdicts"]["left_out"] == {"practice": 3}
    assert set(before["by"]) == {"task"}
    (rule,) = found["rules"]
    assert (rule["rule"], rule["sessions"], rule["trials"], rule["verdicts"]) == (
        "too_fast",
        0,
        6,
        6,
    )
    assert len(found["exclusions"]) == 6
    assert found["exclusions"][0]["reason"] == "Answered after 2.000 s; at least 3 s required."


@pytest.mark.slow
@pytest.mark.usefixtures("few_analyses")
def test_the_text_says_both_versions_and_every_exclusion_on_request(data, capsys):
    said = analyze(capsys, data, "--exclusions")
    assert "Before quality rules: " in said
    assert "Verdicts on origin: 42 before, 36 after." in said
    assert "Exclusions: 6" in said
    assert said.count("Answered after 2.000 s; at least 3 s required.") == 6
    assert "Answered after" not in analyze(capsys, data)


@pytest.mark.slow
@pytest.mark.usefixtures("few_analyses")
def test_rules_of_a_package_can_be_given_afterwards(data, tmp_path, capsys):
    captions = "id,origin,agent,image,caption\none,human,p1,dog.png,A\ntwo,machine,G,cat.png,B\n"
    rules = '[block.limits]\ntoo_fast_s = 5\n[[rule]]\nkind = "straight_lining"\n'
    study = write(tmp_path / "rules", toml=STUDY + BLOCK + rules, captions=captions)
    found = as_json(capsys, data, "--rules", study)
    counts = {one["rule"]: (one["sessions"], one["trials"]) for one in found["rules"]}
    assert counts == {"too_fast": (0, 18), "straight_lining": (3, 0)}
    assert found["verdicts"]["on_origin"] == 0
    assert any("given afterwards" in note for note in found["notes"])
    reasons = {one["reason"] for one in found["exclusions"]}
    assert "Answered after 4.000 s; at least 5 s required." in reasons


@pytest.mark.usefixtures("few_analyses")
def test_rules_that_cannot_be_read_are_told(data, tmp_path, capsys):
    study = write(tmp_path / "rules", toml=STUDY + BLOCK + '[[rule]]\nkind = "mood"\n')
    assert main(["analyze", str(data), "--rules", str(study)]) == 1
    assert "mood" in capsys.readouterr().err


ASKED = ("device", "language", "kiosk", "task", "study", "block", "domain", "system")


@pytest.fixture(scope="module")
def recruited(tmp_path_factory):
    """Twelve judges from several platforms, whose form asks what the data have columns of."""
    folder = tmp_path_factory.mktemp("recruited")
    form = '[[form]]\nid = "about"\n[[form.field]]\nid = "platform"\nchoices = ["P", "Q"]\n'
    for name in ASKED:
        form += f'[[form.field]]\nid = "{name}"\ntext = "Which?"\nchoices = ["one", "two"]\n'
    write(folder / "study", toml=STUDY + form + BLOCK)
    words = ["--judges", "12", "--seed", "3", "--data", str(folder / "data")]
    assert main(["simulate", str(folder / "study"), *words]) == 0
    return folder


def test_check_warns_of_questions_that_the_data_have_columns_of(recruited, capsys):
    assert main(["check", str(recruited / "study"), "--json"]) == 0
    problems = json.loads(capsys.readouterr().out)["problems"]
    told = [one["fix"].split("'")[1] for one in problems if "column" in one["message"]]
    assert told == [f"about.{name}" for name in ASKED]


@pytest.mark.slow
def test_no_question_of_a_form_vanishes_from_the_results(recruited, capsys, few_analyses):
    few_analyses("demographics", "comparisons")
    by = ["platform", *(f"about.{name}" for name in ASKED)]
    found = as_json(capsys, recruited / "data", "--by", *by, "device", "system")
    assert set(found["by"]["platform"]) == {"P", "Q"}
    assert all(set(found["by"][name]) == {"one", "two"} for name in by[1:])
    assert set(found["by"]["device"]) == {"(none)"}
    assert len(found["by"]["system"]) == 1
    rows = {name: found["analyses"][name]["rows"] for name in ("breakdown", "demographics")}
    assert set(by) <= {row["by"] for row in rows["breakdown"]}
    assert set(by) <= {row["question"] for row in rows["demographics"]}
    first = {row["first"] for row in found["analyses"]["comparisons"]["rows"]}
    assert {"platform: P", "platform: Q"} <= first


@pytest.fixture(scope="module")
def found(tmp_path_factory):
    """What `analyze --json` prints of three people, once for the tests below."""
    folder = tmp_path_factory.mktemp("judged")
    package = small_package(folder)
    for number in range(1, 4):
        walk_on(
            SessionRecorder.begin(package, folder / "data", SessionSetup(f"P-{number}", "Booth 1"))
        )
    said = io.StringIO()
    by = ["system", "language", "conversation", "speaker"]
    with redirect_stdout(said):
        assert main(["analyze", str(folder / "data"), "--json", "--by", *by]) == 0
    return json.loads(said.getvalue())


@pytest.mark.slow
@pytest.mark.usefixtures("few_analyses")
def test_results_cluster_as_asked_for_and_say_to_what_they_generalize(tmp_path, capsys):
    package, data = small_package(tmp_path), tmp_path / "data"
    for number in range(1, 5):  # they disagree, so the interval is not that of unanimous verdicts
        setup = SessionSetup(f"P-{number}", "Booth 1")
        walk_on(SessionRecorder.begin(package, data, setup), pick=number)
    found = as_json(capsys, data, "--cluster", "judge", "--by", "task")
    assert found["cluster"] == "judge"
    for told in (found, found["before_rules"], found["by"]["task"]["captions"]):
        assert told["detectability"]["generalizes"].startswith("other judges, these stimuli")
    (row,) = found["analyses"]["detectability"]["rows"]
    assert row["generalizes"].startswith("other judges, these stimuli")
    told = analyze(capsys, data, "--cluster", "trial")
    assert "generalizes to: these judges and these stimuli" in told


def test_another_way_to_cluster_is_wrong_usage(tmp_path, capsys):
    with pytest.raises(SystemExit) as stopped:
        main(["analyze", str(tmp_path), "--cluster", "booth"])
    assert stopped.value.code == 2
    assert "Did you mean 'both'?" in capsys.readouterr().err


def test_the_json_has_every_analysis_of_the_shelf(found):
    assert found["cluster"] == "both"
    assert set(found["analyses"]) == set(ANALYSES)
    for name, told in found["analyses"].items():
        assert set(told) == {"title", "about", "rows"}, name
        assert told["title"] == ANALYSES[name].title
        assert isinstance(told["rows"], list)
    assert {row["agent"] for row in found["analyses"]["agents"]["rows"]} >= {"git", "blender"}


def test_a_proportion_has_its_interval_and_n_beside_it(found):
    confusion, n = found["confusion"], found["detectability"]["n"]
    for cell in ("HH", "HM", "MM", "MH"):
        low, high = confusion["ci95"][cell]
        assert low <= confusion["p"][cell] <= high
    assert set(confusion["method"]) == set(confusion["note"]) == {"H", "M"}
    assert n["human"] + n["machine"] == sum(confusion["n"].values()) == 42
    assert n["judges"] == 3
    assert 0 < n["stimuli"] <= 42


def test_what_a_session_says_of_itself_is_a_column_and_so_is_the_kind_of_conversation(found):
    by = found["by"]
    assert len(by["system"]) == 1
    assert list(by["language"]) == ["en"]
    assert {"H-H", "H-M", "M-M"} <= set(by["conversation"])
    assert "H-M: human A" in by["speaker"]


def test_columns_of_one_by_are_crossed_too_and_cells_add_up(found):
    (crossed,) = found["crossed"]
    assert crossed["columns"] == ["system", "language", "conversation", "speaker"]
    for cell in ("HH", "HM", "MM", "MH"):
        counts = [one["confusion"]["n"][cell] for one in crossed["cells"]]
        assert sum(counts) == found["confusion"]["n"][cell]
    kinds = {one["levels"]["conversation"] for one in crossed["cells"]}
    assert kinds == set(found["by"]["conversation"])


def test_crossed_columns_have_a_table_with_a_row_for_each_combination(data, capsys):
    told = analyze(capsys, data, "--by", "conversation", "agent")
    table = told.partition("By conversation \u00d7 agent\n")[2].partition("\n\n")[0].splitlines()
    assert table[0].split()[:2] == ["conversation", "agent"]
    assert any(line.split()[:2] == ["H-M", "blender"] for line in table)
    assert "\u00d7" not in analyze(capsys, data, "--by", "conversation", "--by", "agent")


def titles_of(told):
    """The lines that begin a part."""
    return [part.splitlines()[0] for part in told.split("\n\n")[1:]]


def test_what_is_judged_by_origin_begins_with_the_matrix_as_before(data, capsys):
    usual = ["Verdicts by origin", "Imitation detectability"]
    assert titles_of(analyze(capsys, data))[:2] == usual


@pytest.mark.slow
@pytest.mark.usefixtures("few_analyses")
def test_results_are_told_by_the_domain_that_the_studys_table_names(tmp_path, capsys):
    captions = [
        f"c{n},{'human' if n % 4 < 2 else 'machine'},GIT,{('dog', 'cat')[n % 2]}.png,Words {n},"
        f"{('in-domain', 'out-of-domain')[n % 2]}\n"
        for n in range(8)
    ]
    head = "id,origin,agent,image,caption,domain\n"
    folder = write(tmp_path / "study", captions=head + "".join(captions))
    data = tmp_path / "data"
    simulate(open_package(folder), data, [JUDGES["coin"].make({})] * 3, 1)
    found = as_json(capsys, data, "--by", "domain")
    assert set(found["by"]["domain"]) == {"in-domain", "out-of-domain"}
    rows = found["analyses"]["breakdown"]["rows"]
    told = [row["level"] for row in rows if row["by"] == "domain"]
    assert told == ["in-domain", "out-of-domain"]


@pytest.mark.usefixtures("few_analyses")
def test_no_table_with_an_interval_is_without_its_method(tmp_path, capsys):
    package, data = small_package(tmp_path), tmp_path / "data"
    for number in range(1, 5):  # verdicts on captions all agree, those on conversations don't
        setup = SessionSetup(f"P-{number}", "Booth 1")
        recorder = SessionRecorder.begin(package, data, setup)
        while not recorder.session.is_over:
            step = recorder.session.step
            is_talk = getattr(step, "task", "") == "conversations"
            walk_on(recorder, steps=1, pick=number if is_talk else 0)
    said = analyze(capsys, data, "--by", "task", "--by", "age")
    parts = said.split("\n\n")
    tables = [part for part in parts if "95% CI" in part.replace("95% CI [", "")]
    assert len(tables) >= 3
    methods = [one for one in said.splitlines() if one.startswith("Standard errors and 95%")]
    assert len(methods) == 2
    for part in tables:
        assert any(part.splitlines()[0] in one.partition("):")[0] for one in methods)


def keys(told):
    """The names of members, at any depth; levels, ids and rules' own settings are data."""
    for key, value in told.items() if isinstance(told, dict) else ():
        yield key
        if key == "by":
            inner = [level for levels in value.values() for level in levels.values()]
        elif key == "studies":
            inner = list(value.values())
        elif key in ("sessions", "left_out", "settings", "analyses"):
            inner = []
        else:
            inner = value if isinstance(value, list) else [value]
        for one in inner:
            yield from keys(one)


def test_the_reference_tells_every_key(found):
    told, text = {*keys(found)}, REFERENCE.read_text("utf-8")
    assert len(told) > 50
    assert {key for key in told if f"`{key}`" not in text} == set()


def told_in_the_reference():
    """The analyses with a part of the reference; a new one can do without it at first."""
    return re.findall(r"^### `(\w+)`: ", REFERENCE.read_text("utf-8"), re.MULTILINE)


@pytest.mark.sampled(10)
@pytest.mark.parametrize("name", told_in_the_reference())
def test_the_reference_tells_every_column_of_an_analysis_and_no_other(name):
    text, analysis = REFERENCE.read_text("utf-8"), ANALYSES[name]
    common = text.partition("## Columns that several")[2].partition("## Analyses")[0]
    _, head, rest = text.partition(f"### `{name}`: {analysis.title}\n")
    assert head, f"results.md has no part on {name}"
    own, _, shared = rest.partition("\n### ")[0].partition("and, as above: ")
    assert analysis.about in own
    told = set(re.findall(r"^\| `(\w+)` \|", own, re.MULTILINE))
    shared = set(re.findall(r"`(\w+)`", shared))
    assert told | shared == {*analysis.compute(frame([])).columns}
    assert not told & shared
    assert shared <= set(re.findall(r"^\| `(\w+)` \|", common, re.MULTILINE))


@pytest.mark.slow
@pytest.mark.usefixtures("few_analyses")
def test_words_of_the_answers_come_with_the_package(data, capsys, tmp_path):
    (row,) = as_json(capsys, data)["analyses"]["texts"]["rows"]
    assert "--texts STUDY" in row["note"]
    own = write(tmp_path / "own")
    found = as_json(capsys, data, "--texts", own)
    rows = found["analyses"]["texts"]["rows"]
    told = {(row["measure"], row["group"]): row["mean"] for row in rows}
    assert told["words", "humans"] == told["words", "GIT"] == 5


CONFUSION = {
    "n": {"HH": 6, "HM": 2, "MM": 0, "MH": 0},
    "p": {"HH": 0.75, "HM": 0.25, "MM": None, "MH": None},
}
NOTHING = {
    "value": None,
    "sd": None,
    "ci95": None,
    "p": None,
    "generalizes": "these judges",
    "n": {"human": 8, "machine": 0},
    "method": "by trial",
    "note": "It can't be computed: there are no verdicts on what machines made.",
}
FOUND = {
    "studies": {"x": {"title": "A study", "sessions": 2}},
    "sessions": {"completed": 2},
    "judges": "people",
    "participants": 2,
    "responses": 8,
    "verdicts": {"given": 8, "on_origin": 8, "on_sides": 0, "left_out": {}},
    "notes": ["Known."],
    "sealed": 0,
    "registrations": [],
    "titles": {"task": "task"},
    "confusion": CONFUSION,
    "detectability": NOTHING,
    "rules": [],
    **dict.fromkeys(("agents", "lengths", "pairs", "controls", "collected"), ()),
    "by": {"task": {"words": {"confusion": CONFUSION, "detectability": NOTHING}}},
}


def test_what_cannot_be_computed_is_said_and_not_drawn_as_a_number(capsys):
    print_results(FOUND)
    said = capsys.readouterr().out
    assert "It can't be computed: there are no verdicts on what machines made." in said
    assert "was machine  -" in said
    assert "nan" not in said.casefold()
    assert "Note: Known." in said


def test_how_intervals_were_made_stands_once_below_their_table(capsys):
    some = NOTHING | {"value": 0.6, "sd": 0.1, "ci95": [0.4, 0.8], "note": ""}
    levels = {name: {"confusion": CONFUSION, "detectability": some} for name in ("a", "b")}
    print_results(FOUND | {"by": {"task": levels}})
    said = capsys.readouterr().out
    assert said.count("Standard errors and 95% intervals: by trial.") == 1
    assert said.count("0.600          0.100  [0.40, 0.80]") == 2


def test_judges_and_stimuli_are_told_beside_verdicts(capsys):
    n = {"human": 8, "machine": 9, "judges": 3, "stimuli": 5}
    some = NOTHING | {"value": 0.6, "sd": 0.1, "ci95": [0.4, 0.8], "note": "Mind.", "n": n}
    some |= {"p": 0.04, "other_machines": {"ci95": [0.3, 0.9], "p": 1e-20}}
    print_results(FOUND | {"detectability": some})
    said = capsys.readouterr().out
    assert "(SE 0.100, 95% CI [0.40, 0.80], p = .040 against 0.5; n = 8 human" in said
    assert "n = 8 human, 9 machine, 3 judges, 5 stimuli)\n" in said
    assert "generalizes to: these judges.\n" in said
    assert (
        "To other machines like these: 95% CI [0.30, 0.90], p < .001 against 0.5.\nMind." in said
    )


RULE = {"study": "x", "rule": "whole", "sessions": 2, "trials": 0, "verdicts": 31}
RULE |= {"about": "Leaves out sessions."}
GONE = {"session": "sub-P_ses-1_study-x", "rule": "whole", "trial": None, "stimulus": ""}
GONE |= {"reason": "3 of 9 trials answered (required: 9)."}


def what_rules_do(*rules, sides=0, exclusions=()):
    return {
        "rules": list(rules),
        "verdicts": {"on_origin": 60, "on_sides": sides},
        "before_rules": {"verdicts": {"on_origin": 91, "on_sides": sides}},
        "exclusions": list(exclusions),
    }


def printed(capsys, show, told):
    show(told)
    return capsys.readouterr().out.splitlines()


def test_counts_stand_before_and_after(capsys):
    lines = printed(capsys, print_rules, what_rules_do(RULE))
    assert "Verdicts on origin: 91 before, 60 after." in lines
    assert not any("on sides" in line for line in lines)
    assert lines[-1].split() == ["Whole", "(whole)", "2", "0", "31", "Leaves", "out", "sessions."]
    assert not lines[-2].startswith("study")


def test_verdicts_on_sides_are_told_where_there_are_any(capsys):
    lines = printed(capsys, print_rules, what_rules_do(RULE, sides=4))
    assert "Verdicts on sides: 4 before, 4 after." in lines


def test_rules_of_several_studies_say_whose_they_are(capsys):
    lines = printed(capsys, print_rules, what_rules_do(RULE, RULE | {"study": "y"}))
    assert [line.split()[0] for line in lines[-3:]] == ["study", "x", "y"]


def test_nothing_is_printed_where_there_are_no_rules(capsys):
    assert printed(capsys, print_rules, what_rules_do()) == []


@pytest.mark.parametrize("trial", [None, 0, 7])
def test_every_exclusion_is_a_line_with_its_reason(capsys, trial):
    lines = printed(capsys, print_exclusions, what_rules_do(exclusions=[GONE | {"trial": trial}]))
    assert lines[1] == "Exclusions: 1"
    assert lines[2].split() == ["session", "rule", "trial", "stimulus", "reason"]
    assert lines[3].endswith("3 of 9 trials answered (required: 9).")
    assert "None" not in lines[3]
    assert (str(trial) in lines[3].split("study-x")[1].split()) is (trial is not None)


def test_no_exclusions_are_said_to_be_none(capsys):
    assert printed(capsys, print_exclusions, what_rules_do()) == ["", "Exclusions: 0"]


def test_a_result_without_an_interval_has_no_method_of_one(tmp_path, capsys):
    """Verdicts on one class printed "binomial bootstrap by trial", and one judge's a method."""
    for classes, why in (
        ("human", "no verdicts on what machines made"),
        ("human machine", "1 judge"),
    ):
        truths = classes.split()
        place = tmp_path / truths[-1]
        rows = [f"P1,s{n},{truths[n % len(truths)]},human" for n in range(12)]
        source = tmp_path / f"{truths[-1]}.csv"
        source.write_text("\n".join(["participant,stimulus,truth,verdict", *rows]), "utf-8")
        assert (
            main(["import", "verdicts", str(source), "-o", str(place), "--task", "captions"]) == 0
        )
        capsys.readouterr()
        told = analyze(capsys, place)
        assert why in told
        assert "Standard errors and 95% intervals" not in told
