// The page: one step after another, as the host sends them.

import { make, words } from "./build.js";
import { connect, end, hear, say } from "./line.js";
import { Renewal } from "./renewal.js";
import { showGame } from "./step_game.js";
import { showPage } from "./step_page.js";
import { showTrial } from "./step_trial.js";
import { TextSize } from "./text_size.js";
import { ViewClock, painted } from "./view_clock.js";

const main = document.getElementById("main");
const header = document.getElementById("header");
const cover = document.getElementById("cover");
const status = document.getElementById("status");
let texts = {};
let tags = [];
let shown = null; // the step on the screen: {place, step, screen, clock, waiting}
let judged = null; // the stimulus of the trial before, for feedback
let wasLost = false; // whether the line dropped since the host last sent a step
const renewal = new Renewal(document.getElementById("older"), isFree);
const ASK_MS = 100; // at most so often the host is asked about answers so far
let number = 0; // of the newest such question
let asked = null; // that question
let asking = 0; // the timer until the next one

hear("clock", ({ number: asked }) => say("clocked", { number: asked, at: performance.now() }));

hear("words", (message) => {
  texts = message.words;
  tags = message.tags;
  document.documentElement.lang = message.language;
  document.documentElement.dir = message.direction;
  renewal.compare(message.version, texts);
});

hear("languages", ({ lines, offered }) => {
  uncover();
  const choices = offered.map(([code, name]) =>
    make(
      "button",
      { type: "button", class: "choice", lang: code, onclick: () => say("language", { code }) },
      name,
    ),
  );
  const heads = lines.map((line, place) => words(place ? "p" : "h1", line, { class: "centered" }));
  alone(...heads, make("div", { class: "choices narrow" }, ...choices));
});

hear("step", async (step) => {
  uncover();
  // A step that was still on its way when the line dropped is built again: what the host offers to
  // fetch for it may have other addresses by now.
  if (shown?.place === step.place && (shown.isReady || !wasLost)) {
    if (!shown.isReady) return;
    if (wasLost) stay(shown);
    if (shown.waiting && wasLost) say("answer", shown.waiting); // it may not have arrived
    wasLost = false;
    await appear(shown);
    return;
  }
  wasLost = false;
  if (renewal.isDue()) return; // the answer before is saved, and this step not yet seen
  const before = shown;
  before?.screen?.stop();
  if (before?.screen?.stage) judged = before.screen.stage;
  const clock = new ViewClock();
  const mine = { place: step.place, step, clock, screen: null, waiting: null };
  mine.isReady = false;
  mine.isNew = true;
  mine.first = null; // when it was painted first
  shown = mine;
  const tools = {
    clock,
    texts,
    judged: step.page === "feedback" ? judged : null,
    finish: (answers, record, plays = 0) => finish(mine, answers, record, plays),
    refuse: () => say("refuse", { place: mine.place }),
    move: (what, members = {}) =>
      say("move", { place: mine.place, do: what, thread: 0, number: 0, text: "", ...members }),
    draft: (answers) => ask({ place: mine.place, answers }),
  };
  if (step.kind === "trial") mine.screen = await showTrial(step, tools);
  else mine.screen = step.kind === "game" ? showGame(step, tools) : showPage(step, tools);
  await mine.screen.ready;
  if (shown !== mine) return;
  head(step);
  main.replaceChildren(mine.screen.node);
  main.className = step.kind;
  main.dataset.place = step.place;
  main.setAttribute("aria-label", step.number ? `${step.title}, ${step.number}` : step.title);
  scrollTo(0, 0);
  (mine.screen.heading ?? main).focus({ preventScroll: true });
  await mine.screen.fixate?.();
  if (shown !== mine) return;
  mine.isReady = true;
  await appear(mine);
  fetchAhead(step.ahead);
});

hear("game", (message) => {
  if (shown?.place !== message.place) return;
  shown.screen?.state?.(message);
  if (isFree()) renewal.isDue();
});

hear("truth", ({ place, title, text, ...message }) => {
  uncover();
  if (renewal.isDue()) return;
  leaveScreen();
  const seen = () => say("seen", { place });
  const go = make("button", { type: "button", class: "wide main", onclick: seen }, message.continue);
  const paragraphs = text.split("\n\n").map((paragraph) => words("p", paragraph, { class: "centered" }));
  alone(words("h1", title, { class: "centered" }), ...paragraphs, make("div", { class: "actions" }, go));
  go.focus({ preventScroll: true });
});

hear("remarks", (message) => {
  if (shown?.place !== message.place) return;
  if (message.number !== -1 && message.number !== number) return; // more was typed since
  if (message.number === -1) {
    shown.waiting = null;
    shown.screen.busy(false);
  }
  shown.screen.remark(message);
});

hear("halted", ({ title, text }) => coverWith(title, text));
hear("lost", () => {
  wasLost = true;
  coverWith(texts.offline, texts.reconnecting);
});
hear("elsewhere", ({ title }) => {
  end();
  leaveScreen();
  const here = make("button", { type: "button", class: "wide main" }, texts["here"]);
  here.addEventListener("click", connect);
  alone(words("h1", title), make("div", { class: "actions" }, here));
});
hear("closed", finalPage);
hear("over", finalPage);
hear("refused", ({ what }) => {
  // A host that was updated may not understand a page that is older.
  finalPage({ title: "", text: what, again: renewal.isOld || wasLost });
});

function finalPage({ title, text, code, code_title: codeTitle, redirect, back, again }) {
  end();
  leaveScreen();
  uncover();
  const leads = redirect ? make("a", { class: "wide", href: redirect, rel: "noreferrer" }, back) : null;
  alone(
    title ? words("h1", title, { class: "centered" }) : null,
    code ? words("p", codeTitle, { class: "centered" }) : null,
    code ? words("p", code, { class: "code centered" }) : null,
    words("p", text, { class: "centered" }),
    leads ? make("div", { class: "actions" }, leads) : null,
    again ? make("div", { class: "actions" }, renewal.button("wide main")) : null,
  );
  renewal.hide();
}

/** Whether nothing is lost when the page is loaded again now. */
function isFree() {
  return !shown || (!shown.waiting && !shown.screen?.holds?.());
}

/** Ask the host about the answers so far: a slider that is dragged changes them all the time. */
function ask(draft) {
  number += 1;
  asked = { ...draft, number };
  if (!asking) say("draft", asked);
  const sent = asked;
  asking ||= setTimeout(() => {
    asking = 0;
    if (asked !== sent) say("draft", asked);
  }, ASK_MS);
}

/** The step is on the screen, for the first time or again. */
async function appear(mine) {
  const at = await painted();
  if (shown !== mine || !mine.isReady || mine.clock.isRunning) return;
  if (document.hidden || cover.open) return; // it appears when it is in view
  mine.clock.show(at);
  say("shown", { place: mine.place, at });
  mine.first ??= at;
  if (mine.isNew) mine.screen.start(at);
  else mine.screen.uncover(at);
  mine.isNew = false;
}

/** Say for how long the step had been in view: the host may have been started again meanwhile. */
function stay({ place, first, clock }) {
  const view = clock.at(performance.now());
  if (first !== null) say("stayed", { place, first, view_ms: view });
}

/** The step is out of view from now on. */
function hide(at) {
  if (!shown?.screen || !shown.clock.isRunning) return;
  shown.clock.cover(at);
  shown.screen.cover();
  say("hidden", { place: shown.place, at });
}

function finish(mine, answers, record, plays) {
  if (mine.waiting) return;
  mine.waiting = { place: mine.place, answers, plays, record };
  mine.screen.busy(true);
  say("answer", mine.waiting);
}

/** The step is no longer this page's, even if it is still on its way to the screen. */
function leaveScreen() {
  shown?.screen?.stop();
  shown?.clock.cover(performance.now());
  shown = null;
}

function alone(...inside) {
  header.replaceChildren();
  main.className = "page";
  main.removeAttribute("aria-label");
  main.replaceChildren(make("article", { class: "page" }, ...inside));
  main.focus({ preventScroll: true });
}

/** What is above a step: how far one is, the block, and the time that is left. */
function head(step) {
  const bar = make("progress", { max: 1, value: step.part, "aria-hidden": "true" });
  const marks = tags.map(([text, kind]) => words("span", text, { class: `tag ${kind}` }));
  const title = step.kind === "trial" ? words("span", step.title, { class: "block" }) : sizes.node;
  const place = [step.number, step.left].filter(Boolean).join(" · ");
  sizes.name(texts);
  header.replaceChildren(
    bar,
    make("div", { class: "line" }, title, make("span", { class: "marks" }, ...marks), words("span", place, { class: "place" })),
  );
}

function coverWith(title, text) {
  hide(performance.now());
  const now = title ?? "…";
  cover.replaceChildren(words("h1", now), words("p", text ?? ""));
  status.textContent = now;
  if (!cover.open) cover.showModal();
}

function uncover() {
  status.textContent = "";
  if (cover.open) cover.close();
}

/** Pictures of the next trials, so that they are there when they are needed. */
function fetchAhead(urls) {
  for (const url of urls) {
    const image = new Image();
    image.src = url;
  }
}

const sizes = new TextSize();

document.addEventListener("visibilitychange", () => {
  if (document.hidden) hide(performance.now());
  else if (shown?.screen && !cover.open) appear(shown);
});
addEventListener("blur", () => say("focus", { active: false }));
addEventListener("focus", () => say("focus", { active: true }));
cover.addEventListener("cancel", (event) => event.preventDefault()); // Escape leaves it as it is

document.addEventListener("keydown", (event) => {
  if (event.repeat || event.isComposing || event.ctrlKey || event.altKey || event.metaKey || cover.open) return;
  const at = event.target;
  const isTyping = at.matches?.("input:not([type=checkbox]), textarea, select");
  const key = event.key.toLowerCase();
  if (isTyping && !(key === "enter" && at.matches("input"))) return;
  if (at.matches?.("button, [type=checkbox]") && (key === "enter" || key === " ")) return;
  if (shown?.screen?.press(key, event)) event.preventDefault();
});

connect();
