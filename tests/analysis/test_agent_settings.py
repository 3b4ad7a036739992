"""Machines that differ in one setting, on the figures that papers 3 and 5 print."""

import pytest

from tests.analysis.test_success import verdict
from turingdesk.analysis.agent_settings import ALL, compute, figures
from turingdesk.table.agent_columns import with_agents
from turingdesk.table.table import frame

#: Paper 3, Tables 2 and 3: prompt, temperature, errors, success rate and games.
WITNESSES = {
    "November": ("sardonic_v1", "1", "", 0.31, 446),
    "Uniform": ("sardonic_v1", "0.2", "", 0.29, 35),
    "Quebec": ("sardonic_v1", "0.5", "", 0.35, 92),
    "Yankee": ("sardonic_v2", "1", "Few", 0.24, 90),
    "Zulu": ("sardonic_v2", "0.7", "Few", 0.23, 146),
    "Bison": ("sardonic_v2", "1", "None", 0.2, 90),
    "Dragon": ("tiktok_v2", "1", "Some", 0.5, 854),
    "Kangaroo": ("tiktok_v2", "0.7", "Some", 0.3, 80),
    "Mantis": ("tiktok_v2", "1", "Few", 0.35, 57),
    "Sierra": ("tiktok_v1", "1", "Many", 0.39, 90),
    "Iguana": ("tiktok_v1", "1", "Some", 0.12, 16),
}
TEMPERATURE = [
    *(("sardonic_v1", "0.2", "Uniform"), ("sardonic_v1", "0.5", "Quebec")),
    *(("sardonic_v1", "1", "November"), ("sardonic_v2", "0.7", "Zulu")),
    *(("sardonic_v2", "1", "Yankee"), ("tiktok_v2", "0.7", "Kangaroo")),
    ("tiktok_v2", "1", "Dragon"),
]
ERRORS = [
    *(("sardonic_v2", "Few", "Yankee"), ("sardonic_v2", "None", "Bison")),
    *(("tiktok_v1", "Many", "Sierra"), ("tiktok_v1", "Some", "Iguana")),
    *(("tiktok_v2", "Few", "Mantis"), ("tiktok_v2", "Some", "Dragon")),
]


@pytest.fixture(scope="module")
def witnesses():
    lines, agents = [], {}
    for name, (prompt, temperature, errors, rate, n) in WITNESSES.items():
        agents[name] = {"title": f"GPT-4 {name}", "prompt": prompt, "temperature": temperature}
        agents[name] |= {"model": "gpt-4", "errors": errors, "prompt_file": f"{name}.md"}
        agents[name] = {column: told for column, told in agents[name].items() if told}
        for game in range(n):
            said = "human" if game < round(rate * n) else "machine"
            lines.append(verdict(f"j{len(lines) % 300}", len(lines), name, said))
    return with_agents(frame(lines), {"x": agents})


@pytest.mark.parametrize(
    ("setting", "printed"), [("temperature", TEMPERATURE), ("errors", ERRORS)]
)
def test_success_rates_are_those_of_paper_3(witnesses, setting, printed):
    found = compute(witnesses)
    own = found[found["setting"] == setting]
    told = [(row.alike.split(";")[0], row.value, row.agents) for row in own.itertuples()]
    assert sorted(told) == [(f"prompt {prompt}", *row) for prompt, *row in printed]
    for row in own.itertuples():
        *_, rate, n = WITNESSES[row.agents]
        assert row.n == n
        assert row.rate == pytest.approx(rate, abs=0.5 / n)
        assert row.ci_low < row.rate < row.ci_high
    assert set(own["measure"]) == {"success rate"}


def test_only_machines_that_differ_in_nothing_else_are_compared(witnesses):
    found = compute(witnesses)
    assert set(found["setting"]) == {"prompt", "temperature", "errors"}
    prompts = found[found["setting"] == "prompt"][["alike", "agents"]]
    assert {*prompts.itertuples(index=False, name=None)} == {
        *(("temperature 1; errors Few", "Mantis"), ("temperature 1; errors Few", "Yankee")),
        *(("temperature 1; errors Some", "Dragon"), ("temperature 1; errors Some", "Iguana")),
    }


def test_each_setting_has_a_figure_with_a_series_for_what_is_alike(witnesses):
    errors, _, temperature = figures(witnesses)
    assert temperature.x.categories == ("0.2", "0.5", "0.7", "1")
    assert errors.x.categories == ("Few", "Many", "None", "Some")
    named = {layer.name: list(layer.x) for layer in temperature.layers}
    assert named == {
        "prompt sardonic_v1": [0, 1, 3],
        "prompt sardonic_v2; errors Few": [2, 3],
        "prompt tiktok_v2; errors Some": [2, 3],
    }


def found_pairs(agent, passed, n, block):
    """Judgments of pairs, of which a number passed."""
    for place in range(n):
        told = verdict(f"j{place % 7}", place, agent, "1" if place >= passed else "2")
        told |= {"question": "machine_side", "task": "pairs", "truth": "1", "block": block}
        told |= {"stimulus": f"{block}-{place}", "length": 10, "correct": place >= passed}
        yield told | {"session": f"{told['session']}-{agent}-{block}"}


def test_pass_rates_by_history_are_those_of_paper_5():
    # Table 2: passed dialogues of GPT-4 by turns of dialogue history, ping-pong and burst.
    counts = {"10": (6, 5), "50": (7, 5), "100": (7, 6)}
    agents = {f"gpt-4 {one}": {"model": "gpt-4", "history": one} for one in counts}
    lines = [
        line
        for history, passed in counts.items()
        for block, n, share in zip(("ping-pong", "burst"), (17, 16), passed, strict=True)
        for line in found_pairs(f"gpt-4 {history}", share, n, block)
    ]
    found = compute(with_agents(frame(lines), {"x": agents}))
    assert set(found["measure"]) == {"pass rate"}
    assert set(found["turns"]) == {10}
    rates = found.set_index(["value", "block"])["rate"]
    for history, (ping, burst) in counts.items():
        assert rates[history, "ping-pong"] == pytest.approx(ping / 17)
        assert rates[history, "burst"] == pytest.approx(burst / 16)
        assert rates[history, ALL] == pytest.approx((ping + burst) / 33)
    assert found["value"].drop_duplicates().tolist() == ["10", "50", "100"]


def test_what_follows_from_the_model_does_not_keep_models_apart():
    agents = {
        "small": {"model": "a", "parameters": "7B", "temperature": "1"},
        "large": {"model": "b", "parameters": "70B", "temperature": "1"},
    }
    lines = [verdict(f"j{n}", n, "small" if n % 2 else "large", "human") for n in range(8)]
    found = compute(with_agents(frame(lines), {"x": agents}))
    assert found[["setting", "value", "agents"]].to_numpy().tolist() == [
        ["model", "a", "small"],
        ["model", "b", "large"],
    ]


def test_without_agents_a_row_says_what_is_missing():
    lines = [verdict(f"j{n}", n, "git", "human") for n in range(4)]
    (row,) = compute(frame(lines)).to_dict("records")
    assert "no agents.csv" in row["note"]
    (row,) = compute(with_agents(frame(lines), {"x": {"git": {"model": "a"}}})).to_dict("records")
    assert "no two machines" in row["note"]
