"""What a class declares is in the command, on the desk, and in the reference."""

import argparse
from dataclasses import dataclass, replace

import pytest

from tests.gui.desk.conftest import page_of
from tests.plugin_parts import parts
from turingdesk import cli
from turingdesk.cli import _reference
from turingdesk.core import setting as declarations
from turingdesk.core.arguments import flag
from turingdesk.core.setting import named_settings, setting, settings_of
from turingdesk.exchange.export import ExportRequest
from turingdesk.exchange.exporters import EXPORTERS
from turingdesk.exchange.importers import IMPORTERS, ImportOptions
from turingdesk.gui.desk.importing.sources import SourcesPane
from turingdesk.gui.desk.network import NetworkCard
from turingdesk.gui.desk.partners import PartnerDialog
from turingdesk.net.host_settings import HostSettings, PartnerSettings


@dataclass(frozen=True)
class Smelling:
    """Declares an option that nothing else knows."""

    smells: int = setting("How many smells are sent.", 2, lowest=1, highest=9)


(SMELLS,) = settings_of(Smelling)


@pytest.fixture
def desk_fields(qtbot, desk, study, tmp_path):
    """By place, a function that opens what is there, and names the settings with a field."""

    def opened(dialog):
        qtbot.addWidget(dialog)
        return dialog

    def of_formats(place, names):
        fields = set()
        for name in names:
            place.format.setCurrentIndex(place.format.findData(name))
            fields |= {*place.form.fields}
        return fields

    return {
        "import": lambda: of_formats(opened(SourcesPane()), IMPORTERS),
        "export": lambda: of_formats(page_of(desk, "export"), EXPORTERS),
        "host": lambda: {*opened(NetworkCard(desk.state)).form.fields},
        "partner": lambda: {*opened(PartnerDialog(desk.state.booths)).form.fields},
        **{k: v for part in PARTS for k, v in part.fields(opened, desk, tmp_path).items()},
    }


def command_options(name):
    """The options that a command takes, as `turingdesk NAME` does."""
    top = cli.parser.__wrapped__()
    commands = next(a for a in top._actions if isinstance(a, argparse._SubParsersAction))
    parser = commands.choices[name]
    parser.get_default("more")(parser)
    return {*parser._option_string_actions}


def command_of(place):
    first = place.split()[0]
    return COMMANDS.get(first, first)


PARTS = parts("declared_settings")
#: The command that takes settings, by the first word of their place, where these differ.
COMMANDS = {"partner": "host"}
CLASSES = {
    "import": ImportOptions,
    "export": ExportRequest,
    "host": HostSettings,
    "partner": PartnerSettings,
}
#: The options of each machine, by the name of its table in the reference.
MACHINES = {}
for part in PARTS:
    CLASSES |= part.CLASSES
    MACHINES |= part.MACHINES
    COMMANDS |= part.COMMANDS
DECLARED = {place: named_settings(kind) for place, kind in CLASSES.items()} | MACHINES
#: Settings that the desk takes in a field beside the form.
ASIDE = {place: aside for part in PARTS for place, aside in part.ASIDE.items()}
#: The places whose forms have no field that no declaration knows.
WHOLE = {"import", "export", "host", "partner"}
WHOLE |= {place for part in PARTS for place in (*part.CLASSES, *part.MACHINES)}
WHOLE -= {place for part in PARTS for place in getattr(part, "TOGETHER", ())}


@pytest.mark.sampled(8)
@pytest.mark.parametrize("place", DECLARED)
def test_the_desk_and_the_command_have_everything_that_is_declared(desk_fields, place):
    fields = desk_fields[place]() | ASIDE.get(place, set())
    heeded = set().union(*(importer.takes for importer in IMPORTERS.values()))
    offered = {name for name in DECLARED[place] if place != "import" or name in heeded}
    assert offered <= fields
    if place in WHOLE:
        assert fields <= {*DECLARED[place]}, "a field that no declaration knows"
    assert {flag(declared) for declared in DECLARED[place].values()} <= command_options(
        command_of(place)
    )
    assert all(f"`{flag(s)}`" in _reference.tables()[place] for s in DECLARED[place].values())


def add_to_formats(monkeypatch, shelf):
    """Let each format of a shelf heed one setting more."""
    load = shelf._load
    monkeypatch.setattr(
        shelf, "_load", lambda name: replace(load(name), takes=(*load(name).takes, SMELLS.name))
    )


ADDED = [*CLASSES, *(place for part in PARTS for place in [*part.MACHINES][:1])]


@pytest.mark.sampled(6)
@pytest.mark.parametrize("place", ADDED)
def test_an_option_that_is_added_to_a_declaration_is_everywhere(desk_fields, monkeypatch, place):
    if place in CLASSES:
        kind, known = CLASSES[place], declarations._declared
        monkeypatch.setattr(kind, SMELLS.name, SMELLS.default, raising=False)
        monkeypatch.setattr(
            declarations,
            "_declared",
            lambda other: (*known(other), SMELLS) if other is kind else known(other),
        )
    else:
        monkeypatch.setitem(MACHINES[place], SMELLS.name, SMELLS)
    for shelf in (IMPORTERS, EXPORTERS):
        add_to_formats(monkeypatch, shelf)
    assert SMELLS.name in desk_fields[place]()
    assert "--smells" in command_options(command_of(place))
    assert "| `--smells` | whole number, 1 to 9 | `2` |" in _reference.tables()[place]
