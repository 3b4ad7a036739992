import csv

import pandas as pd
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from tests.exchange.exporters.conftest import CELLS, HEAD
from turingdesk.core.errors import CannotExport
from turingdesk.exchange.exporters import EXPORTERS, ExportCancelled, ExportOptions
from turingdesk.exchange.exporters._cells import rows
from turingdesk.table.table import frame, load

EXPORTER = EXPORTERS["csv"]
HOSTILE = [
    *CELLS,
    "NULL",
    "nan",
    "old\rMac",
    "'quoted",
    ",",
    "x" * 40_000,
    "\ufeffmark",
]
anything = st.text(st.characters(exclude_categories=["Cs"]), min_size=1)


def table(texts):
    """A table whose answers are these texts; nothing else about it matters."""
    lines = [
        {"kind": "response", "session": "s", "step": n, "choice": text, "role": "extra"}
        for n, text in enumerate(texts)
    ]
    from turingdesk.table.sessions_table import SESSION_COLUMNS
    from turingdesk.table.table import Table

    sessions = pd.DataFrame(columns=[*SESSION_COLUMNS]).astype({"pilot": bool})
    return Table(frame(lines), sessions, ())


def write(texts, path, **options):
    return EXPORTER.write(table(texts), path, lambda *_: None, ExportOptions(**options))


@pytest.mark.sampled(6)
@pytest.mark.parametrize("text", HOSTILE, ids=lambda text: repr(text[:12]))
def test_text_survives_pandas_and_the_csv_module(tmp_path, text):
    path = tmp_path / "out.csv"
    write([text], path)
    with path.open(encoding="utf-8", newline="") as file:
        csv.field_size_limit(1 << 20)
        (row,) = csv.DictReader(file)
    assert row["choice"] == text
    read = pd.read_csv(path, dtype=str, keep_default_na=False, lineterminator=None)
    if "\r" not in text.replace("\r\n", ""):
        assert read["choice"][0] == text


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(anything, min_size=1, max_size=8))
@example(HOSTILE)
def test_every_text_reads_back_as_it_was(tmp_path, texts):
    path = tmp_path / "out.csv"
    counts = write(texts, path)
    with path.open(encoding="utf-8", newline="") as file:
        csv.field_size_limit(1 << 20)
        found = [row["choice"] for row in csv.DictReader(file)]
    assert found == texts
    assert counts.written == counts.in_journals == len(texts)
    python = pd.read_csv(path, dtype=str, keep_default_na=False, engine="python")
    assert list(python["choice"]) == texts


def test_columns_are_those_of_the_response_in_order(tmp_path, session):
    data = session([{"choice": "human", "truth": "human", "correct": True, "rt_ms": 812.5}])
    EXPORTER.write(load(data), tmp_path / "out.csv")
    lines = (tmp_path / "out.csv").read_bytes().split(b"\r\n")
    assert lines[0].decode().split(",") == HEAD
    (row,) = csv.DictReader(lines[i].decode() for i in (0, 1))
    assert (row["rt_ms"], row["correct"], row["practice"]) == ("812.5", "true", "false")
    assert (row["length"], row["resume_gap_s"]) == ("", "")
    assert lines[-1] == b"", "the last line ends, too"


def test_excel_gets_its_mark_only_on_request(tmp_path):
    write(["é"], tmp_path / "plain.csv")
    write(["é"], tmp_path / "marked.csv", excel=True)
    assert (tmp_path / "plain.csv").read_bytes().startswith(b"participant")
    assert (tmp_path / "marked.csv").read_bytes().startswith(b"\xef\xbb\xbfparticipant")


def test_half_a_character_is_spelt_out_and_told(tmp_path, monkeypatch):
    made = table(["ok", "x"])
    made.responses["choice"] = pd.Series(["ok", "half \ud83d"], dtype=object)
    counts = EXPORTER.write(made, tmp_path / "out.csv")
    assert counts.altered == 1
    assert r"half \ud83d" in (tmp_path / "out.csv").read_text()
    assert any("half a character" in sentence for sentence in counts.sentences)


def test_a_cancelled_export_leaves_what_was_there(tmp_path):
    path = tmp_path / "out.csv"
    path.write_text("yesterday's")
    seen = []

    def stop(done, total):
        seen.append((done, total))
        return False

    with pytest.raises(ExportCancelled):
        EXPORTER.write(table(["x"] * 5000), path, stop, ExportOptions())
    assert seen == [(2000, 5000)]
    assert path.read_text() == "yesterday's"
    assert [p.name for p in tmp_path.iterdir()] == ["out.csv"]


def test_what_does_not_read_back_is_not_called_written(tmp_path, monkeypatch):
    from turingdesk.exchange.exporters import _delimited

    read_back = _delimited.read_back

    def damaged(path, form):
        text = path.read_text(encoding=form.encoding)
        path.write_text(text.replace("two", "2wo"), encoding=form.encoding)
        return read_back(path, form)

    monkeypatch.setattr(_delimited, "read_back", damaged)
    with pytest.raises(CannotExport, match="failed"):
        write(["one", "two"], tmp_path / "out.csv")
    assert list(tmp_path.iterdir()) == []


def test_cells_are_plain_values_of_python():
    values = pd.DataFrame(
        {
            "text": pd.Categorical(["a", None]),
            "flag": pd.array([True, None], dtype="boolean"),
            "whole": pd.array([3, None], dtype="Int64"),
            "number": [1.5, float("nan")],
        }
    )
    assert list(rows(values)) == [("a", True, 3, 1.5), (None, None, None, None)]
    assert [type(value) for value in next(rows(values))] == [str, bool, int, float]


def test_what_rules_leave_out_stands_with_its_reasons_in_a_file_beside_it(session, tmp_path):
    row = {"choice": "human", "origin": "human", "truth": "human", "correct": True}
    folder = session([row, {**row, "rt_ms": 1250.0, "too_fast": True}])
    counts = EXPORTER.write(load(folder), tmp_path / "out.csv")
    with (tmp_path / "out-exclusions.csv").open(encoding="utf-8", newline="") as file:
        (told,) = csv.DictReader(file)
    assert (told["rule"], told["trial"]) == ("too_fast", "2")
    assert told["reason"] == "Answered after 1.250 s; below the block's time limit."
    assert any("out-exclusions.csv lists the reason" in one for one in counts.sentences)
    with (tmp_path / "out.csv").open(encoding="utf-8", newline="") as file:
        assert [one["excluded"] for one in csv.DictReader(file)] == ["", "too_fast"]


def test_reasons_of_an_earlier_export_are_not_left_behind(session, tmp_path):
    row = {"choice": "human", "origin": "human", "truth": "human", "correct": True}
    EXPORTER.write(load(session([row])), tmp_path / "out.csv")
    assert not (tmp_path / "out-exclusions.csv").exists()
    (tmp_path / "out-exclusions.csv").write_text("old", encoding="utf-8")
    EXPORTER.write(load(tmp_path / "data"), tmp_path / "out.csv")
    assert "old" not in (tmp_path / "out-exclusions.csv").read_text("utf-8")


FORM = {
    "role": "form",
    "block": "about",
    "question": "age",
    "choice": "31",
    "task": "",
    "trial": 0,
}


def read(path):
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_answers_to_forms_are_in_a_file_beside_it(tmp_path, session):
    data = session([FORM, {"choice": "human"}])
    counts = EXPORTER.write(load(data), tmp_path / "out.csv")
    assert [row["choice"] for row in read(tmp_path / "out.csv")] == ["human"]
    (row,) = read(tmp_path / "out-forms.csv")
    assert [row[name] for name in ("participant", "block", "question", "choice")] == [
        *("P-001", "about", "age", "31")
    ]
    assert counts.written == counts.in_journals == 2
    assert "out-forms.csv contains the answers to forms." in counts.sentences


LIKE_FORMULAS = ["=1+1", "+49 351", "-", "@SUM(A1)", '=HYPERLINK("x")', "1=1", "'=1"]


def test_texts_like_formulas_are_exact_and_told(tmp_path, session):
    data = session([{"choice": text, "role": "extra"} for text in LIKE_FORMULAS])
    counts = EXPORTER.write(load(data), tmp_path / "out.csv")
    assert [row["choice"] for row in read(tmp_path / "out.csv")] == LIKE_FORMULAS
    (told,) = [one for one in counts.sentences if "formulas" in one]
    assert told.startswith("Some texts start with =, +, -, or @: choice (5).")
    assert "or make them safe for spreadsheets" in told
    plain = EXPORTER.write(load(session([{"choice": "a"}], folder="b")), tmp_path / "plain.csv")
    assert plain.formulas == {}


def test_texts_like_formulas_are_made_harmless_on_request(tmp_path, session):
    form = {**FORM, "choice": "=now()"}
    data = session([form, *({"choice": t, "role": "extra", "rt_ms": -1.5} for t in LIKE_FORMULAS)])
    counts = EXPORTER.write(
        load(data), tmp_path / "out.csv", lambda *_: None, ExportOptions(safe=True)
    )
    found = read(tmp_path / "out.csv")
    harmless = [f"'{text}" for text in LIKE_FORMULAS[:5]]
    assert [row["choice"] for row in found] == [*harmless, *LIKE_FORMULAS[5:]]
    assert {row["rt_ms"] for row in found} == {"-1.5"}, "numbers are no texts"
    assert read(tmp_path / "out-forms.csv")[0]["choice"] == "'=now()"
    assert any("An apostrophe was added before each" in one for one in counts.sentences)


@pytest.mark.parametrize("before", ["\t", "\r", "\n"])
def test_a_formula_behind_a_tab_or_line_break_is_made_harmless_too(tmp_path, session, before):
    data = session([{"choice": f"{before}=1+1", "role": "extra"}])
    EXPORTER.write(load(data), tmp_path / "out.csv", lambda *_: None, ExportOptions(safe=True))
    (row,) = read(tmp_path / "out.csv")
    assert row["choice"] == f"'{before}=1+1"
