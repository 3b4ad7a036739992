import pytest

from turingdesk.core.conversation import Turn
from turingdesk.study.cells import BadCell, as_flag, as_text, converter, is_empty
from turingdesk.tasks.fixations import Fixation

TURNS = (Turn("A", "hello"), Turn("B", "Look: a dog\nand a cat"))


@pytest.mark.parametrize(
    "cell",
    [
        [{"speaker": "A", "text": "hello"}, {"speaker": "B", "text": "Look: a dog\nand a cat"}],
        [["A", "hello"], ["B", "Look: a dog\nand a cat"]],
        "A: hello\nB: Look: a dog\nand a cat",
        "A:hello\n B : Look: a dog\nand a cat\n",
    ],
)
def test_turns_are_the_same_however_they_are_written(cell):
    assert converter(tuple[Turn, ...])(cell) == TURNS


@pytest.mark.parametrize(
    "cell",
    [
        [{"x": 1, "y": 2.5, "onset_ms": 0, "duration_ms": 300}, {"x": 3, "y": 4}],
        [[1, 2.5, 0, 300], [3, 4]],
        [[1, 2.5, 0, 300], [3, 4, None, None]],
        "1,2.5,0,300; 3,4",
        "1, 2.5, 0, 300; 3, 4, , ;",
    ],
)
def test_fixations_are_the_same_however_they_are_written(cell):
    assert converter(tuple[Fixation, ...])(cell) == (Fixation(1, 2.5, 0, 300), Fixation(3, 4))


@pytest.mark.parametrize(
    ("kind", "cell", "message"),
    [
        (tuple[Fixation, ...], [[1, 2], [3]], "Item 2: There is 1 value"),
        (tuple[Fixation, ...], [[float("nan"), 2]], "Item 1: x: nan is not a finite number"),
        (tuple[Fixation, ...], [{"x": 1, "y": "inf"}], "Item 1: y: inf is not a finite number"),
        (tuple[Fixation, ...], [{"x": 1, "why": 2}], "Item 1: Unknown name 'why'."),
        (tuple[Fixation, ...], [{"x": 1}], "Item 1: 'y' is missing"),
        (tuple[Fixation, ...], [5], "Item 1: This is 5"),
        (tuple[Fixation, ...], {"x": 1, "y": 2}, "an object, not a list"),
        (tuple[Fixation, ...], "1,2;;3,4", "An item between two semicolons"),
        (tuple[Turn, ...], "hello there", "has no speaker"),
        (tuple[str, ...], "a;;b", "An item between two semicolons"),
        (tuple[str, ...], ["a", True], "Item 2: This is the logical value TRUE"),
        (str, ["x"], "a list, not a text"),
        (str, float("nan"), "not a text"),
        (float, "3,5", "'3,5' is not a number"),
        (float, True, "not a number"),
        (float, 10**400, "inf is not a finite number"),
        (int, 2.5, "not a whole number"),
        (bool, "perhaps", "neither yes nor no"),
    ],
)
def test_a_cell_of_the_wrong_kind_says_what_and_where(kind, cell, message):
    with pytest.raises(BadCell) as bad:
        converter(kind)(cell)
    assert message in bad.value.message
    assert bad.value.fix


def test_a_decimal_comma_is_explained():
    with pytest.raises(BadCell) as bad:
        converter(float)("3,5")
    assert "3.5" in bad.value.fix


def test_numbers_of_a_workbook_become_the_text_that_was_typed():
    assert [as_text(7.0), as_text(7), as_text(0.25), as_text("007")] == ["7", "7", "0.25", "007"]


def test_yes_and_no_in_all_their_spellings():
    assert [as_flag(word) for word in ("yes", " TRUE ", 1, True)] == [True] * 4
    assert [as_flag(word) for word in ("No", "false", 0, False)] == [False] * 4


def test_none_a_blank_and_an_empty_list_are_empty_but_zero_is_not():
    assert all(map(is_empty, (None, "", " \n", [])))
    assert not any(map(is_empty, (0, False, "x", [0])))


def test_an_optional_type_converts_as_the_type_itself():
    assert converter(bool | None)("yes") is True


def test_a_type_that_no_table_can_hold_is_the_programmers_fault():
    with pytest.raises(TypeError):
        converter(dict)
