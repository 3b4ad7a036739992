import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.stock import block, caption, crossed, pair, side_by_side, study, talk, talks
from turingdesk.core.errors import CannotSchedule, Severity
from turingdesk.core.plan import block_plan, cell_plans, form_plans, plan
from turingdesk.core.pool import pool
from turingdesk.core.question import Condition, Kind, Question, Role
from turingdesk.core.quotas import Span
from turingdesk.core.schedule import draw
from turingdesk.core.streams import participant_seed
from turingdesk.core.study import Controls, Form, Signature, When


def plan_of(of, stimuli):
    return plan(of, {b.table: stimuli for b in of.blocks})


def messages(made, severity=Severity.ERROR):
    return [(p.column, p.message) for p in made.problems if p.severity is severity]


def test_the_plan_says_what_each_participant_gets_and_all_together():
    of = study(
        block(
            trials=12,
            practice=1,
            fixed={3: "p0-git"},
            controls=Controls((1, 3), (9, 4)),
        ),
        participants=20,
    )
    stimuli = [
        *crossed(13),
        *(caption(f"c{n}", "", control=True) for n in range(2)),
        caption("t", "", practice=True),
    ]
    stimuli = [replace(stimulus, truths={"statement": "true"}) for stimulus in stimuli]
    made = plan_of(of, stimuli)
    assert made.problems == ()
    assert (made.trials, made.total, made.participants) == (12, 240, 20)
    [own] = made.blocks
    assert (own.trials, own.practice, own.drawn) == (12, 1, 9)
    assert own.compositions == {"H": Span(4, 5, 4.5), "M": Span(4, 5, 4.5)}
    assert [(cell.name, cell.each, cell.stimuli, cell.prompts) for cell in own.cells] == [
        ("H", Span(4, 5, 4.5), 13, 13),
        ("M by blip", Span(1, 2, 1.5), 13, 13),
        ("M by git", Span(1, 2, 1.5), 12, 12),
        ("M by ofa", Span(1, 2, 1.5), 13, 13),
    ]
    assert [cell.total for cell in own.cells] == [90, 30, 30, 30]
    assert own.cells[0].judged == pytest.approx(90 / 13)
    assert own.control_questions == (1, 3)
    assert own.control_trials == (4, 9)
    assert own.fixed == {3: ("p0-git", "M")}
    assert own.with_control == (54, 54)


def test_without_a_number_of_participants_there_are_no_totals():
    made = plan_of(study(block()), crossed(10))
    assert made.total is None
    assert {cell.total for cell in made.blocks[0].cells} == {None}
    assert made.problems == ()


def test_lengths_are_part_of_the_plan():
    of = study(block(task="conversations", trials=10, lengths=(3, 6, 9)))
    [own] = plan_of(of, talks(3)).blocks
    assert {turns: str(each) for turns, each in own.lengths.items()} == {
        3: "3\u20134",
        6: "3\u20134",
        9: "3\u20134",
    }


def test_the_same_prompt_twice_is_one_prompt_even_where_it_may_recur():
    stimuli = [caption(f"{a or 'h'}{n}", f"p{n % 2}", a) for a in ("", "git") for n in range(6)]
    [own] = plan_of(study(block(trials=8, repeat_prompts=True)), stimuli).blocks
    assert [(cell.stimuli, cell.prompts) for cell in own.cells] == [(6, 2), (6, 2)]


@pytest.mark.parametrize(
    ("of", "stimuli", "column", "message"),
    [
        (block(trials=8, mix={"H": 1, "M": 1}), crossed(9), "mix", "The mix adds up to 2"),
        (block(trials=8), crossed(9, ()), "trials", "no machine answers to draw"),
        (block(trials=30), crossed(9), "trials", "15 trials with human answers are needed, but"),
        (block(trials=8, fixed={2: "no"}), crossed(9), "fixed.2", "'no' is fixed"),
        (block(trials=8, practice=1), crossed(9), "practice", "Practice trials requested: 1"),
        (
            block(trials=8, controls=Controls(None, (11,))),
            crossed(9),
            "controls.trials",
            "A control trial is at position 11",
        ),
        (
            block(trials=8, controls=Controls((2,), ())),
            crossed(9),
            "controls.questions",
            "A control question is requested at 1 positions, but only 0 of 36 answers",
        ),
        (
            block(task="conversations", trials=8, lengths=(3, 12, 24)),
            talks(4, turns=11),
            "show.lengths",
            "lengths contains 12, 24, but the longest conversation in b.csv has a length of 11.",
        ),
        (
            block(task="conversations", trials=8, lengths=(3, 12)),
            [*talks(4, turns=11), talk("long", "", "", 12)],
            "show.lengths",
            "4 trials have a length of 12 or more, but only 1 of the conversations",
        ),
        (block(trials=8), [], "table", "b.csv has no answers to judge."),
    ],
)
def test_what_cannot_be_met_is_an_error_at_its_key(of, stimuli, column, message):
    made = plan_of(study(of), stimuli)
    found = [text for key, text in messages(made) if key == column]
    assert any(message in text and text.startswith("Block b: ") for text in found), made.problems
    assert {p.file for p in made.problems} == {"study.toml"}
    assert made.lines()


def test_problems_belong_to_their_block():
    of = study(block("good", trials=4), block("bad", trials=90))
    good, bad = plan_of(of, crossed(9)).blocks
    assert good.problems == ()
    assert len(bad.problems) == 1


def test_a_stimulus_fixed_in_two_blocks_is_an_error():
    of = study(
        block("x", table="t", trials=4, fixed={1: "p0-git"}),
        block("y", table="t", trials=4, fixed={2: "p0-git"}),
        block("z", table="other", trials=4, fixed={2: "p0-git"}),
    )
    [(column, message)] = messages(plan_of(of, crossed(9)))
    assert column == "fixed.2"
    assert message.startswith("Block y: 'p0-git' is also fixed in block x")


def test_blocks_that_leave_too_little_for_each_other_are_an_error():
    mix = {"H": 4, "M": 2}
    of = study(*(block(name, table="t", trials=6, mix=mix) for name in "xy"))
    assert plan_of(of, crossed(8, ("git",))).problems == ()
    assert plan_of(of, crossed(40, ("git",))).problems == ()
    [(column, message)] = messages(plan_of(of, crossed(6, ("git",))))
    assert column == "table"
    assert message.startswith("Block y: This block shares t with another block")


@pytest.mark.parametrize(("each", "told"), [(2, True), (9, False)])
def test_conversations_that_must_come_in_a_pair_and_by_themselves_are_warned_of(each, told):
    spoken, pairs, show = side_by_side(each)
    of = study(
        block("talks", task="conversations", trials=4, mix={"HH": 2, "HM": 2}),
        block("pairs", task="pairs", trials=2, show=show),
    )
    made = plan(of, {"talks.csv": spoken, "pairs.csv": pairs})
    assert messages(made) == []
    found = [(c, m) for c, m in messages(made, Severity.WARNING) if "two blocks" in m]
    assert bool(found) is told
    if told:
        [(column, message)] = found
        assert column == "trials"
        assert message == (
            "Block pairs: Some sessions show stimuli of talks.csv in two blocks, in a pair "
            "or on their own: 'h0', and 3 more. There are too few other stimuli."
        )


def test_a_conversation_that_is_fixed_by_itself_and_in_a_pair_is_warned_of():
    spoken, pairs, show = side_by_side(30)
    of = study(
        block("talks", task="conversations", trials=2, mix={"HM": 1}, fixed={1: "h7"}),
        block("pairs", task="pairs", trials=2, show=show, fixed={2: "p7"}),
    )
    made = plan(of, {"talks.csv": spoken, "pairs.csv": pairs})
    [message] = [m for _, m in messages(made, Severity.WARNING) if "two blocks" in m]
    assert "own: 'h7'. There are" in message


def test_few_participants_are_warned_of():
    made = plan_of(study(block(trials=4), participants=3), crossed(30))
    [(column, message)] = messages(made, Severity.WARNING)
    assert column == "trials"
    assert message.startswith(
        "Block b: With 3 participants, some answers are never judged: H (6 tr"
    )
    assert messages(made) == []


def test_rows_that_are_never_shown_are_warned_of():
    stimuli = [
        *crossed(9),
        caption("c", "", control=True),
        caption("t", "", practice=True),
    ]
    made = plan_of(study(block(trials=4, mix={"H": 4})), stimuli)
    found = dict(messages(made, Severity.WARNING))
    assert set(found) == {"controls.trials", "practice", "mix"}
    assert found["mix"].endswith("never drawn: 9 of M by blip, 9 of M by git, 9 of M by ofa.")


def test_control_questions_everywhere_may_miss_on_some():
    stimuli = [
        replace(stimulus, truths={"topic": "music"} if n % 2 else {})
        for n, stimulus in enumerate(crossed(9))
    ]
    [own] = plan_of(study(block(trials=4)), stimuli).blocks
    assert own.with_control == (18, 36)
    assert own.control_questions == (1, 2, 3, 4)
    assert own.problems == ()


def test_which_side_has_the_machine_is_no_control_question():
    of = study(block(task="pairs", trials=4))
    [own] = plan_of(of, [pair(f"a{n}", "H", "M") for n in range(9)]).blocks
    assert own.with_control == (0, 9)
    assert own.control_questions == ()


def test_the_plan_goes_through_json():
    of = study(block(task="conversations", trials=10, lengths=(3, 6)), participants=4)
    made = plan_of(of, talks(3))
    told = json.loads(json.dumps(made.as_dict()))
    assert told["total"] == 40
    assert told["blocks"][0]["lengths"]["3"] == {"fewest": 5, "most": 5, "mean": 5.0}
    assert told["blocks"][0]["cells"][0]["composition"] == "HH"


@st.composite
def designs(draw):
    """Blocks with everything, over tables of moderate size."""
    trials = draw(st.integers(1, 14))
    controls = draw(st.integers(0, min(2, trials)))
    of = block(
        trials=trials,
        practice=draw(st.integers(0, 2)),
        controls=Controls(None, tuple(range(1, controls + 1))),
        repeat_prompts=draw(st.booleans()),
        fixed={trials: "p0-a"} if draw(st.booleans()) else {},
    )
    stimuli = crossed(draw(st.integers(1, 10)), "abc"[: draw(st.integers(1, 3))])
    stimuli += [caption(f"c{n}", f"p{n}", control=True) for n in range(draw(st.integers(0, 2)))]
    stimuli += [caption(f"t{n}", f"p{n}", practice=True) for n in range(draw(st.integers(0, 2)))]
    return of, stimuli


@given(designs())
def test_a_plan_without_errors_can_be_drawn_by_anybody_and_keeps_its_word(asked):
    of, stimuli = asked
    made = plan_of(study(of), stimuli)
    known = {stimulus.id: stimulus for stimulus in stimuli}
    if messages(made):
        return
    for number in range(6):
        slots = draw(study(of), {"b.csv": stimuli}, participant_seed(1, str(number), 1), {})
        drawn = [s for s in slots if not (s.practice or s.control or s.fixed)]
        for cell in made.blocks[0].cells:
            own = [s for s in drawn if known[s.stimulus].machines == cell.agents]
            assert cell.each.fewest <= len(own) <= cell.each.most


@given(designs())
def test_a_plan_with_errors_keeps_somebody_from_a_schedule(asked):
    of, stimuli = asked
    if not messages(plan_of(study(of), stimuli)):
        return

    def refused(number):
        try:
            draw(study(of), {"b.csv": stimuli}, participant_seed(1, str(number), 1), {})
        except CannotSchedule:
            return True
        return False

    assert any(refused(number) for number in range(200))


def test_of_a_sealed_study_the_plan_says_what_does_not_depend_on_who_made_what():
    of = study(
        block(trials=6, practice=1, fixed={3: "p0-git"}, controls=Controls((1, 3), (5,))),
        participants=20,
    )
    known = [*crossed(6), caption("c", "", control=True), caption("t", "", practice=True)]
    known = [replace(stimulus, truths={"statement": "true"}) for stimulus in known]
    nobody = [replace(s, makers={}, control=False, practice=False) for s in known]
    whole, sealed = plan_of(of, known), plan_of(replace(of, sealed=True), nobody)
    assert sealed.problems == ()
    assert (sealed.trials, sealed.total) == (whole.trials, whole.total)
    (ours,), (theirs,) = sealed.blocks, whole.blocks
    assert (ours.cells, ours.compositions) == ((), {})
    assert ours.fixed == {3: ("p0-git", "")}
    for name in ("trials", "practice", "drawn", "control_questions", "control_trials"):
        assert getattr(ours, name) == getattr(theirs, name)
    assert "fixed at 3: p0-git" in "\n".join(sealed.lines())
    assert "()" not in "\n".join(sealed.lines())


ASKED = block(trials=4, practice=1)
OF = study(ASKED, participants=10)
STIMULI = crossed(6)


def test_what_does_not_depend_on_who_made_what_is_told_without_knowing_it():
    made = block_plan(ASKED, pool(OF, ASKED, STIMULI), (0, 12))
    assert (made.trials, made.practice, made.drawn, made.compositions, made.cells) == (
        4,
        1,
        4,
        {},
        (),
    )
    assert made.control_questions == (), "nothing to ask where no answer has a control question"
    asked = block_plan(ASKED, pool(OF, ASKED, STIMULI), (12, 12))
    assert asked.control_questions == (1, 2, 3, 4)
    assert asked.as_dict()["fixed"] == {}


def test_each_cell_says_how_often_its_answers_are_judged():
    cells = cell_plans(OF, ASKED, pool(OF, ASKED, STIMULI))
    humans = next(cell for cell in cells if cell.composition == "H")
    assert (humans.each, humans.stimuli) == (Span(2, 2, 2.0), 6)
    assert (humans.total, humans.judged) == (20, 20 / 6)
    assert round(sum(cell.total for cell in cells), 3) == 40


GLASSES = Question("glasses", "Glasses?", Kind.TEXT, role=Role.FORM, required=False)
CLEAR = Question("clear", "?", Kind.TEXT, role=Role.FORM, only_if=Condition("glasses", ("Yes",)))
NAME = Question("name", "?", Kind.TEXT, role=Role.FORM, personal=True)
FORMS = (
    Form("about", "About you", (GLASSES, CLEAR, NAME)),
    Form("late", "Looking back", (GLASSES,), When.AFTER),
)


def test_a_form_is_told_by_how_much_it_asks_and_when():
    first, second = form_plans(study(forms=FORMS))
    assert (first.questions, first.required, first.conditional, first.personal) == (3, 2, 1, 1)
    assert (second.when, second.questions, second.required) == ("after", 1, 0)


def test_the_plan_names_signature_and_forms_before_the_blocks():
    of = study(block(trials=2), forms=FORMS, signature=Signature.OPTIONAL)
    told = plan(of, {"captions.csv": crossed(4)})
    assert told.lines()[1:5] == [
        "",
        "Consent: name optional, saved separately",
        "Form about, before the blocks: About you "
        "(3 questions, 2 required, 1 asked only if, 1 personal)",
        "Form late, after the blocks: Looking back (1 question)",
    ]
    assert [form["id"] for form in told.as_dict()["forms"]] == ["about", "late"]


def test_a_study_without_forms_has_none_in_its_plan():
    told = plan(study(block(trials=2)), {"captions.csv": crossed(4)})
    assert (told.forms, told.signature) == ((), "")
    assert told.lines()[2].startswith("Block ")


def test_the_plan_reads_well_in_a_terminal():
    of = study(
        block(
            "captions",
            trials=12,
            practice=1,
            fixed={3: "p0-git"},
            controls=Controls(None, (4, 9)),
        ),
        participants=20,
    )
    stimuli = [
        *crossed(13),
        *(caption(f"c{n}", "", control=True) for n in range(2)),
        caption("t", "", practice=True),
    ]
    assert plan(of, {"captions.csv": stimuli}).lines() == [
        "Plan of A study (test 1.0) for 20 participants: 12 trials each, 240 in all",
        "",
        "Block captions: Captions (captions.csv)",
        "  12 trials: 9 drawn, 2 control, 1 fixed; 1 practice trial before it",
        "  control trials at positions 4, 9",
        "  fixed at 3: p0-git (M)",
        "  drawn      a session  answers  prompts  all 20  judged each",
        "  H                4\u20135       13       13      90          6.9",
        "  M                4\u20135",
        "    by blip        1\u20132       13       13      30          2.3",
        "    by git         1\u20132       12       12      30          2.5",
        "    by ofa         1\u20132       13       13      30          2.3",
    ]


def test_lengths_and_control_questions_are_told():
    of = study(
        block("talks", task="conversations", trials=8, lengths=(6, 3), mix={"HM": 8, "HH": 0})
    )
    stimuli = talks(8, ("blender",))
    told = "\n".join(plan(of, {"talks.csv": stimuli}).lines())
    assert "8 trials each\n" in told
    assert "Messages shown (trials): 3 (4), 6 (4)" in told
    assert "all" not in told.split("drawn", 2)[2]
