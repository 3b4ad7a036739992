"""Who has the seats of machines, as the host's command asks the games of a study."""

from argparse import Namespace

from tests.packages import without_consent
from turingdesk.cli.booths import _machines
from turingdesk.plugins.duels.people import DuelSeats
from turingdesk.plugins.live_games.cast import Cast
from turingdesk.presenters.agent_runs import names_machines

PLAN = """\
id = "met"
protocols = ["fixed-distinguisher"]
trials = 1
distinguishers = ["people"]
[[model]]
id = "people"
server = "person"
[[model]]
id = "ada"
server = "scripted"
[[model]]
id = "bert"
server = "scripted"
"""
DUEL = '[[block]]\nid = "judge"\ntask = "play-distinguisher"\ntrials = 1\n'
WITNESS = '[[block]]\nid = "ask"\ntask = "play-witness"\ntrials = 1\n'


def study(folder, *blocks):
    folder.mkdir()
    toml = 'id = "met"\ntitle = "Met"\n' + "".join(blocks)
    (folder / "study.toml").write_text(without_consent(toml), "utf-8")
    (folder / "plan.toml").write_text(PLAN, "utf-8")
    return folder


def hosting(folder, data, agent=""):
    options = {"collection": folder, "machines": 0.5, "agent": agent, "name": "", "set": []}
    return _machines(Namespace(data=data, **options))


def test_models_of_the_plan_have_the_seats_in_duels(tmp_path):
    folder = study(tmp_path / "study", DUEL)
    assert names_machines(folder)
    with hosting(folder, tmp_path / "data") as machines:
        assert isinstance(machines, DuelSeats)
        assert machines.others is None


def test_machines_of_other_games_are_beside_them(tmp_path):
    folder = study(tmp_path / "study", WITNESS, DUEL)
    with hosting(folder, tmp_path / "data", agent="eliza") as machines:
        assert isinstance(machines, DuelSeats)
        assert isinstance(machines.others, Cast)


def test_a_study_without_duels_names_no_machines(tmp_path):
    folder = study(tmp_path / "study", WITNESS)
    assert not names_machines(folder)
    with hosting(folder, tmp_path / "data", agent="eliza") as machines:
        assert isinstance(machines, Cast)
