"""`turingdesk bots`: keys, approvals, and who did it."""

import re
import uuid

import pytest

from turingdesk.cli import main
from turingdesk.journal.audit import read_record
from turingdesk.plugins.live_games.net.registered_bots import RegisteredBots


@pytest.fixture
def bots(tmp_path):
    """The command, with what it prints; the config folder is the test's own."""

    def run(*words, code=0):
        data = [] if words[0] == "list" else ["--data", str(tmp_path / "data")]
        assert main(["bots", *words, *data]) == code

    return run


def test_a_bot_is_added_approved_and_revoked_and_the_audit_log_says_by_whom(
    bots, capsys, tmp_path
):
    (tmp_path / "data").mkdir()
    bots("list")
    assert "No bot has a key." in capsys.readouterr().out
    bots("add", "Maple", "--languages", "EN", "de")
    key = re.search(r"\n  (\S{36})\n", capsys.readouterr().out)[1]
    assert uuid.UUID(key).version == 4
    file = RegisteredBots().file
    assert key not in file.read_text(), "only its hash is kept"
    assert file.stat().st_mode & 0o077 == 0
    assert RegisteredBots().with_key(key, "Maple").languages == ("en", "de")
    assert RegisteredBots().with_key(key, "maple") is None
    bots("list")
    assert re.search(r"Maple +en de +not approved", capsys.readouterr().out)
    bots("approve", "maple")
    bots("list")
    assert re.search(r"Maple +en de +approved", capsys.readouterr().out)
    bots("revoke", "Maple")
    assert RegisteredBots().with_key(key, "Maple") is None
    entries = read_record(tmp_path / "data").entries
    deeds = [one for one in entries if one.fields.get("bot") == "Maple"]
    wanted = ["added a bot", "approved a bot", "revoked the key of a bot"]
    assert [one.what for one in deeds] == wanted
    assert all(one.who and key not in str(one.fields) for one in deeds)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("add", "", "--languages", "en"), "1 to 60 characters"),
        (("add", "x" * 61, "--languages", "en"), "1 to 60 characters"),
        (("add", "a\x00b", "--languages", "en"), "1 to 60 characters"),
        (("add", "Oak", "--languages", "english"), "two letters"),
        (("add", "maple", "--languages", "en"), "already called maple"),
        (("approve", "Mapel"), "Did you mean 'Maple'?"),
        (("revoke", "Birch"), "No bot is called 'Birch'"),
    ],
)
def test_what_can_not_be_done_is_said(bots, capsys, words, told):
    RegisteredBots().add("Maple", ["en"])
    if words[1]:
        bots(*words, code=1)
        assert told in capsys.readouterr().err
    else:
        with pytest.raises(SystemExit):
            bots(*words)
        assert "needs the bot's name" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["approve", "Maple"], ["add", "Oak", "--data", "."]])
def test_wrong_usage_is_explained(words, capsys):
    with pytest.raises(SystemExit) as ended:
        main(["bots", *words])
    assert ended.value.code == 2
    assert "needs --" in capsys.readouterr().err


def test_a_damaged_list_is_not_overwritten(bots, capsys):
    file = RegisteredBots().file
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text('{"bots": [{"name": "Maple", "kept": "ab"}]}')
    bots("add", "Oak", "--languages", "en", code=1)
    assert "add every bot again" in capsys.readouterr().err
    assert "Oak" not in file.read_text()
