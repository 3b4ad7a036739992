// A live game: who the participant is, the messages, lines to write on, and the verdict beside them.
//
// The host says after each change how all of it looks (`state`); the page only keeps what is being
// written. On a phone, two witnesses are two tabs; on a wide screen, two columns.

import { fresh, make, words } from "./build.js";
import { Sheet, field } from "./fields.js";

const TYPING = "\u2022 \u2022 \u2022";
const TYPED_MS = 2000; // at most so often the host is told that the participant writes
const AGAIN_MS = 5000; // after which a message that didn't arrive can be sent again
const TICK_MS = 250;
const STILL_WRITING_MS = 700; // for which keys belong to a message that can no longer be written
const WIDE = matchMedia("(min-width: 900px)"); // where all threads are beside each other

/** Show a game. `move(what, members)` does something in it; `finish(answers, record)` ends it. */
export function showGame(step, { clock, texts, finish, draft, move }) {
  const sheet = new Sheet(clock);
  const asked = step.questions.filter((one) => one.kind !== "recorded" && one.text);
  const threads = new Map(); // by number: {said, typing, tab, panel, list, shown}
  const lines = new Map(); // by thread: {input, send, count, node, sent}
  let now = null;
  let overlay = "";
  let ends = null;
  let timer = 0;
  let isAsking = false;
  let isDone = false;
  let current = null; // the thread whose tab is chosen
  let suspect = null; // who is to be accused, until that is confirmed
  let reports = null; // what is said where a report is written
  let takenAt = -Infinity; // when a line was taken away in which the participant was

  const fields = asked.map((one) => field(one, texts, changed));
  const role = words("h1", "", { class: "role", tabIndex: -1 });
  const left = make("p", { class: "left", role: "timer", "aria-live": "off" });
  const tabs = make("div", { class: "tabs", role: "tablist", "aria-label": texts.Messages });
  tabs.addEventListener("keydown", goThroughTabs);
  const news = make("p", { class: "unseen", role: "status" });
  const columns = make("div", { class: "threads" });
  const below = make("div", { class: "below-threads" });
  const accusing = make("div", { class: "accusing" });
  const giveUp = make("button", { type: "button", class: "quiet" });
  giveUp.addEventListener("click", () => cover("surrender"));
  const decide = make("button", { type: "button", class: "wide", onclick: () => move("decide") });
  const state = words("p", "", { class: "hint", role: "status" });
  const help = make("button", { type: "button", class: "quiet", onclick: () => cover("help") });
  const report = make("button", { type: "button", class: "quiet", onclick: () => cover("report") });
  const back = make("button", { type: "button", class: "wide", onclick: () => move("back") });
  const go = make("button", { type: "button", class: "wide main", onclick: handIn }, texts.Continue);
  const panel = make("section", { class: "panel", tabIndex: -1 }, ...fields.map((one) => one.node), go, back);
  if (fields.length) panel.setAttribute("aria-labelledby", fields[0].node.firstChild.id);
  const title = words("h1", "", { tabIndex: -1 });
  const about = words("p", "");
  const what = make("textarea", { rows: 3, "aria-label": texts["What happened?"] });
  const press = make("button", { type: "button", class: "wide main", onclick: pressNotice });
  const cancel = make("button", { type: "button", class: "wide", onclick: () => cover("") });
  cancel.textContent = texts["Back to the game"];
  const actions = make("div", { class: "actions" }, press, cancel);
  const notice = make("article", { class: "page notice centered" }, title, about, what, actions);
  const foot = make("div", { class: "foot" }, state, help, report, giveUp);
  const table = make(
    "div",
    { class: "table" },
    make("div", { class: "status" }, role, left),
    tabs,
    columns,
    accusing,
    below,
    foot,
    news,
  );
  const node = make("div", { class: "game" }, notice, table, panel);

  function changed(question, value, event, pressed) {
    if (isDone) return;
    sheet.put(question, value, event, pressed);
    draft(sheet.values());
    showGo();
  }

  function handIn() {
    if (isDone || go.disabled) return;
    isDone = true;
    showGo();
    finish(sheet.answers(), {});
  }

  function visible() {
    return fields.filter((one) => !one.node.hidden);
  }

  function showGo() {
    const open = visible().filter((one) => one.question.required);
    go.disabled = isDone || open.some((one) => !sheet.value(one.question.key).trim());
  }

  function cover(which) {
    overlay = which;
    reports = now?.report ?? reports;
    showNotice();
    if (which === "report") {
      what.value = "";
      what.focus();
    } else if (which) title.focus();
    else if (!table.hidden) enter();
  }

  /** The keyboard is where one writes; on a phone that would open the one on the screen. */
  function enter() {
    for (const { list } of threads.values()) showNewest(list); // what is hidden loses its place
    const line = WIDE.matches ? [...lines.values()].find((one) => !one.node.hidden) : null;
    (line?.input ?? role).focus({ preventScroll: true });
  }

  function pressNotice() {
    if (overlay === "report") {
      if (move("report", { text: what.value })) cover("reported");
    } else if (overlay === "surrender" || overlay === "accuse") {
      move(overlay, overlay === "accuse" ? { thread: suspect.seat } : {});
      cover("");
    } else if (overlay && !(overlay === "reported" && now?.phase === "parted")) cover("");
    else if (now?.phase === "over") handIn();
    else {
      overlay = ""; // who reported has read that the game has ended
      move("begin");
    }
  }

  /** Whether the keyboard is nowhere, as what had it is gone. */
  function isLost() {
    const at = document.activeElement;
    return !at || at === document.body || !at.checkVisibility();
  }

  /** What is shown instead of messages. */
  function showNotice() {
    const talks = ["talking", "deciding"].includes(now?.phase);
    const over = { report: reports, accuse: suspect, help: now?.help, surrender: now?.surrender };
    const said = { ...over, reported: now?.reported }[overlay] ?? now ?? { title: texts.loading };
    const isNew = title.textContent !== said.title;
    if (isNew) title.textContent = said.title;
    about.textContent = said.text ?? "";
    press.textContent = said.button ?? "";
    press.hidden = !said.button;
    what.hidden = overlay !== "report";
    cancel.hidden = !["report", "accuse", "surrender"].includes(overlay);
    notice.hidden = talks && !overlay;
    table.hidden = !talks || Boolean(overlay);
    const asks = now?.phase === "deciding" || (now?.phase === "over" && visible().length > 0);
    panel.hidden = !asks || Boolean(overlay);
    if (now?.phase === "over" && asks && !overlay) press.hidden = true;
    node.classList.toggle("asks", asks);
    if (isNew && !notice.hidden) title.focus({ preventScroll: true });
  }

  function build() {
    threads.clear();
    lines.clear();
    tabs.replaceChildren();
    columns.replaceChildren();
    below.replaceChildren();
    const several = now.columns.length > 1;
    for (const { thread, title: name } of now.columns) {
      const id = fresh();
      const list = make("div", {
        class: "turns",
        role: "log",
        tabIndex: 0,
        "aria-label": name || texts.Messages,
      });
      const tab = make("button", { type: "button", role: "tab", "aria-controls": id, id: fresh() });
      const dot = make("span", { class: "dot", role: "img", "aria-label": texts.news, hidden: true });
      tab.append(words("span", name), dot);
      tab.addEventListener("click", () => choose(thread));
      const box = make("section", { class: "thread", id }, words("h2", name, { id: fresh() }), list);
      box.firstChild.hidden = !several;
      threads.set(thread, { list, tab, box, dot, said: [], bubble: null });
      tabs.append(tab);
      columns.append(box);
    }
    tabs.hidden = !several;
    sayPanels();
    for (const line of now.lines) {
      const inside = now.lines.length > 1 ? threads.get(line.thread).box : below;
      inside.append(newLine(line).node);
    }
    below.append(decide);
    choose(now.columns[0]?.thread ?? null);
  }

  /** What is beside each other isn't behind tabs. */
  function sayPanels() {
    if (threads.size < 2) return;
    for (const { box, tab } of threads.values()) {
      box.setAttribute("role", WIDE.matches ? "group" : "tabpanel");
      box.setAttribute("aria-labelledby", WIDE.matches ? box.firstChild.id : tab.id);
    }
  }

  function goThroughTabs(event) {
    const all = [...threads.keys()];
    const ahead = getComputedStyle(tabs).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    const back = ahead === "ArrowLeft" ? "ArrowRight" : "ArrowLeft";
    const at = all.indexOf(current);
    const to = { [ahead]: at + 1, [back]: at - 1 + all.length, Home: 0, End: all.length - 1 };
    if (!(event.key in to)) return;
    event.preventDefault();
    choose(all[to[event.key] % all.length]);
    threads.get(current).tab.focus();
  }

  function choose(thread) {
    current = thread;
    for (const [at, one] of threads) {
      one.tab.setAttribute("aria-selected", String(at === thread));
      one.tab.tabIndex = at === thread ? 0 : -1; // arrows go from tab to tab
      one.box.classList.toggle("chosen", at === thread);
      if (at === thread) showNewest(one.list);
      if (at === thread) one.dot.hidden = true;
      if (at === thread) news.textContent = "";
    }
  }

  function newLine({ thread, asks }) {
    const input = make("input", {
      type: "text",
      placeholder: asks,
      "aria-label": asks,
      autocomplete: "off",
      enterKeyHint: "send",
      dir: "auto",
    });
    const count = make("span", { class: "count" });
    const send = make("button", { type: "button", class: "wide main send" }, texts.Send);
    const line = { thread, input, count, send, node: null, isOpen: false, typed: 0 };
    Object.assign(line, { sent: null, waits: false, timer: 0 }); // the message on its way
    line.node = make("div", { class: "line" }, make("div", { class: "box" }, input, count), send);
    for (const kind of ["paste", "drop"]) {
      input.addEventListener(kind, (event) => now.pasting || event.preventDefault());
    }
    input.addEventListener("beforeinput", (event) => {
      const isPasted = ["insertFromPaste", "insertFromDrop", "insertFromYank"];
      if (!now.pasting && isPasted.includes(event.inputType)) event.preventDefault();
    });
    input.addEventListener("input", () => {
      showLine(line);
      if (!input.value.trim() || performance.now() - line.typed < TYPED_MS) return;
      line.typed = performance.now();
      move("typing", { thread });
    });
    send.addEventListener("click", () => sendLine(line));
    lines.set(thread, line);
    return line;
  }

  function sendLine(line) {
    if (line.send.disabled) return;
    const sent = { number: now.own, text: line.input.value };
    if (!move("say", { thread: line.thread, ...sent })) return;
    line.sent = sent;
    line.waits = true;
    line.timer = setTimeout(() => free(line), AGAIN_MS);
    showLine(line);
  }

  /** It can be sent again; it isn't known yet whether it arrived. */
  function free(line) {
    clearTimeout(line.timer); // of this message, or the next one would be freed early
    line.waits = false;
    showLine(line);
  }

  /** What was sent has arrived: it isn't to be sent again, but what was typed since is. */
  function arrive(line) {
    const { value } = line.input;
    if (value.startsWith(line.sent.text)) line.input.value = value.slice(line.sent.text.length);
    line.sent = null;
    free(line);
  }

  function showLine(line) {
    const length = [...line.input.value.trim()].length;
    const isLong = length > now.most;
    line.count.textContent = `${length} / ${now.most}`;
    line.count.classList.toggle("long", isLong);
    line.send.disabled = !line.isOpen || !length || isLong || line.waits;
  }

  function showNewest(list) {
    list.scrollTop = list.scrollHeight;
  }

  /** Whether the newest message of a list is in view. */
  function isAtEnd({ list }) {
    return list.scrollHeight - list.scrollTop - list.clientHeight < 60;
  }

  /** New messages are added, so that screen readers read those alone; whether one came. */
  function showThread({ thread, said, typing }) {
    const one = threads.get(thread);
    const isLonger = said.length > one.said.length;
    const isSame = one.said.every((told, at) => told.text === said[at]?.text);
    if (!isSame || said.length < one.said.length) {
      one.list.replaceChildren();
      one.said = [];
    }
    one.bubble?.remove();
    one.bubble = typing ? words("div", TYPING, { class: "turn typing", "aria-hidden": "true" }) : null;
    for (const told of said.slice(one.said.length)) one.list.append(bubble(told));
    if (one.bubble) one.list.append(one.bubble);
    if (isLonger && thread !== current && !said[said.length - 1].own) {
      one.dot.hidden = false;
      const name = one.tab.textContent;
      if (!WIDE.matches) news.textContent = `${name}: ${texts.news}`; // what is hidden isn't read
    }
    one.said = said;
    return isLonger;
  }

  function bubble({ own, who, color, text }) {
    const shown = color && !own ? words("span", who, { class: `name ${color}` }) : null;
    const unseen = shown ? null : words("span", `${who}: `, { class: "unseen" });
    const turn = words("div", "", { class: `turn${own ? " own" : ""}` });
    turn.append(...[unseen, words("span", text)].filter(Boolean));
    if (!shown) return turn;
    const inside = words("span", "", { class: "turn" });
    inside.append(...turn.childNodes);
    return make("div", { class: "named" }, shown, inside);
  }

  /** A button for each of the others; all are locked once one is accused. */
  function showAccusing() {
    const isSame = accusing.dataset.shown === JSON.stringify(now.accuse);
    accusing.hidden = !now.accuse.length;
    if (isSame) return;
    accusing.dataset.shown = JSON.stringify(now.accuse);
    const made = now.accuse.map((one) =>
      make("button", { type: "button", class: "wide", disabled: !one.open }, one.shown),
    );
    made.forEach((button, at) =>
      button.addEventListener("click", () => {
        suspect = now.accuse[at];
        cover("accuse");
      }),
    );
    accusing.replaceChildren(...made);
  }

  function tick() {
    const parts = [now?.left];
    if (ends !== null) {
      const left = now.runs ? ends - performance.now() : now.left_s * 1000;
      const seconds = Math.max(0, Math.ceil(left / 1000));
      const shown = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
      parts.unshift(texts["{time} left"].replace("{time}", shown));
    }
    const told = parts.filter(Boolean).join(" \u00b7 ");
    if (left.textContent !== told) left.textContent = told;
  }

  function update() {
    const talks = now.columns.length > 0;
    const followed = []; // lists that stay at their newest message
    if (talks) {
      const isOther =
        [...threads.keys()].join() !== now.columns.map((one) => one.thread).join() ||
        (now.lines.length > 0 && lines.size !== now.lines.length);
      if (isOther) build();
      role.textContent = now.role;
      for (const told of now.columns) {
        const one = threads.get(told.thread);
        const wasAtEnd = isAtEnd(one);
        if (showThread(told) || wasAtEnd) followed.push(one.list);
      }
      for (const line of lines.values()) {
        const told = now.lines.find((one) => one.thread === line.thread);
        line.node.hidden = !told;
        line.isOpen = Boolean(told?.open);
        if (line.sent && now.own > line.sent.number) arrive(line);
        else showLine(line);
      }
      state.textContent = now.state;
      showAccusing();
    }
    for (const [button, text] of [
      [decide, now.decide],
      [back, now.back],
      [help, now.help?.shown],
      [report, now.report?.shown],
      [giveUp, now.surrender?.shown],
    ]) {
      if (button.textContent !== (text ?? "")) button.textContent = text ?? "";
      button.hidden = !text;
    }
    below.hidden = !talks || (!now.decide && now.phase !== "talking");
    if (["deciding", "over"].includes(now.phase) && !isAsking) draft(sheet.values());
    isAsking = ["deciding", "over"].includes(now.phase);
    tick();
    showNotice();
    showGo();
    followed.forEach(showNewest); // what is below the list may have grown
  }

  for (const one of fields) one.node.hidden = true;
  showNotice();
  WIDE.addEventListener("change", sayPanels);
  return {
    node,
    heading: title,
    ready: Promise.resolve(),
    start() {
      timer = setInterval(tick, TICK_MS);
    },
    stop() {
      isDone = true;
      clearInterval(timer);
      WIDE.removeEventListener("change", sayPanels);
    },
    cover() {},
    uncover() {
      for (const line of lines.values()) free(line);
    },
    busy(on) {
      isDone = on;
      showGo();
    },
    holds() {
      const written = [...lines.values()].some((one) => one.input.value.trim());
      return written || sheet.isBegun() || (overlay === "report" && Boolean(what.value.trim()));
    },
    press(key, event) {
      if (key !== "tab" && performance.now() - takenAt < STILL_WRITING_MS) return true;
      const line = [...lines.values()].find((one) => one.input === event.target);
      if (line) {
        if (key === "enter") sendLine(line);
        return key === "enter";
      }
      if (!notice.hidden && !press.hidden && key === "enter" && overlay !== "report") {
        press.click();
        return true;
      }
      if (panel.hidden) return false;
      if (key === "enter" && !go.disabled) {
        handIn();
        return true;
      }
      return visible().some((one) => one.press(key, event));
    },
    /** The host says how the game looks now. */
    state(told) {
      ends = told.left_s < 0 ? null : performance.now() + told.left_s * 1000;
      const before = now?.phase;
      now = told;
      if (overlay && !["talking", "deciding"].includes(told.phase) && overlay !== "reported") overlay = "";
      const isWriting = [...lines.values()].some((one) => one.input === document.activeElement);
      const wasInside = node.contains(document.activeElement);
      update();
      const isNew = told.phase !== before;
      if (isWriting && told.phase !== "talking") takenAt = performance.now();
      if (overlay) return;
      if (told.phase === "talking" && (isNew || isLost())) enter();
      else if (told.phase === "deciding" && isNew && (wasInside || isLost())) panel.focus();
    },
    remark({ asked: due, remarks, objections, number }) {
      for (const one of fields) {
        one.node.hidden = !due.includes(one.question.key);
        const own = remarks.find((remark) => remark.question === one.question.key);
        const wrong = sheet.value(one.question.key) ? objections[one.question.key] : "";
        one.say(wrong || own?.text || "", Boolean(wrong) || own?.no);
      }
      if (number === -1) this.busy(false);
      showNotice();
      showGo();
    },
  };
}
