from dataclasses import replace

from turingdesk.exchange.exporters import ExportOptions
from turingdesk.exchange.exporters._content import Content
from turingdesk.exchange.exporters._dataset import about, readme, sessions, title
from turingdesk.table.table import load

ROW = {"choice": "human", "origin": "human", "truth": "human", "correct": True}


def test_a_folder_is_named_by_the_titles_of_its_studies(session):
    session([ROW], participant="A", study="other", study_title="Words")
    content = Content.of(load(session([ROW] * 2)), ExportOptions())
    assert title(content) == "A study; Words"
    assert "3 answers of 2 sessions, recorded with TuringDesk" in about(content)


def test_a_study_without_a_title_is_named_by_its_id(session):
    content = Content.of(load(session([ROW], study_title=None)), ExportOptions())
    assert title(content) == "demo"


def test_notes_are_not_for_sharing(session):
    table = load(session([ROW]))
    table = replace(table, sessions=table.sessions.assign(notes="Ada was ill"))
    content = Content.of(table, ExportOptions())
    assert "notes" in content.participants
    assert "notes" not in sessions(content)


def test_the_text_to_read_first_tells_what_the_export_told(session):
    fast = {**ROW, "rt_ms": 50.0, "too_fast": True}
    content = Content.of(load(session([ROW, fast], judge="simulated")), ExportOptions())
    told = readme(content, "- `data/`: the tables.")
    assert told.startswith("# A study\n")
    assert "- `data/`: the tables." in told
    assert "- 2 rows are simulated: column judge." in told
    assert "- 1 rows are marked as left out by quality rules" in told
