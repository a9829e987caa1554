import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { accountAccess } from "#adapters/postgres/users/user-stores.ts";
import { defaultKeptDays, type Retention, removeOld } from "#domain/retention.ts";
import { addUser } from "#testing/database/add-user.ts";
import { testCipher, testDatabase } from "#testing/database/test-database.ts";
import { retentionRules } from "./retention.ts";

const database = testDatabase();
const now = new Date("2026-11-22T12:00:00.000Z");
const clock = { now: () => now };
const minute_ms = 60_000;
const day_ms = 24 * 60 * minute_ms;
const guide = readFileSync(join(import.meta.dirname, "../../docs/operating.md"), "utf8");
const userId = "00000000-0000-0000-0000-00000000000a";
const user = `'${userId}'`;
const wallet = "'00000000-0000-0000-0000-00000000000b'";
const access = accountAccess(database, { cipher: testCipher, clock, publish: () => {} });
const rules = retentionRules({ keptDays: defaultKeptDays }, access, database);

beforeAll(() => addUser(database, { id: userId }));

/** The column that says how old a row is, how long it is kept by it, and the other columns with their values. */
const cases: [table: string, column: string, kept_ms: number, columns: string, values: string][] = [
  [
    "session",
    "created_at",
    14 * day_ms,
    "token_hash, user_id, last_used_at",
    `$2, ${user}, '2026-11-22T12:00Z'`,
  ],
  ["session", "last_used_at", day_ms, "token_hash, user_id, created_at", `$2, ${user}, '2026-11-20T12:00Z'`],
  ["one_time_token", "expires_at", 0, "token_hash, user_id, purpose", `$2, ${user}, 'reset_password'`],
  ["passkey_challenge", "expires_at", 0, "challenge_hash, purpose", "$2, 'sign_in'"],
  [
    "registration",
    "expires_at",
    0,
    "id, email_key, email, first_name, last_name, password_hash, token_hash, created_at",
    "gen_random_uuid(), $2, '', '', '', 'x', 'x', now()",
  ],
  [
    "security_event",
    "created_at",
    90 * day_ms,
    "user_id, id, kind, device, network",
    `${user}, gen_random_uuid(), $2, '', ''`,
  ],
  ["known_device", "seen_at", 180 * day_ms, "user_id, device_hash", `${user}, $2`],
  ["sign_in_undo", "expires_at", 0, "token_hash, user_id, email, signed_in_at", `$2, ${user}, '', now()`],
  [
    "openid_sign_in",
    "expires_at",
    0,
    "state_hash, browser_hash, nonce, code_verifier, provider",
    "$2, '', '', '', ''",
  ],
  [
    "unproven_identity",
    "expires_at",
    0,
    "token_hash, browser_hash, issuer, subject, provider, email",
    "$2, '', '', '', '', ''",
  ],
  ["rate_limit", "expire", 0, "key", "$2"],
  ["known_network", "seen_at", 90 * day_ms, "key", "$2"],
  [
    "contact_message",
    "sent_at",
    365 * day_ms,
    "id, name, email, subject, message",
    "gen_random_uuid(), $2, '', '', ''",
  ],
  [
    "call_quality",
    "created_at",
    365 * day_ms,
    `wallet_id, call_id, hints, duration_s, mos_average, mos_lowest, jitter_average_ms, jitter_highest_ms,
     round_trip_average_ms, round_trip_highest_ms, packets_lost_percent`,
    `${wallet}, gen_random_uuid(), ARRAY[$2], 60, 4, 4, 1, 1, 1, 1, 0`,
  ],
  [
    "call_event",
    "received_at",
    90 * day_ms,
    "wallet_id, call_id, id, kind, detail, changed",
    `${wallet}, gen_random_uuid(), gen_random_uuid(), $2, '{}', true`,
  ],
  [
    "pumping_alarm",
    "seen_at",
    90 * day_ms,
    "kind, subject, destination, raised_at, short_calls, answered_calls, callers, charged_mc",
    "'range', $2, '', '2026-01-01', 1, 1, 1, 1",
  ],
  [
    "alarm_delivery",
    "given_up_at",
    30 * day_ms,
    "alarm_id, kind, state, value, at",
    "gen_random_uuid(), $2, 'begun', 1, '2026-01-01'",
  ],
  [
    "recharge_event",
    "at",
    400 * day_ms,
    "wallet_id, id, user_id, kind, because",
    `${wallet}, gen_random_uuid(), ${user}, 'paused', $2`,
  ],
  [
    "card_lockout",
    "started_at",
    90 * day_ms,
    "kind, user_id, network, ends_at",
    `'network', ${user}, $2, '2026-01-01'`,
  ],
  ["outbox", "given_up_at", 30 * day_ms, "recipient, subject, text_body, html_body", "$2, '', '', ''"],
  [
    "quote",
    "expires_at",
    0,
    "wallet_id, id, currency, charge_minor, value_cents, credits_mc, per_usd_e6",
    `${wallet}, gen_random_uuid(), $2, 1, 1, 1, 1`,
  ],
  // A minute that has begun within the day counts whole.
  ["charged_minute", "minute", day_ms + minute_ms, "charged_mc", "length($2)"],
  ["spent_challenge", "expires_at", 0, "challenge_id", "$2"],
  [
    "caller_id",
    "requested_at",
    30 * day_ms,
    "user_id, id, carrier, number, state",
    `${user}, gen_random_uuid(), 'twilio', '+4474001' || (100000 + length($2)), 'failed'`,
  ],
  [
    "caller_id",
    "requested_at",
    // It was verified for a year.
    395 * day_ms,
    "user_id, id, carrier, number, state",
    `${user}, gen_random_uuid(), 'twilio', '+4474001' || (100000 + length($2)), 'lapsed'`,
  ],
  ["verification_spend", "day", 2 * day_ms, "spent_mc", "length($2)"],
  [
    "voicemail",
    "delete_at",
    0,
    "user_id, id, carrier, recording_id, left_at, length_s, stored_at",
    `${user}, gen_random_uuid(), 'twilio', $2, '2026-01-01', 5, '2026-01-01'`,
  ],
];

test.each(cases)("a row of %s whose %s is just older goes, and one just younger stays", async (...row) => {
  const [table, column, kept_ms, columns, values] = row;
  const stored = (at_ms: number) => (column === "expire" ? at_ms : new Date(at_ms));
  const limit_ms = now.getTime() - kept_ms;
  await database.query(`DELETE FROM ${table}`);
  for (const age_ms of [1_000, -1_000]) {
    const text = `INSERT INTO ${table} (${column}, ${columns}) VALUES ($1, ${values})`;
    await database.query(text, [stored(limit_ms - age_ms), `aged ${age_ms}`]);
  }
  expect((await removeOld(rules, clock))[table]).toBe(1);
  expect(await database.query(`SELECT ${column} AS at FROM ${table}`)).toEqual([
    { at: stored(limit_ms + 1_000) },
  ]);
});

test("every rule has its case, and none touches money", () => {
  const ruled = rules.map(({ table }) => table);
  // A mark goes by what its user has left, not by a time of its own: adapters/postgres/marks/marks.db.test.ts.
  expect(new Set([...cases.map(([table]) => table), "mark"])).toEqual(new Set(ruled));
  expect(new Set(ruled).size).toBe(ruled.length);
  for (const table of ["wallet", "transfer", "call", "payment"]) expect(ruled).not.toContain(table);
});

test("every table with a time column is deleted by a rule or kept for ever, as the guide says", async () => {
  const section = /^## What is deleted when\n(.*?)^## /ms.exec(guide)?.[1] ?? "";
  const listed = [...section.matchAll(/^\| `(\w+)` \| (.+?) \| (.+?) \| (.*?) ?\|$/gm)].map(
    ([, ...cells]) => cells,
  );
  const deleted = rules.map(({ table, period, why, variable }) => [
    table,
    period,
    why,
    variable ? `\`${variable}\`` : "",
  ]);
  const stays = /^for ever$|^with its (user|registration|message)$|^until the (card provider|carrier)/;
  expect(listed.filter(([, period = ""]) => !stays.test(period))).toEqual(deleted);
  const timed = await database.query(
    `SELECT DISTINCT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND (data_type IN ('date', 'timestamp with time zone') OR column_name = 'expire')`,
  );
  expect(new Set(listed.map(([table]) => table))).toEqual(new Set(timed.map(({ name }) => name)));
});

test("two nodes share many old rows, and each goes once", async () => {
  await database.query(
    `INSERT INTO spent_challenge (challenge_id, expires_at) SELECT n, $1 FROM generate_series(1, 4500) AS n`,
    [now],
  );
  const both = await Promise.all([removeOld(rules, clock), removeOld(rules, clock)]);
  expect(both.map((removed) => removed.spent_challenge ?? 0).reduce((sum, count) => sum + count)).toBe(4_500);
});

test("a rule that fails is reported, and the others do their work", async () => {
  const failing: Retention = {
    table: "broken",
    period: "",
    why: "",
    remove: () => Promise.reject(new Error("no such table")),
  };
  await database.query("INSERT INTO spent_challenge (challenge_id, expires_at) VALUES ('one', $1)", [now]);
  await expect(removeOld([failing, ...rules], clock)).rejects.toThrow("no such table");
  expect(await database.query("SELECT FROM spent_challenge WHERE challenge_id = 'one'")).toEqual([]);
});
