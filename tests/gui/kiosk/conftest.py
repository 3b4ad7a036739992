"""A small study of all seven tasks, and a kiosk that runs any part of it."""

import csv
import json
from dataclasses import replace
from functools import cache
from itertools import count
from shutil import copy

import pytest
from PySide6.QtCore import QBuffer, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from tests.packages import without_consent
from turingdesk.core.plugin import folders_named
from turingdesk.gui import theme
from turingdesk.gui.kiosk.window import KioskWindow
from turingdesk.journal.journal_file import read_journal
from turingdesk.sessions.session_recorder import SessionRecorder, SessionSetup
from turingdesk.study.package import open_package
from turingdesk.system.paths import resources

TOPICS = ["Fashion", "Sports", "Politics", "Books", "Music"]
SAID = [
    ("A", "Hey, how was the match on Sunday?"),
    ("B", "we lost but it was close, 2-1 in the last minute"),
    ("A", "That is a shame. Do you play every week?"),
    ("B", "mostly, unless my knee complains haha"),
    ("A", "I enjoy playing too. What position do you play?"),
    ("B", "left back, because nobody else wants it"),
    ("A", "Left back is an important position in a team."),
]
BLOCKS = {
    "captions": "trials = 4\n[block.limits]\ntoo_fast_s = 3.0\n",
    "words": "trials = 2\n[block.show]\nexamples = true\n",
    "conversations": f"trials = 2\n[block.show]\nlengths = []\ntopics = {TOPICS}\n",
    "colors": "trials = 2\n",
    "objects": "trials = 2\n",
    "fixations": "trials = 2\n[block.show]\nfixation_s = 0.05\ngap_s = 0.05\ntarget_s = 0.05\n",
    "pairs": 'trials = 2\n[block.show]\nof_table = "conversations.jsonl"\n',
}
FORMS = """
[[form]]
[[form.field]]
id = "age"
[[form.field]]
id = "gender"
[[form.field]]
id = "ai_uses"
[[form.field]]
id = "ai_knowledge"
[[form.field]]
id = "email"
[[form]]
when = "after"
[[form.field]]
id = "strategy"
[[form.field]]
id = "attention"
"""
SECRETS = ("human", "machine", "SECRET")  #: what no view may be handed
HEAD = 'id = "small"\ntitle = "Small"\nversion = "1"\nseed = 7\n'


def makers(rows):
    """Half of the rows by humans, half by a machine."""
    for number, row in enumerate(rows):
        machine = number % 2
        agent = "SECRET-model" if machine else f"SECRET-person-{number}"
        yield {**row, "origin": "machine" if machine else "human", "agent": agent}


def write_csv(path, rows):
    rows = [{"id": f"{path.stem}-{n}", "provenance": "written for a test", **r} for n, r in rows]
    with path.open("w", encoding="utf-8", newline="") as file:
        table = csv.DictWriter(file, list(rows[0]))
        table.writeheader()
        table.writerows(rows)


def write_lines(path, rows):
    rows = [{"id": f"{path.stem}-{n}", "provenance": "written for a test", **r} for n, r in rows]
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")


def paint(path, width=320, height=240, color="#7fa3c0"):
    path.write_bytes(png(width, height, color))


@cache
def png(width, height, color):
    """A picture of one color; each study of the tests shows the same nine."""
    image, data = QImage(width, height, QImage.Format.Format_RGB32), QBuffer()
    image.fill(QColor(color))
    assert image.save(data, "PNG")
    return data.data().data()


def conversations(turns=SAID):
    for number in range(8):
        yield {
            "prompt": f"topic {number}",
            "origin_a": ("human", "machine")[number % 2],
            "agent_a": "SECRET-a",
            "origin_b": ("human", "human", "machine", "machine")[number % 4],
            "agent_b": "SECRET-b",
            "topic": "Sports",
            "turns": [{"speaker": who, "text": text} for who, text in turns],
        }


def write_study(folder, blocks=BLOCKS, head="", turns=SAID, caption="a red boat, number {}"):
    """A package with a table for every task; `blocks` are the settings of each block."""
    media = folder / "media"
    media.mkdir(parents=True)
    for number in range(8):
        paint(media / f"p{number}.png", color=QColor.fromHsv(40 * number, 120, 200).name())
    paint(media / "target.png", 60, 60, "#c04040")
    numbered = [(n, f"p{n}.png") for n in range(8)]
    tables = {
        "captions": [{"image": p, "caption": caption.format(n)} for n, p in numbered],
        "words": [
            {"cue": f"cue{n}", "association": f"word{n}", "examples": "hot: cold; bird: wing"}
            for n, _ in numbered
        ],
        "colors": [
            {"image": p, "color": "blue", "statement": "It is a boat.", "statement_true": "true"}
            for _, p in numbered
        ],
        "objects": [
            {"image": p, "objects": "boat; sea; sky", "question": "Is it a boat?", "answer": "yes"}
            for _, p in numbered
        ],
        "pictures": [{"image": p} for _, p in numbered],
        "texts": [{"text": f"Line {n}" + "\n" * 90 + "The end."} for n, _ in numbered],
    }
    for name, rows in tables.items():
        write_csv(folder / f"{name}.csv", enumerate(makers(rows)))
    write_lines(folder / "conversations.jsonl", enumerate(conversations(turns)))
    points = [{"x": 40 * i, "y": 30 * i, "onset_ms": 60 * i, "duration_ms": 50} for i in range(5)]
    paths = [
        {"image": p, "width": 320, "height": 240, "target": "target.png" if n % 4 > 1 else ""}
        | {"fixations": points, "sees": "boat", "choices": ["boat", "dog", "house"]}
        for n, p in numbered
    ]
    write_lines(folder / "fixations.jsonl", enumerate(makers(paths)))
    pairs = [
        {"first": f"conversations-{n}", "second": f"conversations-{n + 2}"} for n in (0, 1, 4, 5)
    ]
    write_csv(folder / "pairs.csv", enumerate(pairs))
    listed = "".join(f'\n[[block]]\ntask = "{task}"\n{more}' for task, more in blocks.items())
    toml = without_consent(HEAD + head + listed)
    (folder / "study.toml").write_text(toml, encoding="utf-8")
    return folder


@pytest.fixture(autouse=True)
def themed(qapp):
    theme.apply(qapp)


@pytest.fixture
def study(tmp_path):
    """Write a study and open it."""
    names = (f"study{n}" for n in count())

    def made(blocks=BLOCKS, pages=None, **more):
        folder = write_study(tmp_path / next(names), blocks, **more)
        for name, text in (pages or {}).items():
            (folder / "texts").mkdir(exist_ok=True)
            (folder / "texts" / name).write_text(text, encoding="utf-8")
        return open_package(folder)

    return made


class Kiosk:
    """A window, what is in it, and what it wrote."""

    def __init__(self, qtbot, package, data, **setup):
        self.qtbot = qtbot
        self.package = package
        self.recorder = SessionRecorder.begin(package, data, SessionSetup("p1", "here", **setup))
        self.window = KioskWindow(self.recorder, pilot=setup.get("pilot", False))
        qtbot.addWidget(self.window)
        self.window.resize(1280, 860)
        with qtbot.waitExposed(self.window):
            self.window.show()

    @property
    def step(self):
        return self.recorder.session.step

    @property
    def view(self):
        return self.window.trial.view

    @property
    def bar(self):
        return self.window.trial.bar

    @property
    def lines(self):
        return read_journal(self.recorder.path).lines

    def kinds(self, kind):
        return [line for line in self.lines if line["kind"] == kind]

    @property
    def responses(self):
        return self.kinds("response")

    def wait(self):
        """Until the clock of the step runs and answers are taken."""
        if self.window.page:
            self.qtbot.waitUntil(lambda: self.window.page.onset_s is not None)
        else:
            self.qtbot.waitUntil(lambda: not self.bar.hold.is_on)

    def key(self, *keys):
        for key in keys:
            self.qtbot.keyClick(self.window, key)

    def answer(self, *keys):
        """Wait for the step, then press keys."""
        self.wait()
        self.key(*keys)

    def click(self, widget, pos=None):
        at = pos or widget.rect().center()
        self.qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at)

    def choose(self, value):
        """Click on the choice of that value."""
        self.wait()
        field = next(
            f
            for f in self.bar.fields
            if value in {c.value for c in f.question.choices}
            and not self.bar.sheet.value(f.question.key)
        )
        self.click(next(b for b in field.buttons if b.choice.value == value))


@pytest.fixture
def kiosk(qtbot, study, tmp_path):
    """Open a kiosk on blocks of the small study, or on a package of the test's own."""
    opened = []

    def made(blocks=None, package=None, data=tmp_path / "data", limits=None, **more):
        if package is None:
            chosen = (
                {task: BLOCKS[task] for task in blocks} if isinstance(blocks, tuple) else blocks
            )
            package = study(chosen or BLOCKS, **more.pop("written", {}))
        if limits is not None:
            inside = tuple(replace(b, limits=limits) for b in package.study.blocks)
            package = replace(package, study=replace(package.study, blocks=inside))
        opened.append(Kiosk(qtbot, package, data, **more))
        return opened[-1]

    yield made
    for one in opened:
        one.window.close()
    QApplication.processEvents()


class GameDesk:
    """A line whose other end is the test."""

    def __init__(self):
        self.sent = []
        self.hear = None

    def open(self, hear):
        self.hear = hear
        hear({"say": "linked"})

    def close(self):
        self.hear = None

    def send(self, sent):
        self.sent.append(sent)

    def meet(self, seat=0, left_s=300.0, exchanges=0, own=0, room="r1", topic=""):
        drawn = {"condition": "", "exchanges": exchanges, "topic": topic}
        about = {"room": room, "seat": seat, "left_s": left_s, "own": own, "decided": False}
        self.hear({"say": "met", **about, "drawn": drawn})

    def tell(self, say, **members):
        self.hear({"say": say, "room": "r1", **members})

    def turn(self, number, text, threads=(0,), own=False):
        self.tell("turn", number=number, text=text, threads=list(threads), own=own)

    @property
    def said(self):
        return [one["text"] for one in self.sent if one["say"] == "said"]


@pytest.fixture
def play(kiosk, tmp_path):
    """Begin a game at a kiosk whose desk is the test."""

    def play(game="witness", show=""):
        folder = tmp_path / game
        folder.mkdir()
        for examples in (*folders_named("new"), resources() / "new"):
            plan = examples / f"play-{game}" / "plan.toml"
            if plan.is_file():
                copy(plan, folder)
        block = f'[[block]]\ntask = "play-{game}"\ntrials = 2\n[block.show]\n{show}'
        (folder / "study.toml").write_text(without_consent(HEAD + block), "utf-8")
        k = kiosk(package=open_package(folder), is_linked=True)
        k.desk = k.window.live.kinds["games"].line = GameDesk()
        k.qtbot.waitUntil(lambda: k.view.game is not None)
        return k

    return play
