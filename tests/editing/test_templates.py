"""Each template is its paper's design: filled with answers, it runs with the paper's numbers."""

import json

import pytest

from tests.packages import png
from turingdesk.core.quality import ControlsPassed, FormAnswer, TooFast
from turingdesk.core.schedule import draw
from turingdesk.core.streams import participant_seed
from turingdesk.core.study import When
from turingdesk.core.task import TASKS
from turingdesk.editing.draft import Draft
from turingdesk.editing.new_study import new_study, templates
from turingdesk.study.check import check_study
from turingdesk.study.study_rules import rule_sets

TOPICS = ["Books", "Movies", "Music", "Science", "Sports"]
COLORS = ["red", "pink", "blue", "green"]


def answer(task, number, origin, picture):
    """One answer's cells; humans and machines answer the same prompts alike."""
    own = {
        "captions": {"image": picture, "caption": f"Sentence {number:03} about it."},
        "words": {"cue": f"cue-{number % 60}", "association": f"word-{number:03}"},
        "colors": {
            "image": picture,
            "color": COLORS[number % 60 % 4],
            "statement": "There is a dog.",
            "statement_true": "true" if number % 2 else "false",
        },
        "objects": {
            "image": picture,
            "objects": f"keyboard; hand; thing {number:03}",
            "question": "Is there a dog?",
            "answer": "yes" if number % 2 else "no",
        },
        "fixations": {
            "image": picture,
            "width": "960",
            "height": "600",
            "fixations": "; ".join(f"{x},{x}" for x in range(10, 210, 10)),
            "sees": "a dog",
            "choices": "a dog; a cat; a ship",
        },
    }[task]
    agent = f"model-{number % 3}" if origin == "machine" else f"person-{number % 7}"
    return {"id": f"own-{number}", "origin": origin, "agent": agent, **own}


def conversation(number, pair="HM", topic=True):
    names = {"H": "human", "M": "machine"}
    turns = "\n".join(f"{'AB'[n % 2]}: turn {n} of {number}" for n in range(24))
    made = {
        "id": f"own-{number}",
        "prompt": f"talk {number}",
        "origin_a": names[pair[0]],
        "agent_a": f"agent-{pair[0]}-{number % 3}",
        "origin_b": names[pair[1]],
        "agent_b": f"agent-{pair[1]}-{number % 5}",
        "turns": turns,
    }
    return {**made, "topic": TOPICS[number % 5]} if topic else made


def fill(table, rows):
    """Paste rows below those of practice, as a user would."""
    for name in rows[0]:
        if name not in table.columns:
            table.add_column(name)
    grid = [[row.get(name, "") for name in table.columns] for row in rows]
    table.paste(len(table), 0, grid)


def filled(name, folder, tmp_path):
    """A study of a template with enough answers."""
    new_study(name, folder)
    (folder / "texts" / "consent.md").write_text("The one that was approved.", "utf-8")
    draft = Draft.open(folder)
    task = templates()[name].task
    pictures = [f"own/{n}.png" for n in range(60)]
    for picture in pictures:
        path = tmp_path / "drop" / picture
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(png())
    if task == "pairs":
        rows = [conversation(n, "HH" if n % 2 else "HM", topic=False) for n in range(12)]
        fill(draft.table("conversations.jsonl"), rows)
        pairs = [
            {"id": f"p{n}", "first": f"own-{n}", "second": f"own-{n + 1}"} for n in range(0, 12, 2)
        ]
        fill(draft.table("pairs.csv"), pairs)
    elif task == "conversations":
        mixes = ["HH", "HM", "MH", "MM"]
        fill(
            draft.table("conversations.jsonl"), [conversation(n, mixes[n % 4]) for n in range(40)]
        )
    else:
        if task != "words":
            draft.add_media([tmp_path / "drop"])
        rows = [
            answer(task, n, origin, pictures[n % 60])
            for n, origin in enumerate(["human"] * 60 + ["machine"] * 60)
        ]
        if "search" in name:
            rows = [row | {"target": "own/0.png"} for row in rows]
        fill(draft.table(draft.table_names()[0]), rows)
    draft.save()
    return check_study(folder)


PAPER = {
    "zhang-captions": (40, 323),
    "zhang-words": (35, 80),
    "zhang-conversations": (20, 250),
    "zhang-colors": (25, 65),
    "zhang-objects": (25, 79),
    "zhang-fixations-free": (12, 91),
    "zhang-fixations-search": (12, 100),
    "wu-pairs": (5, 236),
}


def of_plugins():
    """The templates of what plugins let people do, which may not be there."""
    return {name for name, one in templates().items() if TASKS[one.task].plays}


def test_there_is_a_template_of_every_design():
    assert set(templates()) == {*PAPER, *of_plugins()}
    for template in templates().values():
        assert template.about.endswith(".")
        assert template.source


@pytest.mark.parametrize("name", PAPER)
def test_an_empty_template_misses_nothing_but_answers(tmp_path, name):
    new_study(name, tmp_path / "study")
    checked = check_study(tmp_path / "study")
    assert [p.message.partition(": ")[2] for p in checked.errors] == [
        f"{checked.package.study.blocks[0].table} has no answers to judge."
    ]
    assert [p.file for p in checked.pilot_only] == ["texts/consent.md"]
    assert len(checked.problems) == 2
    rows = [s for table in checked.package.stimuli.values() for s in table]
    assert all(s.practice and s.provenance.startswith("made up for practice") for s in rows)
    assert not checked.package.study.demonstration


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", PAPER)
def test_a_filled_template_checks_clean_and_has_the_papers_numbers(tmp_path, name):
    checked = filled(name, tmp_path / "study", tmp_path)
    assert checked.problems == ()
    assert checked.may_run
    study = checked.package.study
    trials, judges = PAPER[name]
    assert (checked.plan.trials, checked.plan.participants) == (trials, judges)
    slots = draw(study, checked.package.stimuli, participant_seed(1, "P1", 1), {})
    assert (slots[0].practice, slots[0].feedback) == (True, False), "it only shows the keys"
    counted = [slot for slot in slots if not slot.practice]
    assert len(slots) - 1 == len(counted) == trials
    table = {s.id: s for s in checked.package.stimuli[study.blocks[0].table]}
    shown = [table[slot.stimulus] for slot in counted]
    assert not any(stimulus.practice for stimulus in shown)
    assert {"information", "consent", "debriefing"} <= set(study.texts)
    assert study.blocks[0].instructions
    assert study.blocks[0].feedback == 0


@pytest.mark.parametrize("name", PAPER)
def test_the_rules_of_a_template_are_those_that_are_known_by_the_papers_name(tmp_path, name):
    new_study(name, tmp_path / "study")
    study = check_study(tmp_path / "study").package.study
    known = rule_sets()[name.removesuffix("-free").removesuffix("-search")].rules
    assert sorted(study.rules, key=repr) == sorted(known, key=repr)


def test_practice_without_rows_is_an_error_until_there_is_no_practice(tmp_path):
    draft = Draft.open(filled("zhang-words", tmp_path / "s", tmp_path).package.folder)
    draft.table("words.csv").remove_rows(range(4))
    [problem] = draft.snapshot().problems()
    assert problem.severity == "error"
    assert "practice" in problem.message
    draft.toml.set(("block", 0, "practice"), 0)
    assert not draft.snapshot().problems()


def rules(study, kind):
    return [rule for rule in study.rules if isinstance(rule, kind)]


def test_captions_count_from_three_seconds_on_and_from_english_judges(tmp_path):
    study = filled("zhang-captions", tmp_path / "s", tmp_path).package.study
    assert study.blocks[0].limits.too_fast_s == 3.0
    assert rules(study, TooFast)[0].min_s == 3.0
    assert rules(study, FormAnswer)[0].wanted == ("English",)
    assert "native_language" in {q.id for form in study.forms for q in form.questions}


def test_conversations_are_cut_to_eight_lengths_and_check_the_topic(tmp_path):
    checked = filled("zhang-conversations", tmp_path / "s", tmp_path)
    block = checked.package.study.blocks[0]
    assert block.lengths == (3, 6, 9, 12, 15, 18, 21, 24)
    assert len(block.show.topics) == 5
    assert block.mix == {"HH": 5, "HM": 5, "MH": 5, "MM": 5}
    assert all(plan.with_control == (40, 40) for plan in checked.plan.blocks)
    [passed] = rules(checked.package.study, ControlsPassed)
    assert (passed.at_least, passed.of) == (15, 20)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["zhang-fixations-free", "zhang-fixations-search"])
def test_fixations_are_played_as_in_the_paper(tmp_path, name):
    study = filled(name, tmp_path / "s", tmp_path).package.study
    block = study.blocks[0]
    show = block.show
    assert (show.most, show.fixation_s, show.gap_s, show.target_s) == (15, 0.3, 1.0, 1.0)
    assert block.limits.plays_first == 1
    assert block.mix == {"H": 6, "M": 6}
    [passed] = rules(study, ControlsPassed)
    assert (passed.at_least, passed.of) == (7, 12)


def test_the_questionnaire_of_pairs_has_eleven_questions(tmp_path):
    study = filled("wu-pairs", tmp_path / "s", tmp_path).package.study
    before = [q for form in study.forms if form.when is When.BEFORE for q in form.questions]
    after = [q for form in study.forms if form.when is When.AFTER for q in form.questions]
    assert (len(before), study.blocks[0].trials, len(after)) == (5, 5, 1)
    assert study.blocks[0].mix == {"HM": 5}
    assert study.blocks[0].show.subject == "B"


def test_structured_cells_that_are_pasted_become_lists(tmp_path):
    filled("zhang-conversations", tmp_path / "s", tmp_path)
    lines = (tmp_path / "s/conversations.jsonl").read_text("utf-8").splitlines()
    assert json.loads(lines[-1])["turns"][0] == ["A", "turn 0 of 39"]
