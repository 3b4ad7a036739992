"""One guard stands before every session, by whichever of four ways it starts."""

import asyncio

import pytest

from tests.net.browsers import WebHere, page
from tests.packages import BLOCK, STUDY, write
from tests.plugin_parts import parts
from turingdesk.cli import main
from turingdesk.core.errors import BadStudy
from turingdesk.gui.desk.state import DeskState
from turingdesk.gui.desk.studies.start import StartDialog
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.package import open_package
from turingdesk.system import paths
from turingdesk.system.settings import Settings

SHIPPED = (paths.resources() / "new" / "pages" / "consent.md").read_text("utf-8")

#: What keeps a participant away: the study's blocks, its files, its words, and the reason given.
WAITING = {
    "a placeholder": (STUDY + BLOCK, {"texts/consent.md": SHIPPED}, "is a placeholder"),
    "no consent page": (STUDY + BLOCK + "# no consent\n", {}, "not be asked for consent"),
    "a demonstration": (STUDY + "demonstration = true\n" + BLOCK, {}, "is a demonstration"),
    "a placeholder in a demonstration": (
        STUDY + "demonstration = true\n" + BLOCK,
        {"texts/consent.md": SHIPPED},
        "is a placeholder",
    ),
}
for plugin in parts("waiting_studies"):
    WAITING |= plugin.WAITING


def from_the_desk(qtbot, folder, data):
    """What the dialog on the desk objects."""
    package = open_package(folder)
    dialog = StartDialog(DeskState(Settings(data=data, kiosk="Booth 1")), package)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.pilot.setChecked(False)  # which a demonstration's dialog doesn't let anyone do
    qtbot.keyClicks(dialog.code, "P-1")
    qtbot.waitUntil(dialog.start.isEnabled)
    before = dialog.objection.text()
    dialog.start.click()
    qtbot.waitUntil(lambda: dialog.recorder is not None or dialog.objection.text() != before)
    assert dialog.recorder is None
    return dialog.objection.text()


def in_a_browser(qtbot, folder, data):
    """What the recorder says where a page asks for a session; the page is told less."""
    with WebHere(data.parent, open_package(folder)) as site:

        async def come():
            async with page(site) as there:
                await there.visit(token="P-1")
                return await there.hear("step", "closed", "languages")

        told = asyncio.run(come())
        assert told["say"] == "closed", told
    return ""


def from_the_command(qtbot, folder, data, capsys):
    """What `turingdesk kiosk` prints on a computer that isn't paired with a desk."""
    arguments = ["--participant", "P-1", "--data", str(data), "--windowed"]
    assert main(["kiosk", str(folder), *arguments]) == 1
    return capsys.readouterr().err


@pytest.mark.parametrize("what", WAITING)
@pytest.mark.parametrize("way", [from_the_desk, in_a_browser, from_the_command])
def test_no_participant_starts(qtbot, tmp_path, capsys, way, what):
    toml, files, reason = WAITING[what]
    folder, data = write(tmp_path / "study", files, toml=toml), tmp_path / "data"
    more = (capsys,) if way is from_the_command else ()
    said = way(qtbot, folder, data, *more)
    assert reason in said or way is in_a_browser
    assert not list(data.rglob("sub-*.jsonl"))


@pytest.mark.parametrize("what", WAITING)
def test_the_recorder_refuses_and_pilots_and_machines_begin(tmp_path, what):
    toml, files, reason = WAITING[what]
    package, data = open_package(write(tmp_path / "s", files, toml=toml)), tmp_path / "data"
    with pytest.raises(BadStudy, match=reason):
        SessionRecorder.begin(package, data, SessionSetup("P-1", "Booth 1"))
    assert not list(data.rglob("sub-*.jsonl"))
    for setup in (
        SessionSetup("P-1", "Booth 1", pilot=True),
        SessionSetup("S-1", "Booth 1", "simulated"),
        SessionSetup("M-1", "Booth 1", "judge:coin"),
    ):
        SessionRecorder.begin(package, data, setup).abandon()


def test_the_desk_offers_pilots_alone_of_a_demonstration(qtbot, tmp_path):
    toml = STUDY + "demonstration = true\n" + BLOCK
    state = DeskState(Settings(data=tmp_path / "data", kiosk="Booth 1"))
    dialog = StartDialog(state, open_package(write(tmp_path / "s", toml=toml)))
    qtbot.addWidget(dialog)
    assert dialog.pilot.isChecked()
    assert not dialog.pilot.isEnabled()
    assert not dialog.screens.isEnabled()
