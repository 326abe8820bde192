// The page: it shows what its seat sees, hears of every change, and sends what is pressed. It knows no game.

import { bar } from "./commands.js";
import { onSeat } from "./head.js";
import { $, here, kept, me, say } from "./here.js";
import { forgetAll, show } from "./show.js";
import { act, connect, listen, post } from "./talk.js";
import { command, tools } from "./tools.js";

let commands = null;

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
  for (const node of document.querySelectorAll("[data-say]")) node.textContent = say(node.dataset.say);
  for (const node of document.querySelectorAll("[data-label]")) node.setAttribute("aria-label", say(node.dataset.label));
  const [first] = here.seats;
  const before = Number(kept.seat.get());
  here.seat = here.seats.some((one) => one.seat === before) ? before : first.seat;
  // The first seat is whose machine it is; another one was chosen here, and may not be who looks now.
  here.covered = here.seat !== first.seat;
  tools(me().acts ? commandLine() : null);
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
  const there = (wanted) => ({ ...wanted, place: here.state.where });
  return bar($("command"), {
    say,
    load: known,
    suggest: async (wanted) => (await post(there(wanted))).choices ?? [],
    send: (node, wanted) => {
      command(false);
      return act(node, there(wanted));
    },
    names: () => here.state.names,
    places: () => here.state.places,
  });
}

begin();
