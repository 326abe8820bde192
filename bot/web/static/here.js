// What a page knows: its words, its seats, what it shows, and what its window keeps.

export const $ = (id) => document.getElementById(id);

const store = (name) => ({
  get: () => {
    try {
      return sessionStorage.getItem(name);
    } catch {
      return null;
    }
  },
  set: (value) => {
    try {
      sessionStorage.setItem(name, value);
    } catch {
      // Without a store the page forgets this when it is loaded again.
    }
  },
});
export const kept = { seat: store("seat"), words: store("words"), keys: store("keys") };

/** What changes while the page is open. */
export const here = {
  words: {},
  seats: [],
  seat: 0,
  covered: false, // whether the seat's own cards are hidden until its player says that only he looks
  state: null,
  place: null, // the place that was chosen here; null: where the seat plays
  pressed: 0, // when something was pressed here last
};

export const say = (key, given = {}) =>
  (here.words[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => (name in given ? String(given[name]) : whole));

export const me = () => here.seats.find((one) => one.seat === here.seat);
