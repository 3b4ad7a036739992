// A page that was left open while the host was updated: it says so, and loads again when it can.

import { make, words } from "./build.js";
import { VERSION } from "./views.js";

export class Renewal {
  isOld = false; // whether the host serves another page by now
  #texts = {};
  #isWanted = false;

  /** `node` is where it is said; `isFree()` tells whether nothing is in hand that would be lost. */
  constructor(node, isFree) {
    this.node = node;
    this.isFree = isFree;
  }

  /** The host says which page it serves, and the words of this one. */
  compare(version, texts) {
    this.#texts = texts;
    this.isOld = version !== VERSION;
    if (!this.isOld) this.hide();
    else if (!this.node.childElementCount) {
      this.node.replaceChildren(words("span", texts.older), this.button("quiet"));
    }
  }

  hide() {
    this.node.replaceChildren();
  }

  button(kind) {
    const load = () => this.#load();
    return make("button", { type: "button", class: kind, onclick: load }, this.#texts.load);
  }

  /** Load the page again, if that was wanted; nothing may be in hand. */
  isDue() {
    if (this.#isWanted) location.reload();
    return this.#isWanted;
  }

  #load() {
    this.#isWanted = true;
    if (this.isFree()) location.reload();
    else this.node.replaceChildren(words("span", this.#texts.load_soon));
  }
}
