import json

import pytest

from turingdesk.core.errors import NotAllowed, WriteFailed
from turingdesk.journal.journal_file import read_journal
from turingdesk.language_models.transcript import FOLDER, Reply, Transcript, question_key

BODY = {"model": "tiny", "messages": [{"role": "user", "content": "Who?"}], "seed": 0}
KEY = question_key(BODY)
SETTINGS = {"model": "tiny", "server": "http://a/v1"}


def opened(data):
    return Transcript(data, "tiny-abc", SETTINGS)


def test_questions_replies_and_failures_are_kept_whole_and_found_again(tmp_path):
    asked = opened(tmp_path)
    assert asked.reply(KEY) is None
    asked.save_question(KEY, BODY)
    asked.save_question(KEY, BODY)
    asked.save_failure(KEY, "timed out", {"try": 1, "seconds": 2.0})
    asked.save_reply(KEY, Reply("P", "stop", "", "tiny-q4", 0.5, 92))
    asked.close()
    (path,) = (tmp_path / FOLDER).iterdir()
    lines = read_journal(path).lines
    assert [line["kind"] for line in lines] == ["begun", "asked", "failed", "replied"]
    assert lines[0]["settings"] == SETTINGS
    assert lines[1]["body"] == BODY
    assert opened(tmp_path).reply(KEY) == Reply("P", "stop", "", "tiny-q4", 0.5, 92)


@pytest.mark.parametrize("server", ["http://b/v1", "http://a:8080/v1", ""])
def test_another_server_is_asked_itself(tmp_path, server):
    """Two servers can have different models of one name."""
    asked = opened(tmp_path)
    asked.save_reply(KEY, Reply("P"))
    asked.close()
    other = Transcript(tmp_path, "tiny-def", {**SETTINGS, "server": server})
    assert other.reply(KEY) is None
    other.save_reply(KEY, Reply("Q"))
    other.close()
    assert opened(tmp_path).reply(KEY) == Reply("P")


def test_replies_of_a_file_that_names_no_server_are_asked_for_again(tmp_path):
    old = Transcript(tmp_path, "tiny-abc", {"model": "tiny"})
    old.save_reply(KEY, Reply("P"))
    old.close()
    assert opened(tmp_path).reply(KEY) is None
    assert opened(tmp_path).has_replies
    assert Transcript(tmp_path, "tiny-abc", {"model": "tiny"}).reply(KEY) is None


def test_every_run_writes_a_file_of_its_own(tmp_path):
    for number in (1, 2):
        asked = opened(tmp_path)
        asked.save_question(f"{number}", BODY)
        asked.close()
    names = sorted(path.name for path in (tmp_path / FOLDER).iterdir())
    assert names == ["tiny-abc_run-1.jsonl", "tiny-abc_run-2.jsonl"]


def test_a_run_that_asks_nothing_writes_nothing(tmp_path):
    opened(tmp_path).close()
    assert not (tmp_path / FOLDER).exists()


def test_a_torn_line_is_passed_over_and_its_question_is_open_again(tmp_path):
    asked = opened(tmp_path)
    asked.save_question("a", BODY)
    asked.save_reply("a", Reply("P"))
    asked.save_reply("b", Reply("Q"))
    asked.close()
    (path,) = (tmp_path / FOLDER).iterdir()
    path.write_bytes(path.read_bytes()[:-30])
    again = opened(tmp_path)
    assert again.reply("a") == Reply("P")
    assert again.reply("b") is None


def test_another_program_that_runs_the_same_judge_is_not_disturbed(tmp_path):
    asked = opened(tmp_path)
    asked.save_question(KEY, BODY)
    with pytest.raises(NotAllowed, match="Another program is running this judge"):
        opened(tmp_path)
    Transcript(tmp_path, "other-def", {}).close()
    asked.close()
    opened(tmp_path).close()


def test_the_key_depends_on_every_value_and_not_on_their_order():
    assert question_key(dict(reversed(BODY.items()))) == KEY
    assert question_key({**BODY, "seed": 1}) != KEY
    assert question_key({**BODY, "model": "other"}) != KEY


def test_a_folder_that_cannot_be_written_is_told(tmp_path):
    (tmp_path / FOLDER).write_text("in the way")
    with pytest.raises(WriteFailed, match="judges can't be created"):
        opened(tmp_path).save_question(KEY, BODY)


def test_a_file_of_another_hand_does_no_harm(tmp_path):
    (tmp_path / FOLDER).mkdir()
    strange = [b"", b"\xff\xfe", b"[]", json.dumps({"kind": "replied", "key": 3}).encode()]
    (tmp_path / FOLDER / "notes.jsonl").write_bytes(b"\n".join(strange))
    assert opened(tmp_path).reply("3") is None
