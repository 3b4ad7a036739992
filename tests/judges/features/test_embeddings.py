"""Embeddings from files; what is wrong with them is named, and the rest goes on."""

import fastparquet
import numpy as np
import pandas as pd
import pytest

from tests.judges.judged import answers, row
from turingdesk.core.errors import CannotJudge
from turingdesk.judges.features.embeddings import prepare

IDS = ["c0", "c1", "c2", "c3"]
VALUES = np.arange(12.0).reshape(4, 3)
JUDGED = answers([row(n, n % 2 == 0) for n in range(4)])


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
        frame = pd.DataFrame(VALUES, columns=["x", "y", "z"])
        frame.insert(0, "id", IDS)
        fastparquet.write(str(path), frame)
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
    assert "has not 3 numbers" in told["c2",]


def test_a_parquet_column_of_lists_is_read(tmp_path):
    path = tmp_path / "e.parquet"
    frame = pd.DataFrame({"id": IDS, "embedding": [v.tolist() for v in VALUES]}, dtype=object)
    fastparquet.write(str(path), frame, object_encoding={"id": "utf8", "embedding": "json"})
    assert prepare(JUDGED, {"file": str(path)}).values.tolist() == VALUES.tolist()


@pytest.mark.parametrize("name", ["e.npz", "e.npy", "e.parquet", "e.docx"])
def test_files_that_are_none_are_refused_with_what_to_do(tmp_path, name):
    path = tmp_path / name
    with pytest.raises(CannotJudge, match="There is no file"):
        prepare(JUDGED, {"file": str(path)})
    path.write_bytes(b"nonsense")
    with pytest.raises(CannotJudge, match=name):
        prepare(JUDGED, {"file": str(path)})
