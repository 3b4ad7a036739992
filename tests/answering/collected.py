"""Collections with answers by people and machines, written through real sessions."""

from turingdesk.core.question import Answer
from turingdesk.judges._simulate import SimulatedClock
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder

RT_MS = 9000.0
HEAD = 'id = "gathered"\ntitle = "Gathered"\nversion = "1.0"\n'
HEAD += 'consent.not_needed = "Nobody takes part"\n'
FORM = '[[form]]\nid = "about"\ntitle = "About you"\n[[form.field]]\nid = "age"\n'


def collection(folder, table, task="words", toml="", trials=0):
    """A collection of one block, whose trials are all rows of its table."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"collect-{task}.csv").write_text(table, "utf-8")
    trials = trials or table.count("\n") - 1
    block = f'[[block]]\ntask = "collect-{task}"\ntrials = {trials}\n'
    (folder / "study.toml").write_text(f"{HEAD}{toml}{block}", "utf-8")
    return folder


def sit(package, data, code, says, judge="human", age="30", **setup):
    """A whole session.

    Args:
        package: The collection.
        data: The data folder.
        code: The participant's.
        says: From a prompt to the answers by question, or to the only one.
        judge: As in the data.
        age: The answer to every question of a form.
        setup: See `SessionSetup`.
    """
    clock = SimulatedClock()
    asked = SessionSetup(code, "Booth 1", judge, is_linked=True, **setup)
    recorder = SessionRecorder.begin(package, data, asked, clock=clock.session_clock, judged={})
    while not recorder.session.is_over:
        recorder.shown(clock.seconds())
        clock.advance(10)
        trial = recorder.session.trial
        texts = age if trial is None else says(trial.stimulus)
        recorder.answer(list(_answers(recorder.session.step.questions, texts)))
    recorder.abandon()
    return recorder.path


def _answers(questions, texts):
    for question in questions:
        text = texts if isinstance(texts, str) else texts[question.key]
        yield Answer(question.key, text, RT_MS)
