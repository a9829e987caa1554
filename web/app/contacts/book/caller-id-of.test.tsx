import { afterEach, expect, it, vi } from "vitest";
import { type E164, e164Schema } from "#contract/numbers/phone-number.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { queries } from "#web/kit/api/with-queries.tsx";
import { callerIdOf } from "./contacts-query.ts";

const number = e164Schema.parse("+442079460000");
const own = { id: crypto.randomUUID(), number: "+447400123456" as E164, isDefault: true };
const book = { callerIds: new Map([[number, own.id]]) };

afterEach(() => {
  vi.useRealTimers();
  queries.clear();
});

/** Contacts and numbers that are on their way. */
function underWay() {
  const answer = Promise.withResolvers<void>();
  const after = <T,>(data: T) => answer.promise.then(() => data);
  void queries.prefetchQuery({ queryKey: queryKeys.contacts, queryFn: () => after(book) });
  void queries.prefetchQuery({
    queryKey: queryKeys.callerIds,
    queryFn: () => after({ callerIds: [], rented: [own] }),
  });
  return answer.resolve;
}

it("the choice of a contact counts for a call that begins before contacts have arrived", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const arrive = underWay();
  const chosen = callerIdOf(number);
  arrive();
  expect(await chosen).toBe(own.id);
});

it("a call begins with the default when they do not arrive", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  underWay();
  const chosen = callerIdOf(number);
  vi.advanceTimersByTime(3_000);
  expect(await chosen).toBeUndefined();
});
