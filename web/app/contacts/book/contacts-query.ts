import { queryOptions, useQuery } from "@tanstack/react-query";
import type { CallerIds } from "#contract/calls/caller-ids.ts";
import { usualCallerId } from "#contract/calls/calls.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { callerIdsQuery } from "#web/kit/api/caller-ids-query.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { queries } from "#web/kit/api/with-queries.tsx";
import { useIsLoggedIn } from "#web/kit/session/browser-session.ts";
import { formatNumber } from "#web/number/phone-number.ts";
import { type ContactBook, fetchContacts } from "./fetch-contacts.ts";

/** The user's contacts, by name. */
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

/** A call begins without what a slow server says later. */
const longestWait_ms = 3_000;

/**
 * The caller ID that was chosen for a number's contact, while the user has it; undefined for the default. Waits for contacts and
 * numbers that are on their way.
 */
export async function callerIdOf(number: E164): Promise<string | undefined> {
  const answers = Promise.all([queries.ensureQueryData(book), queries.ensureQueryData(callerIdsQuery)]);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, longestWait_ms, undefined));
  const [contacts, own] = (await Promise.race([answers.catch(() => undefined), late])) ?? [];
  const id = contacts?.callerIds.get(number);
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

const book = queryOptions({
  queryKey: queryKeys.contacts,
  queryFn: ({ signal }) => fetchContacts(signal),
});

function useBook<Part extends keyof ContactBook>(isWanted: boolean, part: Part) {
  return useQuery({
    ...book,
    select: (book) => book[part],
    enabled: useIsLoggedIn() && isWanted,
  });
}
