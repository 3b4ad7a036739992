import json

import pytest

from turingdesk.analysis._overview import overview
from turingdesk.analysis.breakdown import compute as breakdown
from turingdesk.core.errors import BadSource, SessionExists
from turingdesk.exchange.importers import IMPORTERS, ImportOptions
from turingdesk.journal.session_summary import State
from turingdesk.sessions.data_folder import DataFolder
from turingdesk.table.table import load

IMPORTER = IMPORTERS["kreimanlab_verdicts"]


def matrix(responses):
    """Verdicts with a known truth, counted as truth and choice: HM is human called machine."""
    known = responses[(responses["role"] == "verdict") & responses["truth"].notna()]
    pairs = zip(known["truth"].astype(str), known["choice"].astype(str), strict=True)
    counts = dict.fromkeys(("HH", "HM", "MM", "MH"), 0)
    for truth, choice in pairs:
        counts[truth[0].upper() + choice[0].upper()] += 1
    return counts


def verdicts(responses):
    return responses[responses["role"] == "verdict"]


@pytest.fixture
def read(tmp_path):
    """Import files and load what came of it."""

    def run(*sources, **options):
        report = IMPORTER.read(sources, tmp_path / "data", ImportOptions(**options))
        table = load(tmp_path / "data")
        assert table.problems == ()
        return report, table

    return run


class TestPublished:
    """The files of the repository, with the answers known for them."""

    @pytest.fixture
    def repository(self, shared_data):
        return shared_data / "kreimanlab-TuringTest"

    def test_captions_judged_by_experts(self, read, repository):
        (file,) = repository.rglob("compiled_AIexperts_may4.json")
        report, table = read(file)
        assert (report.read, report.taken, report.left_out) == (220, 220, {})
        assert len(table.sessions) == 11
        assert matrix(table.responses) == {"HH": 60, "HM": 50, "MM": 65, "MH": 45}
        rows = verdicts(table.responses)
        machines = rows[rows["origin"] == "machine"]
        said = machines.groupby(["agent", "choice"], observed=True).size().to_dict()
        expected = {
            "microsoft_api": (16, 6),
            "blip": (14, 8),
            "clipcap": (14, 8),
            "ofa": (12, 10),
            "git": (9, 13),
        }
        for agent, (machine, human) in expected.items():
            assert said[agent, "machine"] == machine
            assert said[agent, "human"] == human
        assert rows["rt_ms"].min() == 3504
        assert rows["rt_ms"].median() == 10344.5
        assert rows["rt_ms"].max() == 78695
        assert not rows["too_fast"].any()

    def test_captions_tell_how_far_their_pictures_are_from_the_ones_learned(
        self, read, repository
    ):
        (file,) = repository.rglob("compiled_AIexperts_may4.json")
        _, table = read(file)
        found = breakdown(table.responses)
        found = found[found["by"] == "domain"].set_index("level")
        n = (found["n_human"] + found["n_machine"]).to_dict()
        assert n == {"COCO": 20, "in-domain": 60, "near-domain": 100, "out-domain": 40}
        assert found["detectability"].notna().all()

    def test_each_judge_keeps_their_own_score(self, read, repository):
        (file,) = repository.rglob("compiled_AIexperts_may4.json")
        _, table = read(file)
        order = dict.fromkeys(
            trial["workerID"] for trial in json.loads(file.read_text())["AIexperts"].values()
        )
        right = verdicts(table.responses).groupby("participant", observed=True)["correct"].sum()
        scores = [int(right[worker]) for worker in order]
        assert scores == [10, 8, 13, 9, 10, 10, 13, 11, 14, 14, 13]
        assert (verdicts(table.responses).groupby("session", observed=True).size() == 20).all()

    def test_live_chats_judged_after_every_turn(self, read, repository):
        (file,) = repository.rglob("trials_all.json")
        report, table = read(file)
        assert report.read == report.taken == 188
        rows = verdicts(table.responses)
        assert rows.groupby("session", observed=True)[
            "origin"
        ].first().value_counts().to_dict() == {
            "machine": 29,
            "human": 18,
        }
        assert matrix(rows) == {"HH": 52, "HM": 20, "MM": 88, "MH": 28}
        by_turn = rows.groupby(["length", "origin"], observed=True)["correct"].mean().round(4)
        assert [by_turn[turn, "human"] for turn in (1, 2, 3, 4)] == [
            0.7778,
            0.5556,
            0.7222,
            0.8333,
        ]
        assert [by_turn[turn, "machine"] for turn in (1, 2, 3, 4)] == [
            0.6207,
            0.7586,
            0.7931,
            0.8621,
        ]
        reasons = table.responses[table.responses["question"] == "reason"]
        assert "sounds casual as if typing in a group chat" in set(reasons["choice"])

    def test_conversations_joined_with_who_spoke(self, read, repository):
        (file,) = repository.rglob("compiled_prolific_first2judges.json")
        (labels,) = repository.rglob("conv_groundtruth_175.json")
        report, table = read(file, labels)
        assert report.read == report.taken == 64
        rows = verdicts(table.responses)
        assert len(rows) == 128
        assert rows["joint"].all()
        known = rows[rows["truth"].notna()]
        assert len(known) == 2 * 38
        assert matrix(rows) == {"HH": 15, "HM": 7, "MM": 20, "MH": 34}
        assert set(rows["length"]) == {3, 6, 9, 12, 15, 18, 21, 24}
        assert "26 trials with answers by unknown makers." in report.notes
        topics = table.responses[table.responses["question"] == "topic"]
        assert set(topics["choice"]) == set("12345")
        assert topics["truth"].isna().all()
        assert rows["control_trial"].sum() == 2 * 6
        assert rows["feedback"].sum() == 2 * 32

    def test_without_the_labels_no_truth_is_made_up(self, read, repository):
        (file,) = repository.rglob("compiled_prolific_first2judges.json")
        report, table = read(file)
        assert verdicts(table.responses)["truth"].isna().all()
        assert any("Add the file with the makers" in note for note in report.notes)

    def test_psiturk_table_of_scanpaths(self, read, repository):
        (file,) = repository.rglob("results_ip_redacted.csv")
        report, table = read(file)
        assert report.read == report.taken == 12
        assert matrix(table.responses) == {"HH": 2, "HM": 4, "MM": 4, "MH": 2}
        controls = table.responses[table.responses["role"] == "control"]
        assert (int(controls["correct"].sum()), len(controls)) == (9, 12)
        rows = verdicts(table.responses)
        assert set(rows[rows["origin"] == "machine"]["agent"]) == {"gbvs", "deepgaze", "ivsn"}
        assert "subj12-fb" in set(rows["agent"])
        first = rows.iloc[0]
        assert first["at"] == "2025-03-19T22:31:13.756Z"
        assert (first["stimulus"], first["prompt"]) == (
            "naturaldesign-img115-gbvs",
            "naturaldesign-img115",
        )
        text = next((file.parent.parent).rglob("*.csv")).read_text()
        assert "Mozilla" in text, "the source names the browser"
        journals = "".join(p.read_text() for p in report.out.glob("*.jsonl"))
        assert "Mozilla" not in journals
        assert "0.0.0.0" not in journals

    def test_a_folder_is_read_whole_and_what_is_foreign_is_named(self, read, repository):
        report, table = read(repository / "Conversations")
        assert report.read == 64 + 188
        assert any("conv35_len9.json" in note for note in report.notes)
        assert len(table.sessions) == 2 + 47

    @pytest.mark.slow
    def test_sessions_are_complete_marked_and_sealed(self, read, repository):
        report, table = read(repository)
        assert set(table.responses["judge"]) == {"imported"}
        folder = DataFolder(report.out)
        assert folder.verify() == []
        assert {session.state for session in folder.sessions()} == {State.COMPLETED}
        assert all(session.done == session.of for session in folder.sessions())

    def test_what_judges_said_of_themselves_are_form_answers(self, read, repository):
        (file,) = repository.rglob("compiled_AIexperts_may4.json")
        _, table = read(file)
        forms = table.responses[table.responses["role"] == "form"]
        said = forms[forms["participant"] == "debug6yho2"]
        assert dict(zip(said["question"], said["choice"], strict=True)) == {
            "native_language": "no",
            "age": "26-30",
            "gender": "female",
            "education": "pg",
            "country": "China",
            "engagement": "5",
            "difficulty": "5",
            "imagetype": "in-domain",
        }


def trial(data, worker="debug6yho2", **said):
    return {"workerID": worker, **({"workerData": said} if said else {}), "trialData": data}


WORD = {
    "rt": 2571,
    "hit": "22_a_2.html",
    "trial": 3,
    "response_speaker": "Machine",
    "machine_groundtruth": "",
    "imageID": 22,
    "caption": "attentive",
    "groundtruth": "human",
    "phase": "TEST",
}
WORD_CROWD = {
    "rt": 2696,
    "Aclass": "Human",
    "trial": 60,
    "page_name": "static/dataset/129_c_0.html",
    "phase": "TEST",
    "response_speaker": "human",
    "groundtruth": "machine",
    "machine_groundtruth": "GPT2",
}
COLOR = {
    "rt": 5664,
    "Aclass": "H",
    "hit": "1049",
    "imageID": "static/dataset/color/102.jpg",
    "trial": 40,
    "page_name": "102_a_0.html/",
    "phase": "TEST",
    "response_speaker": "human",
    "response_object": "2",
    "groundtruth": "human",
    "object_groundtruth": "1",
    "machine_groundtruth": "",
}
OBJECTS = {
    **COLOR,
    "imageID": "https://there/obj_det/240.jpg",
    "page_name": "240_d_0.html/",
    "response_object": "1",
    "groundtruth": "machine",
    "machine_groundtruth": "Google",
}
ATTENTION = {
    "response_gender": "Male",
    "rt": 35428,
    "response_speaker": "machine",
    "trial": 12,
    "imgtype": "",
    "groundtruth": "human",
    "machine_groundtruth": "",
    "imageID": "https://there/naturalsaliency_human/fig_naturalsaliency_subj07-af_img10_nfix15.gif",
}
ATTENTION_LATER = {
    **ATTENTION,
    "phase": "TEST",
    "response_gender": "NA",
    "response_object": "dogs",
    "object_groundtruth": "fish",
    "groundtruth": "machine",
    "machine_groundtruth": "DeepGazeIII",
    "imageID": "https://there/x_conv_deepgaze/fig_naturaldesign_conv_only_img13_nfix30.gif",
}


class TestShapes:
    """The further shapes of the full files."""

    def one(self, read, put, data, name="verdicts.json"):
        _, table = read(put(name, {"Trial_1_3": trial(data)}))
        return table.responses

    def test_a_word_judged_by_an_expert(self, read, put):
        (row,) = self.one(read, put, WORD).to_dict("records")
        assert (row["task"], row["prompt"], row["stimulus"]) == ("words", "attentive", "22_a_2")
        assert (row["origin"], row["choice"], row["correct"]) == ("human", "machine", False)
        assert (row["trial"], row["position"]) == (1, 3)
        assert row["rt_ms"] == 2571

    @pytest.mark.parametrize(
        ("letter", "agent"),
        [
            ("c", "gpt2"),
            ("d", "gpt3emb"),
            ("e", "gpt3promptcurie"),
            ("f", "gpt3promptdav"),
            ("g", "other"),
        ],
    )
    def test_the_letter_of_a_words_page_names_the_agent(self, read, put, letter, agent):
        data = {**WORD, "hit": f"22_{letter}_0.html", "groundtruth": "machine"}
        (row,) = self.one(read, put, data).to_dict("records")
        assert row["agent"] == agent

    def test_a_word_judged_by_the_crowd(self, read, put):
        (row,) = self.one(read, put, WORD_CROWD).to_dict("records")
        assert (row["task"], row["agent"], row["prompt"]) == ("words", "gpt2", "129")
        assert (row["origin"], row["choice"]) == ("machine", "human")

    def test_a_colour_with_a_control_that_was_missed(self, read, put):
        verdict, control = self.one(read, put, COLOR).to_dict("records")
        assert (verdict["task"], verdict["prompt"]) == ("colors", "102")
        assert (verdict["choice"], verdict["correct"]) == ("human", True)
        assert (control["question"], control["role"]) == ("statement", "control")
        assert (control["choice"], control["truth"], control["correct"]) == ("2", "1", False)

    def test_objects_with_a_control_that_was_passed(self, read, put):
        verdict, control = self.one(read, put, OBJECTS).to_dict("records")
        assert (verdict["task"], verdict["agent"]) == ("objects", "google")
        assert (control["question"], control["correct"]) == ("content", True)

    def test_colours_and_objects_are_not_guessed_apart(self, read, put):
        bare = {**COLOR, "imageID": "static/102.jpg"}
        file = put("compiled.json", {"Trial_1": trial(bare)})
        with pytest.raises(BadSource, match=r"compiled\.json, \$\.Trial_1: .*--task colors"):
            read(file)
        _, table = read(file, task="objects")
        assert set(table.responses["task"]) == {"objects"}

    def test_agents_of_the_same_file_tell_colours_from_objects(self, read, put):
        bare = {**COLOR, "imageID": "static/102.jpg"}
        named = {**bare, "groundtruth": "machine", "machine_groundtruth": "mccq"}
        _, table = read(put("x.json", {"Trial_1": trial(bare), "Trial_2": trial(named)}))
        assert set(table.responses["task"]) == {"colors"}

    def test_attention_with_the_gender_guessed(self, read, put):
        verdict, gender = self.one(read, put, ATTENTION).to_dict("records")
        assert (verdict["task"], verdict["agent"]) == ("fixations", "subj07-af")
        assert verdict["prompt"] == "naturalsaliency-img10"
        assert verdict["domain"] == "naturalsaliency"
        assert (gender["question"], gender["role"], gender["choice"]) == (
            "gender",
            "extra",
            "male",
        )
        assert gender["truth"] is None or gender["truth"] != gender["truth"]

    def test_attention_of_a_later_version_has_the_control_in_words(self, read, put):
        verdict, control = self.one(read, put, ATTENTION_LATER).to_dict("records")
        assert verdict["agent"] == "deepgazeiii"
        assert (control["question"], control["choice"], control["truth"]) == (
            "sees",
            "dogs",
            "fish",
        )

    def test_groups_may_be_empty_and_numbers_may_have_gaps(self, read, put):
        content = {
            "inlab": [],
            "mturk": {"Trial_12": trial(WORD), "Trial_14": trial({**WORD, "trial": 14})},
        }
        report, table = read(put("compiled.json", content))
        assert report.taken == 2
        assert list(verdicts(table.responses)["position"]) == [3, 14]
        assert set(table.responses["study"]) == {"kreimanlab-words-mturk"}

    def test_a_trial_that_stands_in_two_groups_counts_once(self, read, put):
        content = {"mturk": {"Trial_1": trial(WORD)}, "combined": {"Trial_9": trial(WORD)}}
        report, table = read(put("compiled.json", content))
        assert report.left_out == {"a duplicate trial of the same judge": 1}
        assert len(verdicts(table.responses)) == 1

    def test_an_empty_first_trial_and_a_gender_not_given_are_left_out(self, read, put):
        blank = {"hit": 0, "topic": 0, "hit_len": 0, "Aclass": 0, "rt": 0, "Agender": 0}
        real = {
            "hit": 22,
            "topic": "1",
            "hit_len": 18,
            "Aclass": "HAI",
            "rt": 126254,
            "Agender": 0,
            "Bgender": "M",
            "conversationID": "static/dataset/conv22_len18.html",
        }
        person = {"questiondata": {}, "data": [{"trialdata": blank}, {"trialdata": real}]}
        report, table = read(put("x.json", {"inlab": {"datastring": [person]}}))
        assert report.left_out == {"no verdict: Aclass is 0": 1}
        rows = table.responses
        assert list(zip(rows["question"], rows["subject"], rows["choice"], strict=True)) == [
            ("origin", "A", "human"),
            ("origin", "B", "machine"),
            ("topic", "", "1"),
            ("gender", "B", "male"),
        ]

    def test_ids_that_lead_to_an_account_become_codes(self, read, put):
        file = put("x.json", {"Trial_1": trial(WORD, worker="AEXAMPLE00000:3EXAMPLE")})
        report, table = read(file)
        (code,) = set(table.responses["participant"])
        assert code.startswith("w-")
        assert "AEXAMPLE00000" not in "".join(p.read_text() for p in report.out.glob("*.jsonl"))

    def test_two_files_with_nameless_judges_are_four_people(self, read, put):
        def file(name, rt):
            conversation = {"hit": 22, "hit_len": 3, "Aclass": "HH", "rt": rt, "topic": "1"}
            people = [{"questiondata": {}, "data": [{"trialdata": conversation}]}] * 2
            return put(name, {"inlab": {"datastring": people}})

        _, table = read(file("a.json", 1000), file("b.json", 2000))
        assert table.sessions["participant"].nunique() == 4

    def test_times_that_are_no_times_are_left_empty(self, read, put):
        rows = self.one(read, put, {**WORD, "rt": "NaN"})
        assert rows["rt_ms"].isna().all()


class TestDamage:
    """Files that are broken, half there or something else."""

    @pytest.mark.parametrize(
        ("content", "message"),
        [
            ('{"Trial_1": {"trialData": ', r"line 1, column 27: The JSON ends too early"),
            ('{"Trial_1": nonsense}', r"line 1, column 13: This isn.t JSON"),
            ("", "The JSON ends too early"),
            ("[" * 100_000, "nested too deeply|ends too early"),
            ("[]", "no verdicts in this file"),
            ("{}", "no verdicts in this file"),
            ('{"mturk": []}', "no verdicts in this file"),
            ('{"mturk": {"Trial_1": {"trialData": {}}, "Trial_2": 3}}', r"\$\.mturk\.Trial_2"),
            ('{"g": {"datastring": 3}}', r"\$\.g: datastring isn.t a list"),
            ('{"g": {"datastring": [{"data": [{}]}]}}', r"\$\.g\.datastring\[0\]\.data\[0\]"),
            ('{"g": {"datastring": ["{"]}}', r"ends too early"),
            ('{"labels": {"35": "XY"}}', r"\$\.35: The label 'XY' is unknown"),
            (b"\xff\xfe\x00", r"line 1: The text is not UTF-8"),
        ],
    )
    def test_a_broken_file_is_refused_with_its_place(self, put, tmp_path, content, message):
        file = put("broken.json", content)
        with pytest.raises(BadSource, match=message) as refused:
            IMPORTER.read([file], tmp_path / "data", ImportOptions())
        assert "broken.json" in str(refused.value)
        assert not (tmp_path / "data").exists()

    def test_a_table_without_its_column_is_refused(self, put, tmp_path):
        with pytest.raises(BadSource, match="no column `datastring`"):
            IMPORTER.read([put("x.csv", "a,b\n1,2\n")], tmp_path / "data", ImportOptions())

    def test_a_table_whose_json_is_broken_names_the_row(self, put, tmp_path):
        file = put("x.csv", 'workerid,datastring\ndebug1,"{""data"": [3"\n')
        with pytest.raises(BadSource, match=r"x\.csv"):
            IMPORTER.read([file], tmp_path / "data", ImportOptions())

    def test_only_what_is_no_verdict_is_refused_with_the_reasons(self, put, tmp_path):
        file = put("x.json", {"Trial_1": trial({**WORD, "response_speaker": "NA"})})
        with pytest.raises(BadSource, match="1 omitted, no verdict: response_speaker is 'NA'"):
            IMPORTER.read([file], tmp_path / "data", ImportOptions())

    def test_a_file_that_is_not_there(self, tmp_path):
        with pytest.raises(BadSource, match=r"TuringDesk can't find .*\. Check the name"):
            IMPORTER.read([tmp_path / "none.json"], tmp_path / "data", ImportOptions())

    def test_importing_twice_changes_nothing(self, read, put):
        file = put("x.json", {"Trial_1": trial(WORD)})
        report, _ = read(file)
        before = {path.name: path.read_bytes() for path in report.out.iterdir()}
        with pytest.raises(SessionExists, match=r"already in .*: 1 of 1, such as"):
            read(file)
        assert {path.name: path.read_bytes() for path in report.out.iterdir()} == before


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("files", "known", "of_paper"),
    [
        (
            ["compiled_AIexperts_may4.json"],
            {"HH": 60, "HM": 50, "MM": 65, "MH": 45},
            {"zhang-captions.too_fast"},
        ),
        (["trials_all.json"], {"HH": 52, "HM": 20, "MM": 88, "MH": 28}, set()),
        (
            ["compiled_prolific_first2judges.json", "conv_groundtruth_175.json"],
            {"HH": 15, "HM": 7, "MM": 20, "MH": 34},
            {
                "zhang-conversations.topics",
                "zhang-conversations.wrong_topic",
                "zhang-conversations.native_language",
            },
        ),
        (
            ["results_ip_redacted.csv"],
            {"HH": 2, "HM": 4, "MM": 4, "MH": 2},
            {"zhang-fixations.sees"},
        ),
    ],
)
def test_published_numbers_come_out_with_the_papers_rules_and_without(
    shared_data, tmp_path, files, known, of_paper
):
    sources = [next((shared_data / "kreimanlab-TuringTest").rglob(name)) for name in files]
    IMPORTERS["kreimanlab_verdicts"].read(sources, tmp_path, ImportOptions())
    found = overview(load(tmp_path))
    assert {rule["rule"] for rule in found["rules"]} == of_paper
    assert found["confusion"]["n"] == found["before_rules"]["confusion"]["n"] == known
    assert found["exclusions"] == []
