import pytest
from hypothesis import given
from hypothesis import strategies as st

from turingdesk.core.errors import NotAllowed
from turingdesk.core.question import Kind, Role
from turingdesk.core.response import GAME_ROLE, ROOM
from turingdesk.core.session import due_questions
from turingdesk.core.task import PLAY, TASKS
from turingdesk.plugins.live_games.game import ENDING, GAMES, MESSAGES, Seat, Sitter
from turingdesk.plugins.live_games.room import Drawn, Phase, Room

EVERY = pytest.mark.parametrize("name", list(GAMES))
#: The verdict is in a journal of their own machines, not in that of the room.
OTHERS_DECIDE = [name for name, game in GAMES.items() if game.seats]


def asked(name):
    task = TASKS[PLAY + name]
    return task.questions(task.content(), task.show())


def test_the_shelf_of_games_is_a_part_of_the_shelf_of_tasks():
    assert {f"{PLAY}{name}" for name in GAMES} == {name for name in TASKS if TASKS[name].plays}
    assert all(TASKS[PLAY + name] is game.task for name, game in GAMES.items())


@EVERY
def test_roles_and_threads_fit_together(name):
    game = GAMES[name]
    assert game.task.roles == tuple(role.name for role in game.roles)
    deciders = [at for at, role in enumerate(game.roles) if role.decides]
    assert deciders
    assert all(set(members) <= set(range(len(game.roles))) for members in game.threads)
    assert {at for members in game.threads for at in members} == set(range(len(game.roles)))
    assert {condition for _, condition in game.briefs} <= set(game.conditions)
    alone = [role for role in game.roles if role.decides and not game.accuses]
    leads = Sitter.MACHINE if name == "respondent" else Sitter.PERSON
    assert all(role.sitter is leads for role in alone)
    assert not game.colors or len({*game.colors}) >= len(game.roles)


@EVERY
def test_everyone_is_recorded_and_only_those_who_decide_are_asked(name):
    game, questions = GAMES[name], asked(name)
    recorded = [question.key for question in questions if question.kind is Kind.RECORDED]
    accused = ["machine_side", ENDING] if game.accuses else []
    wrote = [MESSAGES] if any(one.sitter is not Sitter.MACHINE for one in deciders(game)) else []
    assert recorded == [ROOM, GAME_ROLE, *wrote, *accused]
    for role in game.roles if wrote else ():
        due = due_questions(questions, {ROOM: "r", GAME_ROLE: role.name})
        verdicts = [question for question in due if question.role is Role.VERDICT]
        assert len(verdicts) == int(role.decides and name not in OTHERS_DECIDE)
        assert [question.key for question in due][:2] == [ROOM, GAME_ROLE]
        assert (len(due) > 2) == role.decides


def deciders(game):
    return [role for role in game.roles if role.decides]


@pytest.mark.parametrize("name", [name for name in GAMES if name not in OTHERS_DECIDE])
def test_a_verdict_is_one_that_analyses_know(name):
    (verdict,) = (question for question in asked(name) if question.role is Role.VERDICT)
    values = [choice.value for choice in verdict.choices]
    if len(GAMES[name].task.subjects) == 1:
        assert (verdict.id, values) == ("origin", ["human", "machine"])
    elif GAMES[name].accuses:
        assert (verdict.id, values) == ("machine_side", ["1", "2"])
    else:  # to say that the first is the human is to say that the second is the machine
        assert (verdict.id, values) == ("machine_side", ["2", "1"])


def room(name, exchanges):
    game = GAMES[name]
    seats = tuple(Seat(role.name, f"s{at}") for at, role in enumerate(game.roles))
    return Room("r", game, game.task.show(), seats, Drawn(exchanges))


@EVERY
@given(data=st.data(), exchanges=st.integers(0, 4))
def test_whatever_people_do_the_rules_hold(name, data, exchanges):
    here = room(name, exchanges)
    attempts = data.draw(
        st.lists(
            st.tuples(st.integers(0, len(here.seats) - 1), st.text(max_size=400)), max_size=60
        )
    )
    for at, (seat, text) in enumerate(attempts):
        open_now = here.may_write(seat, at)
        number = sum(one.seat == seat for one in here.said)
        try:
            said = here.message(seat, number, text, at)
        except NotAllowed:
            continue
        here.add(said)
        assert set(said.threads) <= set(open_now)
        assert 0 < len(said.text) <= here.rules.characters
        assert here.message(seat, number, "again", at) is None
    for number in range(len(here.game.threads)):
        thread = here.thread(number)
        if here.rules.turns == "free":
            assert not exchanges or thread.turns <= exchanges
            continue
        order = [thread.members[at % len(thread.members)] for at in range(len(thread.speakers))]
        assert list(thread.speakers) == order  # strict turns; the one who decides begins
        assert not exchanges or thread.count(thread.members[0]) <= exchanges
    lead = [one for one in here.said if one.seat == 0]
    if here.rules.asked == "both":
        assert all(one.threads == tuple(range(len(here.game.threads))) for one in lead)
    for seat in range(1, len(here.seats)):  # a witness sees its own thread and no other
        seen = [one for _, one in here.seen_by(seat)]
        assert all(set(one.threads) & set(here.threads_of(seat)) for one in seen)
        assert {one.seat for one in seen} <= {*here.game.threads[here.threads_of(seat)[0]]}


ONE_DECIDES = [name for name in GAMES if not GAMES[name].accuses and name != "respondent"]


@pytest.mark.parametrize("name", ONE_DECIDES)
def test_only_those_who_decide_can_decide_and_that_ends_the_game(name):
    here = room(name, 1)
    with pytest.raises(NotAllowed):
        here.decide(0, {"origin": "human"}, 0.0)  # nothing was said
    here.add(here.message(0, 0, "hi", 1.0))
    with pytest.raises(NotAllowed):
        here.decide(1, {"origin": "human"}, 1.0)
    assert here.decide(0, {"origin": "human"}, 2.0)
    assert here.phase(2.0) is Phase.OVER
