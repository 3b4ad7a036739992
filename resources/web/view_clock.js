// How long a step has been in view. Readings are those of performance.now() and of events, which
// have the same zero; what is counted is their difference, so that no other clock matters.

const LONGEST_FRAME_MS = 250; // between two paints further apart, the page was hidden

/** Counts the milliseconds during which a step is in view. */
export class ViewClock {
  #before = 0;
  #since = null;

  get isRunning() {
    return this.#since !== null;
  }

  /** It was painted, for the first time or again. */
  show(at) {
    if (this.#since === null) this.#since = at;
  }

  /** It is out of view from now on. */
  cover(at) {
    if (this.#since !== null) this.#before += Math.max(0, at - this.#since);
    this.#since = null;
  }

  /** For how long it had been in view at a reading of the clock. */
  at(reading) {
    return this.#before + (this.#since === null ? 0 : Math.max(0, reading - this.#since));
  }
}

/** For how long what is in the document now was in view, once that is so many milliseconds. */
export async function inView(due, isOver) {
  let total = 0;
  let before = await painted();
  while (total < due && !isOver()) {
    const now = await painted(); // not while the page is hidden
    if (!document.querySelector("dialog[open]")) total += Math.min(now - before, LONGEST_FRAME_MS);
    before = now;
  }
  return total;
}

/** When what is in the document now has been painted. */
export function painted() {
  return new Promise((done) => {
    requestAnimationFrame(() => {
      // Messages are delivered after the frame's paint; timers would come later still.
      const channel = new MessageChannel();
      channel.port1.onmessage = () => done(performance.now());
      channel.port2.postMessage(0);
    });
  });
}
