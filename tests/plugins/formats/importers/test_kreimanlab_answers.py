import json
from collections import Counter, defaultdict

import pytest

from turingdesk.core.errors import BadSource, CannotExport, UnknownName
from turingdesk.exchange.importers import IMPORTERS, ImportOptions
from turingdesk.plugins.formats.importers._pictures import grey

IMPORTER = IMPORTERS["kreimanlab_answers"]


@pytest.fixture
def read(imported):
    return lambda *sources, **options: imported(*sources, **options)[:2]


@pytest.fixture
def dictionaries(shared_data):
    return shared_data / "kreimanlab-TuringTest" / "benchmarking" / "groundtruth_dictionaries"


def by_agent(stimuli):
    return Counter(stimulus.makers[""].agent or "human" for stimulus in stimuli)


class TestPublished:
    @pytest.mark.slow
    def test_words_of_people_and_five_machines(self, read, dictionaries):
        report, package = read(dictionaries / "word.json")
        (words,) = package.stimuli.values()
        assert (report.read, report.taken, len(words)) == (1500, 1500, 1500)
        assert by_agent(words) == {
            "human": 750,
            "gpt2": 150,
            "gpt3emb": 150,
            "gpt3promptcurie": 150,
            "gpt3promptdav": 150,
            "word2vec": 150,
        }
        assert len({stimulus.prompt for stimulus in words}) == 150

    @pytest.mark.slow
    def test_machines_that_say_what_a_human_said_are_kept(self, read, dictionaries):
        _, package = read(dictionaries / "word.json")
        (words,) = package.stimuli.values()
        human = defaultdict(set)
        for stimulus in words:
            if stimulus.composition == "H":
                human[stimulus.prompt].add(stimulus.content.association)
        equal = Counter(
            stimulus.makers[""].agent
            for stimulus in words
            if stimulus.composition == "M"
            and stimulus.content.association in human[stimulus.prompt]
        )
        assert equal == {
            "gpt3promptcurie": 40,
            "gpt3emb": 29,
            "gpt3promptdav": 23,
            "gpt2": 23,
            "word2vec": 4,
        }

    def test_answers_sent_in_are_all_by_one_unnamed_machine(self, read, shared_data):
        (file,) = (shared_data / "kreimanlab-TuringTest").rglob("responses/word.json")
        report, package = read(file)
        (words,) = package.stimuli.values()
        assert by_agent(words) == {"submission": 150}
        assert any("'submission'" in note for note in report.notes)

    def test_scanpaths_without_their_pictures_are_refused_with_advice(
        self, dictionaries, tmp_path
    ):
        with pytest.raises(BadSource) as refused:
            IMPORTER.read(
                [dictionaries / "fv_first4images.json"], tmp_path / "study", ImportOptions()
            )
        said = str(refused.value)
        assert "4 pictures of 52 answers not among the sources" in said
        assert "img001.jpg" in said
        assert "--placeholders" in said
        assert not (tmp_path / "study").exists()

    def test_scanpaths_on_grey_pictures_say_so_in_every_row(self, read, dictionaries):
        report, package = read(dictionaries / "fv_first4images.json", placeholders=True)
        (paths,) = package.stimuli.values()
        assert Counter(s.composition for s in paths) == {"H": 40, "M": 12}
        assert {s.makers[""].agent for s in paths if s.composition == "M"} == {
            "ivsn",
            "gbvs",
            "deepgaze",
        }
        assert all("grey placeholder" in s.provenance for s in paths)
        assert "grey pictures" in package.study.title
        assert any("4 pictures replaced by gray pictures" in note for note in report.notes)
        first = next(s for s in paths if s.id == "img001-ivsn")
        assert [(f.x, f.y) for f in first.content.fixations][:2] == [(660, 512), (920, 752)]
        assert (first.content.width, first.content.height) == (1280, 1024)
        outside = [f for s in paths for f in s.content.fixations if f.x < 0 or f.x > 1280]
        assert outside, "points beside the picture stay as they are"

    def test_scanpaths_on_the_pictures_that_are_given(self, read, dictionaries, put):
        for number in (1, 2, 3, 4):
            picture = put(f"pictures/img00{number}.png", grey(64, 48))
        report, package = read(dictionaries / "fv_first4images.json", picture.parent)
        (paths,) = package.stimuli.values()
        assert len(paths) == report.taken == 52
        assert not any("placeholder" in s.provenance for s in paths)

    def test_a_missing_picture_leaves_out_its_answers_and_is_named(self, read, dictionaries, put):
        for number in (1, 2, 3):
            picture = put(f"pictures/img00{number}.png", grey(64, 48))
        report, package = read(dictionaries / "fv_first4images.json", picture.parent)
        assert report.left_out == {"their pictures are missing": 13}
        assert any("img004.jpg" in note for note in report.notes)
        (paths,) = package.stimuli.values()
        assert len(paths) == 39

    def test_a_conversation_needs_to_be_told_who_spoke(self, read, shared_data, tmp_path):
        folder = shared_data / "kreimanlab-TuringTest" / "Conversations"
        talk = folder / "stimulus_example" / "conv35_len9.json"
        with pytest.raises(BadSource, match="no file says who spoke"):
            IMPORTER.read([talk], tmp_path / "none", ImportOptions())
        _, package = read(talk, folder / "conv_groundtruth_175.json")
        ((talk35,),) = package.stimuli.values()
        assert (talk35.id, talk35.composition, talk35.length) == ("conv35", "HH", 9)

    @pytest.mark.slow
    def test_the_whole_repository_becomes_one_study(self, read, shared_data):
        report, package = read(shared_data / "kreimanlab-TuringTest", placeholders=True)
        assert report.taken == 1500 + 150 + 52 + 1
        assert {block.task for block in package.study.blocks} == {
            "words",
            "conversations",
            "fixations",
        }
        assert any("compiled_AIexperts" in note for note in report.notes)


def entry(image, response, maker="human", agent="", person=""):
    return {
        "imageID": image,
        "response": response,
        "groundtruth": maker,
        "human_groundtruth": person,
        "machine_groundtruth": agent,
    }


class TestShapes:
    @pytest.fixture
    def pictures(self, put):
        for name in ("1000.jpg", "987.jpg", "12.jpg", "13.jpg"):
            path = put(f"pictures/{name.replace('.jpg', '.png')}", grey(8, 8))
        return path.parent

    def test_captions_with_who_wrote_them(self, read, put, pictures):
        said = [
            entry("1000.jpg", "a nice pond outside of a large complex", person="Participant_74"),
            entry("1000.jpg", "a body of water, with trees, and a house", "machine", "GIT"),
        ]
        more = [entry("12.jpg", "two dogs", "Human"), entry("12.jpg", "a dog", "AI", "blip")]
        _, package = read(put("caption.json", {"1000.jpg": said, "12.jpg": more}), pictures)
        ((*stimuli,),) = package.stimuli.values()
        assert [s.id for s in stimuli] == [
            "1000-Participant_74",
            "1000-git",
            "12-human",
            "12-blip",
        ]
        assert stimuli[0].content.caption == "a nice pond outside of a large complex"
        assert stimuli[0].makers[""].agent == "Participant_74"

    def test_colours_and_one_that_is_none_of_the_eleven(self, read, put, pictures):
        colors = {
            "987.jpg": [
                entry("987.jpg", "gray", "machine", "azure"),
                entry("987.jpg", "Grey"),
                entry("987.jpg", "none", "machine", "google"),
            ],
            "12.jpg": [entry("12.jpg", "red"), entry("12.jpg", "blue", "machine", "google")],
            "13.jpg": [entry("13.jpg", "black")],
        }
        report, package = read(put("color.json", colors), pictures)
        assert package.study.blocks[0].task == "colors"
        assert report.left_out == {"it is none of the 11 colors": 1}
        ((*stimuli,),) = package.stimuli.values()
        assert [s.content.color for s in stimuli] == ["gray", "gray", "red", "blue", "black"]

    def test_objects_of_which_there_must_be_three(self, read, put, pictures):
        objects = {
            "12.jpg": [
                entry("12.jpg", "keyboard, hand, desk"),
                entry("12.jpg", "person, tie", "machine", "detectron"),
                entry("12.jpg", "human face, person, wrinkle", "machine", "azure"),
            ],
            "13.jpg": [
                entry("13.jpg", "cat, cat, cat", "machine", "google"),
                entry("13.jpg", "cat, bench, wall"),
                entry("13.jpg", "domestic cat, felidae, bench", "machine", "azure"),
            ],
        }
        report, package = read(put("object.json", objects), pictures)
        assert package.study.blocks[0].task == "objects"
        assert report.left_out == {"there are not three different things": 2}
        ((*stimuli,),) = package.stimuli.values()
        assert stimuli[0].content.objects == ("keyboard", "hand", "desk")

    def test_a_flat_list_of_answers(self, read, put, pictures):
        flat = [entry("987.jpg", "gray", "machine", "azure"), entry("12.jpg", "red")]
        _, package = read(put("color.json", flat), pictures)
        assert [len(table) for table in package.stimuli.values()] == [2]

    def test_scanpaths_sent_in(self, read, put, pictures):
        paths = {"12.jpg": [[1, 2], [3, 4.5]], "13.jpg": [[5, 6]]}
        _, package = read(put("fv.json", paths), pictures)
        ((first, _),) = package.stimuli.values()
        assert [(f.x, f.y) for f in first.content.fixations] == [(1, 2), (3, 4.5)]

    @pytest.mark.parametrize(
        ("point", "why"),
        [
            ([1], "a fixation has no position"),
            ([1, None], "a fixation has no position"),
            ([1, float("nan")], "a fixation has no position"),
            ([99_999, 1], "a fixation is far outside the picture"),
        ],
    )
    def test_fixations_that_are_no_places_are_counted(self, read, put, pictures, point, why):
        paths = {"12.jpg": [[1, 2]], "13.jpg": [[5, 6], point]}
        report, _ = read(put("fv.json", paths), pictures)
        assert report.left_out == {why: 1}

    def test_a_conversation_as_the_page_that_judges_saw(self, read, put):
        page = (
            "<script>listen()</script><font size=3><p> A: Hi &amp; hello </p>\n"
            "<p style='x'> B: I <b>know</b>\n it: yes </p><p> A: <i>ok</i> then </p><p> </p>"
        )
        labels = put("labels.json", {"labels": {"7": "HAI"}})
        _, package = read(put("conv7_len3.html", page), labels)
        ((talk,),) = package.stimuli.values()
        assert [(t.speaker, t.text) for t in talk.content.turns] == [
            ("A", "Hi & hello"),
            ("B", "I know it: yes"),
            ("A", "ok then"),
        ]
        assert talk.composition == "HM"

    def test_the_longest_cut_of_a_conversation_is_taken(self, read, put):
        def talk(count):
            turns = [{"agent": "AB"[n % 2], "text": f"turn {n}"} for n in range(count)]
            return put(f"conv7_len{count}.json", {"turns": turns})

        labels = put("labels.json", {"labels": {"7": "HH"}})
        report, package = read(talk(3), talk(9), talk(6), labels)
        ((stimulus,),) = package.stimuli.values()
        assert stimulus.length == 9
        assert report.left_out == {"a shortened version of another conversation": 2}

    def test_hostile_texts_arrive_as_they_are(self, read, put):
        texts = ["=1+1", 'say "hi"', "a;b", "two\nlines", "😀", "<b>x</b>", "-2", "007"]
        words = {f"cue {n}": [entry("", text) | {"cueWord": "x"}] for n, text in enumerate(texts)}
        _, package = read(put("word.json", words))
        (stimuli,) = package.stimuli.values()
        assert [s.content.association for s in stimuli] == texts


class TestDamage:
    @pytest.mark.parametrize(
        ("content", "message"),
        [
            ('{"come": [{"response": "x"', "The JSON ends too early"),
            ({"come": [{"cueWord": "come"}]}, r"\$\.come\[0\]: `response` is missing"),
            ({"come": [3]}, r"\$\.come\[0\]: `response` is missing"),
            ({"come": 3}, r"\$\.come: This is neither an answer"),
            ({"come": [{"response": 3}]}, "neither words nor fixations"),
            ([{"response": "x"}], "`cueWord` or `imageID` is missing"),
            ({}, "no answers in this file"),
            (3, "no answers in this file"),
            ({"come": "here", "go": [[1, 2]]}, "of a different kind than the others"),
            ({"51.txt": [{"groundtruth": "human", "response": "human"}]}, "kreimanlab-verdicts"),
            ({"turns": [{"agent": "C", "text": "hi"}]}, r"\$\.turns\[0\]: The turn needs"),
            ({"turns": []}, "contains no turn"),
        ],
    )
    def test_a_broken_file_is_refused_with_its_place(self, put, tmp_path, content, message):
        file = put("broken.json", content)
        with pytest.raises(BadSource, match=message) as refused:
            IMPORTER.read([file], tmp_path / "study", ImportOptions())
        assert "broken.json" in str(refused.value)
        assert not (tmp_path / "study").exists()

    def test_nothing_is_written_over(self, put, tmp_path):
        words = put("word.json", {"come": [entry("", "here"), entry("", "x", "machine", "m")]})
        out = put("study/mine.txt", "kept").parent
        with pytest.raises(CannotExport, match="is not empty"):
            IMPORTER.read([words], out, ImportOptions())
        assert [path.name for path in out.iterdir()] == ["mine.txt"]

    def test_nothing_half_written_stays_behind(self, put, tmp_path):
        picture = put("12.jpg", b"this is no picture")
        said = [entry("12.jpg", "two dogs"), entry("12.jpg", "a dog", "machine", "git")]
        file = put("caption.json", {"12.jpg": said})
        with pytest.raises(BadSource, match=r"make a study that can run(.|\n)*12\.jpg"):
            IMPORTER.read([file, picture], tmp_path / "study", ImportOptions())
        assert sorted(path.name for path in tmp_path.iterdir()) == ["12.jpg", "caption.json"]

    def test_half_a_character_is_replaced_and_told_by_check(self, read, put):
        said = [entry("", "half \ud83d"), entry("", "x", "machine", "m")]
        _, package = read(put("word.json", json.dumps({"come \ud83d\ude00": said})))
        ((stimulus, _),) = package.stimuli.values()
        assert stimulus.content.association == "half \ufffd"
        assert stimulus.prompt == "come \U0001f600"

    def test_an_unknown_task_names_the_nearest(self, put, tmp_path):
        file = put("word.json", {"come": "here"})
        with pytest.raises(UnknownName, match="Did you mean 'words'"):
            IMPORTER.read([file], tmp_path / "study", ImportOptions(task="word"))
