"""Verdicts in tables of any make, from the file to the table of responses."""

import csv
import json
import signal
import subprocess
import sys
import time

import pytest
from arro3.core import Array, DataType, Table
from arro3.io import write_parquet
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.exchange.importers.conftest import matrix, verdicts
from turingdesk.core.errors import BadSource, SessionExists, TuringDeskError
from turingdesk.editing.origin_words import origin_of
from turingdesk.exchange.importers import IMPORTERS, ImportOptions
from turingdesk.exchange.importers import _verdict_journals as journals
from turingdesk.table.table import load

HEAD = ("Worker", "image", "source", "guess", "RT (s)", "confidence", "age")
ROWS = [
    ("p1", "a.jpg", "Human", "AI", "2.5", "3", "31"),
    ("p1", "b.jpg", "GPT-4", "ai", "1.25", "5", "31"),
    ("p2", "a.jpg", "Human", "HUMAN", "4", "2", "27"),
    ("p2", "b.jpg", "GPT-4", "human", "3.5", "4", "27"),
]


def as_csv(rows=ROWS, head=HEAD, delimiter=","):
    return "".join(delimiter.join(row) + "\n" for row in (head, *rows))


def check_rows(report, responses):
    """That all of ROWS arrived."""
    assert (report.read, report.left_out, report.written["sessions"]) == (4, {}, 2)
    rows = verdicts(responses)
    assert matrix(responses) == {"HH": 1, "HM": 1, "MM": 1, "MH": 1}
    assert list(rows["stimulus"]) == ["a.jpg", "b.jpg"] * 2
    assert list(rows["agent"]) == ["", "GPT-4"] * 2
    assert list(rows["rt_ms"]) == [2500, 1250, 4000, 3500]


class TestGuess:
    def test_trials_of_a_csv_file(self, read):
        report, responses = read(("results.csv", as_csv()))
        check_rows(report, responses)
        extra = responses[responses["role"] == "extra"]
        assert list(zip(extra["question"], extra["choice"], strict=True)) == [
            ("confidence", number) for number in "3524"
        ]
        form = responses[responses["role"] == "form"]
        assert dict(zip(form["participant"], form["choice"], strict=True)) == {
            "p1": "31",
            "p2": "27",
        }
        assert set(form["question"]) == {"age"}
        told = "\n".join(report.sentences)
        assert "judge = Worker, item = image, verdict = guess, truth = source" in told
        assert "Read as machine: 'GPT-4', 'AI', 'ai'." in told

    @pytest.mark.parametrize(
        ("name", "text"),
        [
            ("r.csv", as_csv(delimiter=";")),
            ("r.tsv", as_csv(delimiter="\t")),
            ("r.csv", "\ufeff" + as_csv().replace("\n", "\r\n")),
            ("r.csv", as_csv().encode("utf-16")),
            ("r.csv", as_csv().replace("2.5", '"2,5"').replace("\n", "\n\n")),
            ("r.json", json.dumps([dict(zip(HEAD, row, strict=True)) for row in ROWS])),
            ("r.json", json.dumps({"data": [dict(zip(HEAD, r, strict=True)) for r in ROWS]})),
            (
                "r.jsonl",
                "".join(json.dumps(dict(zip(HEAD, r, strict=True))) + "\n" for r in ROWS),
            ),
        ],
    )
    def test_other_ways_to_write_the_same(self, read, name, text):
        check_rows(*read((name, text)))

    def test_a_workbook(self, read, tmp_path):
        import xlsxwriter

        path = tmp_path / "results.xlsx"
        with xlsxwriter.Workbook(path) as book:
            sheet = book.add_worksheet()
            for number, row in enumerate((HEAD, *ROWS)):
                sheet.write_row(number, 0, [float(c) if c[0].isdigit() else c for c in row])
        check_rows(*read(path))

    def test_parquet(self, read, tmp_path):
        path = tmp_path / "results.parquet"
        columns = {
            name: Array([row[place] for row in ROWS], DataType.string())
            for place, name in enumerate(HEAD)
        }
        columns["RT (s)"] = Array([2.5, 1.25, 4.0, 3.5], DataType.float64())
        write_parquet(Table(columns), path)
        check_rows(*read(path))

    def test_truth_and_verdict_are_told_apart_by_items(self, read):
        rows = [("1", "x", "h", "m"), ("2", "x", "h", "h"), ("1", "y", "m", "m")]
        report, responses = read(("r.csv", as_csv(rows, ("judge", "item", "c1", "c2"))))
        assert matrix(responses) == {"HH": 1, "HM": 1, "MM": 1, "MH": 0}
        assert "verdict = c2, truth = c1" in "\n".join(report.sentences)

    def test_flags_and_whether_the_answer_was_correct(self, read):
        rows = [("1", "x", "1", "0"), ("1", "y", "0", "1"), ("1", "z", "1", "1")]
        _, responses = read(("r.csv", as_csv(rows, ("judge", "item", "is_ai", "correct"))))
        assert matrix(responses) == {"HH": 1, "HM": 0, "MM": 1, "MH": 1}

    def test_the_agents_name_tells_the_truth(self, read):
        rows = [("1", "x", "llama", "human"), ("1", "y", "human", "human")]
        _, responses = read(("r.csv", as_csv(rows, ("judge", "item", "model", "verdict"))))
        assert matrix(responses) == {"HH": 1, "HM": 0, "MM": 0, "MH": 1}
        assert list(verdicts(responses)["agent"]) == ["llama", ""]

    def test_where_one_agent_is_human_the_others_are_machines(self, read):
        rows = [("x", "ELIZA", "22%", "50"), ("y", "Human", "66%", "50")]
        _, responses = read(("r.csv", as_csv(rows, ("item", "witness", "pass rate", "n"))))
        assert matrix(responses) == {"HH": 33, "HM": 17, "MM": 39, "MH": 11}
        assert set(verdicts(responses)["agent"]) == {"ELIZA", ""}

    def test_one_item_with_several_makers_is_several_stimuli(self, read):
        rows = [("1", "x", "ai", "human"), ("1", "x", "human", "human"), ("1", "y", "ai", "ai")]
        _, responses = read(("r.csv", as_csv(rows, ("judge", "item", "truth", "verdict"))))
        assert list(verdicts(responses)["stimulus"]) == ["x-machine", "x-human", "y"]
        assert list(verdicts(responses)["prompt"]) == ["x", "x", "y"]

    def test_a_second_table_says_who_made_the_items(self, read):
        answers = ("r.csv", "judge,item,verdict\n1,x,human\n1,y,human\n2,y,machine\n")
        report, responses = read(answers, ("key.csv", "item,truth\nx,human\ny,GPT-4\n"))
        assert matrix(responses) == {"HH": 1, "HM": 0, "MM": 1, "MH": 1}
        assert "key.csv says who made 2 items." in report.notes

    def test_a_control_that_is_only_passed_or_not(self, read):
        rows = [("1", "x", "ai", "ai", "pass"), ("1", "y", "human", "ai", "fail")]
        head = ("judge", "item", "truth", "verdict", "attention_check")
        _, responses = read(("r.csv", as_csv(rows, head)))
        controls = responses[responses["role"] == "control"]
        assert list(controls["correct"]) == [True, False]

    def test_accounts_become_codes_and_persons_are_not_imported(self, read):
        rows = [("5f3a9c0d1b2e4f6a7c8d9e0f", "ann@lab.org", "x", "ai", "ai")]
        head = ("prolific_pid", "email", "item", "truth", "verdict")
        report, _ = read(("r.csv", as_csv(rows, head)))
        written = "".join(p.read_text() for p in report.out.iterdir())
        assert "5f3a9c0d" not in written
        assert "ann@" not in written
        assert "Columns that are not imported: email." in report.notes

    def test_the_programs_own_export_comes_back(self, read, tmp_path):
        first, before = read(("results.csv", as_csv()))
        own = tmp_path / "own.csv"
        verdicts(before).to_csv(own, index=False)
        report = IMPORTERS["verdicts"].read([own], tmp_path / "again", ImportOptions())
        after = load(tmp_path / "again").responses
        assert report.taken == first.taken
        for name in ("participant", "stimulus", "origin", "agent", "choice", "truth", "rt_ms"):
            assert list(verdicts(after)[name]) == list(verdicts(before)[name])

    @pytest.mark.parametrize(
        ("head", "rows", "found"),
        [
            (
                "game_id,interrogator_id,witness_type,verdict,duration",
                ["g1,u1,human,ai,120", "g2,u1,gpt-4o,human,99"],
                {"judge": "interrogator_id", "item": "game_id", "truth": "witness_type"},
            ),
            (
                "ParticipantId,Image,ImageType,Response,Gender",
                ["1,a,AI-generated,Human-made,M", "2,b,Human-made,AI-generated,F"],
                {"judge": "ParticipantId", "truth": "ImageType", "verdict": "Response"},
            ),
            (
                "subject_nr,face,real_or_synthetic,rating,reaction_time",
                ["1,a,real,synthetic,0.8", "1,b,synthetic,real,1.8"],
                {"judge": "subject_nr", "truth": "real_or_synthetic", "rt": "reaction_time"},
            ),
            (
                "system,pass_rate,n",
                ["ELIZA,0.22,50", "Human,0.66,50"],
                {"agent": "system", "truth": "system", "said_human": "pass_rate", "total": "n"},
            ),
            (
                "id,img1_human,img2_ai,img3_human,gender",
                ["1,AI,AI,Human,M", "2,AI,Human,Human,M"],
                {"judge": "id", "verdict": "img1_human + img2_ai + img3_human"},
            ),
        ],
    )
    def test_columns_as_published_sets_call_them(self, tmp_path, head, rows, found):
        path = tmp_path / "r.csv"
        path.write_text("\n".join([head, *rows]))
        report = IMPORTERS["verdicts"].read([path], tmp_path, ImportOptions(preview=True))
        assert report.left_out == {}
        (told,) = [note for note in report.notes if note.startswith("Columns: ")]
        for name, column in found.items():
            assert f"{name} = {column}" in told
        assert "Nothing was written." in " ".join(report.sentences)
        assert [one.name for one in tmp_path.iterdir()] == ["r.csv"]


class TestTotals:
    @pytest.mark.parametrize(
        "text",
        [
            "item,truth,said human,said machine\nx,human,8,12\ny,gpt,3,7\n",
            "item,truth,n_human,n\nx,human,8,20\ny,gpt,3,10\n",
            "item,truth,said_machine\nx,human,12 of 20\ny,gpt,7/10\n",
            "item,truth,said_machine,total\nx,human,60 %,20\ny,gpt,0.7,10\n",
            "item,HH,HM,MM,MH\nx,8,12,,\ny,,,7,3\n",
            "item,HM,MM\nx,12 of 20,\ny,,7 of 10\n",
            "item,result\nx,HM: 12 of 20\ny,MM: 7 of 10\n",
            "item,result\nx,HH: 8; HM: 12\ny,MM: 7; MH: 3\n",
        ],
    )
    def test_totals_become_single_verdicts(self, read, text):
        report, responses = read(("totals.csv", text))
        assert (report.read, report.taken) == (30, 30)
        assert matrix(responses) == {"HH": 8, "HM": 12, "MM": 7, "MH": 3}
        assert verdicts(responses)["stimulus"].value_counts().to_dict() == {"x": 20, "y": 10}
        assert any("30 verdicts are by unknown judges" in note for note in report.notes)

    @pytest.mark.parametrize(
        ("row", "why"),
        [
            ("x,human,30,,20", "contradict each other"),
            ("x,human,many,,20", "not a number"),
            ("x,human,3,,", "incomplete"),
            ("x,human,0.4,,", "a proportion without the number"),
            ("x,human,1,999999999,", "more than 100,000"),
            ("x,human,,,", "no verdict"),
        ],
    )
    def test_totals_that_cannot_be_are_named(self, read, row, why):
        head = "item,truth,said_human,said_machine,total\n"
        report, _ = read(("t.csv", f"{head}{row}\ny,human,5,5,10\nz,ai,5,5,10\n"))
        ((reason, count),) = report.left_out.items()
        assert why in reason
        assert "row 2 of t.csv" in reason
        assert count == 1


class TestMapping:
    TABLE = "who,what,was,said\n1,x,0,b\n1,y,1,a\n2,y,1,b\n"
    MAP = """
        rt_unit = "s"
        [columns]
        judge = "who"
        item = "what"
        truth = "was"
        verdict = "said"
        [truth]
        0 = "human"
        1 = "machine"
        [verdict]
        a = "human"
        b = "machine"
    """

    def test_what_cannot_be_guessed_is_asked_for_in_a_file(self, read, tmp_path):
        path = tmp_path / "map.toml"
        with pytest.raises(BadSource, match=r"Its columns are who, what, was, said.*--map"):
            read(("r.csv", self.TABLE))
        assert not (tmp_path / "data").exists()
        with pytest.raises(BadSource, match=r"In .*map\.toml"):
            read(("r.csv", self.TABLE), map=path)
        assert '# verdict = ""' in path.read_text()
        path.write_text(self.MAP)
        _, responses = read(("r.csv", self.TABLE), map=path)
        assert matrix(responses) == {"HH": 0, "HM": 1, "MM": 1, "MH": 1}
        assert path.read_text() == self.MAP

    def test_a_guess_that_was_saved_gives_the_same_again(self, read, tmp_path):
        path = tmp_path / "map.toml"
        report, before = read(("r.csv", as_csv()), map=path)
        assert path.read_bytes() == (report.out / "r.map.toml").read_bytes()
        again = IMPORTERS["verdicts"].read(
            [tmp_path / "r.csv"], tmp_path / "again", ImportOptions(map=path)
        )
        assert again.written == report.written
        assert load(again.out).responses.drop(columns="at").equals(before.drop(columns="at"))

    def test_a_word_that_is_not_understood_is_asked_for_until_it_is_said(self, read, tmp_path):
        text = as_csv([*ROWS, ("p3", "a.jpg", "Human", "robotic", "1", "1", "1")])
        path = tmp_path / "map.toml"
        with pytest.raises(BadSource, match=r"human or machine: 'robotic'\. Add --map"):
            read(("r.csv", text))
        for _ in range(2):  # a mapping that was written and not changed decides nothing
            with pytest.raises(BadSource, match=r"'robotic'\. In .*map\.toml, below \[verdict\]"):
                read(("r.csv", text), map=path)
            assert not (tmp_path / "data").exists()
        assert '"robotic" = "?"' in path.read_text()
        path.write_text(path.read_text().replace('"robotic" = "?"', '"robotic" = "machine"'))
        report, _ = read(("r.csv", text), map=path)
        assert (report.taken, report.left_out) == (5, {})

    def test_a_judge_who_does_not_decide_is_left_out_and_told(self, read):
        text = as_csv([*ROWS, ("p3", "a.jpg", "Human", "Can't tell", "1", "1", "1")])
        report, _ = read(("r.csv", text))
        (reason,) = report.left_out
        assert reason == 'the verdict "Can\'t tell" is neither human nor machine (row 6 of r.csv)'

    @pytest.mark.parametrize(
        ("text", "why"),
        [
            ("[columns\n", "not valid TOML"),
            ("[columns]\nverdikt = 'x'", "key columns.verdikt is unknown. Did you mean verdict"),
            ("[colums]\n", "key colums is unknown. Did you mean columns"),
            ("[columns]\nverdict = 3", "columns.verdict must be the name of a column"),
            ("[verdict]\nAI = 'robot'", 'verdict.AI must be "human", "machine", or ""'),
            ("rt_unit = 'min'", "rt_unit must be one of ms, s"),
            ("columns = 3", "columns must be a table"),
        ],
    )
    def test_a_mistake_in_the_file_is_named(self, read, tmp_path, text, why):
        path = tmp_path / "map.toml"
        path.write_text(text)
        with pytest.raises(BadSource) as told:
            read(("r.csv", as_csv()), map=path)
        assert why in str(told.value)


class TestWordsThatAreNotCertain:
    """No verdict and no truth is guessed: the import stops with a question."""

    HEAD = ("judge", "item", "truth", "verdict")

    @pytest.mark.parametrize(
        ("human", "machine"),
        [
            *[
                ("Not AI", "AI"),
                ("human", "not human"),
                ("Real", "Not real"),
                ("human", "nonhuman"),
            ],
            *[("human", "inhuman"), ("AI-free", "AI"), ("Mensch", "Kein Mensch")],
            *[("human", "hardly a human"), ("humano", "no es humano"), ("umano", "non è umano")],
            *[("humain", "n'est pas humain"), ("人类", "不是人类"), ("human", "human + AI")],
            *[("human", "human-like machine"), ("human", "Is this text human?")],
        ],
    )
    @pytest.mark.parametrize("column", [2, 3])
    def test_a_negation_stops_with_a_question(self, read, tmp_path, human, machine, column):
        rows = [["p1", "x", "human", "AI"], ["p1", "y", "AI", "human"], ["p2", "y", "AI", "AI"]]
        for row in rows:
            row[column] = {"human": human, "AI": machine}[row[column]]
        path = tmp_path / "map.toml"
        kind = self.HEAD[column]
        with pytest.raises(BadSource, match="human or machine"):
            read(("r.csv", as_csv(rows, self.HEAD)))
        with pytest.raises(BadSource, match=rf"below \[{kind}\]"):
            read(("r.csv", as_csv(rows, self.HEAD)), map=path)
        words = {human: "human", machine: "machine"}
        text = path.read_text()
        for word, origin in words.items():
            text = text.replace(f'"{word}" = "?"', f'"{word}" = "{origin}"')
        path.write_text(text)
        _, responses = read(("r.csv", as_csv(rows, self.HEAD)), map=path)
        assert matrix(responses) == {"HH": 0, "HM": 1, "MM": 1, "MH": 1}

    @pytest.mark.parametrize("words", [("AI", "Robot"), ("human", "a person"), ("机器", "KI")])
    def test_words_that_all_mean_one_origin_stop_with_a_question(self, read, tmp_path, words):
        rows = [("p1", "x", "human", words[0]), ("p2", "x", "human", words[1])]
        rows += [("p1", "y", "AI", words[1])]
        with pytest.raises(BadSource, match=r"all seem to mean the same origin: '.*', '.*'\."):
            read(("r.csv", as_csv(rows, self.HEAD)))
        path = tmp_path / "map.toml"
        with pytest.raises(BadSource, match=r"below \[verdict\]"):
            read(("r.csv", as_csv(rows, self.HEAD)), map=path)
        path.write_text(path.read_text().replace(' = "?"', f' = "{origin_of(words[0])}"'))
        report, _ = read(("r.csv", as_csv(rows, self.HEAD)), map=path)
        assert report.taken == 3

    def test_a_judge_who_always_says_the_same_is_no_question(self, read):
        rows = [("p1", "x", "human", "AI"), ("p1", "y", "AI", "ai")]
        _, responses = read(("r.csv", as_csv(rows, self.HEAD)))
        assert matrix(responses) == {"HH": 0, "HM": 1, "MM": 1, "MH": 0}

    def test_a_table_of_makers_is_asked_about_too(self, read, tmp_path):
        answers = ("r.csv", "judge,item,verdict\n1,x,human\n1,y,human\n2,y,machine\n")
        key = ("key.csv", "item,truth\nx,not AI\ny,AI\n")
        path = tmp_path / "map.toml"
        with pytest.raises(BadSource, match=r"'not AI'\. In .*below \[truth\]"):
            read(answers, key, map=path)
        path.write_text(path.read_text().replace('"not AI" = "?"', '"not AI" = "human"'))
        _, responses = read(answers, key, map=path)
        assert matrix(responses) == {"HH": 1, "HM": 0, "MM": 1, "MH": 1}

    @pytest.mark.parametrize("column", ["claimed human", "said_human", "Was it human?"])
    def test_a_yes_means_what_the_column_asks_in_whole_words(self, read, column):
        rows = [("p1", "x", "human", "yes"), ("p1", "y", "AI", "no"), ("p2", "y", "AI", "no")]
        _, responses = read(("r.csv", as_csv(rows, (*self.HEAD[:3], column))))
        assert matrix(responses) == {"HH": 1, "HM": 0, "MM": 2, "MH": 0}

    @pytest.mark.parametrize(
        "column", ["explained as human", "human again", "not_human", "AI-free"]
    )
    def test_a_column_whose_name_is_not_certain_is_no_verdict(self, read, column):
        rows = [("p1", "x", "human", "yes"), ("p1", "y", "AI", "no"), ("p2", "y", "AI", "no")]
        with pytest.raises(BadSource, match="can't tell which columns"):
            read(("r.csv", as_csv(rows, (*self.HEAD[:3], column))))

    def test_a_lone_column_of_origins_may_be_the_truth_and_is_no_verdict(self, read):
        rows = [("p1", "x", "human"), ("p1", "y", "gpt-4"), ("p2", "y", "gpt-4")]
        with pytest.raises(BadSource, match="can't tell which columns"):
            read(("r.csv", as_csv(rows, ("worker", "item", "Input.source"))))

    def test_an_agent_named_by_a_letter_keeps_its_name(self, read):
        rows = [("p1", "x", "human", "human", ""), ("p1", "y", "machine", "human", "model-a")]
        rows += [("p1", "z", "machine", "machine", "model-b")]
        _, responses = read(("r.csv", as_csv(rows, (*self.HEAD, "agent"))))
        assert list(verdicts(responses)["agent"]) == ["", "model-a", "model-b"]


def test_a_survey_has_three_rows_of_names(read):
    """The second says what a column is about, and the third isn't for people."""
    text = (
        'who,Q1,Q2,Q3\n"Response ID","The sea, at dawn","A dog","Odd"\n'
        '"{""ImportId"":""_recordId""}","{""ImportId"":""QID1""}","{""ImportId"":""QID2""}",'
        '"{""ImportId"":""QID3""}"\nR_1,human,AI,AI\nR_2,AI,human,AI\n'
    )
    key = ("key.csv", "item,origin\nQ1,human\nQ2,gpt-4\nQ3,human\n")
    _, responses = read(("survey.csv", text), key)
    assert matrix(responses) == {"HH": 1, "HM": 3, "MM": 1, "MH": 1}
    assert set(verdicts(responses)["prompt"]) == {"The sea, at dawn", "A dog", "Odd"}


class TestPublished:
    """Real verdicts, written as tables of other makes, give the numbers known for them."""

    def test_captions_judged_by_experts(self, read, shared_data, tmp_path):
        (file,) = shared_data.rglob("compiled_AIexperts_may4.json")
        trials = json.loads(file.read_text())["AIexperts"].values()
        rows = [{"judge": one["workerID"], **one["trialData"]} for one in trials]
        path = tmp_path / "experts.csv"
        with path.open("w", newline="", encoding="utf-8") as out:
            names = list(dict.fromkeys(name for row in rows for name in row))
            writer = csv.DictWriter(out, names)
            writer.writeheader()
            writer.writerows(rows)
        report, responses = read(path)
        assert (report.read, report.left_out) == (220, {})
        assert matrix(responses) == {"HH": 60, "HM": 50, "MM": 65, "MH": 45}
        assert verdicts(responses)["rt_ms"].median() == 10344.5
        machines = verdicts(responses)[verdicts(responses)["origin"] == "machine"]
        said = machines.groupby(["agent", "choice"], observed=True).size()
        assert (said["git", "machine"], said["git", "human"]) == (9, 13)

    def test_live_chats_as_totals(self, read, shared_data):
        (file,) = shared_data.rglob("trials_all.json")
        lines = ["chat,truth,said_human,total"]
        for name, chat in json.loads(file.read_text()).items():
            humans = sum(turn["response"].casefold() == "human" for turn in chat)
            lines.append(f"{name},{chat[0]['groundtruth']},{humans},{len(chat)}")
        report, responses = read(("chats.csv", "\n".join(lines)))
        assert report.taken == 188
        assert matrix(responses) == {"HH": 52, "HM": 20, "MM": 88, "MH": 28}


class TestBadInput:
    def test_rows_that_cannot_be_read_are_counted_with_their_places(self, read):
        text = as_csv() + 'p3,a.jpg,Human,AI\np3;a.jpg;Human;AI;1;1;1\np3,"a.jpg,Human,AI\n'
        report, responses = read(("r.csv", text))
        assert matrix(responses) == {"HH": 1, "HM": 1, "MM": 1, "MH": 1}
        told = "\n".join(report.sentences)
        assert "7 verdicts read, 4 imported, 3 omitted." in told
        assert "Omitted: 2, the row has more or fewer cells" in told
        assert "(row 6 of r.csv, row 7 of r.csv)" in told
        assert "line 8 of r.csv" in told

    def test_the_same_row_again_is_left_out(self, read):
        report, _ = read(("r.csv", as_csv([*ROWS, ROWS[0]])))
        assert report.left_out == {"a duplicate row (row 6 of r.csv)": 1}

    def test_cells_of_another_type_are_counted(self, read):
        text = as_csv([*ROWS, ("p3", "a.jpg", "Human", "AI", "slow", "1", "1")])
        report, responses = read(("r.csv", text))
        assert report.taken == 5
        assert verdicts(responses)["rt_ms"].isna().sum() == 1
        assert any("1 cell of the column RT (s) can't be read" in note for note in report.notes)

    def test_western_european_text_is_read_and_told(self, read):
        rows = [(*ROWS[0][:1], "café.jpg", *ROWS[0][2:]), *ROWS[1:]]
        report, responses = read(("r.csv", as_csv(rows).encode("cp1252")))
        assert "café.jpg" in set(responses["stimulus"])
        assert any("is not UTF-8" in note for note in report.notes)

    @pytest.mark.parametrize("text", ["", "\n\n", "a,b\n", "PK\x03\x04", "a\n1\n2\n", "{}"])
    @pytest.mark.parametrize("name", ["r.csv", "r.xlsx", "r.parquet", "r.json", "r.jsonl"])
    def test_a_file_without_verdicts_is_refused(self, read, tmp_path, name, text):
        with pytest.raises(BadSource):
            read((name, text))
        assert not (tmp_path / "data").exists()

    def test_an_interrupted_import_leaves_nothing_behind(self, read, tmp_path, monkeypatch):
        calls = []

        def interrupt(self, target):
            calls.append(target)
            if len(calls) == 2:
                raise KeyboardInterrupt
            self.replace(target)

        monkeypatch.setattr(journals.Path, "rename", interrupt)
        with pytest.raises(KeyboardInterrupt):
            read(("r.csv", as_csv()))
        monkeypatch.undo()
        assert len(calls) == 2
        assert not (tmp_path / "data").exists()

    @pytest.mark.slow
    @pytest.mark.skipif(sys.platform == "win32", reason="signals of other systems")
    @pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGKILL])
    def test_a_killed_import_is_no_data_and_the_next_one_removes_it(self, tmp_path, stop):
        path, data = tmp_path / "r.csv", tmp_path / "data"
        path.write_text(as_csv([(f"p{n}", *ROWS[n % 4][1:]) for n in range(3000)]))
        command = [sys.executable, "-m", "turingdesk", "import", "verdicts", path, "-o", data]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        while process.poll() is None and not list(data.glob(".import-*/sub-*")):
            time.sleep(0.01)
        process.send_signal(stop)
        assert process.wait(30) != 0
        assert not list(data.glob("sub-*"))
        if stop == signal.SIGTERM:
            assert not data.exists()
        path.write_text(as_csv())
        check_rows(IMPORTERS["verdicts"].read([path], data, ImportOptions()), load(data).responses)
        assert not list(data.glob(".*"))

    def test_verdicts_are_imported_once(self, read):
        read(("r.csv", as_csv()))
        with pytest.raises(SessionExists):
            read(("r.csv", as_csv()))

    @pytest.mark.slow
    @given(data=st.data())
    @settings(
        max_examples=200,
        deadline=None,
        suppress_health_check=[HealthCheck.function_scoped_fixture],
    )
    def test_any_damage_is_survived_and_nothing_is_lost_silently(self, tmp_path_factory, data):
        cell = st.sampled_from(
            ["human", "AI", "p1", "1", "0", "2.5", "", "NA", '"', "x;y", "é", "1e999", "=1", "\0"]
        )
        lines = data.draw(st.lists(st.lists(cell, min_size=4, max_size=8), max_size=6))
        delimiter = data.draw(st.sampled_from([",", ";", "\t"]))
        text = as_csv() + "".join(delimiter.join(line) + "\n" for line in lines)
        raw = text.encode(data.draw(st.sampled_from(["utf-8", "utf-16", "cp1252"])))
        raw = raw[: data.draw(st.integers(0, len(raw)))]
        folder = tmp_path_factory.mktemp("fuzz")
        suffix = data.draw(st.sampled_from([".csv", ".tsv", ".json", ".jsonl", ".parquet"]))
        path = folder / f"r{suffix}"
        path.write_bytes(raw)
        try:
            report = IMPORTERS["verdicts"].read([path], folder / "data", ImportOptions())
        except TuringDeskError:
            assert not (folder / "data").exists()
            return
        assert report.taken == len(verdicts(load(folder / "data").responses))
        assert report.read == report.taken + report.lost
        assert all("of r" in reason for reason in report.left_out)
