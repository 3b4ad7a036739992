import csv
import subprocess
import sys
from pathlib import Path

import pytest

from turingdesk.core.errors import CannotExport, UnknownName
from turingdesk.exchange.export import ExportRequest, export, exporter_for
from turingdesk.exchange.exporters import EXPORTERS, ExportCancelled

HUMAN = {"choice": "human", "origin": "human", "truth": "human", "correct": True}


@pytest.fixture
def data(session):
    session([HUMAN] * 3, participant="A")
    session([HUMAN] * 2, participant="B", study="other")
    session([HUMAN] * 4, participant="P", folder="data/pilot")
    return session([HUMAN] * 1, participant="S", judge="simulated")


def people(path):
    with path.open(encoding="utf-8", newline="") as file:
        return [row["participant"] for row in csv.DictReader(file)]


def test_a_folder_is_exported_without_its_pilots_which_are_counted(data, tmp_path):
    counts = export(data, tmp_path / "out.csv")
    assert sorted(people(tmp_path / "out.csv")) == ["A"] * 3 + ["B"] * 2 + ["S"]
    assert (counts.in_journals, counts.written, counts.pilots_left_out) == (6, 6, 4)
    assert (counts.sessions, counts.simulated) == (3, 1)


def test_pilots_are_marked_by_the_folder_they_lie_in(data, tmp_path):
    counts = export(data, tmp_path / "out.csv", ExportRequest(pilot=True))
    with (tmp_path / "out.csv").open(encoding="utf-8", newline="") as file:
        pilots = [row["participant"] for row in csv.DictReader(file) if row["pilot"] == "true"]
    assert pilots == ["P"] * 4
    assert (counts.written, counts.pilots_left_out, counts.sessions) == (10, 0, 4)


@pytest.mark.slow
@pytest.mark.usefixtures("few_analyses")
@pytest.mark.parametrize("name", ["out.csv", "out.jsonl", "out.xlsx", "out.R"])
def test_one_study_is_exported_alone_in_every_format(data, tmp_path, name):
    counts = export(data, tmp_path / name, ExportRequest(study="other"))
    assert (counts.written, counts.sessions) == (2, 1)


@pytest.mark.damages_journals
def test_a_damaged_line_is_told_with_the_counts(data, tmp_path):
    journal = next(path for path in data.glob("*.jsonl") if "sub-A" in path.name)
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join([*lines[:2], b"{damaged\n", *lines[3:]]))
    counts = export(data, tmp_path / "out.csv")
    assert counts.written == 5
    assert counts.problems
    assert any("Check the journals" in sentence for sentence in counts.sentences)


def test_an_export_is_cancelled_by_false(session, tmp_path):
    data = session([HUMAN] * 2000)
    with pytest.raises(ExportCancelled):
        export(data, tmp_path / "out.csv", progress=lambda done, total: False)
    assert not (tmp_path / "out.csv").exists()


FULL = """
import resource, signal, sys
from pathlib import Path
from turingdesk.core.errors import CannotExport, UnknownName
from turingdesk.exchange.export import export
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, resource.RLIM_INFINITY))
for path in sys.argv[2:]:
    try:
        export(Path(sys.argv[1]), Path(path))
    except CannotExport as problem:
        print(problem)
"""


@pytest.mark.slow
@pytest.mark.usefixtures("few_analyses")
@pytest.mark.skipif(sys.platform == "win32", reason="sets a limit that only Unix has")
def test_a_disk_that_takes_no_more_leaves_what_was_there(session, tmp_path):
    data = session([HUMAN] * 2500)
    paths = [tmp_path / kind / f"out.{kind}" for kind in ("csv", "jsonl", "xlsx")]
    for path in paths:
        path.parent.mkdir()
        path.write_text("yesterday's")
    run = subprocess.run(
        [sys.executable, "-W", "error", "-c", FULL, data, *paths],
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stderr == ""
    for path, said in zip(paths, run.stdout.splitlines(), strict=True):
        assert "can't be written. The disk is full." in said
        assert path.name in said
        assert [p.name for p in path.parent.iterdir()] == [path.name]
        assert path.read_text() == "yesterday's"


def test_nothing_to_export_is_an_error(tmp_path):
    (tmp_path / "data").mkdir()
    with pytest.raises(CannotExport, match="There is no session in"):
        export(tmp_path / "data", tmp_path / "out.csv")


def test_the_suffix_names_the_format():
    for exporter in EXPORTERS.values():
        if exporter.suffix:
            found = exporter_for(Path(f"x{exporter.suffix.upper()}"))
            assert found is exporter


def test_a_format_can_be_named_as_the_command_line_writes_names():
    assert exporter_for(Path("shared"), "psych-ds") is EXPORTERS["psych_ds"]
    assert exporter_for(Path("x.csv"), "r-csv") is EXPORTERS["r_csv"]
    with pytest.raises(UnknownName, match="Did you mean 'psych_ds'"):
        exporter_for(Path("shared"), "psychds")


def test_a_name_without_a_suffix_is_told_of_folders():
    with pytest.raises(
        CannotExport, match=r"Known extensions: \.R, .*use --as bids or --as psych-ds"
    ):
        exporter_for(Path("shared"))


def test_only_csv_has_the_names_of_a_profile(data, tmp_path):
    export(data, tmp_path / "out.csv", ExportRequest(profile="jspsych"))
    assert (tmp_path / "out.csv").read_text().startswith("trial_type,trial_index,")
    with pytest.raises(CannotExport, match="doesn't support the setting “Column names”"):
        export(data, tmp_path / "out.xlsx", ExportRequest(profile="jspsych"))
    with pytest.raises(UnknownName, match="Did you mean 'jspsych'"):
        export(data, tmp_path / "out.csv", ExportRequest(profile="jsPsych"))
