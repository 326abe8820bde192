// What the table's protocol brings to the page (bot/protocol/shapes, docs/table-protocol.md): for the type checker alone.

export type Place = string;

export interface Drawn {
  token: string;
  width: number;
  height: number;
  alt: string;
  words: string;
}

export interface Review {
  about: string;
  parts: Section[];
}

export interface ForumText {
  name: string;
  text: string;
}

export interface Named {
  id: string;
  name: string;
}

export interface Seat {
  seat: number;
  name: string;
  mark: { letter: string; shape: string; colour: string; ink: string };
  computer: boolean;
  present: boolean;
  score: number;
  line: string;
  captain?: string;
  portrait?: string;
  at?: Place;
  /** What lies open before it for good. */
  cards?: { id: string; name: string; count: number }[];
}

export interface Table {
  version: number;
  game: string;
  title: string;
  language: string;
  modules: Named[];
  me: number | null;
  seats: Seat[];
  over: boolean;
  sandbox: boolean;
  undo: { line: string; count: number } | null;
  redo?: number;
  helps: string[];
  layers: (Named & { line?: string })[];
  cursor?: string;
  round?: number;
  goal?: number;
  event?: { card: string; title: string; line: string; at: Place[] };
  ending?: { winners: number[]; line: string; ranks: { seat: number; rank: number; points: number; line: string; figures?: string }[] };
}

export type Ending = NonNullable<Table["ending"]>;

export interface Recap {
  rounds: number[];
  lines: number[][];
  turning: { round: number; seat: number; line: string; causes: string[] }[];
  words: string;
  film: string;
  earned: { way: string; line: string; points: number }[][];
}

export interface Card {
  id: string;
  title: string;
  text: string;
  picture: string;
  playable: boolean;
  sprite?: string;
}

export interface Ship {
  kind: string;
  name: string;
  locations: { id: string; name: string; has: number; most: number }[];
}

export interface Mine {
  purse: { id: string; name: string; count: number }[];
  hold: Named[];
  places: number;
  hand: Card[];
  board: Card[];
  more: string[];
  ship?: Ship;
  notes: Note[];
  written: string;
  unshown?: { id: string; name: string; count: number };
}

export interface Option {
  id: string;
  label: string;
  at: Place[];
  advised: boolean;
  tone: "" | "danger" | "quiet" | "go" | "confirm";
  grave: boolean;
  aside: boolean;
  consequence?: string;
  about?: string;
  odds?: { percent: number; line: string };
  refused?: string;
  icon?: string;
  picture?: string;
  cost?: number;
  leads?: boolean;
  /** Whether it is a whole course, as something that is touched where it ends. */
  course?: boolean;
}

export interface Counter {
  id: string;
  name: string;
  options: string[];
  prices: number[];
  most: number;
  good?: string;
  wanted?: { at: Place; gold: number; zones: number };
  consequence?: string;
}

export interface Bundle {
  label: string;
  picks: string[];
  advised: boolean;
  consequence?: string;
}

export interface Course {
  id: string;
  label: string;
  likely: boolean;
  ends: boolean;
  advised: boolean;
  at: Place[];
  cost?: number;
  warning?: string;
  consequence?: string;
}

export interface Plan {
  line: string;
  picks: string[];
  step: number;
  of: number;
  upto?: number;
  aim?: string;
  changed?: string;
  way?: Place[];
  listed?: string[];
}

export interface Outcome {
  line: string;
  events: number[];
}

export interface Question {
  number: number;
  kind: string;
  line: string;
  least: number;
  most: number;
  options: Option[];
  counters: Counter[];
  /** What it is about and that is no answer to it. */
  offered?: Counter[];
  bundles: Bundle[];
  courses: Course[];
  lessons: string[];
  default: string[];
  none?: string;
  help?: string;
  note?: string;
  left?: [number, number];
  plan?: Plan;
  gives?: string;
  greeting?: string;
  helm_asks?: string;
  until?: string;
  range?: { low: number; high: number; usual?: number };
  room?: number;
  takes?: number;
  purse?: number;
  strict?: boolean;
  free?: number[];
  result?: Outcome;
  meanwhile?: string[];
}

export interface Waiting {
  waiting: number[];
  line: string;
  result?: Outcome;
}

export interface Event {
  n: number;
  turn: { seat: number | null; round: number | null } | null;
  kind: string;
  // deno-lint-ignore no-explicit-any
  args: Record<string, any>;
  at: Place[];
  said: string;
  weight: 0 | 1 | 2 | 3;
  note?: string;
}

export interface Story {
  events: Event[];
  first: number;
  cursor: string;
  moments?: Moment[];
}

/** How the table stood once the events before `upto` had happened. */
export interface Moment {
  upto: number;
  seats: Seat[];
  round?: number;
  purse?: Mine["purse"];
  board?: Card[];
  laid?: { ground: Drawn; spots: Spot[]; pieces: Piece[] };
  /** Of a board of which no more is known, where they lay otherwise than in the moment before. */
  pieces?: Piece[];
}

export interface Spot {
  at: Place;
  outline: [number, number][];
  label: [number, number];
  name: string;
  about?: string;
}

export interface Piece {
  id: string;
  at: Place;
  x: number;
  y: number;
  width: number;
  height: number;
  sprite: string;
  name: string;
}

export interface Board {
  picture: Drawn;
  ground: Drawn;
  frame?: [number, number, number, number];
  spots: Spot[];
  pieces: Piece[];
  scene?: Drawn;
  scene_spots?: Spot[];
}

export interface Thing {
  at: Place;
  title: string;
  lines: string[];
  links: Place[];
  own?: string[];
  rules?: string;
  note?: string;
  picture?: Drawn;
}

export interface Section {
  title: string;
  lines: string[];
}

export interface Rules {
  chapters: Section[];
  more: Section[];
}

export interface OddsField {
  id: string;
  label: string;
  choices: Named[];
  several: number;
  low: number;
  high: number;
  given: string[];
}

export interface Reckoned {
  line: string;
  fields: OddsField[];
  lines: string[];
  picture?: Drawn;
}

export interface Order {
  id: string;
  label: string;
  given: boolean;
}

export interface Coming {
  steps: Order[];
  next: Order[];
  word?: string;
}

export interface Orders {
  cards: { title: string; orders: Order[] }[];
  standing: Order[];
  coming?: Coming;
}

export interface Explained {
  question: number;
  sections: Section[];
}

export interface Note {
  at: Place;
  tags: { tone: string; text: string; icon: string }[];
}

export interface Layer {
  name: string;
  picture: Drawn;
  line: string;
  notes: Note[];
}

export interface News {
  version: string;
  cursor: string;
  question?: number;
}

export interface State {
  table: Table;
  view: Mine | null;
  question: Question | Waiting;
  board: Board;
}
