import threading
import time

from turingdesk.sessions.begin_lock import turn


def test_one_at_a_time(tmp_path):
    inside, most = [], []

    def begin():
        with turn(tmp_path) as ours:
            assert ours
            inside.append(1)
            most.append(len(inside))
            time.sleep(0.01)
            inside.pop()

    threads = [threading.Thread(target=begin) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == [1] * 8
    assert not list((tmp_path / "record").glob("*")), "nothing is left behind"


def test_a_turn_of_a_program_that_died_is_passed_by(tmp_path):
    (tmp_path / "record").mkdir()
    dead = tmp_path / "record" / "beginning"
    dead.write_text("booth-3 4711\n")
    with turn(tmp_path, patience_s=0.05) as ours:
        assert not ours
    assert not dead.exists()
    with turn(tmp_path, patience_s=0.05) as ours:
        assert ours


def test_a_folder_that_cannot_be_written_keeps_nobody_from_starting(tmp_path):
    file = tmp_path / "a file"
    file.write_text("")
    with turn(file) as ours:
        assert not ours
