// The turns of two speakers: A on the left, B on the right. Long conversations scroll.

import { make, words } from "../build.js";

export const layout = "beside";
const MOST_KEPT = 5000;

export async function show(content, options, { texts, highlight = "B" }) {
  const turns = content.turns.map(({ speaker, text }) => {
    const name = make("span", { class: "speaker", "aria-hidden": "true" }, speaker);
    const named = texts.speaker.replace("{subject}", speaker);
    const spoken = make("span", { class: "unseen" }, `${named}: `);
    const kind = `turn ${speaker === "A" ? "first" : "second"}${speaker === highlight ? " lit" : ""}`;
    return make("li", { class: kind }, name, spoken, words("span", text));
  });
  const list = make("ol", { class: "turns", tabIndex: 0 }, ...turns);
  list.dir = "ltr"; // A is on the left in every language
  const times = [];
  const places = [];
  let clock = null;
  const note = (event) => {
    const room = list.scrollHeight - list.clientHeight;
    if (!clock || room <= 0 || times.length >= MOST_KEPT) return;
    times.push(Math.round(10 * clock.at(event.timeStamp)) / 10);
    places.push(Math.round((10000 * list.scrollTop) / room) / 10000);
  };
  list.addEventListener("scroll", note, { passive: true });
  return {
    node: make("figure", { class: "card talk" }, list),
    start: (at, of) => (clock = of),
    record: () => (times.length ? { scrolled: { scroll_ms: times, scroll_to: places } } : {}),
  };
}
