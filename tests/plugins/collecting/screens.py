"""The Collection page on the screen: what was collected, an agent at work, and a study built."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtGui import QPixmap

from tests.answering.collected import sit
from tests.packages import as_real
from tests.screens.camera import Camera, last_picture, picture, settle, wait_until
from tests.screens.desk import Shot, desk, page
from tests.screens.stage import Stage
from turingdesk.core.message import term
from turingdesk.editing.new_study import new_study
from turingdesk.gui.desk.runs.command_process import Ending, RunOutcome
from turingdesk.plugins.collecting.gui.agent_dialog import AgentDialog
from turingdesk.plugins.collecting.gui.build_dialog import BuildDialog
from turingdesk.plugins.collecting.gui.page import CollectionPage
from turingdesk.study.package import open_package

WORDS = {  #: what people and machines associate
    "P-301": "Waves Trees songs pens bags houses light calm butter snow horses",
    "P-302": "wave leaves Song writing lift house sunshine library slice ice riding",
    "P-303": "fish paths dance the load tools clever silence grain coat barn",
    "agent:glove-300d": "sea trees jazz papers carried building dark calm loaf summer riders",
    "agent:llava-7b": "waves woods melody sheet lift structures light silent toast cold animal",
}


def collected(stage: Stage) -> tuple[Path, Path]:
    """A collection of associations, with the answers of three people and two machines."""
    study, data = stage.home / "Studies" / "associations", stage.home / "TuringDesk" / "words"
    if not data.exists():
        new_study("collect-words", study)
        package = as_real(open_package(study))
        for who, words in WORDS.items():
            judge = who if who.startswith("agent:") else "human"
            code = who.replace(":", "-").replace("-7b", "").replace("-300d", "")
            told = iter(words.split() * 3)
            sit(package, data, code, lambda _, told=told: next(told), judge)
    return study, data


@contextmanager
def collection_page(stage: Stage, camera: Camera) -> Iterator[CollectionPage]:
    """The page, once the answers were counted."""
    study, data = collected(stage)
    with desk(stage, camera, "collection", data=data, study=study) as window:
        shown = window.page("collection")
        assert isinstance(shown, CollectionPage)
        wait_until(lambda: bool(shown.shown.read))
        settle(100)
        yield shown


def by(side: str) -> Shot:
    """The page with the answers counted from one side."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        with collection_page(stage, camera) as shown:
            card = shown.cards.answers
            card.side.setCurrentIndex(card.side.findData(side))
            shown.cards.needed.human.setValue(3)
            settle(100)
            return picture(shown.window())

    return take


def at_work(outcome: RunOutcome | None) -> Shot:
    """The page while an agent answers, or after it."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        with collection_page(stage, camera) as shown:
            strip = shown.at_work.strip
            strip.begin("llava-7b", "Associations with words")
            strip.show_progress(term("Collecting", "what an agent does now"), 7, 12)
            if outcome is not None:
                strip.end(outcome)
            settle()
            return picture(shown.window())

    return take


def agent(kind: str) -> Shot:
    """The dialog that asks for an agent's settings."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        with collection_page(stage, camera) as shown:
            shown.at_work.ask()
            dialog = shown.at_work.dialog
            assert isinstance(dialog, AgentDialog)
            dialog.agent.setCurrentIndex(dialog.agent.findData(kind))
            settle(60)
            return last_picture(shown.window(), dialog)

    return take


def talking(kind: str, partner: str) -> Shot:
    """The same dialog for two agents that talk."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        study = stage.home / "Studies" / "talks"
        if not study.exists():
            new_study("collect-conversations", study)
        with collection_page(stage, camera) as shown:
            dialog = AgentDialog(shown.at_work.state, open_package(study), study)
            dialog.agent.setCurrentIndex(dialog.agent.findData(kind))
            dialog.open()
            dialog.partner.kind.setCurrentIndex(dialog.partner.kind.findData(partner))
            settle(60)
            return last_picture(shown.window(), dialog)

    return take


def building(*, built: bool = False) -> Shot:
    """The dialog that builds a study, perhaps when it has."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        with collection_page(stage, camera) as shown:
            shown.ask()
            dialog = shown.findChild(BuildDialog) or shown.window().findChild(BuildDialog)
            assert isinstance(dialog, BuildDialog)
            dialog.folder.put(stage.home / "Studies" / f"judged-{next(stage.numbers)}")
            if built:
                dialog.write.click()
                wait_until(lambda: dialog.built is not None)
            settle(60)
            return last_picture(shown.window(), dialog)

    return take


DONE = {"sessions": 1, "trials": 11, "sent": 12, "unanswered": {"the reply repeats the prompt": 1}}
DIFFER = True  #: whether each screen is a state that looks different from the others
SCREENS: dict[str, Shot] = {
    "desk-collection": by("agent"),
    "desk-collection-prompts": by("prompt"),
    "desk-collection-empty": page("collection"),
    "desk-collection-agent": at_work(None),
    "desk-collection-agent-done": at_work(RunOutcome(Ending.DONE, DONE)),
    "desk-collection-agent-dialog": agent("openai"),
    "desk-collection-talk-dialog": talking("openai", "eliza"),
    "desk-collection-build": building(),
    "desk-collection-built": building(built=True),
}
