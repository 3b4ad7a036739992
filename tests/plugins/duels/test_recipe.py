"""The recipe of a protocol, followed word by word on a copy of the checkout."""

from contextlib import closing
from pathlib import Path

import pytest

from tests.test_recipes import Copy, recipes
from turingdesk.plugins import duels

GUIDE = Path(duels.__file__).parent / "README.md"
pytestmark = pytest.mark.timeout(600)


@pytest.mark.slow
def test_a_protocol_of_duels(tmp_path):
    with closing(Copy(tmp_path / "copy")) as copy:
        copy.follow(recipes(GUIDE)["A protocol of duels"])
        copy.desk("new", "fixed-distinguisher", "duels")
        plan = copy.folder / "duels" / "plan.toml"
        text = plan.read_text("utf-8").replace("fixed-distinguisher", "both-querying")
        plan.write_text(text.replace("trials = 10", "trials = 1"), "utf-8")
        assert "100 of 100 trials done." in copy.desk("duel", "run", "duels", "--data", "data")
        copy.finish()
