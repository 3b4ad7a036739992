"""A study: what follows from its values."""

import pytest

from tests.core.stock import block, study
from turingdesk.core.stimulus import Origin
from turingdesk.core.study import Controls


def test_what_is_drawn_is_what_control_and_fixed_trials_leave():
    assert block(trials=10).drawn == 10
    assert block(trials=10, controls=Controls((1, 2), (4, 9)), fixed={1: "x"}).drawn == 7


def test_origins_are_called_as_the_study_says():
    of = study(block(), origins={Origin.MACHINE: "An AI"})
    assert of.label(Origin.MACHINE) == "An AI"
    assert of.label(Origin.HUMAN) == "A human"


def test_a_block_is_found_by_its_id():
    of = study(block("x"), block("y"))
    assert of.block("y") is of.blocks[1]
    with pytest.raises(KeyError, match="z"):
        of.block("z")
