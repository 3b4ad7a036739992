import json

import pytest

from tests.exchange.exporters.conftest import HEAD
from turingdesk.exchange.exporters import EXPORTERS, ExportCancelled, ExportOptions
from turingdesk.table.table import load

EXPORTER = EXPORTERS["jsonl"]


def test_one_object_an_answer_with_all_columns(tmp_path, session):
    data = session([{"choice": '=1+1\n"x" 😀', "rt_ms": 12.5}, {"choice": "human"}])
    counts = EXPORTER.write(load(data), tmp_path / "out.jsonl")
    first, second = map(json.loads, (tmp_path / "out.jsonl").read_text().splitlines())
    assert list(first) == HEAD
    assert first["choice"] == '=1+1\n"x" 😀'
    assert (first["rt_ms"], second["rt_ms"], first["practice"]) == (12.5, None, False)
    assert counts.written == counts.in_journals == 2


def test_a_cancelled_export_leaves_nothing(tmp_path, session):
    table = load(session([{"choice": "human"}] * 2000))
    with pytest.raises(ExportCancelled):
        EXPORTER.write(table, tmp_path / "out.jsonl", lambda *_: False, ExportOptions())
    assert not (tmp_path / "out.jsonl").exists()


def test_what_rules_leave_out_stands_with_its_reasons_in_a_file_beside_it(session, tmp_path):
    row = {"choice": "human", "origin": "human", "truth": "human", "correct": True}
    folder = session([row, {**row, "rt_ms": 1250.0, "too_fast": True}])
    EXPORTER.write(load(folder), tmp_path / "out.jsonl")
    (line,) = (tmp_path / "out-exclusions.jsonl").read_text("utf-8").splitlines()
    told = json.loads(line)
    assert (told["rule"], told["scope"], told["trial"]) == ("too_fast", "trial", 2)
