"""How well waits tell machines from people, with the right answer known."""

from random import Random

import pytest

from turingdesk.journal.played_rooms import PlayedRoom, RoomSeat
from turingdesk.plugins.live_games.analysis.waits import compute
from turingdesk.table.room_truths import GameExtent
from turingdesk.table.table import PLAYED, frame


def verdict(person, room, truth, **further):
    fields = {"kind": "response", "session": f"s-{person}", "participant": person, "study": "x"}
    fields |= {"task": "play-witness", "stimulus": room, "room": room, "question": "origin"}
    fields |= {"role": "verdict", "truth": truth, "choice": "human", "origin": truth}
    return fields | {"correct": truth == "human"} | further


def games(judges, each, wait_s):
    """Verdicts of some judges, and the wait for each of their games."""
    lines, extents, waits = [], {}, []
    for judge in range(judges):
        for step in range(each):
            truth, room = ("human", "machine")[step % 2], f"r{judge}-{step}"
            agent = f"w{judge}-{step}" if truth == "human" else "Maple"
            lines.append(verdict(f"p{judge}", room, truth, step=step, agent=agent))
            waits.append((wait_s(truth), truth))
            extents[room] = GameExtent(3.0, 4, 20, 2, {f"p{judge}": waits[-1][0]})
    table = frame(lines)
    table.attrs[PLAYED] = extents
    return table, waits


def test_the_area_is_that_of_the_waits():
    from scipy.stats import mannwhitneyu

    chance = Random(4)
    usual = {"human": 10.0, "machine": 14.0}
    table, waits = games(12, 6, lambda truth: round(chance.gauss(usual[truth], 4), 1))
    people, machines = ([s for s, of in waits if of == kind] for kind in ("human", "machine"))
    u = mannwhitneyu(machines, people).statistic / len(machines) / len(people)
    (found,) = compute(table).to_dict("records")
    assert found["effect"] == pytest.approx(u)
    assert 0.5 < found["ci_low"] < u < found["ci_high"] < 1
    assert found["p"] < 0.01
    assert (found["n"], found["games"], found["task"]) == (72, 72, "play-witness")
    assert found["human_median_s"] == pytest.approx(sorted(people)[17:19][0], abs=0.5)
    assert found["machine_median_s"] > found["human_median_s"]
    assert "waits" in found["method"]
    assert "confidence" not in found["method"] + found["assumptions"]


def test_equal_waits_tell_nothing():
    table, _ = games(12, 6, lambda _: 20.0)
    (found,) = compute(table).to_dict("records")
    assert found["effect"] == 0.5
    assert found["note"]


def test_games_without_a_wait_are_left_out_and_counted():
    chance = Random(4)
    table, _ = games(12, 6, lambda _: chance.uniform(0, 45))
    extents = table.attrs[PLAYED]
    extents["r0-0"] = GameExtent(3.0, 4, 20, 2)
    (found,) = compute(table).to_dict("records")
    assert (found["n"], found["games"]) == (71, 72)
    assert found["note"].endswith("Known of 71 of 72 only.")
    table.attrs[PLAYED] = {}
    (found,) = compute(table).to_dict("records")
    assert found["n"] == 0
    assert "no game says how long people waited" in found["note"]


def test_there_is_nothing_to_say_without_games():
    assert compute(frame([])).empty
    pictures = frame([verdict("p1", "", "human", step=1), verdict("p1", "", "machine", step=2)])
    assert compute(pictures).empty


@pytest.mark.parametrize(
    ("people", "waits"),
    [
        ([{"seat": 0, "booth": "k", "step": 3, "waited_s": 12.5}], {"p1": 12.5}),
        ([{"seat": 0, "booth": "k", "step": 3}], {}),  # of an earlier version
        ([{"seat": 7, "waited_s": 1.0}, {"seat": 0, "waited_s": "soon"}], {}),
        ([], {}),
        (None, {}),
    ],
)
def test_a_room_says_how_long_its_people_waited(people, waits):
    session = "sub-p1_ses-1_study-x"
    seats = (
        RoomSeat("interrogator", session, False, "human", "p1"),
        RoomSeat("witness", "Maple", True, "machine", "Maple"),
    )
    opened = {} if people is None else {"people": people}
    assert PlayedRoom(opened, seats, (), None).waited_s == waits
