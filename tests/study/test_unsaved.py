"""What an editor has not written yet lies over the files that are there."""

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from turingdesk.study.unsaved import NOTHING, Unsaved

ROOT = Path("/study")
NAMES = st.sampled_from(["a.csv", "texts/a.md", "texts/b.md", "texts/deep/c.md"])


def test_bytes_paths_and_removals_are_told_apart():
    picture = Path("/elsewhere/dog.png")
    unsaved = Unsaved({"a.csv": b"", "dog.png": picture, "gone.md": None})
    assert unsaved.data("a.csv") == b"", "an empty file is a file"
    assert unsaved.data("./a.csv") == b"", "however it is written"
    assert unsaved.path("dog.png") == picture
    nothing = [unsaved.data("dog.png"), unsaved.path("a.csv"), unsaved.data("gone.md")]
    assert [*nothing, unsaved.data("x"), unsaved.path("x")] == [None] * 5


@given(st.dictionaries(NAMES, st.sampled_from([b"x", None, Path("/p")])), st.frozensets(NAMES))
def test_a_folder_lists_what_it_is_going_to_hold(files, there):
    going = (set(there) | {n for n, c in files.items() if c is not None}) - {
        n for n, c in files.items() if c is None
    }
    for folder in ("", "texts", "texts/deep"):
        on_disk = frozenset(Path(n).name for n in there if Path(n).parent == Path(folder))
        wanted = frozenset(Path(n).name for n in going if Path(n).parent == Path(folder))
        assert Unsaved(files).listed(ROOT, ROOT / folder, on_disk) == wanted
    assert NOTHING.listed(ROOT, ROOT / "texts", frozenset("x")) == frozenset("x")
