import re
from functools import cache
from itertools import takewhile
from zipfile import ZipFile

import openpyxl
import pandas as pd
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from tests.exchange.conftest import writer
from tests.exchange.exporters.conftest import CELLS, HEAD
from tests.shelf import only
from tests.small_study import small_package, walk_on
from turingdesk.analysis import ANALYSES
from turingdesk.analysis._chapters import CHAPTERS
from turingdesk.core.errors import CannotExport
from turingdesk.core.response import CODEBOOK, COLUMNS
from turingdesk.exchange.export import ExportRequest, export
from turingdesk.exchange.exporters import EXPORTERS, ExportCancelled, ExportOptions, _workbook
from turingdesk.exchange.exporters.xlsx import SHEETS
from turingdesk.journal.signing import own_key
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.table.table import load

EXPORTER = EXPORTERS["xlsx"]
HOSTILE = [
    *CELLS,
    "#N/A",
    "_x005F_x0041_",
    "<r><t>x</t></r>",
    "]]>",
    "mailto:a@b.c",
    "{=1+1}",
    "\ufffe\uffff",
]
anything = st.text(st.characters(exclude_categories=["Cs"]), min_size=1)


def shown(text):
    """What Excel shows of a stored text: its escapes are the signs they stand for."""
    return re.sub("_x([0-9A-Fa-f]{4})_", lambda found: chr(int(found[1], 16)), text)


def write(path, texts):
    with _workbook.opened(path) as book:
        book.sheet("texts", ["text"], ([text] for text in texts))
    _workbook.check(path, book.rows)
    return book


def cells(path):
    book = openpyxl.load_workbook(path)
    found = [row[0] for row in book.active.iter_rows(min_row=2)]
    book.close()
    return found


@pytest.mark.parametrize("text", HOSTILE, ids=repr)
def test_text_stays_text(tmp_path, text):
    path = tmp_path / "out.xlsx"
    write(path, [text])
    (cell,) = cells(path)
    assert cell.data_type == "s"
    assert cell.hyperlink is None
    assert shown(cell.value) == text
    read = pd.read_excel(path, dtype=str, keep_default_na=False)
    assert shown(read["text"][0]) == text


@pytest.mark.parametrize("text", [t for t in HOSTILE if t.isprintable() and "_x" not in t])
def test_text_without_control_signs_needs_no_escape(tmp_path, text):
    path = tmp_path / "out.xlsx"
    write(path, [text])
    assert cells(path)[0].value == text


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(anything, min_size=1, max_size=8))
@example(HOSTILE)
def test_every_text_reads_back_as_it_was(tmp_path, texts):
    path = tmp_path / "out.xlsx"
    write(path, texts)
    assert [shown(cell.value) for cell in cells(path)] == texts


@pytest.mark.parametrize(
    ("length", "kept"), [(32_767, 32_767), (32_768, 32_767), (40_000, 32_767)]
)
def test_a_long_text_is_cut_at_excels_limit_and_named(tmp_path, length, kept):
    path = tmp_path / "out.xlsx"
    book = write(path, ["short", "x" * length])
    assert len(cells(path)[1].value) == kept
    assert [(cut.cell, cut.length) for cut in book.cut] == (
        [("texts!A3", length)] if length > kept else []
    )


def test_a_long_text_is_not_cut_through_a_character(tmp_path):
    path = tmp_path / "out.xlsx"
    book = write(path, ["x" + "😀" * 20_000])
    text = cells(path)[0].value
    assert text == "x" + "😀" * 16_383
    assert book.cut[0].length == 40_001


def test_numbers_and_truth_values_keep_their_type(tmp_path):
    path = tmp_path / "out.xlsx"
    row = [3, 2.5, True, None, "", 2**60, float("inf")]
    with _workbook.opened(path) as book:
        book.sheet("values", list("abcdefg"), [row])
    sheet = openpyxl.load_workbook(path).active
    assert [cell.value for cell in sheet[2]] == [3, 2.5, True, None, None, str(2**60), "inf"]


@pytest.fixture(scope="module")
def exported(tmp_path_factory):
    """A workbook of a small data folder, and what was counted; each is written once.

    With a few analyses: tests of the shelf compute all of them.
    """
    home = tmp_path_factory.mktemp("workbooks")

    @cache
    def run(**options):
        forms = {
            "role": "form",
            "question": "age",
            "block": "demographics",
            "trial": 0,
            "task": "",
        }
        human = {"origin": "human", "truth": "human", "composition": "H", "rt_ms": 5000.0}
        machine = {**human, "origin": "machine", "truth": "machine", "agent": "GIT"}
        answers = [
            {**forms, "choice": "2-3"},
            {**human, "choice": "human", "correct": True, "stimulus": "=1+1"},
            {**machine, "choice": "human", "correct": False, "left_id": "007"},
        ]
        folder = home / str(len(list(home.iterdir())))
        session = writer(folder)
        session(answers, participant="007")
        session(answers[1:], participant="SIM", judge="simulated")
        data = session(answers[1:], participant="PIL", pilot=True)
        path = folder / "out.xlsx"
        with only("confusion", "detectability", "agents", "effects", "passrate"):
            counts = EXPORTER.write(load(data), path, lambda *_: None, ExportOptions(**options))
        return counts, openpyxl.load_workbook(path), data

    return run


def records(sheet):
    head, *rows = sheet.iter_rows(values_only=True)
    return [dict(zip(head, row, strict=True)) for row in rows]


def block(sheet, name):
    """The rows of an analysis, which are under its title, a sentence and the heads."""
    lines = iter(sheet.iter_rows(values_only=True))
    next(line for line in lines if line[0] == ANALYSES[name].title)
    next(lines)
    heads = next(lines)
    return [
        dict(zip(heads, line, strict=True))
        for line in takewhile(lambda line: any(one is not None for one in line), lines)
    ]


class TestWorkbook:
    def test_sheets_are_in_their_order(self, exported):
        _, book, _ = exported()
        names = book.sheetnames
        assert names[:5] == ["summary", "responses", "forms", "participants", "stimuli"]
        assert names[5] == "Overview"
        assert names[-2:] == ["exclusions", "codebook"]
        assert len(names) <= 12
        told = [row["what"] for row in records(book["summary"])]
        assert told[: len(names) - 1] == [f"sheet {name}" for name in names[1:]]
        assert "how to cite" in told
        assert {name for one in SHEETS.values() for name in one} == {one.name for one in CHAPTERS}

    def test_what_is_not_computed_is_listed_once_with_a_reason(self, exported):
        _, book, _ = exported()
        missing = [r["value"] for r in records(book["summary"]) if r["what"] == "not computed"]
        titles = {one.partition(": ")[0] for one in missing}
        assert len(titles) == len(missing) > 0
        assert all(one.partition(": ")[2] for one in missing)
        cells = [one.value for sheet in book for one in sheet["A"]]
        assert not titles & set(cells)

    def test_stimuli_have_a_row_each_with_their_verdicts(self, exported):
        _, book, _ = exported()
        stimuli = records(book["stimuli"])
        assert "=1+1" in {row["stimulus"] for row in stimuli}
        verdicts = [row for row in records(book["responses"]) if row["role"] == "verdict"]
        assert sum(row["verdicts"] for row in stimuli) == len(verdicts)

    def test_rows_are_as_many_as_in_the_journals(self, exported):
        counts, book, data = exported()
        written = sum(
            line.count('"kind":"response"')
            for path in data.glob("*.jsonl")
            if "PIL" not in path.name
            for line in path.read_text().splitlines()
        )
        assert counts.in_journals == counts.written == written == 5
        assert book["responses"].max_row == 5
        assert [row["choice"] for row in records(book["forms"])] == ["2-3"]
        summary = {r["what"]: r["value"] for r in records(book["summary"])}
        assert summary["responses in the journals"] == summary["rows written"] == 5
        assert summary["responses of pilot sessions left out"] == 2
        assert summary["simulated rows"] == 2
        assert counts.sentences[0] == "5 responses in the journals, 5 rows written."

    def test_ids_and_answers_are_text(self, exported):
        _, book, _ = exported()
        head = [cell.value for cell in book["responses"][1]]
        assert head == HEAD
        first = {r["stimulus"]: r for r in records(book["responses"])}
        assert "=1+1" in first
        assert {r["participant"] for r in records(book["responses"])} == {"007", "SIM"}
        assert "007" in {r["left_id"] for r in records(book["responses"])}

    @pytest.mark.slow
    @pytest.mark.usefixtures("few_analyses")
    def test_pilots_come_only_on_request(self, exported):
        counts, book, _ = exported(pilot=True)
        assert counts.pilots_left_out == 0
        assert {r["participant"] for r in records(book["responses"])} == {"007", "SIM", "PIL"}

    def test_simulated_judges_are_marked_and_counted_apart(self, exported):
        counts, book, _ = exported()
        assert counts.simulated == 2
        assert any("2 rows are simulated" in sentence for sentence in counts.sentences)
        assert {r["judges"] for r in block(book["Overview"], "confusion")} == {
            "people",
            "simulated",
        }

    def test_the_confusion_matrix_is_that_of_the_analysis(self, exported):
        _, book, _ = exported()
        people = [r for r in block(book["Overview"], "confusion") if r["judges"] == "people"]
        assert [(r["truth"], r["n_human"], r["n_machine"]) for r in people] == [
            ("human", 1, 0),
            ("machine", 1, 0),
        ]
        (git, _) = block(book["Overview"], "agents")
        assert (git["agent"], git["n"], git["said_machine"]) == ("GIT", 1, 0)

    def test_participants_have_their_form_answers_as_text(self, exported):
        _, book, _ = exported()
        people = {r["participant"]: r for r in records(book["participants"])}
        assert people["007"]["age"] == "2-3"
        assert people["SIM"]["age"] is None
        assert people["SIM"]["simulated"] is True
        assert (people["007"]["state"], people["007"]["done"]) == ("completed", 3)

    def test_the_codebook_explains_every_column(self, exported):
        _, book, _ = exported()
        told = {(r["sheet"], r["column"]): r["about"] for r in records(book["codebook"])}
        for name in COLUMNS:
            assert told["responses", name] == CODEBOOK[name]
        heads = {cell.value for cell in book["participants"][1]}
        assert all(told["participants", name] for name in heads)
        assert told["participants", "age"] == "Form demographics: age"


@pytest.mark.slow
@pytest.mark.usefixtures("few_analyses")
def test_personal_fields_come_only_on_request(tmp_path, session):
    field = {"role": "form", "block": "demographics", "question": "name", "trial": 0, "task": ""}
    data = session([{"choice": "human", "truth": "human", "origin": "human", "correct": True}])
    session([{**field, "choice": "Ada"}], folder="data/personal")
    table = load(data)
    EXPORTER.write(table, tmp_path / "plain.xlsx")
    EXPORTER.write(
        table, tmp_path / "all.xlsx", lambda *_: None, ExportOptions(personal=data / "personal")
    )
    assert "Ada" not in str(
        records(openpyxl.load_workbook(tmp_path / "plain.xlsx")["participants"])
    )
    (person,) = records(openpyxl.load_workbook(tmp_path / "all.xlsx")["participants"])
    assert person["name"] == "Ada"


@pytest.mark.slow
@pytest.mark.usefixtures("few_analyses")
def test_a_form_field_named_like_a_column_keeps_its_forms_name(tmp_path, session):
    field = {"role": "form", "trial": 0, "task": "", "question": "state"}
    data = session([{**field, "block": "home", "choice": "Bavaria"}])
    EXPORTER.write(load(data), tmp_path / "out.xlsx")
    (person,) = records(openpyxl.load_workbook(tmp_path / "out.xlsx")["participants"])
    assert (person["state"], person["home.state"]) == ("completed", "Bavaria")


@pytest.mark.slow
@pytest.mark.usefixtures("few_analyses")
def test_a_cut_text_is_named_in_the_summary_and_whole_in_the_csv(tmp_path, session):
    data = session([{"choice": "y" * 33_000, "role": "extra"}])
    counts = EXPORTER.write(load(data), tmp_path / "out.xlsx")
    (cut,) = counts.cut
    column = openpyxl.utils.get_column_letter(HEAD.index("choice") + 1)
    assert cut.cell == f"responses!{column}2"
    summary = records(openpyxl.load_workbook(tmp_path / "out.xlsx")["summary"])
    assert {"what": "cut", "value": f"{cut.cell}: 33,000 characters"} in summary
    EXPORTERS["csv"].write(load(data), tmp_path / "out.csv")
    assert "y" * 33_000 in (tmp_path / "out.csv").read_text()


class TestFailure:
    @pytest.fixture
    def data(self, session):
        return session([{"choice": "human"}] * 4500)

    @pytest.mark.slow
    def test_a_cancelled_export_leaves_nothing(self, data, tmp_path):
        path = tmp_path / "out" / "out.xlsx"
        path.parent.mkdir()
        seen = []

        def stop(done, total):
            seen.append(done)
            return done < 4000

        with pytest.raises(ExportCancelled):
            EXPORTER.write(load(data), path, stop, ExportOptions())
        assert seen == [2000, 4000]
        assert list(path.parent.iterdir()) == []

    @pytest.mark.slow
    def test_an_error_in_the_callback_leaves_nothing(self, data, tmp_path):
        path = tmp_path / "out" / "out.xlsx"
        path.parent.mkdir()

        def fail(done, total):
            raise RuntimeError

        with pytest.raises(RuntimeError):
            EXPORTER.write(load(data), path, fail, ExportOptions())
        assert list(path.parent.iterdir()) == []

    @pytest.mark.slow
    def test_more_rows_than_a_sheet_holds_are_refused(self, data, tmp_path, monkeypatch):
        monkeypatch.setattr(_workbook, "MOST_ROWS", 4000)
        with pytest.raises(CannotExport, match="Export as CSV, or export one study"):
            EXPORTER.write(load(data), tmp_path / "out.xlsx")
        assert not (tmp_path / "out.xlsx").exists()

    def test_a_sheet_that_lost_rows_is_not_called_written(self, tmp_path):
        path = tmp_path / "out.xlsx"
        write(path, ["one", "two"])
        with pytest.raises(CannotExport, match="failed: it contains 2 of 3 rows"):
            _workbook.check(path, {"texts": 3})

    def test_a_damaged_workbook_is_not_called_written(self, tmp_path):
        path = tmp_path / "out.xlsx"
        write(path, ["one"] * 1000)
        data = bytearray(path.read_bytes())
        with ZipFile(path) as file:
            start = file.getinfo("xl/worksheets/sheet1.xml").header_offset
        data[start + 200 : start + 260] = b"\x00" * 60
        path.write_bytes(data)
        with pytest.raises(CannotExport, match="failed"):
            _workbook.check(path, {"texts": 1000})


@pytest.mark.slow
@pytest.mark.usefixtures("few_analyses")
def test_exclusions_have_a_sheet_and_the_summary_counts_before_and_after(session, tmp_path):
    row = {"choice": "human", "origin": "human", "truth": "human", "correct": True}
    data = session([row, {**row, "rt_ms": 1250.0, "too_fast": True}], rules=[{"kind": "too_fast"}])
    EXPORTER.write(load(data), tmp_path / "out.xlsx")
    book = openpyxl.load_workbook(tmp_path / "out.xlsx")
    (told,) = records(book["exclusions"])
    assert (told["rule"], told["trial"], told["participant"]) == ("too_fast", 2, "P-001")
    assert told["reason"].startswith("Answered after 1.250 s")
    summary = {r["what"]: r["value"] for r in records(book["summary"])}
    assert summary["verdicts on origin before quality rules, people"] == 2
    assert summary["verdicts on origin after quality rules, people"] == 1
    assert "1 single trial" in summary["rule Too fast (too_fast) of demo"]
    assert summary["rows marked by quality rules"] == 1


@pytest.mark.slow
@pytest.mark.usefixtures("few_analyses")
def test_sessions_and_summary_name_the_key_that_signed_them(tmp_path):
    data = tmp_path / "data"
    recorder = SessionRecorder.begin(small_package(tmp_path), data, SessionSetup("P-1", "Booth 1"))
    walk_on(recorder)
    export(data, tmp_path / "out.xlsx", ExportRequest())
    book = openpyxl.load_workbook(tmp_path / "out.xlsx")
    summary = {row["what"]: row["value"] for row in records(book["summary"])}
    assert summary["keys that signed the sessions (Ed25519)"] == own_key()
    assert [row["signing_key"] for row in records(book["participants"])] == [own_key()]
