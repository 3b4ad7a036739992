// A picture and nothing else.

import { make, picture } from "../build.js";

export async function show(content, options, { texts }) {
  const image = await picture(content.image, texts.left_out, texts.Picture);
  return { node: make("figure", { class: "card picture alone" }, image), record: () => ({}) };
}
