import { z } from "zod";
import { e164Schema } from "#contract/phone-number.ts";

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const callReferenceSchema = z.object({ number: e164Schema, providerCallId: z.string().nullable() });
export type CallReference = z.infer<typeof callReferenceSchema>;

const key = "farline.call";

/** The answered call of this tab, so that the page that comes after a reload knows what became of it. */
export function callMemory(store: Store) {
  return {
    remember: (call: CallReference) => store.setItem(key, JSON.stringify(call)),
    forget: () => store.removeItem(key),
    /** The call that the last page left behind, once. */
    take(): CallReference | null {
      const kept = store.getItem(key);
      store.removeItem(key);
      if (kept === null) return null;
      try {
        return callReferenceSchema.parse(JSON.parse(kept));
      } catch {
        return null;
      }
    },
  };
}
