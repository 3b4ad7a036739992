"""seal, unseal, and analyses and exports of what was sealed."""

import csv
import json

import pytest

from tests.plugins.sealing.sealed_studies import SECRET
from tests.telling_studies import small
from turingdesk.cli import main
from turingdesk.plugins.sealing.thinning import SURPLUS


@pytest.fixture
def secret(tmp_path):
    return written_secret(tmp_path)


def written_secret(folder):
    path = folder / "secret.txt"
    path.write_text(f"{SECRET}\n", "utf-8")
    path.chmod(0o600)
    return path


@pytest.fixture(scope="module")
def blind(tmp_path_factory):
    """A sealed package; sealing takes long by intention, so all tests read the same one."""
    home = tmp_path_factory.mktemp("sealed")
    study, out = small(home / "study"), home / "blind.tdz"
    words = ["-o", str(out), "--passphrase-file", str(written_secret(home))]
    assert main(["seal", str(study), *words]) == 0
    return out


@pytest.fixture(scope="module")
def data(blind):
    """What three judges said of it."""
    folder = blind.parent / "data"
    words = ["simulate", str(blind), "--judges", "3", "--judge", "coin", "--data", str(folder)]
    assert main(words) == 0
    return folder


def test_it_seals_and_says_what_to_keep(tmp_path, secret, capsys):
    study, out = small(tmp_path / "study"), tmp_path / "blind.tdz"
    words = ["seal", str(study), "-o", str(out), "--passphrase-file", str(secret)]
    assert main([*words, "--sessions", "7"]) == 0
    said = capsys.readouterr()
    assert "with 7 sessions drawn" in said.out
    assert "varies randomly, like coin flips. Complementary sessions" in said.out
    assert "Store the passphrase" in said.out
    assert SECRET not in said.out + said.err
    assert out.is_file()
    assert main(words) == 1
    assert "already exists" in capsys.readouterr().err


def test_a_passphrase_never_stands_in_the_command_line(tmp_path, capsys):
    with pytest.raises(SystemExit):
        main(["seal", str(tmp_path), "-o", "x", "--passphrase", SECRET])
    said = capsys.readouterr().err
    assert "put a passphrase on the command line" in said
    assert SECRET not in said
    with pytest.raises(SystemExit):
        main(["seal", str(tmp_path), "-o", "x"])
    assert "--passphrase-file" in capsys.readouterr().err


def test_a_file_that_others_may_read_is_warned_of(tmp_path, blind, secret, capsys):
    secret.chmod(0o644)
    assert main(["unseal", str(blind), "--passphrase-file", str(secret)]) == 0
    assert f"warning: Other users of this computer can read {secret}" in capsys.readouterr().err


def test_check_prints_the_plan_as_far_as_it_is_known(blind, capsys):
    assert main(["check", str(blind)]) == 0
    said = capsys.readouterr().out
    assert "4 trials: 4 drawn" in said
    assert "5 sessions drawn" in said
    assert "human" not in said.casefold().replace(", so its makers are unknown here", "")
    assert main(["check", str(blind), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["study"]["sealed"]["sessions"] == 5
    assert found["plan"]["blocks"][0]["cells"] == []


def test_a_skilled_judge_is_refused_and_a_coin_is_not(tmp_path, blind, capsys):
    words = ["simulate", str(blind), "--judges", "1", "--data", str(tmp_path / "data")]
    assert main(words) == 1
    assert "--judge coin" in capsys.readouterr().err
    assert not (tmp_path / "data").exists()
    assert main([*words, "--judge", "coin"]) == 0


@pytest.mark.slow
@pytest.mark.usefixtures("few_analyses")
def test_analyze_counts_nothing_before_the_passphrase_and_all_after(data, secret, capsys):
    assert main(["analyze", str(data)]) == 0
    said = capsys.readouterr().out
    assert "Sealed: 12 verdicts are included once you enter the passphrase." in said
    assert "detectability" not in said.casefold()
    assert main(["analyze", str(data), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["sealed"] == 12
    assert sum(found["confusion"]["n"].values()) == 0
    assert main(["analyze", str(data), "--json", "--passphrase-file", str(secret)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["sealed"] == 0
    assert sum(found["confusion"]["n"].values()) == 12
    assert [row["agent"] for row in found["agents"]] == ["git-2"]


def test_a_wrong_passphrase_is_told_and_nothing_is_shown(tmp_path, data, capsys):
    wrong = tmp_path / "wrong.txt"
    wrong.write_text("wrong horse battery")
    assert main(["analyze", str(data), "--passphrase-file", str(wrong)]) == 1
    said = capsys.readouterr()
    assert "doesn't open the seal" in said.err
    assert said.out == ""
    assert "wrong horse" not in said.err


@pytest.mark.sampled
@pytest.mark.usefixtures("few_analyses")
@pytest.mark.parametrize("suffix", [".csv", ".jsonl", ".xlsx"])
def test_export_says_what_is_sealed(tmp_path, data, secret, capsys, suffix):
    out = tmp_path / f"rows{suffix}"
    assert main(["export", str(data), "-o", str(out)]) == 0
    said = capsys.readouterr().out
    assert "12 verdicts are sealed: their rows have no truth, origin, or agent." in said
    words = ["export", str(data), "-o", str(out), "--passphrase-file", str(secret)]
    assert main(words) == 0
    assert "sealed" not in capsys.readouterr().out


@pytest.mark.usefixtures("few_analyses")
def test_exported_ids_are_the_true_ones_only_after_the_passphrase(tmp_path, data, secret, capsys):
    def rows(*more):
        out = tmp_path / "rows.csv"
        assert main(["export", str(data), "-o", str(out), *more]) == 0
        with out.open(encoding="utf-8", newline="") as file:
            return list(csv.DictReader(file))

    before, after = rows(), rows("--passphrase-file", str(secret))
    assert len(before) == len(after) == 12
    assert {row["origin"] + row["agent"] + row["truth"] for row in before} == {""}
    assert not any(row["stimulus"].startswith("cap-") for row in before)
    assert all(row["stimulus"].startswith("cap-") for row in after)
    assert {row["truth"] for row in after} == {"human", "machine"}
    for name in ("choice", "rt_ms", "position", "at", "session"):
        assert [row[name] for row in before] == [row[name] for row in after]


def test_unseal_lists_who_made_what(tmp_path, blind, data, secret, capsys):
    for place in (blind, data):
        out = tmp_path / f"{place.name}.csv"
        words = ["unseal", str(place), "--passphrase-file", str(secret), "-o", str(out)]
        assert main(words) == 0
        with out.open(encoding="utf-8", newline="") as file:
            rows = list(csv.DictReader(file))
        assert [row["id"] for row in rows] == [f"cap-{n}" for n in range(8)]
        assert rows[1]["agent"] == "person-1"
        assert rows[1]["provenance"] == "collected"
        assert rows[1]["domain"].startswith("kind-")
    assert "8 true rows" in capsys.readouterr().out


def test_what_was_left_out_is_told_and_listed_under_the_passphrase(tmp_path, secret, capsys):
    study, out = small(tmp_path / "study"), tmp_path / "blind.tdz"
    with (study / "captions.csv").open("a", encoding="utf-8") as table:
        table.write("odd,machine,git-3,collected,prompt 9,machine-0.png,Odd,kind-1,extra\n")
    assert main(["seal", str(study), "-o", str(out), "--passphrase-file", str(secret)]) == 0
    said = capsys.readouterr().out
    assert "8 of 9 answers in captions.csv are in the sealed package. Excluded: 1" in said
    words = ["unseal", str(out), "--passphrase-file", str(secret), "-o", str(tmp_path / "t.csv")]
    assert main(words) == 0
    assert "Answers excluded when it was sealed: 1." in capsys.readouterr().out
    with (tmp_path / "t.csv").open(encoding="utf-8", newline="") as file:
        *kept, last = csv.DictReader(file)
    assert (len(kept), last["sealed_id"], last["task"]) == (8, "", "captions")
    assert last["left_out"] == SURPLUS


def test_what_is_not_sealed_cannot_be_unsealed(tmp_path, secret, capsys):
    study = small(tmp_path / "study")
    assert main(["unseal", str(study), "--passphrase-file", str(secret)]) == 1
    assert "is not sealed" in capsys.readouterr().err
    (tmp_path / "empty").mkdir()
    words = ["analyze", str(tmp_path / "empty"), "--passphrase-file", str(secret)]
    assert main(words) == 1
    assert "contains no seal" in capsys.readouterr().err
