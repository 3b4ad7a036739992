"""Rules in tables, in those that grow, and in a slow implementation of their own."""

from collections import Counter
from itertools import groupby
from random import Random

from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from turingdesk.core import quality
from turingdesk.table.live_table import LiveTable
from turingdesk.table.table import frame

STUDY = "x"
BLOCKS = {"a": {"trials": 4, "too_fast_s": 3.0}, "b": {"trials": 2, "too_fast_s": 0.0}}
RULES = (
    quality.TooFast(id="fast"),
    quality.TooFast(id="faster", min_s=2.0, blocks=("b",)),
    quality.ControlFailed(id="control"),
    quality.AfterMachines(id="machines", in_a_row=2),
    quality.AfterMachines(id="machines-a", in_a_row=1, blocks=("a",)),
    quality.TrialAnswer(id="knew", question="knew", answers=("Yes", "perhaps")),
    quality.TrialAnswer(id="knew-b", question="knew", answers=("no",), blocks=("b",)),
    quality.ControlsPassed(id="passed", at_least=2, of=3),
    quality.ControlsPassed(id="passed-q", at_least=1, what="questions", blocks=("a",)),
    quality.ControlsPassed(id="passed-t", at_least=1, of=2, what="trials"),
    quality.FormAnswer(id="native", field="native", wanted=("English", "Scots")),
    quality.FormAnswer(
        id="native-b", field="native", wanted=("en",), also_empty=True, blocks=("b",)
    ),
    quality.Incomplete(id="whole"),
    quality.Incomplete(id="half-b", share=0.5, blocks=("b",)),
    quality.StraightLining(id="line", share=0.8, at_least=3),
    quality.StraightLining(id="line-a", share=0.6, at_least=2, blocks=("a",)),
    quality.Duplicate(id="twice"),
)

# ---- any sessions


def steps():
    """What is answered at one step: a form, or a trial with what is asked about it."""
    form = st.fixed_dictionaries(
        {"form": st.sampled_from(["English", " english|German", "Dutch", ""])}
    )
    trial = st.fixed_dictionaries(
        {
            "block": st.sampled_from("ab"),
            "composition": st.sampled_from(["H", "M", "HM", "MM", ""]),
            "flags": st.sets(
                st.sampled_from(["practice", "control_trial", "too_fast", "pilot"]), max_size=1
            ),
            "choice": st.sampled_from(["human", "machine"]),
            "shown": st.sampled_from(
                [
                    "human|machine",
                    "machine|human",
                    "human+human|machine+machine|human+machine|machine+human",
                    "",
                ]
            ),
            "right": st.sampled_from([True, False, None]),
            "rt_ms": st.sampled_from([1000.0, 2500.0, 4000.0, None]),
            "control": st.sampled_from([None, True, False, "unknown"]),
            "knew": st.sampled_from([None, "Yes", " YES", "no", "no|perhaps"]),
            "again": st.booleans(),
        }
    )
    return st.lists(st.one_of(form, trial, trial, trial), max_size=9)


SESSIONS = st.lists(
    st.fixed_dictionaries(
        {
            "person": st.sampled_from(["P-1", "P-2"]),
            "after": st.sampled_from(["", "", "continues", "restarts"]),
            "place": st.integers(0, 6),
            "steps": steps(),
            "ending": st.sampled_from(["completed", "completed", "ended", "refused", None, None]),
            "judge": st.sampled_from(["human", "simulated"]),
            "pilot": st.sampled_from([False, False, False, True]),
        }
    ),
    max_size=5,
)


def journals(sessions, rules):
    """The lines of each session, oldest first; a session continues its person's last one."""
    numbers, made = Counter(), {}
    for order, told in enumerate(sessions):
        numbers[told["person"]] += 1
        number = numbers[told["person"]]
        name = f"sub-{told['person']}_ses-{number}_study-{STUDY}"
        opened = {
            "kind": "opened",
            "session": name,
            "at": f"2026-11-21T09:00:0{order}.000Z",
            "study": STUDY,
            "judge": told["judge"],
            "trials": 6,
            "blocks": BLOCKS,
            "rules": [quality.plain(rule) for rule in rules],
        }
        if told["pilot"]:
            opened["pilot"] = True
        place = 0
        if told["after"] and number > 1:
            before = f"sub-{told['person']}_ses-{number - 1}_study-{STUDY}"
            place = told["place"] if told["after"] == "continues" else 0
            opened |= {told["after"]: before, "place": place}
        lines = [opened]
        for step, about in enumerate(told["steps"], place):
            lines += [
                line | ({"pilot": True} if told["pilot"] else {})
                for line in answers(name, told["judge"], step, about)
            ]
        if told["ending"]:
            lines.append({"kind": "closed", "session": name, "at": "", "reason": told["ending"]})
        made[name] = lines
    return made


def answers(session, judge, step, about):
    """The lines of one step."""
    base = {"kind": "response", "session": session, "study": STUDY, "judge": judge, "step": step}
    base |= {"at": "", "participant": session[4:7]}
    if "form" in about:
        return [
            base | {"role": "form", "question": "native", "block": "f", "choice": about["form"]}
        ]
    base |= {"block": about["block"], "trial": step + 1, "composition": about["composition"]}
    base |= dict.fromkeys(about["flags"] - {"too_fast"}, True)
    verdict = base | {"role": "verdict", "question": "origin", "choice": about["choice"]}
    verdict |= {"correct": about["right"], "choices": about["shown"], "rt_ms": about["rt_ms"]}
    if "too_fast" in about["flags"]:
        verdict["too_fast"] = True
    made = [verdict]
    if about["again"]:
        other = {"human": "machine", "machine": "human"}[about["choice"]]
        made.append(
            verdict | {"subject": "B", "choice": other}
            if "+" in about["shown"]
            else verdict | {"choice": other}
        )
    if about["control"] is not None:
        right = None if about["control"] == "unknown" else about["control"]
        made.append(
            base | {"role": "control", "question": "topic", "choice": "Sports", "correct": right}
        )
    if about["knew"] is not None:
        made.append(base | {"role": "extra", "question": "knew", "choice": about["knew"]})
    return made


# ---- the slow implementation: rows as dicts, one rule after the other, as the reference says


class Slow:
    def __init__(self, lines, superseded, rules):
        self.rules = rules
        self.rows = [
            line | {"row": n} for n, line in enumerate(x for x in lines if x["kind"] == "response")
        ]
        self.own = [
            row
            for row in self.rows
            if not (superseded[row["row"]] or row.get("practice") or row.get("pilot"))
        ]
        self.opened = {x["session"]: x for x in lines if x["kind"] == "opened"}
        self.closed = {x["session"]: x["reason"] for x in lines if x["kind"] == "closed"}
        going_on = (x.get("continues") or x.get("restarts") for x in self.opened.values())
        self.closed |= dict.fromkeys(going_on, "ended")  # the next one can be marked as a pilot
        self.by_row = {row["row"]: set() for row in self.rows}
        self.by_session = {name: set() for name in self.opened}
        for person in ("P-1", "P-2"):
            self.rule_on(person)

    def rule_on(self, who):
        """Apply all rules to the sessions of one person."""
        person = [
            name
            for name, opened in self.opened.items()
            if name.startswith(f"sub-{who}_") and not opened.get("pilot")
        ]
        taken = {
            self.opened[name].get("continues") or self.opened[name].get("restarts")
            for name in person
        }
        wholes = []
        for newest in (s for s in person if s not in taken):
            chain = [newest]
            while (earlier := self.opened[chain[0]].get("continues")) in person:
                chain.insert(0, earlier)
            wholes.append(chain)
        for rule in self.rules:
            getattr(self, rule.kind)(rule, wholes)

    def of(self, chain, rule=None, role=None):
        return [
            row
            for session in chain
            for row in self.own
            if row["session"] == session
            and (rule is None or not rule.blocks or row["block"] in rule.blocks)
            and (role is None or row["role"] == role)
        ]

    def is_over(self, chain):
        return self.closed.get(chain[-1]) not in (None, "refused")

    def leave_out(self, rule, chain):
        self.by_session[chain[-1]].add(rule.id)
        for row in self.of(chain, rule):
            self.by_row[row["row"]].add(rule.id)

    def leave_out_trial(self, rule, trial):
        for row in self.own:
            if (row["session"], row["step"]) == (trial["session"], trial["step"]):
                self.by_row[row["row"]].add(rule.id)

    def too_fast(self, rule, wholes):
        for chain in wholes:
            for row in self.of(chain, rule, "verdict"):
                if rule.min_s is None:
                    fast = row.get("too_fast", False)
                else:
                    fast = row["rt_ms"] is not None and row["rt_ms"] < 1000 * rule.min_s
                if fast:
                    self.by_row[row["row"]].add(rule.id)

    def control_failed(self, rule, wholes):
        for chain in wholes:
            for row in self.of(chain, rule, "control"):
                if row["correct"] is False:
                    self.leave_out_trial(rule, row)

    def after_machines(self, rule, wholes):
        trials = []
        for chain in sorted(wholes):
            for row in self.of(chain, rule, "verdict"):
                if not trials or (trials[-1]["session"], trials[-1]["step"]) != (
                    row["session"],
                    row["step"],
                ):
                    trials.append(row)
        for place, row in enumerate(trials):
            before = trials[max(0, place - rule.in_a_row) : place]
            if len(before) == rule.in_a_row and all(
                set(x["composition"]) == {"M"} for x in before
            ):
                self.leave_out_trial(rule, row)

    def trial_answer(self, rule, wholes):
        unwanted = [one.lower() for one in rule.answers]
        for chain in wholes:
            for row in self.of(chain, rule, "extra"):
                if any(part.strip().lower() in unwanted for part in row["choice"].split("|")):
                    self.leave_out_trial(rule, row)

    def controls_passed(self, rule, wholes):
        for chain in filter(self.is_over, wholes):
            found = []
            if rule.what in ("all", "questions"):
                found += [
                    r["correct"]
                    for r in self.of(chain, rule, "control")
                    if r["correct"] is not None
                ]
            if rule.what in ("all", "trials"):
                known = [
                    r
                    for r in self.of(chain, rule, "verdict")
                    if r.get("control_trial") and r["correct"] is not None
                ]
                for _, same in groupby(known, key=lambda r: (r["session"], r["step"])):
                    found.append(all(r["correct"] for r in same))
            if (rule.of and sum(found) * rule.of < rule.at_least * len(found)) or (
                not rule.of and sum(found) < rule.at_least
            ):
                self.leave_out(rule, chain)

    def form_answer(self, rule, wholes):
        wanted = [one.lower() for one in rule.wanted]
        for chain in wholes:
            if self.closed.get(chain[-1]) == "refused":
                continue
            given = [r["choice"] for r in self.of(chain, None, "form")]
            last = given[-1].strip() if given else ""
            if last:
                bad = not any(part.strip().lower() in wanted for part in last.split("|"))
            else:
                bad = not rule.also_empty and chain[-1] in self.closed
            if bad:
                self.leave_out(rule, chain)

    def incomplete(self, rule, wholes):
        for chain in filter(self.is_over, wholes):
            done = {(r["session"], r["step"]) for r in self.of(chain, rule, "verdict")}
            of = sum(BLOCKS[b]["trials"] for b in rule.blocks) if rule.blocks else 6
            if len(done) < rule.share * of:
                self.leave_out(rule, chain)

    def straight_lining(self, rule, wholes):
        for chain in filter(self.is_over, wholes):
            verdicts = self.of(chain, rule, "verdict")
            for habit in (self.places(verdicts), [r["choice"] for r in verdicts]):
                most = max(Counter(habit).values(), default=0)
                if len(habit) >= rule.at_least and most >= rule.share * len(habit):
                    self.leave_out(rule, chain)

    @staticmethod
    def places(verdicts):
        """Which of the choices shown was taken, each time; a joint answer is one choice."""
        places, joint = [], {}
        for r in verdicts:
            if "+" in r["choices"]:
                joint.setdefault((r["session"], r["step"]), []).append(r)
            elif r["choice"] in (shown := r["choices"].split("|")):
                places.append((shown.index(r["choice"]), len(shown) - 1))
        for rows in joint.values():
            rows.sort(key=lambda r: r.get("subject", ""))
            value, shown = "+".join(r["choice"] for r in rows), rows[0]["choices"].split("|")
            if value in shown:
                places.append((shown.index(value), len(shown) - 1))
        return places

    def duplicate(self, rule, wholes):
        answered = [
            c for c in sorted(wholes) if self.of(c, None, "verdict") + self.of(c, None, "control")
        ]
        for chain in answered[1:]:
            self.leave_out(rule, chain)


def by_answer(rows):
    """Which rules exclude which answers, whatever the order of the rows."""
    names = ["session", "step", "role", "question", "subject", "choice", "superseded", "excluded"]
    return Counter(map(tuple, rows[names].astype("object").to_numpy()))


# Where it fails, making the example small takes minutes; these are small from the start.
@settings(phases=[Phase.explicit, Phase.reuse, Phase.generate])
@given(SESSIONS, st.lists(st.sampled_from(RULES), unique=True, max_size=8), st.integers(0, 99))
def test_tables_and_the_slow_implementation_agree(sessions, rules, seed):
    chance = Random(seed)
    by_session = journals(sessions, rules)
    lines = [line for one in by_session.values() for line in one]
    rows = frame(lines)
    slow = Slow(lines, rows["superseded"].tolist(), rules)
    order = [rule.id for rule in rules]
    wanted = ["|".join(sorted(slow.by_row[n], key=order.index)) for n in range(len(rows))]
    assert rows["excluded"].tolist() == wanted

    table, parts = LiveTable(), list(by_session.values())
    chance.shuffle(parts)
    for part in parts:
        cut = chance.randrange(len(part) + 1)
        table.add(part[:cut])
        if chance.random() < 0.3:
            table.update()
        table.add(part[cut:])
    table.update()
    assert by_answer(table.responses) == by_answer(rows)
    is_replaced = table.sessions["state"].isin(["continued", "restarted"])
    newest = table.sessions[~is_replaced].set_index("session")["excluded"].to_dict()
    marked = {name: set(filter(None, joined.split("|"))) for name, joined in newest.items()}
    assert marked == {name: set(slow.by_session[name]) for name in newest}
