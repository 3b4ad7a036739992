"""How the program looks, as it is written on the command line."""

import argparse

import pytest

from turingdesk.cli._look import scale, size


@pytest.mark.parametrize("text", ["", "big", "1024", "1024x", "9x9", "99999x99999", "-1x-1"])
def test_what_is_no_size_of_a_window_is_told_with_an_example(text):
    with pytest.raises(argparse.ArgumentTypeError, match=r"Write e\.g\. 1024x768"):
        size(text)


def test_sizes_and_scales_are_read_as_people_write_them():
    assert size(" 1920 X 1080 ") == size("1920\u00d71080") == (1920, 1080)
    assert [scale(text) for text in ("100", "150%", "200 %")] == [100, 150, 200]
    for wrong in ("50", "401", "1.5", ""):
        with pytest.raises(argparse.ArgumentTypeError, match="from 100 to 400"):
            scale(wrong)
