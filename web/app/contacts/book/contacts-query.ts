import { useQuery } from "@tanstack/react-query";
import type { CallerIds } from "#contract/calls/caller-ids.ts";
import { usualCallerId } from "#contract/calls/calls.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { queries } from "#web/kit/api/with-queries.tsx";
import { useIsLoggedIn } from "#web/kit/session/browser-session.ts";
import { formatNumber } from "#web/number/phone-number.ts";
import type { ContactBook } from "./fetch-contacts.ts";

/** The user's contacts, by name. What reads them loads with the first question. */
export function useContacts(isWanted = true) {
  return useBook(isWanted, "contacts");
}

/** The name of a number's contact; undefined for a number of none. */
export function useContactName(number: E164 | null | undefined): string | undefined {
  return useBook(number != null, "names").data?.get(number ?? "");
}

/** The name of a number's contact as far as this page knows it, or else the number. */
export function calleeName(number: E164): string {
  return queries.getQueryData<ContactBook>(queryKeys.contacts)?.names.get(number) ?? formatNumber(number);
}

/** The caller ID that was chosen for a number's contact, while the user has it; undefined for the default. */
export function callerIdOf(number: E164): string | undefined {
  const id = queries.getQueryData<ContactBook>(queryKeys.contacts)?.callerIds.get(number);
  const own = queries.getQueryData<CallerIds>(queryKeys.callerIds);
  return isOffered(id, own) ? id : undefined;
}

/** The same; the component renders again when it changes. */
export function useCallerIdOf(
  number: E164 | null,
  own: Pick<CallerIds, "callerIds" | "rented">,
): string | undefined {
  const id = useBook(number !== null, "callerIds").data?.get(number ?? "");
  return isOffered(id, own) ? id : undefined;
}

function isOffered(
  id: string | undefined,
  own: Pick<CallerIds, "callerIds" | "rented"> | undefined,
): boolean {
  const numbers = [...(own?.callerIds ?? []), ...(own?.rented ?? [])];
  return id === usualCallerId || numbers.some((one) => one.id === id);
}

function useBook<Part extends keyof ContactBook>(isWanted: boolean, part: Part) {
  return useQuery({
    queryKey: queryKeys.contacts,
    queryFn: async ({ signal }) => (await import("./fetch-contacts.ts")).fetchContacts(signal),
    select: (book) => book[part],
    enabled: useIsLoggedIn() && isWanted,
  });
}
