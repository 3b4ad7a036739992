// A picture and the three things named in it.

import { make, picture, words } from "../build.js";

export async function show(content, options, { texts }) {
  const image = await picture(content.image, texts.left_out, texts.Picture);
  const chips = content.objects.map((name) => words("li", name, { class: "chip" }));
  const list = make("figcaption", {}, make("ul", { class: "chips" }, ...chips));
  return { node: make("figure", { class: "card picture" }, image, list), record: () => ({}) };
}
