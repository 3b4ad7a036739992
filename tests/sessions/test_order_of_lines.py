"""Lines of one session from several threads: one after another, on a disk that refuses some."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Barrier
from time import perf_counter

from tests.small_study import given, small_package
from turingdesk.core.errors import WriteFailed
from turingdesk.journal.journal_file import read_journal
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder

ROUNDS = 60


def begun(tmp_path, data):
    return SessionRecorder.begin(small_package(tmp_path), data, SessionSetup("P-1", "Booth 1"))


def taken(recorder, texts, start):
    """Record what is said, and return what the disk has taken of it."""
    kept = []
    start.wait()
    for text in texts:
        with suppress(WriteFailed):
            recorder.record("said", text=text)
            kept.append(text)
    return kept


def switched(recorder, start):
    """Go to another window and come back, again and again."""
    start.wait()
    for _ in range(ROUNDS):
        recorder.pause("The page was hidden.")
        recorder.shown(perf_counter())


def lines_of(recorder):
    file = read_journal(recorder.path)
    assert file.problems == ()
    assert [line["seq"] for line in file.lines] == list(range(len(file.lines)))
    return file.lines


def test_lines_of_several_threads_have_one_order(tmp_path):
    recorder = begun(tmp_path, tmp_path / "data")
    start = Barrier(3)
    texts = [f"message {number}" for number in range(ROUNDS)]
    with ThreadPoolExecutor(3) as pool:
        pool.submit(switched, recorder, start)
        work = [pool.submit(taken, recorder, half, start) for half in (texts[::2], texts[1::2])]
    recorder.abandon()
    said = [line["text"] for line in lines_of(recorder) if line["kind"] == "said"]
    for half, one in zip((texts[::2], texts[1::2]), work, strict=True):
        assert one.result() == half == [text for text in said if text in half]


def test_no_line_that_was_acknowledged_is_lost_while_the_disk_refuses_others(tmp_path, small_disk):
    disk = small_disk()
    recorder = begun(tmp_path, disk.folder / "data")
    start = Barrier(4)

    def fill_and_clear():
        start.wait()
        for _ in range(ROUNDS // 3):
            disk.fill()
            disk.make_room()

    halves = [[f"message {n}" for n in range(at, ROUNDS, 2)] for at in (0, 1)]
    with ThreadPoolExecutor(4) as pool:
        pool.submit(fill_and_clear)
        pool.submit(switched, recorder, start)
        work = [pool.submit(taken, recorder, half, start) for half in halves]
    recorder.abandon()
    said = [line["text"] for line in lines_of(recorder) if line["kind"] == "said"]
    assert sorted(said) == sorted(text for one in work for text in one.result())


def test_a_line_from_another_thread_belongs_to_the_step_at_which_it_is_written(tmp_path):
    recorder = begun(tmp_path, tmp_path / "data")
    start = Barrier(2)

    def walk():
        start.wait()
        while not recorder.session.is_over:
            recorder.answer(given(recorder.session.step, rt_ms=0.0))

    with ThreadPoolExecutor(2) as pool:
        walking = pool.submit(walk)
        pool.submit(taken, recorder, map(str, range(ROUNDS)), start)
    walking.result()
    steps = [line["step"] for line in lines_of(recorder) if "step" in line]
    assert steps == sorted(steps)
