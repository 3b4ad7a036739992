"""Arrays of arrays in files of NumPy, which are pickles.

A pickle can run a program, and NumPy crashes on the state of a damaged array. So nothing of NumPy
is called while a pickle is read: stand-ins take what the file says, and arrays are made of it if
it is sound.
"""

from __future__ import annotations

import pickle
import pickletools
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from io import BytesIO
from math import prod
from typing import TYPE_CHECKING, Any, BinaryIO

if TYPE_CHECKING:
    import numpy as np

#: What files of arrays don't contain. Python reports an internal error where it is damaged.
_REFUSED = {"BYTEARRAY8", "NEXT_BUFFER", "READONLY_BUFFER"}
_NUMBERED = {"PUT", "BINPUT", "LONG_BINPUT"}
_TYPE = re.compile(r"(?:[iuf][1248]|b1|O8?|[SU]\d{1,4})")


def unpickled(file: BinaryIO) -> Any:
    """Read a pickle of arrays, numbers, texts, and lists, tuples, and dictionaries of them.

    Args:
        file: At its beginning.

    Raises:
        UnpicklingError: It contains something else.
        ValueError: It is damaged.
    """
    content = file.read()
    for number, (code, value, _) in enumerate(pickletools.genops(content)):
        # Python makes room for as many things as the largest number of one of them.
        is_huge = code.name in _NUMBERED and (value or 0) > number
        if code.name in _REFUSED or is_huge:
            raise pickle.UnpicklingError(f"{code.name} is no part of an array, or damaged")
    # Latin-1 turns each byte into one character, so that nothing of Python 2's bytes is lost.
    return _with_arrays(_StandIns(BytesIO(content), encoding="latin1").load(), {})


class _Type:
    """Stands in for a dtype of NumPy, as a pickle describes it."""

    def __init__(self, name: Any, *_: Any) -> None:
        if not isinstance(name, str) or not _TYPE.fullmatch(name):
            raise pickle.UnpicklingError(f"{name!r} is no type of numbers or texts")
        self.name, self.order = name, "="

    def __setstate__(self, state: Sequence[Any]) -> None:
        # A dtype's state is version, order, subarray, names, fields, and more; arrays of numbers
        # have none of the parts.
        order, *parts = state[1:5]
        if order not in ("<", ">", "|", "=") or any(part is not None for part in parts):
            raise pickle.UnpicklingError("The type of an array is damaged, or has several parts")
        self.order = order

    @property
    def has_objects(self) -> bool:
        return self.name.startswith("O")

    def built(self) -> np.dtype[Any]:
        import numpy as np

        return np.dtype(f"{self.order}{self.name}")


@dataclass(eq=False)
class _Array:
    """Stands in for an array of NumPy, as a pickle describes it."""

    shape: tuple[int, ...] = ()
    type: _Type = field(default_factory=lambda: _Type("O"))
    by_columns: bool = False
    values: Any = ()  #: bytes, or a list of whatever is in its cells

    def __setstate__(self, state: Sequence[Any]) -> None:
        # An array's state is version, shape, type, whether it is by columns, and the data.
        _, self.shape, self.type, self.by_columns, self.values = state

    def built(self, made_by_id: dict[int, Any]) -> np.ndarray[Any, Any]:
        """Make the array.

        Args:
            made_by_id: By `id` what was made of other things, since several can share one.
        """
        import numpy as np

        # The exact type, since for `isinstance` True is an int.
        is_sound = isinstance(self.shape, tuple) and all(
            type(length) is int and length >= 0 for length in self.shape
        )
        if not is_sound or not isinstance(self.type, _Type):
            raise pickle.UnpicklingError("The shape of an array is damaged")
        if self.type.has_objects:
            if not isinstance(self.values, list) or len(self.values) != prod(self.shape):
                raise pickle.UnpicklingError("An array is damaged")
            # From arrays of equal shapes, `np.array` would make one array with more dimensions.
            elements = np.empty(len(self.values), object)
            for place, value in enumerate(self.values):
                elements[place] = _with_arrays(value, made_by_id)
            return elements.reshape(self.shape)  # NumPy writes them by rows in any case
        values = self.values.encode("latin1") if isinstance(self.values, str) else self.values
        kind = self.type.built()
        if not isinstance(values, bytes) or len(values) != prod(self.shape) * kind.itemsize:
            raise pickle.UnpicklingError("An array is damaged")
        return np.ndarray(self.shape, kind, values, order="F" if self.by_columns else "C")


def _scalar(kind: Any, value: Any) -> Any:
    """Stands in for `numpy._core.multiarray.scalar`: a single number or text."""
    return _Array((), kind, values=value).built({}).item()


def _reconstruct(*_: Any) -> _Array:
    """Stands in for `multiarray._reconstruct`: an array whose state follows."""
    return _Array()


def _encode(text: Any, encoding: Any = "latin1") -> bytes:
    """Stands in for `_codecs.encode`, with which Python 3 pickles bytes for protocol 2."""
    if not isinstance(text, str) or encoding != "latin1":
        raise pickle.UnpicklingError("Bytes are damaged")
    return text.encode("latin1")


class _StandIns(pickle.Unpickler):
    """Reads arrays of arrays as stand-ins, and refuses whatever could run a program."""

    def find_class(self, module: str, name: str) -> Any:
        """Return the substitute for a class or function that pickles of arrays refer to.

        Raises:
            UnpicklingError: The pickle refers to anything else.
        """
        # NumPy 2 renamed `numpy.core` to `numpy._core`; files have whichever wrote them.
        full_name = f"{module.rpartition('core.')[2]}.{name}"
        if module.partition(".")[0] == "numpy" and full_name in _MADE_OF:
            return _MADE_OF[full_name]
        if (module, name) == ("_codecs", "encode"):
            return _encode
        raise pickle.UnpicklingError(f"{module}.{name} is no array")


#: Stand-ins by what they replace in NumPy, whose modules were renamed several times.
_MADE_OF: Mapping[str, Any] = {
    "numpy.ndarray": _Array,
    "numpy.dtype": _Type,
    "multiarray._reconstruct": _reconstruct,
    "multiarray.scalar": _scalar,
}


def _with_arrays(value: Any, made_by_id: dict[int, Any]) -> Any:
    """Replace stand-ins by arrays, wherever they are in a value."""
    # All values live as long as the outermost one, so that no id comes twice.
    if id(value) not in made_by_id:
        made_by_id[id(value)] = _inside(value, made_by_id)
    return made_by_id[id(value)]


def _inside(value: Any, made_by_id: dict[int, Any]) -> Any:
    if isinstance(value, _Array):
        return value.built(made_by_id)
    if type(value) in (list, tuple):
        return type(value)(_with_arrays(item, made_by_id) for item in value)
    if type(value) is dict:
        return {key: _with_arrays(item, made_by_id) for key, item in value.items()}
    if isinstance(value, str | bytes | int | float | None):
        return value
    raise pickle.UnpicklingError(f"{type(value).__name__} is no array")
