"""One stimulus of each task, with everything that a kiosk must not learn."""

from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from turingdesk.core.conversation import Turn
from turingdesk.core.question import Kind, Question
from turingdesk.core.stimulus import Maker, Origin, Stimulus
from turingdesk.core.study import Block, Study
from turingdesk.core.task import TASKS
from turingdesk.core.trial import Slot
from turingdesk.editing.new_study import new_study
from turingdesk.study.package import read_package
from turingdesk.tasks._asking import Asking, control_truth
from turingdesk.tasks._yes_no import YesNo
from turingdesk.tasks.captions import Caption
from turingdesk.tasks.colors import Color, ColorTruth
from turingdesk.tasks.conversations import Conversation, ConversationsShow, Topic
from turingdesk.tasks.fixations import Fixation, FixationsShow, FixationsTruth, Scanpath
from turingdesk.tasks.objects import Objects
from turingdesk.tasks.pairs import Pair, PairsShow
from turingdesk.tasks.pictures import Picture
from turingdesk.tasks.texts import Text
from turingdesk.tasks.words import Association, WordsShow

IMAGE = Path("harbour.png")
TURNS = tuple(Turn("AB"[n % 2], f"turn {n}") for n in range(6))
CONFIDENCE = Question("confidence", "How sure are you?", Kind.SCALE)


@dataclass(frozen=True)
class Example:
    """What a table's row would say."""

    content: Any
    show: Any = None
    truths: Any = None
    other_truths: Any = None  #: the same control question with another correct answer


EXAMPLES = {
    "captions": Example(
        Caption(IMAGE, "Boats lie in a harbour.", "Is there a boat?"),
        None,
        YesNo("yes"),
        YesNo("no"),
    ),
    "pictures": Example(Picture(IMAGE, "Is there a boat?"), None, YesNo("yes"), YesNo("no")),
    "texts": Example(Text("Rain.\n\nAgain.", "Does it rain?"), None, YesNo("yes"), YesNo("no")),
    "words": Example(Association("salt", "pepper", ("hot: cold",)), WordsShow()),
    "conversations": Example(
        Conversation(TURNS),
        ConversationsShow(topics=("music", "work", "food", "sport", "travel")),
        Topic("food"),
        Topic("work"),
    ),
    "colors": Example(
        Color(IMAGE, "blue", "There are boats."),
        None,
        ColorTruth(True),
        ColorTruth(False),
    ),
    "objects": Example(
        Objects(IMAGE, ("boat", "sea", "crane"), "Is there a boat?"),
        None,
        YesNo("yes"),
        YesNo("no"),
    ),
    "fixations": Example(
        Scanpath(IMAGE, (Fixation(10.0, 20.0, 0.0, 250.0), Fixation(40.0, 20.0)), 640.0, 480.0),
        FixationsShow(),
        FixationsTruth("boats", ("boats", "cars", "cats")),
        FixationsTruth("cats", ("boats", "cars", "cats")),
    ),
    "pairs": Example(
        Pair(Conversation(TURNS), Conversation(TURNS[:4]), "conversations"),
        PairsShow(of_show=ConversationsShow()),
    ),
}


def _made(task):
    """The first stimulus of the study that `turingdesk new` writes."""
    with TemporaryDirectory() as folder:
        new_study(task, Path(folder))
        package = read_package(Path(folder), hashes=False).package
    (block,), (stimuli,) = package.study.blocks, package.stimuli.values()
    return Example(stimuli[0].content, block.show)


#: A task that is not above has the example that its columns declare; its control, if it has one,
#: is for its own tests.
EXAMPLES |= {task: _made(task) for task in sorted(set(TASKS.judging) - set(EXAMPLES))}


def makers(task, first=Origin.MACHINE):
    """The first subject is made by that origin, the others by the other."""
    other = Origin.HUMAN if first is Origin.MACHINE else Origin.MACHINE
    names = {Origin.HUMAN: "SECRET-PERSON", Origin.MACHINE: "SECRET-AGENT"}
    origins = (first, other)
    subjects = TASKS[task].subjects
    return {s: Maker(o, names[o]) for s, o in zip(subjects, origins, strict=False)}


def trial(task, *, first=Origin.MACHINE, truths=None, slot=None, answer="each", ask="", **more):
    """A trial as a session would hold it, with a further question."""
    example = EXAMPLES[task]
    found = TASKS[task]
    truths = example.truths if truths is None else truths
    has_control = found.control is not None and truths is not None
    control = found.control(example.content, truths, example.show) if has_control else None
    right = control_truth(example.content, truths, found, example.show) if has_control else {}
    if task == "pairs":
        right = {"machine_side": "1" if first is Origin.MACHINE else "2"}
    stimulus = Stimulus(
        "SECRET-ID",
        task,
        "SECRET-PROMPT",
        makers(task, first),
        example.content,
        right,
        "SECRET-PROVENANCE",
        len(TURNS) if found.length else 0,
        ("SECRET-FIRST", "SECRET-SECOND") if task == "pairs" else (),
    )
    slot = slot or Slot("b", 1, "")
    block = Block(
        slot.block,
        "Block",
        task,
        "b.csv",
        4,
        answer=answer,
        ask=ask,
        show=example.show,
        limits=found.limits,
        questions=(CONFIDENCE,),
    )
    study = Study("s", "S", "1", (block,), **more)
    controls = {("b.csv", stimulus.id): control.question} if control else {}
    return Asking(study, controls).trial(replace(slot, stimulus=stimulus.id), stimulus)
