"""What a class declares can be set by a command and on the desk, is recorded, and is described."""

import argparse
import re
from dataclasses import dataclass, make_dataclass, replace

import pytest

from tests.plugin_parts import parts
from turingdesk.agents import AGENTS
from turingdesk.agents._base import Repeating
from turingdesk.cli import _reference
from turingdesk.cli._settings import add_settings, from_arguments
from turingdesk.core.arguments import arguments, flag
from turingdesk.core.errors import BadSetting
from turingdesk.core.plugin import folders_named
from turingdesk.core.setting import Takes, setting, settings_of, values_of
from turingdesk.gui.desk.widgets.settings_form import SettingsForm
from turingdesk.study.reference import settings_table, updated
from turingdesk.system import paths


def with_smells(kind, **values):
    """A class of settings with an option more, which no one but this class knows."""
    smells = setting("How many smells are sent.", 2, lowest=1, highest=9, unit="smells")
    new = make_dataclass(
        f"Smelling{kind.__name__}",
        [("smells", int, smells)],
        bases=(kind,),
        frozen=True,
        kw_only=True,
        slots=hasattr(kind, "__slots__"),
    )
    return new(**values)


#: Settings of each kind of machine.
KINDS = {
    "agent": with_smells(Repeating),
    **{
        name: with_smells(kind, **values)
        for module in parts("machine_settings")
        for name, (kind, values) in module.SETTINGS.items()
    },
}
every_kind = pytest.mark.parametrize("value", KINDS.values(), ids=KINDS)
SMELLING = KINDS["agent"]


def parser(kind=None):
    made = argparse.ArgumentParser()
    add_settings(made.add_argument_group("options"), kind or type(SMELLING), without=TABLES)
    return made


TABLES = ("servers", "models")  #: of a plan, which are no options of a command


@every_kind
def test_a_new_option_is_in_the_command_and_its_help(value):
    smelling = replace(value, smells=3)
    words = arguments(smelling)
    assert "--smells=3" in words
    args = parser(type(value)).parse_args(words)
    for table in TABLES:
        vars(args).setdefault(table.removesuffix("s"), [])  # as no command takes it
    assert from_arguments(type(value), args, "it") == smelling
    help_text = " ".join(parser(type(value)).format_help().split())
    assert "--smells N how many smells are sent (default: 2 smells)" in help_text


@pytest.mark.parametrize("word", ["0", "10", "2.5", "many", "-1", "\u0663"])
def test_a_number_out_of_its_range_is_refused(capsys, word):
    with pytest.raises(SystemExit) as left:
        parser().parse_args([f"--smells={word}"])
    assert left.value.code == 2
    assert "is not a whole number from 1 to 9" in capsys.readouterr().err


@every_kind
def test_it_is_on_the_desk(qtbot, value):
    shown = [s for s in settings_of(type(value)) if s.name not in TABLES]
    form = SettingsForm(shown, values_of(value))
    qtbot.addWidget(form)
    form.fields["smells"].stepUp()
    assert replace(value, **form.values()) == replace(value, smells=3)
    assert form.fields["smells"].accessibleName() == "Smells"
    assert form.fields["smells"].toolTip() == "How many smells are sent. In smells."


@every_kind
def test_it_is_in_the_record(value):
    assert values_of(value)["smells"] == 2


@every_kind
def test_it_is_in_the_reference(value):
    table = "\n".join(settings_table(settings_of(type(value)), "option", flag))
    assert "| `--smells` | whole number of smells, 1 to 9 | `2` | How many smells" in table


@pytest.mark.parametrize(
    ("hint", "declared", "words"),
    [
        (int, setting("Smells.", 12, lowest=1, highest=9), "12, which isn't a number from 1 to 9"),
        (int, setting("Smells.", True), "True, which isn't a number"),
        (float, setting("Smells.", -0.5), "-0.5, which isn't a number from 0 to 1"),
        (str, setting("Smells.", "rose", options=("lily", "fish")), "one of these: lily, fish"),
    ],
)
def test_a_default_that_is_none_is_named_with_the_class_that_has_it(hint, declared, words):
    wrong = make_dataclass("Flower", [("smells", hint, declared)])
    with pytest.raises(BadSetting) as refused:
        settings_of(wrong)
    sentence = str(refused.value).replace("\u2212", "-")
    assert "The setting 'smells' of Flower" in sentence
    assert words in sentence
    assert "ask the person who wrote it" in sentence


def test_the_reference_is_that_of_the_program():
    house = paths.resources() / "help" / "options.md"
    topics = [house, *(topic for folder in folders_named("help") for topic in folder.glob("*.md"))]
    text, tables = "".join(topic.read_text("utf-8") for topic in topics), _reference.tables()
    assert set(re.findall(r"<!-- table: (.*?) -->", text)) == set(tables)
    assert updated(text, tables) == text, (
        "Run: python -m turingdesk.cli._reference with the files of these topics"
    )


@pytest.mark.parametrize("name", [name for name, agent in AGENTS.items() if agent.options])
def test_every_option_of_an_agent_is_a_field_of_the_form(qtbot, name):
    options = AGENTS[name].options
    form = SettingsForm(options.values(), {})
    qtbot.addWidget(form)
    assert list(form.fields) == list(options)
    assert form.changed() == {}
    needed = [option.title for option in options.values() if option.required]
    assert form.missing() == needed


def test_a_form_has_a_field_for_each_kind_of_value(qtbot):
    """A class with a setting of each kind that commands take comes out of the form as it was."""

    @dataclass(frozen=True)
    class Everything:
        line: str = setting("A text.", "a b")
        path: str = setting("A file.", "/a b/c", takes=Takes.PATH)
        folder: str = setting("A folder.", "", takes=Takes.FOLDER)
        whole: int = setting("A number.", 2)
        number: float = setting("A number.", 0.5, highest=1.0)
        flag: bool = setting("Ticked", True)
        words: tuple[str, ...] = setting("Words.", ("a", "b"))

    form = SettingsForm(settings_of(Everything), values_of(Everything()))
    qtbot.addWidget(form)
    assert Everything(**form.values()) == Everything()
