import { session } from "#web/kit/session/browser-session.ts";
import { type BrowserStore, browserStore } from "./browser-store.ts";

type Values = Readonly<Record<string, string>>;

const key = "farline.drafts";
interface Kept {
  /** The id of the user who typed them; null for a visitor. */
  person: string | null;
  forms: Record<string, Values>;
}

/** The unsent text of forms, for the person who typed it. `person` is the user who is, or was last, logged in here. */
export function createDrafts(store: BrowserStore, person: () => string | null) {
  function formsOfPerson(): Record<string, Values> {
    const stored = parse(store.getItem(key));
    const theirs = stored !== null && (stored.person ?? person()) === person();
    return theirs ? stored.forms : {};
  }

  function write(forms: Record<string, Values>): void {
    store.setItem(key, JSON.stringify({ person: person(), forms }));
  }

  return {
    read: (form: string): Values => formsOfPerson()[form] ?? {},
    keep: (form: string, values: Values) => write({ ...formsOfPerson(), [form]: values }),
    drop(form: string) {
      const { [form]: _, ...others } = formsOfPerson();
      write(others);
    },
    dropAll: () => store.removeItem(key),
  };
}

/** Reads what this module has written, without a schema: the pages that arrive as HTML load none. */
function parse(text: string | null): Kept | null {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export const drafts = createDrafts(browserStore("sessionStorage"), session.person);
