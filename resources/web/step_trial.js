// A trial: a stimulus, and the questions about it. The clock starts when the stimulus is painted.

import { insist, make, words } from "./build.js";
import { Sheet, field } from "./fields.js";
import { inView } from "./view_clock.js";
import { VIEWS } from "./views.js";

const SOON_MS = 150; // so long nothing is typed before the host is asked about it

/** The view of a task's stimuli; one that draws the columns, where the task has none of its own. */
export async function viewOf(task) {
  const file = `./tasks/${VIEWS.includes(task) ? task : "plain"}.js`;
  // Browsers remember what they couldn't import, by its address.
  return insist((tries) => import(tries ? `${file}?${tries}` : file));
}

/** Show a trial. `finish(answers, record, plays)` hands it in; `draft(values)` asks the host. */
export async function showTrial(step, { clock, texts, finish, draft }) {
  const { show, layout = "below" } = await viewOf(step.task);
  const asked = step.questions.filter((question) => question.text);
  const atOnce = step.at_once;
  const place = layout === "beside" || (asked.length > 1 && layout !== "wide") ? "beside" : "below";
  const sheet = new Sheet(clock);
  const stage = make("section", { class: "stage" });
  let plays = 0;
  let isHeld = true;
  let isRefused = false;
  let isAsking = false; // whether the host is still to say what it thinks of the answers
  let isDone = false;
  let timer = 0;
  let soon = 0;
  let view = null;
  let cross = null; // for how long the fixation cross was to be shown, and was
  let gone = 0; // when it was taken away; it is in view until the next paint

  const fields = asked.map((question) => field(question, texts, changed, { large: asked.length === 1 }));
  const hint = make("p", { class: "hint", role: "status" });
  const go = make("button", { type: "button", class: "wide main" }, texts.Continue);
  go.addEventListener("click", handIn);
  const panel = make(
    "section",
    { class: "panel" },
    ...fields.map((entry) => entry.node),
    atOnce ? null : go,
    hint,
  );
  const notice = step.notice ? words("p", step.notice, { class: "hint notice" }) : null;
  const node = make("div", { class: `trial ${place}` }, stage, panel, notice);

  function changed(question, value, event, pressed) {
    if (isHeld || isDone) return;
    sheet.put(question, value, event, pressed);
    if (atOnce) {
      handIn();
      return;
    }
    if (step.remarks || question.counted || question.kind === "number") {
      isAsking = true;
      clearTimeout(soon);
      soon = setTimeout(ask, question.kind === "text" ? SOON_MS : 0);
    }
    showState();
  }

  function ask() {
    draft(sheet.values());
  }

  function isComplete() {
    return asked.every((question) => !question.required || sheet.value(question.key).trim()) && !isRefused && !isAsking;
  }

  function handIn() {
    if (isDone || isHeld || !isComplete()) return;
    isDone = true;
    const record = view.record();
    if (cross) record.fixation_cross = cross;
    for (const entry of fields) if (entry.log) record.typing = entry.log.entry(clock);
    finish(sheet.answers(), record, plays);
  }

  function showState() {
    const open = matchMedia("(pointer: coarse)").matches ? "touch" : "keys";
    const free = isComplete() || isRefused ? "complete" : open; // a remark says what to do
    const hintText = step.hints[isHeld ? "held" : free];
    if (hint.textContent !== hintText) hint.textContent = hintText;
    go.disabled = isHeld || isDone || !isComplete();
  }

  function look() {
    clearTimeout(timer);
    if (!isHeld) return;
    const left = step.look_first_s * 1000 - clock.at(performance.now());
    if (plays >= step.plays_first && left <= 0) {
      isHeld = false;
      for (const entry of fields) entry.disable(false);
    } else if (left > 0) timer = setTimeout(look, left + 1);
    showState();
  }

  for (const entry of fields) entry.disable(true);
  showState();
  const ready = show(step.content, step.show, { texts, stage, question: asked[0] }).then((drawn) => {
    view = drawn;
    stage.replaceChildren(view.node);
  });
  return {
    node,
    heading: null,
    ready,
    stage,
    async fixate() {
      const due = step.fixation_cross_s * 1000;
      if (!due) return;
      stage.classList.add("cross");
      cross = { due_ms: due, shown_ms: await inView(due, () => isDone) };
      gone = performance.now();
      stage.classList.remove("cross");
    },
    start(at) {
      if (cross) cross.shown_ms += at - gone;
      view.start?.(at, clock, () => {
        plays += 1;
        look();
      });
      look();
    },
    stop() {
      isDone = true;
      clearTimeout(timer);
      clearTimeout(soon);
      view?.stop?.();
    },
    cover() {
      clearTimeout(timer);
      view?.cover?.();
    },
    uncover(at) {
      view?.uncover?.(at);
      if (isAsking) ask(); // the answer may have been lost with the line
      look();
    },
    busy(on) {
      isDone = on;
      showState();
      for (const entry of fields) entry.disable(on || isHeld);
    },
    holds: () => sheet.isBegun(),
    press(key, event) {
      if (isHeld || isDone) return false;
      if ((key === "enter" || key === " ") && !atOnce && !go.disabled) {
        handIn();
        return true;
      }
      return fields.some((entry) => entry.press(key, event));
    },
    remark({ remarks, objections, counts, number }) {
      isAsking = false;
      isRefused = remarks.some((remark) => remark.no);
      for (const entry of fields) {
        const key = entry.question.key;
        entry.count(counts[key] ?? "");
        const ownRemark = remarks.find((remark) => remark.question === key);
        const isWrong = sheet.value(key) && objections[key] ? objections[key] : "";
        entry.say(isWrong || ownRemark?.text || "", Boolean(isWrong) || ownRemark?.no);
      }
      if (number === -1) this.busy(false);
      showState();
    },
  };
}
