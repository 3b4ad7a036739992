"""An importer from elsewhere has an option of its own, in the command and on the desk."""

import pytest

from tests.core.test_plugin import elsewhere, write
from turingdesk.cli import main, parser
from turingdesk.core.plugin import plugins
from turingdesk.exchange.importers import IMPORTERS
from turingdesk.gui.desk.importing.sources import SourcesPane

__all__ = ["elsewhere"]
IMPORTER = '''
from dataclasses import dataclass
from turingdesk.core.message import message
from turingdesk.core.setting import setting
from turingdesk.exchange.importers import Importer, ImportOptions, ImportReport


@dataclass(frozen=True, slots=True)
class SmellOptions(ImportOptions):
    """The options of an import of smells."""

    strongest: int = setting(
        "The strongest smell that is imported.", 3, title="Strongest smell", lowest=1, highest=9,
        key="up_to",
    )


def read(sources, out, options, progress):
    strong = [n for n in range(1, 10) if n <= options.strongest]
    return ImportReport(out, 9, message("smells"), {}, {message(options.agent): len(strong)})


IMPORTER = Importer(
    message("Smells"), message("Smells of a nose."), message(".nose files"), read,
    takes=("agent",), options=SmellOptions,
)
'''


@pytest.fixture
def smells(elsewhere):
    """The importer of a plugin beside the program."""
    write(elsewhere, files={"importers/smells.py": IMPORTER})
    plugins.cache_clear()
    parser.cache_clear()
    IMPORTERS.__dict__.pop("_modules", None)
    IMPORTERS.__dict__.pop("_names", None)
    yield IMPORTERS["smells"]
    parser.cache_clear()
    del IMPORTERS.__dict__["_modules"], IMPORTERS.__dict__["_names"]


def test_the_reader_gets_what_the_command_says(smells, tmp_path, capsys):
    words = ["import", "smells", "x.nose", "-o", str(tmp_path), "--agent", "nose", "--up-to", "5"]
    assert main(words) == 0
    assert "nose 5." in capsys.readouterr().out
    assert main(words[:-2]) == 0
    assert "nose 3." in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main([*words[:-1], "10"])
    assert "'10' is not a whole number from 1 to 9" in capsys.readouterr().err


def test_another_format_refuses_it(smells, tmp_path, capsys):
    with pytest.raises(SystemExit) as exit_info:
        main(["import", "verdicts", "x.csv", "-o", str(tmp_path), "--up-to", "5"])
    assert exit_info.value.code == 2
    assert "verdicts doesn't support --up-to" in capsys.readouterr().err


def test_the_help_names_it(smells, capsys):
    with pytest.raises(SystemExit):
        main(["import", "--help"])
    printed = " ".join(capsys.readouterr().out.split())
    assert "the strongest smell that is imported (default: 3)" in printed


def test_the_form_on_the_desk_has_it(smells, qtbot, tmp_path):
    pane = SourcesPane()
    qtbot.addWidget(pane)
    pane.format.setCurrentIndex(pane.format.findData("smells"))
    assert {*pane.form.fields} == {"agent", "strongest"}
    pane.form.fields["agent"].setText("nose")
    pane.form.fields["strongest"].setValue(7)
    report = smells.read([tmp_path], tmp_path / "out", pane.options())
    assert report.written == {"nose": 7}
