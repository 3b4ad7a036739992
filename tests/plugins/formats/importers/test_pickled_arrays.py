"""Arrays in pickles are those of NumPy, and damaged ones are refused before NumPy sees them."""

import sys
from contextlib import suppress
from io import BytesIO
from pickle import UnpicklingError

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.lib import format as npy

from turingdesk.plugins.formats.importers._pickled_arrays import unpickled


def written(value):
    """The pickle in a file of NumPy."""
    file = BytesIO()
    npy.write_array(file, np.asarray(value, object), allow_pickle=True)
    file.seek(0)
    npy.read_magic(file)
    npy.read_array_header_1_0(file)
    return file.read()


def nest(*values):
    made = np.empty(len(values), object)
    made[:] = values
    return made


NEST = nest(
    np.arange(6).reshape(2, 3),
    np.asfortranarray(np.arange(6.0).reshape(2, 3)),
    np.array(["left", "right"]),
    np.array([True, False]),
    np.array([], np.float32),
    np.asfortranarray(np.array([[1, None], ["a", 2.5]], object)),
    {"x": [1, 2], "y": (np.float64(0.5), np.int16(3), np.str_("cat"), np.bool_(True))},
)


def same(one, other):
    """Whether two values are equal, with the types and shapes of their arrays."""
    if isinstance(one, np.ndarray):
        pairs = zip(one.ravel(), other.ravel(), strict=True)
        alike = (one.dtype, one.shape) == (other.dtype, other.shape)
        return alike and all(same(a, b) for a, b in pairs)
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list | tuple):
        return len(one) == len(other) and all(map(same, one, other))
    return one == other


def test_arrays_are_read_as_numpy_reads_them():
    pickle = written(NEST)
    file = BytesIO()
    np.save(file, NEST, allow_pickle=True)
    file.seek(0)
    assert same(np.load(file, allow_pickle=True), unpickled(BytesIO(pickle)))


def test_what_several_share_is_made_once():
    one = np.arange(3)
    first, second = unpickled(BytesIO(written(nest(one, one))))
    assert first is second


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (b"|", b"x"),  # NumPy would crash
        (b"O8", b"V8"),
        (b"i8", b"i7"),
        (b"K\x02K\x03\x86", b"K\x02K\x04\x86"),
        (b"K\x02K\x03\x86", b"K\x02N\x86"),
        (b"ndarray", b"memmap_"),
    ],
)
def test_a_damaged_array_is_refused(before, after):
    pickle = written(NEST)
    assert before in pickle
    with pytest.raises(UnpicklingError):
        unpickled(BytesIO(pickle.replace(before, after)))


@settings(max_examples=200)
@given(st.data())
def test_no_damage_ends_the_program_or_leaves_an_error_inside_python(data):
    whole, told = written(NEST), []
    at, length = data.draw(st.integers(0, len(whole))), data.draw(st.integers(0, 4))
    bad = whole[:at] + data.draw(st.binary(max_size=4)) + whole[at + length :]
    with pytest.MonkeyPatch.context() as changes:
        changes.setattr(sys, "excepthook", lambda *problem: told.append(problem))
        with suppress(Exception):  # whatever the unpickler says; the importer passes it on
            unpickled(BytesIO(bad))
    assert told == []


def test_an_opcode_that_python_itself_stumbles_over_is_refused():
    with pytest.raises(ValueError, match="bytearray8"):
        unpickled(BytesIO(b"\x80\x05\x96" + b"\xff" * 7 + b"\x00."))
    with pytest.raises(UnpicklingError, match="BYTEARRAY8"):
        unpickled(BytesIO(b"\x80\x05\x96" + b"\x01" + b"\x00" * 7 + b"x."))


def test_a_number_for_which_python_would_take_all_memory_is_refused():
    with pytest.raises(UnpicklingError, match="LONG_BINPUT"):
        unpickled(BytesIO(b"\x80\x03]r\xff\xff\xff\x7f."))
    assert unpickled(BytesIO(b"\x80\x03]r\x01\x00\x00\x00.")) == []
