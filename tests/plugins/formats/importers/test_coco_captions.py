import json
import re
import signal
import subprocess
import sys
import time
from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from turingdesk.core.errors import BadSource
from turingdesk.exchange.importers import IMPORTERS, ImportOptions
from turingdesk.plugins.formats.importers._pictures import grey
from turingdesk.study.check import check_study
from turingdesk.study.package import open_package

IMPORTER = IMPORTERS["coco_captions"]
ANNOTATIONS = {
    "info": {"year": 2014},
    "images": [
        {"id": 7, "file_name": "COCO_val2014_000000000007.jpg"},
        {"id": 9, "file_name": "train/nine.png", "domain": "out-of-domain"},
    ],
    "annotations": [
        {"id": 1, "image_id": 7, "caption": " A cat sits on a mat. "},
        {"id": 2, "image_id": 7, "caption": "A cat at home."},
        {"id": 3, "image_id": 9, "caption": "A dog, “running”.\nFast."},
    ],
}
RESULTS = [{"image_id": 7, "caption": "a cat"}, {"image_id": 9, "caption": "a dog"}]


@pytest.fixture
def read(tmp_path):
    def run(*sources, **options):
        out = tmp_path / "study"
        report = IMPORTER.read(sources, out, ImportOptions(**options))
        assert not list(tmp_path.glob(".import-*"))
        return report, out

    return run


def stimuli(out):
    (table,) = open_package(out).stimuli.values()
    return {one.id: one for one in table}


class TestPublished:
    @pytest.mark.slow
    def test_a_machines_results_wait_for_their_pictures(self, read, shared_data):
        report, out = read(*(shared_data / "salaniz-pycocoevalcap").glob("*.json"))
        assert (report.read, report.taken, report.written["captions"]) == (1000, 1000, 1000)
        assert (
            report.notes[0] == f"Copy 1,000 pictures to {out / 'media'}; `turingdesk check` "
            "names each."
        )
        problems = check_study(out).errors
        assert len(problems) == 1000
        assert "'COCO_val2014_000000404464.jpg'" in str(problems[0])
        for problem in problems:
            (name,) = re.findall(r"COCO_\w+\.jpg", str(problem))
            (out / "media" / name).write_bytes(grey(4, 4))
        found = stimuli(out)
        one = found["COCO_val2014_000000404464-fakecap"]
        assert one.content.caption.startswith("black and white photo of a man standing")
        assert Counter(s.makers[""].agent for s in found.values()) == {"fakecap": 1000}
        assert {s.domain for s in found.values()} == {"COCO"}

    def test_captions_by_picture_with_their_pictures(self, read, shared_data):
        report, out = read(shared_data / "jmhessel-clipscore" / "example")
        assert report.written == {"captions": 10, "pictures": 2}
        assert Counter(s.makers[""].agent for s in stimuli(out).values()) == {
            "": 6,
            "good_captions": 2,
            "bad_captions": 2,
        }


def test_people_and_machines_come_into_one_package(read, put, tmp_path):
    sources = [
        put("captions_val2014.json", ANNOTATIONS),
        put("captions_val2014_blip_results.json", RESULTS),
        put("pictures/COCO_val2014_000000000007.jpg", grey(4, 4)),
        put("pictures/nine.png", grey(4, 4)),
    ]
    report, out = read(*sources[:2], tmp_path / "pictures")
    assert (report.taken, report.left_out) == (5, {})
    found = stimuli(out)
    assert found["1"].content.caption == "A cat sits on a mat."
    assert found["3"].content.caption == "A dog, “running”.\nFast."
    assert {s.prompt: s.domain for s in found.values()} == {
        "COCO_val2014_000000000007": "COCO",
        "nine": "out-of-domain",
    }
    assert found["nine-blip"].makers[""].origin == "machine"
    assert open_package(out).study.blocks[0].trials == 2


def test_the_agent_and_the_number_of_captions_can_be_told(read, put):
    files = put("a.json", ANNOTATIONS), put("b.json", RESULTS)
    report, out = read(*files, agent="OFA", each=1, placeholders=True)
    assert report.left_out == {"its prompt already has 1 of its kind": 1}
    assert {s.makers[""].agent for s in stimuli(out).values()} == {"", "OFA"}


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"image_id": 8}, "the file name of its picture is missing"),
        ({"id": 1}, "another one has the same ID"),
        ({"caption": " "}, "there is no caption"),
        ({"caption": None}, "there is no caption"),
        ({"caption": "x" * 10_001}, "the caption has more than 10,000 characters"),
    ],
)
def test_what_is_left_out_is_told(read, put, change, reason):
    more = [*ANNOTATIONS["annotations"], {"id": 4, "image_id": 7, "caption": "Four.", **change}]
    report, _ = read(put("a.json", {**ANNOTATIONS, "annotations": more}))
    assert (report.read, report.left_out) == (4, {reason: 1})


def test_annotations_may_come_before_the_pictures(read, put):
    report, _ = read(put("a.json", dict(reversed(ANNOTATIONS.items()))))
    assert report.taken == 3


def test_no_caption_at_all_is_an_error_that_says_why(put, tmp_path):
    with pytest.raises(BadSource, match=r"None of 1 captions .* 1: there is no caption"):
        IMPORTER.read([put("a.json", [{"image_id": 3}])], tmp_path / "study")
    assert [*map(str, tmp_path.iterdir())] == [str(tmp_path / "a.json")]


JSON = st.recursive(
    st.none() | st.integers() | st.floats() | st.text(),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["id", "image_id", "caption", "file_name"]), inner)
    ),
    max_leaves=6,
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=25)
@given(
    st.fixed_dictionaries(
        {},
        optional={
            "images": st.lists(
                st.fixed_dictionaries({"id": st.integers(0, 3), "file_name": st.text() | JSON})
            ),
            "annotations": st.lists(
                st.fixed_dictionaries(
                    {
                        "id": st.integers(0, 3) | JSON,
                        "image_id": st.integers(0, 3),
                        "caption": st.text(),
                    }
                )
                | JSON
            ),
            "more": JSON,
        },
    ),
    st.data(),
)
def test_whatever_is_in_the_file_is_taken_or_counted(tmp_path_factory, content, data):
    folder = tmp_path_factory.mktemp("fuzz")
    whole = json.dumps(content).encode()
    cut = data.draw(st.integers(0, len(whole)))
    (folder / "a.json").write_bytes(whole[:cut] + data.draw(st.binary(max_size=3)))
    try:
        report = IMPORTER.read([folder / "a.json"], folder / "study")
    except BadSource:
        assert not (folder / "study").exists()
    else:
        assert report.written["captions"] == report.taken > 0


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_an_import_that_is_interrupted_leaves_nothing(put, tmp_path, how):
    many = [{"id": n, "image_id": 7, "caption": f"Caption {n}."} for n in range(60_000)]
    file = put("a.json", {**ANNOTATIONS, "annotations": many})
    command = [sys.executable, "-m", "turingdesk", "import", "coco-captions", file, "-o"]
    running = subprocess.Popen([*command, tmp_path / "study"], stderr=subprocess.PIPE)
    while not list(tmp_path.glob(".import-*/study/captions.csv")):
        assert running.poll() is None
        time.sleep(0.02)
    running.send_signal(how)
    _, said = running.communicate()
    assert running.returncode != 0
    assert b"Traceback" not in said
    assert [*map(str, tmp_path.iterdir())] == [str(tmp_path / "a.json")]
