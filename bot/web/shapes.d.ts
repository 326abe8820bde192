// What the local table's page gets and sends: the shapes of Discord's components as far as the page draws them,
// and the bot's own answers (tools/simulated/seats.py, bot/web/page.py). For the type checker alone.

export type Say = (key: string, given?: Record<string, unknown>) => string;

export interface Emoji {
  id?: string;
  name: string;
}

export interface Option {
  value: string;
  label: string;
  description?: string;
  emoji?: Emoji;
  default?: boolean;
}

export interface Item {
  media: { url: string };
  description?: string;
}

interface Control {
  custom_id: string;
  label?: string;
  description?: string;
  disabled?: boolean;
  required?: boolean;
  placeholder?: string;
}

export type Row = { type: 1; components: Component[] };
export type Button = Control & { type: 2; style: number; url?: string; emoji?: Emoji };
export type Select = Control & {
  type: 3 | 5 | 6 | 7 | 8 | 21 | 22;
  options?: Option[];
  min_values?: number;
  max_values?: number;
};
export type Input = Control & {
  type: 4;
  style: number;
  value?: string;
  min_length?: number;
  max_length?: number;
};
export type Beside = { type: 9; components: Component[]; accessory: Component };
export type Text = { type: 10; content: string };
export type Thumbnail = Item & { type: 11 };
export type Gallery = { type: 12; items: Item[] };
export type Attached = { type: 13; file: { url: string } };
export type Line = { type: 14; divider?: boolean };
export type Box = { type: 17; components: Component[]; accent_color?: number };
export type Labelled = { type: 18; component: Component; label?: string; description?: string };
export type Check = Control & { type: 23; default?: boolean };

export type Component =
  | Row | Button | Select | Input | Beside | Text | Thumbnail | Gallery | Attached | Line | Box | Labelled | Check;

export interface Message {
  id: string;
  private: boolean;
  thinking: boolean;
  asks?: boolean;
  log?: boolean;
  at: number;
  edited: number | null;
  text: string;
  components: Component[];
  files: { url: string; name: string }[];
}

export interface Place {
  id: string;
  title: string;
}

export interface State {
  seat: string;
  where: string;
  title: string;
  places: Place[];
  names: Record<string, string>;
  called: number[];
  seated: number[] | null;
  board: { token: string; alt: string; words: string } | null;
  table: Message | null;
  scene: boolean;
  after: Message[];
  private: Message[];
  direct: Message[];
  earlier: Message[];
  question: string | null;
  opens: { message: string; control: string; question: string } | null;
}

export interface Seat {
  seat: number;
  name: string;
  acts: boolean;
  link?: string;
}

export interface Modal {
  token: string;
  title: string;
  components: Component[];
}

export interface Choice {
  name: string;
  value: string | number;
}

export interface CommandOption {
  name: string;
  description: string;
  type: number;
  required?: boolean;
  autocomplete?: boolean;
  choices?: Choice[];
  min_value?: number;
  max_value?: number;
  min_length?: number;
  max_length?: number;
}

export interface Command {
  name: string;
  description: string;
  options: CommandOption[];
}

export type Values = Record<string, string | string[] | boolean>;

/** What the page sends. */
export type Wanted =
  | { do: "click"; message: string; control: string }
  | { do: "pick"; message: string; control: string; values: string[] }
  | { do: "submit"; modal: string; values: Values }
  | Typed
  | { do: "dismiss"; message: string };

/** What the line of commands sends; the page says where. */
export type Typed = { place?: string } & (
  | { do: "command"; name: string; options: Given }
  | { do: "suggest"; name: string; option: string; typed: string; options: Given }
);

export type Given = Record<string, string | number | boolean>;

/** What the bot answers. */
export interface Answer {
  error?: string;
  modal?: Modal;
  choices?: Choice[];
}

/** What controls and texts need to know. */
export interface About {
  say: Say;
  act: (node: HTMLElement, wanted: Wanted) => Promise<void>;
  base: string;
  names: Record<string, string>;
  places: Place[];
  place?: string;
  large: (url: string, text: string) => void;
  go: (id: string) => void;
}

/** The same of a message: its number, whether it is the table's own, whether it asks, is for this seat alone. */
export interface AboutMessage extends About {
  message: string;
  title?: string;
  living?: boolean;
  asks?: boolean;
  own?: boolean;
}

/** What the line of commands needs of the page. */
export interface CommandPage {
  say: Say;
  load: () => Promise<Command[]>;
  suggest: (wanted: Typed) => Promise<Choice[]>;
  send: (node: HTMLElement, wanted: Typed) => Promise<void>;
  names: () => Record<string, string>;
  places: () => Place[];
}
