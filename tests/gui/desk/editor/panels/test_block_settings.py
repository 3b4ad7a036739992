"""A block's settings are those that its task has a use for."""

import pytest

from turingdesk.core.setting import Takes
from turingdesk.core.task import TASKS
from turingdesk.gui.desk.editor.panels import block_settings
from turingdesk.gui.desk.editor.panels.block_settings import mixes


def keys(settings):
    return [".".join(map(str, one.keys)) for one in settings]


def every(block):
    found = block_settings.general(block, ["captions.csv"])
    for _, settings, _ in block_settings.CARDS:
        found += settings(block)
    return found


@pytest.mark.parametrize("task", list(TASKS))
def test_every_setting_of_every_task_has_a_title_and_is_there_once(task):
    found = every({"task": task, "trials": 3})
    assert all(one.title for one in found)
    assert len(set(keys(found))) == len(found)


def test_a_task_that_is_not_there_still_has_settings():
    assert "task" in keys(every({"task": "captoins"}))
    assert keys(block_settings.drawing({})) == ["order", "repeat_prompts", "fixed"]


def test_mixes_are_those_of_the_task():
    assert keys(block_settings.drawing({"task": "captions"}))[:2] == ["mix.H", "mix.M"]
    said = [one.title for one in block_settings.drawing({"task": "conversations"})[:4]]
    assert said == [
        "A human, B human",
        "A human, B machine",
        "A machine, B human",
        "A machine, B machine",
    ]
    assert keys(block_settings.drawing({"task": "pairs"}))[:3] == ["mix.HH", "mix.HM", "mix.MM"]
    assert mixes(None) == []


def test_only_what_is_played_can_be_played_first():
    assert "limits.plays_first" in keys(block_settings.limits({"task": "fixations"}))
    assert "limits.plays_first" not in keys(block_settings.limits({"task": "words"}))
    pair = {"task": "pairs", "show": {"of": "fixations"}}
    assert "limits.plays_first" in keys(block_settings.limits(pair))


def test_the_limits_of_a_task_are_its_defaults():
    fast = block_settings.limits({"task": "captions"})[0]
    assert (fast.keys[-1], fast.default) == ("too_fast_s", TASKS["captions"].limits.too_fast_s)
    assert fast.about.endswith("0 to 600 seconds; 3 by default.")
    assert block_settings.limits({"task": "words"})[0].about.endswith("0 to 600 seconds.")


def test_options_come_from_the_tasks_data_class_with_their_sentences():
    shown = {one.keys[-1]: one for one in block_settings.show({"task": "fixations"})}
    assert shown["timing"].takes is Takes.ONE_OF
    assert shown["path"].takes is Takes.FLAG
    assert shown["gap_s"].about == "Pause between two plays, s. 0 to 600; 1 by default."
    assert shown["gap_s"].default == 1.0
    pair = keys(block_settings.show({"task": "pairs"}))
    assert "show.of" in pair
    assert "show.of_show.lengths" in pair
    assert block_settings.show({"task": "captions"}) == []
