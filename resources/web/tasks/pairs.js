// Two stimuli of one task side by side; on a narrow screen, one above the other.

import { make, words } from "../build.js";
import { viewOf } from "../step_trial.js";

export const layout = "wide";

export async function show(content, options, tools) {
  const { show: showSide } = await viewOf(content.of);
  const { texts } = tools;
  const name = texts[content.of === "conversations" ? "Conversation {number}" : "Answer {number}"];
  const sideTools = { ...tools, highlight: options?.subject ?? "B" };
  const sides = await Promise.all(
    [content.left, content.right].map((side) => showSide(side, options?.of_show, sideTools)),
  );
  const nodes = sides.map((side, place) => {
    const heading = words("h2", name.replace("{number}", place + 1), { class: "side-name" });
    return make("div", { class: "side" }, heading, side.node);
  });
  const plays = [0, 0];
  const each = (what, ...given) => sides.forEach((side) => side[what]?.(...given));
  return {
    node: make("div", { class: "sides", dir: "ltr" }, ...nodes),
    start(at, clock, played) {
      sides.forEach((side, place) =>
        side.start?.(at, clock, () => {
          const before = Math.min(...plays);
          plays[place] += 1;
          if (Math.min(...plays) > before) played(); // when both have come that far
        }),
      );
    },
    stop: () => each("stop"),
    cover: () => each("cover"),
    uncover: (at) => each("uncover", at),
    record() {
      const [left, right] = sides.map((side) => side.record());
      const kinds = new Set([...Object.keys(left), ...Object.keys(right)]);
      return Object.fromEntries(
        [...kinds].map((kind) => [kind, { left: left[kind] ?? {}, right: right[kind] ?? {} }]),
      );
    },
  };
}
