// The connection to the host: it comes back by itself, and each message finds its function.

const LOAD = word();
const FIRST_MS = 500;
const LONGEST_MS = 8000;
const SILENT_MS = 10000; // without a reply, after which the line is dead, though no one said so
const heard = new Map();
const encoder = new TextEncoder();
const decoder = new TextDecoder();
let socket = null;
let waits = FIRST_MS;
let isOver = false;
let timer = 0;
let watch = 0;

/** Register the function that gets each message of a kind. */
export function hear(say, act) {
  heard.set(say, act);
}

/** Send a message; whether there is a connection that takes it. */
export function say(what, members = {}) {
  if (!socket || socket.readyState !== WebSocket.OPEN) return false;
  socket.send(encoder.encode(JSON.stringify({ say: what, ...members })));
  const isReplied = ["answer", "seen"].includes(what) || ["say", "report"].includes(members.do);
  if (isReplied && !watch) watch = setTimeout(lose, SILENT_MS, socket);
  return true;
}

/** Connect, or connect again at once. */
export function connect() {
  clearTimeout(timer);
  isOver = false;
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const mine = new WebSocket(`${scheme}//${location.host}/web/socket`);
  socket = mine;
  mine.binaryType = "arraybuffer";
  mine.addEventListener("open", () => say("visit", visit()));
  mine.addEventListener("message", (event) => {
    if (mine !== socket) return;
    waits = FIRST_MS;
    relax();
    const message = JSON.parse(decoder.decode(event.data));
    heard.get(message.say)?.(message);
  });
  mine.addEventListener("close", () => lose(mine));
}

/** A line is gone, or as good as gone: a phone that changed networks isn't told. */
function lose(mine) {
  if (mine !== socket) return;
  relax();
  socket = null;
  mine.close();
  if (isOver) return;
  heard.get("lost")?.();
  timer = setTimeout(connect, waits * (0.75 + Math.random() / 2));
  waits = Math.min(LONGEST_MS, 2 * waits);
}

/** The host was heard, or needn't be. */
function relax() {
  clearTimeout(watch);
  watch = 0;
}

/** Don't connect again: the session is over, or walked elsewhere. */
export function end() {
  isOver = true;
  clearTimeout(timer);
  relax();
  socket?.close();
}

addEventListener("online", () => !socket && !isOver && connect());
document.addEventListener("visibilitychange", () => {
  if (!document.hidden && !socket && !isOver) connect();
});

function visit() {
  return {
    token: location.pathname.split("/")[2] ?? "", // letters that an address has as they are
    device: device(),
    load: LOAD,
    parameters: Object.fromEntries(new URLSearchParams(location.search)),
    language: navigator.language || "en",
    width: innerWidth,
    height: innerHeight,
    scale: devicePixelRatio,
  };
}

/** A random word that this browser keeps, so that a page that is opened again is known. */
function device() {
  try {
    const kept = localStorage.getItem("device") || word();
    localStorage.setItem("device", kept);
    return kept;
  } catch {
    return LOAD; // a private window that keeps nothing: this page alone is the device
  }
}

function word() {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}
