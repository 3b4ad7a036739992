from dataclasses import MISSING, dataclass, fields

import pytest

from turingdesk.core.question import Choice
from turingdesk.core.task import Task, column, options


@dataclass(frozen=True)
class Sound:
    file: str = column("The sound")
    loud: bool = column("Whether it is loud", default=True, required=False)


@dataclass(frozen=True)
class Known:
    song: str = column("The song's name", default="", required=False)


def test_a_required_column_has_no_default_and_others_have():
    file, loud = fields(Sound)
    assert file.default is MISSING
    assert file.metadata == {"about": "The sound", "required": True}
    assert loud.default is True
    assert loud.metadata["required"] is False
    with pytest.raises(TypeError, match="file"):
        Sound()


def test_a_tasks_columns_are_its_contents_and_its_truths():
    plain = Task("Sounds", "Sounds.", Sound, lambda content, show: ())
    assert plain.columns() == {"file": "The sound", "loud": "Whether it is loud"}
    known = Task("Sounds", "Sounds.", Sound, lambda content, show: (), truths=Known)
    assert list(known.columns()) == ["file", "loud", "song"]


def test_options_are_called_what_they_are_and_take_keys_as_far_as_they_go():
    assert options(("a", "b")) == (Choice("a", "a"), Choice("b", "b"))
    assert options(("a", "b", "c"), "12") == (
        Choice("a", "a", "1"),
        Choice("b", "b", "2"),
        Choice("c", "c", ""),
    )
