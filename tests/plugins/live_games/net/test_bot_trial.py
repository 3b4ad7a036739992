"""The experimenter tries a bot: a real host process, the public client, and a game of a pilot."""

import pytest

from tests.net.lab import desk_process, until
from tests.plugins.live_games.net.bots import added, bot_process
from turingdesk.journal.journal_file import read_journal, verify
from turingdesk.plugins.live_games.net.bot_message import BotSaid, shown


@pytest.fixture
def desk(tmp_path):
    with desk_process(tmp_path) as desk:
        yield desk


def trial(desk, what):
    """The next news of a trial of a kind."""
    return desk.wait("trial", what=what)


def home(desk):
    return desk.config / "turingdesk" / "booths"


def test_both_people_are_played_against_a_bot_that_is_not_approved(desk):
    key = added(home(desk), approved=False)
    with bot_process(key, desk.port, accuses=True) as bot:
        while not any(one["is_here"] for one in desk.wait("bots")["bots"]):
            pass
        desk.ask("try_bot", "Maple", "de")
        assert trial(desk, "log")["message"]["type"] == "start_game"
        began = trial(desk, "began")
        own = began["colors"][began["bot"]]
        desk.ask("trial_say", "1", "hallo")
        assert trial(desk, "said") == {
            "event": "trial",
            "what": "said",
            "seat": began["seats"][0],
            "text": "hallo",
        }
        answer = trial(desk, "said")
        assert (answer["seat"], answer["text"]) == (began["bot"], f"{own} says: hallo")
        desk.ask("trial_say", "2", "x" * 256)
        assert "between 1 and 255" in trial(desk, "failed")["why"]
        for person in ("1", "2"):
            desk.ask("trial_accuse", person, own)
        ended = trial(desk, "ended")
        assert (ended["why"], ended["outcome"]) == ("complete", "won")
        bot.wait("end")
    (path,) = (desk.data / "pilot" / "rooms").glob("*.jsonl")
    until(lambda: read_journal(path).lines[-1]["kind"] == "closed")
    assert not verify(path)
    assert read_journal(path).lines[0]["pilot"]
    assert not (desk.data / "rooms").exists()


def test_a_bot_that_is_not_there_or_speaks_otherwise_is_not_tried(desk):
    key = added(home(desk), languages=["en"])
    desk.ask("try_bot", "Maple", "en")
    assert trial(desk, "failed")["why"] == "Maple isn't connected."
    with bot_process(key, desk.port, languages="en") as bot:
        bot.wait("Server Response:")
        desk.ask("try_bot", "Maple", "de")
        assert trial(desk, "failed")["why"] == "Maple doesn't speak this language."


def test_what_is_shown_of_a_bots_message_lacks_its_key():
    told = shown(BotSaid("k" * 36, 7, "hello"))
    assert told == {"type": "game_message", "game_id": 7, "message": "hello"}
