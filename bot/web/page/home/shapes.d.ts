// What the protocol of a house brings to its page (bot/protocol/home/pages.py, docs/table-protocol.md): for the type checker alone.

export interface Choice {
  id: string;
  label: string;
  line?: string;
}

export interface Me {
  who: number;
  name: string;
  host: boolean;
  language: string;
  look: string;
  own_language: boolean;
  own_look: boolean;
  words: boolean;
  odds: boolean;
  cards: string;
  table?: number;
}

export interface Person {
  who: number;
  name: string;
  host: boolean;
  guest: boolean;
}

export interface Chair {
  seat: number;
  name: string;
  mine: boolean;
  away: boolean;
  lent: boolean;
  who?: number;
  level?: number;
  line?: string;
  points?: number;
  portrait?: string;
}

export interface Ending {
  winners: number[];
  line: string;
  ranks: { seat: number; rank: number; points: number; line: string }[];
}

export type Standing = "lobby" | "playing" | "finished" | "ended" | "aside";

export interface Entry {
  table: number;
  game: string;
  name: string;
  title: string;
  standing: Standing;
  me: number | null;
  hosting: boolean;
  asked: boolean;
  line: string;
  seats: Chair[];
  may: string[];
  since?: string;
  round?: number;
  ending?: Ending;
  why?: string;
}

export interface Cover {
  width: number;
  height: number;
  alt: string;
}

export interface Module {
  id: string;
  name: string;
  line: string;
  effort: string;
  needs: string[];
  excludes: string[];
  recommends: string[];
  on: boolean;
  closed: boolean;
}

export interface ModuleSet {
  id: string;
  name: string;
  modules: string[];
}

export interface Setting {
  id: string;
  label: string;
  value: string;
  shown: string;
  choices: Choice[];
  low?: number;
  high?: number;
  module?: string;
}

export interface Box {
  game: string;
  name: string;
  line: string;
  seats: number[];
  voyage: boolean;
  sets: ModuleSet[];
  modules: Module[];
  settings: Setting[];
  cover?: Cover;
}

export interface OwnScore {
  game: string;
  name: string;
  line: string;
}

export interface Challenge {
  title: string;
  lines: string[];
  may: boolean;
  last: string[];
  table?: number;
}

export interface HomePage {
  version: number;
  me: Me;
  people: Person[];
  tables: Entry[];
  games: Box[];
  languages: Choice[];
  looks: Choice[];
  levels: Choice[];
  usual_language: string;
  usual_look: string;
  alone: OwnScore[];
  challenge: Challenge;
}

export interface Invite {
  id: string;
  kind: string;
  by: string;
  to: string;
  mine: boolean;
  line: string;
  seat?: number;
}

export interface Phones {
  address: string;
  codes: { code: string; url: string; until: string; seat?: number }[];
  knocks: { id: string; name: string; seat: number }[];
  linked: number[];
  here: number[];
  free: boolean;
}

export interface LobbyPage {
  version: number;
  table: number;
  game: string;
  name: string;
  title: string;
  standing: Standing;
  language: string;
  me: number | null;
  host: number | null;
  settles: boolean;
  seats: Chair[];
  fits: number[];
  voyage: boolean;
  voyage_offered: boolean;
  level: number;
  sets: ModuleSet[];
  modules: Module[];
  settings: Setting[];
  odds: boolean;
  odds_free: boolean;
  talk: boolean;
  pace: string;
  paces: Choice[];
  at_deadline: string;
  deadlines: Choice[];
  latecomers: boolean;
  invites: Invite[];
  notices: { at: string; said: string }[];
  may: string[];
  commitment: string;
  cover?: Cover;
  why_not?: string;
  duplicate?: string;
  starts?: string;
  check?: { id: string; ready: number[]; until: string };
  vote?: { id: string; seat: number; count: number; needed: number };
  ending?: Ending;
  again?: number;
  phones?: Phones;
}

export interface Asked {
  line: string;
  options: Choice[];
  low?: number;
  high?: number;
}

export interface MendPage {
  version: number;
  table: number;
  newest: number;
  steps: { number: number; whose: string; line: string }[];
  asked: { seat: number; number: number; asked: Asked }[];
  unseen: boolean;
  heirs: { seat: number; who: number }[];
  still: boolean;
  may: string[];
  repairs?: Asked;
}

export interface LookBack {
  number: number;
  count: number;
  told: string[];
}

export interface RulesPage {
  game: string;
  name: string;
  chapters: { id: string; title: string; lines: string[] }[];
}

export interface Came {
  key?: string;
  asks?: string;
  waits?: string;
  instead?: string;
  refused?: string;
  over?: boolean;
}

export interface Done {
  done: boolean;
  table?: number;
  asked?: Asked;
}

export interface HomeNews {
  version: string;
  house: string;
  lobby?: string | null;
}

export interface About {
  home: boolean;
  seats: { seat: number; name: string; acts: boolean; link: string | null }[];
  texts: Record<string, string>;
}

/** Where somebody is on the page: what is shown, and of which table or game. */
export interface Place {
  view: string;
  of: string;
}
