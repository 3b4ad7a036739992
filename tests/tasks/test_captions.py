from tests.tasks.examples import trial
from turingdesk.core.task import TASKS


def test_captions_answered_within_three_seconds_are_too_fast():
    assert TASKS["captions"].limits.too_fast_s == 3.0
    assert trial("captions").limits.too_fast_s == 3.0


def test_an_image_without_a_prompt_is_the_prompt():
    assert TASKS["captions"].prompt_column == "image"
