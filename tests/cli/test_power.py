import json
import re

import pytest

from turingdesk.cli import main
from turingdesk.system.paths import demo_study

DEMO = str(demo_study())
QUICK = ("--simulations", "60", "--most", "60")


@pytest.mark.slow
def test_it_says_how_many_judges_make_the_interval_so_narrow(capsys):
    assert main(["power", DEMO, "--half-width", "0.08", *QUICK]) == 0
    said = capsys.readouterr().out
    enough = int(re.search(r"(\d+) judges are enough for a 95% CI of ± 0.08", said)[1])
    assert 8 < enough < 40
    assert "clustered by judge and stimulus" in said
    assert "no quality rule" in said


@pytest.mark.slow
def test_json_holds_every_number_that_was_tried(capsys):
    assert main(["power", DEMO, "--effect", "0.65", "--json", *QUICK]) == 0
    found = json.loads(capsys.readouterr().out)
    by_judges = {one["judges"]: one for one in found["tried"]}
    assert by_judges[found["judges"]]["different"] >= 0.8
    if found["judges"] - 1 in by_judges:
        assert by_judges[found["judges"] - 1]["different"] < 0.8
    spreads = {"sd_judge": 0.5, "sd_stimulus": 0.5, "sd_bias": 0.5, "sd_agent": 0.0}
    assert found["skill"] == {"p_hh": 0.65, "p_mm": 0.65} | spreads
    assert found["goal"] == {"effect": 0.65}


@pytest.mark.slow
def test_judges_who_differ_more_need_to_be_more(capsys):
    enough = []
    for sd in ("0", "2"):
        words = ["--sd-judge", sd, "--sd-stimulus", sd, "--json", *QUICK]
        main(["power", DEMO, "--half-width", "0.09", *words])
        enough.append(json.loads(capsys.readouterr().out)["judges"])
    assert enough[0] < enough[1]


@pytest.mark.slow
def test_machines_that_differ_are_told(capsys):
    words = ["--judges", "30", "--sd-agent", "0.8", "--sd-bias", "1", "--simulations", "40"]
    main(["power", DEMO, "--half-width", "0.09", *words])
    said = capsys.readouterr().out
    assert "Standard deviations in log odds: judge 0.5, bias 1, stimulus 0.5, agent 0.8." in said
    assert (
        "For these machines only: 3 are not enough to generalize to others; at least 5 are needed."
    ) in said


@pytest.mark.slow
def test_what_so_many_judges_cannot_show_ends_with_one(capsys):
    words = ["--margin", "0.05", "--judges", "6", "--simulations", "40"]
    assert main(["power", DEMO, *words]) == 1
    assert "6 judges are not enough for showing equivalence" in capsys.readouterr().out
    assert main(["power", DEMO, "--effect", "0.5", "--most", "5", "--simulations", "40"]) == 1
    assert "Not even 5 judges" in capsys.readouterr().out


@pytest.mark.parametrize(
    "words", [(), ("--margin", "0.7"), ("--half-width", "x"), ("--effect", "2")]
)
def test_wrong_usage_ends_with_two(words, capsys):
    with pytest.raises(SystemExit) as left:
        main(["power", DEMO, *words])
    assert left.value.code == 2
    assert "error" in capsys.readouterr().err
