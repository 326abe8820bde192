// What is above: the seats of this machine, and the list of its tables.

import { $, here, kept, say } from "./here.js";
import { connect } from "./talk.js";
import { make } from "./text.js";

let changed = () => {};

/** Call `forget` when another seat is chosen. */
export function onSeat(forget) {
  changed = forget;
}

/** The list of tables, if there are several; else the title. */
export function showPlaces() {
  const select = $("places");
  const entries = here.state.places.map((one) => `${one.id} ${one.title}`).join("|") + here.state.where;
  select.hidden = here.state.places.length < 2;
  // The list names the table already.
  $("title").hidden = !select.hidden;
  if (select.dataset.entries === entries) return;
  select.dataset.entries = entries;
  select.replaceChildren(...here.state.places.map((one) => make("option", { value: one.id, selected: one.id === here.state.where }, one.title)));
}

/** The seats of this machine, with a sign at those that are asked. */
export function showSeats() {
  const nav = $("seats");
  nav.hidden = here.seats.length < 2;
  const entries = JSON.stringify([here.seat, here.covered, here.state.called, here.state.seated]);
  if (nav.hidden || nav.dataset.entries === entries) return;
  nav.dataset.entries = entries;
  nav.replaceChildren(...here.seats.map((one) => {
    const asked = here.state.called.includes(one.seat);
    const absent = here.state.seated && !here.state.seated.includes(one.seat);
    const node = make("button", {
      type: "button", class: absent ? "seat absent" : "seat", "data-key": `seat-${one.seat}`, "aria-pressed": String(one.seat === here.seat),
      title: asked ? say("called", { name: one.name }) : absent ? say("absent", { name: one.name }) : null,
    }, one.name, asked ? make("span", { class: "dot" }, make("span", { class: "aside" }, say("is-asked"))) : null);
    node.addEventListener("click", () => take(one.seat));
    return node;
  }));
}

function take(other) {
  if (other === here.seat) return;
  here.seat = other;
  kept.seat.set(String(here.seat));
  here.covered = true;
  here.place = null;
  changed();
  connect();
}
