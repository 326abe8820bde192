// Phones at a table, for the host alone: who is invited to which seat, who knocks, whose page is open.

/** @import { Chair, LobbyPage, Phones } from "./shapes.d.ts" */

import { make } from "../kit/make.js";
import { sign } from "../kit/signs.js";
import { say } from "./here.js";
import { grave, press, sheet, told } from "./parts.js";
import { act, qr } from "./talk.js";

/** All of it, where there is a local network. @param {LobbyPage} lobby */
export function phones(lobby) {
  const { phones: all, seats } = lobby;
  if (!all) return "";
  return sheet(
    say("phones"),
    told(say("phones-about"), "fine"),
    ...all.knocks.map((one) => knock(lobby, one)),
    make("ul", { class: "chairs" }, ...seats.map((one) => seat(lobby, all, one)), all.free ? free(lobby, all) : ""),
  );
}

/** Somebody who wants a seat that another has. @param {LobbyPage} lobby @param {Phones["knocks"][number]} one */
function knock({ table, seats }, { id, name, seat: of }) {
  const other = seats.find((one) => one.seat === of)?.name ?? "";
  const answer = (/** @type {boolean} */ yes) => act("admit-phone", { table, knock: id, yes });
  return make(
    "div",
    { class: "sure", role: "group", "aria-label": say("knocks", { name, other }) },
    make("p", {}, say("knocks", { name, other })),
    press(`knock-no-${id}`, say("knock-no"), () => answer(false), { tone: "quiet" }),
    press(`knock-yes-${id}`, say("knock-yes", { name }), () => answer(true), { tone: "go" }),
  );
}

/** A seat: who has it, on a phone or not, and what can be done about it. @param {LobbyPage} lobby @param {Phones} all @param {Chair} one */
function seat({ table, standing }, all, { seat: number, name, level, mine }) {
  const linked = all.linked.includes(number);
  const line = linked ? (all.here.includes(number) ? say("phone-here") : say("phone-away")) : "";
  const code = all.codes.find((open) => open.seat === number);
  const invite = press(
    `phone-${number}`,
    level === undefined ? say("anew", { name }) : say("invite-seat"),
    () => act("invite-phone", { table, seat: number }),
    { tone: "quiet", name: level === undefined ? undefined : `${say("invite-seat")}: ${name}` },
  );
  const gone = linked && !mine
    ? standing === "lobby"
      ? press(`phone-up-${number}`, say("phone-up"), () => act("unseat", { table, seat: number }), { tone: "quiet" })
      : grave(`phone-up-${number}`, say("phone-computer"), say("give-computer-sure", { name }), () => act("give", { table, seat: number }))
    : "";
  return make(
    "li",
    { "data-seat": number },
    sign(level === undefined ? "person" : "ship-wheel"),
    make("span", { class: "chair" }, make("b", {}, name), line ? make("small", {}, line) : ""),
    gone,
    code ? invitation(table, all, code) : invite,
  );
}

/** A seat that nobody has yet. @param {LobbyPage} lobby @param {Phones} all */
function free({ table }, all) {
  const code = all.codes.find((one) => one.seat === undefined);
  return make(
    "li",
    {},
    code
      ? invitation(table, all, code)
      : press("phone-free", say("invite-free"), () => act("invite-phone", { table }), { tone: "quiet", icon: "person" }),
  );
}

/** A code, to be scanned or typed. @param {number} table @param {Phones} all @param {Phones["codes"][number]} one */
const invitation = (table, { address }, { code, until }) =>
  make(
    "div",
    { class: "invitation" },
    make("img", { src: qr(code), alt: say("qr"), width: 240, height: 240 }),
    make(
      "div",
      {},
      make("p", {}, say("qr-type", { address })),
      make("p", { class: "code" }, code),
      make("small", {}, say("qr-until", { when: clock(until) })),
      press(`qr-hide-${code}`, say("qr-hide"), () => act("uninvite-phone", { table, code }), { tone: "quiet" }),
    ),
  );

/** @param {string} when */
const clock = (when) => new Date(when).toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" });
