import type * as z from "zod/mini";
import type { callHistoryRoutes } from "#contract/calls/call-history.ts";
import type { Contact } from "#contract/contacts/contact-book.ts";
import { tidyNumber } from "#contract/numbers/tidy-number.ts";
import { isMatch } from "#web/app/contacts/book/match-contacts.ts";

/** The shown part of the history, as the page's address has it: days as YYYY-MM-DD, empty without a choice. */
export interface CallFilters {
  from: string;
  to: string;
  country: string;
  search: string;
}

export type CallQuery = Omit<z.input<typeof callHistoryRoutes.calls.query>, "before" | "limit">;

export function readFilters(address: URLSearchParams): CallFilters {
  const of = (name: keyof CallFilters) => address.get(name) ?? "";
  return { from: of("from"), to: of("to"), country: of("country"), search: of("search") };
}

/** No one's number: a search that matches no contact and has no digits finds nothing. */
const nothing = "+10";
const mostNumbers = 200;

/** The request for filters. A name stays in the page: the server gets the numbers of its contacts. */
export function queryOf(filters: CallFilters, contacts: readonly Contact[]): CallQuery {
  const { from, to, country, search } = filters;
  return {
    from: startOf(from, 0),
    to: startOf(to, 1),
    country: /^[A-Z]{2}$/.test(country) ? country : undefined,
    ...(search.trim() !== "" && searched(search, contacts)),
  };
}

function searched(search: string, contacts: readonly Contact[]): Pick<CallQuery, "digits" | "numbers"> {
  // A national number is typed with a zero that its country code replaces.
  const tidied = tidyNumber(search).replace(/^0(?=[1-9])/, "");
  if (/^\d{1,15}$/.test(tidied)) return { digits: tidied };
  const named = contacts.filter((contact) => isMatch(contact, search));
  const numbers = named.flatMap((contact) => contact.numbers.map(({ number }) => number));
  return { numbers: numbers.length > 0 ? numbers.slice(0, mostNumbers).join() : nothing };
}

/** The moment at which a day begins where the reader is, or the day after it. */
function startOf(day: string, later: 0 | 1): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (date === undefined) return undefined;
  return new Date(Number(year), Number(month) - 1, Number(date) + later).toISOString();
}
