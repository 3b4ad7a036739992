// Any task, drawn from the columns of its content: pictures, sounds, videos, and words, in order.

import { make, picture, words } from "../build.js";

export async function show(content, options, { texts, question }) {
  const nodes = [];
  for (const value of Object.values(content)) nodes.push(...(await drawn(value, texts, question)));
  return { node: make("figure", { class: "card plain" }, ...nodes), record: () => ({}) };
}

async function drawn(value, texts, question) {
  if (value?.url) {
    if (value.kind === "picture") return [await picture(value, texts.left_out, texts.Picture)];
    const tag = value.kind === "video" ? "video" : "audio";
    return [make(tag, { src: value.url, controls: true, preload: "auto", playsInline: true })];
  }
  if (Array.isArray(value)) return (await Promise.all(value.map((item) => drawn(item, texts, question)))).flat();
  const isWords = typeof value === "string" && value.trim();
  return isWords && value !== question?.text ? [words("p", value)] : [];
}
