"""The description of games, against what the journals of their rooms say."""

import json
from statistics import mean, median, stdev

import pytest

from turingdesk.editing.new_study import new_study
from turingdesk.judges import JUDGES
from turingdesk.judges._simulate import simulate
from turingdesk.plugins.live_games.analysis.games_played import UNKNOWN, compute, figures
from turingdesk.study.package import open_package
from turingdesk.table.room_truths import GameExtent
from turingdesk.table.table import PLAYED, frame, load


def simulated(folder, design, people):
    new_study(design, folder / "study")
    skilled = JUDGES["skilled"].make({"p_hh": 0.8, "p_mm": 0.7})
    simulate(open_package(folder / "study"), folder / "data", [skilled] * people, 3)
    return folder / "data"


def journals(data):
    """Each room by its name: minutes, messages, and words, read without the program."""
    for path in (data / "rooms").glob("*.jsonl"):
        lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
        said = [line["text"] for line in lines if line["kind"] == "said"]
        (ended,) = [line["t_ms"] for line in lines if line["kind"] == "ended"]
        yield path.stem, (ended / 60_000, len(said), sum(len(text.split()) for text in said))


def row(table, part, name):
    (found,) = table[(table["part"] == part) & (table["name"] == name)].to_dict("records")
    return found


@pytest.mark.parametrize("design", ["jones-witness", "zhang-trio", "turing-game"])
def test_games_of_all_kinds_are_described_as_their_journals_say(tmp_path, design):
    data = simulated(tmp_path, design, 8)
    responses = load(data).responses
    kept = responses[(responses["role"] == "verdict") & (responses["excluded"] == "")]
    rooms = dict(journals(data))
    counted = [rooms[name] for name in {*kept["room"]}]
    table = compute(responses)
    for place, name in enumerate(("minutes", "messages", "words")):
        values = [one[place] for one in counted]
        found = row(table, "per game", name)
        assert found["n"] == len(values)
        assert found["mean"] == pytest.approx(mean(values))
        assert found["standard_deviation"] == pytest.approx(stdev(values))
        assert found["median"] == pytest.approx(median(values))
        assert (found["least"], found["most"]) == pytest.approx((min(values), max(values)))
    has_exchanges = "exchanges" in set(table["name"])
    assert has_exchanges is (design != "turing-game")
    (figure,) = figures(responses)
    assert sum(figure.layers[0].y) == len(counted)


def verdict(person, room, **told):
    own = {"kind": "response", "session": f"s-{person}", "participant": person, "study": "x"}
    own |= {"task": "play-witness", "stimulus": room, "room": room, "question": "origin"}
    return own | {"role": "verdict", "truth": "human", "choice": "human", "correct": True} | told


@pytest.fixture
def few():
    """Five games of three people, of whom one plays alone at the end."""
    played = [("a", 1), ("a", 2), ("a", 3), ("a", 4), ("b", 5)]
    lines = [verdict(person, f"r{n}", step=n) for person, n in played]
    lines.append(verdict("c", "r5", step=9, question="role", role="extra", choice="witness"))
    table = frame(lines)
    minutes = (1.0, 1.99, 2.0, 4.9, 5.0)
    table.attrs[PLAYED] = {
        f"r{n}": GameExtent(one, 2 * n, None if n == 3 else 10 * n, n)
        for n, one in enumerate(minutes, 1)
    }
    return table


def test_games_are_short_of_middle_length_or_as_long_as_they_can_be(few):
    table = compute(few)
    part = table[table["part"] == "games by length"]
    assert part["count"].tolist() == [2, 2, 1]
    assert part["share"].tolist() == [0.4, 0.4, 0.2]


def test_everyone_in_a_game_counts_as_a_player_of_it(few):
    table = compute(few)
    assert row(table, "per person", "games")["mean"] == (4 + 1 + 1) / 3
    assert row(table, "people", "played one game")["count"] == 2
    assert row(table, "people", "played fewer than 4 games")["count"] == 2


def test_words_that_are_gone_are_not_taken_for_none(few):
    found = row(compute(few), "per game", "words")
    assert found["n"] == 4
    assert found["mean"] == (10 + 20 + 40 + 50) / 4
    assert found["note"] == "Known of 4 of 5 only."


def test_a_game_whose_verdicts_are_all_excluded_does_not_count(few):
    excluded = few.assign(excluded=["rule" if room == "r5" else "" for room in few["room"]])
    table = compute(excluded)
    assert row(table, "per game", "minutes")["n"] == 4
    assert row(table, "per person", "games")["n"] == 1


def test_imported_games_have_the_time_of_the_last_vote_and_no_words():
    lines = [
        verdict(person, "g1", task="game", question="machine_side", rt_ms=ms, length=12)
        for person, ms in (("a", 60_000.0), ("b", 150_000.0))
    ]
    table = compute(frame(lines))
    assert row(table, "per game", "minutes")["mean"] == 2.5
    assert row(table, "per game", "messages")["mean"] == 12
    assert row(table, "per game", "words")["note"] == UNKNOWN


def test_without_games_there_is_nothing():
    assert compute(frame([])).empty
    assert figures(frame([])) == ()
    assert compute(frame([verdict("a", "c1", task="captions")])).empty
