/** A browser as tests drive it. Each driver finds controls by the names that the browser gives to assistive technology. */
export interface Browser {
  open(url: string): Promise<void>;
  /** The value of an expression in the page; a promise is awaited. */
  evaluate<T>(expression: string): Promise<T>;
  /** The first shown control of this kind and name, in the whole page or in a region that has a name too. */
  find(kind: Kind, name: string, region?: string): Promise<Control | undefined>;
  /** Presses keys wherever the focus is. */
  type(text: string): Promise<void>;
  /** Works inside the frame with this title. */
  inFrame(title: string, work: () => Promise<void>): Promise<void>;
  /** Writes a PNG file. */
  screenshot(path: string): Promise<void>;
  /** Errors that pages reported to the console, or did not catch, since the browser began. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

export interface Control {
  press(): Promise<void>;
  /** Replaces the text of a field. */
  fill(text: string): Promise<void>;
  /** Takes the option with this text. */
  choose(option: string): Promise<void>;
  attach(path: string): Promise<void>;
}

/** Elements that a kind of control may be. One that is disabled until the page's code is here is waited for. */
export const kinds = {
  button: "button:enabled, summary, [role=button]",
  link: "a[href]",
  field: "input:enabled, textarea:enabled, select:enabled",
  file: "input[type=file]",
  region: "section, [role=region]",
} as const;
export type Kind = keyof typeof kinds;
