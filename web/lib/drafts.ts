import * as z from "zod/mini";
import type { BrowserStore } from "./browser-store.ts";

type Values = Readonly<Record<string, string>>;

const key = "farline.drafts";
const draftsSchema = z.object({
  /** The id of the user who typed them; null for a visitor. */
  person: z.nullable(z.string()),
  forms: z.record(z.string(), z.record(z.string(), z.string())),
});

/**
 * The unsent text of forms, so that an expiring session loses nothing. Only the person who typed a draft reads it.
 * `person` returns the id of the user who is, or was last, logged in here.
 */
export function createDrafts(store: BrowserStore, person: () => string | null) {
  function formsOfPerson(): Record<string, Values> {
    const kept = draftsSchema.safeParse(parse(store.getItem(key)));
    const theirs = kept.success && (kept.data.person ?? person()) === person();
    return theirs ? kept.data.forms : {};
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

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
