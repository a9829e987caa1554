import { dialLinkMessages } from "#contract/dial-link-messages.ts";
import type { E164 } from "#contract/phone-number.ts";
import { drafts } from "#web/lib/browser-drafts.ts";
import { toast } from "#web/ui/toast.ts";
import { t } from "#words/translate.ts";
import { onNumberAsked } from "./asked-number.ts";
import { dialledText } from "./dialled-text.ts";
import type { Given, NumberChoice } from "./read-given.ts";

/** Content of the number field. */
export interface DialEntry {
  readonly text: string;
  /** The country that the user has chosen for the field (ISO 3166-1 alpha-2). */
  readonly country: string | undefined;
  /** A text that is being read, or that may mean several numbers, until one is chosen or another text is typed. */
  readonly asked: string;
  readonly choices: readonly NumberChoice[];
}

const loadReading = () => import("./take-number.ts");

/** The number field's text with its meaning, kept in this tab until the number is called. */
export function createDialEntry(lastNumber: E164 | null) {
  const listeners = new Set<() => void>();
  let entry = firstEntry(lastNumber);

  function show(changes: Partial<DialEntry>): void {
    entry = { ...entry, ...changes };
    for (const listener of [...listeners]) listener();
  }

  function set(changes: Partial<DialEntry>): void {
    show(changes);
    const { text, country = "", asked } = entry;
    drafts.keep("dial", { phoneNumber: text, country, asked });
  }

  /** Puts in what is typed, or a number with its country code. */
  const write = (text: string) => set({ text, asked: "", choices: [] });

  const take = (asked: string, given: Given) =>
    set({ ...given, asked: given.choices.length > 0 ? asked : "" });

  /** A text that is refused empties the field: the number before it must not stay to be called. */
  async function paste(text: string, field: HTMLInputElement): Promise<void> {
    const { takePasted } = await loadReading();
    const given = await takePasted(field, text, entry.country);
    if (given === null) toast.error(t(dialLinkMessages.noNumberInText));
    take(text, given ?? { text: "", choices: [] });
  }

  async function link(asked: string): Promise<void> {
    set({ text: "", choices: [], asked });
    if (asked === "") return;
    const { takeLinked } = await loadReading();
    const given = await takeLinked(asked, entry.country);
    // The user may have typed another number meanwhile.
    if (entry.asked === asked) take(asked, given);
  }

  return {
    snapshot: () => entry,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    write,
    /** Shows the same text, spaced. The last call's number is no draft yet. */
    space: (text: string) => show({ text }),
    paste,
    chooseCountry(country: string, withItsCode: string): void {
      set({ country });
      write(dialledText(withItsCode).text);
    },
    /** Takes the number that was asked for before, and those that are asked for until the returned function is called. */
    open(): () => void {
      if (entry.asked !== "") void link(entry.asked);
      return onNumberAsked((asked) => void link(asked));
    },
  };
}

function firstEntry(lastNumber: E164 | null): DialEntry {
  const { phoneNumber, country, asked = "" } = drafts.read("dial");
  const text = asked === "" ? dialledText(phoneNumber ?? lastNumber ?? "").text : "";
  return { text, country: country || undefined, asked, choices: [] };
}
