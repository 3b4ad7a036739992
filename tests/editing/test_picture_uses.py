"""Cells that name pictures are found by the columns that the task knows."""

from tests.editing.drafted import draft_of
from turingdesk.editing.picture_uses import Use, picture_uses

TABLE = b"id,origin,agent,mine,image,caption\na,human,p,dog.png, dog.png ,x\nb,human,p,,,y\n"


def test_only_columns_of_pictures_count_and_spaces_around_do_not(tmp_path):
    _, table = draft_of(tmp_path, "t.csv", TABLE)
    assert list(picture_uses([table])) == [("dog.png", Use("t.csv", 0, 4))]
    table.set_cell(1, 4, "nope.png")
    assert list(picture_uses([table]))[1] == ("nope.png", Use("t.csv", 1, 4))


def test_a_table_that_no_block_uses_names_no_picture(tmp_path):
    draft, _ = draft_of(tmp_path, "t.csv", TABLE)
    (tmp_path / "other.csv").write_bytes(TABLE)
    assert list(picture_uses([draft.table("other.csv")])) == []
