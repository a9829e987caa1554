import { useState } from "react";
import { useContacts } from "#web/app/contacts/book/contacts-query.ts";
import { isAwaited } from "#web/kit/api/has-failed.ts";
import { useRecentNumbers } from "#web/number/recent-numbers.ts";

/**
 * True for a user with favourites or recent numbers, as their lists arrive. Null until then. A list that changes later
 * changes nothing here, because the page would move below a press.
 */
export function useIsReturning(): boolean | null {
  const contacts = useContacts();
  const { isArriving, recent } = useRecentNumbers();
  const [isReturning, setReturning] = useState<boolean | null>(null);
  if (isReturning !== null) return isReturning;
  const hasFavourites = contacts.data?.some(({ favourite }) => favourite) === true;
  if (isAwaited(contacts) || (!hasFavourites && isArriving)) return null;
  const isNow = hasFavourites || recent.length > 0;
  setReturning(isNow);
  return isNow;
}
