"""The recipe of an agent, followed word by word on a copy of the checkout."""

from contextlib import closing
from pathlib import Path

import pytest

from tests.test_recipes import Copy, recipes
from turingdesk.plugins import collecting

GUIDE = Path(collecting.__file__).parent / "README.md"
pytestmark = pytest.mark.timeout(600)


@pytest.mark.slow
def test_a_machine_agent(tmp_path):
    with closing(Copy(tmp_path / "copy")) as copy:
        copy.follow(recipes(GUIDE)["A machine agent"])
        copy.desk("new", "collect-words", "words")
        agent = ("--agent", "same_word", "--word", "house", "--data", "data")
        assert "same_word: " in copy.desk("collect", "words", *agent)
        (journal,) = (copy.folder / "data").glob("*.jsonl")
        assert '"choice":"house"' in journal.read_text("utf-8")
        copy.finish()
