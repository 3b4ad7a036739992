"""The Coding page: nothing to code, one coder at work, two that are not done, two compared."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

from PySide6.QtGui import QPixmap

from tests.screens.camera import Camera, picture, settle, wait_until
from tests.screens.desk import Shot, desk
from tests.screens.stage import NOW, Stage
from turingdesk.core.streams import stream
from turingdesk.journal.journal import Entry, Journal
from turingdesk.journal.session_name import SessionName
from turingdesk.plugins.coding.codings import TextPlace, save_codes
from turingdesk.plugins.coding.gui.page import CodingPage

ADA, BOB = "Ada Okafor", "Bob Lindqvist"
SAID = (  # who it was, the verdict, why, and the codes of both coders
    ("machine", "machine", "Way too formal, nobody writes like that in a chat", "1a", "1a"),
    ("human", "human", "made a joke that really fit", "3e", "3e"),
    ("machine", "human", "typos and no capitals, seemed natural", "1d", "1d 1b"),
    ("human", "machine", "boring answers", "3a", "3a"),
    ("machine", "machine", "answered every question with another question", "3g", "4f"),
    ("human", "human", "knew what the weather was like", "4b", "4b"),
    ("machine", "machine", "did not know who won the match yesterday", "2c", "2c"),
    ("human", "human", "just a feeling", "6b", "6b"),
    ("machine", "human", "slow to answer, as if typing", "5b", "5b"),
    ("human", "machine", "said \u2018mate\u2019 in every sentence", "1i", "1i 1g"),
    ("machine", "machine", "could not spell the word backwards", "2d", "2d"),
    ("human", "human", "was rude when I asked twice", "3g", "3g"),
)


def data(stage: Stage, coded: tuple[int, int] = (0, 0)) -> Path:
    """A data folder with reasons, of which two coders have coded so many."""
    folder = stage.home / "TuringDesk" / f"coding-{next(stage.numbers)}"
    folder.mkdir(parents=True)
    name = SessionName("P-001", 1, "demo")
    journal = Journal.create(folder / name.file)
    at = (NOW - timedelta(hours=2)).isoformat(timespec="milliseconds")
    about = {"session": str(name), "participant": "P-001", "study": "demo"}
    opened = {**about, "study_title": "Demonstration", "number": 1, "judge": "human"}
    journal.append(Entry("opened", at, 0.0, opened))
    for step, (truth, verdict, why, *_) in enumerate(SAID, 1):
        told = {**about, "step": step, "task": "conversations", "trial": step}
        right = {"truth": truth, "choice": verdict, "correct": truth == verdict}
        origin = {"role": "verdict", "question": "origin", "choices": "human|machine", **right}
        reason = {"role": "extra", "question": "reason", "choice": why}
        journal.append(*(Entry("response", at, 1000.0, {**told, **o}) for o in (origin, reason)))
    journal.append(Entry("closed", at, 2000.0, {"reason": "complete"}))
    journal.close()
    for coder, column, count in ((ADA, 3, coded[0]), (BOB, 4, coded[1])):
        for step, row in stream(coder, "order").shuffled(list(enumerate(SAID, 1)))[:count]:
            place = TextPlace(str(name), step, "reason", "")
            save_codes(folder, "reasons", coder, place, row[column].split())
    return folder


def coding(coded: tuple[int, int], keys: str = "", *, compare: bool = False) -> Shot:
    """The page after so many texts were coded, with some keys pressed."""

    def take(stage: Stage, camera: Camera) -> QPixmap:
        with desk(stage, camera, "coding", data=data(stage, coded)) as window:
            page = window.page("coding")
            assert isinstance(page, CodingPage)
            wait_until(lambda: bool(page.data.texts))
            page.coder.setText(ADA)
            page.coder.editingFinished.emit()
            if compare:
                page.compare.click()
            for number, letter in zip(keys[::2], keys[1::2], strict=True):
                page.sheet.codes.open_category(int(number))
                page.sheet.codes.toggled.emit(page.sheet.codes.code_at(letter))
            settle(100)
            return picture(window)

    return take


def nothing(stage: Stage, camera: Camera) -> QPixmap:
    """Judges have typed nothing."""
    with desk(stage, camera, "coding") as window:
        page = window.page("coding")
        assert isinstance(page, CodingPage)
        wait_until(page.again.isEnabled)
        settle(60)
        return picture(window)


SCREENS: dict[str, Shot] = {
    "desk-coding": coding((5, 0), "1b3e"),
    "desk-coding-waits": coding((12, 4), compare=True),
    "desk-coding-compared": coding((12, 12), compare=True),
    "desk-coding-empty": nothing,
}
