import csv
import json

import pytest

from tests.packages import write
from turingdesk.cli import parser
from turingdesk.exchange.exporters import EXPORTERS
from turingdesk.exchange.importers import IMPORTERS


@pytest.fixture
def verdicts(tmp_path):
    """Two verdicts of one judge."""
    path = tmp_path / "compiled.csv"
    path.write_text(
        "judge,item,prompt,truth,verdict,rt_ms,age\n"
        "007,22_a_2,=attentive,human,human,4001,2-3\n"
        "007,22_c_2,=attentive,machine,human,4002,2-3\n"
    )
    return path


@pytest.mark.usefixtures("few_analyses")
def test_imported_verdicts_are_analysed_and_exported(run, verdicts, tmp_path):
    data = tmp_path / "data"
    code, said, _ = run("import", "verdicts", verdicts, "-o", data)
    assert code == 0
    assert "Written to" in said
    _, said, _ = run("analyze", data, "--json")
    found = json.loads(said)
    assert found["confusion"]["n"] == {"HH": 1, "HM": 0, "MM": 0, "MH": 1}
    code, said, _ = run("export", data, "--study", "compiled", "-o", tmp_path / "o.csv")
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


def test_an_unknown_format_is_answered_with_the_nearest(run, verdicts, tmp_path):
    code, _, said = run("import", "verdict", verdicts, "-o", tmp_path / "x")
    assert code == 1
    assert "Did you mean 'verdicts'?" in said


def test_without_sources_or_place_the_usage_is_wrong(run, verdicts):
    for given in ([verdicts], ["-o", "x"]):
        with pytest.raises(SystemExit) as left:
            run("import", "verdicts", *given)
        assert left.value.code == 2


def test_a_broken_source_is_named_with_its_place(run, tmp_path):
    broken = tmp_path / "broken.json"
    broken.write_text('{"come": [')
    code, _, said = run("import", "verdicts", broken, "-o", tmp_path / "x")
    assert code == 1
    assert "broken.json, line 1" in said


@pytest.mark.parametrize("number", ["0", "-3", "many"])
def test_a_number_of_turns_is_at_least_one(run, number, tmp_path):
    with pytest.raises(SystemExit) as left:
        run("import", "live-games", tmp_path, "-o", tmp_path / "x", "--turns", number)
    assert left.value.code == 2


def test_an_option_that_a_format_does_not_heed_is_refused(run, verdicts, tmp_path, capsys):
    with pytest.raises(SystemExit) as exit_info:
        run("import", "verdicts", verdicts, "-o", tmp_path / "x", "--turns", 3)
    assert exit_info.value.code == 2
    assert "verdicts doesn't support --turns" in capsys.readouterr().err


class TestExport:
    @pytest.fixture
    def data(self, run, verdicts, tmp_path):
        run("import", "verdicts", verdicts, "-o", tmp_path / "data")
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

    def test_what_a_format_does_not_heed_is_not_ignored_in_silence(self, run, data, tmp_path):
        code, _, problem = run("export", data, "--personal", "-o", tmp_path / "out.csv")
        assert code == 1
        formats = [EXPORTERS["sav"].title, EXPORTERS["xlsx"].title]
        assert "CSV doesn't support the setting" in problem
        assert all(title in problem for title in formats)
        assert not (tmp_path / "out.csv").exists()

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
    def test_pilots_are_left_out_and_counted_unless_asked_for(self, run, data, tmp_path):
        (journal,) = data.glob("*.jsonl")
        (data / "pilot").mkdir()
        (data / "pilot" / journal.name).write_bytes(journal.read_bytes())
        _, said, _ = run("export", data, "-o", tmp_path / "out.csv")
        assert "3 responses in the journals, 3 rows written." in said
        assert "3 responses of pilot sessions are not included." in said
        _, said, _ = run("export", data, "--pilot", "-o", tmp_path / "out.csv")
        assert "6 responses in the journals, 6 rows written." in said
