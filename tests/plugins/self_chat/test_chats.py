import json

import pytest

from tests.language_models.lab import lab, started
from tests.plugins.self_chat.test_history import ANDROID
from tests.plugins.self_chat.test_self_directed import TOPICS, chat
from turingdesk.cli import main
from turingdesk.plugins.self_chat.history import read_history

__all__ = ["lab", "started"]


def history(folder, *more):
    (folder / "chat.txt").write_text(ANDROID, "utf-8")
    told = ["chat-history", str(folder / "chat.txt"), "-o", str(folder / "history.jsonl")]
    return main([*told, "--person", "Ada Lovelace", *more])


def test_a_chat_becomes_a_history_and_names_are_gone(tmp_path, capsys):
    assert history(tmp_path) == 0
    said = capsys.readouterr().out
    assert "3 messages in 1 turn." in said
    assert "Charles Babbage is now Alex" in said
    assert "4 names, addresses, or numbers replaced" in said
    assert "Ada" not in (tmp_path / "history.jsonl").read_text("utf-8")


def test_topics_that_the_history_touches_on_are_listed(tmp_path, capsys):
    (tmp_path / "topics.txt").write_text("Years and new year\n\nMusic\n", "utf-8")
    assert history(tmp_path, "--topics", str(tmp_path / "topics.txt")) == 1
    assert "touches on “Years and new year”: year" in capsys.readouterr().out


def test_someone_who_wrote_nothing_is_named(tmp_path, capsys):
    (tmp_path / "chat.txt").write_text(ANDROID, "utf-8")
    told = ["chat-history", str(tmp_path / "chat.txt"), "-o", str(tmp_path / "history.jsonl")]
    assert main([*told, "--person", "Grace"]) == 1
    assert "Ada Lovelace, Charles Babbage" in capsys.readouterr().err


def test_a_model_continues_the_history(tmp_path, capsys, lab):
    history(tmp_path)
    capsys.readouterr()
    lab.does(f"says:{TOPICS}", f"says:{chat(3)}", f"says:{chat(3)}")
    told = ["self-chat", str(tmp_path / "history.jsonl"), "--model", "tiny", "--server", lab.url]
    told += ["--topics", "2", "--turns", "3", "--data", str(tmp_path / "data")]
    assert main([*told, "--json"]) == 0
    done = json.loads(capsys.readouterr().out)
    assert (done["turns"], done["topics"], done["sent"]) == (6, ["Travel", "Food"], 3)
    assert len(read_history(tmp_path / done["messages"])) == 24
    assert main(told) == 0
    assert "3 requests (0 sent now)" in capsys.readouterr().out


def test_a_script_needs_no_server_and_a_model_does(tmp_path, capsys):
    history(tmp_path)
    told = ["self-chat", str(tmp_path / "history.jsonl"), "--data", str(tmp_path / "data")]
    told += ["--turns", "2", "--topics", "15"]
    assert main([*told, "--model", "scripted"]) == 0
    said = capsys.readouterr().out
    assert "30 turns about 15 topics" in said
    assert "with earlier_turns 30 and 0" in said
    with pytest.raises(SystemExit):
        main([*told, "--model", "tiny"])
    assert "self-chat needs --server" in capsys.readouterr().err


def test_topics_of_a_study_are_compared_with_the_history(tmp_path, capsys):
    assert main(["new", "self-directed", str(tmp_path / "study")]) == 0
    assert history(tmp_path, "--topics", str(tmp_path / "study")) == 0
    text = (tmp_path / "study" / "study.toml").read_text("utf-8").replace("Painting", "New year")
    (tmp_path / "study" / "study.toml").write_text(text, "utf-8")
    capsys.readouterr()
    assert history(tmp_path, "--topics", str(tmp_path / "study" / "study.toml")) == 1
    assert "touches on “New year”" in capsys.readouterr().out


def test_topics_of_a_file_are_used_instead(tmp_path, capsys, lab):
    history(tmp_path)
    (tmp_path / "topics.txt").write_text("Bridges\n", "utf-8")
    lab.does(f"says:{chat(3)}")
    told = ["self-chat", str(tmp_path / "history.jsonl"), "--model", "tiny", "--server", lab.url]
    told += ["--topics-file", str(tmp_path / "topics.txt"), "--turns", "3"]
    assert main([*told, "--data", str(tmp_path / "data")]) == 0
    assert "6 turns" not in capsys.readouterr().out
    assert "Bridges" in lab.texts[0]
