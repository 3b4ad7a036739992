from turingdesk.core.response import CODEBOOK, COLUMNS, DEFAULTS, Response


def test_a_row_has_every_column_in_order():
    row = Response(participant="P-1", rt_ms=12.5).as_row()
    assert tuple(row) == COLUMNS
    assert (row["participant"], row["rt_ms"], row["correct"]) == ("P-1", 12.5, None)


def test_every_column_says_what_is_in_it():
    assert set(CODEBOOK) == set(COLUMNS)
    assert all(len(about.split()) > 1 for about in CODEBOOK.values())


def test_an_empty_response_is_made_of_the_defaults():
    assert Response().as_row() == DEFAULTS
    assert Response(**DEFAULTS) == Response()
