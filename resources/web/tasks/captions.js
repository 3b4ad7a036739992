// A picture with its description under it.

import { make, picture, words } from "../build.js";

export async function show(content, options, { texts }) {
  const image = await picture(content.image, texts.left_out, texts.Picture);
  const caption = content.caption ? words("figcaption", content.caption) : null;
  return { node: make("figure", { class: "card picture" }, image, caption), record: () => ({}) };
}
