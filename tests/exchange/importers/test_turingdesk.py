"""What TuringDesk exports, it can read again: the same sessions of the same study."""

from contextlib import suppress
from dataclasses import fields

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.exchange.exporters.conftest import HOSTILE, VERDICT, form, said
from turingdesk.analysis import ANALYSES
from turingdesk.core.errors import BadSource, SessionExists
from turingdesk.core.response import COLUMNS, EXCLUDED, SUPERSEDED, Identity, Response
from turingdesk.exchange.export import ExportRequest, export
from turingdesk.exchange.importers import IMPORTERS, ImportOptions
from turingdesk.journal.journal import Entry, Journal, response_entries
from turingdesk.table.table import load

IMPORTER = IMPORTERS["turingdesk"]
SUFFIXES = (".parquet", ".jsonl", ".csv")


@pytest.fixture
def data(session):
    """A person, a simulated judge, a machine, a pilot, forms, any text, and what rules exclude."""
    fast = {**VERDICT, "rt_ms": 50.0, "too_fast": True}
    session([form("31"), *map(said, HOSTILE)], participant="P-001")
    session([VERDICT, {**VERDICT, "task": "words"}, fast], participant="P001")
    session([VERDICT] * 2, participant="P-001", folder="data/pilot", pilot=True)
    session([VERDICT], participant="judge-svm", judge="judge:svm")
    return session([VERDICT] * 3, participant="S-1", judge="simulated")


def rows(data):
    """The responses that count, as plain values, in the order of their sessions."""
    frame = load(data).responses
    frame = frame[~frame["pilot"] & ~frame[SUPERSEDED] & (frame[EXCLUDED] == "")]
    frame = frame[[*COLUMNS]].astype(object).where(frame[[*COLUMNS]].notna(), None)
    return sorted(frame.to_dict("records"), key=lambda row: (row["session"], row["step"]))


def again(data, folder, suffix):
    """Export a data folder, and import what was exported."""
    out = folder / f"export{suffix}"
    export(data, out, ExportRequest(pilot=True))
    sources = [path for path in folder.glob(f"export*{suffix}") if "exclusions" not in path.name]
    return IMPORTER.read(sorted(sources), folder / "again")


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_an_export_is_the_same_study_again(data, tmp_path, suffix):
    report = again(data, tmp_path, suffix)
    assert rows(tmp_path / "again") == rows(data)
    assert sorted(report.left_out.values()) == [1, 2]
    assert {"pilot" in one for one in report.left_out} == {True, False}
    before, after = load(data), load(tmp_path / "again")
    kept = ["session", "participant", "study", "judge", "simulated"]
    assert after.sessions[kept].sort_values(kept).values.tolist() == (
        before.sessions[kept].sort_values(kept).values.tolist()
    )
    for name in ("confusion", "detectability", "agents"):
        one, other = (ANALYSES[name].compute(table.responses) for table in (before, after))
        assert one.to_dict() == other.to_dict() or one.equals(other)
    with pytest.raises(SessionExists):
        again(data, tmp_path, suffix)


TEXTS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\r"), max_size=8)
VALUES = {
    "str": TEXTS.filter(lambda text: text != ""),
    "bool": st.booleans(),
    "int": st.integers(0, 2**53),
    "float": st.floats(0, 1e9, allow_nan=False),
}
FREE = ("stimulus", "prompt", "choice", "truth", "key", "domain", "length_of", "choices", "agent")


def value(one):
    kind = str(one.type).removesuffix(" | None")
    return st.one_of(st.just(one.default), VALUES[kind])


@st.composite
def responses(draw):
    """Responses of one session, with anything in the columns that anybody can write into."""
    identity = Identity("sub-P-1_ses-1_study-s", "P-1", "s", "1", "f" * 16)
    made = []
    for step in range(draw(st.integers(1, 4))):
        own = {
            one.name: draw(value(one))
            for one in fields(Response)
            if one.name in FREE or str(one.type) in ("int | None", "bool | None", "float | None")
        }
        about = {"step": step, "question": draw(TEXTS.filter(str.strip)), "role": "extra"}
        own.pop("resume_gap_s")
        made.append(identity.response(**own | about))
    return made


@given(responses(), st.sampled_from(SUFFIXES))
def test_any_response_is_the_same_again(tmp_path_factory, made, suffix):
    folder = tmp_path_factory.mktemp("data")
    data = folder / "data"
    data.mkdir()
    opening = {"study": "s", "participant": "P-1", "number": 1, "study_hash": "f" * 16}
    with Journal.create(data / "sub-P-1_ses-1_study-s.jsonl") as journal:
        entries = [Entry("opened", "2026-01-01T00:00:00Z", 0.0, opening)]
        journal.append(*entries, *response_entries(made, 0.0))
    again(data, folder, suffix)
    assert rows(folder / "again") == rows(data)


def test_what_is_no_export_is_named(tmp_path):
    (tmp_path / "other.csv").write_text("a,b\n1,2\n")
    with pytest.raises(BadSource, match="an export of responses: it has no column"):
        IMPORTER.read([tmp_path / "other.csv"], tmp_path / "out")
    (tmp_path / "empty.jsonl").write_text("")
    with pytest.raises(BadSource, match="no responses to import"):
        IMPORTER.read([tmp_path / "empty.jsonl"], tmp_path / "out")
    assert not (tmp_path / "out").exists()


@given(st.binary(max_size=200), st.sampled_from(SUFFIXES))
def test_a_damaged_file_is_refused_or_counted(tmp_path_factory, data, suffix):
    folder = tmp_path_factory.mktemp("damaged")
    (folder / f"file{suffix}").write_bytes(data)
    with suppress(BadSource):
        IMPORTER.read([folder], folder / "out", ImportOptions())


def test_cells_of_another_type_are_counted_with_their_row(data, tmp_path):
    export(data, tmp_path / "out.csv")
    path = tmp_path / "out.csv"
    head, first, *rest = path.read_bytes().decode().split("\r\n")
    cells = first.split(",")
    cells[head.split(",").index("trial")] = "many"
    path.write_bytes("\r\n".join([head, ",".join(cells), *rest]).encode())
    report = IMPORTER.read([path], tmp_path / "again")
    assert report.left_out["the column trial is not a int (row 1 of out.csv)"] == 1
