import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { accountAccess } from "#adapters/postgres/users/user-stores.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { type CallerLimits, defaultCallLimits } from "#domain/calls/call-limits.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { heldOpen } from "#testing/database/held-open.ts";
import { countWaiting, testCipher } from "#testing/database/test-database.ts";
import {
  type CallResult,
  type Dialled,
  later,
  limitedCaller,
  start,
} from "#testing/ledger/limited-caller.ts";

const caller = limitedCaller();
const { call, authorise, open, requireEligibility, settle, connection, database } = caller;
const hour_s = 3_600;
const numbered = (n: number) => e164Schema.parse(`+44207946${String(n).padStart(4, "0")}`);

describe("a limit counts the calls within its time", () => {
  const hourly = (callsPerHour: number) => ({ callsPerHour });
  const daily = { callsPerDay: 2 };
  const newNumbers = (newNumbersPerHour: number) => ({ newNumbersPerHour });
  const upTo = (topPerMinute_mc: number) => ({ newWallet: { age_s: 60, topPerMinute_mc } });
  const at = (seconds: number) => ({ at: later(seconds) });
  const to = (n: number) => ({ number: numbered(n) });
  const cases: [string, Partial<CallerLimits>, before: Dialled[], last: Dialled, CallResult][] = [
    ["the last call of an hour", hourly(3), [{}, {}], {}, "opened"],
    ["one too many in an hour", hourly(3), [{}, {}, {}], {}, "too_many_calls_this_hour"],
    ["an hour later", hourly(2), [{}, {}], at(hour_s), "opened"],
    ["a second before", hourly(2), [{}, {}], at(hour_s - 1), "too_many_calls_this_hour"],
    ["an hour slides", hourly(2), [at(-hour_s + 60), at(0)], at(90), "opened"],
    ["one too many in a day", daily, [at(-23 * hour_s), {}], {}, "too_many_calls_today"],
    ["a day later", daily, [at(-24 * hour_s), {}], {}, "opened"],
    ["one new number too many", newNumbers(2), [to(1), to(2)], to(3), "too_many_new_numbers"],
    ["a number that is known", newNumbers(2), [to(1), to(2)], to(1), "opened"],
    ["new numbers of another hour", newNumbers(1), [{ ...to(1), ...at(-hour_s) }], to(2), "opened"],
    ["a price above that of new wallets", upTo(999), [], {}, "rate_above_new_account_cap"],
    ["at that price", upTo(1_000), [], {}, "opened"],
    ["above it, once the first payment is old enough", upTo(999), [], at(3_600), "opened"],
  ];
  test.each(cases)("%s", async (_name, within, before, last, result) => {
    for (const one of before) expect(await call({ ...one, within })).toBe("opened");
    expect(await call({ ...last, within })).toBe(result);
  });

  test("refused calls do not count", async () => {
    const within = { callsPerHour: 1 };
    for (let n = 0; n < 3; n++) {
      await connection(({ calls }) =>
        calls.addRefused({
          id: randomUUID(),
          walletId: caller.user.walletId,
          userId: caller.user.id,
          sessionId: caller.user.id,
          carrier: "twilio",
          providerCallId: `CA${randomUUID()}`,
          dialled: numbered(n),
          createdAt: start,
          terms: null,
          refusal: "number_not_valid",
        }),
      );
    }
    expect(await call({ within })).toBe("opened");
    expect(await call({ within })).toBe("too_many_calls_this_hour");
  });

  test("the spend of a day is the charges of its calls plus the next call's hold", async () => {
    const within = { spendPerDay_mc: 10_000 };
    expect(await call({ within, hold_mc: 9_000 }, 3_000)).toBe("opened");
    expect(await call({ within, hold_mc: 7_001 })).toBe("daily_spend_reached");
    expect(await call({ within, hold_mc: 7_000 }, 7_000)).toBe("opened");
    expect(await call({ within, hold_mc: 1_000 })).toBe("daily_spend_reached");
    expect(await call({ within, hold_mc: 1_000, at: later(24 * hour_s) })).toBe("opened");
  });
});

describe("16 concurrent callers never exceed a limit while each call ends at once", () => {
  /** Runs 16 callers until a limit has refused each. */
  async function storm(dialled: (n: number) => Dialled, cost_mc: number): Promise<number> {
    let opened = 0;
    let next = 0;
    const repeat = async () => {
      const goOn: CallResult[] = ["opened", "already_in_call", "changed"];
      for (let result: CallResult = "opened"; goOn.includes(result); ) {
        result = await call(dialled(next++), cost_mc);
        if (result === "opened") opened++;
      }
    };
    await Promise.all(Array.from({ length: 16 }, repeat));
    return opened;
  }

  test.each([1, 2, 3])("calls an hour, storm %d", async () => {
    expect(await storm(() => ({ within: { callsPerHour: 7 } }), 0)).toBe(7);
  });
  test("calls a day", async () => {
    expect(await storm(() => ({ within: { callsPerDay: 7 } }), 10)).toBe(7);
  });
  test("new numbers an hour", async () => {
    expect(await storm((n) => ({ number: numbered(n), within: { newNumbersPerHour: 7 } }), 0)).toBe(7);
  });
  test("spend a day", async () => {
    const within = { spendPerDay_mc: 7_900 };
    expect(await storm(() => ({ within, hold_mc: 1_000 }), 1_000)).toBe(7);
  });
});

test("a call that waited for others is checked against the limits that they used up", async () => {
  const within = { callsPerHour: 2 };
  expect(await call({ within })).toBe("opened");
  const eligibility = await requireEligibility({ within });
  const commit = await heldOpen(database, async (client) => {
    const id = randomUUID();
    expect(await authorise({ id, within }, client)).toBe("opened");
    await settle(id, 0, client);
  });
  const waiting = open(eligibility, { within });
  await expect.poll(() => countWaiting(database)).toBe(1);
  await commit();
  expect(await waiting).toBe("changed");
  expect(await authorise({ within })).toBe("too_many_calls_this_hour");
});

describe("the countries of a user's settings", () => {
  const access = accountAccess(database, {
    cipher: testCipher,
    clock: { now: () => new Date() },
    publish: () => {},
  });
  const allow = (countries: string[] | null) =>
    access.transaction(({ users }) => users.allowCountries(caller.user, countries));

  test("allow these and no other", async () => {
    expect(await call({ country: "TV" })).toBe("opened");
    await allow(["GB", "US"]);
    expect(await call({ country: "GB" })).toBe("opened");
    expect(await call({ country: "TV" })).toBe("destination_not_allowed");
    await allow(null);
    expect(await call({ country: "TV" })).toBe("opened");
  });

  test("refuse a call whose eligibility was read before the change", async () => {
    const eligibility = await requireEligibility({ country: "TV" });
    await allow(["GB"]);
    expect(await open(eligibility, { country: "TV" })).toBe("changed");
    expect(await authorise({ country: "TV" })).toBe("destination_not_allowed");
  });

  test("are read beside a refusal that comes first, and for a wallet without a row", async () => {
    const withoutWallet = await caller.newUser(randomUUID());
    const limits = defaultCallLimits.caller;
    const read = async ({ id: userId, walletId }: WalletUser, country: string, sessionId = userId) => {
      const query = {
        userId,
        walletId,
        sessionId,
        number: numbered(1),
        country,
        perMinute_mc: 1,
        at: start,
        limits,
      };
      const { countryAllowed, refusal } = await connection(({ calls }) => calls.eligibility(query));
      return { countryAllowed, refusal };
    };
    const refusal = "session_ended";
    expect(await read(withoutWallet, "TV")).toEqual({ countryAllowed: true, refusal: null });
    expect(await read(caller.user, "TV", randomUUID())).toEqual({ countryAllowed: true, refusal });
    await allow(["GB"]);
    await access.transaction(({ users }) => users.allowCountries(withoutWallet, ["GB"]));
    expect(await read(caller.user, "TV", randomUUID())).toEqual({ countryAllowed: false, refusal });
    expect(await read(caller.user, "GB")).toEqual({ countryAllowed: true, refusal: null });
    expect(await read(withoutWallet, "TV")).toEqual({ countryAllowed: false, refusal: null });
    expect(await read(withoutWallet, "GB")).toEqual({ countryAllowed: true, refusal: null });
    expect(await read(withoutWallet, "GB", randomUUID())).toEqual({ countryAllowed: true, refusal });
  });

  test("of another user of the same wallet do not matter", async () => {
    const by = await caller.newUser(caller.user.walletId);
    await allow(["GB"]);
    expect(await call({ by, country: "TV" })).toBe("opened");
  });
});
