// A page: text to read, consent to give, a form to fill in, a break to take.

import { fresh, make, prose, words } from "./build.js";
import { Sheet, field } from "./fields.js";

/** Show a page. `page` has `finish(answers, record)`, `refuse()`, `draft(values)`, and words. */
export function showPage(step, { clock, texts, finish, refuse, draft, judged }) {
  const isConsent = step.page === "consent";
  const isCentered = ["break", "feedback"].includes(step.page);
  const sheet = new Sheet(clock);
  const title = words("h1", step.title, { tabIndex: -1, id: fresh() });
  const status = make("p", { class: "hint", role: "status" });
  const changed = (question, value, event, pressed) => {
    sheet.put(question, value, event, pressed);
    if (step.questions.some((question) => question.depends) || hasTried) draft(sheet.values());
  };
  const fields = step.questions.map((question) => field(question, texts, changed));
  for (const entry of fields) entry.node.hidden = entry.question.depends;
  let hasTried = false;
  const go = make("button", { type: "button", class: isConsent ? "wide" : "wide main" });
  go.textContent = step.button;
  go.addEventListener("click", () => {
    hasTried = true;
    finish(sheet.answers(), {});
  });
  const not = isConsent
    ? make("button", { type: "button", class: "wide", onclick: refuse }, texts["I don't agree"])
    : null;
  const text = prose(step.html);
  const node = make(
    "article",
    { class: `page${isCentered ? " centered" : ""}`, "aria-labelledby": title.id },
    title,
    judged ? make("div", { class: "judged" }, judged) : null,
    text,
    fields.length ? make("div", { class: "card form" }, ...fields.map((entry) => entry.node)) : null,
    make("div", { class: "actions" }, go, not),
    status,
  );
  let timer = 0;
  return {
    node,
    heading: title,
    ready: Promise.resolve(),
    start() {
      if (!step.wait_s) return;
      const begun = performance.now();
      const tick = () => {
        const left = step.wait_s - (performance.now() - begun) / 1000;
        go.disabled = left > 0;
        status.textContent = left > 0 ? texts.wait.replace("{number}", Math.ceil(left)) : "";
        if (left <= 0) clearInterval(timer);
      };
      tick();
      timer = setInterval(tick, 250);
    },
    stop: () => clearInterval(timer),
    cover() {},
    uncover() {},
    busy: (on) => (go.disabled = on),
    holds: () => sheet.isBegun(),
    press(key, event) {
      if (isConsent || go.disabled || (key !== "enter" && key !== " ")) return false;
      if (fields.length && key === " ") return false;
      go.click();
      return true;
    },
    /** What the host says of the answers so far; with number -1 it refused to take them. */
    remark({ asked, objections, number }) {
      for (const entry of fields) {
        const isAsked = asked.includes(entry.question.key);
        if (entry.question.depends && !isAsked && !entry.node.hidden) {
          entry.clear();
          sheet.forget(entry.question.key);
        }
        entry.node.hidden = entry.question.depends && !isAsked;
        entry.say((hasTried && objections[entry.question.key]) || "");
      }
      const wrong = fields.find((entry) => hasTried && objections[entry.question.key]);
      status.textContent = wrong ? texts["Please check the marked fields above."] : "";
      if (wrong && number === -1) {
        wrong.node.scrollIntoView({ block: "center" });
        wrong.focus();
      }
    },
  };
}
