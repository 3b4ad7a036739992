import json
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from turingdesk.core.errors import BadSource
from turingdesk.exchange.importers import IMPORTERS, ImportOptions
from turingdesk.plugins.formats.importers._pictures import grey
from turingdesk.study.check import check_study

IMPORTER = IMPORTERS["scanpaths"]
SEARCH = {
    "name": "000000400966.jpg",
    "subject": 2,
    "task": "bottle",
    "condition": "present",
    "X": [838.6, 736.3],
    "Y": [518.6, 479.1],
    "T": [171, 205],
}
ASC = """\
** CONVERTED FROM s7.edf
MSG	100 DISPLAY_COORDS 0 0 1279 1023
MSG	150 TRIALID 1
MSG	160 !V IMGLOAD CENTER cats/cat.png 640 512 800 600
START	200 	RIGHT	SAMPLES	EVENTS
EFIX R   210	410	202	  640.0	  512.0	    1010
ESACC R  412	450	40	640.0	512.0	300.0	300.0	5.2	400
EFIX L   215	415	202	  1.0	  2.0	    1010
EFIX R   460	660	202	  300.0	  300.0	    1008
END	900 	SAMPLES	EVENTS	RES	 38.00	 38.00
MSG	950 TRIALID 2
EFIX R   960	1000	40	  .	  .	    0
MSG	1100 !V TRIAL_VAR image dog.png
"""
TABLE = """\
image,participant,x,y,onset_ms,duration_ms
cat.png,p1,10,20,500,200
cat.png,p1,30,40,740,150
cat.png,p2,50,60,100,90
dog.png,p1,1e9,60,100,90
dog.png,p2,left,60,100,90
"""
PATHS = [[[10, 20], [30, 40], [50, 60]], [[70, 80]]]  # of two people


@pytest.fixture
def read(imported, put, tmp_path):
    put("pictures/cat.png", grey(800, 600))
    put("pictures/dog.png", grey(640, 480))
    put("pictures/000000400966.jpg", grey(64, 40))

    def run(*sources, **options):
        report, package, _ = imported(*sources, tmp_path / "pictures", **options)
        (table,) = package.stimuli.values()
        return report, {one.id: one for one in table}

    return run


def points(stimulus):
    return [(one.x, one.y, one.onset_ms, one.duration_ms) for one in stimulus.content.fixations]


def test_coco_search18(read, put):
    report, found = read(put("coco_search18.json", [SEARCH, {**SEARCH, "Y": [1]}]))
    (one,) = found.values()
    assert (one.id, one.domain) == ("000000400966-bottle-2", "bottle")
    assert (one.content.width, one.content.height) == (1680, 1050)
    assert points(one) == [(838.6, 518.6, None, 171), (736.3, 479.1, None, 205)]
    assert report.left_out == {"there is no fixation (coco_search18.json, record 2)": 1}


def test_eye_link_with_a_picture_in_the_middle_of_the_screen(read, put):
    report, found = read(put("s7.asc", ASC))
    (one,) = found.values()
    assert (one.id, one.makers[""].agent) == ("cat-s7", "s7")
    assert (one.content.width, one.content.height) == (800, 600)
    assert points(one) == [(400, 300, 0, 202), (60, 88, 250, 202)]
    assert report.left_out == {"a fixation has no position (s7.asc, line 11)": 1}


def test_a_table_of_fixations(read, put):
    report, found = read(put("a.csv", TABLE))
    assert points(found["cat-p1"]) == [(10, 20, 0, 200), (30, 40, 240, 150)]
    assert points(found["cat-p2"]) == [(50, 60, 0, 90)]
    assert found["cat-p1"].content.width == 800  # as the picture's
    assert "import" in (report.out / "fixations.jsonl").read_text("utf-8")
    assert report.left_out == {
        "a fixation is far outside the picture (row 5 of a.csv)": 1,
        "a fixation has no position (row 6 of a.csv)": 1,
    }


def test_a_mapping_says_which_column_is_which(read, put):
    said = put("map.toml", '[columns]\nimage = "Foto"\nsubject = "Wer"\nx = "links"\n')
    head, rows = TABLE.split("\n", 1)
    renamed = head.replace("image", "Foto").replace("subject", "Wer").replace("x", "links", 1)
    assert renamed.count(",") == head.count(",")
    _, found = read(put("a.csv", f"{renamed}\n{rows}"), map=said)
    assert points(found["cat-p1"]) == [(10, 20, 0, 200), (30, 40, 240, 150)]


def cells(values):
    import numpy as np

    made = np.empty(len(values), dtype=object)
    made[:] = values
    return made


def arrays():
    """A cell of an array for each person."""
    import numpy as np

    return cells([np.array(path) for path in PATHS])


def part(number):
    """A cell of x, or of y, for each person."""
    return cells([[point[number] for point in path] for path in PATHS])


def people():
    return [dict(zip(("fix_x", "fix_y"), zip(*path, strict=True), strict=True)) for path in PATHS]


def save(file, value):
    import numpy as np
    from scipy.io import savemat

    if file.suffix == ".npy":
        np.save(file, value, allow_pickle=True)
    else:
        savemat(file, {"scanpaths": value}, do_compression=True)
    return file


@pytest.mark.parametrize(
    ("value", "suffix"),
    [
        (lambda: cells([arrays()]), "npy"),
        (lambda: cells([arrays()]), "mat"),
        (lambda: {"cat.png": arrays()}, "npy"),
        (lambda: {"img": "cat.png", "subjects": people()}, "npy"),
        (lambda: {"img": "cat.png", "subjects": people()}, "mat"),
        (lambda: {"cat.png": {"posx": part(0), "posy": part(1)}}, "npy"),
        (lambda: {"img": "cat.png", "posx": part(0), "posy": part(1)}, "mat"),
    ],
)
def test_arrays_of_arrays(read, put, tmp_path, value, suffix):
    put("pictures/1.jpg", grey(800, 600))
    _, found = read(save(tmp_path / f"paths.{suffix}", value()), screen=(1280, 1024))
    assert [[p[:2] for p in points(one)] for one in found.values()] == [
        [tuple(map(float, point)) for point in path] for path in PATHS
    ]
    assert {one.content.width for one in found.values()} == {1280}
    assert [one.makers[""].agent for one in found.values()] == ["1", "2"]


def test_a_plain_array_is_the_scanpath_of_a_machine(read, tmp_path):
    file = save(tmp_path / "cat.npy", PATHS[0])
    _, found = read(file, agent="IVSN", screen=(800, 600))
    assert found["cat-IVSN"].makers[""].agent == "IVSN"
    assert len(points(found["cat-IVSN"])) == 3


class Program:
    def __reduce__(self):
        return (print, ("run",))


def test_a_file_that_could_run_a_program_is_refused(tmp_path, capsys):
    file = save(tmp_path / "a.npy", cells([Program()]))
    with pytest.raises(BadSource, match="is no array"):
        IMPORTER.read([file], tmp_path / "study")
    assert capsys.readouterr().out == ""


def test_without_pictures_the_package_waits_for_them(put, tmp_path):
    report = IMPORTER.read(
        [put("a.csv", TABLE)], tmp_path / "study", ImportOptions(screen=(800, 600))
    )
    assert report.taken == 2
    problems = check_study(tmp_path / "study").errors
    assert {"'cat.png'" in str(problem) for problem in problems} == {True}


def test_without_the_size_of_the_screen_it_is_asked_for(put, tmp_path):
    with pytest.raises(BadSource, match="use --screen WIDTHxHEIGHT"):
        IMPORTER.read([put("a.csv", TABLE)], tmp_path / "study")


@cache
def whole(folder):
    folder.mkdir()
    return {
        ".npy": save(folder / "a.npy", cells([arrays()])).read_bytes(),
        ".mat": save(folder / "a.mat", cells([arrays()])).read_bytes(),
        ".asc": ASC.encode(),
        ".csv": TABLE.encode(),
        ".json": json.dumps([SEARCH, {**SEARCH, "subject": None}, {**SEARCH, "X": 3}]).encode(),
    }


@pytest.mark.parametrize("suffix", [".npy", ".asc", ".csv", ".json"])
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=25)
@given(st.data())
def test_damaged_files_are_refused_or_read_in_part(tmp_path_factory, suffix, data):
    check_damaged(tmp_path_factory, suffix, data)


# About one damaged file in thousands ends SciPy, and with it the process that imports. So these
# are always the same ones.
@settings(
    suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=25, derandomize=True
)
@given(st.data())
def test_damaged_files_of_matlab_are_refused_or_read_in_part(tmp_path_factory, data):
    check_damaged(tmp_path_factory, ".mat", data)


def check_damaged(tmp_path_factory, suffix, data):
    good = whole(tmp_path_factory.getbasetemp() / "whole")[suffix]
    at = data.draw(st.integers(0, len(good)))
    length = data.draw(st.integers(0, 4))
    bad = good[:at] + data.draw(st.binary(max_size=4)) + good[at + length :]
    folder = tmp_path_factory.mktemp("fuzz")
    (folder / f"a{suffix}").write_bytes(bad if data.draw(st.booleans()) else good[:at])
    try:
        report = IMPORTER.read(
            [folder / f"a{suffix}"], folder / "study", ImportOptions(screen=(800, 600))
        )
    except BadSource:
        assert not (folder / "study").exists()
    else:
        assert report.written["scanpaths"] == report.taken > 0
