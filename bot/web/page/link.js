// Talks with the table: what it is asked for, what it is sent, and news of it.

/** @import { News } from "./shapes.d.ts" */

import { asked, here, link, say, warn } from "./here.js";

const SLOW = 3000; // ms after which the page says that the table takes its time
const LAYING = 10000; // the same while the table is laid, as it says
const HEED = 700; // ms in which a press does not answer to what has just been refused
const AGAIN = [500, 1000, 2000, 4000]; // ms before the stream is opened again, or an answer that nobody took is sent again
const NOBODY = [421, 502, 503, 504]; // what a proxy says while nobody serves behind it

/** How long after so many tries the next one is. @param {number} tries */
const pause = (tries) => AGAIN[Math.min(tries, AGAIN.length - 1)];

/** What a request ended with: the table's own sentence, if it has said one. */
export class Refused extends Error {}

export class Link {
  /**
   * @param {() => string} where this seat's table is
   * @param {() => Promise<"here" | "moved" | "over">} follow finds out where it is when it is there no more
   * @param {{ slow: (is: boolean) => void, lost: (is: boolean) => void, moved: () => void, over: () => void }} tell
   */
  constructor(where, follow, tell) {
    this.where = where;
    this.follow = follow;
    this.tell = tell;
    this.tries = 0;
    /** What its pictures are asked for with, once they look otherwise than they did. */
    this.dressed = "";
  }

  /**
   * What the table says about something.
   *
   * @template T
   * @param {string} what
   * @returns {Promise<T>}
   */
  async ask(what) {
    return await this.#sent(what, undefined);
  }

  /**
   * Do something at the table.
   *
   * @template T
   * @param {string} what
   * @param {unknown} body
   * @returns {Promise<T>}
   */
  async send(what, body) {
    return await this.#sent(what, body);
  }

  /** Where a picture is. @param {string} token */
  picture(token) {
    return `${this.where()}/pictures/${encodeURIComponent(token)}`;
  }

  /** Where the cut-out of a piece is. @param {string} id */
  sprite(id) {
    return `${this.where()}/sprites/${encodeURIComponent(id)}${this.dressed}`;
  }

  /** Where what is drawn on a card is, such as a portrait. @param {string} id */
  art(id) {
    return `${this.where()}/art/${encodeURIComponent(id)}${this.dressed}`;
  }

  /** Where a whole card is. @param {string} id */
  card(id) {
    return `${this.where()}/cards/${encodeURIComponent(id)}${this.dressed}`;
  }

  /**
   * Hear of news from now on, and again after the line was lost.
   *
   * @param {(news: News) => void} heard
   */
  listen(heard) {
    const stream = new EventSource(`${this.where()}/news`);
    stream.onopen = () => {
      this.tries = 0;
      this.tell.lost(false);
    };
    stream.addEventListener("news", (event) => heard(JSON.parse(event.data)));
    stream.onerror = () => {
      stream.close();
      this.#again(heard);
    };
  }

  /** @param {(news: News) => void} heard */
  async #again(heard) {
    const found = await this.follow();
    if (found === "over") return this.tell.over();
    if (found === "moved") {
      this.tell.moved();
      return this.listen(heard);
    }
    this.tell.lost(true);
    setTimeout(() => this.listen(heard), pause(this.tries++));
  }

  /**
   * What the table says; while nobody is there, an answer is sent again: its question is answered once, whatever came
   * of it the first time.
   *
   * @param {string} what
   * @param {RequestInit} asked
   */
  async #reached(what, asked) {
    const again = what === "answer";
    for (let tries = 0; ; tries++) {
      const said = await fetch(`${this.where()}/${what}`, asked).catch((fault) => {
        if (again) return null;
        throw fault;
      });
      if (said && !NOBODY.includes(said.status)) return said;
      if (!again) throw new Refused(say("lost"));
      await new Promise((then) => setTimeout(then, pause(tries)));
    }
  }

  /**
   * @param {string} what
   * @param {unknown} body
   */
  async #sent(what, body) {
    const slow = setTimeout(() => this.tell.slow(true), document.getElementById("loading") ? LAYING : SLOW);
    try {
      const asked = body === undefined ? {} : {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      };
      const said = await this.#reached(what, asked);
      if (!said.ok) throw new Refused(await said.text());
      return await said.json();
    } finally {
      clearTimeout(slow);
      this.tell.slow(false);
    }
  }
}

/** Called when the table has taken something. @type {(what: string) => Promise<void>} */
let taken = async () => {};

/** @param {(what: string) => Promise<void>} then what is done once something is taken, such as an "answer" */
export function after(then) {
  taken = then;
}

/**
 * Do something at the table; one thing at a time.
 *
 * @param {string} what
 * @param {Record<string, unknown>} body
 */
export function act(what, body) {
  // A second touch of the same finger has not read what was said against the first.
  if (performance.now() < heed) {
    warn(refused);
    return sending;
  }
  if (!here.busy) return (sending = sent(what, body));
  // Who answers while an answer is on its way has pressed twice; who takes back means what he has just done.
  return what === "undo" ? (sending = sending.then(() => sent(what, body))) : sending;
}

/** When what is pressed again is meant so. */
let heed = 0;
let refused = "";
/** What is on its way. @type {Promise<void>} */
let sending = Promise.resolve();

/** @param {string} what @param {Record<string, unknown>} body */
async function sent(what, body) {
  here.busy = true;
  if (what !== "undo") here.undone = "";
  document.body.classList.add("busy");
  warn("");
  try {
    /** @type {{ refused?: string, question?: { number?: number } }} */
    const said = await link().send(what, body);
    // What was refused has changed nothing: the choice stays as it was made. Who is asked something else by now has
    // only pressed twice.
    const late = body.question !== undefined && said.question?.number !== body.question;
    if (said.refused && !late) refuse(said.refused);
    else await taken(what);
  } catch (fault) {
    if (!(fault instanceof Refused)) throw fault;
    warn(fault.message);
  } finally {
    here.busy = false;
    document.body.classList.remove("busy");
  }
}

/** Say why something was refused; for a moment nothing is sent, and it is said again. @param {string} why */
function refuse(why) {
  heed = performance.now() + HEED;
  here.undone = "";
  refused = why;
  warn(why);
}

const NAMED = 3; // answers of a question that are named when they are taken back

/** @param {string[]} picks */
export async function answer(picks) {
  const question = asked();
  if (!question) return;
  const whole = question.bundles.find((one) => one.picks.length === picks.length && one.picks.every((pick) => picks.includes(pick)));
  const labels = question.options.filter((one) => picks.includes(one.id)).map((one) => one.label);
  given(whole?.label ?? (labels.length ? labels.slice(0, NAMED).join(", ") : question.none ?? ""));
  await act("answer", { question: question.number, picks });
}

/** @param {string} course */
export async function sail(course) {
  const question = asked();
  if (!question) return;
  given(question.courses.find((one) => one.id === course)?.label ?? "");
  await act("answer", { question: question.number, course });
}

/** Something is answered, which an undo may take back. @param {string} label */
function given(label) {
  here.answered = label;
  here.gave = asked()?.number ?? here.gave;
  here.acted = true;
}
