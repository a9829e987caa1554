import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { personalData } from "#adapters/postgres/users/personal-data.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { dayLookup } from "./day-lookup.ts";
import { sumUpHours } from "./hour-sums.ts";
import { operatorLookup } from "./operator-lookup.ts";
import { rechargeLookup } from "./recharge-lookup.ts";

const database = testDatabase();
const hour_ms = 3_600_000;

/** Days on which clocks change, by an hour and by half of one, and on which none does; offsets of quarters and halves of hours. */
const localDays: [zone: string, day: string][] = [
  ["UTC", "2026-03-29"],
  ["Asia/Kathmandu", "2026-03-29"],
  ["Pacific/Chatham", "2026-04-05"],
  ["Australia/Lord_Howe", "2026-04-05"],
  ["Australia/Lord_Howe", "2026-10-04"],
  ["America/St_Johns", "2026-03-08"],
  ["America/St_Johns", "2026-11-01"],
  ["Europe/Berlin", "2026-03-29"],
  ["Asia/Kolkata", "2026-04-05"],
];

interface Range {
  since: Date;
  until: Date;
}

/** From the midnight before a day to the one after the next, so that the change lies within. */
async function dayIn([zone, day]: [string, string], days = 1): Promise<Range> {
  const [row] = await database.query<Range>(
    `SELECT $2::date::timestamp AT TIME ZONE $1 AS since, ($2::date + $3::integer)::timestamp AT TIME ZONE $1 AS until`,
    [zone, day, days],
  );
  if (!row) throw new Error("The database returned no day");
  return row;
}

beforeAll(() =>
  database.query(
    `INSERT INTO users (id, email, email_key, first_name, last_name, created_at, deleted_at)
     VALUES (gen_random_uuid(), '', '', '', '', '2026-02-25', now())`,
  ),
);
beforeEach(async () => {
  await database.transaction(async (client) => {
    await client.query("ALTER TABLE transfer DISABLE TRIGGER transfer_append_only");
    for (const table of ["transfer", "call", "payment", "hour_figures", "hour_charges"])
      await client.query(`DELETE FROM ${table}`);
    await client.query("ALTER TABLE transfer ENABLE TRIGGER transfer_append_only");
  });
});

/** Calls of every outcome, purchases, refunds and disputes of one wallet at random moments. */
async function happen({ since, until }: Range, count: number, walletId = randomUUID()): Promise<string> {
  const span_ms = until.getTime() - since.getTime();
  const times = Array.from({ length: count }, (_, at) => {
    // Half of them at the very edges of hours and of quarters.
    const time = since.getTime() + Math.random() * span_ms;
    const edge = Math.round(time / (hour_ms / 4)) * (hour_ms / 4) - (at % 3 === 0 ? 1 : 0);
    return new Date(at % 2 === 0 ? time : Math.max(edge, since.getTime()));
  });
  await database.query(
    `WITH one AS (
       SELECT gen_random_uuid() AS id, at, n, $2::uuid AS wallet_id,
              (ARRAY['completed', 'completed', 'busy', 'failed', 'refused'])[1 + floor(random() * 5)::int] AS status,
              (ARRAY['GB', 'NP', 'AU'])[1 + floor(random() * 3)::int] AS country, floor(random() * 999)::int AS number
         FROM unnest($1::timestamptz[]) WITH ORDINALITY AS given (at, n)
     ), called AS (
       INSERT INTO call (wallet_id, id, user_id, carrier, provider_call_id, number, country, destination, per_minute_mc,
         connect_mc, minimum_s, increment_s, limit_s, held_mc, open, status, refusal, cost_mc, answered_s, answered_at, created_at)
       SELECT wallet_id, id, wallet_id, 'twilio', 'CA' || id, '+442079460000', country, 'Landline of ' || country, 1000, 0, 60, 60,
              600, 9999, false, status, CASE status WHEN 'refused' THEN 'rate_limited' END,
              CASE status WHEN 'completed' THEN 1 + number ELSE 0 END, CASE status WHEN 'completed' THEN number END,
              CASE status WHEN 'completed' THEN at END, at FROM one
     ), paid AS (
       INSERT INTO payment (wallet_id, id, user_id, initiator, provider, status, currency, charge_minor, credits_mc, created_at)
       SELECT wallet_id, id, wallet_id, CASE number % 3 WHEN 0 THEN 'rule' ELSE 'person' END, 'stripe', 'completed', 'EUR', 1000,
              100000, at FROM one
     )
     INSERT INTO transfer (wallet_id, seq, contra, delta_mc, balance_after_mc, ref, subject_id, created_at)
     SELECT wallet_id, row_number() OVER () + (SELECT count(*) FROM transfer WHERE wallet_id = $2), contra, delta_mc, 0, ref, id, moved_at
       FROM one CROSS JOIN LATERAL (VALUES
         ('calls', -1 - number, 'call:' || id, at + number * interval '7 seconds'),
         ('payments', 10000 + number, 'payment:' || id || ':1', at),
         ('payments', -number, 'payment:' || id || ':2', at + number * interval '11 minutes'),
         ('disputes', -number, 'payment:' || id || ':3', at + number * interval '5 minutes'),
         ('disputes', number, 'payment:' || id || ':4', at + number * interval '6 minutes'),
         ('adjustments', 5, 'adjustment:' || id, at)) AS moved (contra, delta_mc, ref, moved_at)
      WHERE delta_mc <> 0 AND (contra <> 'calls' OR status = 'completed')`,
    [times, walletId],
  );
  return walletId;
}

const charged = ({ since, until }: Range) =>
  database.withClient((client) => operatorLookup(client).charged(since, until));
const sold = ({ since, until }: Range) =>
  database.withClient(async (client) => {
    const { sales, recharges } = await rechargeLookup(client).figures(since, until);
    return { sales, recharges };
  });

async function plainCharges({ since, until }: Range) {
  return database.query(
    `SELECT (transfer.created_at AT TIME ZONE 'UTC')::date AS day, destination, country, count(*) AS calls, sum(answered_s) AS answered_s,
            -sum(delta_mc)::bigint AS charged_mc
       FROM transfer JOIN call ON call.id = subject_id
      WHERE contra = 'calls' AND transfer.created_at >= $1 AND transfer.created_at < $2 GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
    [since, until],
  );
}

async function plainSales({ since, until }: Range) {
  const [row] = await database.query<Record<string, number>>(
    `SELECT count(*) AS sales, coalesce(sum(delta_mc), 0)::bigint AS sold_mc, count(*) FILTER (WHERE initiator = 'rule') AS recharges,
            coalesce(sum(delta_mc) FILTER (WHERE initiator = 'rule'), 0)::bigint AS recharged_mc
       FROM transfer JOIN payment ON payment.id = subject_id
      WHERE contra = 'payments' AND ref LIKE '%:1' AND transfer.created_at >= $1 AND transfer.created_at < $2`,
    [since, until],
  );
  return {
    sales: { purchases: row?.sales, credits_mc: row?.sold_mc },
    recharges: { purchases: row?.recharges, credits_mc: row?.recharged_mc },
  };
}

async function plainDay(day: string) {
  const within = (column: string) => `(${column} AT TIME ZONE 'UTC')::date = $1`;
  const [row] = await database.query(
    `SELECT (SELECT count(*) FROM call WHERE status <> 'refused' AND ${within("created_at")}) AS placed,
            (SELECT count(*) FROM call WHERE answered_at IS NOT NULL AND ${within("created_at")}) AS answered,
            (SELECT count(*) FROM call WHERE status = 'refused' AND ${within("created_at")}) AS refused,
            (SELECT count(*) FROM call WHERE status = 'failed' AND ${within("created_at")}) AS "callsFailed",
            (SELECT -coalesce(sum(delta_mc), 0)::bigint FROM transfer
              WHERE contra = 'payments' AND ref NOT LIKE '%:1' AND ${within("created_at")}) AS back_mc,
            (SELECT count(DISTINCT subject_id) FROM transfer
              WHERE contra = 'disputes' AND delta_mc < 0 AND ${within("created_at")}) AS disputes`,
    [day],
  );
  return row;
}

async function expectPlainSums(range: Range, name: string): Promise<void> {
  expect(await charged(range), name).toEqual(await plainCharges(range));
  expect(await sold(range), name).toEqual(await plainSales(range));
  const figures = await database.withClient((client) =>
    dayLookup(client).figures(range.since, new Date(range.until.getTime() - 1)),
  );
  for (const day of figures) expect(day, `${name} ${day.day}`).toMatchObject((await plainDay(day.day)) ?? {});
}

test("the figures of any day in any time zone are the sums of its rows, before and after hours are summed up", async () => {
  for (const local of localDays) await happen(await dayIn(local, 2), 30);
  const expectAll = async (state: string) => {
    for (const local of localDays) {
      for (const days of [1, 2]) await expectPlainSums(await dayIn(local, days), `${state} ${local} ${days}`);
    }
    const random = () => new Date(Date.UTC(2026, 2, 27) + Math.random() * 12 * 24 * hour_ms);
    for (let count = 0; count < 10; count++) {
      const [since = random(), until = random()] = [random(), random()].toSorted(
        (a, b) => a.getTime() - b.getTime(),
      );
      await expectPlainSums({ since, until }, `${state} ${since.toISOString()} ${until.toISOString()}`);
    }
  };
  await expectAll("before");
  await Promise.all([sumUpHours(database), sumUpHours(database), sumUpHours(database)]);
  await sumUpHours(database);
  expect(await database.query("SELECT count(*) > 5000 AS summed FROM hour_figures")).toEqual([
    { summed: true },
  ]);
  await expectAll("after");
  // Earlier than the first hour that is summed up.
  await happen(await dayIn(["Asia/Kathmandu", "2026-02-20"], 1), 5);
  await expectPlainSums(await dayIn(["Asia/Kathmandu", "2026-02-20"], 3), "earlier");
});

test("what comes after the hours were summed up counts at its own time: refunds, disputes, open hours and deleted users", async () => {
  const today = { since: new Date(Date.now() - 30 * hour_ms), until: new Date() };
  const all = { since: new Date(Date.now() - 60 * hour_ms), until: new Date(Date.now() + 24 * hour_ms) };
  const walletId = await happen({ ...today, until: new Date(Date.now() - 25 * hour_ms) }, 40);
  await sumUpHours(database);
  // The hour before may be summed up already, and no row of the product comes to a past hour.
  await happen({ since: new Date(Math.floor(Date.now() / hour_ms) * hour_ms), until: new Date() }, 20);
  await expectPlainSums(all, "open hours");
  await database.query(
    `INSERT INTO transfer (wallet_id, seq, contra, delta_mc, balance_after_mc, ref, subject_id)
     SELECT wallet_id, 10000 + row_number() OVER (), 'payments', -7, 0, 'payment:' || id || ':9', id FROM payment WHERE wallet_id = $1`,
    [walletId],
  );
  await expectPlainSums(all, "late refunds");
  await database.withClient((client) =>
    personalData(client).erase({ id: walletId, walletId }, "ada@example.org"),
  );
  await expectPlainSums(all, "a deleted user");
  await sumUpHours(database);
  await expectPlainSums(all, "summed up again");
});

test("an hour waits for its calls to end and for the transactions that may still write in it", async () => {
  const at = new Date(Math.floor((Date.now() - 6 * hour_ms) / hour_ms) * hour_ms + 1_000);
  const summed = async () =>
    (await database.query<{ last: Date | null }>("SELECT max(hour) AS last FROM hour_figures"))[0]?.last;
  await happen({ since: new Date(at.getTime() - 3 * hour_ms), until: new Date(at.getTime() - 2_000) }, 20);
  const id = randomUUID();
  await database.query(
    `INSERT INTO call (wallet_id, id, user_id, carrier, provider_call_id, number, country, destination, per_minute_mc, connect_mc,
       minimum_s, increment_s, limit_s, held_mc, open, status, created_at, cutoff_at, check_at)
     VALUES ($1::uuid, $1, $1, 'twilio', $1, '+442079460000', 'GB', 'United Kingdom', 1, 0, 60, 60, 60, 1, true, 'ringing', $2, $2, $2)`,
    [id, at],
  );
  const all = { since: new Date(at.getTime() - 9 * hour_ms), until: new Date(Date.now() + hour_ms) };
  await sumUpHours(database);
  expect(await summed()).toEqual(new Date(at.getTime() - 1_000 - hour_ms));
  await database.query("UPDATE call SET open = false, status = 'failed', cost_mc = 0 WHERE id = $1", [id]);
  await expectPlainSums(all, "the call has failed");
  await sumUpHours(database);
  expect((await summed())?.getTime()).toBeGreaterThan(at.getTime());
  await expectPlainSums(all, "the hour is summed up");
});
