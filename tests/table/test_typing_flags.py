"""What is remarkable about how an answer was typed."""

import pytest

from turingdesk.table.typing_flags import Thresholds, flagged, flags_of

EVEN = list(range(4000, 4000 + 60 * 120, 120))  # sixty keys, one every 120 ms


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ({"keys_ms": [10, 400, 2900]}, ""),
        ({"keys_ms": EVEN}, "no pauses"),
        ({"keys_ms": EVEN[:30]}, ""),  # a few words are written in one go
        ({"keys_ms": [*EVEN[:30], *(ms + 1500 for ms in EVEN[30:])]}, ""),
        ({"keys_ms": [], "pasted": [[900, 30], [1200, 10]]}, "pasted 40 characters"),
        ({"keys_ms": [], "away": [[900, 12_000]]}, "left the window for 12 s"),
        ({"keys_ms": [], "away": [[900, 2_000]]}, ""),
        (
            {"keys_ms": EVEN, "pasted": [[1, 1]], "away": [[1, 9000]]},
            "pasted 1 character; no pauses; left the window for 9 s",
        ),
    ],
)
def test_flags_say_what_to_look_at(line, said):
    assert str(flagged(line)) == said


def test_thresholds_are_data():
    line = {"keys_ms": [], "pasted": [[900, 3]], "away": [[900, 2_000]]}
    assert flagged(line, Thresholds(pasted=5, away_s=1)) == "left the window for 2 s"


@pytest.mark.parametrize("wrong", [None, 7, "x", [["a", 1], [1], 3, None], {"a": 1}])
def test_a_line_that_someone_wrote_by_hand_is_passed_over(wrong):
    names = ("keys_ms", "pasted", "deleted", "away")
    assert flagged(dict.fromkeys(names, wrong)) == ""
    assert flags_of([{"kind": "typing", "step": wrong}, {"kind": "typing"}]) == {}
