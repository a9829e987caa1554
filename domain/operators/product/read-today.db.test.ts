import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { mayRun, roles } from "#contract/operators/permissions.ts";
import type { Request } from "#domain/operators/act.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { operatorHarness } from "#testing/people/operator-harness.ts";
import { agreed } from "#testing/people/user-harness.ts";
import { switchCalling } from "./control-calling.ts";
import { readToday } from "./read-today.ts";
import { turnSwitch } from "./switches.ts";

const database = testDatabase();
let desk: Awaited<ReturnType<typeof operatorHarness>>;
let now: Date;
const day_ms = 86_400_000;
const daysAgo = (days: number, hour = 12) =>
  new Date(Date.parse(now.toISOString().slice(0, 10)) - days * day_ms + hour * 3_600_000);

beforeEach(async () => {
  desk = await operatorHarness(database);
  now = desk.deps.clock.now();
  for (const table of ["call", "payment", "pumping_alarm", "card_lockout", "outbox"]) {
    await database.query(`DELETE FROM ${table}`);
  }
});

const read = async (request: Request = desk.system) => agreed(await readToday(desk.deps, request));

async function call(
  at: Date,
  status: "completed" | "failed" | "busy" | "refused",
  open = false,
): Promise<void> {
  const wasAnswered = status === "completed";
  await database.query(
    `INSERT INTO call (wallet_id, id, user_id, carrier, provider_call_id, number, country, destination, per_minute_mc, connect_mc,
       minimum_s, increment_s, limit_s, held_mc, open, status, refusal, cost_mc, answered_s, answered_at, created_at, cutoff_at, check_at)
     VALUES ($1, $2::uuid, $1, 'twilio', 'CA' || $2::uuid, '+442079460000', 'GB', 'United Kingdom', 1000, 0, 60, 60, 60, 1000, $3,
       $4, $5, $6, $7, $8, $9, $9, $9)`,
    [
      ...[
        randomUUID(),
        randomUUID(),
        open,
        open ? "ringing" : status,
        status === "refused" ? "rate_limited" : null,
      ],
      ...[open ? null : 0, wasAnswered ? 60 : null, wasAnswered ? at : null, at],
    ],
  );
}

interface Movement {
  contra: "payments" | "disputes";
  delta_mc: number;
}

/** A wallet's payment with its movements, the purchase first, each at a moment. */
async function payment(
  moved: readonly [at: Date, movement: Movement][],
  begun: Date,
  declines = 0,
): Promise<void> {
  const [walletId, id] = [randomUUID(), randomUUID()];
  await database.query(
    `INSERT INTO payment (wallet_id, id, user_id, provider, provider_ref, status, currency, charge_minor, credits_mc, declines, created_at)
     VALUES ($1, $2::uuid, $1, 'stripe', 'pi_' || $2::uuid, $3, 'EUR', 1000, 100000, $4, $5)`,
    [walletId, id, moved.length > 0 ? "completed" : "pending", declines, begun],
  );
  for (const [index, [at, { contra, delta_mc }]] of moved.entries()) {
    await database.query(
      `INSERT INTO transfer (wallet_id, seq, contra, delta_mc, balance_after_mc, ref, subject_id, created_at)
       VALUES ($1, $2::int, $3, $4, 0, 'payment:' || $5::uuid || ':' || $2::int, $5::uuid, $6)`,
      [walletId, index + 1, contra, delta_mc, id, at],
    );
  }
}

const nothing = {
  placed: 0,
  answered: 0,
  refused: 0,
  callsFailed: 0,
  paymentsDeclined: 0,
  mailsGivenUp: 0,
  pumpingAlarms: 0,
  cardLockouts: 0,
  disputes: 0,
};
const noSales = { purchases: 0, sold_mc: 0, back_mc: 0 };

test("each figure counts on its own day in UTC, fourteen days without a gap, and what is older counts nowhere", async () => {
  await call(daysAgo(0, 0), "completed");
  await call(daysAgo(0), "busy");
  await call(daysAgo(0), "failed");
  await call(daysAgo(0), "refused");
  await call(daysAgo(0), "busy", true);
  await call(new Date(daysAgo(0, 0).getTime() - 1), "completed");
  await call(daysAgo(13, 0), "failed");
  await call(new Date(daysAgo(13, 0).getTime() - 1), "failed");
  const bought = { contra: "payments", delta_mc: 100_000 } as const;
  await payment([[daysAgo(0), bought]], daysAgo(1), 2);
  await payment(
    [
      [daysAgo(14), bought],
      [daysAgo(1), { contra: "payments", delta_mc: -30_000 }],
      [daysAgo(1), { contra: "payments", delta_mc: 10_000 }],
      [daysAgo(1), { contra: "disputes", delta_mc: -50_000 }],
      [daysAgo(0), { contra: "disputes", delta_mc: 50_000 }],
    ],
    daysAgo(14),
  );
  await payment([], daysAgo(0), 1);
  await payment([], daysAgo(0), 0);
  await database.query(
    `INSERT INTO outbox (recipient, subject, text_body, html_body, given_up_at)
     VALUES ('a@example.org', 'Receipt', '', '', $1), ('a@example.org', 'Receipt', '', '', NULL)`,
    [daysAgo(2)],
  );
  await database.query(
    `INSERT INTO pumping_alarm (kind, subject, destination, raised_at, seen_at, short_calls, answered_calls, callers, charged_mc)
     VALUES ('range', '4420', 'United Kingdom', $1, $2, 40, 41, 9, 1), ('range', '4421', 'United Kingdom', $3, $2, 40, 41, 9, 1)`,
    [daysAgo(3), daysAgo(0), daysAgo(20)],
  );
  await database.query(
    "INSERT INTO card_lockout (kind, user_id, started_at, ends_at) VALUES ('user', gen_random_uuid(), $1, $1)",
    [daysAgo(3)],
  );

  const { days, callsOpen } = await read();
  expect(callsOpen).toBe(1);
  expect(days.map(({ day }) => day)).toEqual(
    Array.from({ length: 14 }, (_, at) =>
      daysAgo(13 - at)
        .toISOString()
        .slice(0, 10),
    ),
  );
  const figures = new Map(days.toReversed().map(({ day: _day, ...day }, ago) => [ago, day]));
  expect(figures.get(0)).toEqual({
    ...nothing,
    placed: 4,
    answered: 1,
    refused: 1,
    callsFailed: 1,
    paymentsDeclined: 1,
    sales: { purchases: 1, sold_mc: 100_000, back_mc: 0 },
  });
  expect(figures.get(1)).toEqual({
    ...nothing,
    placed: 1,
    answered: 1,
    disputes: 1,
    sales: { ...noSales, back_mc: 20_000 },
  });
  expect(figures.get(2)).toEqual({ ...nothing, mailsGivenUp: 1, sales: noSales });
  expect(figures.get(3)).toEqual({ ...nothing, pumpingAlarms: 1, cardLockouts: 1, sales: noSales });
  expect(figures.get(13)).toEqual({ ...nothing, placed: 1, callsFailed: 1, sales: noSales });
});

test("sales are for the roles that read the revenue alone", async () => {
  await payment([[now, { contra: "payments", delta_mc: 100_000 }]], now);
  for (const role of roles) {
    const { request } = await desk.operator(role);
    const { days } = await read(request);
    const seen = days.map(({ sales }) => sales !== null);
    expect(seen, role).toEqual(days.map(() => mayRun(role, "read_revenue")));
  }
});

test("what is switched off is said, and a page that reads again and again is recorded once", async () => {
  expect(await read()).toMatchObject({
    stop: undefined,
    purchases: { offSince: null },
    signUp: { offSince: null },
  });
  agreed(await switchCalling(desk.deps, desk.system, false));
  agreed(await turnSwitch(desk.deps, desk.system, "purchases", false));
  expect(await read()).toMatchObject({
    stop: { reason: "operator" },
    purchases: { offSince: now },
    signUp: { offSince: null },
  });
  agreed(await switchCalling(desk.deps, desk.system, true));
  agreed(await turnSwitch(desk.deps, desk.system, "purchases", true));
  const reads = (await desk.record()).filter(({ use_case }) => use_case === "read_today");
  expect(reads.filter(({ actor }) => actor === "system:ada")).toHaveLength(1);
});
