"""From collected answers to a study: what is in it, and what never is."""

import csv
import shutil
import tomllib

import pytest

from tests.answering.collected import FORM, collection, sit
from tests.packages import png
from turingdesk.core.errors import BadStudy, CannotBuild, CannotExport, WriteFailed
from turingdesk.core.question import Answer
from turingdesk.editing.control_questions import (
    Subject,
    approve,
    read_questions,
    write_question,
)
from turingdesk.editing.draft import Draft
from turingdesk.journal.builds import BUILT, builds
from turingdesk.journal.ledger import RECORD, append, own_file
from turingdesk.journal.tombstones import BEGUN, WITHDRAWN, hashed
from turingdesk.judges._simulate import SimulatedClock
from turingdesk.people.built_studies import studies_with
from turingdesk.people.what_stays import what_stays
from turingdesk.people.withdrawal import finish, withdraw
from turingdesk.plugins.collecting.build import BuildRequest, build
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.check import check_study
from turingdesk.study.pack import pack
from turingdesk.study.package import open_package
from turingdesk.study.registration import freeze, registration
from turingdesk.table.sessions_table import AGAINST_RULES

CUES = "id,cue,domain\n" + "".join(
    f"c{number},{cue},{'ab'[number % 2]}\n"
    for number, cue in enumerate(("ocean", "bread", "horse", "music"))
)
PEOPLE = {"Peter-1": "Waves", "Paula-2": "butter", "Petra-3": "stable"}
MACHINES = {"git": "animals", "blip": "thing"}
PERSONAL = '[[form.field]]\nid = "name"\ntext = "Name?"\nkind = "text"\npersonal = true\n'


def gathered(folder, task="words", table=CUES, says=None):
    """A collection with data of three people and two machines."""
    made = collection(folder / "collection", table, task, FORM + PERSONAL)
    if task != "words":
        (made / "media" / "in").mkdir(parents=True)
        for name in ("dog.png", "in/cat.png"):
            (made / "media" / name).write_bytes(png(5, 4))
    package = open_package(made)
    for number, (code, word) in enumerate(PEOPLE.items()):
        sit(package, folder / "data", code, says or (lambda _, w=word: w), age=str(31 + number))
    for name, word in MACHINES.items():
        said = says or (lambda _, w=word: w)
        sit(package, folder / "data", f"agent-{name}", said, f"agent:{name}")
    return made


def rows(path):
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def whole(folder):
    return b"".join(path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file())


@pytest.fixture
def made(tmp_path):
    return gathered(tmp_path)


def test_the_study_can_run_and_has_as_many_answers_by_people_as_by_machines(made, tmp_path):
    out = tmp_path / "study"
    report = build(made, [tmp_path / "data"], out)
    checked = check_study(out)
    assert checked.may_run
    assert checked.problems == checked.pilot_only
    table = rows(out / "words.csv")
    assert len(table) == len(report.answers) == 16
    assert sum(row["origin"] == "human" for row in table) == 8
    assert {row["agent"] for row in table} == {"p01", "p02", "p03", "git", "blip"}
    assert {row["association"] for row in table} == {"wave", "butter", "stable", "animal", "thing"}
    assert next(iter(report.sentences)) == "Answers found: 20, used: 16."
    assert open_package(out).study.blocks[0].title == "Word associations"
    again = tmp_path / "again"
    build(made, [tmp_path / "data"], again)
    assert whole(again) == whole(out)


def test_judges_meet_no_study_whose_consent_is_still_to_be_written(made, tmp_path):
    out = tmp_path / "study"
    build(made, [tmp_path / "data"], out)
    package = open_package(out)
    assert {"information", "consent", "debriefing"} <= set(package.study.texts)
    with pytest.raises(BadStudy, match=r"texts/consent\.md, line 5: .*placeholder"):
        sit(package, tmp_path / "data", "Judge-1", lambda _: "human")
    (out / "texts" / "consent.md").write_text("Our own.", "utf-8")
    sit(open_package(out), tmp_path / "data", "Judge-1", lambda _: "human")


def test_every_change_is_listed_with_what_was_given_and_the_rules(made, tmp_path):
    table = made / "collect-words.csv"
    table.write_text(table.read_text().replace("music", "wavelet"))
    package = open_package(made)
    sit(package, tmp_path / "data", "Paul-4", lambda _: "Wave")
    report = build(made, [tmp_path / "data"], tmp_path / "study")
    listed = rows(tmp_path / "study" / "cleaning.csv")
    used = {row["id"]: row for row in rows(tmp_path / "study" / "words.csv")}
    kept = [row for row in listed if row["id"]]
    assert len(kept) == report.changes > 0
    for row in kept:
        assert used[row["id"]]["association"] == row["used"]
        assert used[row["id"]]["agent"] == row["agent"]
    assert {(row["given"], row["used"], row["rules"]) for row in listed} == {
        ("Waves", "wave", "lower_case; singular"),
        ("animals", "animal", "singular"),
        ("Wave", "wave", "lower_case"),
        ("Wave", "", "lower_case; most_shared"),
    }


def test_how_many_answers_rules_left_out_stands_in_the_study(made, tmp_path):
    package = open_package(made)
    for code, word, judge in (("Paul-4", "the", "human"), ("agent-ofa", "of", "agent:ofa")):
        sit(package, tmp_path / "data", code, lambda _, w=word: w, judge)
    sit(package, tmp_path / "data", "agent-git-2", lambda s: "cat" if s.id == "c0" else "the")
    report = build(made, [tmp_path / "data"], tmp_path / "study")
    told = "Excluded by rules: answers by people: 7, by machines: 4."
    assert told in report.sentences
    assert told in tomllib.loads((tmp_path / "study" / "study.toml").read_text())["provenance"]


def test_what_rules_refused_of_a_machine_counts_for_it(made, tmp_path):
    made_toml = made / "study.toml"
    made_toml.write_text("rules_for_machines = true\n" + made_toml.read_text())
    package, data = open_package(made), tmp_path / "other"
    for code, word in PEOPLE.items():
        sit(package, data, code, lambda _, w=word: w)
    setup = SessionSetup("agent-git", "Booth 1", "agent:git")
    clock = SimulatedClock()
    recorder = SessionRecorder.begin(package, data, setup, clock=clock.session_clock, judged={})
    words = ["the", "animal", "thing"]
    while not recorder.session.is_over:
        recorder.shown(clock.seconds() - 9.0)
        if recorder.session.trial is None or words:
            asked = recorder.session.step.questions
            word = words.pop() if recorder.session.trial else ""
            recorder.answer([Answer(one.key, word, 9000.0) for one in asked])
        else:
            recorder.leave(AGAINST_RULES.format(remark="Please write a word other than X."))
    recorder.close()
    build(made, [data], tmp_path / "study")
    (git,) = [row for row in rows(tmp_path / "study" / "agents.csv") if row["id"] == "git"]
    assert git["left_out_by_rules"] == "2", "one by a stop word, one by a rule for people"
    provenance = open_package(tmp_path / "study").study.provenance
    assert "answers by people: 0, by machines: 2." in provenance


def test_descriptions_stay_as_they_were_given_and_their_pictures_go_along(tmp_path):
    table = "id,image,domain\none,dog.png,near\ntwo,in/cat.png,far\n"

    def says(stimulus):
        return f"Two dogz went to the   {stimulus.id} house today"

    made = gathered(tmp_path, "captions", table, says)
    build(made, [tmp_path / "data"], tmp_path / "study", BuildRequest(each=2))
    study = open_package(tmp_path / "study")
    said = {one.content.caption for one in study.stimuli["captions.csv"]}
    assert said == {says(one) for one in study.stimuli["captions.csv"] for one in [_Named(one)]}
    assert {path.name for path in study.media()} == {"dog.png", "in-cat.png"}
    assert not (tmp_path / "study" / "cleaning.csv").exists()


class _Named:
    """The prompt's ID of a row."""

    def __init__(self, stimulus):
        self.id = stimulus.id.rpartition("-")[0]


def test_three_things_become_one_cell(tmp_path):
    things = {"object_1": "Dogs", "object_2": "tree", "object_3": "benches"}
    table = "id,image\none,dog.png\ntwo,in/cat.png\n"
    made = gathered(tmp_path, "objects", table, lambda _: things)
    build(made, [tmp_path / "data"], tmp_path / "study")
    study = open_package(tmp_path / "study")
    assert {one.content.objects for one in study.stimuli["objects.csv"]} == {
        ("dog", "tree", "bench")
    }


def test_nothing_of_a_person_goes_along_but_an_id(made, tmp_path):
    build(made, [tmp_path / "data"], tmp_path / "study")
    everything = whole(tmp_path / "study").lower()
    for code in PEOPLE:
        assert code.lower().encode() not in everything
    assert rows(tmp_path / "study" / "agents.csv") == [{"id": "blip"}, {"id": "git"}]


def test_demographics_go_along_where_they_are_asked_for_and_personal_ones_never(made, tmp_path):
    wanted = BuildRequest(demographics=("age",))
    build(made, [tmp_path / "data"], tmp_path / "study", wanted)
    agents = rows(tmp_path / "study" / "agents.csv")
    assert [row["id"] for row in agents] == ["blip", "git", "p01", "p02", "p03"]
    assert {row["age"] for row in agents} == {"", "31", "32", "33"}
    for name in ("name", "height"):
        with pytest.raises(CannotBuild, match=f"'{name}' that isn't personal. There are: age"):
            build(made, [tmp_path / "data"], tmp_path / "x", BuildRequest(demographics=(name,)))
    assert not (tmp_path / "x").exists()


def test_machines_are_described_by_the_collection_or_by_their_sessions(tmp_path):
    made = gathered(tmp_path)
    data, package = tmp_path / "data", open_package(made)
    words = {"collect-words": {"prompt": 'One word\nfor "{cue}":'}}
    settings = {
        "model": "llava",
        "temperature": 0.8,
        "server": "http://gpu:8080",
        "name": "a/llava",
    }
    settings |= {"title": "LLaVA 1.6", "prompts_used": words}
    sit(package, data, "agent-llava", lambda _: "chair", "agent:a/llava", settings=settings)
    sit(package, data, "agent-git-2", lambda _: "chair", "agent:git", settings=settings)
    (made / "prompts").mkdir()
    (made / "prompts" / "git.txt").write_text("One word.")
    (made / "agents.csv").write_text("id,parameters,prompt_file\ngit,0.7e9,prompts/git.txt\n")
    build(made, [data], tmp_path / "study")
    agents = open_package(tmp_path / "study").agents
    assert agents["git"] == {"parameters": "0.7e9", "prompt_file": "prompts/git.txt"}
    assert agents["a/llava"] == {
        "title": "LLaVA 1.6",
        "model": "llava",
        "temperature": "0.8",
        "prompt_file": "prompts/a-llava.toml",
    }
    assert tomllib.loads((tmp_path / "study" / "prompts" / "a-llava.toml").read_text()) == words
    assert (tmp_path / "study" / "prompts" / "git.txt").read_text() == "One word."
    told = check_study(tmp_path / "study").problems
    assert [problem for problem in told if problem.file == "agents.csv"] == []


COLORS = "id,image\none,dog.png\ntwo,in/cat.png\n"


def test_approved_control_questions_of_the_collection_are_asked_and_half_are_true(tmp_path):
    (tmp_path / "collection" / "media").mkdir(parents=True)
    (tmp_path / "collection" / "media" / "fish.png").write_bytes(png(6, 4))
    made = gathered(tmp_path, "colors", COLORS + "three,fish.png\n", lambda _: "red")
    questions = {
        "dog.png": ("There is a dog.", True, ("BL", "CD")),
        "in/cat.png": ("There is a cat.", True, ("BL", "CD")),
        "fish.png": ("There is a horse.", False, ("BL",)),
    }
    for name, (text, is_true, others) in questions.items():
        subject = Subject("statement", name)
        write_question(made, "AO", subject, text, is_true)
        for who in others:
            approve(made, who, read_questions(made)[0][subject])
    report = build(made, [tmp_path / "data"], tmp_path / "one")
    assert report.questions == (1, 0), "two true ones wait for a false one"
    approve(made, "EF", read_questions(made)[0][Subject("statement", "fish.png")])
    report = build(made, [tmp_path / "data"], tmp_path / "study")
    assert report.questions == (2, 1)
    assert "Approved control questions added: 2 true, 1 false." in map(str, report.sentences)
    study = open_package(tmp_path / "study")
    asked = {(one.prompt, one.content.statement) for one in study.stimuli["colors.csv"]}
    assert asked == {(name, text) for name, (text, *_) in questions.items()}
    assert {one.prompt: one.truths for one in study.stimuli["colors.csv"]} == {
        name: {"statement": str(is_true).lower()} for name, (_, is_true, _) in questions.items()
    }
    told = whole(tmp_path / "study")
    assert not any(code in told for code in (b"AO", b"BL", b"CD", b"EF"))


def test_controls_are_added_as_questions_and_as_trials(tmp_path):
    made = gathered(tmp_path, "colors", COLORS, lambda _: "red")
    (tmp_path / "sky.png").write_bytes(png(6, 6))
    controls = tmp_path / "controls.csv"
    controls.write_text(
        "image,statement,statement_true,origin,agent,color\n"
        "dog.png,There is a dog.,true,,,\n"
        "in/cat.png,There is a horse.,false,,,\n"
        "sky.png,,,machine,git,green\n"
    )
    out = tmp_path / "study"
    report = build(made, [tmp_path / "data"], out, BuildRequest(controls=str(controls)))
    assert report.controls == 1
    study = open_package(out)
    asked = {
        one.prompt: dict(one.truths) for one in study.stimuli["colors.csv"] if not one.control
    }
    assert asked == {"dog.png": {"statement": "true"}, "in/cat.png": {"statement": "false"}}
    (trial,) = (one for one in study.stimuli["colors.csv"] if one.control)
    assert (trial.content.color, trial.content.image.name) == ("green", "sky.png")
    assert study.study.blocks[0].controls.trials == (1,)
    controls.write_text("image,weather\ndog.png,rain\n")
    with pytest.raises(CannotBuild, match="columns that no task of the study has: image, weather"):
        build(made, [tmp_path / "data"], tmp_path / "x", BuildRequest(controls=str(controls)))
    controls.write_text("image,origin,color\nsea.png,human,blue\n")
    with pytest.raises(CannotBuild, match=r"the picture 'sea\.png', which doesn't exist"):
        build(made, [tmp_path / "data"], tmp_path / "x", BuildRequest(controls=str(controls)))
    wanted = BuildRequest(controls=str(tmp_path / "none.csv"))
    with pytest.raises(BadStudy):
        build(made, [tmp_path / "data"], tmp_path / "x", wanted)


def test_without_answers_of_both_the_reasons_are_told(tmp_path):
    made = collection(tmp_path / "c", CUES)
    with pytest.raises(CannotBuild, match="contain no answers for this collection"):
        build(made, [tmp_path], tmp_path / "study")
    sit(open_package(made), tmp_path / "data", "P-1", lambda _: "table")
    with pytest.raises(CannotBuild, match=r"Of 4 found: 4, to a prompt that no machine answered"):
        build(made, [tmp_path / "data"], tmp_path / "study")
    assert not (tmp_path / "study").exists()


def test_a_study_that_judges_collects_nothing(made, tmp_path):
    build(made, [tmp_path / "data"], tmp_path / "study")
    with pytest.raises(CannotBuild, match="doesn't collect answers"):
        build(tmp_path / "study", [tmp_path / "data"], tmp_path / "again")
    with pytest.raises(CannotExport, match="not empty"):
        build(made, [tmp_path / "data"], tmp_path / "study")


def test_withdrawal_names_the_studies_that_have_the_person_s_answers(made, tmp_path):
    data, out = tmp_path / "data", tmp_path / "study"
    build(made, [data], out)
    (told,) = builds(data)
    assert (told.study, told.path) == ("gathered-judged", out)
    assert told.hash == open_package(out).hash
    agent = told.agent_of("PETER-1")
    assert agent in {"p01", "p02", "p03"}
    assert told.agent_of("P-9") == ""
    (out / "texts" / "consent.md").write_text("Our own.", "utf-8")
    sit(open_package(out), data, "Judge-1", lambda _: "human")
    before = whole(out)
    withdraw(data, "Peter-1", "asked", "Ada", keep_code=False)
    (sentence,) = studies_with(data, "Peter-1")
    assert f"as agent {agent}. They stay there: it has already run" in sentence
    assert sentence in what_stays(data, "Peter-1")
    assert whole(out) == before
    assert b"eter-1" not in whole(data)  # the code is nowhere any more
    shutil.rmtree(out)
    build(made, [data], out)
    assert len(builds(data)) == 2
    assert len(studies_with(data, "Peter-1")) == 1


def edited(study):
    """A person at the desk changes the study after it was built."""
    draft = Draft.open(study)
    draft.toml.set(("title",), "Who said it?")
    draft.save()


@pytest.mark.parametrize("keep_code", [True, False])
def test_withdrawal_removes_the_answers_from_studies_that_have_not_run(made, tmp_path, keep_code):
    data, out = tmp_path / "data", tmp_path / "study"
    build(made, [data], out, BuildRequest(demographics=("age",)))
    edited(out)
    (told,) = builds(data)
    agent = told.agent_of("Peter-1")
    names = sorted(path.name for path in out.rglob("*"))
    rows = [one for table in open_package(out).stimuli.values() for one in table]
    theirs = {one.id for one in rows if one.makers[""].agent == agent}
    withdraw(data, "Peter-1", "asked", "Ada", keep_code=keep_code)
    assert agent.encode() not in whole(out)
    package = open_package(out)
    left = {one.id for table in package.stimuli.values() for one in table}
    assert left == {one.id for one in rows} - theirs
    assert theirs
    assert package.study.title == "Who said it?"
    assert sorted(path.name for path in out.rglob("*")) == names  # no copies
    (sentence,) = studies_with(data, "Peter-1")
    assert f"agent {agent} there, were removed from the study gathered-judged" in sentence


def test_a_preregistered_study_says_why_it_lost_answers(made, tmp_path):
    data, out = tmp_path / "data", tmp_path / "study"
    build(made, [data], out)
    freeze(open_package(out), "Ada")
    withdraw(data, "Peter-1", "asked", "Bob", keep_code=False)
    found = registration(out)
    (deviation,) = found.deviations
    assert (deviation.by, deviation.why) == ("Bob", "A participant withdrew.")
    assert found.unaccounted(open_package(out)) == ()


def test_another_study_in_the_same_place_loses_no_answers(made, tmp_path):
    data, out = tmp_path / "data", tmp_path / "study"
    build(made, [data], out)
    shutil.rmtree(out)
    other = tmp_path / "other"
    shutil.copytree(data, other, ignore=shutil.ignore_patterns("sub-Peter-1*", "record"))
    build(made, [other], out)
    before = whole(out)
    withdraw(data, "Peter-1", "asked", "Ada")
    assert whole(out) == before
    (sentence,) = studies_with(data, "Peter-1")
    assert "couldn't be removed there. Delete the study wherever it is now" in sentence


def test_an_interrupted_withdrawal_removes_the_answers_when_it_is_finished(made, tmp_path):
    data, out = tmp_path / "data", tmp_path / "study"
    build(made, [data], out)
    (told,) = builds(data)
    begun = {"id": "1", "reason": "asked", "salt": "s", "code_hash": hashed("s", "Peter-1")}
    begun |= {"built": [told.key_of("Peter-1")], "sessions": []}
    append(own_file(data / RECORD, WITHDRAWN), BEGUN, "Ada", begun)
    finish(data, "Ada")
    assert told.agent_of("Peter-1").encode() not in whole(out)


def test_a_study_that_no_folder_remembers_is_not_written(made, tmp_path):
    own_file(tmp_path / "data" / RECORD, BUILT).mkdir(parents=True)  # which is no file
    with pytest.raises(WriteFailed):
        build(made, [tmp_path / "data"], tmp_path / "study")
    assert not (tmp_path / "study").exists()


def test_answers_that_no_task_judges_are_left_out(made, tmp_path, monkeypatch):
    from turingdesk.core.task import TaskShelf

    judged = {name: task for name, task in TaskShelf().judging.items() if name != "words"}
    monkeypatch.setattr(TaskShelf, "judging", judged)
    with pytest.raises(CannotBuild, match="20, of a kind that isn't judged in any task"):
        build(made, [tmp_path / "data"], tmp_path / "study")


def test_fixations_become_a_study_of_eye_movements_that_says_how_they_were_recorded(tmp_path):
    path = "2,1.5,0,230; 4,3,260,280"

    def says(prompt):
        return {"fixations": path, "source": "click"}

    table = "id,image,target,target_box\nfree,dog.png,,\nfind,in/cat.png,dog.png,1; 1; 2; 2\n"
    made = gathered(tmp_path, "fixations", table, says)
    out = tmp_path / "study"
    report = build(made, [tmp_path / "data"], out)
    assert {answer.length for answer in report.answers} == {2}
    assert check_study(out).may_run
    found = rows(out / "fixations.csv")
    assert {row["source"] for row in found} == {"click"}
    assert {(row["width"], row["height"]) for row in found} == {("5", "4")}
    assert {row["target"] for row in found} == {"", "dog.png"}
    content = open_package(out).stimuli["fixations.csv"][0].content
    assert [(one.x, one.onset_ms, one.duration_ms) for one in content.fixations] == [
        (2.0, 0.0, 230.0),
        (4.0, 260.0, 280.0),
    ]


def test_a_built_study_that_was_packed_and_unpacked_is_the_same(made, tmp_path):
    out, tdz, back = (tmp_path / name for name in ("study", "study.tdz", "back"))
    settings = {"model": "m", "prompts_used": {"collect-words": {"prompt": "One word"}}}
    data = tmp_path / "data"
    sit(open_package(made), data, "agent-m", lambda _: "chair", "agent:m", settings=settings)
    build(made, [data], out)
    pack(out, tdz)
    Draft.unpacked(tdz, back)
    assert open_package(back).hash == open_package(tdz).hash == open_package(out).hash
    names = {path.relative_to(out) for path in out.rglob("*") if path.is_file()}
    assert {path.relative_to(back) for path in back.rglob("*") if path.is_file()} == names
    assert all((back / name).read_bytes() == (out / name).read_bytes() for name in names)
