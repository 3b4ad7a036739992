"""Codings stand below the responses whose texts were coded."""

from dataclasses import replace

import pandas as pd

from tests.plugins.coding.coded_texts import NAMES, write_sessions
from tests.plugins.coding.coded_texts import table as table_of
from tests.shelf import only
from turingdesk.analysis import ANALYSES
from turingdesk.analysis._sample import joined, sample, with_further
from turingdesk.exchange.exporters.xlsx import analyses
from turingdesk.plugins.coding.codings import TextPlace, coding_rows, save_codes
from turingdesk.table.table import Table, load


def coded(folder, session="s1"):
    save_codes(folder, "reasons", "Ada", TextPlace(session, 1, "reason", ""), ["1a", "2a"])
    return coding_rows(folder)


def test_rows_stand_below_and_columns_keep_their_types(tmp_path):
    responses = table_of()
    made = joined(responses, [coded(tmp_path)])
    assert len(made) == len(responses) + 4
    for name, dtype in responses.dtypes.items():
        assert isinstance(made[name].dtype, type(dtype)), name
    pd.testing.assert_frame_equal(
        made.loc[: len(responses) - 1, list(responses)].astype(object),
        responses.astype(object),
        check_dtype=False,
    )
    below = made[made["role"] == "coding"]
    assert below["choice"].tolist() == ["1a", "2a", "1a", "2a"]
    assert below["participant"].isna().all()
    assert below["length"].isna().all()
    assert not below["pilot"].any()
    assert made["coder"].tolist()[: len(responses)] == [None] * len(responses)


def test_codings_of_other_sessions_are_not_taken(tmp_path):
    responses = table_of()
    told = Table(responses, pd.DataFrame(), (), records=(coded(tmp_path, "s9"),))
    assert with_further(responses, told) is responses
    save_codes(tmp_path, "reasons", "Ada", TextPlace("s2", 1, "reason", ""), [])
    more = with_further(responses, replace(told, records=(coding_rows(tmp_path),)))
    assert more[more["role"] == "coding"]["session"].astype(str).unique().tolist() == ["s2"]


def test_no_other_analysis_sees_them(tmp_path):
    responses = table_of()
    more = joined(responses, [coded(tmp_path)])
    for name in ("confusion", "agents", "controls", "detectability", "lengths", "pairs"):
        pd.testing.assert_frame_equal(
            ANALYSES[name].compute(responses), ANALYSES[name].compute(more)
        )


def test_results_of_a_folder_have_the_codings_of_its_texts(tmp_path):
    write_sessions(tmp_path)
    place = TextPlace(str(NAMES["s1"]), 1, "reason", "")
    save_codes(tmp_path, "reasons", "Ada", place, ["1a"])
    loaded = load(tmp_path)
    rows = sample(loaded).analysed(loaded)
    found = ANALYSES["reasons"].compute(rows)
    told = found.set_index(["verdict", "witness", "code"])[["texts", "n"]]
    assert told.loc[("machine", "machine", "1a")].tolist() == [1, 1]
    with only("reasons"):  # the others take their time
        sheets = {name: frame for name, _, frame in analyses(loaded.responses, loaded)}
    assert (sheets["reasons"]["code"] == "1a").any()
    assert set(sheets["reasons"]["rules"]) == {"applied"}
