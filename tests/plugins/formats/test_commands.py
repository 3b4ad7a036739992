"""Published answers and verdicts on the command line."""

import json

import openpyxl
import pytest


@pytest.fixture
def words(tmp_path):
    """A small dictionary of answers by two people and a machine."""
    cues = ["come", "nepal", "wing", "shred"]
    made = {
        cue: [
            {"cueWord": cue, "response": f"{cue}-{n}", "groundtruth": maker, **named}
            for n, (maker, named) in enumerate(
                [("human", {}), ("human", {}), ("machine", {"machine_groundtruth": "gpt2"})]
            )
        ]
        for cue in cues
    }
    path = tmp_path / "word.json"
    path.write_text(json.dumps(made))
    return path


@pytest.mark.slow
@pytest.mark.usefixtures("few_analyses")
def test_an_imported_study_is_checked_simulated_analysed_and_exported(run, words, tmp_path):
    study, data = tmp_path / "study", tmp_path / "data"
    code, said, _ = run("import", "kreimanlab-answers", words, "-o", study)
    assert code == 0
    assert "12 answers read, 12 imported, 0 omitted." in said
    assert run("check", study)[0] == 0
    assert run("simulate", study, "--judges", 3, "--seed", 1, "--data", data)[0] == 0
    code, said, _ = run("analyze", data, "--json")
    verdicts = sum(json.loads(said)["confusion"]["n"].values())
    assert verdicts > 0
    code, said, _ = run("export", data, "-o", tmp_path / "out.xlsx")
    assert code == 0
    assert f"{verdicts} responses in the journals, {verdicts} rows written." in said
    assert f"{verdicts} rows are simulated (column \u201cjudge\u201d)." in said
    sheet = openpyxl.load_workbook(tmp_path / "out.xlsx")["responses"]
    assert sheet.max_row == verdicts + 1


@pytest.mark.slow
@pytest.mark.usefixtures("few_analyses")
def test_published_captions_give_the_published_numbers(run, shared_data, tmp_path):
    (file,) = shared_data.rglob("compiled_AIexperts_may4.json")
    assert run("import", "kreimanlab_verdicts", file, "-o", tmp_path / "data")[0] == 0
    _, said, _ = run("analyze", tmp_path / "data", "--by", "agent", "--json")
    found = json.loads(said)
    assert found["confusion"]["n"] == {"HH": 60, "HM": 50, "MM": 65, "MH": 45}
    assert found["detectability"]["value"] == pytest.approx((60 / 110 + 65 / 110) / 2)
    by_agent = {name: group["confusion"]["n"] for name, group in found["by"]["agent"].items()}
    assert (by_agent["git"]["MM"], by_agent["git"]["MH"]) == (9, 13)


def test_missing_pictures_come_with_advice(run, shared_data, tmp_path):
    (file,) = shared_data.rglob("fv_first4images.json")
    code, _, said = run("import", "kreimanlab-answers", file, "-o", tmp_path / "x")
    assert code == 1
    assert "--placeholders" in said
    code, said, _ = run(
        "import", "kreimanlab-answers", file, "-o", tmp_path / "x", "--placeholders"
    )
    assert code == 0
    assert "52 answers read, 52 imported" in said
    assert run("check", tmp_path / "x")[0] == 0


def test_conversations_are_cut_and_chosen_on_request(run, shared_data, tmp_path):
    folder = shared_data / "alexa-Topical-Chat"
    study = tmp_path / "study"
    code, said, _ = run(
        "import", "topical-chat", folder, "-o", study, "--turns", 6, "--at-least", 23
    )
    assert code == 0
    assert "fewer than 23 turns" in said
    rows = [json.loads(row) for row in (study / "conversations.jsonl").read_text().splitlines()]
    assert {len(row["turns"]) for row in rows} == {6}
