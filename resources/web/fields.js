// Fields that take answers: buttons, boxes, menus, sliders, numbers, and words.

import { fresh, make, words } from "./build.js";

/** What was answered so far, and how; `clock` says for how long the step had been in view. */
export class Sheet {
  #given = new Map();

  constructor(clock) {
    this.clock = clock;
  }

  put(question, value, event, pressed = "") {
    const before = this.#given.get(question.key);
    const isChange = before?.value && before.value !== value;
    const counts = ["choice", "joint", "scale"].includes(question.kind);
    this.#given.set(question.key, {
      key: question.key,
      value,
      view_ms: this.clock.at(event.timeStamp),
      device: pressed ? "keyboard" : device(event),
      pressed,
      changes: (before?.changes ?? 0) + (isChange && counts ? 1 : 0),
    });
  }

  value(key) {
    return this.#given.get(key)?.value ?? "";
  }

  values() {
    return Object.fromEntries([...this.#given].map(([key, answer]) => [key, answer.value]));
  }

  /** Whether anything was answered that isn't handed in yet. */
  isBegun() {
    return [...this.#given.values()].some((answer) => answer.value.trim());
  }

  forget(key) {
    this.#given.delete(key);
  }

  answers() {
    return [...this.#given.values()];
  }
}

/** With what someone did something: "mouse", "touch", "pen", or "keyboard". */
export function device(event) {
  if (event.pointerType) return event.pointerType;
  return event.type === "click" && event.detail > 0 ? "mouse" : "keyboard";
}

/**
 * A question with whatever takes its answer.
 *
 * `changed(question, value, event, pressed)` is called with each answer. The field has `node`,
 * `press(key, event)`, which tells whether the key was one of its own, and `say(text, isWrong)`.
 */
export function field(question, texts, changed, { large = false } = {}) {
  const kind = { several, menu, scale, number, line: text, lines: text, recorded }[question.field] ?? buttons;
  const id = fresh();
  const label = words(large ? "h2" : "p", question.text, { id, class: "question" });
  const hintNode = question.hint ? words("p", question.hint, { class: "hint", id: fresh() }) : null;
  const wrong = words("p", "", { class: "objection", id: fresh(), "aria-live": "polite" });
  const described = [hintNode?.id, wrong.id].filter(Boolean).join(" ");
  const counted = question.counted ? words("p", "", { class: "hint count" }) : null;
  const input = kind({ question, texts, changed, id, described, large });
  const node = make("div", { class: `field ${question.kind}` }, label, hintNode, ...input.nodes, counted, wrong);
  return {
    question,
    node,
    press: input.press ?? (() => false),
    focus: () => input.control().focus(),
    disable: (off) => input.disable(off),
    clear: () => input.clear(),
    log: input.log,
    count(text) {
      if (counted && counted.textContent !== text) counted.textContent = text;
    },
    say(text, isWrong = true) {
      if (wrong.textContent !== text) wrong.textContent = text;
      node.classList.toggle("wrong", Boolean(text) && isWrong);
      input.control().setAttribute("aria-invalid", String(Boolean(text) && isWrong));
    },
  };
}

function buttons({ question, changed, id, described, large }) {
  const buttonList = question.choices.map((choice) => {
    const cap = choice.key ? make("kbd", { "aria-hidden": "true" }, choice.key.toUpperCase()) : null;
    const button = make(
      "button",
      { type: "button", class: "choice", "aria-pressed": "false" },
      words("span", choice.label),
      cap,
    );
    if (choice.key) button.setAttribute("aria-keyshortcuts", choice.key);
    button.addEventListener("click", (event) => choose(button, choice, event, ""));
    return button;
  });
  const choose = (button, choice, event, pressed) => {
    const isTakenBack = button.getAttribute("aria-pressed") === "true" && !question.required;
    for (const other of buttonList) other.setAttribute("aria-pressed", String(other === button && !isTakenBack));
    changed(question, isTakenBack ? "" : choice.value, event, pressed);
  };
  const beside = question.field === "beside" ? " beside" : "";
  const group = { role: "group", "aria-labelledby": id, "aria-describedby": described };
  const row = make("div", { class: `choices${beside}${large ? " large" : ""}`, ...group }, ...buttonList);
  if (beside) row.dir = "ltr"; // the first choice is on the left, where its key is
  return {
    nodes: [row],
    control: () => buttonList[0],
    disable: (off) => buttonList.forEach((button) => (button.disabled = off)),
    clear: () => buttonList.forEach((button) => button.setAttribute("aria-pressed", "false")),
    press(key, event) {
      const place = question.choices.findIndex((choice) => choice.key && choice.key === key);
      if (place < 0 || buttonList[place].disabled) return false;
      choose(buttonList[place], question.choices[place], event, key);
      return true;
    },
  };
}

function several({ question, changed, id, described }) {
  const boxes = question.choices.map((choice) => make("input", { type: "checkbox", value: choice.value }));
  const tell = (event) => {
    const values = boxes.filter((box) => box.checked).map((box) => box.value);
    changed(question, values.join("|"), event, "");
  };
  const rows = question.choices.map((choice, place) =>
    make("label", { class: "choice box" }, boxes[place], words("span", choice.label)),
  );
  boxes.forEach((box) => box.addEventListener("click", tell));
  const group = { role: "group", "aria-labelledby": id, "aria-describedby": described };
  return {
    nodes: [make("div", { class: "choices", ...group }, ...rows)],
    control: () => boxes[0],
    disable: (off) => boxes.forEach((box) => (box.disabled = off)),
    clear: () => boxes.forEach((box) => (box.checked = false)),
  };
}

function menu({ question, texts, changed, id, described }) {
  const first = make("option", { value: "", disabled: question.required }, texts["Choose…"]);
  const options = question.choices.map((choice) => make("option", { value: choice.value }, choice.label));
  const labels = { "aria-labelledby": id, "aria-describedby": described };
  const select = make("select", labels, first, ...options);
  select.value = ""; // else the first choice would seem to be chosen
  select.addEventListener("change", (event) => changed(question, select.value, event, ""));
  return single(select);
}

function scale({ question, changed, id, described }) {
  const { min, max } = question;
  const labels = { "aria-labelledby": id, "aria-describedby": described };
  const middle = Math.round((min + max) / 2);
  const slider = make("input", { type: "range", min, max, step: 1, class: "unset", ...labels });
  const value = make("output", { class: "value" });
  const rest = () => {
    slider.value = middle;
    slider.classList.add("unset");
    slider.setAttribute("aria-valuetext", "–");
    value.textContent = "";
  };
  const tell = (event) => {
    slider.classList.remove("unset");
    slider.removeAttribute("aria-valuetext");
    value.textContent = slider.value;
    changed(question, slider.value, event, "");
  };
  slider.addEventListener("input", tell);
  // The middle can be meant as well, where a press changes nothing.
  slider.addEventListener("click", (event) => slider.classList.contains("unset") && tell(event));
  rest();
  const ends = make("div", { class: "ends" }, words("span", question.low), words("span", question.high));
  return { ...single(slider), nodes: [value, slider, ends], clear: rest };
}

function number({ question, changed, id, described }) {
  const labels = { "aria-labelledby": id, "aria-describedby": described };
  const decimal = { type: "text", inputMode: "decimal", maxLength: question.most, autocomplete: "off" };
  const line = make("input", { class: "number", ...decimal, ...labels });
  line.addEventListener("input", (event) => {
    changed(question, line.value.trim(), event, ""); // the host reads commas and points
  });
  return single(line);
}

function text({ question, changed, id, described }) {
  const labels = { "aria-labelledby": id, "aria-describedby": described, maxLength: question.most };
  const sheet = question.field === "line"
    ? make("input", { type: "text", autocomplete: "off", ...labels })
    : make("textarea", { rows: Math.max(question.lines, 2), ...labels });
  const log = question.typed ? new TypingLog(sheet) : null;
  sheet.addEventListener("input", (event) => changed(question, sheet.value, event, ""));
  return { ...single(sheet), log };
}

function recorded() {
  const none = make("span");
  return { nodes: [], control: () => none, disable() {}, clear() {} };
}

function single(control) {
  return {
    nodes: [control],
    control: () => control,
    disable: (off) => (control.disabled = off),
    clear: () => (control.value = ""),
  };
}

/** How an answer is typed: when, what is pasted or deleted. What is typed isn't in it. */
class TypingLog {
  #keys = [];
  #pasted = [];
  #deleted = [];
  #length = 0;

  constructor(sheet) {
    sheet.addEventListener("input", (event) => {
      const change = sheet.value.length - this.#length;
      this.#length = sheet.value.length;
      const isPaste = /Paste|Drop/.test(event.inputType ?? "");
      if (isPaste) this.#pasted.push([event.timeStamp, change]);
      else this.#keys.push(event.timeStamp);
      if (!isPaste && change < 0) this.#deleted.push([event.timeStamp, -change]);
    });
  }

  /** Whole milliseconds in view; pairs have a time and a number of characters. */
  entry(clock) {
    const pairs = (changes) => changes.map(([at, much]) => [Math.round(clock.at(at)), much]);
    const entry = { keys_ms: this.#keys.map((at) => Math.round(clock.at(at))) };
    if (this.#pasted.length) entry.pasted = pairs(this.#pasted);
    if (this.#deleted.length) entry.deleted = pairs(this.#deleted);
    return entry;
  }
}
