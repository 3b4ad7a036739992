"""Plugins keep their boundaries: towards the house, towards each other, and inside."""

import re
from pathlib import Path

import pytest

import turingdesk
from turingdesk.core.plugin import FOLDERS, plugins

ROOT = Path(turingdesk.__file__).parent
PLUGINS = ROOT / "plugins"
TESTS = Path(__file__).parents[1]
NAMED = re.compile(r"turingdesk\.plugins\.(\w+)")
OURS = [name for name, plugin in plugins().loaded.items() if plugin.is_own]


def test_every_folder_is_a_plugin_that_loads():
    assert not plugins().problems
    folders = {path.parent.name for path in PLUGINS.glob("*/__init__.py")}
    assert folders == set(OURS)


def test_the_architecture_names_every_plugin():
    (row,) = re.findall(r"^\| `plugins/` \|.+", (ROOT / "README.md").read_text("utf-8"), re.M)
    assert {*OURS} <= {*re.findall(r"`(\w+)`", row)}


def test_the_house_names_no_plugin():
    named = {
        str(path.relative_to(ROOT)): found
        for path in ROOT.rglob("*.py")
        if PLUGINS not in path.parents and (found := NAMED.findall(path.read_text("utf-8")))
    }
    assert not named, "find it on a shelf"


def test_tests_of_the_house_name_no_plugin():
    """They run where the plugins are not."""
    named = re.compile(rf"(?:turingdesk|tests)\.plugins\.(?:{'|'.join(OURS)})\b")
    assert not [
        str(path.relative_to(TESTS))
        for path in TESTS.rglob("*.py")
        if TESTS / "plugins" not in path.parents and named.search(path.read_text("utf-8"))
    ]


@pytest.mark.parametrize("name", OURS)
def test_a_plugin_names_only_those_that_it_requires(name):
    allowed = {name, *plugins().loaded[name].plugin.requires}
    for path in (PLUGINS / name).rglob("*.py"):
        assert set(NAMED.findall(path.read_text("utf-8"))) <= allowed, path


@pytest.mark.parametrize("name", OURS)
def test_only_windows_of_a_plugin_know_windows(name):
    of_windows = re.compile(rf"^\s*(?:from|import) turingdesk\.(?:plugins\.{name}\.)?gui\b", re.M)
    for path in (PLUGINS / name).rglob("*.py"):
        if "gui" not in path.relative_to(PLUGINS / name).parts:
            assert not of_windows.search(path.read_text("utf-8")), path


@pytest.mark.parametrize("name", OURS)
def test_the_declaration_imports_nothing_else_of_the_plugin(name):
    text = (PLUGINS / name / "__init__.py").read_text("utf-8")
    imported = re.findall(r"^(?:from|import) (\S+)", text, re.M)
    assert set(imported) <= {"turingdesk.core.plugin", "turingdesk.core.message"}
    assert len(text.split('"""')[1].splitlines()) > 8, "say in half a page what the plugin is"


def test_what_plugins_may_rely_on_is_there():
    """One page says it, with every folder that shelves look into."""
    text = (PLUGINS / "README.md").read_text("utf-8")
    assert text.count("\n") <= 80
    rows = [line.split("|")[1:] for line in text.splitlines() if line.startswith("| `")]
    named = [name for row in rows for name in re.findall(r"`(.+?)`", row[0])]
    folders = {name.rstrip("/").replace("/", ".") for name in named}
    assert folders == {*FOLDERS.values(), "help", "new", "translations"} - {"gui.plots"}
    named = [path for row in rows for path in re.findall(r"`([\w./]+)`", row[3])]
    _, _, relied = text.partition("## What a plugin may rely on")
    named += re.findall(r"`([\w/]+(?:\.py|/))`", relied.partition("\n## ")[0])
    assert len(named) > 25
    named.remove("gui/")  # any plugin's
    ours = {f"plugins/{name}/" for name in OURS}  # those that are not taken off
    there = [p for p in named if not p.startswith("plugins/") or p.startswith(tuple(ours))]
    assert not [path for path in there if not (ROOT / path).exists()]
