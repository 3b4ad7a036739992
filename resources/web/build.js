// Makes elements. Text is only ever text: nothing that comes from anyone is read as HTML, except
// what the host made of a study's Markdown.

/** An element with properties, and what is in it. */
export function make(tag, properties = {}, ...inside) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "class") element.className = value;
    else if (name in element && name !== "role") element[name] = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...inside.filter((part) => part !== null && part !== undefined && part !== ""));
  return element;
}

/** A study's text, which the host made from Markdown without any HTML in it. */
export function prose(html) {
  const element = make("div", { class: "prose" });
  element.innerHTML = html;
  return element;
}

/** Which way a text runs is decided by its own letters. */
export function words(tag, text, properties = {}) {
  return make(tag, { dir: "auto", ...properties }, text);
}

const UNAVAILABLE = 503;
const AGAIN_MS = 500;
const LONGEST_MS = 8000;

/** What `get` gets; as long as that fails, the line is interrupted, and it is asked again. */
export async function insist(get) {
  for (let tries = 0; ; tries += 1) {
    try {
      return await get(tries);
    } catch {
      await new Promise((done) => setTimeout(done, Math.min(LONGEST_MS, AGAIN_MS * 2 ** tries)));
    }
  }
}

/** A picture, once it can be painted; a sentence if the host has none that can be. */
export async function picture(file, sentence, alt) {
  const painted = async () => {
    const image = make("img", { alt, src: file.url, draggable: false });
    await image.decode();
    return image;
  };
  try {
    return await painted();
  } catch {
    await insist(async () => {
      const answer = await fetch(file.url, { method: "HEAD" });
      if (answer.status === UNAVAILABLE) throw new Error("the host can't read the file now");
    });
    return painted().catch(() => words("p", sentence, { class: "left-out" }));
  }
}

let ids = 0;
/** An id that nothing else on the page has. */
export function fresh() {
  ids += 1;
  return `n${ids}`;
}
