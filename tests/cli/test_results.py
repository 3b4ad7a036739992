from turingdesk.cli._results import print_results

CONFUSION = {
    "n": {"HH": 6, "HM": 2, "MM": 0, "MH": 0},
    "p": {"HH": 0.75, "HM": 0.25, "MM": None, "MH": None},
}
NOTHING = {
    "value": None,
    "sd": None,
    "ci95": None,
    "p": None,
    "generalizes": "these judges",
    "n": {"human": 8, "machine": 0},
    "method": "by trial",
    "note": "It cannot be computed: there are no verdicts on what machines made.",
}
FOUND = {
    "studies": {"x": {"title": "A study", "sessions": 2}},
    "sessions": {"completed": 2},
    "judges": "people",
    "participants": 2,
    "responses": 8,
    "verdicts": {"given": 8, "on_origin": 8, "on_sides": 0, "left_out": {}},
    "notes": ["Known."],
    "sealed": 0,
    "confusion": CONFUSION,
    "detectability": NOTHING,
    "rules": [],
    **dict.fromkeys(("agents", "lengths", "pairs", "controls"), ()),
    "by": {"task": {"words": {"confusion": CONFUSION, "detectability": NOTHING}}},
}


def test_what_cannot_be_computed_is_said_and_not_drawn_as_a_number(capsys):
    print_results(FOUND)
    said = capsys.readouterr().out
    assert "It cannot be computed: there are no verdicts on what machines made." in said
    assert "was machine  -" in said
    assert "nan" not in said.casefold()
    assert "Note: Known." in said


def test_how_intervals_were_made_stands_once_below_their_table(capsys):
    some = NOTHING | {"value": 0.6, "sd": 0.1, "ci95": [0.4, 0.8], "note": ""}
    levels = {name: {"confusion": CONFUSION, "detectability": some} for name in ("a", "b")}
    print_results(FOUND | {"by": {"task": levels}})
    said = capsys.readouterr().out
    assert said.count("Standard errors and 95 % intervals: by trial.") == 1
    assert said.count("0.600          0.100  0.400      0.800") == 2


def test_judges_and_stimuli_are_told_beside_verdicts(capsys):
    n = {"human": 8, "machine": 9, "judges": 3, "stimuli": 5}
    some = NOTHING | {"value": 0.6, "sd": 0.1, "ci95": [0.4, 0.8], "note": "Mind.", "n": n}
    some |= {"p": 0.04, "other_machines": {"ci95": [0.3, 0.9], "p": 1e-20}}
    print_results(FOUND | {"detectability": some})
    said = capsys.readouterr().out
    assert "(SE 0.100, 95 % interval 0.400 to 0.800, p = 0.040 against 0.5; n = 8 human" in said
    assert "n = 8 human, 9 machine, 3 judges, 5 stimuli; by trial)\n" in said
    assert "generalizes to: these judges.\n" in said
    assert "To other machines like these: 0.300 to 0.900, p < 1e-15 against 0.5.\nMind." in said
