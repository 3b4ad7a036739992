"""Journals of rooms, as a desk writes them, for tests and pictures."""

from dataclasses import asdict

from turingdesk.journal.journal import Entry, Journal
from turingdesk.journal.journal_file import ROOMS
from turingdesk.journal.played_rooms import RoomSeat

AT = "2026-03-02T10:{:02}:{:02}.000Z"


def person(role, code):
    return RoomSeat(role, f"sub-{code}_ses-1_study-games", False, "human", code)


def machine(role, name):
    return RoomSeat(role, name, True, "machine", name)


def write_room(data, id, game, seats, said=(), *more, minutes=5, **opened):
    """Write a room's journal.

    Args:
        data: The data folder.
        id: Of the room.
        game: Its task.
        seats: Who is in it.
        said: Seat, text and threads of each message, ten seconds apart.
        more: Further lines: the kind, and its fields.
        minutes: The limit in time.
        opened: More of the first line, and how many minutes after ten it `began`.
    """
    (data / ROOMS).mkdir(parents=True, exist_ok=True)
    booths = [
        {"seat": at, "booth": f"booth-{at}", "step": 1}
        for at, seat in enumerate(seats)
        if not seat.machine
    ]
    began = opened.pop("began", 0)
    head = {
        "id": id,
        "game": f"play-{game}",
        "study": "games",
        "study_hash": "0" * 64,
        "block": game,
        "pilot": False,
        "sealed": False,
        "rules": {"minutes": minutes},
        "drawn": {"exchanges": 0, "condition": "", "topic": ""},
        "seats": [asdict(seat) for seat in seats],
        "people": booths,
        **opened,
    }
    lines = [("opened", head)]
    numbers = [0] * len(seats)
    for seat, text, threads in said:
        told = {"seat": seat, "number": numbers[seat], "threads": list(threads), "text": text}
        lines.append(("said", told))
        numbers[seat] += 1
    with Journal.create(data / ROOMS / f"{id}.jsonl") as journal:
        for at, (kind, fields) in enumerate([*lines, *more]):
            when = AT.format(began + at // 6, at % 6 * 10)
            journal.append(Entry(kind, when, at * 10_000.0, fields))


def write_turing_games(data, outcomes, people=("P-001", "P-002", "P-003", "P-004")):
    """Turing Games that are over; each outcome says who was right, such as "wl", or "s".

    Pairs of players and machines take turns, and so do the seats.
    """
    for at, outcome in enumerate(outcomes):
        one, other = people[at % len(people)], people[(at + 1 + at // len(people)) % len(people)]
        other = other if other != one else people[(at + 1) % len(people)]
        bot = ("Heron", "Kite")[at % 2]
        names = (person("player_1", one), machine("player_2", bot), person("player_3", other))
        sides = {0: "12", 2: "21"}
        votes = [
            ("verdict", {"seat": seat, "answers": {"machine_side": sides[seat][sign == "l"]}})
            for seat, sign in zip((0, 2), outcome if outcome != "s" else "", strict=False)
        ]
        ended = ("ended", {"why": "surrendered" if outcome == "s" else "complete"})
        drawn = {"exchanges": 0, "condition": "", "topic": ""}
        drawn |= {"colors": ["red", "yellow", "blue"], "language": "en"}
        said = ((1, "so who had breakfast", (0,)), (0, "toast, burnt on one side", (0,)))
        write_room(
            data, f"t{at:03}", "game", names, said, *votes, ended, minutes=0, began=at, drawn=drawn
        )


ASKED = ((0, "what did you eat today", (0,)), (1, "leftover noodles, regret nothing", (0,)))


def write_rooms(data):
    """An afternoon: a game with a verdict, one with two witnesses, and one that was reported."""
    verdict = {
        "seat": 0,
        "answers": {"role": "interrogator", "origin": "human", "confidence": "80"},
    }
    write_room(
        data,
        "a1",
        "witness",
        [person("interrogator", "P-001"), machine("witness", "Heron")],
        (*ASKED, (0, "what is it like outside?", (0,)), (1, "grey. very grey", (0,))),
        ("verdict", verdict),
        ("ended", {"why": "complete"}),
    )
    write_room(
        data,
        "a2",
        "three_party",
        [
            person("interrogator", "P-002"),
            person("witness_1", "P-003"),
            machine("witness_2", "Ibis"),
        ],
        (
            (0, "hello there", (0,)),
            (0, "good morning", (1,)),
            (2, "Good morning! How are you?", (1,)),
            (1, "hi", (0,)),
        ),
        began=20,
    )
    write_room(
        data,
        "a3",
        "witness",
        [person("interrogator", "P-004"), person("witness", "P-005")],
        ASKED,
        ("report", {"seat": 1, "text": "They asked where I live."}),
        ("ended", {"why": "reported", "seat": 1}),
        began=30,
    )
