"""Live results of games: they begin with what the study has, not with an empty matrix."""

import os
from pathlib import Path

import pytest

from tests.gui.desk.conftest import page_of
from turingdesk.editing.new_study import new_study
from turingdesk.gui.desk.live.cards import HeadlineCard
from turingdesk.gui.desk.live.wall import WallWindow
from turingdesk.judges import JUDGES
from turingdesk.judges._simulate import simulate
from turingdesk.presenters.live import LiveResults
from turingdesk.presenters.study_query import StudyQuery
from turingdesk.study.package import open_package

NOON = "2026-11-21T12:00:00+00:00"


def play(folder, data, design, people=10):
    new_study(design, folder / design)
    skilled = JUDGES["skilled"].make({"p_hh": 0.8, "p_mm": 0.7})
    simulate(open_package(folder / design), data, [skilled] * people, 1)
    return data


def look(data):
    return LiveResults(data).look(StudyQuery(), NOON)


def words(table):
    """What the rows of a table say."""
    rows = table.rows
    return [
        tuple(rows.index(row, column).data() for column in range(rows.columnCount()))
        for row in range(rows.rowCount())
    ]


def test_a_turing_game_begins_with_outcomes_bots_and_strengths(tmp_path):
    snapshot = look(play(tmp_path, tmp_path / "data", "turing-game"))
    assert snapshot.headlines == ("turing_game",)
    assert snapshot.counted == 10 * 3
    parts = list(dict.fromkeys(row["part"] for row in snapshot.headline))
    assert {"outcome", "won by bot", "score", "strength"} <= set(parts)
    wins = {row["name"]: row["value"] for row in snapshot.headline if row["part"] == "outcome"}
    assert wins["won"] + wins["lost"] == pytest.approx(1)


@pytest.mark.damages_journals
def test_a_game_that_someone_gave_up_is_counted(tmp_path):
    data = play(tmp_path, tmp_path / "data", "turing-game", 2)
    path = next(data.glob("*.jsonl"))
    text = path.read_text("utf-8").replace('"choice":"accused"', '"choice":"surrendered"')
    path.write_text(text, "utf-8")
    outcomes = {
        row["name"]: row["value"] for row in look(data).headline if row["part"] == "outcome"
    }
    assert outcomes["surrendered"] == 1


def test_witness_games_begin_with_success_rates_and_have_the_matrix_too(tmp_path):
    snapshot = look(play(tmp_path, tmp_path / "data", "jones-witness"))
    assert snapshot.headlines == ("success", "confusion", "detectability")
    assert {row["witness"] for row in snapshot.headline} == {"(humans)", "heron"}
    assert snapshot.counted == sum(row["n"] for row in snapshot.headline)


def test_games_with_two_witnesses_begin_with_how_often_the_machine_was_found(tmp_path):
    snapshot = look(play(tmp_path, tmp_path / "data", "zhang-trio"))
    assert snapshot.headlines == ("pairs",)
    assert snapshot.counted == sum(row["n"] for row in snapshot.headline) == 20


def test_the_card_lists_values_with_their_intervals(qtbot, tmp_path):
    card = HeadlineCard()
    qtbot.addWidget(card)
    card.show_snapshot(look(play(tmp_path, tmp_path / "data", "turing-game")))
    rows = words(card.table)
    assert card.title.text() == "Games"
    assert rows[0][:2] == ("outcome", "won")
    assert rows[0][2] == "15"
    assert rows[0][4].startswith("[0.")
    assert any(row[:2] == ("strength", "sim-001") for row in rows)


def test_the_wall_shows_how_games_ended_in_place_of_an_empty_matrix(qtbot, tmp_path):
    wall = WallWindow()
    qtbot.addWidget(wall)
    snapshot = look(play(tmp_path, tmp_path / "data", "turing-game"))
    wall.show_snapshot(snapshot)
    (won,) = [row for row in snapshot.headline if row["name"] == "won"]
    assert wall.of.text() == "Games: won"
    assert wall.value.text() == f"{won['value']:.2f}"
    assert wall.interval.text().startswith("95% CI [")
    assert wall.answers.text() == "30 answers counted"
    assert wall.matrix.parentWidget().isHidden()


@pytest.mark.slow
@pytest.mark.parametrize("design", ["turing-game", "jones-witness", "zhang-trio"])
def test_the_page_has_the_cards_of_what_was_asked(qtbot, desk, data, tmp_path, design):
    play(tmp_path, data, design)
    page = page_of(desk, "live")
    qtbot.waitUntil(lambda: bool(page.snapshot.headline))
    has_matrix = design == "jones-witness"
    assert page.headline.isVisible()
    assert page.headline.table.rows.rowCount() > 0
    assert page.confusion.isVisible() is page.groups.isVisible() is has_matrix
    assert page.sessions.isVisible()
    if folder := os.environ.get("TURINGDESK_SHOTS"):
        page.window().resize(1280, 900)
        qtbot.wait(300)
        page.window().grab().save(str(Path(folder) / f"live-{design}.png"))
