"""Past verdicts in files as four programs write them."""

import json

from tests.exchange.importers.conftest import matrix, verdicts


def test_jspsych(read):
    trials = [
        {"trial_type": "instructions", "trial_index": 0, "rt": 900, "subject": "s1"},
        {
            "trial_type": "html-button-response",
            "trial_index": 1,
            "subject": "s1",
            "stimulus": "<img src='img/3.png'>",
            "response": {"Q0": "Human"},
            "correct_response": "ai",
            "rt": 1200,
        },
        {
            "trial_type": "html-button-response",
            "trial_index": 2,
            "subject": "s1",
            "stimulus": "<p>A <b>red</b> car.</p>",
            "response": {"Q0": "AI"},
            "correct_response": "human",
            "rt": 800,
        },
    ]
    report, responses = read(("data.json", json.dumps(trials)), format="jspsych")
    assert report.left_out == {"trial_type is 'instructions' (row 1 of data.json)": 1}
    rows = verdicts(responses)
    assert list(rows["stimulus"]) == ["img/3.png", "A red car."]
    assert list(rows["rt_ms"]) == [1200, 800]
    assert matrix(responses) == {"HH": 0, "HM": 1, "MM": 0, "MH": 1}


def test_jspsychs_csv_has_json_in_its_cells(read):
    text = (
        '"rt","stimulus","response","trial_type","trial_index","correct_response"\n'
        '"1200","<p>x</p>","{""Q0"":""Human""}","survey-multi-choice","0","Human"\n'
        '"1100","<p>y</p>","{""Q0"":""AI""}","survey-multi-choice","1","AI"\n'
    )
    _, responses = read(("one.csv", text), ("two.csv", text), format="jspsych")
    assert set(verdicts(responses)["participant"]) == {"one", "two"}
    assert matrix(responses) == {"HH": 2, "HM": 0, "MM": 2, "MH": 0}


def test_psychopy(read):
    text = (
        "text,origin,trials.thisN,thisRow.t,key_resp.keys,key_resp.corr,key_resp.rt,"
        "participant,session,date,expName,psychopyVersion,\n"
        "hello,human,0,1.2,human,1,0.71,P1,001,2026-01-02_10h11,turing,2024.2,\n"
        "good day,ai,1,3.2,human,0,1.5,P1,001,2026-01-02_10h11,turing,2024.2,\n"
        ",,,9.1,,,,P1,001,2026-01-02_10h11,turing,2024.2,\n"
    )
    report, responses = read(("P1_turing.csv", text), format="psychopy")
    assert report.left_out == {"no verdict (row 4 of P1_turing.csv)": 1}
    assert matrix(responses) == {"HH": 1, "HM": 0, "MM": 0, "MH": 1}
    assert list(verdicts(responses)["rt_ms"]) == [710, 1500]
    assert set(verdicts(responses)["participant"]) == {"P1"}


def test_qualtrics(read):
    text = (
        "StartDate,Status,IPAddress,ResponseId,Q1,Q2,Q3,age\n"
        '"Start","Response Type","IP","Response ID","The sea, at dawn","A dog","Odd","Age"\n'
        '"{""ImportId"":""startDate""}","{""ImportId"":""status""}","{""ImportId"":""ip""}",'
        '"{""ImportId"":""_recordId""}","{""ImportId"":""QID1""}","{""ImportId"":""QID2""}",'
        '"{""ImportId"":""QID3""}","{""ImportId"":""QID4""}"\n'
        "2026-01-02,IP Address,203.0.113.9,R_1,A human,An AI,An AI,30\n"
        "2026-01-02,IP Address,203.0.113.9,R_2,An AI,A human,,41\n"
        "2026-01-02,Survey Preview,203.0.113.9,R_3,A human,A human,A human,1\n"
    )
    key = ("key.csv", "item,origin\nQ1,human\nQ2,gpt-4\nQ3,human\n")
    report, responses = read(("survey.csv", text), key, format="qualtrics")
    assert matrix(responses) == {"HH": 1, "HM": 2, "MM": 1, "MH": 1}
    assert set(verdicts(responses)["prompt"]) == {"The sea, at dawn", "A dog", "Odd"}
    assert report.left_out == {
        "no verdict (row 5 of survey.csv)": 1,
        "Status is 'Survey Preview' (row 6 of survey.csv)": 1,
    }
    assert "203.0" not in "".join(p.read_text() for p in report.out.iterdir())


def test_gorilla(read):
    text = (
        "Event Index,UTC Timestamp,Participant Private ID,Participant Public ID,Trial Number,"
        "Zone Type,Reaction Time,Response,Correct,Answer,item\n"
        "1,1751370000000,101,pub,1,fixation,250,,,,\n"
        "2,1751370001000,101,pub,1,response_button_text,1834.5,Human,1,Human,t1.png\n"
        "3,1751370002000,101,pub,2,response_button_text,920,Human,0,AI,t2.png\n"
        "END OF FILE,,,,,,,,,,\n"
    )
    report, responses = read(("data_exp.csv", text), format="gorilla")
    assert matrix(responses) == {"HH": 1, "HM": 0, "MM": 0, "MH": 1}
    rows = verdicts(responses)
    assert list(rows["rt_ms"]) == [1834.5, 920]
    assert rows["at"].iloc[0] == "2025-07-01T11:40:01.000Z"
    assert sum(report.left_out.values()) == 2


def test_a_programs_own_column_gives_way_to_one_whose_values_say_it(read):
    trials = [
        {"subject": "s1", "stimulus": f"t{n}", "response": said, "rt": 900}
        | {"origin": made, "correct_response": int(made == "ai")}
        for n, (made, said) in enumerate([("human", "AI"), ("ai", "AI"), ("human", "Human")])
    ]
    _, responses = read(("data.json", json.dumps(trials)), format="jspsych")
    assert matrix(responses) == {"HH": 1, "HM": 1, "MM": 1, "MH": 0}
