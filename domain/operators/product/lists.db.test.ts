import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { ListFilters, ListName } from "#contract/operators/lists.ts";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import type { Cursor } from "#contract/paging.ts";
import { isRefusal, refusalMessage } from "#contract/refusals.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { operatorHarness } from "#testing/people/operator-harness.ts";
import { agreed } from "#testing/people/user-harness.ts";
import { exportList, readList, sumCalls, sumPayments } from "./lists.ts";
import { readRecharges } from "./read-recharges.ts";
import { readRevenue } from "./read-revenue.ts";

const harness = await operatorHarness(testDatabase());
const { rows } = harness.users;
const { deps, system } = harness;
const february = { since: "2026-02-01T00:00:00.000Z", until: "2026-03-01T00:00:00.000Z" };

interface Sold {
  at?: string;
  currency?: string;
  charge_minor?: number;
  status?: string;
  decline?: string | null;
  country?: string | null;
  brand?: string | null;
  /** The transfers beside its purchase, each at its time. */
  moved?: readonly { contra: "payments" | "disputes"; delta_mc: number; at?: string }[];
}

/** A payment of 100 credits in a wallet of its own, with the transfers that it moved. */
async function payment(sold: Sold = {}): Promise<{ id: string; userId: string }> {
  const {
    at = "2026-02-10T12:00:00Z",
    currency = "USD",
    charge_minor = 1_000,
    status = "completed",
    moved = [],
  } = sold;
  const user = await harness.users.verified();
  const id = randomUUID();
  await rows(
    `INSERT INTO payment (wallet_id, id, user_id, provider, provider_ref, status, currency, charge_minor, credits_mc, created_at,
       decline, card_country)
     VALUES ($1, $2, $3, 'stripe', $4, $5, $6, $7, 100000, $8, $9, $10)`,
    [
      user.walletId,
      id,
      user.id,
      `pi_${id}`,
      status,
      currency,
      charge_minor,
      at,
      sold.decline ?? null,
      sold.country ?? null,
    ],
  );
  if (sold.brand) {
    await rows(
      "INSERT INTO receipt (wallet_id, payment_id, seller_name, card_brand, card_last4) VALUES ($1, $2, 'Acme', $3, '4242')",
      [user.walletId, id, sold.brand],
    );
  }
  const all = status === "completed" ? [{ contra: "payments", delta_mc: 100_000, at }, ...moved] : [];
  let balance_mc = 0;
  for (const [place, { contra, delta_mc, at: movedAt = at }] of all.entries()) {
    balance_mc += delta_mc;
    await rows(
      `INSERT INTO transfer (wallet_id, seq, ref, contra, subject_id, delta_mc, balance_after_mc, created_at)
       VALUES ($1, $2::integer, 'payment:' || $3::uuid || ':' || $2::integer, $4, $3, $5, $6, $7)`,
      [user.walletId, place + 1, id, contra, delta_mc, balance_mc, movedAt],
    );
  }
  return { id, userId: user.id };
}

async function listed(filters: ListFilters): Promise<string[]> {
  return agreed(await readList(deps, system, "payments", { filters })).rows.map(({ id }) => id);
}

test("pages follow one another from the newest row to the oldest, also of one moment", async () => {
  const period = { since: "2025-05-01T00:00:00.000Z", until: "2025-06-01T00:00:00.000Z" };
  const made: string[] = [];
  for (let n = 0; n < 60; n++) made.push((await payment({ at: `2025-05-0${1 + (n % 3)}T00:00:00Z` })).id);
  const pages: string[][] = [];
  let before: Cursor | undefined;
  do {
    const page = agreed(await readList(deps, system, "payments", { filters: period, before }));
    pages.push(page.rows.map(({ id }) => id));
    before = page.next;
  } while (before);
  expect(pages.map(({ length }) => length)).toEqual([50, 10]);
  expect(pages.flat().toSorted()).toEqual(made.toSorted());
});

test("each filter leaves what it says, and none of another list is taken", async () => {
  const period = { since: "2025-07-01T00:00:00.000Z", until: "2025-08-01T00:00:00.000Z" };
  const at = "2025-07-10T00:00:00Z";
  const paid = await payment({ at, country: "DE", brand: "visa", currency: "EUR", charge_minor: 920 });
  const failed = await payment({ at, status: "failed", decline: "insufficient_funds" });
  const other = await payment({ at, country: "FR", brand: "amex", charge_minor: 5_000 });
  await payment({ at: period.until });
  const filters: [ListFilters, { id: string }[]][] = [
    [{}, [paid, failed, other]],
    [{ user: paid.userId }, [paid]],
    [{ country: "DE" }, [paid]],
    [{ country: "DE", brand: "amex" }, []],
    [{ brand: "amex" }, [other]],
    [{ state: "failed" }, [failed]],
    [{ state: "completed" }, [paid, other]],
    [{ failure: "insufficient_funds" }, [failed]],
    [{ currency: "EUR" }, [paid]],
    [{ currency: "USD", from_minor: 1_000, to_minor: 4_999 }, [failed]],
  ];
  for (const [filter, payments] of filters) {
    const ids = payments.map(({ id }) => id).toSorted();
    expect((await listed({ ...period, ...filter })).toSorted(), JSON.stringify(filter)).toEqual(ids);
  }
  const refused = await readList(deps, system, "payments", { filters: { ...period, state: "ringing" } });
  expect(isRefusal(refused) && refusalMessage(refused).key).toBe(operatorMessages.noFilter("state"));
});

describe("sums", () => {
  test("of a period are those of the revenue to the cent, with refunds and disputes among them", async () => {
    const january = "2026-01-31T23:59:59Z";
    await payment();
    await payment({ currency: "EUR", charge_minor: 923, moved: [{ contra: "payments", delta_mc: -33_333 }] });
    await payment({ moved: [{ contra: "disputes", delta_mc: -100_000 }] });
    await payment({
      moved: [
        { contra: "disputes", delta_mc: -100_000 },
        { contra: "disputes", delta_mc: 100_000 },
      ],
    });
    // Sold before the period, and refunded and disputed within it.
    await payment({ at: january, moved: [{ contra: "payments", delta_mc: -10_001, at: february.since }] });
    await payment({ at: january, moved: [{ contra: "disputes", delta_mc: -50_000, at: february.since }] });
    // Refunded after it.
    await payment({ moved: [{ contra: "payments", delta_mc: -100_000, at: february.until }] });
    await payment({ status: "failed" });
    const sums = agreed(await sumPayments(deps, system, february));
    expect(sums).toEqual([
      {
        currency: "USD",
        purchases: 4,
        charge_minor: 4_000,
        sold_mc: 400_000,
        back_mc: 10_001,
        disputed_mc: 150_000,
      },
      { currency: "EUR", purchases: 1, charge_minor: 923, sold_mc: 100_000, back_mc: 33_333, disputed_mc: 0 },
    ]);
    const total = (part: "purchases" | "sold_mc" | "back_mc" | "disputed_mc") =>
      sums.reduce((sum, row) => sum + row[part], 0);
    const days = { since: new Date(february.since), until: new Date(february.until) };
    expect(agreed(await readRecharges(deps, system, days))).toMatchObject({
      sales: { purchases: total("purchases"), credits_mc: total("sold_mc") },
      back_mc: total("back_mc"),
      disputed_mc: total("disputed_mc"),
    });
  });

  test("take the list's filters, and a period of at most 400 days", async () => {
    const period = { since: "2025-09-01T00:00:00.000Z", until: "2025-10-01T00:00:00.000Z" };
    const at = "2025-09-10T00:00:00Z";
    await payment({ at, country: "DE", brand: "visa" });
    await payment({ at, country: "FR" });
    for (const filter of [{ country: "DE" }, { brand: "visa" }])
      expect(agreed(await sumPayments(deps, system, { ...period, ...filter }))).toMatchObject([
        { purchases: 1 },
      ]);
    const refused = await sumPayments(deps, system, { ...period, since: "2020-01-01T00:00:00.000Z" });
    expect(isRefusal(refused) && refusalMessage(refused).key).toBe(operatorMessages.revenueDays(400));
  });

  test("are not read by support", async () => {
    const { request } = await harness.operator("support");
    const refused = await sumPayments(deps, request, february);
    expect(isRefusal(refused) && refusalMessage(refused).key).toBe(operatorMessages.noRight("support"));
  });
});

/** A call that was charged, in a wallet of its own. */
async function call(
  at: string,
  { country = "GB", cost_mc = 1_500 } = {},
): Promise<{ id: string; userId: string }> {
  const user = await harness.users.verified();
  const id = randomUUID();
  await rows(
    `INSERT INTO call (wallet_id, id, user_id, carrier, provider_call_id, number, country, destination, per_minute_mc, connect_mc,
       minimum_s, increment_s, limit_s, held_mc, open, status, cost_mc, answered_s, created_at, cutoff_at)
     VALUES ($1, $2, $3, 'twilio', $4, '+442079460123', $5, 'Somewhere', 1000, 0, 60, 60, 240, $6, false, 'completed', $6, 61, $7, $7)`,
    [user.walletId, id, user.id, `CA${id}`, country, cost_mc, at],
  );
  await rows(
    `INSERT INTO transfer (wallet_id, seq, ref, contra, subject_id, delta_mc, balance_after_mc, created_at)
     VALUES ($1, 1, 'call:' || $2::uuid, 'calls', $2, $3::bigint, $3::bigint, $4)`,
    [user.walletId, id, -cost_mc, at],
  );
  return { id, userId: user.id };
}

test("calls are filtered by country, state and user, summed up as the revenue is, and masked for support", async () => {
  const at = "2025-03-10T12:00:00Z";
  const period = { since: "2025-03-01T00:00:00.000Z", until: "2025-04-01T00:00:00.000Z" };
  const one = await call(at);
  await call(at, { country: "DE", cost_mc: 2_001 });
  await call(period.until);
  const listed = async (filters: ListFilters) =>
    agreed(await readList(deps, system, "calls", { filters: { ...period, ...filters } })).rows.map(
      ({ id }) => id,
    );
  expect(await listed({})).toHaveLength(2);
  for (const filter of [{ country: "GB" }, { user: one.userId }, { country: "GB", state: "completed" }])
    expect(await listed(filter)).toEqual([one.id]);
  expect(await listed({ state: "busy" })).toEqual([]);
  const sums = agreed(await sumCalls(deps, system, period));
  const days = { since: new Date(period.since), until: new Date(period.until) };
  const revenue = agreed(await readRevenue(deps, system, days, { costs: new Map(), rows: [] }));
  const total = (part: "calls" | "answered_s" | "charged_mc") =>
    revenue.reduce((sum, row) => sum + row[part], 0);
  expect(sums).toEqual({ calls: 2, answered_s: 122, charged_mc: 3_501 });
  expect(sums).toEqual({
    calls: total("calls"),
    answered_s: total("answered_s"),
    charged_mc: total("charged_mc"),
  });
  const { request } = await harness.operator("support");
  const masked = agreed(await readList(deps, request, "calls", { filters: { user: one.userId } }));
  expect(masked.rows.map(({ number }) => number)).toEqual(["+44••••••••23"]);
});

test("refunds, disputes and users have lists of their own", async () => {
  const at = "2024-03-10T12:00:00Z";
  const period = { since: "2024-03-01T00:00:00.000Z", until: "2024-04-01T00:00:00.000Z" };
  const { id, userId } = await payment({
    at,
    country: "DE",
    moved: [{ contra: "disputes", delta_mc: -50_000 }],
  });
  await rows(
    `INSERT INTO refund_request (wallet_id, id, payment_id, amount_minor, requested_at, status, next_check_at)
     SELECT wallet_id, gen_random_uuid(), id, 200, $2, 'done', $2 FROM payment WHERE id = $1`,
    [id, at],
  );
  await rows("UPDATE users SET created_at = $2, frozen_at = $2 WHERE id = $1", [userId, at]);
  const filters = { ...period, user: userId };
  const common = { userId, createdAt: new Date(at), paymentId: id, currency: "USD" };
  const listed = async (list: ListName, filters: ListFilters) =>
    agreed(await readList(deps, system, list, { filters })).rows;
  expect(await listed("refunds", { ...filters, country: "DE", state: "done" })).toMatchObject([
    { ...common, amount_minor: 200, askedBy: "operator", status: "done" },
  ]);
  expect(await listed("refunds", { ...filters, state: "refused" })).toEqual([]);
  expect(await listed("disputes", { ...filters, state: "taken" })).toMatchObject([
    { ...common, id, amount_minor: 500, credits_mc: -50_000, state: "taken" },
  ]);
  expect(await listed("disputes", { ...filters, state: "returned" })).toEqual([]);
  expect(await listed("users", { ...filters, state: "frozen" })).toMatchObject([
    { id: userId, firstName: "Ada" },
  ]);
  expect(await listed("users", { ...filters, state: "active" })).toEqual([]);
});

test("a file has every row behind the first page too, and the record has its filters and columns", async () => {
  const period = { since: "2025-05-01T00:00:00.000Z", until: "2025-06-01T00:00:00.000Z" };
  const request = { ...system, reason: "monthly accounts" };
  const file = { list: "payments", filters: period, columns: ["createdAt", "charge_minor"] } as const;
  const ids: string[] = [];
  for await (const page of agreed(await exportList(deps, request, file)))
    ids.push(...page.map(({ id }) => id));
  expect(new Set(ids).size).toBe(60);
  const [action] = await rows(
    "SELECT reason, subject_id, after FROM operator_action WHERE use_case = 'export_list'",
  );
  const { list: subject_id, filters, columns } = file;
  expect(action).toEqual({ reason: "monthly accounts", subject_id, after: { filters, columns } });
  expect(isRefusal(await exportList(deps, request, { ...file, columns: ["password"] }))).toBe(true);
});
