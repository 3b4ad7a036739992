// A picture and the name of a color, in ink: the word never takes on its color.

import { make, picture, words } from "../build.js";

export async function show(content, options, { texts }) {
  const image = await picture(content.image, texts.left_out, texts.Picture);
  const word = words("figcaption", content.color, { class: "word" });
  return { node: make("figure", { class: "card picture" }, image, word), record: () => ({}) };
}
