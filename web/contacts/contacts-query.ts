import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { E164 } from "#contract/phone-number.ts";
import { useIsLoggedIn } from "#web/lib/browser-session.ts";
import { browserStore } from "#web/lib/browser-store.ts";
import { queryKeys } from "#web/lib/query-keys.ts";
import { touched } from "#web/lib/touch.ts";

const key = "farline.has-contacts";
const store = browserStore("localStorage");

/** The user's contacts, by name. What reads them loads with the first question. */
export function useContacts(isWanted = true) {
  return useBook(isWanted, "contacts");
}

/** The name of a number's contact; undefined for a number of none. */
export function useContactName(number: E164 | null | undefined): string | undefined {
  return useBook(number != null, "names").data?.get(number ?? "");
}

/**
 * Whether to ask for the contacts on a page that is not about them: at sight in a browser that has shown some, otherwise
 * once the reader touches the page. Readers without contacts then load nothing for them at sight.
 */
export function useWantsContacts(): boolean {
  const [isWanted, setWanted] = useState(() => Boolean(store.getItem(key)));
  useEffect(() => void touched.then(() => setWanted(true)), []);
  return isWanted;
}

function useBook<Part extends "contacts" | "names">(isWanted: boolean, part: Part) {
  return useQuery({
    queryKey: queryKeys.contacts,
    queryFn: async ({ signal }) => {
      const book = await (await import("./fetch-contacts.ts")).fetchContacts(signal);
      store.setItem(key, book.contacts.length > 0 ? "1" : "");
      return book;
    },
    select: (book) => book[part],
    enabled: useIsLoggedIn() && isWanted,
  });
}
