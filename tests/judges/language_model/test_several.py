from contextlib import closing
from threading import Event, Lock

import pytest

from turingdesk.judges.language_model.several import in_order


@pytest.mark.parametrize("at_once", [1, 3])
def test_results_come_in_the_order_of_the_items(at_once):
    assert list(in_order(lambda n: n * n, range(20), at_once, Event())) == [
        n * n for n in range(20)
    ]


def test_several_are_under_way_and_no_more_than_asked_for():
    inside, most, lock, all_in = 0, 0, Lock(), Event()

    def work(n):
        nonlocal inside, most
        with lock:
            inside += 1
            most = max(most, inside)
            if inside == 3:
                all_in.set()
        all_in.wait(10)
        with lock:
            inside -= 1
        return n

    assert list(in_order(work, range(9), 3, Event())) == list(range(9))
    assert most == 3


def test_who_leaves_half_way_waits_for_what_is_under_way_and_begins_nothing_new():
    done, stop = [], Event()
    with closing(in_order(lambda n: done.append(n) or n, range(1000), 2, stop)) as results:
        assert next(results) == 0
    assert stop.is_set()
    assert len(done) < 10


def test_an_error_stops_the_rest():
    stop = Event()

    def work(n):
        if n == 3:
            raise OSError("gone")
        return n

    with pytest.raises(OSError, match="gone"):
        list(in_order(work, range(1000), 2, stop))
    assert stop.is_set()
