// A cue and the word that it brought up; above them the pairs that came first, if they are shown.

import { make, words } from "../build.js";

export async function show(content, options) {
  const shown = options?.examples ? content.examples : [];
  const pairs = shown.map((pair) => words("li", pair.split(":").map((word) => word.trim()).join(" → ")));
  const examples = pairs.length ? make("ul", { class: "examples" }, ...pairs) : null;
  const pair = make(
    "p",
    { class: "pair" },
    words("span", content.cue),
    make("span", { class: "arrow", "aria-hidden": "true" }, "→"),
    words("strong", content.association),
  );
  return { node: make("figure", { class: "card association" }, examples, pair), record: () => ({}) };
}
