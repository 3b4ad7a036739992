// A text that scrolls: in its card on a wide screen, with the page on a phone.

import { make, words } from "../build.js";

export const layout = "beside";
const MOST_KEPT = 5000;
const NEARLY = 2; // px, of rounding, that may be left at the end
const LINE = /\r\n|[\n\r\u2028\u2029\v\f]/;

export async function show(content) {
  const lines = content.text.split(LINE).map((line) => words("p", line));
  const column = make("div", { class: "reading", tabIndex: 0 }, ...lines);
  const times = [];
  const places = [];
  let clock = null;
  let told = null;
  let room = 0; // px that were below the view at first, where the page scrolls

  /** How many px of the text are below the view. */
  function below() {
    const inside = column.scrollHeight - column.clientHeight - column.scrollTop;
    return Math.max(inside, column.getBoundingClientRect().bottom - innerHeight, 0);
  }

  function look(event) {
    if (!clock) return;
    const left = below();
    if (event && times.length < MOST_KEPT && room > 0) {
      times.push(Math.round(10 * clock.at(event.timeStamp)) / 10);
      places.push(Math.round(10000 * Math.min(1, 1 - left / room)) / 10000);
    }
    if (left <= NEARLY) {
      told?.();
      told = null;
    }
  }

  const heard = { passive: true, capture: true }; // whatever scrolls it, the card or the page
  addEventListener("scroll", look, heard);
  return {
    node: make("figure", { class: "card text" }, column),
    start(at, of, played) {
      clock = of;
      told = played;
      room = below();
      column.focus({ preventScroll: true }); // so that keys scroll it
      look();
    },
    stop: () => removeEventListener("scroll", look, heard),
    record: () => (times.length ? { scrolled: { scroll_ms: times, scroll_to: places } } : {}),
  };
}
