from tests.core.stock import block, crossed, study
from turingdesk.core.block_plan import block_plan, cell_plans
from turingdesk.core.pool import pool
from turingdesk.core.quotas import Span

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
