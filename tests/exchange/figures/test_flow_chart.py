"""The drawn flow of participants."""

from turingdesk.exchange.figures.flow_chart import Stage, draw_flow
from turingdesk.exchange.figures.style import PAPER, settings

LONG = "By the rule " + "a-name-that-is-very-long " * 6


def test_stages_stand_below_each_other_and_what_was_lost_beside():
    stages = (
        Stage(("Recruited", "3 people"), ("Refused: 1", LONG)),
        Stage(("Counted", "2 people")),
    )
    with settings(PAPER, "test"):
        axes = draw_flow(stages).axes[0]
    places = {text.get_text(): text.get_position() for text in axes.texts}
    assert places["Recruited"][1] < places["Refused: 1"][1] < places["Counted"][1]
    assert places["Refused: 1"][0] > places["Recruited"][0]
    assert all(len(text) <= 54 for text in places)
    bottom = max(y for _, y in places.values())
    assert bottom < axes.get_ylim()[0]


def test_nothing_is_drawn_beside_where_nobody_left():
    with settings(PAPER, "test"):
        axes = draw_flow((Stage(("A",)), Stage(("B",)))).axes[0]
    assert len(axes.patches) == 2
