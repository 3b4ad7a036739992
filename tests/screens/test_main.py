"""How screens are asked for on the command line."""

import argparse

import pytest

from tests.screens import draw
from tests.screens.__main__ import main, parser, scale, size, wish_of


@pytest.mark.parametrize("text", ["", "big", "1024", "1024x", "9x9", "99999x99999", "-1x-1"])
def test_what_is_not_the_size_of_a_window_is_answered_with_an_example(text):
    with pytest.raises(argparse.ArgumentTypeError, match="for example 1024x768"):
        size(text)


def test_sizes_and_scales_are_read_as_people_write_them():
    assert size(" 1920 X 1080 ") == size("1920\u00d71080") == (1920, 1080)
    assert [scale(text) for text in ("100", "150%", "200 %")] == [100, 150, 200]
    for wrong in ("50", "401", "1.5", ""):
        with pytest.raises(argparse.ArgumentTypeError, match="from 100 to 400"):
            scale(wrong)


def test_screens_are_taken_at_a_size_of_letters_a_theme_and_a_scale():
    typed = ["-o", "x", "--text-size", "200", "--theme", "dark", "--scale", "200"]
    args = parser().parse_args([*typed, "--size", "1920x1080", "--size", "1024x768"])
    assert (args.text_size, args.theme, args.scale) == (200, "dark", [200])
    assert args.size == [(1920, 1080), (1024, 768)]
    wish = wish_of(args)
    assert (wish.text_percent, wish.theme, wish.scales) == (200, "dark", (200,))
    assert wish.sizes == ((1920, 1080), (1024, 768))


@pytest.mark.parametrize(
    ("typed", "said"), [(["--theme", "drak"], "mean 'dark'"), (["--language", "fr"], "fr")]
)
def test_a_theme_or_language_that_is_not_there_is_told(tmp_path, capsys, typed, said):
    assert main(["-o", str(tmp_path / "out"), *typed]) == 1
    assert said in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_several_names_go_with_commas_and_a_cut_text_makes_the_exit_code_1(
    tmp_path, capsys, monkeypatch
):
    asked = []

    def save_all(out, wish, progress):
        asked.append(wish)
        return draw.Drawn(3, ["a text"] if wish.language == "it" else [])

    monkeypatch.setattr(draw, "save_all", save_all)
    out = str(tmp_path)
    only = ["--only", "desk-help,editor", "--check"]
    assert main(["-o", out, *only, "--language", "de"]) == 0
    assert (asked[0].only, asked[0].language, asked[0].check) == ("desk-help,editor", "de", True)
    assert main(["-o", out, "--language", "it"]) == 1
    assert "a text\n3 screens in" in capsys.readouterr().out


def test_a_name_that_no_screen_has_is_answered_with_those_there_are(tmp_path, capsys):
    assert main(["-o", str(tmp_path / "out"), "--only", "nonesuch"]) == 1
    said = capsys.readouterr().err
    assert "No screen is called 'nonesuch'" in said
    assert "desk-live-empty" in said
    assert not (tmp_path / "out").exists()
