import { expect, test } from "vitest";
import { nextCursorHeader } from "#contract/paging.ts";
import { paymentHarness } from "#testing/payments/payment-harness.ts";

const harness = paymentHarness();
const path = "/api/payments/transactions";

test.each([1, 7, 50, 249, 250, 1000])(
  "pages of %i cover 250 transactions without gaps or repeats while new ones arrive",
  async (limit) => {
    const ids = await addHistory();
    expect(ids).toHaveLength(250);
    const seen: string[] = [];
    let next: string | undefined;
    let pages = 0;
    do {
      const page = await ask({ limit, ...(next && { before: next }) });
      seen.push(...page.ids);
      next = page.next;
      pages += 1;
      await addCalls(1, new Date());
    } while (next !== undefined);
    expect(seen).toEqual(ids);
    expect(pages).toBe(Math.ceil(250 / limit));
  },
);

test("pages of one type hold the rows of that type", async () => {
  const ids = await addHistory();
  const first = await ask({ limit: 60, type: "refund" });
  expect(first.ids).toEqual(ids.filter((id) => id.startsWith("payment:")));
  expect(first.next).toBeUndefined();
  const calls = await ask({ limit: 60, type: "call" });
  const rest = await ask({ limit: 60, type: "call", before: calls.next ?? "" });
  expect([calls.ids.length, rest.ids.length, rest.next]).toEqual([60, 40, undefined]);
  expect((await ask({ type: "usage" })).ids).toEqual([]);
});

test("without a query lists the newest thousand at most", async () => {
  await addCalls(1_001, new Date());
  const { status, body } = await harness.call("GET", path);
  expect(status).toBe(200);
  expect(body).toHaveLength(1_000);
});

test.each([
  "before=1",
  "before=2026-11-05T00:00:00.000000Z",
  "before=2026-13-05T00:00:00.000000Z~a",
  "before=2026-02-30T00:00:00.000000Z~a",
  "before=0000-01-01T00:00:00.000000Z~a",
  "before=2026-11-05T00:00:00.000Z~a",
  "before=infinity~a",
  "before=2026-11-05T00:00:00.000000Z~a%00b",
  "before=2026-11-05T00:00:00.000000Z~a'b",
  `before=2026-11-05T00:00:00.000000Z~${"a".repeat(101)}`,
  "limit=0",
  "limit=-1",
  "limit=1001",
  "limit=1.5",
  "limit=1e309",
  "limit=all",
  "type=gift",
  "type=call&type=refund",
])("refuses %s with a sentence", async (query) => {
  const { status, body } = await harness.call("GET", `${path}?${query}`);
  expect(status).toBe(400);
  expect(body.message).toMatch(/^[A-Z].{9,}/);
});

async function ask(query: { limit?: number; before?: string; type?: string }) {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.set(name, String(value));
  const reply = await harness.app.inject({
    url: `${path}?${search}`,
    headers: { "x-auth-token": harness.userId },
  });
  const next = reply.headers[nextCursorHeader];
  return {
    ids: reply.json<{ id: string }[]>().map(({ id }) => id),
    next: typeof next === "string" ? next : undefined,
  };
}

/**
 * 100 purchases, 100 calls and 50 refunds of yesterday, three at the same microsecond and all within a millisecond.
 * Returns their ids in the order of the list.
 */
async function addHistory(): Promise<string[]> {
  const yesterday = new Date(Date.now() - 24 * 60 * 60_000);
  await harness.database.withClient(async (client) => {
    await client.query(
      `INSERT INTO payment (id, user_id, wallet_id, provider, status, currency, charge_minor, credits_mc, created_at)
       SELECT gen_random_uuid(), $1, $2, 'stripe', 'failed', 'USD', 1000, 100000, $3::timestamptz + n / 2 * interval '1 microsecond'
         FROM generate_series(0, 99) AS n`,
      [harness.userId, harness.walletId, yesterday],
    );
    await client.query(
      `INSERT INTO transfer (wallet_id, seq, contra, delta_mc, balance_after_mc, ref, subject_id, created_at)
       SELECT wallet_id, n, 'payments', -1, -n, 'payment:' || id || ':2', id, created_at
         FROM (SELECT *, row_number() OVER (ORDER BY id) AS n FROM payment WHERE wallet_id = $1) AS numbered
        WHERE n <= 50`,
      [harness.walletId],
    );
  });
  await addCalls(100, yesterday);
  const rows = await harness.database.query<{ key: string }>(
    `SELECT to_char(created_at, 'US') || ' ' || id AS key FROM (
         SELECT created_at, id::text FROM payment WHERE wallet_id = $1
         UNION ALL SELECT created_at, id::text FROM call WHERE wallet_id = $1
         UNION ALL SELECT created_at, ref FROM transfer WHERE wallet_id = $1) AS history`,
    [harness.walletId],
  );
  const keys = rows.map(({ key }) => key).sort();
  return keys.reverse().map((key) => key.slice(key.indexOf(" ") + 1));
}

/** Charged calls, two at each microsecond from then on. */
async function addCalls(count: number, from: Date) {
  await harness.database.query(
    `INSERT INTO call (id, user_id, wallet_id, carrier, provider_call_id, number, country, destination, per_minute_mc, connect_mc,
                         minimum_s, increment_s, limit_s, held_mc, open, status, cost_mc, answered_s, created_at)
       SELECT id, $1, $2, 'twilio', id::text, '+442079460000', 'GB', 'United Kingdom', 300, 0, 60, 60, 600, 1000, false, 'completed',
              1000, 60, $4::timestamptz + n / 2 * interval '1 microsecond'
         FROM (SELECT n, gen_random_uuid() AS id FROM generate_series(0, $3::integer - 1) AS n) AS numbered`,
    [harness.userId, harness.walletId, count, from],
  );
}
