"""From published files to exports, through the commands alone."""

import json

import pytest

from tests.test_end_to_end import counted, rows, run

KREIMAN = "kreimanlab-TuringTest"
SETS = {
    "words": ("kreimanlab-answers", f"{KREIMAN}/benchmarking/groundtruth_dictionaries/word.json"),
    "eyes": (
        "kreimanlab-answers",
        f"{KREIMAN}/benchmarking/groundtruth_dictionaries/fv_first4images.json",
    ),
    "talks": ("topical-chat", "alexa-Topical-Chat/test_freq_first80.json"),
    "pairs": ("acute-pairs", "facebookresearch-ParlAI"),
}


@pytest.mark.sampled(1)
@pytest.mark.usefixtures("few_analyses")
@pytest.mark.parametrize("name", list(SETS))
def test_an_imported_study_checks_runs_and_is_exported(shared_data, tmp_path, capsys, name):
    importer, source = SETS[name]
    study, data, out = tmp_path / "study", tmp_path / "data", tmp_path / "out.csv"
    options = ["--placeholders"] if name == "eyes" else []
    run(capsys, "import", importer, shared_data / source, "-o", study, *options)
    assert json.loads(run(capsys, "check", study, "--json"))["ok"]
    run(capsys, "simulate", study, "--judges", "2", "--seed", "1", "--data", data)
    run(capsys, "check", data)
    n = json.loads(run(capsys, "analyze", data, "--json"))["confusion"]["n"]
    run(capsys, "export", data, "-o", out)
    table = rows(out)
    assert table
    assert counted(table) == n


@pytest.mark.usefixtures("few_analyses")
def test_past_verdicts_are_analysed_and_exported_with_the_known_counts(
    shared_data, tmp_path, capsys
):
    (source,) = (shared_data / KREIMAN).rglob("compiled_AIexperts_may4.json")
    run(capsys, "import", "kreimanlab-verdicts", source, "-o", tmp_path / "data")
    run(capsys, "check", tmp_path / "data")
    found = json.loads(run(capsys, "analyze", tmp_path / "data", "--by", "agent", "--json"))
    assert found["confusion"]["n"] == {"HH": 60, "HM": 50, "MM": 65, "MH": 45}
    said = {agent: level["confusion"]["n"] for agent, level in found["by"]["agent"].items()}
    assert (said["git"]["MM"], said["git"]["MH"]) == (9, 13)
    run(capsys, "export", tmp_path / "data", "-o", tmp_path / "out.csv")
    table = rows(tmp_path / "out.csv")
    assert counted(table) == found["confusion"]["n"]
    assert {row["judge"] for row in table} == {"imported"}
