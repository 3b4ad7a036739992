"""Codings of games that were played live go through the analyses."""

import pytest

from turingdesk.analysis import ANALYSES
from turingdesk.analysis._sample import joined
from turingdesk.plugins.coding.codings import TextPlace, coding_rows, save_codes
from turingdesk.table.table import load

games = pytest.importorskip(
    "tests.plugins.live_games.analysis.test_live_games", exc_type=ImportError
)


@pytest.fixture(scope="module")
def many(tmp_path_factory):
    return games.play(tmp_path_factory.mktemp("many"), 120)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "scheme", "question"),
    [("reasons", "reasons", "reason"), ("strategies", "strategies", "messages")],
)
def test_coded_texts_of_games_find_their_verdicts(many, name, scheme, question):
    rows = load(many).responses
    written = rows[rows["question"] == question]
    assert len(written) == 120 * 4
    for row in written.to_dict("records"):
        place = TextPlace(row["session"], int(row["step"]), question, "")
        save_codes(many, scheme, "Ada", place, ["1a"])
    found = ANALYSES[name].compute(joined(rows, [coding_rows(many)]))
    own = found[found["code"] == "1a"]
    assert own["texts"].max() > 150
    if name == "strategies":
        right = rows[(rows["role"] == "verdict") & (rows["excluded"] == "")]["correct"]
        assert own["accuracy"].iloc[0] == pytest.approx(right.mean(), abs=0.02)
