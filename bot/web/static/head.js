// What is above: the seats of this machine, and the list of its tables.

import { $, here, kept, now, say } from "./here.js";
import { make } from "./make.js";
import { connect } from "./talk.js";

let changed = () => {};

/**
 * Call `forget` when another seat is chosen.
 *
 * @param {() => void} forget
 */
export function onSeat(forget) {
  changed = forget;
}

/** The list of tables, if there are several; else the title. */
export function showPlaces() {
  const select = $("places");
  const entries = now().places.map((one) => `${one.id} ${one.title}`).join("|") + now().where;
  select.hidden = now().places.length < 2;
  // The list names the table already.
  $("title").hidden = !select.hidden;
  if (select.dataset.entries === entries) return;
  select.dataset.entries = entries;
  select.replaceChildren(...now().places.map((one) => make("option", { value: one.id, selected: one.id === now().where }, one.title)));
}

/** The seats of this machine, with a sign at those that are asked. */
export function showSeats() {
  const nav = $("seats");
  nav.hidden = here.seats.length < 2;
  const entries = JSON.stringify([here.seat, here.covered, now().called, now().seated]);
  if (nav.hidden || nav.dataset.entries === entries) return;
  nav.dataset.entries = entries;
  const { seated } = now();
  nav.replaceChildren(...here.seats.map((one) => {
    const asked = now().called.includes(one.seat);
    const absent = seated !== null && !seated.includes(one.seat);
    const node = make("button", {
      type: "button", class: absent ? "seat absent" : "seat", "data-key": `seat-${one.seat}`, "aria-pressed": String(one.seat === here.seat),
      title: asked ? say("called", { name: one.name }) : absent ? say("absent", { name: one.name }) : null,
    }, one.name, asked ? make("span", { class: "dot" }, make("span", { class: "aside" }, say("is-asked"))) : null);
    node.addEventListener("click", () => take(one.seat));
    return node;
  }));
}

/** @param {number} other */
function take(other) {
  if (other === here.seat) return;
  here.seat = other;
  kept.seat.set(String(here.seat));
  here.covered = true;
  here.place = null;
  changed();
  connect();
}
