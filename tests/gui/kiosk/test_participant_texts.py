"""Texts that lower floors write, as participants read them in their language."""

from dataclasses import replace

import pytest

from tests.gui.kiosk.conftest import FORMS, write_study
from tests.tasks.examples import trial
from turingdesk.core.message import join, participant_message
from turingdesk.core.question import Choice, Kind, Question, Role
from turingdesk.core.step import Page, PageKind
from turingdesk.core.stimulus import Origin
from turingdesk.core.study import Signature
from turingdesk.gui.kiosk.participant_texts import participant_text, with_participant_texts
from turingdesk.gui.translation import speak
from turingdesk.judges._simulate import SimulatedClock
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.sessions.voice import LANGUAGES
from turingdesk.study.package import open_package
from turingdesk.tasks.conversations import joint

pytestmark = pytest.mark.usefixtures("english_afterwards")


@pytest.fixture(scope="module")
def steps(tmp_path_factory):
    """Every step of a session of all tasks, with practice, breaks, feedback and forms."""
    folder = tmp_path_factory.mktemp("words") / "study"
    write_study(folder, head="")
    with (folder / "study.toml").open("a", encoding="utf-8") as file:
        file.write(FORMS)
    texts = folder / "texts"
    texts.mkdir()
    for name in ("information", "consent", "instructions"):
        (texts / f"{name}.md").write_text("Words of the study.", "utf-8")
    package = open_package(folder)
    blocks = tuple(
        replace(block, feedback=1, rest=replace(block.rest, every=1))
        for block in package.study.blocks
    )
    study = replace(package.study, blocks=blocks, signature=Signature.OPTIONAL)
    clock = SimulatedClock()
    recorder = SessionRecorder.begin(
        replace(package, study=study),
        folder.parent / "data",
        SessionSetup("p1", "k1"),
        clock=clock.session_clock,
    )
    recorder.abandon()
    session = recorder.session
    return [s if isinstance(s, Page) else s.showing(1, 2) for s in session.steps]


def read(step):
    """What a participant reads of a step that is not the study's own."""
    if isinstance(step, Page):
        yield step.title
        if step.kind in (PageKind.BREAK, PageKind.FEEDBACK, PageKind.DEBRIEFING, PageKind.REFUSED):
            yield step.text
    for question in step.questions:
        if question.role is not Role.CONTROL or question.id in ("topic", "sees"):
            yield question.text
        if question.id in ("origin", "machine_side", "age", "gender", "content", "statement"):
            yield from (choice.label for choice in question.choices)
        yield from filter(None, (question.low_label, question.high_label))


@pytest.mark.sampled(2)
@pytest.mark.parametrize("code", sorted(set(LANGUAGES) - {"en"}))
def test_no_english_is_left_on_any_step(steps, code):
    speak("en")
    english = {text for step in steps for text in read(step)}
    assert len(english) > 30
    speak(code)
    left = {text for step in steps for text in read(with_participant_texts(step))} & english
    assert left <= {"No"}, "this is the same word in some languages"


def test_values_and_keys_stay_what_they_are(steps):
    speak("de")
    for step in steps:
        for before, after in zip(
            step.questions, with_participant_texts(step).questions, strict=True
        ):
            assert before.key == after.key
            assert [(c.value, c.key) for c in before.choices] == [
                (c.value, c.key) for c in after.choices
            ]


def test_a_studys_own_texts_are_left_alone():
    speak("de")
    for text in ("Who is the painter?", "Answer quickly.", "", "Speaker of the house", "{open"):
        assert participant_text(text) == text


def test_objections_are_said_with_their_numbers():
    speak("it")
    scale = Question("sure", "How sure?", Kind.SCALE)
    assert participant_text(scale.objection("much")) == (
        "La preghiamo di inserire un numero intero da 0 a 100."
    )
    choice = Question("sees", "What?", choices=(Choice("1", "A dog"),))
    assert participant_text(choice.objection("x")) == "'x' non \u00e8 tra le opzioni."


def test_feedback_is_translated_line_by_line():
    speak("es")
    lines = [
        participant_message("It was a human."),
        participant_message(
            "Speaker {subject}: **{label}**", subject="B", label=participant_message("A machine")
        ),
    ]
    told = participant_text(join("\n\n", lines)).split("\n\n")
    assert told == ["Era un ser humano.", "Interlocutor B: **Una m\u00e1quina**"]


def test_the_four_way_answer_is_translated():
    speak("zh")
    (question,) = joint(None, None)
    step = Page(PageKind.FORM, "f", "f", questions=(question,))
    labels = [choice.label for choice in with_participant_texts(step).questions[0].choices]
    assert labels[:2] == ["两者都是人", "两者都是机器"]
    assert [label[:6] for label in labels[2:]] == ["A 是人\uff0cB", "A 是机器\uff0c"]


def test_classes_that_a_study_names_itself_keep_their_names():
    speak("de")
    named = {Origin.HUMAN: "A person", Origin.MACHINE: "A program"}
    (question,) = trial("fixations", origins=named).questions[:1]
    assert question.text == "Were these eye movements made by a person or a program?"
    assert participant_text(question.text) == (
        "Von wem stammen diese Augenbewegungen: a person oder a program?"
    )
    usual = trial("fixations").questions[0].text
    assert participant_text(usual) == (
        "Stammen diese Augenbewegungen von einem Menschen oder einer Maschine?"
    )


def test_a_choice_that_a_study_takes_over_as_it_is_is_translated():
    speak("it")
    assert participant_text("Yes") == "S\u00ec"
