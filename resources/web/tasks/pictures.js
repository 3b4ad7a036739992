// A picture and nothing else, as large as the screen allows; as at kiosks, three times its size at most.

import { make, picture } from "../build.js";

export async function show(content, options, { texts }) {
  const image = await picture(content.image, texts.left_out, texts.Picture);
  const node = make("figure", { class: "card picture" }, image);
  if (image.naturalWidth) {
    node.classList.add("alone");
    node.style.setProperty("--wide", `${image.naturalWidth}px`);
    node.style.setProperty("--ratio", image.naturalWidth / image.naturalHeight);
  }
  return { node, record: () => ({}) };
}
