import csv
import json

import openpyxl
import pytest

from tests.packages import write
from turingdesk.cli import main, parser
from turingdesk.exchange.exporters import EXPORTERS
from turingdesk.exchange.importers import IMPORTERS


@pytest.fixture
def run(capsys):
    """Run a command; gives its exit code, what it printed and what it complained of."""

    def command(*words):
        capsys.readouterr()
        code = main([str(word) for word in words])
        said = capsys.readouterr()
        return code, said.out, said.err

    return command


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


@pytest.fixture
def verdicts(tmp_path):
    """Two verdicts of one judge."""
    trials = {
        f"Trial_{n}": {
            "workerID": "007",
            "workerData": {"age": "2-3"},
            "trialData": {
                "rt": 4000 + n,
                "hit": f"22_{letter}_2.html",
                "trial": n,
                "response_speaker": "Human",
                "groundtruth": maker,
                "caption": "=attentive",
                "imageID": 22,
            },
        }
        for n, (maker, letter) in enumerate([("human", "a"), ("machine", "c")], 1)
    }
    path = tmp_path / "compiled.json"
    path.write_text(json.dumps(trials))
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


@pytest.mark.usefixtures("few_analyses")
def test_imported_verdicts_are_analysed_and_exported(run, verdicts, tmp_path):
    data = tmp_path / "data"
    code, said, _ = run("import", "kreimanlab-verdicts", verdicts, "-o", data)
    assert code == 0
    assert "Written to" in said
    _, said, _ = run("analyze", data, "--json")
    found = json.loads(said)
    assert found["confusion"]["n"] == {"HH": 1, "HM": 0, "MM": 0, "MH": 1}
    code, said, _ = run("export", data, "--study", "kreimanlab-words", "-o", tmp_path / "o.csv")
    assert code == 0
    assert "3 responses in the journals, 3 rows written." in said
    with (tmp_path / "o.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["participant"] for row in rows] == ["007"] * 2
    assert [row["choice"] for row in rows] == ["human", "human"]
    assert rows[0]["prompt"] == "=attentive"
    assert "o-forms.csv contains the answers to forms." in said
    assert "Some texts start with =, +, -, or @: " in said
    with (tmp_path / "o-forms.csv").open(encoding="utf-8", newline="") as file:
        assert [row["choice"] for row in csv.DictReader(file)] == ["2-3"]
    assert run("check", data)[0] == 0


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


def test_every_format_is_listed(run):
    code, said, _ = run("import", "list")
    assert code == 0
    for name in IMPORTERS:
        assert name.replace("_", "-") in said


@pytest.mark.parametrize("name", IMPORTERS)
def test_every_format_is_listed_with_an_import_that_can_be_typed(run, name):
    _, said, _ = run("import", "list")
    (line,) = (line for line in said.splitlines() if f" import {name.replace('_', '-')} " in line)
    args = parser().parse_args(line.split()[1:])
    assert (args.format.replace("-", "_"), bool(args.sources)) == (name, True)
    assert args.out is not None


def test_an_unknown_format_is_answered_with_the_nearest(run, words, tmp_path):
    code, _, said = run("import", "kreimanlab-answer", words, "-o", tmp_path / "x")
    assert code == 1
    assert "Did you mean 'kreimanlab_answers'?" in said


def test_without_sources_or_place_the_usage_is_wrong(run, words):
    for given in ([words], ["-o", "x"]):
        with pytest.raises(SystemExit) as left:
            run("import", "kreimanlab-answers", *given)
        assert left.value.code == 2


def test_a_broken_source_is_named_with_its_place(run, tmp_path):
    broken = tmp_path / "broken.json"
    broken.write_text('{"come": [')
    code, _, said = run("import", "kreimanlab-answers", broken, "-o", tmp_path / "x")
    assert code == 1
    assert "broken.json, line 1" in said


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


@pytest.mark.parametrize("number", ["0", "-3", "many"])
def test_a_number_of_turns_is_at_least_one(run, number, tmp_path):
    with pytest.raises(SystemExit) as left:
        run("import", "topical-chat", tmp_path, "-o", tmp_path / "x", "--turns", number)
    assert left.value.code == 2


class TestExport:
    @pytest.fixture
    def data(self, run, verdicts, tmp_path):
        run("import", "kreimanlab-verdicts", verdicts, "-o", tmp_path / "data")
        return tmp_path / "data"

    def test_a_suffix_that_is_unknown_names_those_that_are_known(self, run, data, tmp_path):
        code, _, said = run("export", data, "-o", tmp_path / "out.ods")
        assert code == 1
        known = sorted(one.suffix for one in EXPORTERS.values() if one.suffix)
        assert {".csv", ".jsonl", ".sav", ".xlsx"} <= set(known)
        assert f"Known extensions: {', '.join(known)}." in said

    def test_an_unknown_study_is_named(self, run, data, tmp_path):
        code, _, said = run("export", data, "--study", "none", "-o", tmp_path / "out.csv")
        assert code == 1
        assert "no session of the study 'none'" in said
        assert not (tmp_path / "out.csv").exists()

    def test_a_missing_data_folder_is_named(self, run, tmp_path):
        code, _, said = run("export", tmp_path / "none", "-o", tmp_path / "out.csv")
        assert code == 1
        assert "TuringDesk can't find the data folder" in said

    def test_texts_like_formulas_are_made_harmless_on_request(self, run, data, tmp_path):
        code, said, _ = run("export", data, "--safe-for-spreadsheets", "-o", tmp_path / "o.csv")
        assert code == 0
        assert "An apostrophe was added before each" in said
        with (tmp_path / "o.csv").open(encoding="utf-8", newline="") as file:
            assert "'=attentive" in {row["prompt"] for row in csv.DictReader(file)}

    @pytest.mark.slow
    def test_texts_come_from_a_package_that_is_given(self, run, tmp_path):
        study, data = write(tmp_path / "study"), tmp_path / "judged"
        run("simulate", study, "--judges", 1, "--seed", 1, "--data", data)
        _, said, _ = run("export", data, "-o", tmp_path / "o.csv")
        assert "2 answers lack the text that was judged" in said
        code, said, _ = run("export", data, "--texts", study, "-o", tmp_path / "o.csv")
        assert code == 0
        assert "no text" not in said
        with (tmp_path / "o.csv").open(encoding="utf-8", newline="") as file:
            texts = {row["text"] for row in csv.DictReader(file)}
        assert texts == {"A dog on a sofa", "A cat on a mat"}

    def test_excel_gets_its_mark(self, run, data, tmp_path):
        assert run("export", data, "--excel", "-o", tmp_path / "out.csv")[0] == 0
        assert (tmp_path / "out.csv").read_bytes().startswith(b"\xef\xbb\xbf")

    def test_a_folder_for_sharing_is_asked_for_by_its_format(self, run, data, tmp_path):
        code, said, _ = run("export", data, "--as", "psych-ds", "-o", tmp_path / "shared")
        assert (code, "3 responses in the journals, 3 rows written." in said) == (0, True)
        assert (tmp_path / "shared" / "dataset_description.json").is_file()
        code, _, said = run("export", data, "--as", "bids", "-o", tmp_path / "shared")
        assert (code, "already exists" in said) == (1, True)
        code, _, said = run("export", data, "--as", "bidz", "-o", tmp_path / "other")
        assert (code, "Did you mean 'bids'" in said) == (1, True)

    def test_a_profile_names_the_columns(self, run, data, tmp_path):
        assert run("export", data, "--profile", "psiturk", "-o", tmp_path / "out.csv")[0] == 0
        assert (tmp_path / "out.csv").read_text("utf-8").startswith("uniqueid,current_trial,")

    @pytest.mark.slow
    def test_pilots_are_left_out_and_counted_unless_asked_for(self, run, words, data, tmp_path):
        (journal,) = data.glob("*.jsonl")
        (data / "pilot").mkdir()
        (data / "pilot" / journal.name).write_bytes(journal.read_bytes())
        _, said, _ = run("export", data, "-o", tmp_path / "out.csv")
        assert "3 responses in the journals, 3 rows written." in said
        assert "3 responses of pilot sessions are not included." in said
        _, said, _ = run("export", data, "--pilot", "-o", tmp_path / "out.csv")
        assert "6 responses in the journals, 6 rows written." in said
