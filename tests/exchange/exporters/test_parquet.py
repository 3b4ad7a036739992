import pytest
from arro3.core import DataType
from arro3.io import read_parquet

from tests.exchange.exporters.conftest import HEAD
from turingdesk.core.response import CODEBOOK
from turingdesk.exchange.exporters import EXPORTERS, ExportCancelled, ExportOptions
from turingdesk.table.table import load

EXPORTER = EXPORTERS["parquet"]


def read(path):
    """The schema of a file, and its rows."""
    reader = read_parquet(path)
    schema = reader.schema
    rows = []
    for batch in reader:
        columns = [batch.column(name).to_pylist() for name in schema.names]
        rows += [dict(zip(schema.names, row, strict=True)) for row in zip(*columns, strict=True)]
    return schema, rows


def test_one_row_an_answer_with_typed_columns_and_what_they_mean(tmp_path, session):
    table = load(session([{"choice": '=1+1\n"x" 😀\x00', "rt_ms": 12.5}, {"choice": "ok"}]))
    table.responses["choice"] = [table.responses["choice"].iloc[0], "half \ud83d"]
    counts = EXPORTER.write(table, tmp_path / "out.parquet")
    schema, (first, second) = read(tmp_path / "out.parquet")
    assert list(first) == HEAD
    assert (first["choice"], second["choice"]) == ('=1+1\n"x" 😀\x00', "half \\ud83d")
    assert (first["rt_ms"], second["rt_ms"], first["practice"]) == (12.5, None, False)
    assert counts.written == counts.in_journals == 2
    assert counts.altered == 1
    types = {name: schema.field(name).type for name in ("choice", "trial", "rt_ms", "correct")}
    assert types == {
        "choice": DataType.string(),
        "trial": DataType.int64(),
        "rt_ms": DataType.float64(),
        "correct": DataType.bool(),
    }
    assert schema.field("rt_ms").metadata[b"description"].decode() == CODEBOOK["rt_ms"]


def test_columns_of_agents_have_the_type_of_their_values(tmp_path, session):
    rows = [{"choice": "human", "agent": agent, "origin": "machine"} for agent in ("a", "b")]
    table = load(session(rows))
    agents = {"a": {"temperature": "0.8", "model": "x"}, "b": {"model": "y"}}
    table = table.with_agents({str(table.sessions["study"].iloc[0]): agents})
    EXPORTER.write(table, tmp_path / "out.parquet")
    _, found = read(tmp_path / "out.parquet")
    assert [row["agent.temperature"] for row in found] == [0.8, None]
    assert [row["agent.model"] for row in found] == ["x", "y"]


def test_a_cancelled_export_leaves_nothing(tmp_path, session):
    table = load(session([{"choice": "human"}] * 2000))
    with pytest.raises(ExportCancelled):
        EXPORTER.write(table, tmp_path / "out.parquet", lambda *_: False, ExportOptions())
    assert not (tmp_path / "out.parquet").exists()


def test_what_rules_leave_out_stands_with_its_reasons_in_a_file_beside_it(session, tmp_path):
    row = {"choice": "human", "origin": "human", "truth": "human", "correct": True}
    folder = session([row, {**row, "rt_ms": 1250.0, "too_fast": True}])
    EXPORTER.write(load(folder), tmp_path / "out.parquet")
    _, [told] = read(tmp_path / "out-exclusions.parquet")
    assert (told["rule"], told["scope"], told["trial"]) == ("too_fast", "trial", 2)
