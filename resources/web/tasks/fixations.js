// Fixations played on a picture. The host says when each is due; here they are painted.

import { make, picture } from "../build.js";

const SVG = "http://www.w3.org/2000/svg";
const RADIUS = 26; // px, as on the kiosk
const FADING = [0.62, 0.4, 0.25]; // of the last but one, the one before it, all others
const MOST_KEPT = 2000;

export async function show(content, options, { texts }) {
  const { frames, whole, length_ms: length, points } = content.played;
  const image = await picture(content.image, texts.left_out, texts.Picture);
  const target = content.target ? await picture(content.target, texts.left_out, texts.Picture) : null;
  const rings = document.createElementNS(SVG, "svg");
  rings.setAttribute("aria-hidden", "true");
  const sought = target ? make("div", { class: "target" }, target) : null;
  const box = make("div", { class: "scene" }, image, rings, sought);
  const due = [];
  const paintedAt = [];
  let begun = 0;
  let index = 0;
  let loop = 0;
  let wanted = 0;
  let count = 0;
  let plays = 0;
  let tellPlayed = () => {};

  function paint() {
    const [, phase, last] = frames[index];
    if (sought) sought.hidden = phase !== "target";
    image.style.visibility = phase === "target" ? "hidden" : "visible";
    rings.replaceChildren();
    if (phase === "target" || last < 0) return;
    const { clientWidth: wide, clientHeight: high } = image;
    rings.setAttribute("viewBox", `0 0 ${wide || 1} ${high || 1}`);
    const at = points.slice(0, last + 1).map(([x, y]) => [x * wide, y * high]);
    if (options?.path ?? true) at.slice(1).forEach((end, place) => line(at[place], end, last - place));
    at.forEach((point, place) => ring(point, last - place, phase === "fixation"));
  }

  function line([x1, y1], [x2, y2], age) {
    draw("line", { x1, y1, x2, y2, "stroke-width": 3.5, opacity: fading(age + 1) }, "ring");
  }

  function ring([cx, cy], age, isCurrent) {
    const now = age === 0 && isCurrent;
    const [r, width, opacity] = now ? [RADIUS, 6, 1] : [RADIUS - 3, 4, fading(Math.max(1, age))];
    draw("circle", { cx, cy, r, "stroke-width": width + 2.5, opacity: 0.35 * opacity }, "rim");
    draw("circle", { cx, cy, r, "stroke-width": width, opacity }, "ring");
  }

  function draw(tag, attributes, kind) {
    const shape = document.createElementNS(SVG, tag);
    for (const [name, value] of Object.entries(attributes)) shape.setAttribute(name, value);
    shape.setAttribute("class", kind);
    rings.append(shape);
  }

  /** Go to the frame that is due; a play that ended counts, however late it is noticed. */
  function tick(now) {
    let isNew = false;
    while (now - begun >= nextDue()) {
      [loop, index] = index + 1 === frames.length ? [loop + 1, 0] : [loop, index + 1];
      isNew = true;
      if (index === whole) {
        plays += 1;
        tellPlayed();
      }
    }
    if (isNew) {
      paint();
      count += 1;
      if (due.length < MOST_KEPT) {
        due.push(round(loop * length + frames[index][0]));
        paintedAt.push(round(now - begun));
      }
    }
    wanted = requestAnimationFrame(tick);
  }

  function nextDue() {
    const last = index + 1 === frames.length;
    return last ? (loop + 1) * length + frames[0][0] : loop * length + frames[index + 1][0];
  }

  const stop = () => cancelAnimationFrame(wanted);
  let held = 0;
  new ResizeObserver(paint).observe(image);
  return {
    node: make("figure", { class: "card picture" }, box),
    start(at, clock, played) {
      begun = at;
      tellPlayed = played;
      paint();
      wanted = requestAnimationFrame(tick);
    },
    stop,
    cover() {
      stop();
      held = performance.now();
    },
    uncover(at) {
      begun += at - held; // it continues where it was
      wanted = requestAnimationFrame(tick);
    },
    record: () => ({ frames: { due_ms: due, painted_ms: paintedAt, frames: count, plays } }),
  };
}

function fading(age) {
  return FADING[Math.min(age, FADING.length) - 1];
}

function round(ms) {
  return Math.round(1000 * ms) / 1000;
}
