// What the page gets and sends: the shapes of Discord's components as far as the page draws them, and what a seat is told
// (seats.py, acts.py). For the type checker alone.

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
  thinking: boolean;
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
  title: string;
  places: Place[];
  names: Record<string, string>;
  table: Message | null;
  after: Message[];
  private: Message[];
  direct: Message[];
  earlier: Message[];
}

export interface Modal {
  token: string;
  title: string;
  components: Component[];
}

export type Values = Record<string, string | string[] | boolean>;

/** What the page sends. */
export type Wanted =
  | { do: "click"; message: string; control: string }
  | { do: "pick"; message: string; control: string; values: string[] }
  | { do: "submit"; modal: string; values: Values }
  | { do: "command"; name: string; options: Record<string, string> };

/** What it is told for it. */
export interface Answer {
  error?: string;
  modal?: Modal;
}

/** What messages need to know of the page. */
export interface About {
  names: Record<string, string>;
  places: Place[];
  act(node: HTMLElement | null, wanted: Wanted): Promise<void>;
}

export type AboutMessage = About & { message: string };
