// The page: it shows what its seat sees, hears of every change, and sends what is pressed. It knows no game.

/** @import { Command, Seat, Typed } from "../shapes.d.ts" */

import { bar } from "./commands.js";
import { onSeat } from "./head.js";
import { $, here, kept, me, now, say } from "./here.js";
import { forgetAll, show } from "./show.js";
import { act, connect, listen, post } from "./talk.js";
import { command, tools } from "./tools.js";

/** @type {Promise<Command[]> | null} */
let commands = null;

/**
 * The elements whose words are the page's own.
 *
 * @param {string} marked
 */
const said = (marked) => /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(marked));

async function begin() {
  let told;
  try {
    const answer = await fetch("about", { cache: "no-store" });
    if (!answer.ok) throw new Error(await answer.text());
    told = await answer.json();
  } catch {
    setTimeout(begin, 1000);
    return;
  }
  here.words = told.texts;
  here.seats = told.seats;
  document.documentElement.lang = here.words.language ?? "en";
  for (const node of said("[data-say]")) node.textContent = say(node.dataset.say ?? "");
  for (const node of said("[data-label]")) node.setAttribute("aria-label", say(node.dataset.label ?? ""));
  const first = /** @type {Seat} */ (here.seats[0]);
  const before = Number(kept.seat.get());
  here.seat = here.seats.some((one) => one.seat === before) ? before : first.seat;
  // The first seat is whose machine it is; another one was chosen here, and may not be who looks now.
  here.covered = here.seat !== first.seat;
  tools(me()?.acts ? commandLine() : null);
  onSeat(() => {
    forgetAll();
    commands = null;
  });
  listen(show);
  connect();
}

/** The commands of the seat, asked for once; none while nobody answers. */
function known() {
  const mine = (commands ??= fetch(`${here.seat}/commands`).then((answer) => answer.json()).catch(() => {
    if (commands === mine) commands = null;
    return [];
  }));
  return mine;
}

/** The line in which slash commands are typed. */
function commandLine() {
  /**
   * @param {Typed} wanted
   * @returns {Typed}
   */
  const there = (wanted) => ({ ...wanted, place: now().where });
  return bar(/** @type {HTMLFormElement} */ ($("command")), {
    say,
    load: known,
    suggest: async (wanted) => (await post(there(wanted))).choices ?? [],
    send: (node, wanted) => {
      command(false);
      return act(node, there(wanted));
    },
    names: () => now().names,
    places: () => now().places,
  });
}

begin();
