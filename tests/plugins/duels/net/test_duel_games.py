"""People in duels: games through the desk, and what the trials on the disk say of them."""

import json
from contextlib import contextmanager
from types import SimpleNamespace

import pytest

from tests.net.lab import desk_with, until
from tests.packages import without_consent
from tests.plugins.duels.served import Served
from tests.plugins.live_games.net.players import met, playing
from tests.plugins.live_games.net.quick_desk import desk
from turingdesk.core.errors import BadStudy
from turingdesk.journal.journal_file import read_journal, verify
from turingdesk.people.withdrawal import withdraw
from turingdesk.plugins.duels.dialogue import Outcome, Result, Role
from turingdesk.plugins.duels.duel_trials import DuelFolder, transcript
from turingdesk.plugins.duels.games._duels import DISTINGUISHER, DUEL, RESPONDENT
from turingdesk.plugins.duels.people import duel_seats
from turingdesk.plugins.duels.plan_file import BadPlan, check_plan, open_plan
from turingdesk.plugins.duels.runner import DuelRun, run_duels
from turingdesk.plugins.live_games import lobby
from turingdesk.plugins.live_games.room_record import read_room
from turingdesk.study.package import open_package
from turingdesk.table.table import load

__all__ = ["desk"]

HEAD = 'id = "duels"\ntitle = "Duels"\n'
JUDGE = """
[[block]]
id = "judge"
task = "play-distinguisher"
trials = 1
[block.show]
target = "ada"
"""
ANSWER = """
[[block]]
id = "answer"
task = "play-respondent"
trials = 1
"""
BOTH = """
[[block]]
id = "both"
task = "play-duel"
trials = 1
[block.show]
target = "people"
"""
PLAN = """\
id = "met"
protocols = ["fixed-distinguisher"]
pairs = ["bert as ada"]
trials = 1
distinguishers = ["people"]

[[model]]
id = "people"
server = "person"

[[model]]
id = "ada"
name = "Ada"
server = "scripted"

[[model]]
id = "bert"
name = "Bert"
server = "scripted"
skill = 0.0
"""
AS_ACTOR = {'protocols = ["fixed-distinguisher"]': 'protocols = ["gtt"]', "bert as": "people as"}
AS_SPECIMEN = {
    'protocols = ["fixed-distinguisher"]': 'protocols = ["fixed-distinguisher-querying"]',
    "bert as ada": "bert as people",
    '["people"]': '["ada"]',
}


CONTROLLED = 'protocols = ["controlled-turns"]\nturns = [2]'
#: People are imitated, and judge.
OF_PEOPLE = {'protocols = ["fixed-distinguisher"]': 'protocols = ["gtt"]', "as ada": "as people"}


def package_of(folder, changes=(), blocks=JUDGE):
    """A study with its plan, of which some texts are others."""
    folder.mkdir(parents=True, exist_ok=True)
    plan = PLAN
    for old, new in dict(changes).items():
        assert old in plan
        plan = plan.replace(old, new)
    (folder / "study.toml").write_text(without_consent(HEAD + blocks), "utf-8")
    (folder / "plan.toml").write_text(plan, "utf-8")
    return open_package(folder)


@contextmanager
def duelling(desk, package):
    """The desk with the plans of a study."""
    with duel_seats(package, desk.data) as seats:
        desk.rooms.machines = seats
        yield seats


def judging(package, block="judge", game=DISTINGUISHER, **rules):
    """How someone plays a block of the study."""
    show = {"target": "ada"} if block == "judge" else {}
    about = {"study": package.hash, "block": block}
    return {"game": game, "about": about, **show, **rules}


def answering(package, **rules):
    return judging(package, "answer", RESPONDENT, **rules)


def duel(package, **rules):
    return {"game": DUEL, "about": {"study": package.hash, "block": "both"}, **rules}


def trials(desk):
    return [one for test in DuelFolder(desk.data).read() for one in test.trials]


def said(trial):
    return [(one.role, one.model, one.text) for one in transcript(trial.path)]


def opened(path):
    return read_journal(path).opened


def until_done(desk, number=1):
    until(lambda: len(trials(desk)) == number)
    return trials(desk)


def other_words(player):
    return [one["text"] for one in player.heard if one["say"] == "turn" and not one["own"]]


def exchange(player, *texts):
    """Write messages, each once the one before has an answer."""
    for number, text in enumerate(texts):
        player.say(number, text)
        until(lambda number=number: len(other_words(player)) == number + 1)


def judge(player, answer):
    player.link.talk.send(
        {"say": "verdict", "room": player.room, "answers": {"is_target": answer}}
    )
    player.wait("parted", why="complete")


def test_a_person_judges_and_the_trial_is_one_among_those_of_models(desk, tmp_path):
    package = package_of(tmp_path / "study")
    with duelling(desk, package), met(desk, tmp_path, "p1", **judging(package)) as (player,):
        assert player.wait("met")["seat"] == 0, "the person begins"
        exchange(player, "Who are you?", "Really?")
        judge(player, "0")
        heard = json.dumps(player.heard)
        (one,) = until_done(desk)
    assert (one.distinguisher, one.target, one.turns, one.same) == ("people", "ada", 2, False)
    words = [text for _, _, text in said(one)]
    assert words == [
        *("Who are you?", other_words(player)[0], "Really?", other_words(player)[1]),
        "<answer>0</answer>",
    ]
    told = opened(one.path)["duel"]
    assert (told["room"], told["people"]) == (player.room, [player.session])
    assert not verify(one.path)
    own = read_journal(desk.data / "rooms" / f"{player.room}.jsonl")
    (machine,) = [line for line in own.lines if line["kind"] == "machine"]
    assert machine["trial"] == one.path.stem
    for secret in ("ada", "bert", "scripted", one.path.stem[:30], "fixed"):
        assert secret not in heard.lower().replace("calmly, ada", "").replace("bert.", ""), secret
    (row,) = load(desk.data).responses.query("question == 'same'").to_dict("records")
    is_target = one.actor == "ada"
    assert (row["choice"], row["truth"]) == ("0", str(int(is_target)))
    assert (row["agent"], row["prompt"], row["judge"]) == (one.actor, "ada", "judge:people")


def test_each_game_is_another_trial_until_none_is_left(desk, tmp_path):
    package = package_of(tmp_path / "study")
    with duelling(desk, package):
        about = judging(package)
        with (
            met(desk, tmp_path, "p1", **about) as (first,),
            met(desk, tmp_path, "p2", **about) as (second,),
        ):
            for player in (first, second):
                exchange(player, "Hello?")
                judge(player, "1")
            both = until_done(desk, 2)
            assert {one.actor for one in both} == {"ada", "bert"}
        with playing(desk, tmp_path, "p3", **about) as (third,):
            third.ask()
            until(lambda: desk.rooms.waiting)
            (queue,) = desk.rooms.waiting
            assert not queue.can_begin
            assert not any(one["say"] == "met" for one in third.heard)


def test_a_game_without_an_answer_that_counts_is_replaced_by_another_trial(tmp_path):
    package = package_of(tmp_path / "study", {"trials = 1": "trials = 1\nreplacements = 1"})
    with duel_seats(package, tmp_path / "data") as seats:
        duels = seats.desks["judge"]
        rules = package.study.blocks[0].show
        game = lobby.Wanted(package.hash, "judge", DISTINGUISHER, rules)
        room, (first, other) = SimpleNamespace(id="r1"), duels.left(game)
        assert (first.number, other.number) == (1, 1)
        unreadable = Result(Outcome.UNREADABLE)
        duels.over(first.code, room, unreadable, pilot=False)
        (second,) = (one for one in duels.left(game) if one.cell == first.cell)
        assert second.number == 2
        duels.over(second.code, room, unreadable, pilot=False)
        assert [*duels.left(game)] == [other], "there is one replacement for each pair"
        duels.over(other.code, room, Result(Outcome.ANSWERED, same=True), pilot=False)
        assert not any(duels.left(game))


def test_a_person_answers_as_someone_else_until_the_model_has_decided(desk, tmp_path):
    package = package_of(tmp_path / "study", AS_ACTOR, ANSWER)
    with duelling(desk, package), met(desk, tmp_path, "p1", **answering(package)) as (player,):
        until(lambda: len(other_words(player)) == 1)
        player.say(0, "As you say. Calmly, Ada.")
        until(lambda: len(other_words(player)) == 2)
        player.say(1, "<answer>1</answer>")
        player.wait("parted", why="complete")
        (one,) = until_done(desk)
    assert (one.actor, one.distinguisher, one.turns) == ("people", "ada", 2)
    roles = [(role, agent) for role, agent, _ in said(one)]
    assert roles == [(Role.DISTINGUISHER, "ada"), (Role.ACTOR, "people")] * 2 + [
        (Role.DISTINGUISHER, "ada")
    ]
    assert said(one)[3][2] == "1", "whatever a person writes, it is no answer"
    (row,) = load(desk.data).responses.query("question == 'same'").to_dict("records")
    assert (row["agent"], row["truth"]) == ("people", "0")
    assert (row["origin"], row["composition"]) == ("human", "H")


def test_a_specimen_goes_once_it_was_asked_and_the_models_go_on(desk, tmp_path):
    package = package_of(tmp_path / "study", AS_SPECIMEN, ANSWER)
    with duelling(desk, package), met(desk, tmp_path, "p1", **answering(package)) as (player,):
        until(lambda: len(other_words(player)) == 1)
        player.say(0, "I am a person.")
        player.wait("parted", why="complete")
        (one,) = until_done(desk)
    assert (one.actor, one.target, one.distinguisher) == ("bert", "people", "ada")
    first = said(one)[:3]
    assert [role for role, _, _ in first] == [Role.ACTOR, Role.SPECIMEN, Role.ACTOR]
    assert first[1][1:] == ("people", "I am a person.")
    assert one.turns > 0
    assert one.same is not None


def talk(distinguisher, agent, *texts):
    """Ask questions, and answer each of them."""
    for number, text in enumerate(texts):
        distinguisher.say(number, text)
        until(lambda number=number: len(other_words(agent)) == number + 1)
        agent.say(number, f"My answer to {text}")
        until(lambda number=number: len(other_words(distinguisher)) == number + 1)


def test_two_people_meet_in_a_trial_and_it_is_made_of_their_game(desk, tmp_path):
    package = package_of(tmp_path / "study", OF_PEOPLE, BOTH)
    about = duel(package, machine_share=0.0)
    with duelling(desk, package), met(desk, tmp_path, "p1", "p2", **about) as (first, second):
        assert (first.speaker, second.speaker) == ("distinguisher", "agent")
        talk(first, second, "Who are you?", "<answer>1</answer>")
        judge(first, "1")
        second.wait("parted", why="complete")
        (one,) = until_done(desk)
    assert (one.distinguisher, one.actor, one.target) == ("people", "people", "people")
    assert (one.turns, one.same) == (2, True)
    assert [(role, text) for role, _, text in said(one)] == [
        (Role.DISTINGUISHER, "Who are you?"),
        (Role.ACTOR, "My answer to Who are you?"),
        (Role.DISTINGUISHER, "1"),
        (Role.ACTOR, "My answer to 1"),
        (Role.DISTINGUISHER, "<answer>1</answer>"),
    ]
    assert opened(one.path)["duel"]["people"] == [first.session, second.session]
    assert not verify(one.path)
    (row,) = load(desk.data).responses.query("question == 'same'").to_dict("records")
    assert (row["choice"], row["truth"], row["origin"]) == ("1", "1", "human")


def test_a_verdict_before_the_other_persons_answer_counts_too(desk, tmp_path):
    package = package_of(tmp_path / "study", OF_PEOPLE, BOTH)
    about = duel(package, machine_share=0.0)
    with duelling(desk, package), met(desk, tmp_path, "p1", "p2", **about) as (first, second):
        talk(first, second, "Who are you?")
        first.say(1, "Really?")
        second.wait("turn", text="Really?")
        judge(first, "0")
        (one,) = until_done(desk)
    assert (one.turns, one.same) == (2, False)
    assert [text for role, _, text in said(one) if role == Role.ACTOR][-1] == ""


def test_who_judges_meets_a_model_where_chance_says_so_and_cannot_tell(desk, tmp_path):
    package = package_of(tmp_path / "study", OF_PEOPLE, BOTH)
    about = duel(package, machine_share=1.0, wait_s=0.0, wait_mean_s=0.0, wait_spread_s=0.0)
    with duelling(desk, package), met(desk, tmp_path, "p1", **about) as (player,):
        before = player.wait("met")
        exchange(player, "Who are you?")
        judge(player, "0")
        (one,) = until_done(desk)
        assert (one.actor, one.target, one.same) == ("bert", "people", False)
    rules = duel(package, machine_share=0.0)
    with duelling(desk, package), met(desk, tmp_path, "p3", "p4", **rules) as (first, _):
        assert before.keys() == first.wait("met").keys()
        assert [before[key] for key in ("seat", "role")] == [
            first.wait("met")[key] for key in ("seat", "role")
        ]


def test_exact_turns_need_a_block_with_as_many_questions(desk, tmp_path):
    exact = {**OF_PEOPLE, 'protocols = ["fixed-distinguisher"]': CONTROLLED}
    plain = package_of(tmp_path / "plain", exact, BOTH)
    with pytest.raises(BadStudy, match="exchanges"), duel_seats(plain, desk.data):
        pass
    block = f"{BOTH}exchanges = [2]\nearly = false\n"
    package = package_of(tmp_path / "study", exact, block)
    about = duel(package, machine_share=0.0, exchanges=(2,), early=False)
    with duelling(desk, package), met(desk, tmp_path, "p1", "p2", **about) as (first, second):
        talk(first, second, "One?", "Two?")
        first.wait("phase", phase="decide")
        judge(first, "1")
        (one,) = until_done(desk)
    assert (one.task, one.turns, one.same) == ("controlled-turns-2", 2, True)


def test_a_person_judges_a_model_after_exactly_as_many_turns(desk, tmp_path):
    exact = {'protocols = ["fixed-distinguisher"]': CONTROLLED, "bert as ada": "bert as people"}
    block = f"{BOTH}exchanges = [2]\nearly = false\n"
    package = package_of(tmp_path / "study", exact, block)
    about = duel(package, exchanges=(2,), early=False, wait_s=0.0, wait_mean_s=0.0)
    quick = {"wait_spread_s": 0.0}
    with duelling(desk, package), met(desk, tmp_path, "p1", **about, **quick) as (player,):
        exchange(player, "One?", "Two?")
        player.wait("phase", phase="decide")
        judge(player, "0")
        (one,) = until_done(desk)
    assert (one.actor, one.task, one.turns, one.same) == ("bert", "controlled-turns-2", 2, False)


def test_games_without_trials_left_are_games_alone(desk, tmp_path):
    package = package_of(tmp_path / "study", OF_PEOPLE, BOTH)
    about = duel(package, machine_share=0.0)
    with duelling(desk, package):
        for names in (("p1", "p2"), ("p3", "p4")):
            with met(desk, tmp_path, *names, **about) as (first, second):
                talk(first, second, "Hello?")
                judge(first, "1")
                second.wait("parted", why="complete")
        (one,) = until_done(desk)
        assert opened(one.path)["duel"]["people"][0].startswith(("sub-p1", "sub-p2"))


@pytest.mark.slow
def test_games_of_two_people_become_trials_when_the_desk_starts_again(tmp_path):
    """Also those that were played before the desk knew of the plan, and each of them once."""
    package = package_of(tmp_path / "study", OF_PEOPLE | {"trials = 1\n": "trials = 3\n"}, BOTH)
    with desk_with(tmp_path, "p1", "p2") as (desk, one, two):
        about = duel(package, machine_share=0.0)
        with met(desk, tmp_path, ("p1", one), ("p2", two), **about) as (first, second):
            talk(first, second, "Hello?")
            judge(first, "1")
            second.wait("parted", why="complete")
        assert not trials(desk)
        for _ in range(2):
            desk.stop()
            desk.start("--collection", tmp_path / "study")
            (made,) = until_done(desk)
            assert opened(made.path)["duel"]["room"] == first.room
            assert not verify(made.path)


@pytest.mark.parametrize("name", ["p1", "p2"])
def test_who_withdraws_from_a_game_of_two_takes_the_trial_along(desk, tmp_path, name):
    package = package_of(tmp_path / "study", OF_PEOPLE, BOTH)
    about = duel(package, machine_share=0.0)
    with duelling(desk, package), met(desk, tmp_path, "p1", "p2", **about) as players:
        talk(*players, "My name is Anna.")
        judge(players[0], "1")
        until_done(desk)
    (own,) = (one for one in players if one.name == name)
    (desk.data / f"{own.session}.jsonl").write_text("", "utf-8")
    withdraw(desk.data, name, "She asked for it.", "Lab")
    assert not trials(desk)
    (room,) = (desk.data / "rooms").glob("*.jsonl")
    record = read_room(room)
    with duel_seats(package, desk.data) as seats:
        seats.count(record.wanted, record.room)
    assert not trials(desk), "a game without one of its people is no trial"


def test_people_must_know_whom_they_imitate(tmp_path):
    pairs = {'["bert as ada"]': '["people as ada", "people as bert"]'}
    both = package_of(tmp_path / "a", pairs, BOTH.replace('target = "people"', ""))
    with pytest.raises(BadStudy, match="several models"), duel_seats(both, tmp_path / "data"):
        pass
    one = package_of(tmp_path / "b", pairs, BOTH.replace('"people"', '"bert"'))
    with duel_seats(one, tmp_path / "data") as seats:
        assert len({one.cell for one in seats.desks["both"].order}) == 4


def test_a_game_that_ends_early_is_a_failed_attempt_and_the_trial_is_played_again(desk, tmp_path):
    package = package_of(tmp_path / "study", AS_ACTOR, ANSWER)
    with duelling(desk, package):
        with met(desk, tmp_path, "p1", **answering(package)) as (player,):
            until(lambda: other_words(player))
            player.quit("left")
            until(lambda: [*desk.data.glob("failed/*.jsonl")])
        (failed,) = desk.data.glob("failed/*.jsonl")
        assert read_journal(failed).closed["why"] == "The game ended early."
        with met(desk, tmp_path, "p2", **answering(package)) as (player,):
            until(lambda: other_words(player))
            for number in range(2):
                until(lambda number=number: len(other_words(player)) == number + 1)
                player.say(number, "Well.")
            player.wait("parted", why="complete")
            (one,) = until_done(desk)
    assert "_ses-2_" in one.path.name


def test_a_verdict_before_the_answer_comes_counts_with_the_answer(desk, tmp_path):
    package = package_of(tmp_path / "study")
    rules = judging(package, own_delay="3")
    with duelling(desk, package), met(desk, tmp_path, "p1", **rules) as (player,):
        player.say(0, "Quick!")
        player.wait("turn", own=True)
        judge(player, "1")
        (one,) = until_done(desk)
    assert not other_words(player)
    assert (one.turns, one.same) == (1, True)


def test_pilots_are_trials_of_their_own(desk, tmp_path):
    package = package_of(tmp_path / "study")
    with duelling(desk, package):
        with playing(desk, tmp_path, "p1", **judging(package)) as (player,):
            player.ask(pilot=True)
            exchange(player, "Hello?")
            judge(player, "1")
            until(lambda: [*(desk.data / "pilot").glob("*.jsonl")])
        assert not trials(desk)


def test_who_withdraws_is_in_no_trial_any_more(desk, tmp_path):
    package = package_of(tmp_path / "study")
    with duelling(desk, package), met(desk, tmp_path, "p1", **judging(package)) as (player,):
        exchange(player, "My name is Anna.")
        judge(player, "1")
        until_done(desk)
    (desk.data / f"{player.session}.jsonl").write_text("", "utf-8")
    withdraw(desk.data, "p1", "She asked for it.", "Lab")
    assert not trials(desk)
    left = [path for path in desk.data.rglob("*") if path.is_file()]
    assert not [path for path in left if b"My name is Anna" in path.read_bytes()]


def test_a_model_that_never_replies_ends_the_game_and_fails_the_attempt(desk, tmp_path):
    with Served(tmp_path / "served", {"broken": 1.0}) as server:
        lab = f'[[server]]\nid = "lab"\nurl = "{server.root}/v1"\ntries = 1\n\n[[model]]\n'
        changes = {'"scripted"': '"lab"', '[[model]]\nid = "people"': f'{lab}id = "people"'}
        package = package_of(tmp_path / "study", changes)
        with duelling(desk, package), met(desk, tmp_path, "p1", **judging(package)) as (player,):
            player.say(0, "Hello?")
            player.wait("parted", why="left")
            until(lambda: [*desk.data.glob("failed/*.jsonl")])
    (failed,) = desk.data.glob("failed/*.jsonl")
    kinds = [line["kind"] for line in read_journal(failed).lines]
    assert kinds.count("failed") == 1
    assert "502" in read_journal(failed).closed["why"]


@pytest.mark.slow
def test_a_trial_goes_on_after_the_desks_process_was_killed(tmp_path):
    package = package_of(tmp_path / "study")
    words = ["--collection", str(tmp_path / "study")]
    with (
        desk_with(tmp_path, "p1", words=words) as (desk, known),
        met(desk, tmp_path, ("p1", known), **judging(package)) as (player,),
    ):
        room = player.room
        exchange(player, "Who are you?")
        desk.kill()
        player.wait("cut")
        player.heard[:] = [one for one in player.heard if one["say"] == "turn"]
        desk.start()
        player.wait("linked")
        player.ask(room=room, have=2)
        player.wait("met", room=room, count=2)
        player.say(1, "Really?")
        until(lambda: len(other_words(player)) == 2)
        judge(player, "1")
        (one,) = until_done(desk)
    assert one.turns == 2
    assert not verify(one.path)
    texts = [text for _, _, text in said(one)]
    assert texts[0], texts[2] == ("Who are you?", "Really?")
    assert len(texts) == 5


def test_a_run_leaves_trials_with_people_to_games(tmp_path):
    package = package_of(tmp_path / "study", {'["people"]': '["people", "ada"]'})
    plan = open_plan(tmp_path / "study")
    done = run_duels(DuelRun(plan, tmp_path / "data"))
    assert (done.wanted, done.done) == (2, 2)
    desk = SimpleNamespace(data=tmp_path / "data")
    assert {one.distinguisher for one in trials(desk)} == {"ada"}
    with duel_seats(package, desk.data) as seats:
        assert len({one.cell for one in seats.desks["judge"].order}) == 2


@pytest.mark.parametrize(
    ("changes", "omitted", "wanted"),
    [
        ({'["fixed-distinguisher"]': '["gtt"]', "bert as ada": "ada as people"}, 0, 2),
        ({'["fixed-distinguisher"]': '["gttq"]', "bert as ada": "ada as people"}, 2, 0),
        ({'["fixed-distinguisher"]': '["gttq"]', "bert as ada": "people as ada"}, 1, 1),
        ({'["fixed-distinguisher"]': '["querying-distinguisher"]'}, 2, 0),
        ({}, 0, 2),
    ],
)
def test_trials_that_people_cannot_play_are_named(tmp_path, changes, omitted, wanted):
    folder = tmp_path / "plan"
    folder.mkdir()
    text = PLAN
    for old, new in changes.items():
        text = text.replace(old, new)
    (folder / "plan.toml").write_text(text, "utf-8")
    found = check_plan(folder)
    assert len(found.problems) == bool(omitted)
    if wanted:
        assert len([*found.file.plan.wanted()]) == wanted
        assert found.file.plan.omitted == omitted
    else:
        assert found.file is None


def test_plans_that_do_not_fit_are_refused_before_anyone_plays(tmp_path):
    package = package_of(tmp_path / "a", blocks=JUDGE + ANSWER)
    with pytest.raises(BadStudy, match="answer"), duel_seats(package, tmp_path / "data"):
        pass
    package = package_of(tmp_path / "b", {"protocols": "protocol"})
    with pytest.raises(BadPlan, match=r"plan\.toml"), duel_seats(package, tmp_path / "data"):
        pass
