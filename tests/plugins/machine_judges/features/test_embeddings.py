"""Embeddings from files; what is wrong with them is named, and the rest continues."""

import numpy as np
import pytest
from arro3.core import Array, DataType, Table, list_array
from arro3.io import write_parquet

from tests.plugins.machine_judges.judged import answers, row
from turingdesk.core.errors import CannotJudge
from turingdesk.plugins.machine_judges.features.embeddings import prepare, read_vectors

IDS = ["c0", "c1", "c2", "c3"]
VALUES = np.arange(12.0).reshape(4, 3)
JUDGED = answers([row(n, n % 2 == 0) for n in range(4)])


def listed(values):
    """A column of lists, a row each."""
    starts = np.arange(0, values.size + 1, values.shape[1], dtype=np.int32)
    return list_array(Array.from_numpy(starts), Array.from_numpy(values.ravel()))


def written(folder, kind):
    path = folder / f"e.{kind.split('-')[0]}"
    if kind == "npz":
        np.savez(path, ids=np.array(IDS), vectors=VALUES)
    elif kind == "npz-each":
        np.savez(path, **dict(zip(IDS, VALUES, strict=True)))
    elif kind == "npy":
        np.save(path, VALUES)
        (folder / "e.ids.txt").write_text("\n".join(IDS), "utf-8")
    else:
        table = {"id": Array(IDS, type=DataType.utf8()), "embedding": listed(VALUES)}
        write_parquet(Table.from_pydict(table), path)
    return path


@pytest.mark.parametrize("kind", ["npz", "npz-each", "npy", "parquet"])
def test_vectors_are_found_by_answer_id_whatever_the_format(tmp_path, kind):
    made = prepare(JUDGED, {"file": str(written(tmp_path, kind))})
    assert made.values.tolist() == VALUES.tolist()
    assert made.lost == ()


def test_missing_answers_other_lengths_and_nan_are_named(tmp_path):
    judged = answers([row(n, n % 2 == 0) for n in range(6)])
    path = tmp_path / "e.npz"
    bad = {"c0": [1, 2, 3], "c1": [1, np.nan, 3], "c2": [1, 2], "c3": [4, 5, 6], "c4": [1, 1, 1]}
    np.savez(path, **{name: np.array(values, float) for name, values in bad.items()})
    made = prepare(judged, {"file": str(path)})
    assert made.kept.tolist() == [0, 3, 4]
    told = {one.ids: one.why for one in made.lost}
    assert "not in e.npz" in told["c5",]
    assert "not finite" in told["c1",]
    assert "doesn't have 3 numbers" in told["c2",]


WRITTEN = {
    "as usual": {},
    "page version 2": {"writer_version": "parquet_2_0"},
    "zstd": {"writer_version": "parquet_2_0", "compression": "zstd(1)"},
    "DELTA_BYTE_ARRAY": {"column_encoding": {"id": "delta_byte_array"}},
    "BYTE_STREAM_SPLIT": {"column_encoding": {"embedding.list.element": "byte_stream_split"}},
}


@pytest.mark.parametrize("how", WRITTEN)
@pytest.mark.parametrize("kind", ["f2", "f4", "f8"])
def test_parquet_is_read_however_it_is_written(tmp_path, how, kind):
    column = listed(VALUES.astype(kind))
    made = Table.from_pydict({"id": Array(IDS, type=DataType.utf8()), "embedding": column})
    path = tmp_path / "e.parquet"
    write_parquet(made, path, dictionary_enabled=False, **WRITTEN[how])
    assert prepare(JUDGED, {"file": str(path)}).values.tolist() == VALUES.tolist()


@pytest.mark.parametrize("kind", ["f2", "f4", "f8", "i8"])
def test_parquet_columns_of_numbers_are_read(tmp_path, kind):
    columns = {name: Array.from_numpy(VALUES[:, n].astype(kind)) for n, name in enumerate("xyz")}
    path = tmp_path / "e.parquet"
    write_parquet(Table.from_pydict({"id": Array(IDS, type=DataType.utf8()), **columns}), path)
    assert prepare(JUDGED, {"file": str(path)}).values.tolist() == VALUES.tolist()


@pytest.mark.parametrize("column", ["id", "x"])
def test_parquet_without_ids_or_numbers_is_refused_with_the_reason(tmp_path, column):
    path = tmp_path / "e.parquet"
    write_parquet(Table.from_pydict({column: Array(IDS, type=DataType.utf8())}), path)
    with pytest.raises(CannotJudge, match=r"e\.parquet can't be read|no column called id"):
        prepare(JUDGED, {"file": str(path)})


def test_a_damaged_parquet_file_is_refused_with_what_to_do(tmp_path):
    path = written(tmp_path, "parquet")
    whole = path.read_bytes()
    for at in range(4, len(whole) - 8, 7):
        path.write_bytes(whole[:at] + bytes([whole[at] ^ 0xFF]) + whole[at + 1 :])
        try:
            prepare(JUDGED, {"file": str(path)})
        except CannotJudge as refused:
            assert "e.parquet" in str(refused)  # noqa: PT017 - a changed number is none of damage
    path.write_bytes(whole[:-20])
    with pytest.raises(CannotJudge, match="only part of one"):
        prepare(JUDGED, {"file": str(path)})


@pytest.mark.parametrize("name", ["e.npz", "e.npy", "e.parquet", "e.docx"])
def test_files_that_are_none_are_refused_with_what_to_do(tmp_path, name):
    path = tmp_path / name
    with pytest.raises(CannotJudge, match="TuringDesk can't find the file"):
        prepare(JUDGED, {"file": str(path)})
    path.write_bytes(b"nonsense")
    with pytest.raises(CannotJudge, match=name):
        prepare(JUDGED, {"file": str(path)})


def test_of_an_id_that_is_there_twice_the_first_counts(tmp_path):
    np.savez(tmp_path / "e.npz", ids=np.array(["a", "b", "a"]), vectors=np.eye(3))
    assert read_vectors(tmp_path / "e.npz")["a"].tolist() == [1, 0, 0]


def test_a_matrix_needs_its_ids_beside_it_and_as_many(tmp_path):
    np.save(tmp_path / "e.npy", np.eye(3))
    with pytest.raises(CannotJudge, match=r"Put e\.ids\.txt next to it"):
        read_vectors(tmp_path / "e.npy")
    (tmp_path / "e.ids.txt").write_text("a\nb\n", "utf-8")
    with pytest.raises(CannotJudge, match="2 IDs but an array of shape"):
        read_vectors(tmp_path / "e.npy")


def test_pickled_objects_are_never_loaded(tmp_path):
    np.save(tmp_path / "e.npy", np.array([{"a": 1}], dtype=object), allow_pickle=True)
    (tmp_path / "e.ids.txt").write_text("a\n", "utf-8")
    with pytest.raises(CannotJudge, match="can't be read"):
        read_vectors(tmp_path / "e.npy")
