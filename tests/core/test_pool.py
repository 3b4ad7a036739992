from dataclasses import replace

from tests.core.stock import H, M, block, caption, crossed, pair, study, talks
from turingdesk.core.pool import Cell, cell_of, pool, prompt_key, seen, tables
from turingdesk.core.stimulus import Maker, Stimulus
from turingdesk.tasks.pairs import PairsShow


def ids(stimuli):
    return [stimulus.id for stimulus in stimuli]


def test_a_table_is_sorted_by_what_its_rows_are_for():
    of = block(fixed={3: "p1-git", 5: "gone"})
    stimuli = [
        *crossed(2, ("git",)),
        caption("c", "", control=True),
        caption("t", "", "git", practice=True),
    ]
    there = pool(study(of), of, stimuli)
    assert {at: s.id for at, s in there.fixed.items()} == {3: "p1-git"}
    assert ids(there.practice) == ["t"]
    assert ids(there.control) == ["c"]
    assert {str(cell): ids(own) for cell, own in there.cells.items()} == {
        "H": ["p0-human", "p1-human"],
        "M by git": ["p0-git"],
    }
    assert ids(there.ordinary) == ["p0-human", "p1-human", "p0-git"]
    assert there.compositions == ("H", "M")


def test_what_another_block_of_the_table_fixes_is_kept_for_it():
    one, two = block("one", table="t"), block("two", table="t", fixed={1: "p0-git"})
    far = block("far", table="other", fixed={1: "p0-human"})
    there = pool(study(one, two, far), one, crossed(1, ("git",)))
    assert ids(there.ordinary) == ["p0-human"]
    assert there.fixed == {}


def test_what_a_block_took_is_gone_but_its_cell_stays():
    of = block()
    there = pool(study(of), of, [*crossed(1, ("git",)), caption("c", "", control=True)])
    left = there.without(lambda stimulus: stimulus.id in {"p0-git", "c"})
    assert left.cells[Cell("M", ("git",))] == ()
    assert left.control == ()
    assert ids(left.ordinary) == ["p0-human"]


def test_a_judge_who_met_a_pair_has_met_both_sides():
    of = block(task="pairs", show=PairsShow(of="captions", of_table="captions.csv"))
    sides = {("captions.csv", "x-first"), ("captions.csv", "x-second")}
    assert seen(of, pair("x", "H", "M")) == {("b.csv", "x"), *sides}
    assert seen(of, pair("x", "H", "M"), parts=False) == {("b.csv", "x")}
    assert seen(block(), caption("c", "p")) == {("b.csv", "c")}
    assert tables(of) == {"b.csv", "captions.csv"}
    assert tables(block()) == {"b.csv"}


def test_two_speakers_have_four_compositions_and_pairs_one():
    of = block()
    assert pool(study(of), of, talks(1)).compositions == ("HH", "HM", "MH", "MM")
    sided = pool(study(of), of, [pair("a", "H", "M")])
    assert (sided.compositions, sided.sided) == (("HM",), True)
    assert pool(study(of), of, []).compositions == ()


def test_the_machines_of_a_pair_have_no_order_but_speakers_have():
    def both(first, second, **more):
        makers = {"1": Maker(M, first), "2": Maker(M, second)}
        return cell_of(Stimulus("s", "t", "", makers, None, **more))

    assert both("a", "b", parts=("x", "y")) == both("b", "a", parts=("x", "y"))
    assert both("a", "b") != both("b", "a")
    assert str(both("a", "")) == "MM by a and (unnamed)"
    human = Stimulus("s", "t", "", {"": Maker(H, "p1")}, None)
    assert cell_of(human) == Cell("H", ())


def test_a_prompt_is_met_once_and_so_is_a_stimulus():
    one, other = caption("a", "dog"), caption("b", "dog")
    assert prompt_key(block(), one) == prompt_key(block(), other)
    again = block(repeat_prompts=True)
    assert prompt_key(again, one) != prompt_key(again, other)
    assert prompt_key(block(), caption("a", "")) != prompt_key(block(), caption("b", ""))
    named_alike = caption("dog", "")
    assert prompt_key(block(), named_alike) != prompt_key(block(), one)


def test_stimuli_without_makers_are_all_of_one_kind():
    of = block()
    for known in (crossed(2, ("git",)), [pair("a", "H", "M"), pair("b", "H", "M")]):
        there = pool(study(of), of, [replace(s, makers={}, truths={}) for s in known])
        assert there.compositions == ("",)
        assert [len(own) for own in there.cells.values()] == [len(known)]
