"""Plugins from elsewhere: what is wrong with one is named, and the others work."""

import subprocess
import sys
from pathlib import Path

import pytest

import turingdesk
from turingdesk.cli import main, parser
from turingdesk.core import plugin
from turingdesk.core.errors import BadStudy, NameTaken
from turingdesk.core.plugin import folders_named, plugins, switch_on
from turingdesk.core.shelf import modules, see_that_names_differ

DECLARED = """\
from turingdesk.core.plugin import Plugin

PLUGIN = Plugin(name={name!r}, title="Smells", version={version!r}, requires={requires!r}{more})
"""
TASK = """\
from turingdesk.tasks.words import TASK as WORDS

TASK = WORDS
"""
VIEW = "from turingdesk.gui.tasks.words import VIEW as VIEW\n"


def write(folder, name="smells", files=(), version="1.2", requires=(), more=""):
    """A package that is a plugin, with more files by path."""
    package = folder / name
    package.mkdir(parents=True)
    told = DECLARED.format(name=name, version=version, requires=tuple(requires), more=more)
    (package / "__init__.py").write_text(told, "utf-8")
    for path, text in dict(files).items():
        file = package / path
        file.parent.mkdir(parents=True, exist_ok=True)
        for above in file.parents[: len(Path(path).parents) - 1]:
            (above / "__init__.py").touch()
        file.write_text(text, "utf-8")
    return package


@pytest.fixture
def elsewhere(tmp_path):
    """A folder of plugins that is switched on."""
    folder = tmp_path / "plugins"
    folder.mkdir()
    before = {*sys.modules}
    switch_on(folder)
    yield folder
    plugin._switched_on.remove(folder)
    sys.path[:] = [place for place in sys.path if place != str(folder)]
    for name in {*sys.modules} - before:
        if name.partition(".")[0] in {path.name for path in folder.iterdir()}:
            del sys.modules[name]
    plugins.cache_clear()


def test_a_plugin_from_elsewhere_brings_things_for_shelves(elsewhere):
    write(elsewhere, files={"tasks/smells.py": TASK, "gui/tasks/smells.py": VIEW})
    loaded = plugins().loaded["smells"]
    assert not plugins().problems
    assert not loaded.is_own
    assert loaded.plugin.version == "1.2"
    assert modules("turingdesk.tasks")["smells"] == "smells.tasks.smells"
    assert modules("turingdesk.gui.tasks")["smells"] == "smells.gui.tasks.smells"
    see_that_names_differ()


def test_files_that_are_no_modules_are_found_in_the_plugins_that_have_them(elsewhere):
    before = folders_named("new")
    package = write(elsewhere, files={"new/smells/study.toml": 'id = "my-study"'})
    plugins.cache_clear()
    assert folders_named("new") == [*before, package / "new"]
    assert package / "help" not in folders_named("help")


def test_the_hash_of_a_plugin_follows_its_files(elsewhere):
    package = write(elsewhere, files={"tasks/smells.py": TASK, "gui/tasks/smells.py": VIEW})
    first = plugins().loaded["smells"].record
    plugins.cache_clear()
    assert plugins().loaded["smells"].record == first
    (package / "tasks" / "smells.py").write_text(TASK + "\n", "utf-8")
    plugins.cache_clear()
    assert plugins().loaded["smells"].record["hash"] != first["hash"]


BAD = {
    "import error": ({"tasks/smells.py": "import no_such_thing\n"}, {}, "no_such_thing"),
    "leaves": ({"analysis/smells.py": "raise SystemExit(3)\n"}, {}, "SystemExit"),
    "endless": ({"analysis/smells.py": "while True:\n    pass\n"}, {}, "didn't finish"),
    "waits": ({"analysis/smells.py": "import time\ntime.sleep(300)\n"}, {}, "didn't finish"),
    "nothing offered": ({"analysis/smells.py": "X = 1\n"}, {}, "ANALYSIS is missing"),
    "view without task": ({"gui/tasks/smells.py": VIEW}, {}, "doesn't have"),
    "task without view": ({"tasks/smells.py": TASK}, {}, "has no view"),
    "version": ({}, {"version": "first"}, "'first'"),
    "newer program": ({}, {"more": ', since="99.1"'}, "99.1"),
    "requires": ({}, {"requires": ("tastes",)}, "tastes"),
}


@pytest.mark.parametrize("wrong", BAD)
def test_a_plugin_that_fails_is_named_and_left_out(elsewhere, monkeypatch, wrong):
    files, declared, why = BAD[wrong]
    monkeypatch.setattr(plugin, "IMPORT_S", 1.0)
    write(elsewhere, files=files, **declared)
    write(elsewhere, "fine")
    (problem,) = plugins().problems
    assert "smells" in problem.message
    assert why in problem.message
    assert problem.fix
    assert "smells" not in plugins().loaded
    assert "fine" in plugins().loaded


def test_a_package_that_declares_nothing_or_another_name_is_left_out(elsewhere):
    write(elsewhere, "smells")
    (elsewhere / "smells" / "__init__.py").write_text("", "utf-8")
    write(elsewhere, "tastes")
    (elsewhere / "tastes").rename(elsewhere / "touch")
    said = {problem.file: problem.message for problem in plugins().problems}
    assert "PLUGIN is missing" in said["smells"]
    assert "'tastes'" in said["touch"]


def test_two_things_of_one_name_stop_the_start_and_are_both_named(elsewhere, capsys):
    write(elsewhere, files={"analysis/confusion.py": "ANALYSIS = None\n"})
    with pytest.raises(NameTaken) as refused:
        see_that_names_differ()
    for place in ("turingdesk.analysis.confusion", "smells.analysis.confusion"):
        assert place in str(refused.value)
    assert main(["help"]) == 1
    assert "smells.analysis.confusion" in capsys.readouterr().err


def test_a_command_that_cannot_be_added_stops_the_start_without_a_traceback(elsewhere, capsys):
    add = "def add(commands):\n    raise LookupError('no such nose')\n"
    write(elsewhere, files={"commands/smell.py": add})
    parser.cache_clear()
    assert main(["help"]) == 1
    err = capsys.readouterr().err
    assert "no such nose" in err
    assert "Traceback" not in err


def test_two_plugins_of_one_name_stop_the_start(elsewhere):
    write(elsewhere)
    other = elsewhere.with_name("more")
    write(other)
    switch_on(other)
    with pytest.raises(NameTaken, match="'smells'"):
        plugins()
    plugin._switched_on.remove(other)


def test_what_is_left_out_is_told_at_the_start_and_by_the_doctor(elsewhere, capsys):
    write(elsewhere, files={"analysis/smells.py": "import no_such_thing\n"})
    assert main(["help", "commands"]) == 0
    assert "no_such_thing" in capsys.readouterr().err
    assert main(["doctor"]) == 1
    assert "PROBLEM  plugins: " in capsys.readouterr().out


def test_a_study_that_needs_a_plugin_is_refused_where_it_is_missing(elsewhere, tmp_path, capsys):
    from turingdesk.editing.new_study import new_study
    from turingdesk.study.package import open_package

    study = tmp_path / "study"
    new_study("words", study)
    file = study / "study.toml"
    file.write_text(file.read_text("utf-8") + '\n[requires]\nplugins = ["smells"]\n', "utf-8")
    assert main(["check", str(study)]) == 1
    said = capsys.readouterr().out
    assert "requires.plugins" in said
    assert "smells" in said
    with pytest.raises(BadStudy, match="smells"):  # so no session starts, whichever way
        open_package(study)
    write(elsewhere)
    plugins.cache_clear()
    main(["check", str(study)])
    assert "requires.plugins" not in capsys.readouterr().out


def test_a_journal_says_which_plugins_were_loaded(elsewhere, tmp_path):
    from tests.small_study import small_package
    from turingdesk.journal.journal_file import read_journal
    from turingdesk.sessions.session_header import SessionSetup
    from turingdesk.sessions.session_recorder import SessionRecorder

    write(elsewhere)
    recorder = SessionRecorder.begin(
        small_package(tmp_path), tmp_path / "data", SessionSetup("P-1", "Booth 1")
    )
    recorder.abandon()
    (journal,) = (tmp_path / "data").glob("*.jsonl")
    told = {one["name"]: one for one in read_journal(journal).opened["plugins"]}
    assert told["smells"]["version"] == "1.2"
    assert len(told["smells"]["hash"]) == 64
    assert set(told) == set(plugins().loaded)


def test_an_endless_import_ends_in_a_process_that_ignores_ctrl_c(tmp_path):
    """As one that a shell script started in the background does."""
    write(tmp_path, files={"analysis/smells.py": "while True:\n    pass\n"})
    code = "import signal, sys; signal.signal(signal.SIGINT, signal.SIG_IGN); "
    code += "from pathlib import Path; from turingdesk.core import plugin; "
    code += "plugin.IMPORT_S = 1.0; plugin.switch_on(Path(sys.argv[1])); "
    code += "print(plugin.plugins().problems[0].message)"
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)],
        env={"PYTHONPATH": str(Path(turingdesk.__file__).parents[1])},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "didn't finish" in done.stdout
