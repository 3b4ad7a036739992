"""The command line as a whole: exit codes, messages, and how groups are found."""

import os
import re
import subprocess
import sys

import pytest

from turingdesk import __main__, __version__, cli
from turingdesk.cli import main
from turingdesk.cli._frame import command
from turingdesk.core.errors import BadStudy, Problem

GROUP = """
from turingdesk.cli._frame import command


def add(commands):
    command(commands, "{name}", run=lambda args: {code}, about="Says hello.", example="{name} x")
"""


@pytest.fixture
def run(monkeypatch):
    """Run `turingdesk do WORD` where `do` is the given function."""

    def run(function, *words):
        top = cli.Parser(prog="turingdesk")
        top.add_argument("--debug", action="store_true")
        commands = top.add_subparsers(metavar="COMMAND")
        made = command(commands, "do", run=function, about="Does it.", example="turingdesk do x")
        made.add_argument("word", nargs="?")
        monkeypatch.setattr(cli, "parser", lambda: top)
        return main(list(words) or ["do"])

    return run


@pytest.fixture
def shelf(tmp_path, monkeypatch):
    """A second folder of groups, to drop files in."""
    monkeypatch.setattr(cli, "__path__", [str(tmp_path), *cli.__path__])
    cli.parser.cache_clear()
    yield tmp_path
    cli.parser.cache_clear()
    for path in tmp_path.glob("*.py"):
        sys.modules.pop(f"turingdesk.cli.{path.stem}", None)


def raises(problem):
    def run(_args):
        raise problem

    return run


def test_the_exit_code_is_the_commands(run):
    assert run(lambda _args: 0) == 0
    assert run(lambda _args: 1) == 1


def test_what_cannot_be_done_is_said_without_a_traceback(run, capsys):
    assert run(raises(BadStudy(Problem("No such image.", "Add it.", "captions.csv", 7)))) == 1
    said = capsys.readouterr()
    assert said.err == "captions.csv, line 7: No such image. Add it.\n"
    assert said.out == ""


def test_an_unexpected_error_names_the_file_with_its_details(run, capsys, fresh_settings):
    assert run(raises(ZeroDivisionError("by nothing"))) == 1
    said = capsys.readouterr().err
    (log,) = (fresh_settings / "state" / "turingdesk").glob("error-*.log")
    assert str(log) in said
    assert "ZeroDivisionError: by nothing" in said
    assert "Traceback" not in said
    assert "Traceback" in log.read_text(encoding="utf-8")
    assert __version__ in log.read_text(encoding="utf-8")


@pytest.mark.parametrize("words", [("--debug", "do"), ("do", "--debug"), ("do", "x", "--debug")])
def test_debug_shows_where_it_arose_wherever_it_is_written(run, capsys, words):
    assert run(raises(KeyError("x")), *words) == 1
    assert "Traceback" in capsys.readouterr().err


def test_ctrl_c_stops_with_130(run, capsys):
    assert run(raises(KeyboardInterrupt())) == 130
    assert capsys.readouterr().err == "\nStopped.\n"


def test_wrong_usage_is_exit_code_2_and_names_the_nearest_command(run, capsys):
    with pytest.raises(SystemExit) as stopped:
        run(lambda _args: 0, "doo")
    assert stopped.value.code == 2
    assert "Did you mean 'do'?" in capsys.readouterr().err


def test_help_ends_with_an_example(run, capsys):
    with pytest.raises(SystemExit) as stopped:
        run(lambda _args: 0, "do", "--help")
    assert stopped.value.code == 0
    assert capsys.readouterr().out.endswith("Example:\n  turingdesk do x\n")


def test_a_file_dropped_in_the_folder_adds_its_command(shelf):
    (shelf / "zoo.py").write_text(GROUP.format(name="hello", code=0), encoding="utf-8")
    (shelf / "_aside.py").write_text("raise RuntimeError", encoding="utf-8")
    assert "\n\nMore:\n  hello        Says hello.\n" in cli.parser().format_help()
    assert main(["hello"]) == 0


def test_a_file_says_after_which_command_its_own_is_listed(shelf):
    placed = f'GROUP = "Run"\nAFTER = "demo"\n{GROUP.format(name="hello", code=0)}'
    (shelf / "zoo.py").write_text(placed, encoding="utf-8")
    assert re.search(r"^  demo .+\n  hello +Says hello\.\n", cli.parser().format_help(), re.M)


def test_the_help_lists_every_command_once_in_groups_and_in_the_order_of_use():
    shown = cli.parser().format_help()
    assert re.findall(r"^(\w+):$", shown, re.MULTILINE) == [
        *("options", "Prepare", "Run", "Results", "Lab", "Check")
    ]
    listed = re.findall(r"^  ([a-z][\w-]+) +[A-Z]", shown, re.MULTILINE)
    ours = [name for names in cli.GROUPS.values() for name in names]
    assert [name for name in listed if name in ours] == ours
    (commands,) = (action.choices for action in cli.parser()._actions if action.choices)
    assert sorted(listed) == sorted(commands)
    assert max(map(len, shown.splitlines())) <= 100


def test_no_command_is_the_desk(monkeypatch):
    asked = []

    def parser():
        top = cli.Parser(prog="turingdesk")
        top.add_argument("--debug", action="store_true")
        commands = top.add_subparsers()
        command(commands, "desk", run=lambda a: asked.append(a) or 0, about="Opens.", example="x")
        return top

    monkeypatch.setattr(cli, "parser", parser)
    assert main([]) == 0
    assert main(["--debug"]) == 0
    assert [args.debug for args in asked] == [False, True]


def test_every_command_has_help_with_an_example(capsys):
    actions = [a for a in cli.parser()._actions if a.choices]
    for name in [name for action in actions for name in action.choices]:
        with pytest.raises(SystemExit):
            main([name, "--help"])
        assert f"turingdesk {name}" in capsys.readouterr().out.partition("Example:")[2], name


def test_a_reader_that_leaves_early_gets_no_traceback():
    code = (
        "import sys, argparse; from turingdesk import cli\n"
        "args = argparse.Namespace(debug=False, run=lambda a: print('x' * 10**6) or 0)\n"
        "sys.exit(cli._run(args))"
    )
    read, write = os.pipe()
    os.close(read)
    run = subprocess.run(
        [sys.executable, "-c", code], stdout=write, stderr=subprocess.PIPE, check=False
    )
    os.close(write)
    assert run.returncode == 1
    assert run.stderr == b""


def test_letters_that_the_terminal_lacks_do_not_stop_a_command():
    code = "import turingdesk.cli as cli; cli.parser = lambda: print('né 🙂'); cli.main([])"
    env = {**os.environ, "PYTHONIOENCODING": "ascii"}
    code = f"try:\n    {code}\nexcept AttributeError:\n    pass"
    run = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, check=True)
    assert run.stdout == rb"n\xe9 \U0001f642" + b"\n"


def test_python_m_turingdesk_is_the_same_function():
    assert __main__.main is main
