// Letters larger or smaller, as the participant wishes; the browser keeps it.

import { make } from "./build.js";

const PERCENTS = [100, 115, 130, 150, 175, 200];

export class TextSize {
  #smaller = make("button", { type: "button", class: "letters", onclick: () => this.#go(-1) }, "A−");
  #larger = make("button", { type: "button", class: "letters", onclick: () => this.#go(1) }, "A+");
  node = make("span", { class: "sizes" }, this.#smaller, this.#larger);

  constructor() {
    this.#set(Number(kept()) || 100);
  }

  name(texts) {
    this.#smaller.setAttribute("aria-label", texts.smaller);
    this.#larger.setAttribute("aria-label", texts.larger);
  }

  #go(step) {
    const place = PERCENTS.indexOf(this.percent) + step;
    this.#set(PERCENTS[Math.max(0, Math.min(PERCENTS.length - 1, place))]);
  }

  #set(percent) {
    this.percent = PERCENTS.includes(percent) ? percent : 100;
    document.documentElement.style.fontSize = this.percent === 100 ? "" : `${this.percent}%`;
    this.#smaller.disabled = this.percent === PERCENTS[0];
    this.#larger.disabled = this.percent === PERCENTS.at(-1);
    try {
      localStorage.setItem("text", String(this.percent));
    } catch {
      // a private window keeps nothing
    }
  }
}

function kept() {
  try {
    return localStorage.getItem("text");
  } catch {
    return null;
  }
}
