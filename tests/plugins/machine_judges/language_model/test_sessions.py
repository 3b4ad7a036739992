"""Whole sessions judged by a model on a server in another process."""

import base64
import json
from contextlib import closing
from dataclasses import replace
from threading import Event, Lock

import pytest

from tests.language_models.lab import lab, started
from tests.packages import png, write
from tests.small_disk import SmallDisk
from tests.small_study import small_package
from turingdesk.core.errors import NoServer, TuringDeskError, UnknownName, WriteFailed
from turingdesk.journal.journal_file import read_journal
from turingdesk.journal.session_summary import State
from turingdesk.judges._recorders import count_verdicts
from turingdesk.judges._session_runs import IS_EXAMPLE, SessionRunner, map_in_order
from turingdesk.language_models.asking import UNREADABLE
from turingdesk.language_models.server import KEY, Server, ServerOptions
from turingdesk.language_models.transcript import FOLDER, Transcript
from turingdesk.plugins.machine_judges.language_model.model_judge import ModelJudge
from turingdesk.plugins.machine_judges.language_model.sessions import (
    example_trials,
    selected_blocks,
)
from turingdesk.plugins.machine_judges.language_model.settings import ModelSettings
from turingdesk.sessions.data_folder import DataFolder
from turingdesk.study.package import open_package
from turingdesk.system.paths import demo_study
from turingdesk.table.table import load

__all__ = ["lab", "started"]


class Run:
    """One run of the judge, with little patience."""

    def __init__(self, lab, package, data, **changes):
        self.lab, self.package, self.data, self.changes = lab, package, data, changes
        self.sent = 0

    def __call__(self, sessions=1, at_once=1, tries=2, progress=None):
        stop = Event()
        settings = ModelSettings(server=self.lab.url, model="tiny", **self.changes)
        reach = ServerOptions(settings.server, settings.model, 5.0, tries, 0.001, stop=stop)
        asked = Transcript(self.data, settings.participant(0)[:-4], settings.as_dict())
        server = Server(reach)
        asking = ModelJudge(settings, asked, server, example_trials(self.package, settings))
        judged = selected_blocks(self.package, settings)
        judging = SessionRunner(judged, self.data, settings, asking.ask, stop, at_once)
        try:
            return count_verdicts(self.data, judging.run(sessions, progress))
        finally:
            self.sent = asking.sent
            asked.close()
            server.close()


@pytest.fixture
def run(lab, tmp_path):
    return Run(lab, small_package(tmp_path), tmp_path / "data")


def kept(data, kind):
    files = sorted((data / FOLDER).glob("*.jsonl"))
    return [line for path in files for line in read_journal(path).lines if line["kind"] == kind]


def test_verdicts_go_through_the_real_session_into_a_real_journal(run, lab):
    told = []
    found = run(progress=lambda done, of: told.append((done, of)))
    assert (found.sessions, found.trials, found.unanswered) == (1, 10, {})
    assert told == [(n, 10) for n in range(1, 11)]
    table = load(run.data)
    assert set(table.responses["judge"]) == {"judge:language_model:tiny"}
    assert table.sessions["state"].tolist() == ["completed"]
    assert DataFolder(run.data).verify() == []
    verdict = table.responses[table.responses["role"] == "verdict"]
    assert len(verdict) == 6 + 2 * 4
    assert verdict["origin"].isin(["human", "machine"]).all()
    confidence = table.responses[table.responses["question"] == "confidence"]
    assert confidence["choice"].tolist() == ["0"] * 6


def test_the_first_line_says_version_and_settings_and_each_trial_its_question(run):
    run()
    (session,) = DataFolder(run.data).sessions()
    told = session.opened["judge_settings"]
    assert (told["version"], told["model"], told["shots"]) == ("1", "tiny", "zero")
    assert told["temperature"] == 0.0
    journal = read_journal(session.path)
    keys = [line["key"] for line in journal.lines if line["kind"] == "asked"]
    assert len(keys) == 10
    assert set(keys) == {line["key"] for line in kept(run.data, "replied")}


def test_the_order_of_choices_is_that_of_the_question_that_was_asked(run, lab):
    run()
    rows = load(run.data).responses
    captions = rows[(rows["block"] == "captions") & (rows["role"] == "verdict")]
    orders = captions["choices"].tolist()
    assert set(orders) == {"human|machine", "machine|human"}
    # The server always takes the first choice that it reads.
    assert captions["choice"].tolist() == [order.split("|")[0] for order in orders]
    asked = [text for text in lab.texts if "Description" in text]
    first = ["human" if "(P) A human" in text else "machine" for text in asked]
    assert first == captions["choice"].tolist()


def test_a_session_that_was_cut_off_after_its_last_answer_is_closed_once(run, lab):
    run()
    (session,) = DataFolder(run.data).sessions()
    lines = session.path.read_bytes().splitlines(keepends=True)
    session.path.write_bytes(b"".join(lines[:-1]))
    for _ in range(2):
        assert run().trials == 10
        states = [one.state for one in DataFolder(run.data).sessions()]
        assert states == [State.CONTINUED, State.COMPLETED]
    assert len(lab.log) == 10


def test_nothing_of_makers_or_truth_reaches_the_server(run, lab, tmp_path):
    run(sessions=2)
    bodies = json.dumps([entry["body"] for entry in lab.log])
    agents = ("git", "blip", "ofa", "blender", "curie")
    assert not [name for name in agents if name in bodies]
    ids = [s.id for table in run.package.stimuli.values() for s in table]
    assert not [one for one in ids if f'"{one}"' in bodies]
    assert "topic 1" not in bodies  # the prompt of a conversation, which its makers were given


@pytest.mark.slow
def test_what_was_answered_is_not_asked_again(run, lab):
    run(sessions=2)
    asked = len(lab.log)
    again = run(sessions=2)
    assert (again.sessions, again.trials) == (2, 20)
    assert run.sent == 0
    assert len(lab.log) == asked
    run(sessions=3)
    assert load(run.data).sessions["state"].tolist() == ["completed"] * 3
    bodies = [json.dumps(entry["body"]) for entry in lab.log]
    assert len(set(bodies)) == len(bodies)


def test_replies_that_say_nothing_are_counted_and_the_session_goes_on(run, lab):
    lab.does("says:Hard to say.", "refusal", "says:", "cut", "error:400", "good", "says:P\nQ")
    found = run()
    assert found.trials == 4
    assert found.unanswered == {
        UNREADABLE: 2,
        "the model refused": 1,
        "empty reply": 1,
        "reply cut off": 1,
        "refused by the server": 1,
    }
    (session,) = DataFolder(run.data).sessions()
    assert (session.state, session.done) == (State.COMPLETED, 10)
    left = [one for one in read_journal(session.path).lines if one["kind"] == "passed"]
    assert [one["step"] for one in left] == [0, 1, 2, 3, 4, 6]
    assert load(run.data).sessions["unanswered"].tolist() == [6]


def test_what_the_server_drops_is_put_off_while_the_rest_goes_on(run, lab):
    lab.does("good", "dropped", "page:502", "good")
    found = run()
    assert (found.trials, found.unanswered) == (10, {})
    assert [line["why"] for line in kept(run.data, "failed")] == ["line dropped", "server error"]
    # The second question failed twice, the other eight were asked, then it was asked again.
    assert len(lab.log) == 12
    assert lab.texts[1] == lab.texts[2] == lab.texts[-1]


@pytest.mark.slow
def test_a_question_that_never_gets_a_reply_is_counted_by_what_went_wrong(run, lab):
    lab.does("good", *["nojson"] * 2, *["good"] * 8, *["page:200"] * 2)
    found = run()
    assert (found.trials, found.unanswered) == (9, {"error page": 1})


def test_a_server_that_goes_leaves_what_can_be_gone_on_with(run, lab):
    lab.does(*["good"] * 4, then="page:503")
    with pytest.raises(NoServer, match=r"3 questions in a row.*run the same command again"):
        run()
    (session,) = DataFolder(run.data).sessions()
    assert (session.state, session.done) == (State.CUT_OFF, 4)
    lab.does()
    assert run().trials == 10
    assert len(lab.log) == 6
    newest = DataFolder(run.data).sessions()[-1]
    assert newest.opened["continues"] == str(session.name)
    assert load(run.data).responses["superseded"].sum() == 0


def test_questions_on_which_the_server_always_fails_do_not_stop_the_others(run, lab):
    run.changes = {"blocks": ("captions", "talks")}
    lab.does(**{"not": "turn 0"})  # all four conversations
    found = run()
    assert (found.trials, found.unanswered) == (6, {"server error": 4})
    assert "1 + 1 =" in lab.texts
    assert not [line for line in kept(run.data, "asked") if "1 + 1" in str(line["body"])]


@pytest.mark.slow
def test_several_questions_at_once_give_the_same_journal(run, lab, tmp_path):
    run()
    one = load(run.data).responses
    run.data = tmp_path / "other"
    run(at_once=4)
    same = ["stimulus", "subject", "question", "choice", "choices", "step"]
    assert load(run.data).responses[same].equals(one[same])


@pytest.mark.slow
def test_an_example_is_shown_first_and_not_judged_itself(run, lab):
    run.changes = {"examples": ("v1",), "name": "shown"}
    trials, left = 0, 0
    for sessions in (1, 2):
        found = run(sessions=sessions)
        trials, left = found.trials, found.unanswered.get(IS_EXAMPLE, 0)
    assert trials + left == 8
    assert left == 1  # 8 conversations over two sessions: each comes once
    assert all("What is right in the example: Speaker A is... a human; " in t for t in lab.texts)
    assert set(load(run.data).responses["judge"]) == {"judge:shown"}


def test_a_key_is_nowhere_on_disk_even_if_the_server_repeats_it(run, lab, monkeypatch):
    monkeypatch.setenv(KEY, "secret-4711")
    lab.does("error:500", "error:400")
    run()
    sent = {k.lower(): v for k, v in lab.log[0]["headers"].items()}["authorization"]
    assert sent == "Bearer secret-4711"
    written = [path for path in run.data.rglob("*") if path.is_file()]
    assert len(written) >= 2
    assert not [path for path in written if b"secret-4711" in path.read_bytes()]
    assert "***" in kept(run.data, "failed")[0]["said"]


def test_pictures_are_sent_whole_and_kept_as_their_hash(run, lab, tmp_path):
    rows = [f"c{n},{who},a{n},p{n}.png,Caption {n}" for n, who in enumerate(["human", "machine"])]
    captions = "id,origin,agent,image,caption\n" + "\n".join(rows) + "\n"
    media = {f"media/p{n}.png": png(4 + n) for n in range(2)}
    study = write(
        tmp_path / "study",
        {**media, "media/dog.png": None, "media/cat.png": None},
        captions=captions,
    )
    run.package, run.changes = open_package(study), {"pictures": True}
    assert run().trials == 2
    for entry in lab.log:
        text, image = entry["body"]["messages"][0]["content"]
        kind, _, data = image["image_url"]["url"].partition(",")
        assert kind == "data:image/png;base64"
        assert base64.b64decode(data) in media.values()
        assert ".png" not in text["text"]
    for line in kept(run.data, "asked"):
        url = line["body"]["messages"][0]["content"][1]["image_url"]["url"]
        assert url.startswith("sha256:")
        assert len(url) == 7 + 64


@pytest.mark.slow
def test_a_study_that_was_changed_or_is_another_is_judged_anew(run, lab):
    lab.does(*["good"] * 2, then="page:503")
    with pytest.raises(NoServer):
        run()
    lab.does()
    run.package = replace(run.package, hash="b" * 64)
    assert run().trials == 10
    other = replace(run.package.study, id="other")
    run.package = replace(run.package, study=other)
    assert run().trials == 10
    found = [(one.study, one.number, one.state) for one in DataFolder(run.data).sessions()]
    assert found == [
        ("small", 1, State.CUT_OFF),
        ("small", 2, State.COMPLETED),
        ("other", 1, State.COMPLETED),
    ]


@pytest.mark.slow
def test_a_disk_that_fills_up_stops_the_judge_and_loses_nothing(run, lab, tmp_path):
    disk = SmallDisk(tmp_path / "small")
    disk.mount()
    try:
        run.data = disk.folder
        with pytest.raises(WriteFailed, match="is full"):
            run(progress=lambda done, of: disk.fill() if done == 4 else None)
        disk.make_room()
        assert run().trials == 10
        assert DataFolder(run.data).verify() == []
    finally:
        disk.unmount()


@pytest.mark.parametrize("at_once", [1, 3])
def test_results_come_in_the_order_of_the_items(at_once):
    assert list(map_in_order(lambda n: n * n, range(20), at_once, Event())) == [
        n * n for n in range(20)
    ]


def test_several_are_under_way_and_no_more_than_asked_for():
    inside, most, lock, all_in = 0, 0, Lock(), Event()

    def work(n):
        nonlocal inside, most
        with lock:
            inside += 1
            most = max(most, inside)
            if inside == 3:
                all_in.set()
        all_in.wait(10)
        with lock:
            inside -= 1
        return n

    assert list(map_in_order(work, range(9), 3, Event())) == list(range(9))
    assert most == 3


def test_who_leaves_half_way_waits_for_what_is_under_way_and_begins_nothing_new():
    done, stop = [], Event()
    with closing(map_in_order(lambda n: done.append(n) or n, range(1000), 2, stop)) as results:
        assert next(results) == 0
    assert stop.is_set()
    assert len(done) < 10


def test_an_error_stops_the_rest():
    stop = Event()

    def work(n):
        if n == 3:
            raise OSError("gone")
        return n

    with pytest.raises(OSError, match="gone"):
        list(map_in_order(work, range(1000), 2, stop))
    assert stop.is_set()


PLAIN = ModelSettings(server="http://gpu/v1", model="tiny")


@pytest.fixture
def package(tmp_path):
    return small_package(tmp_path)


def blocks(package, **changes):
    return [block.id for block in selected_blocks(package, replace(PLAIN, **changes)).study.blocks]


def test_all_blocks_are_judged_unless_some_are_named_or_have_an_example(package):
    assert blocks(package) == ["captions", "talks"]
    assert selected_blocks(package, PLAIN) is package
    assert blocks(package, blocks=("talks",)) == ["talks"]
    assert blocks(package, examples=("c3",)) == ["captions"]
    assert blocks(package, examples=("c3", "v1")) == ["captions", "talks"]


def test_paired_means_the_blocks_that_show_two_side_by_side(package):
    assert blocks(open_package(demo_study()), paired=True) == ["pairs"]
    with pytest.raises(TuringDeskError, match="shows two answers side by side"):
        selected_blocks(package, replace(PLAIN, paired=True))


def test_an_example_is_a_trial_of_its_block_with_its_truth(package):
    found = example_trials(package, replace(PLAIN, examples=("v1",)))
    assert list(found) == ["talks"]
    trial = found["talks"]
    assert [trial.truth(q, q.subject) for q in trial.questions] == ["human", "machine"]


def test_names_that_nobody_has_are_answered(package):
    with pytest.raises(UnknownName, match="Did you mean 'v1'"):
        example_trials(package, replace(PLAIN, examples=("v1x",)))
    with pytest.raises(UnknownName, match="'talks'"):
        selected_blocks(package, replace(PLAIN, blocks=("talk",)))
    with pytest.raises(TuringDeskError, match="two examples for the block captions"):
        example_trials(package, replace(PLAIN, examples=("c1", "c2")))
    with pytest.raises(TuringDeskError, match="both what you requested and an example"):
        selected_blocks(package, replace(PLAIN, blocks=("talks",), examples=("c1",)))


def test_a_sealed_study_has_no_examples_and_is_judged_whole(package):
    sealed = replace(package, study=replace(package.study, sealed=True))
    assert selected_blocks(sealed, PLAIN) is sealed
    with pytest.raises(TuringDeskError, match="sealed, so its makers are unknown here"):
        example_trials(sealed, replace(PLAIN, examples=("c1",)))
    with pytest.raises(TuringDeskError, match="Judge all blocks instead of only"):
        selected_blocks(sealed, replace(PLAIN, blocks=("talks",)))
