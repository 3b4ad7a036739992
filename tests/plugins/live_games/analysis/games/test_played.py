import pytest

from tests.plugins.live_games.analysis.games.table import games
from turingdesk.core.errors import TuringDeskError
from turingdesk.plugins.live_games.analysis.games.played import decided, played


def test_games_come_in_the_order_in_which_they_began():
    made = games(("a", "b", "won"), ("a", "c", "lost")).assign(at=[2, 1])
    assert played(made)["game"].tolist() == ["g1", "g0"]


def test_games_of_the_same_moment_keep_their_order():
    made = games(*[("a", "b", "won")] * 30).assign(at="2024-09-04")
    assert played(made)["game"].tolist() == made["game"].tolist()


def test_a_game_without_an_end_is_not_decided():
    made = games(("a", "b", None), ("a", "b", "surrendered"), ("a", "b", "lost"))
    assert played(made)["outcome"].tolist() == ["", "surrendered", "lost"]
    assert decided(made)["game"].tolist() == ["g2"]


def test_a_table_without_a_column_is_told_what_it_needs():
    with pytest.raises(TuringDeskError, match=r"no column 'minutes'.*outcome, minutes"):
        decided(games(("a", "b", "won")), "minutes")
    with pytest.raises(TuringDeskError, match="no column 'outcome'"):
        played(games().drop(columns="outcome"))
