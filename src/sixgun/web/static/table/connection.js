/**
 * The line to a table: commands out, views and answers in. A command is kept until it is answered and is sent again,
 * with the same key, after every reconnection; the house counts it once.
 *
 * @typedef {Exclude<Wire.AnyCommand, Wire.Create>} Command
 * @typedef {Command extends infer C ? C extends Command ? Omit<C, "key" | "match"> : never : never} Wish  a command without what every command has
 * @typedef {"connecting" | "open" | "lost" | "refused"} LineState
 * @typedef {{hear: (message: Wire.AnyAnswer | Wire.AnyTell, command?: Command) => void, change: (state: LineState, sentence: string) => void, since: () => number}} Ears
 */

const PING = 10_000;
const SILENCE = 25_000;
const [FIRST_WAIT, LONGEST_WAIT] = [500, 8_000];
const RESTARTING = 1012;
const FINAL = new Map([
  [4401, "Your session has ended. Reload the page."],
  [4404, "There is no such table."],
  [4429, "Too many requests. Wait a minute, then reload the page."],
]);

/** A fresh key for one intent. */
export function freshKey() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Connection {
  /** @param {string} match @param {Ears} ears */
  constructor(match, ears) {
    this.match = match;
    this.ears = ears;
    /** @type {Map<string, Command>} */
    this.unanswered = new Map();
    /** @type {WebSocket | null} */
    this.socket = null;
    this.wait = FIRST_WAIT;
    this.heard = 0;
    this.left = false;
    this.retry = 0;
    this.beat = 0;
    this.hurry = () => this._hurry();
    window.addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  open() {
    clearTimeout(this.retry);
    this.retry = 0;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/table/${encodeURIComponent(this.match)}/socket?since=${this.ears.since()}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.socket = socket;
    this.heard = Date.now();
    socket.addEventListener("open", () => this._opened(socket));
    socket.addEventListener("message", (event) => this._heard(socket, event.data));
    socket.addEventListener("close", (event) => this._closed(socket, event));
    clearInterval(this.beat);
    this.beat = window.setInterval(() => this._beat(), PING);
  }

  close() {
    this.left = true;
    clearTimeout(this.retry);
    clearInterval(this.beat);
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** Whoever comes back to the page, or back from a tunnel, need not wait for the next try. */
  _hurry() {
    if (!document.hidden && !this.socket && this.retry) this.open();
    else if (!document.hidden) this._say({ do: "ping" });
  }

  /** @param {Wish} wish @returns {string} the key of the command */
  send(wish) {
    const key = freshKey();
    const command = /** @type {Command} */ ({ ...wish, key, match: this.match });
    this.unanswered.set(key, command);
    this._say(command);
    return key;
  }

  /** @param {Command | {do: "ping"}} command */
  _say(command) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
  }

  /** @param {WebSocket} socket */
  _opened(socket) {
    if (socket !== this.socket) return;
    this.wait = FIRST_WAIT;
    this.ears.change("open", "");
    for (const command of this.unanswered.values()) this._say(command);
  }

  /** @param {WebSocket} socket @param {string} text */
  _heard(socket, text) {
    if (socket !== this.socket) return;
    this.heard = Date.now();
    /** @type {Wire.AnyAnswer | Wire.AnyTell} */
    const message = JSON.parse(text);
    const command = "answer" in message ? this.unanswered.get(message.key) : undefined;
    if ("answer" in message) this.unanswered.delete(message.key);
    else if (message.tell === "pong") return;
    this.ears.hear(message, command);
  }

  /** @param {WebSocket} socket @param {CloseEvent} event */
  _closed(socket, event) {
    if (socket !== this.socket || this.left) return;
    this.socket = null;
    if (FINAL.has(event.code)) {
      clearInterval(this.beat);
      this.ears.change("refused", event.reason || /** @type {string} */ (FINAL.get(event.code)));
      return;
    }
    this.ears.change("lost", "");
    const wait = event.code === RESTARTING ? FIRST_WAIT / 2 : this.wait;
    this.retry = window.setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  /** A line that says nothing is a line that is gone, whatever the browser thinks. */
  _beat() {
    if (Date.now() - this.heard > SILENCE) {
      const silent = this.socket;
      silent?.close();
      if (silent) this._closed(silent, new CloseEvent("close", { code: 4000 }));
    } else {
      this._say({ do: "ping" });
    }
  }
}
