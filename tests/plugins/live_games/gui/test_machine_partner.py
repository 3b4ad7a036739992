"""A real kiosk talks through a real desk with a model behind a server."""

import pytest

from tests.language_models.lab import lab, started
from tests.llama import NAME, llama
from tests.net.lab import DeskProcess, enrolled, missing
from tests.plugins.live_games.gui.kiosk.two_booths import MESSAGES, Booth, study, wait
from turingdesk.core.conversation import from_lines
from turingdesk.language_models.transcript import FOLDER
from turingdesk.study.package import open_package

answers = pytest.importorskip("turingdesk.plugins.collecting.answers")

__all__ = ["lab", "llama", "started", "study"]

#: The participant waits for a machine as long as for people who don't come.
pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]


def talk(study, folder, server):
    """The conversation, as the collection has it, and what is in the booth's files."""
    options = {"model": NAME, "server": server, "max_tokens": 6}
    given = [word for one in options.items() for word in ("--set", "=".join(map(str, one)))]
    desk = DeskProcess(folder)
    known = enrolled(desk.config, "Booth 1", 1)
    desk.start("--collection", study, "--agent", "openai", "--machines", "1", *given)
    try:
        one = Booth(study, folder, "anna", known.at("127.0.0.1", desk.port)).start()
        assert one.process.wait(200) == 0
        wait(lambda: not missing(one.data, desk.data))
        wait(lambda: answers.collected(open_package(study), [desk.data]).answers)
    finally:
        desk.stop()
    found = answers.collected(open_package(study), [desk.data])
    assert found.settings[NAME]["model"] == NAME
    assert any((desk.data / FOLDER).glob("*.jsonl")), "requests and replies are kept"
    (answer,) = found.answers
    turns = [(turn.speaker, turn.text) for turn in from_lines(answer.given["turns"])]
    assert turns == one.said()
    assert sorted(maker.origin.value for maker in answer.makers) == ["human", "machine"]
    assert len(turns) == 2 * MESSAGES
    files = [path for path in one.home.rglob("*") if path.is_file()]
    return turns, "".join(path.read_text("utf-8", "replace") for path in files)


def test_a_participant_talks_with_a_model_and_cannot_tell_by_any_file(study, tmp_path, lab):
    lab.does(*(f"says:oh I like {one}" for one in ("red", "green", "blue")))
    turns, kept = talk(study, tmp_path, lab.url)
    machine = [text for _, text in turns if not text.startswith("anna says")]
    assert machine == ["oh I like red", "oh I like green", "oh I like blue"]
    assert NAME not in kept
    assert "agent" not in kept


def test_a_participant_talks_with_a_real_model(study, tmp_path, llama):
    turns, kept = talk(study, tmp_path, llama)
    assert all(text.strip() for _, text in turns)
    assert NAME not in kept
