import { expect, test } from "vitest";
import { talkedNumbers } from "#adapters/postgres/calls/talked-number-store.ts";
import type { Destination } from "#domain/tariff/destinations.ts";
import { oneCaller, tuvalu } from "#testing/calls/one-caller.ts";
import { usualDestination } from "./usual-destination.ts";

const caller = await oneCaller();
const { database, startWith, ringing, ended } = caller;
const day_ms = 24 * 3_600_000;
const manchester = "+441614960000";

const inTuvalu = { name: "Tuvalu", country: "TV", callingCode: "688", areaCodes: [], prefixes: 1 };
const rate = { perMinute_mc: 30_000, connect_mc: 0, minimum_s: 60, increment_s: 60 };
const destinations: Destination[] = [
  { ...inTuvalu, numberTypes: ["fixed"], rate: { ...rate, perMinute_mc: 90_000 } },
  { ...inTuvalu, numberTypes: ["mobile"], rate },
  { ...inTuvalu, numberTypes: ["mobile"], rate: { ...rate, perMinute_mc: 40_000 } },
];

function usual(region?: string) {
  const { clock, deck } = caller.harness.deps;
  return usualDestination(
    {
      clock,
      tariff: { current: () => ({ deck, destinations: () => destinations }) },
      connection: (work) => database.withClient((client) => work({ talked: talkedNumbers(client) })),
    },
    caller.caller,
    region,
  );
}

async function talked(seconds: number | null, number?: string): Promise<string> {
  const providerCallId = await ringing(number);
  await ended(providerCallId, seconds, seconds === null ? "busy" : "completed");
  return providerCallId;
}

test("is the country with the longest talks of all, at today's price", async () => {
  await startWith(100_000);
  await talked(50, tuvalu);
  await talked(30);
  await talked(30, manchester);
  expect(await usual()).toMatchObject({ country: "GB", rate: { perMinute_mc: 1_000 } });
  await talked(20, tuvalu);
  expect(await usual("US")).toMatchObject({ country: "TV", rate: { perMinute_mc: 30_000 } });
});

test("has no calls of other users, without an answer or of long ago", async () => {
  await startWith(100_000);
  await talked(30, tuvalu);
  await startWith(100_000);
  await talked(null, tuvalu);
  const old = await talked(30, tuvalu);
  const before = new Date(caller.harness.deps.clock.now().getTime() - 181 * day_ms);
  await database.query("UPDATE call SET created_at = $2 WHERE provider_call_id = $1", [old, before]);
  expect(await usual()).toBeNull();
});

test("is the reader's region where there were no calls, by its dearest mobiles, and none where it is not sold", async () => {
  await startWith(0);
  expect(await usual("TV")).toMatchObject({ country: "TV", rate: { perMinute_mc: 40_000 } });
  expect(await usual("XX")).toBeNull();
});
