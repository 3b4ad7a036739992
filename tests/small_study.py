"""A small study made in code: captions, conversations and pairs, a form and a break."""

from dataclasses import replace
from pathlib import Path
from time import perf_counter

from turingdesk.core.conversation import Turn
from turingdesk.core.limits import Limits
from turingdesk.core.question import Answer, Kind, Question, Role
from turingdesk.core.stimulus import Maker, Origin, Stimulus
from turingdesk.core.study import Block, Break, Controls, Form, Study
from turingdesk.journal.journal import Entry, Journal
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.package import Package
from turingdesk.tasks.captions import Caption
from turingdesk.tasks.conversations import Conversation, ConversationsShow

AGENTS = ("git", "blip", "ofa")
H, M = Origin.HUMAN, Origin.MACHINE


def captions(count: int = 24) -> tuple[Stimulus, ...]:
    """As many human as machine captions, each of an image of its own, and two for practice."""
    made = []
    for number in range(count + 2):
        is_human = number % 2 == 0
        agent = f"p{number}" if is_human else AGENTS[number // 2 % 3]
        image = f"{number}.png"
        made.append(
            Stimulus(
                f"c{number}",
                "captions",
                image,
                {"": Maker(H if is_human else M, agent)},
                Caption(Path(image), f"A picture, number {number}."),
                practice=number >= count,
            )
        )
    return tuple(made)


def conversations(count: int = 8) -> tuple[Stimulus, ...]:
    """Conversations of all four compositions."""
    made = []
    turns = tuple(Turn("AB"[n % 2], f"turn {n}") for n in range(6))
    for number in range(count):
        first, second = ((H, H), (H, M), (M, H), (M, M))[number % 4]
        makers = {
            "A": Maker(first, f"p{number}" if first is H else "blender"),
            "B": Maker(second, f"q{number}" if second is H else "curie"),
        }
        content = Conversation(turns)
        made.append(Stimulus(f"v{number}", "conversations", f"topic {number}", makers, content))
    return tuple(made)


FORM = Form(
    "demographics",
    "About you",
    (
        Question("age", "Your age?", Kind.NUMBER, role=Role.FORM, required=False),
        Question("name", "Your name?", Kind.TEXT, role=Role.FORM, personal=True),
    ),
)


def small_study(trials: int = 6, talks: int = 4) -> Study:
    """Information, consent, form, one practice caption, captions, conversations."""
    blocks = (
        Block(
            "captions",
            "Image descriptions",
            "captions",
            "captions.csv",
            trials,
            practice=1,
            limits=Limits(too_fast_s=3.0),
            rest=Break(every=4),
            questions=(Question("confidence", "How sure?", Kind.SCALE),),
        ),
        Block(
            "talks",
            "Conversations",
            "conversations",
            "conversations.jsonl",
            talks,
            controls=Controls(questions=()),
            show=ConversationsShow(lengths=()),
        ),
    )
    texts = {"information": "Welcome.", "consent": "Do you agree?"}
    return Study(
        "small", "A small study", "1.0", blocks, seed=7, texts=texts, forms=(FORM,), hash="a" * 64
    )


def small_package(folder: Path, **changes: object) -> Package:
    """The study with its stimuli; changes go to the study."""
    study = replace(small_study(), **changes)
    stimuli = {"captions.csv": captions(), "conversations.jsonl": conversations()}
    return Package(study=study, stimuli=stimuli, folder=folder, hash=study.hash)


def given(step: object, rt_ms: float = 4000.0, pick: int = 0) -> list[Answer]:
    """An answer to every question of a step: the choice of that number, 30 or some words."""
    made = []
    for question in step.questions:
        if question.choices:
            value = question.choices[pick % len(question.choices)].value
        else:
            value = "30" if question.kind in (Kind.NUMBER, Kind.SCALE) else "Ada"
        made.append(Answer(question.key, value, rt_ms))
    return made


def walk_on(
    recorder: object, steps: int = 10_000, rt_ms: float = 4000.0, pick: int = 0
) -> list[list[object]]:
    """Answer the next steps of a sitting; gives the responses of each."""
    done = []
    while not recorder.session.is_over and len(done) < steps:
        recorder.shown(perf_counter() - rt_ms / 1000)
        done.append(recorder.answer(given(recorder.session.step, rt_ms, pick)))
    return done


def record(data: Path, *codes: str) -> None:
    """Record a whole session of each participant."""
    for code in codes:
        recorder = SessionRecorder.begin(small_package(data), data, SessionSetup(code, "Booth 1"))
        walk_on(recorder)
        recorder.abandon()


def cut_off(package: Package, data: Path) -> Path:
    """The journal of a session of P-1 that lost its last line, in a step of two answers."""
    recorder = SessionRecorder.begin(package, data, SessionSetup("P-1", "Booth 1"))
    walk_on(recorder, 7)
    recorder.abandon()
    whole = recorder.path.read_bytes().split(b"\n")
    recorder.path.write_bytes(b"\n".join([*whole[:-2], b""]))
    return recorder.path


def says(data: Path, code: str, **answers: str) -> None:
    """Someone answers personal questions."""
    folder = data / "personal"
    folder.mkdir(parents=True, exist_ok=True)
    journal = Journal.create(folder / f"sub-{code}_ses-1_study-small.jsonl")
    for question, choice in answers.items():
        journal.append(Entry("response", "", 1.0, {"question": question, "choice": choice}))
    journal.close()
