from argparse import ArgumentTypeError

import pytest

from turingdesk.cli._numbers import number, share, whole


@pytest.mark.parametrize(
    ("read", "text"),
    [
        *((whole(1), text) for text in ("0", "-1", "1.5", "", "many", "²")),
        *((number, text) for text in ("0", "-2", "nan", "inf", "soon", "")),
        *((share(2.0), text) for text in ("-0.1", "2.1", "nan", "all")),
    ],
)
def test_what_is_no_such_number_is_refused_in_a_sentence(read, text):
    with pytest.raises(ArgumentTypeError, match=r"is no (whole )?number"):
        read(text)


def test_numbers_are_read():
    assert (whole(1)("7"), whole(0)("0"), number("0.5"), share(2.0)("2")) == (7, 0, 0.5, 2.0)
