"""Sealed studies: run blind, and after the passphrase the same as if nothing had been sealed."""

import json
import re
import shutil
import tomllib
from dataclasses import replace

import pytest
from pandas.testing import assert_frame_equal

from tests.packages import (
    BLOCK,
    CAPTIONS,
    STUDY,
    json_lines,
    png,
    shared_ids,
    without_consent,
    write,
)
from tests.plugins.sealing.sealed_studies import SECRET, sealed
from tests.small_study import given, walk_on
from tests.telling_studies import crossed, small
from turingdesk.core.errors import BadStudy, WriteFailed
from turingdesk.core.schedule import draw
from turingdesk.core.streams import participant_seed
from turingdesk.core.study import ResumePolicy
from turingdesk.core.trial import Trial, schedule
from turingdesk.journal.journal_file import read_journal
from turingdesk.judges import JUDGES
from turingdesk.judges._simulate import simulate
from turingdesk.plugins.sealing import blinding, sealing
from turingdesk.plugins.sealing.errors import CannotSeal
from turingdesk.plugins.sealing.sealed_rows import Aliases
from turingdesk.plugins.sealing.sealing import seal, sealed_toml, usual_sessions
from turingdesk.plugins.sealing.stored_seals import unlock
from turingdesk.plugins.sealing.unsealing import SealKeys
from turingdesk.presenters.live import LiveResults
from turingdesk.presenters.study_query import StudyQuery
from turingdesk.sessions.data_folder import DataFolder
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.check import check_study
from turingdesk.study.package import Package, open_package, read_package
from turingdesk.study.registration import account, freeze
from turingdesk.study.seals import NO_KEYS, STORED
from turingdesk.system import paths
from turingdesk.table.table import load

#: One of them depends on who made what.
RULES = """
[[rule]]
kind = "after_machines"
in_a_row = 2
[[rule]]
kind = "controls_passed"
at_least = 10
"""
#: Times of day, and what says that a seal was there at all.
OTHERWISE = {"at", "started", "ended", "seal"}


@pytest.fixture(scope="module")
def once(tmp_path_factory):
    """The small study, sealed; each test takes a copy."""
    home = tmp_path_factory.mktemp("once")
    sealed(small(home / "study"), home / "blind")
    return home / "blind"


@pytest.fixture(scope="module")
def demo(tmp_path_factory):
    """The demo study with conversations judged by one joint answer, and a fixed trial."""
    folder = tmp_path_factory.mktemp("studies") / "demo"
    shutil.copytree(paths.demo_study(), folder)
    for name, picture in open_package(paths.demo_study()).files.items():
        if name.startswith("media/"):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(picture, folder / name)
    toml = folder / "study.toml"
    text = open_package(paths.demo_study()).toml.decode()  # pictures are in its folder now
    text, found = re.subn(r"^demonstration = true.*\n", "", text, flags=re.MULTILINE)
    assert found == 1
    head, mark, tail = text.partition('task = "conversations"\n')
    assert mark
    toml.write_text(f'{head}{mark}answer = "joint"\n{tail}{RULES}', "utf-8")
    return folder


def coins(number):
    return [JUDGES["coin"].make({})] * number


@pytest.mark.slow
def test_after_the_passphrase_tables_are_those_of_the_unsealed_study(demo, tmp_path, monkeypatch):
    blind, data, plain = tmp_path / "blind", tmp_path / "data", tmp_path / "plain"
    sealed(demo, blind, sessions=6)
    package = open_package(blind)
    simulate(package, data, coins(5), seed=3)
    keys = unlock(data, SECRET)
    truths = keys.truths(package.sealed.seal.fingerprint)
    drawn = {
        read_journal(s.path).opened["participant_seed"]: told(package, truths, s.path)
        for s in DataFolder(data).sessions()
    }
    monkeypatch.setattr(Package, "draw", lambda self, seed, judged: drawn[seed])
    simulate(open_package(demo), plain, coins(5), seed=3)
    unsealed, usual = load(data, keys=keys), load(plain)
    assert len(usual.responses) > 200
    assert set(usual.responses["joint"]) == {True, False}
    assert usual.responses["length"].notna().any()
    assert set(usual.responses["chosen_side"]) == {"", "left", "right"}
    assert usual.responses["control_trial"].any()
    rules = {rule for one in usual.responses["excluded"] for rule in one.split("|")}
    assert rules > {"", "after_machines"}
    assert usual.exclusions.equals(unsealed.exclusions)
    for name in ("responses", "sessions"):
        ours, theirs = getattr(unsealed, name), getattr(usual, name)
        assert list(ours.columns) == list(theirs.columns)
        for column in ours.columns:
            if column not in OTHERWISE:
                left, right = (frame[[column]].astype(object) for frame in (ours, theirs))
                assert_frame_equal(left, right, obj=column)
    looks = [live(folder, k) for folder, k in ((data, keys), (plain, None))]
    no_rows = {"results": {}, "by_task": (), "by_machine": (), "course": ()}
    ours, theirs = (replace(one, last_at="", sessions=(), **no_rows) for one in looks)
    assert ours == theirs
    assert ours.counted > 100
    ours, theirs = map(rows_of, looks)
    assert ours.keys() == theirs.keys()
    for name, rows in ours.items():  # sums of the same numbers in another order
        for row, other in zip(rows, theirs[name], strict=True):
            assert row == pytest.approx(other, nan_ok=True), name


def rows_of(snapshot):
    """The rows of all results of Live, by name."""
    others = ("by_task", "by_machine", "course")
    return {**snapshot.results, **{name: getattr(snapshot, name) for name in others}}


def live(data, keys):
    """The folder as Live results show it."""
    results = LiveResults(data)
    results.use(keys or NO_KEYS)
    return results.look(StudyQuery(before=True), "2026-11-22T12:00:00+00:00")


def told(package, truths, journal):
    """A sealed session's schedule as the unsealed study has it."""
    parts = {s.id: s.parts for table in package.stimuli.values() for s in table}
    made = []
    for slot in schedule(read_journal(journal).opened):
        row = truths.rows[slot.stimulus]
        turned = bool(row.parts) and truths.rows[parts[slot.stimulus][0]].id != row.parts[0]
        made.append(replace(slot, stimulus=row.id, swapped=slot.swapped != turned))
    return tuple(made)


def test_without_the_passphrase_no_truth_is_anywhere(once, tmp_path):
    blind, data = tmp_path / "blind", tmp_path / "data"
    shutil.copytree(once, blind)
    simulate(open_package(blind), data, coins(3), seed=1)
    table = load(data)
    assert len(table.responses) == 12
    assert set(table.responses["origin"]) == set(table.responses["agent"]) == {""}
    assert table.responses["truth"].isna().all()
    assert table.responses["correct"].isna().all()
    assert table.sessions["sealed"].all()
    written = b"".join(p.read_bytes() for p in data.rglob("*.jsonl"))
    for word in (b"git-2", b"person-", b"cap-", b"machine-"):
        assert word not in written


def test_the_sealed_package_holds_nothing_that_tells(once, tmp_path):
    blind = tmp_path / "blind"
    shutil.copytree(once, blind)
    names = " ".join(str(p.relative_to(blind)) for p in blind.rglob("*"))
    content = b"".join(p.read_bytes() for p in blind.rglob("*") if p.is_file())
    for word in (
        "git-2",
        "person-",
        "cap-",
        "collected",
        "prompt 3",
        "extra-3",
        "kind-1",
        "human-",
        "machine-",
    ):
        assert word not in names
        assert word.encode() not in content
    assert b"Caption 3" in content


def test_pictures_lose_what_a_program_wrote_into_them(tmp_path):
    told = b"\0\0\0\x14tEXtSoftware\0made-by-gpt" + b"\0" * 4
    image = png()[:33] + told + png()[33:]
    captions = CAPTIONS.replace("dog.png", "told.png")
    study = write(tmp_path / "study", {"media/told.png": image}, captions=captions)
    sealed(study, tmp_path / "blind")
    assert {p.read_bytes() for p in (tmp_path / "blind" / "media").iterdir()} == {png()}


def test_files_are_not_written_in_the_order_of_the_study(tmp_path, monkeypatch):
    written, put = [], sealing._put
    monkeypatch.setattr(
        sealing, "_put", lambda path, data: (written.append(path), put(path, data))
    )
    sealed(small(tmp_path / "study", rows=40), tmp_path / "blind")
    media = [path.name for path in written if path.parent.name == "media"]
    assert len(media) == 40
    assert media == sorted(media)


def test_a_kiosk_holds_no_truth_in_memory(once, tmp_path):
    shutil.copytree(once, tmp_path / "blind")
    package = open_package(tmp_path / "blind")
    assert package.study.sealed
    for stimulus in (s for table in package.stimuli.values() for s in table):
        assert (stimulus.makers, stimulus.truths, stimulus.provenance) == ({}, {}, "")
    recorder = SessionRecorder.begin(package, tmp_path / "data", SessionSetup("P-001", "Booth 1"))
    trial = recorder.session.trial
    assert trial.truth(trial.questions[0], "") is None
    assert trial.maker(trial.questions[0], "") == ("", "")
    recorder.abandon()


def test_sessions_that_drop_out_leave_their_schedule_to_the_next(tmp_path):
    sealed(small(tmp_path / "study"), tmp_path / "blind", sessions=3)
    package, data = open_package(tmp_path / "blind"), tmp_path / "data"

    def run(code, steps=1000, end=""):
        recorder = SessionRecorder.begin(package, data, SessionSetup(code, "Booth 1"))
        walk_on(recorder, steps)
        if end:
            recorder.close(end)
        recorder.abandon()
        return read_journal(recorder.path).opened["drawn"]

    first = run("P-1")
    left = run("P-2", 2, "ended by experimenter")
    others = {run("P-3"), run("P-4")}
    assert left in others
    assert {first, *others} == set(package.sealed.schedules)
    again = [run("P-5"), run("P-6"), run("P-7")]
    assert set(again) == set(package.sealed.schedules)


def test_a_sealed_session_that_was_cut_off_goes_on(once, tmp_path):
    shutil.copytree(once, tmp_path / "blind")
    package, data = open_package(tmp_path / "blind"), tmp_path / "data"
    setup = SessionSetup("P-001", "Booth 1")
    first = SessionRecorder.begin(package, data, setup)
    walk_on(first, 2)
    first.abandon()
    second = SessionRecorder.resume(package, data, setup, first.path)
    walk_on(second)
    rows = load(data, keys=unlock(data, SECRET)).responses
    counted = rows[~rows["superseded"]]
    assert len(counted) == 4
    assert set(counted["truth"]) <= {"human", "machine"}
    assert counted["stimulus"].str.startswith("cap-").all()
    opened = [read_journal(s.path).opened for s in DataFolder(data).sessions()]
    assert opened[0]["drawn"] == opened[1]["drawn"]
    assert package.study.resume.policy is ResumePolicy.RESUME


def test_two_seals_of_one_study_are_different_and_both_open(tmp_path):
    study, data = small(tmp_path / "study"), tmp_path / "data"
    made = [seal(study, tmp_path / f"blind-{n}", f"{SECRET} {n}") for n in (1, 2)]
    assert made[0].seal.fingerprint != made[1].seal.fingerprint
    for n in (1, 2):
        package = open_package(tmp_path / f"blind-{n}")
        walk_on(SessionRecorder.begin(package, data, SessionSetup(f"P-{n}", "Booth 1")))
    one = unlock(data, f"{SECRET} 1")
    rows = load(data, keys=one).responses
    assert rows["truth"].notna().sum() == 4
    both = unlock(data, f"{SECRET} 2", one)
    rows = load(data, keys=both).responses
    assert rows["truth"].notna().all()
    assert len(set(rows["study_hash"])) == 1


def test_feedback_is_refused_with_its_line(tmp_path):
    study = small(tmp_path / "study", 'feedback = "all"\n')
    with pytest.raises(BadStudy) as caught:
        sealed(study, tmp_path / "blind")
    problem = caught.value.problems[0]
    line = (study / "study.toml").read_text().split("\n").index('feedback = "all"') + 1
    assert (problem.file, problem.line) == ("study.toml", line)
    assert not (tmp_path / "blind").exists()


@pytest.mark.slow
def test_practice_in_a_sealed_study_tells_no_answer(demo, tmp_path):
    assert all(block.practice_feedback for block in open_package(demo).study.blocks)
    sealed(demo, tmp_path / "blind", sessions=2)
    recorder = SessionRecorder.begin(
        open_package(tmp_path / "blind"), tmp_path / "data", SessionSetup("P-1", "Booth 1")
    )
    trials = [step for step in recorder.session.steps if isinstance(step, Trial)]
    practised = [trial.slot for trial in trials if trial.slot.practice]
    assert practised
    assert not any(slot.feedback for slot in practised)


def test_a_tdz_can_be_sealed_into_and_run(tmp_path):
    sealed(small(tmp_path / "study"), tmp_path / "blind.tdz", sessions=2)
    checked = check_study(tmp_path / "blind.tdz")
    assert checked.may_run
    assert len(checked.package.sealed.schedules) == 2
    assert checked.plan.blocks[0].trials == 4
    assert checked.plan.blocks[0].cells == ()


def test_what_is_sealed_or_there_already_is_refused(tmp_path):
    study, blind = small(tmp_path / "study"), tmp_path / "blind"
    sealed(study, blind)
    with pytest.raises(CannotSeal, match="already exists"):
        sealed(study, blind)
    with pytest.raises(CannotSeal, match="already sealed"):
        sealed(blind, tmp_path / "twice")
    with pytest.raises(CannotSeal, match="9 characters"):
        seal(study, tmp_path / "weak", "too short")
    with pytest.raises(CannotSeal, match="sessions"):
        sealed(study, tmp_path / "none", sessions=sealing.MOST_SESSIONS + 1)
    assert sorted(p.name for p in tmp_path.iterdir()) == ["blind", "study"]


def test_a_quarter_more_sessions_than_planned_are_drawn(tmp_path):
    assert (usual_sessions(4), usual_sessions(None)) == (5, sealing.UNPLANNED)
    made = sealed(small(tmp_path / "study"), tmp_path / "blind")
    assert made.seal.sessions == 5


@pytest.mark.parametrize(
    ("file", "old", "new", "what"),
    [
        ("stimuli-1.jsonl", "Caption 1", "Caption !", "stimuli-1.jsonl was changed after"),
        ("schedules.jsonl", '"position":2', '"position":3', "schedules.jsonl was changed"),
        ("study.toml", "trials = 4", "trials = 3", "study.toml was changed after"),
        ("SEALED", '"sessions": 5', '"sessions": 6', "seal was changed after"),
        ("SEALED", "{", "", "not valid JSON"),
        ("SEALED", "TuringDesk seal", "Something", "not a seal"),
        ("SEALED", '"format": 1', '"format": 9', "later version of TuringDesk"),
    ],
)
def test_a_changed_file_is_refused_with_what_happened(once, tmp_path, file, old, new, what):
    blind = tmp_path / "blind"
    shutil.copytree(once, blind)
    text = (blind / file).read_text("utf-8")
    assert old in text
    (blind / file).write_text(text.replace(old, new, 1), "utf-8")
    reading = read_package(blind)
    assert reading.package is None
    assert [e.file for e in reading.errors] == [file]
    assert what in reading.errors[0].message
    assert reading.errors[0].fix


def test_a_changed_picture_and_a_file_put_in_are_refused(once, tmp_path):
    blind = tmp_path / "blind"
    shutil.copytree(once, blind)
    picture = next((blind / "media").iterdir())
    picture.write_bytes(png(8, 8))
    assert f"media/{picture.name} was changed" in str(read_package(blind).errors[0])
    picture.write_bytes(png())
    (blind / "texts").mkdir()
    (blind / "texts" / "consent.md").write_text("Do you agree?", "utf-8")
    assert "was not in the package" in str(read_package(blind).errors[0])


def test_a_data_folder_that_takes_no_seal_takes_no_session(once, tmp_path):
    shutil.copytree(once, tmp_path / "blind")
    package, data = open_package(tmp_path / "blind"), tmp_path / "data"
    data.mkdir()
    (data / STORED).write_text("in the way")
    with pytest.raises(WriteFailed, match="seal could not be copied"):
        SessionRecorder.begin(package, data, SessionSetup("P-001", "Booth 1"))
    assert not list(data.glob("*.jsonl"))


def test_only_what_is_shown_goes_into_a_sealed_table(tmp_path):
    turns = [{"speaker": "AB"[n % 2], "text": f"turn {n}"} for n in range(8)]
    rows = [
        {
            "id": f"v{n}",
            "origin_a": a,
            "origin_b": b,
            "agent_a": "m",
            "agent_b": "m",
            "turns": turns,
        }
        | {"topic": "music", "topics": ["music", "food"], "prompt": f"p{n}", "domain": "art"}
        for n, (a, b) in enumerate(
            [(a, b) for a in ("human", "machine") for b in ("human", "machine")]
        )
    ]
    toml = (
        STUDY + '[[block]]\ntask = "conversations"\ntrials = 4\n[block.show]\nlengths = [3, 5]\n'
    )
    folder = write(tmp_path / "talks", {"conversations.jsonl": json_lines(*rows)}, toml=toml)
    sealed(folder, tmp_path / "blind", sessions=1)
    lines = (tmp_path / "blind" / "stimuli-1.jsonl").read_text("utf-8").splitlines()
    made = [json.loads(line) for line in lines]
    assert {len(row["turns"]) for row in made} == {5}
    assert {tuple(row) for row in made} == {("id", "turns", "topic", "topics")}
    never = toml.replace("[block.show]", '[block.controls]\nquestions = "none"\n[block.show]')
    folder = write(tmp_path / "unasked", {"conversations.jsonl": json_lines(*rows)}, toml=never)
    sealed(folder, tmp_path / "blind-2", sessions=1)
    first = (tmp_path / "blind-2" / "stimuli-1.jsonl").read_text("utf-8").splitlines()[0]
    assert set(json.loads(first)) == {"id", "turns"}
    last = toml.replace("[3, 5]", '[1, 2]\nunit = "turns"\nfrom = "end"')
    folder = write(tmp_path / "last", {"conversations.jsonl": json_lines(*rows)}, toml=last)
    sealed(folder, tmp_path / "blind-3", sessions=1)
    first = (tmp_path / "blind-3" / "stimuli-1.jsonl").read_text("utf-8").splitlines()[0]
    texts = [turn["text"] for turn in json.loads(first)["turns"]]
    assert texts == ["turn 4", "turn 5", "turn 6", "turn 7"]


def test_the_order_of_the_table_is_refused_with_its_line(tmp_path):
    ordered = write(tmp_path / "ordered", toml=STUDY + BLOCK + 'order = "table"\n')
    with pytest.raises(BadStudy, match='Set order = "random"') as caught:
        sealed(ordered, tmp_path / "blind")
    problem = caught.value.problems[0]
    assert (problem.file, problem.line, problem.column) == ("study.toml", 8, "order")
    assert not (tmp_path / "blind").exists()


def test_what_is_left_out_is_told_and_stands_under_the_passphrase(tmp_path):
    more = CAPTIONS + "".join(f"m{n},machine,GIT,cat.png,Mat {n}\n" for n in range(5))
    more += "odd,machine,GIT,odd.png,Odd\n"
    toml = STUDY + BLOCK + "repeat_prompts = true\n"
    files = {"media/odd.png": png(7, 7)}
    uneven = write(tmp_path / "uneven", files, toml=toml, captions=more)
    made = sealed(uneven, tmp_path / "blind", sessions=12)
    assert made.left_out == (
        (
            "2 of 8 answers in captions.csv are in the sealed package. Excluded: 6 because "
            "there are more answers of their kind than of another."
        ),
    )
    assert made.warnings == ()
    package = open_package(tmp_path / "blind")
    assert sum(len(table) for table in package.stimuli.values()) == 2
    truths = package.sealed.seal.open(SECRET)
    assert len(truths.left_out) == 6
    more_names = [f"m{n}" for n in range(5)]
    names = {row.id for row in truths.rows.values()}
    assert "one" in names
    assert {one.id for one in truths.left_out} == {"two", "odd", *more_names} - names
    assert len(list((tmp_path / "blind" / "media").iterdir())) == 2


def test_a_block_of_one_kind_is_warned_of(tmp_path):
    toml = STUDY + BLOCK.replace("trials = 2", "trials = 1") + "mix = { M = 1 }\n"
    (told_of,) = sealed(write(tmp_path / "study", toml=toml), tmp_path / "blind").warnings
    assert told_of.startswith("Block captions draws only machine answers")


def test_sessions_that_follow_the_truth_are_refused_and_nothing_is_written(tmp_path, monkeypatch):
    def openly(drawing, number, progress):
        package, aliases = known
        for n in range(number):
            seed = participant_seed(0, f"P-{n}", 1)
            slots = draw(package.study, package.stimuli, seed, {})
            yield [replace(s, stimulus=aliases.stimuli["words.csv", s.stimulus]) for s in slots]

    def watched(package, aliases):
        known[:] = package, aliases
        return blind(package, aliases)

    known, blind = [], blinding._blind
    study = crossed(tmp_path / "study")
    monkeypatch.setattr(blinding.BlindSessions, "draw", openly)
    monkeypatch.setattr(blinding, "_blind", watched)
    with pytest.raises(CannotSeal, match="in block words depends on who made them"):
        sealed(study, tmp_path / "blind", sessions=40)
    assert [path.name for path in tmp_path.iterdir()] == ["study"]


def test_the_seal_in_the_data_folder_is_enough_later(tmp_path):
    blind, data = tmp_path / "blind", tmp_path / "data"
    sealed(small(tmp_path / "study"), blind)
    walk_on(SessionRecorder.begin(open_package(blind), data, SessionSetup("P-001", "Booth 1")))
    shutil.rmtree(blind)
    shutil.rmtree(tmp_path / "study")
    rows = load(data, keys=unlock(data, SECRET)).responses
    # Who made the four answers is a matter of coins; that they have makers is not.
    assert rows["agent"].str.fullmatch(r"person-\d+|git-\d+").all()
    assert rows["prompt"].str.startswith("prompt ").all()
    assert rows["domain"].str.fullmatch("kind-[012]").all()


@pytest.mark.damages_journals
def test_a_session_whose_first_line_is_damaged_is_filled_in_all_the_same(once, tmp_path):
    blind, data = tmp_path / "blind", tmp_path / "data"
    shutil.copytree(once, blind)
    recorder = SessionRecorder.begin(open_package(blind), data, SessionSetup("P-001", "Booth 1"))
    walk_on(recorder)
    lines = recorder.path.read_bytes().split(b"\n")
    recorder.path.write_bytes(b"\n".join([b"{broken", *lines[1:]]))
    rows = load(data, keys=unlock(data, SECRET)).responses
    assert len(rows) == 4
    assert set(rows["truth"]) <= {"human", "machine"}


def test_the_side_of_the_keys_stays_a_participants_own(tmp_path):
    study = small(tmp_path / "study")
    sealed(study, tmp_path / "blind")
    sides = []
    for package in (open_package(study), open_package(tmp_path / "blind")):
        recorder = SessionRecorder.begin(
            package, tmp_path / package.folder.name, SessionSetup("P-9", "Booth 1")
        )
        question = recorder.session.step.questions[0]
        assert given(recorder.session.step)
        sides.append([choice.value for choice in question.choices])
        recorder.abandon()
    assert sides[0] == sides[1]


def test_simulated_sessions_use_every_schedule_once(tmp_path):
    sealed(small(tmp_path / "study"), tmp_path / "blind", sessions=5)
    package, data = open_package(tmp_path / "blind"), tmp_path / "data"
    simulate(package, data, coins(5), seed=1)
    used = [read_journal(s.path).opened["drawn"] for s in DataFolder(data).sessions()]
    assert sorted(used) == sorted(package.sealed.schedules)


def test_no_two_sessions_are_alike_unless_there_is_only_one(tmp_path):
    sealed(small(tmp_path / "study"), tmp_path / "blind", sessions=60)
    drawn = open_package(tmp_path / "blind").sealed.schedules.values()
    assert len({tuple(slot.stimulus for slot in slots) for slots in drawn}) == 60
    only = write(tmp_path / "only", toml=STUDY + BLOCK)
    assert sealed(only, tmp_path / "one", sessions=5).seal.sessions == 5


def test_a_sealed_study_takes_its_registration_along_but_not_what_could_tell(tmp_path):
    folder = small(tmp_path / "plain")
    freeze(open_package(folder), "Ada")
    toml = folder / "study.toml"
    toml.write_text(toml.read_text().replace("trials = 4", "trials = 3"))
    account(open_package(folder), "Ben", "git-2 was too easy")
    sealed(folder, tmp_path / "blind.tdz")
    package = open_package(tmp_path / "blind.tdz")
    assert b"too easy" not in package.sealed.seal.data
    data = tmp_path / "data"
    walk_on(SessionRecorder.begin(package, data, SessionSetup("P-01", "Booth 1")))
    (frozen,) = load(data).registrations.values()
    assert (frozen["by"], frozen["ran"]) == ("Ada", "deviation 1")
    assert (frozen["deviations"][0]["by"], frozen["deviations"][0]["why"]) == ("Ben", "")
    opened = load(data, keys=unlock(data, SECRET))
    (frozen,) = opened.registrations.values()
    assert frozen["deviations"][0]["why"] == "git-2 was too easy"
    assert list(opened.sessions["registration"]) == ["deviation 1"]


TOML = (
    STUDY.replace('"1.0"', '"1.0"\nmedia = "pictures"\nprovenance = "Models A and B."')
    + """
# the first row is the machine's
[[block]]
task = "captions"
trials = 2  # one of them by GIT
mix = { M = 1 }
[block.fixed]
1 = "one"
[block.limits]
too_fast_s = 2.5
[[block]]
id = "sides"
task = "pairs"
trials = 1
[block.show]
of = "captions"
[[form]]
id = "about"
title = "About you"
[[form.field]]
id = "age"
"""
)


def test_names_change_comments_go_and_all_else_stays(tmp_path):
    files = {
        "pairs.csv": "id,first,second\nx,one,two\n",
        "pictures/dog.png": png(),
        "pictures/cat.png": png(),
    }
    package = open_package(write(tmp_path / "study", files, toml=TOML))
    aliases = Aliases.drawn(package)
    written = sealed_toml(package, aliases)
    assert b"#" not in written
    assert b"machine" not in written
    assert b"Models" not in written
    made, before = (tomllib.loads(text) for text in (written.decode(), without_consent(TOML)))
    captions, sides = made["block"]
    assert captions.pop("table") == aliases.tables["captions.csv"]
    assert captions.pop("fixed") == {"1": aliases.stimuli["captions.csv", "one"]}
    assert sides.pop("table") == aliases.tables["pairs.csv"]
    assert sides["show"].pop("of_table") == aliases.tables["captions.csv"]
    for key in ("media", "provenance"):
        del before[key]
    del before["block"][0]["fixed"]
    assert made == before


def test_line_ends_of_windows_are_read(tmp_path):
    package = open_package(write(tmp_path / "study"))
    windows = replace(package, toml=package.toml.replace(b"\n", b"\r\n"))
    aliases = Aliases.drawn(package)
    assert sealed_toml(windows, aliases) == sealed_toml(package, aliases)


def test_verdicts_get_the_truth_of_their_own_table(tmp_path):
    study, blind = shared_ids(tmp_path / "study"), tmp_path / "blind"
    sealed(study, blind, sessions=2)
    simulate(open_package(blind), tmp_path / "data", coins(2), seed=1)
    truths = open_package(blind).sealed.seal.open(SECRET)
    fingerprint = open_package(blind).sealed.seal.fingerprint
    rows = load(tmp_path / "data", keys=SealKeys({fingerprint: truths})).responses
    right = {
        (table, one.id): one.makers[""].origin
        for table, stimuli in open_package(study).stimuli.items()
        for one in stimuli
    }
    assert len(rows) == 80
    for row in rows.itertuples():
        assert row.table == f"{row.block}.csv"
        assert row.origin == row.truth == right[row.table, row.stimulus]
