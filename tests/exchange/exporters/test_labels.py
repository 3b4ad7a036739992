import re

from hypothesis import example, given
from hypothesis import strategies as st

from turingdesk.exchange.exporters._labels import labels

codes = st.lists(st.text("aAbB1-: é", min_size=0, max_size=4), max_size=12)


@given(codes)
@example(["P-1", "P1", "p1", "P1x2", "-", "x"])
def test_labels_hold_letters_and_digits_and_differ_even_without_capitals(codes):
    made = labels(codes)
    assert set(made) == set(codes)
    assert all(re.fullmatch(r"[A-Za-z0-9]+", label) for label in made.values())
    assert len({label.lower() for label in made.values()}) == len(made)
    assert labels(reversed(codes)) == made, "the order of arrival does not matter"


def test_a_code_that_is_a_label_keeps_it():
    assert labels(["P-001", "P001"]) == {"P001": "P001", "P-001": "P001x2"}
