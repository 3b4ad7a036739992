"""Games of duels at a kiosk that no desk serves."""

import pytest
from PySide6.QtCore import Qt

from tests.gui.kiosk.conftest import HEAD
from tests.plugins.live_games.gui.kiosk.test_games import texts_of, write
from turingdesk.core.task import TASKS
from turingdesk.plugins.live_games.game_words import OVER
from turingdesk.plugins.live_games.gui.live_steps import _local_table as local_table
from turingdesk.plugins.live_games.played_game import PlayPhase
from turingdesk.study.package import open_package


@pytest.mark.parametrize(
    ("task", "is_left_to_chance"), [("play-duel", True), ("play-respondent", False)]
)
def test_whom_one_meets_is_left_to_chance_where_models_and_people_can_be_met(
    task, is_left_to_chance
):
    assert TASKS[task].meets_either is is_left_to_chance


@pytest.mark.parametrize("game", ["distinguisher", "respondent", "duel"])
def test_a_pilot_of_a_duel_is_played_alone(kiosk, tmp_path, monkeypatch, game):
    """Where a model begins, it writes first, and decides after a few answers."""
    monkeypatch.setattr(local_table, "_OTHERS_MS", (1, 2))
    monkeypatch.setattr(local_table, "_WAIT_MS", 1)
    folder = tmp_path / "study"
    folder.mkdir()
    judges = game != "respondent"
    asked = '[block.show]\nquestion = "Did you write with Ada?"\n' if judges else ""
    block = f'[[block]]\ntask = "play-{game}"\ntrials = 1\n{asked}'
    (folder / "study.toml").write_text(HEAD + block, "utf-8")
    (folder / "plan.toml").write_text("", "utf-8")
    k = kiosk(package=open_package(folder), pilot=True)
    k.qtbot.waitUntil(lambda: k.view.game is not None and k.view.game.room is not None)
    assert k.view.game.role.name == ("distinguisher" if judges else "respondent")
    k.qtbot.mouseClick(k.view.notice_button, Qt.MouseButton.LeftButton)
    k.qtbot.waitUntil(lambda: k.view.game.phase is PlayPhase.TALKING)
    own = 0 if judges else 1
    for number in range(3):
        k.qtbot.waitUntil(lambda at=number: len(texts_of(k)) == 2 * at + own)
        write(k, f"message {number}")
    if judges:
        k.qtbot.mouseClick(k.view.ready, Qt.MouseButton.LeftButton)
        k.qtbot.waitUntil(lambda: k.window.trial.bar is not None)
        assert k.window.trial.bar.fields[0].question.text == "Did you write with Ada?"
        k.qtbot.keyClick(k.window, "f")
        k.qtbot.keyClick(k.window, Qt.Key.Key_Right)
        k.qtbot.mouseClick(k.window.trial.bar.continue_button, Qt.MouseButton.LeftButton)
    else:
        k.qtbot.waitUntil(lambda: k.view.game.phase is PlayPhase.OVER)
        assert k.view.notice.text() == OVER
        k.qtbot.mouseClick(k.view.notice_button, Qt.MouseButton.LeftButton)
    k.qtbot.waitUntil(lambda: len(k.kinds("response")) >= (4 if own == 0 else 2))
    rows = {line["question"]: line["choice"] for line in k.kinds("response")}
    assert rows["role"] == ("distinguisher" if judges else "respondent")
    assert rows.get("is_target", "none") == ("1" if own == 0 else "none")
