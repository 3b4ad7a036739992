from turingdesk.store.journal import Journal
from turingdesk.store.journal_file import read_journal
from turingdesk.store.recording import Clock, Recording


def test_the_clock_counts_milliseconds_from_its_zero():
    now = [12.5]
    clock = Clock(lambda: now[0], lambda: "noon", zero=10.0)
    assert clock.ms == 2500.0
    assert clock.since(10.25) == 250.0


def test_after_the_end_nothing_is_written_and_nothing_fails(tmp_path):
    path = tmp_path / "sub-P-1_ses-1_study-small.jsonl"
    recording = Recording(Journal.create(path), Clock(lambda: 1.0, lambda: "noon"))
    recording.write("note", {"text": "a"})
    recording.close()
    recording.write("note", {"text": "b"})
    recording.keep([], {"step": 1})
    recording.keep_apart([])
    recording.close()
    (line,) = read_journal(path).lines
    assert (line["text"], line["at"], line["t_ms"]) == ("a", "noon", 1000.0)
    recording.discard()
    assert path.exists()
