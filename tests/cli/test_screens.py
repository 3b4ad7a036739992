"""How screens are asked for; tests/gui/test_screens.py draws them."""

import pytest

from turingdesk.cli import main, parser

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from turingdesk.cli.screens import _wish
from turingdesk.gui.screens import all as drawing


def test_screens_are_taken_at_a_size_of_letters_a_theme_and_a_scale():
    typed = ["screens", "-o", "x", "--text-size", "200", "--theme", "dark", "--scale", "200"]
    args = parser().parse_args([*typed, "--size", "1920x1080", "--size", "1024x768"])
    assert (args.text_size, args.theme, args.scale) == (200, "dark", [200])
    assert args.size == [(1920, 1080), (1024, 768)]
    wish = _wish(args)
    assert (wish.text_percent, wish.theme, wish.scales) == (200, "dark", (200,))
    assert wish.sizes == ((1920, 1080), (1024, 768))


@pytest.mark.parametrize(
    ("typed", "said"), [(["--theme", "drak"], "mean 'dark'"), (["--language", "fr"], "fr")]
)
def test_a_theme_or_language_that_is_not_there_is_told(tmp_path, capsys, typed, said):
    assert main(["screens", "-o", str(tmp_path / "out"), *typed]) == 1
    assert said in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_several_names_go_with_commas_and_a_cut_text_makes_the_exit_code_1(
    tmp_path, capsys, monkeypatch
):
    asked = []

    def save_all(out, wish, progress):
        asked.append(wish)
        return drawing.Drawn(3, ["a text"] if wish.language == "it" else [])

    monkeypatch.setattr(drawing, "save_all", save_all)
    out = str(tmp_path)
    only = ["--only", "desk-help,editor", "--check"]
    assert main(["screens", "-o", out, *only, "--language", "de"]) == 0
    assert (asked[0].only, asked[0].language, asked[0].check) == ("desk-help,editor", "de", True)
    assert main(["screens", "-o", out, "--language", "it"]) == 1
    assert "a text\n3 screens in" in capsys.readouterr().out
