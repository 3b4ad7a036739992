from turingdesk.core.question import Role
from turingdesk.core.response import CODEBOOK, COLUMNS
from turingdesk.exchange.exporters._columns import LEVELS, Kind, kind, unit


def test_every_column_has_a_kind_that_its_values_are_of():
    kinds = {name: kind(name) for name in [*COLUMNS, "superseded", "excluded"]}
    assert kinds["choice"] == kinds["excluded"] == Kind.TEXT
    assert kinds["correct"] == kinds["superseded"] == kinds["pilot"] == Kind.FLAG
    assert kinds["rt_ms"] == Kind.NUMBER
    assert kinds["length"] == kinds["trial"] == Kind.WHOLE
    assert kinds["at"] == Kind.TIME
    assert kinds["role"] == kinds["participant"] == Kind.LEVEL


def test_levels_are_the_words_that_the_program_writes():
    assert list(LEVELS["role"]) == [role.value for role in Role]
    assert all(word in CODEBOOK["device"] for word in LEVELS["device"])
    assert set(LEVELS) < set(COLUMNS)


def test_units_are_read_from_names():
    assert (unit("rt_ms"), unit("resume_gap_s"), unit("trials"), unit("s")) == ("ms", "s", "", "")
