"""One coder's way through the texts, without a window."""

import pytest

from tests.plugins.coding.coded_texts import ANSWERS, table
from turingdesk.plugins.coding.coding_work import CodingWork, differences, pair, read_coding_data
from turingdesk.plugins.coding.codings import Codings, TextPlace, texts
from turingdesk.plugins.coding.scheme import schemes

SCHEME = schemes()[0]["reasons"]
FOUND = texts(table(), "reason")


def work(given=()):
    return CodingWork(SCHEME, FOUND, "Ada", dict(given))


def test_it_begins_with_the_first_text_that_is_left():
    order = work().texts
    again = work({order[0].place: frozenset({"1a"}), order[2].place: frozenset()})
    assert again.at == 1
    assert again.done == 2
    again.go(0)
    assert again.codes == {"1a"}


def test_forward_skips_what_is_coded_and_comes_back_to_what_was_left_out():
    order = work().texts
    again = work({order[n].place: frozenset() for n in (1, 3, 4, 5)})
    assert again.at == 0
    again.forward()
    assert again.at == 2
    again.accept()
    again.forward()
    assert again.at == 0
    again.accept()
    assert again.is_done
    for expected in (1, 2, 3, 4, 5, 5):
        again.forward()
        assert again.at == expected


def test_back_stays_at_the_first_and_what_was_not_kept_is_forgotten():
    here = work()
    here.toggle("1a")
    here.toggle("9z")
    assert here.codes == {"1a"}
    here.back()
    assert (here.at, here.codes) == (0, set())


def test_codings_of_other_texts_do_not_count():
    assert work({TextPlace("elsewhere", 1, "reason", ""): frozenset()}).done == 0


def test_the_two_who_did_most_are_compared_where_they_differ():
    places = [text.place for text in FOUND]
    codings = Codings(
        {
            "Ada": {place: frozenset({"1a"}) for place in places},
            "Bob": {place: frozenset({"1a", "2a"}) for place in places[:3]},
            "Cleo": {place: frozenset() for place in places[:1]},
            "Dan": {TextPlace("elsewhere", 1, "reason", ""): frozenset()},
        },
        {places[1]: frozenset()},
    )
    assert pair(codings, FOUND) == (("Ada", 6), ("Bob", 3))
    told = differences(codings, FOUND, "Ada", "Bob")
    assert [one.text.words for one in told] == [answer[-1] for answer in ANSWERS[:3]]
    assert [one.settled for one in told] == [None, frozenset(), None]


def test_a_folder_that_is_not_there_has_nothing_to_code(tmp_path):
    found = read_coding_data(tmp_path / "none")
    assert found.texts == {}
    assert set(found.schemes) == {"reasons", "strategies"}


@pytest.mark.parametrize("name", ["reasons", "strategies"])
def test_every_category_has_a_digit_and_every_code_a_letter(name):
    scheme = schemes()[0][name]
    for number, category in enumerate(scheme.categories, 1):
        assert category.number == number <= 9
        assert [code.id for code in category.codes] == [
            f"{number}{letter}" for letter in "abcdefghijklmnopqrstuvwxyz"[: len(category.codes)]
        ]
