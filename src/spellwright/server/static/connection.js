// The line to the server. When it breaks it is opened again, and what was sent is sent again until it is answered.

/**
 * What a page tells its server; sent twice with one key, it counts once.
 * @typedef {{ act: string, key: string, text?: string, seat?: number, id?: string, on?: string[] }} Message
 *
 * @typedef {object} Manners
 * @property {() => string} query what the page has seen already
 * @property {(message: any) => void} receive what the server says
 * @property {(isOn: boolean, waiting: number) => void} show whether there is a line, and how much waits for one
 */

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const LEAST_WAIT = 50;
/** The server does not want to be asked again. */
const GONE = 4404;
/** Words stay when the page is opened again. A choice does not: it was made in what was shown then. */
const WORDS = ["say", "report"];

/**
 * How long to wait before the next try: twice as long each time, and by chance, so that after a
 * restart of the server not all pages come at once.
 * @param {number} tries
 */
export function pause(tries, chance = Math.random()) {
  return LEAST_WAIT + chance * Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries);
}

export class Connection {
  /** @type {WebSocket | null} */
  #socket = null;
  /** @type {Map<string, Message>} */
  #unanswered = new Map();
  #tries = 0;
  #timer = 0;
  #isGone = false;

  /**
   * @param {string} path
   * @param {Manners} manners
   */
  constructor(path, manners) {
    this.path = path;
    this.manners = manners;
    for (const message of this.#keptWords()) this.#unanswered.set(message.key, message);
    addEventListener("online", () => this.#openNow());
    addEventListener("offline", () => this.#lose());
    document.addEventListener("visibilitychange", () => document.hidden || this.#openNow());
  }

  open() {
    clearTimeout(this.#timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}?${this.manners.query()}`);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      if (socket !== this.#socket) return;
      for (const message of this.#unanswered.values()) socket.send(JSON.stringify(message));
      this.#show();
    });
    socket.addEventListener("message", (event) => {
      if (socket !== this.#socket) return;
      this.#tries = 0;
      this.manners.receive(JSON.parse(event.data));
    });
    socket.addEventListener("close", (event) => {
      if (socket !== this.#socket) return;
      this.#isGone = event.code === GONE;
      if (!this.#isGone) this.#lose();
    });
  }

  get isOpen() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** @param {Message} message */
  send(message) {
    this.#unanswered.set(message.key, message);
    this.#keepWords();
    if (this.isOpen) this.#socket?.send(JSON.stringify(message));
    else this.#show();
  }

  /**
   * The server has taken it in or refused it: it is not sent again.
   * @param {string | undefined} key
   */
  answered(key) {
    const message = this.#unanswered.get(key ?? "");
    this.#unanswered.delete(key ?? "");
    this.#keepWords();
    return message;
  }

  /** Ask anew for what there is to see: the query says what is known. */
  reopen() {
    this.#lose();
  }

  /** Without waiting for the old line to notice: a network that is gone says nothing. */
  #lose() {
    if (this.#isGone) return;
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#show();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.open(), pause(this.#tries++));
  }

  #openNow() {
    if (this.#socket === null && !this.#isGone) this.open();
  }

  #show() {
    this.manners.show(this.isOpen, this.#unanswered.size);
  }

  get #place() {
    return `unanswered:${this.path}`;
  }

  #keepWords() {
    const words = [...this.#unanswered.values()].filter((message) => WORDS.includes(message.act));
    if (words.length) sessionStorage.setItem(this.#place, JSON.stringify(words));
    else sessionStorage.removeItem(this.#place);
  }

  /** @returns {Message[]} */
  #keptWords() {
    return JSON.parse(sessionStorage.getItem(this.#place) ?? "[]");
  }
}
