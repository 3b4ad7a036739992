"""What counting over sessions would tell, said before somebody counts."""

from collections import Counter

from tests.packages import BLOCK, CAPTIONS, STUDY, write
from turingdesk.core.schedule import draw
from turingdesk.core.streams import participant_seed
from turingdesk.store.package import open_package
from turingdesk.store.seal.telltales import telltales

AGAIN = "repeat_prompts = true\n"


def told(folder, sessions=12):
    package = open_package(folder)
    judged, drawn = Counter(), []
    for n in range(sessions):
        slots = draw(package.study, package.stimuli, participant_seed(0, str(n), 1), judged)
        judged.update((slot.block, slot.stimulus) for slot in slots)
        drawn.append(slots)
    return list(telltales(package, drawn))


def test_as_many_answers_of_each_kind_as_are_shown_tell_nothing(tmp_path):
    assert told(write(tmp_path / "even", toml=STUDY + BLOCK)) == []


def test_the_rarer_kind_is_shown_more_often_and_named(tmp_path):
    more = CAPTIONS + "".join(f"m{n},machine,git,cat.png,Mat {n}\n" for n in range(5))
    (said,) = told(write(tmp_path / "uneven", toml=STUDY + BLOCK + AGAIN, captions=more))
    assert said.startswith("Block captions: human answers are shown 12.0 times each")
    assert "machine answers by" in said


def test_the_order_of_the_table_is_told_of(tmp_path):
    toml = STUDY + BLOCK + 'order = "table"\n'
    (said,) = told(write(tmp_path / "ordered", toml=toml))
    assert 'Write order = "random".' in said


def test_answers_at_a_fixed_place_are_not_counted(tmp_path):
    toml = STUDY + BLOCK + 'mix = { M = 1 }\n[block.fixed]\n1 = "one"\n'
    assert told(write(tmp_path / "fixed", toml=toml)) == []
