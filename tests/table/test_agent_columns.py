"""What is known of agents, as columns of responses: in results, on the desk, and in exports."""

import json
import shutil

import pandas as pd
import pytest

from tests.telling_studies import crossed
from turingdesk.analysis._overview import overview
from turingdesk.cli import main
from turingdesk.presenters.analysis_view import AnalysisQuery
from turingdesk.presenters.analyst import Analyst
from turingdesk.table.agent_columns import agent_columns
from turingdesk.table.answer_texts import with_texts
from turingdesk.table.table import load


@pytest.fixture(scope="module")
def judged(tmp_path_factory):
    """A study with two machines of one temperature each, and simulated sessions of it."""
    home = tmp_path_factory.mktemp("judged")
    study, data = crossed(home / "study", prompts=12, agents=("warm", "cold")), home / "data"
    agents = "id,temperature,parameters\nwarm,10,7B\ncold,0.2,124M\n"
    (study / "agents.csv").write_text(agents)
    assert main(["simulate", str(study), "--judges", "6", "--data", str(data)]) == 0
    return study, data


def test_results_are_split_by_what_is_known_of_agents(judged):
    levels = overview(load(judged[1]), ["agent.temperature"])["by"]["agent.temperature"]
    assert list(levels) == ["0.2", "10", "(none)"]
    people = levels["(none)"]["confusion"]["n"]
    for level in ("0.2", "10"):
        detectability = levels[level]["detectability"]
        assert detectability["n"]["human"] == people["HH"] + people["HM"] > 0
        assert 0 <= detectability["value"] <= 1


def test_a_package_given_with_the_data_replaces_what_sessions_recorded(judged, tmp_path):
    study, table = shutil.copytree(judged[0], tmp_path / "study"), load(judged[1])
    (study / "agents.csv").write_text("id,family\nwarm,GPT\ncold,BERT\n")
    given, notes = with_texts(table, [study])
    assert notes == []
    assert set(agent_columns(given.responses)) == {"agent.family"}
    rows = given.responses[["agent", "agent.family"]][given.responses["origin"] == "machine"]
    assert {*rows.itertuples(index=False, name=None)} == {("warm", "GPT"), ("cold", "BERT")}


def test_sessions_record_the_agents_that_they_show_and_no_others(judged, tmp_path):
    study, data = shutil.copytree(judged[0], tmp_path / "study"), tmp_path / "data"
    with (study / "agents.csv").open("a") as file:
        file.write("p1,1,\nnobody,1,\n")
    assert main(["simulate", str(study), "--judges", "2", "--data", str(data)]) == 0
    for path in data.glob("*.jsonl"):
        opened, *lines = map(json.loads, path.read_text("utf-8").splitlines())
        shown = {line["agent"] for line in lines if line.get("role") == "verdict"}
        assert {*opened["agents"]} == shown & {"warm", "cold", "p1"}
    assert set(load(data).agents["small"]) <= {"warm", "cold", "p1"}


def test_unknown_columns_are_named(judged, capsys):
    assert main(["analyze", str(judged[1]), "--by", "agent.temprature"]) != 0
    assert "agent.temperature" in capsys.readouterr().err


@pytest.mark.parametrize(
    "name",
    ["responses.csv", "responses.jsonl", pytest.param("all.xlsx", marks=pytest.mark.slow)],
)
def test_exports_have_the_columns_of_agents(judged, tmp_path, name):
    out = tmp_path / name
    assert main(["export", str(judged[1]), "-o", str(out)]) == 0
    assert _exported(out) == {("warm", "10", "7B"), ("cold", "0.2", "124M")}


def _exported(path):
    columns = ["agent", "agent.temperature", "agent.parameters"]
    read = {".csv": pd.read_csv, ".xlsx": pd.read_excel, ".jsonl": pd.read_json}[path.suffix]
    further = {".jsonl": {"lines": True}, ".xlsx": {"sheet_name": "responses"}}
    rows = read(path, dtype=str, **further.get(path.suffix, {}))
    made = rows[rows["origin"] == "machine"][columns]
    return {*made.itertuples(index=False, name=None)}


def test_the_desk_splits_results_by_them_each_group_against_all_humans(judged):
    choice = AnalysisQuery(name="detectability", by="agent.temperature")
    found = Analyst(judged[1]).look(choice)
    assert {"agent", "agent.temperature", "agent.parameters"} <= {*found.columns_by}
    assert found.heads[0] == "agent.temperature"
    assert [row[0] for row in found.rows] == ["0.2", "10"]
    humans = {row[found.heads.index("n human")] for row in found.rows}
    assert len(humans) == 1
    assert min(humans) > 0
    (figure,) = found.figures
    assert [panel.title for panel in figure.panels] == ["0.2", "10"]
