import errno
import os
import subprocess
import sys
from pathlib import Path

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.core.errors import SessionExists, WriteFailed
from turingdesk.core.response import Response
from turingdesk.journal.chain import LINE_CHANGED, LINES_MOVED, link, sealed, unsealed
from turingdesk.journal.journal import Entry, Journal, response_entries
from turingdesk.journal.journal_file import read_journal, verify
from turingdesk.system.lock import is_being_written

NAME = "sub-P-1_ses-1_study-small"
OPENED = Entry("opened", "2026-11-21T09:00:00.000Z", 0.0, {"session": NAME})
RESPONSE = Response(session=NAME, step=3, choice="human", rt_ms=900.0, at="2026-11-21T09:00:02Z")


def note(number, t_ms=None):
    at = "2026-11-21T09:00:01.000Z"
    return Entry("note", at, float(number if t_ms is None else t_ms), {"text": f"note {number}"})


@pytest.fixture
def journal(tmp_path):
    with Journal.create(tmp_path / f"{NAME}.jsonl") as made:
        made.append(OPENED, note(1), note(2), note(3))
        yield made


def lines_of(path):
    return path.read_bytes().split(b"\n")


def test_a_line_is_readable_json_with_number_kind_times_and_chain(journal):
    first, second = (orjson.loads(line) for line in lines_of(journal.path)[:2])
    assert list(first) == ["seq", "kind", "at", "t_ms", "session", "chain"]
    assert (first["seq"], second["seq"]) == (0, 1)
    assert second["text"] == "note 1"


def test_each_chain_is_the_hash_of_the_one_before_and_the_line(journal):
    before = ""
    for line in lines_of(journal.path)[:-1]:
        body, chain = unsealed(line)
        assert chain == link(before, body)
        assert line == body + b',"chain":"' + chain.encode() + b'"}'
        before = chain
    assert journal.chain == before


def test_a_response_line_holds_what_differs_from_the_defaults_and_reads_back_whole(tmp_path):
    with Journal.create(tmp_path / f"{NAME}.jsonl") as made:
        made.append(OPENED)
        made.append(*response_entries([RESPONSE], 1000.0))
    line = read_journal(made.path).lines[1]
    assert "participant" not in line
    assert "more" not in line
    own = {name: line[name] for name in RESPONSE.as_row() if name in line}
    assert Response(**own) == RESPONSE


def test_of_several_responses_all_but_the_last_say_how_many_follow():
    entries = response_entries([RESPONSE, RESPONSE, RESPONSE], 1000.0)
    assert [entry.fields.get("more") for entry in entries] == [2, 1, None]


def test_nothing_is_kept_in_a_file_that_was_deleted(journal):
    journal.path.unlink()
    with pytest.raises(WriteFailed, match="The file was deleted"):
        journal.append(note(4))


def test_a_file_that_is_there_is_never_opened_again(journal):
    before = journal.path.read_bytes()
    with pytest.raises(SessionExists, match="already in"):
        Journal.create(journal.path)
    assert journal.path.read_bytes() == before


def test_a_field_cannot_take_the_name_of_one_that_every_line_has(journal):
    with pytest.raises(ValueError, match="'seq'"):
        journal.append(Entry("note", "", 4.0, {"seq": 7}))


def test_a_line_is_on_the_disk_when_append_returns(journal, monkeypatch):
    synced = []
    monkeypatch.setattr(os, "fsync", lambda file: synced.append(os.fstat(file).st_size))
    journal.append(note(4))
    assert synced == [journal.path.stat().st_size]
    journal.append(note(5), durable=False)
    assert len(synced) == 1
    assert b"note 5" in journal.path.read_bytes()


def test_the_folder_is_synced_when_the_file_is_made(tmp_path, monkeypatch):
    synced = []
    monkeypatch.setattr(
        os, "fsync", lambda file: synced.append(Path(f"/proc/self/fd/{file}").readlink())
    )
    Journal.create(tmp_path / f"{NAME}.jsonl").close()
    assert synced[0] == tmp_path


def test_a_full_disk_leaves_no_piece_behind_and_the_next_line_fits(journal, monkeypatch):
    before = journal.path.read_bytes()
    write = os.write

    def full(file, data):
        if len(data) > 20:
            return write(file, data[:20])
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "write", full)
    with pytest.raises(WriteFailed, match="is full"):
        journal.append(note(4))
    monkeypatch.setattr(os, "write", write)
    assert journal.path.read_bytes() == before
    journal.append(note(4))
    assert verify(journal.path) == []
    assert read_journal(journal.path).lines[-1]["text"] == "note 4"


def broken_off(file, data, write=os.write):
    """A disk that takes a piece of a line and then fails."""
    write(file, data[:20])
    raise OSError(errno.EIO, "Input/output error")


def stuck(file, size):
    raise OSError(errno.EIO, "Input/output error")


@pytest.mark.damages_journals
def test_a_piece_that_cannot_be_taken_back_becomes_a_line_that_is_named(journal, monkeypatch):
    with monkeypatch.context() as patched:
        patched.setattr(os, "ftruncate", stuck)
        with monkeypatch.context() as torn:
            torn.setattr(os, "write", broken_off)
            with pytest.raises(WriteFailed):
                journal.append(note(4))
        journal.append(note(5))
    journal.append(note(6))
    found = read_journal(journal.path)
    assert [line.get("text") for line in found.lines] == [
        None,
        "note 1",
        "note 2",
        "note 3",
        "note 5",
        "note 6",
    ]
    assert [(p.line, p.message) for p in found.problems] == [
        (5, "The line is damaged and can't be read.")
    ]


def test_a_piece_is_taken_back_as_soon_as_the_disk_lets_it(journal, monkeypatch):
    before = journal.path.read_bytes()
    with monkeypatch.context() as patched:
        patched.setattr(os, "write", broken_off)
        patched.setattr(os, "ftruncate", stuck)
        with pytest.raises(WriteFailed, match="reports a fault"):
            journal.append(note(4))
    assert len(journal.path.read_bytes()) == len(before) + 20
    assert len(read_journal(journal.path).lines) == 4, "what is there can be read meanwhile"
    journal.append(note(4))
    assert journal.path.read_bytes().startswith(before)
    assert verify(journal.path) == []
    assert journal.count == len(read_journal(journal.path).lines) == 5


def test_after_a_share_came_back_the_file_is_opened_again(journal):
    path = journal.path
    away = path.with_suffix(".away")
    path.rename(away)  # what is here now is another file, or none
    dead = os.open(os.devnull, os.O_RDONLY)
    os.dup2(dead, journal._file)  # as good as the descriptor of a share that was unmounted
    os.close(dead)
    with pytest.raises(WriteFailed):
        journal.append(note(4))
    away.rename(path)
    journal.append(note(4))
    assert verify(path) == []
    assert read_journal(path).lines[-1]["text"] == "note 4"


@pytest.mark.damages_journals
def test_a_file_that_is_another_by_now_is_not_written(journal):
    path = journal.path
    path.unlink()
    with pytest.raises(WriteFailed, match="The file was deleted"):
        journal.append(note(4))
    path.write_bytes(b"something else\n")
    with pytest.raises(WriteFailed, match="doesn't end with the line written last"):
        journal.append(note(4))
    assert path.read_bytes() == b"something else\n"


def test_a_file_that_was_put_back_is_gone_on_with(journal):
    kept = journal.path.read_bytes()
    journal.path.unlink()
    with pytest.raises(WriteFailed):
        journal.append(note(4))
    journal.path.write_bytes(kept + b'{"seq":4,"ki')
    journal.append(note(4))
    assert verify(journal.path) == []
    assert is_being_written(journal.path)


@pytest.mark.skipif(not Path("/dev/fd").is_dir(), reason="no list of open files here")
def test_a_journal_that_rests_has_no_file_open_until_its_next_line(journal):
    before = open_files()
    journal.rest()
    journal.rest()
    assert open_files() == before - 1
    assert journal.is_open
    assert not is_being_written(journal.path)
    journal.append(note(4))
    assert is_being_written(journal.path)
    journal.rest()
    journal.wake()
    assert is_being_written(journal.path)
    journal.append(note(5))
    assert verify(journal.path) == []
    assert [line["seq"] for line in read_journal(journal.path).lines] == [*range(6)]
    journal.rest()
    journal.close()
    assert not journal.is_open
    assert open_files() == before - 1


def test_a_journal_that_rested_does_not_go_on_with_another_file(journal):
    journal.rest()
    kept = journal.path.read_bytes()
    journal.path.unlink()
    with pytest.raises(FileNotFoundError):
        journal.wake()
    journal.path.write_bytes(b"something else\n")
    with pytest.raises(WriteFailed, match="doesn't end with the line written last"):
        journal.append(note(4))
    assert journal.path.read_bytes() == b"something else\n"
    journal.path.write_bytes(kept)
    journal.append(note(4))
    assert verify(journal.path) == []


def open_files():
    return len(list(Path("/dev/fd").iterdir()))


def test_a_folder_without_the_right_to_write_says_what_to_do(tmp_path):
    with pytest.raises(WriteFailed, match="Choose another data folder"):
        Journal.create(tmp_path / "missing" / f"{NAME}.jsonl")


def test_half_a_character_from_an_input_method_does_not_lose_the_answer(journal):
    journal.append(Entry("note", "", 4.0, {"text": "a\ud83d b", "list": ["\ude00"]}))
    last = read_journal(journal.path).lines[-1]
    assert last["text"] == "a\N{REPLACEMENT CHARACTER} b"
    assert last["list"] == ["\N{REPLACEMENT CHARACTER}"]
    assert verify(journal.path) == []


@given(st.text())
def test_any_text_survives_in_one_line(text):
    line, _ = sealed("", {"seq": 0, "kind": "note", "at": "", "t_ms": 0, "text": text})
    assert line.count(b"\n") == 1
    expected = text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    assert orjson.loads(line)["text"] == expected


def test_a_torn_last_line_is_set_aside_and_stays_as_it_is(journal):
    path = journal.path
    whole = path.read_bytes()
    path.write_bytes(whole[:-40])
    found = read_journal(path)
    assert [line.get("text") for line in found.lines] == [None, "note 1", "note 2"]
    assert found.torn == whole.split(b"\n")[3][:-39]
    assert "interrupted" in found.problems[0].message
    assert path.read_bytes() == whole[:-40]


@pytest.mark.damages_journals
def test_a_damaged_line_is_named_and_the_rest_is_read(journal):
    lines = lines_of(journal.path)
    lines[2] = lines[2][:30] + b"\x00\xff" + lines[2][32:]
    journal.path.write_bytes(b"\n".join(lines))
    found = read_journal(journal.path)
    assert [line.get("text") for line in found.lines] == [None, "note 1", "note 3"]
    assert [(p.file, p.line) for p in found.problems] == [(journal.path.name, 3)]


@pytest.mark.damages_journals
def test_an_edited_line_is_named_and_no_other(journal):
    journal.path.write_bytes(journal.path.read_bytes().replace(b"note 2", b"note 9"))
    assert [(p.line, p.message) for p in verify(journal.path)] == [(3, LINE_CHANGED)]


@pytest.mark.damages_journals
def test_an_edited_line_with_a_new_hash_shows_in_the_next_one(journal):
    lines = lines_of(journal.path)
    body, _ = unsealed(lines[2].replace(b"note 2", b"note 9"))
    chain = link(unsealed(lines[1])[1], body)
    lines[2] = body + b',"chain":"' + chain.encode() + b'"}'
    journal.path.write_bytes(b"\n".join(lines))
    assert [p.line for p in verify(journal.path)] == [4]


@pytest.mark.parametrize("order", [[0, 1, 3], [0, 2, 1, 3], [0, 1, 1, 2, 3], [1, 2, 3]])
@pytest.mark.damages_journals
def test_lines_taken_out_moved_or_doubled_are_told(journal, order):
    lines = lines_of(journal.path)
    journal.path.write_bytes(b"".join(lines[n] + b"\n" for n in order))
    problems = verify(journal.path)
    assert problems
    assert all(LINES_MOVED in p.message or "missing" in p.message for p in problems)


@pytest.mark.damages_journals
def test_a_renamed_journal_is_told(journal):
    other = journal.path.with_name("sub-P-2_ses-1_study-small.jsonl")
    other.write_bytes(journal.path.read_bytes())
    assert "has a different name" in verify(other)[0].message


@pytest.mark.damages_journals
def test_time_that_runs_backwards_and_answers_from_nowhere_are_told(tmp_path):
    path = tmp_path / f"{NAME}.jsonl"
    fields = {"session": NAME, "onset_ms": 900.0, "answered_ms": 800.0}
    with Journal.create(path) as made:
        made.append(OPENED, note(1, 500), note(2, 400), Entry("response", "", 2000.0, fields))
    assert [p.line for p in verify(path)] == [3, 4]


def test_kinds_of_a_later_version_are_read_along(tmp_path):
    path = tmp_path / f"{NAME}.jsonl"
    with Journal.create(path) as made:
        made.append(OPENED, Entry("gaze", "", 1.0, {"x": [1, 2, {"deep": None}]}))
    assert verify(path) == []


def test_others_see_that_a_journal_is_being_written(journal):
    assert is_being_written(journal.path)
    journal.close()
    assert not is_being_written(journal.path)
    journal.close()


BEGIN = """
import sys
from pathlib import Path
from turingdesk.sessions.data_folder import DataFolder
go = sys.stdin.readline()
journal, name = DataFolder(Path(sys.argv[1])).new_journal("P-1", "small")
print(name.number, flush=True)
sys.stdin.readline()
"""


def test_sessions_begun_at_the_same_moment_never_share_a_file(tmp_path):
    root = str(Path(__file__).parents[2])
    booths = [
        subprocess.Popen(
            [sys.executable, "-c", BEGIN, str(tmp_path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=root,
        )
        for _ in range(4)
    ]
    for booth in booths:
        booth.stdin.write("go\n")
        booth.stdin.flush()
    numbers = [int(booth.stdout.readline()) for booth in booths]
    for booth in booths:
        booth.communicate("done\n", timeout=20)
    assert sorted(numbers) == [1, 2, 3, 4]
    assert len(list(tmp_path.glob("*.jsonl"))) == 4
