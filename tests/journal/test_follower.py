import os
from itertools import chain

import pytest

from tests.small_study import small_package, walk_on
from turingdesk.journal.follower import REPLACED, Follower
from turingdesk.journal.journal import Entry, Journal
from turingdesk.journal.journal_file import ResponseLine
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder

NAME = "sub-P-1_ses-1_study-small"


def begun(folder, name=NAME):
    journal = Journal.create(folder / f"{name}.jsonl")
    journal.append(Entry("opened", "2026-11-21T09:00:00.000Z", 0.0, {"session": name}))
    return journal


def note(text):
    return Entry("note", "", 1.0, {"text": text})


def texts(lines):
    return [line.get("text", line["kind"]) for line in lines]


@pytest.fixture
def journal(tmp_path):
    with begun(tmp_path) as made:
        yield made


def test_new_lines_of_all_kinds_come_once_and_know_their_session(journal, tmp_path):
    follower = Follower(tmp_path)
    journal.append(note("a"), note("b"))
    assert texts(follower.new()) == ["opened", "a", "b"]
    assert follower.new() == []
    journal.append(note("c"), durable=False)
    (line,) = follower.new()
    assert (line["text"], line["session"]) == ("c", NAME)


def test_a_half_line_waits_for_its_other_half(journal, tmp_path):
    journal.append(note("a"))
    whole = journal.path.read_bytes()
    follower = Follower(tmp_path)
    journal.path.write_bytes(whole[:-30])
    assert texts(follower.new()) == ["opened"]
    assert follower.new() == []
    journal.path.write_bytes(whole)
    assert texts(follower.new()) == ["a"]
    assert follower.problems == []


def test_only_what_grew_is_read(journal, tmp_path, monkeypatch):
    for number in range(2, 30):
        begun(tmp_path, f"sub-P-{number}_ses-1_study-small").close()
    follower = Follower(tmp_path)
    follower.new()
    reads = []
    read = os.read

    def noted(file, count):
        reads.append(os.lseek(file, 0, os.SEEK_CUR))
        return read(file, count)

    monkeypatch.setattr(os, "read", noted)
    assert follower.new() == []
    assert reads == []
    size = journal.path.stat().st_size
    journal.append(note("a"))
    assert texts(follower.new()) == ["a"]
    assert reads == [size - 1]


def test_a_folder_that_is_not_there_yet_is_waited_for(tmp_path):
    follower = Follower(tmp_path / "data")
    assert follower.new() == []
    (tmp_path / "data").mkdir()
    begun(tmp_path / "data").close()
    assert texts(follower.new()) == ["opened"]


@pytest.mark.damages_journals
def test_a_damaged_line_is_named_and_those_after_it_are_read(journal, tmp_path):
    journal.append(note("a"), note("b"))
    data = journal.path.read_bytes()
    journal.path.write_bytes(data.replace(b'"text":"a"', b'"text":"a'))
    follower = Follower(tmp_path)
    assert texts(follower.new()) == ["opened", "b"]
    assert [(p.file, p.line) for p in follower.problems] == [(journal.path.name, 2)]
    with journal.path.open("ab") as file:
        file.write(b"[1, 2]\n")
    assert follower.new() == []
    assert [p.line for p in follower.problems] == [2, 4]


def test_a_file_that_shrank_is_told_once_and_left(journal, tmp_path):
    journal.append(note("a"))
    follower = Follower(tmp_path)
    follower.new()
    journal.path.write_bytes(journal.path.read_bytes()[:50])
    assert follower.new() == []
    assert follower.new() == []
    assert [p.message for p in follower.problems] == ["The file is shorter than it was."]


@pytest.mark.parametrize(
    "opened", ["2027-11-21T09:00:00.000Z", "2027", "2027-11-21, at nine in the morning"]
)
def test_a_file_that_was_replaced_is_told_and_not_counted_twice(journal, tmp_path, opened):
    follower = Follower(tmp_path)
    journal.append(note("a"), note("b"))
    follower.new()
    journal.path.unlink()
    with Journal.create(journal.path) as other:
        other.append(Entry("opened", opened, 0.0, {"session": NAME}))
        other.append(*(note(f"new {n}") for n in range(9)))
    assert follower.new() == []
    assert [p.message for p in follower.problems] == [REPLACED]


@pytest.mark.damages_journals
def test_a_piece_of_a_failed_write_does_not_stop_the_following(journal, tmp_path):
    follower = Follower(tmp_path)
    journal.append(note("a"))
    follower.new()
    with journal.path.open("ab") as file:
        file.write(b'{"seq":2,"kind"\n')
    journal.append(note("b"))
    assert texts(follower.new()) == ["b"]
    journal.append(note("c"))
    assert texts(follower.new()) == ["c"]
    assert [p.line for p in follower.problems] == [3]


@pytest.mark.damages_journals
def test_a_journal_under_another_name_is_told_and_not_read(journal, tmp_path):
    copy = tmp_path / "sub-P-9_ses-1_study-small.jsonl"
    copy.write_bytes(journal.path.read_bytes())
    (tmp_path / f"{NAME} (copy).jsonl").write_bytes(journal.path.read_bytes())
    follower = Follower(tmp_path)
    assert [line["session"] for line in follower.new()] == [NAME]
    told = {p.file: p.message for p in follower.problems}
    assert told == {
        copy.name: f"The file contains the session {NAME!r}.",
        f"{NAME} (copy).jsonl": "The file name is not that of a journal.",
    }


def test_one_study_can_be_followed_alone(journal, tmp_path):
    begun(tmp_path, "sub-P-1_ses-1_study-other").close()
    found = Follower(tmp_path, "other").new()
    assert [line["session"] for line in found] == ["sub-P-1_ses-1_study-other"]


def test_large_folders_come_in_batches_that_hold_everything(tmp_path):
    for number in range(1, 6):
        with begun(tmp_path, f"sub-P-{number}_ses-1_study-small") as journal:
            journal.append(*(note(f"{n} " + "x" * 900) for n in range(700)), durable=False)
    told = []
    batches = list(Follower(tmp_path).batches(lambda done, of: told.append((done, of))))
    assert max(map(len, batches)) < 3000
    assert len(batches) > 1
    assert [len([*chain(*batches)])] == [5 * 701]
    assert told == [(n, 5) for n in range(5)]
    assert batches == [b for b in batches if b]


def test_a_line_longer_than_a_block_is_read_whole(journal, tmp_path):
    follower = Follower(tmp_path)
    journal.append(note("x" * 3_000_000), note("after"))
    assert [len(text) for text in texts(follower.new())] == [6, 3_000_000, 5]


def test_a_running_session_can_be_followed(tmp_path):
    data = tmp_path / "data"
    recorder = SessionRecorder.begin(small_package(tmp_path), data, SessionSetup("P-1", "Booth 1"))
    follower, seen = Follower(data), []
    while not recorder.session.is_over:
        said = [r for r in walk_on(recorder, 1)[0] if r.question != "name"]
        fresh = [line for line in follower.new() if line["kind"] == "response"]
        assert [line["choice"] for line in fresh] == [r.choice for r in said]
        seen += fresh
    assert len(seen) == 1 + 7 * 2 + 4 * 2


def test_a_journal_that_vanished_is_noticed_once_it_is_surely_gone(journal, tmp_path):
    other = begun(tmp_path, "sub-P-2_ses-1_study-small")
    other.close()
    follower = Follower(tmp_path)
    follower.new()
    other.path.unlink()
    follower.new()
    assert not follower.is_outdated, "a share may hide a file for a moment"
    follower.new()
    assert follower.is_outdated
    assert follower.problems == []


def test_a_journal_that_is_back_at_the_next_look_was_not_gone(journal, tmp_path):
    follower = Follower(tmp_path)
    begun(tmp_path, "sub-P-2_ses-1_study-small").close()
    follower.new()
    away = journal.path.with_suffix(".away")
    journal.path.rename(away)
    follower.new()
    away.rename(journal.path)
    follower.new()
    follower.new()
    assert not follower.is_outdated
    journal.append(note("a"))
    assert texts(follower.new()) == ["a"]


def test_a_share_that_is_away_hides_every_journal_and_none_is_given_up(journal, tmp_path):
    data = tmp_path / "mounted"
    data.mkdir()
    begun(data).close()
    follower = Follower(data)
    follower.new()
    data.rename(tmp_path / "away")
    data.mkdir()  # an empty mount point
    for _ in range(3):
        assert follower.new() == []
    assert not follower.is_outdated


def test_a_file_deleted_between_listing_and_reading_stops_nothing(journal, tmp_path, monkeypatch):
    doomed = begun(tmp_path, "sub-P-2_ses-1_study-small")
    doomed.close()
    scandir = os.scandir

    def late(folder):
        found = list(scandir(folder))
        doomed.path.unlink(missing_ok=True)
        return _Listed(found)

    monkeypatch.setattr(os, "scandir", late)
    assert texts(Follower(tmp_path).new()) == ["opened"]


class _Listed:
    def __init__(self, found):
        self._found = found

    def __enter__(self):
        return iter(self._found)

    def __exit__(self, *_):
        pass


@pytest.mark.damages_journals
def test_a_line_broken_in_two_is_told_although_its_pieces_would_fit_together(journal, tmp_path):
    journal.append(note("a"), note("b"))
    raw = journal.path.read_bytes()
    broken = raw.replace(b',"text":"a"', b'\n"text":"a"')  # as an editor wraps it
    journal.path.write_bytes(broken)
    follower = Follower(tmp_path)
    assert texts(follower.new()) == ["opened", "b"]
    assert [problem.line for problem in follower.problems] == [2, 3]


@pytest.mark.damages_journals
def test_two_objects_on_one_line_are_no_two_lines(journal, tmp_path):
    journal.append(note("a"), note("b"))
    raw = journal.path.read_bytes().split(b"\n")
    journal.path.write_bytes(b"\n".join([raw[0], raw[1] + b"," + raw[2], b""]))
    follower = Follower(tmp_path)
    assert texts(follower.new()) == ["opened"]
    assert [problem.line for problem in follower.problems] == [2]


def answer(**members):
    return Entry("response", "2026-11-21T09:00:01.000Z", 2.0, members)


def responses(follower):
    lines = chain(*follower.batches())
    return [line for line in lines if isinstance(line, ResponseLine)]


def test_responses_come_in_batches_with_a_default_for_what_they_do_not_say(journal, tmp_path):
    journal.append(answer(step=3, choice="human", rt_ms=812.5, correct=True, plays=2))
    (line,) = responses(Follower(tmp_path))
    assert (line.session, line.step, line.choice, line.rt_ms) == (NAME, 3, "human", 812.5)
    assert (line.correct, line.judge, line.truth, line.seq) == (True, "human", None, 1)
    assert line.at == "2026-11-21T09:00:01.000Z"


def test_values_of_other_types_are_taken_as_text_or_left_empty(journal, tmp_path):
    journal.append(answer(step=3, stimulus=7, agent=["a"], rt_ms="3000", trial=1))
    journal.append(answer(step=4, stimulus="8", rt_ms=900))
    follower = Follower(tmp_path)
    found = [(line.stimulus, line.agent, line.rt_ms, line.trial) for line in responses(follower)]
    assert found == [("7", "['a']", None, 1), ("8", "", 900, 0)]
    assert follower.problems == []


@pytest.mark.damages_journals
def test_a_damaged_letter_is_told_even_where_no_column_takes_it(journal, tmp_path):
    journal.append(answer(step=3, remark="xyz"), answer(step=4))
    raw = journal.path.read_bytes()
    journal.path.write_bytes(raw.replace(b"xyz", b"x\xffz"))
    follower = Follower(tmp_path)
    assert [line.step for line in responses(follower)] == [4]
    assert [problem.line for problem in follower.problems] == [2]


def test_the_tenth_session_of_someone_comes_after_the_second(tmp_path):
    for number in (10, 2, 1, 12):
        begun(tmp_path, f"sub-P-1_ses-{number}_study-small").close()
    sessions = dict.fromkeys(line["session"] for line in Follower(tmp_path).new())
    assert [name.split("_")[1] for name in sessions] == ["ses-1", "ses-2", "ses-10", "ses-12"]
