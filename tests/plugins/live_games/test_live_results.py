"""Live results of games cluster by whom people met, as the same results do elsewhere."""

from dataclasses import asdict
from random import Random

import pytest

from turingdesk.analysis import ANALYSES
from turingdesk.analysis._sample import sample
from turingdesk.journal.chain import sealed
from turingdesk.journal.journal import Entry, Journal
from turingdesk.journal.journal_file import ROOMS
from turingdesk.journal.judge_kind import JudgeKind
from turingdesk.journal.played_rooms import RoomSeat
from turingdesk.presenters.live import LiveResults
from turingdesk.presenters.study_query import StudyQuery
from turingdesk.table.table import load

AT = "2026-03-01T10:00:00.000Z"
INTERROGATORS, WITNESSES = 8, 4


def session(participant):
    return f"sub-{participant}_ses-1_study-g"


def write_room(data, room, game, seats):
    opened = {"id": room, "game": game, "seats": [asdict(seat) for seat in seats]}
    with Journal.create(data / ROOMS / f"{room}.jsonl") as journal:
        journal.append(Entry("opened", AT, 0.0, opened), Entry("ended", AT, 60_000.0, {}))


def write_session(data, participant, answers):
    """The journal of an interrogator, as a kiosk writes it: without truth."""
    name, chain, lines = session(participant), "", []
    about = {"session": name, "participant": participant, "study": "g"}
    opened = about | {"number": 1, "kiosk": "B1", "judge": "human", "trials": len(answers)}
    told = [("opened", opened)]
    told += [("response", about | {"step": step} | answer) for step, answer in enumerate(answers)]
    told.append(("closed", {"reason": "completed", "done": len(answers), "trials": len(answers)}))
    for seq, (kind, fields) in enumerate(told):
        line = {"seq": seq, "kind": kind, "at": AT, "t_ms": 1000.0 * seq, **fields}
        data_of_line, chain = sealed(chain, line)
        lines.append(data_of_line)
    (data / f"{name}.jsonl").write_bytes(b"".join(lines))


def play(data, task):
    """Everyone asks everyone who answers, and the machine as often."""
    (data / ROOMS).mkdir(parents=True)
    chance = Random(5)
    machine = RoomSeat("witness", "Victor", True, "machine", "Victor")
    for asking in range(INTERROGATORS):
        who, answers = f"P-{asking}", []
        own = RoomSeat("interrogator", session(who), False, "human", who)
        for met in range(WITNESSES):
            human = RoomSeat("witness", session(f"W-{met}"), False, "human", f"W-{met}")
            games = {"machine": [machine], "human": [human]}
            if task != "play-witness":
                games = {"1": [machine, human]}
            for truth, others in games.items():
                room = f"room-{asking}-{met}-{truth}"
                write_room(data, room, task, [own, *others])
                options = ["human", "machine"] if len(games) > 1 else ["1", "2"]
                said = truth if chance.random() < 0.5 + 0.12 * met else chance.choice(options)
                question = "origin" if len(games) > 1 else "machine_side"
                answers.append(
                    {"task": task, "block": "games", "role": "verdict", "trial": len(answers) + 1}
                    | {"question": question, "choice": said, "room": room, "stimulus": room}
                )
        write_session(data, who, answers)


@pytest.mark.parametrize(
    ("task", "name"),
    [
        ("play-witness", "detectability"),
        ("play-three_party", "pairs"),
        ("play-game", "turing_game"),
    ],
)
def test_intervals_of_games_are_those_of_other_pages(tmp_path, task, name):
    data = tmp_path / "data"
    play(data, task)
    shown = LiveResults(data).look(StudyQuery(), AT)
    rows = shown.results.get(name, shown.headline)
    assert rows
    known = sample(load(data), JudgeKind.PEOPLE).responses
    expected = ANALYSES[name].compute(known)
    ends = ["ci_low", "ci_high"]
    assert [[row[end] for end in ends] for row in rows] == [
        pytest.approx(row, nan_ok=True) for row in expected[ends].to_numpy().tolist()
    ]
    if name != "turing_game":
        assert "interrogator and witness" in rows[0]["method"]
