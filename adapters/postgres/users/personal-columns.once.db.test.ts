/**
 * A user has one row in every table that names users or wallets, with a value in every column. Each column in turn gets
 * another value: the export has the column if the export changes. Then the user is deleted, and what is unchanged is left.
 */
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { ledgerStore } from "#adapters/postgres/ledger/ledger-store.ts";
import { creditsFromMillicredits } from "#contract/money/money.ts";
import { personalDataExportSchema } from "#contract/users/personal-data.ts";
import { eraseUser } from "#domain/users/settings/delete-user.ts";
import { personalDataOf } from "#domain/users/settings/download-data.ts";
import type { User } from "#domain/users/user.ts";
import { testCipher, testDatabase } from "#testing/database/test-database.ts";
import { agreed, userHarness } from "#testing/people/user-harness.ts";
import { secretPlace } from "./two-step-store.ts";

const database = testDatabase();
const harness = await userHarness(database);

interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
}
type Row = Record<string, unknown>;

let columns: Column[];
let user: User;

/** The id of the user's payment, call, card and all else: every join finds its row. */
const thing = randomUUID();
const consent = { version: 1, language: "en" };

/** Samples of columns that the product reads by more than their type; null for what such a user does not have. */
const given: Row = {
  "users.language": "en",
  "users.picture_url": "https://pictures.example/a.png",
  "users.allowed_countries": ["GB"],
  "users.blocked_callers": ["+442079460124"],
  "users.blocked_calls": "voicemail",
  "users.withheld_calls": "voicemail",
  "users.deleted_at": null,
  "session.opened_with": "openid:Acme",
  "session.user_agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  "one_time_token.purpose": "change_email",
  "security_event.kind": "signed_in",
  "wallet.posted_mc": 0,
  "transfer.contra": "payments",
  "transfer.ref": `payment:${thing}:1`,
  "call.number": "+442079460123",
  "call.country": "GB",
  "call.shown_number": "+447400123456",
  "call.forwarded_to": "+447400123457",
  "caller_id.number": "+447400123456",
  "caller_id.state": "verified",
  "call.status": "completed",
  "voicemail.number": "+442079460123",
  "voicemail_awaited.number": "+442079460125",
  "voicemail_box.mail": "notice",
  "voicemail_box.kept_days": 30,
  "payment.status": "completed",
  "payment.initiator": "person",
  "payment.currency": "GBP",
  "payment.ended_because": "declines",
  "payment.consent": consent,
  // A payment that is decided has none, and no other payment is of a deleted user.
  "payment.buyer": null,
  "saved_card.consent": consent,
  "recharge_rule.currency": "GBP",
  "recharge_rule.consent": consent,
  "recharge_rule.paused_because": "declined",
  "recharge_rule.decline": "limit",
  "recharge_event.kind": "paused",
  "recharge_event.because": "declined",
  "recharge_event.decline": "limit",
  "call.direction": "incoming",
  "contact.numbers": ["+442079460123"],
  "contact.caller_id": "usual",
  "refund_request.status": "done",
  "rented_number.state": "released",
  "rented_number.kind": "local",
  "wallet_customer.provider_ref": "card_customer.provider_ref",
};

const samples: Record<string, (name: string, index: number) => unknown> = {
  uuid: () => thing,
  text: (name) => name,
  "text[]": (name) => [name],
  boolean: () => false,
  jsonb: (name) => ({ name }),
  "timestamp with time zone": (_name, index) => later_s(index),
};

const others: typeof samples = {
  text: (name) => `another ${name}`,
  "text[]": () => [],
  boolean: () => true,
  jsonb: () => ({}),
  call_direction: () => "outgoing",
  unwanted_call: () => "away",
  "timestamp with time zone": (_name, index) => later_s(100_000 + index),
};

function later_s(seconds: number): Date {
  return new Date(harness.deps.clock.now().getTime() + seconds * 1_000);
}

const nameOf = ({ table, name }: Column) => `${table}.${name}`;

function sampleOf(column: Column): unknown {
  const index = columns.indexOf(column);
  if (column.name === "user_id") return user.id;
  if (column.name === "wallet_id" || nameOf(column) === "wallet.id") return user.walletId;
  if (nameOf(column) in given) return given[nameOf(column)];
  return (samples[column.type] ?? (() => 1_000 + index))(nameOf(column), index);
}

function otherOf(column: Column): unknown {
  const index = columns.indexOf(column);
  if (nameOf(column) === "two_step.secret") return null;
  return (others[column.type] ?? (() => 30_000 + index))(nameOf(column), index);
}

/** The user's rows of a table. */
function ownRows(table: string): string {
  if (table === "users") return `id = '${user.id}'`;
  if (table === "wallet") return `id = '${user.walletId}'`;
  const hasUser = columns.some((column) => column.table === table && column.name === "user_id");
  return hasUser ? `user_id = '${user.id}'` : `wallet_id = '${user.walletId}'`;
}

const read = (table: string) => database.query<Row>(`SELECT * FROM ${table} WHERE ${ownRows(table)}`);

async function write({ table, name, type }: Column, value: unknown): Promise<void> {
  await database.query(`UPDATE ${table} SET ${name} = $1::${type} WHERE ${ownRows(table)}`, [value]);
}

/** The samples keep no rule about the values of a column. */
async function liftChecks(): Promise<void> {
  const checks = await database.query<{ text: string }>(`
    SELECT CASE conrelid WHEN 0 THEN format('ALTER DOMAIN %s DROP CONSTRAINT %I', contypid::regtype, conname)
                         ELSE format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) END AS text
      FROM pg_constraint WHERE contype = 'c' AND connamespace = current_schema::regnamespace`);
  for (const { text } of checks) await database.query(text);
  await database.query("ALTER TABLE transfer DISABLE TRIGGER USER");
}

async function fill(table: string): Promise<void> {
  const own = columns.filter((column) => column.table === table);
  if (table === "users" || table === "wallet_member") {
    const [row] = await read(table);
    for (const column of own) if (!row?.[column.name]) await write(column, sampleOf(column));
    return;
  }
  await database.query(`DELETE FROM ${table} WHERE ${ownRows(table)}`);
  const names = own.map(({ name }) => name);
  const values = own.map(({ type }, index) => `$${index + 1}::${type}`);
  await database.query(`INSERT INTO ${table} (${names}) VALUES (${values})`, own.map(sampleOf));
}

async function readUser(id: string): Promise<User> {
  const user = await harness.deps.connection(({ users }) => users.find(id));
  if (!user) throw new Error(`There is no user ${id}`);
  return user;
}

/** The user's file, or the error of a value that the product does not know and so has read. */
async function exported(): Promise<string> {
  const { posted_mc } = await database.withClient((client) => ledgerStore(client).balance(user.walletId));
  try {
    const data = await personalDataOf(harness.deps, await readUser(user.id));
    const file = { ...data, madeAt: "2026-03-01T12:00:00Z", credits: creditsFromMillicredits(posted_mc) };
    return JSON.stringify(z.parse(personalDataExportSchema, file));
  } catch (error) {
    return String(error);
  }
}

beforeAll(async () => {
  const { id } = await harness.verified();
  user = await readUser(id);
  columns = await database.query<Column>(`
    SELECT relname AS table, attname AS name, format_type(coalesce(nullif(typbasetype, 0), pg_type.oid), NULL) AS type,
           NOT attnotnull AS nullable
      FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid JOIN pg_type ON pg_type.oid = atttypid
     WHERE relkind = 'r' AND relnamespace = current_schema::regnamespace AND attnum > 0 AND NOT attisdropped
       AND attidentity = '' AND (relname IN ('users', 'wallet')
         OR pg_class.oid IN (SELECT attrelid FROM pg_attribute WHERE attname IN ('user_id', 'wallet_id'))
         OR pg_class.oid IN (SELECT conrelid FROM pg_constraint WHERE confrelid = 'users'::regclass))
     ORDER BY relname, attnum`);
  given["outbox.recipient"] = user.email;
  given["two_step.secret"] = testCipher.encrypt("secret", secretPlace(user.id));
  await liftChecks();
  for (const table of new Set(columns.map((column) => column.table))) await fill(table);
});

/** Columns that the export leaves out, by the reason: a line for each table. */
const notExported: Record<string, string> = {
  "a secret, its hash, or a key that only machines compare": `
    known_device: device_hash seen_at
    mark: digest kind first_seen_at last_seen_at is_current lifted_at confirmed_at form
    one_time_token: token_hash expires_at
    passkey: credential_id public_key counter transports
    passkey_challenge: challenge_hash purpose expires_at
    passkey_user_handle: user_handle
    recharge_link: token_hash
    recovery_code: code_hash
    session: token_hash second_factor second_factor_at
    sign_in_undo: token_hash email signed_in_at expires_at
    two_step: secret last_step`,
  "a name that the carrier or the card provider gave": `
    call: carrier provider_call_id child_call_id
    caller_id: carrier provider_call_id provider_number_id
    card_customer: provider_ref asked_at lost_ref
    card_removal: provider_ref kind tries next_try_at
    payment: provider provider_ref customer_ref card_ref mandate_ref
    rented_number: carrier provider_number_id
    saved_card: provider_ref fingerprint mandate_ref
    voicemail: carrier recording_id
    voicemail_awaited: carrier provider_call_id
    wallet_customer: provider_ref asked_at lost_ref`,
  "state of work under way": `
    call: open held_mc epoch lost_mc left_at cutoff_at stopped_at hung_up_at check_at carrier_limit_s meter_at missed_mail_at missed_mailed second_call
    call_event: received_at kind detail changed
    caller_id: code claim_code becomes_default reminded_at
    contact: version created_at
    contact_book: contacts
    contact_message: language state version
    outbox: recipient language subject text_body html_body reply_to attempts created_at due_at given_up_at
    payment: postings checks next_check_at
    quote: currency charge_minor value_cents credits_mc per_usd_e6 expires_at
    recharge_rule: failures expiry_told
    rented_number: created_at months_paid warned_days due_at tries
    saved_card: chosen_at refused_at
    users: deleted_at
    voicemail: sealed_by tries next_try_at
    voicemail_awaited: asked_at tries next_try_at
    voicemail_box: greeting_sealed_by
    wallet: held_mc floor_mc seq version related recharge_below_mc recharge_due_at`,
  "the export says it by something else: the address, a transaction, the charge, the card, the rule": `
    call: per_minute_mc connect_mc minimum_s increment_s limit_s
    payment: initiator per_usd_e6 refunds consent rule_month
    refund_request: asked_by amount_minor held_mc requested_at status next_check_at
    transfer: seq contra balance_after_mc created_at
    user_identity: created_at
    users: email_key first_signed_in_at
    wallet_member: role joined_at`,
  "the user reads it in the call's history or on the receipt": `
    bad_line: reported_at decided_at outcome amount_mc ask_carrier_at carrier_received carrier_sent
    call: refusal
    call_quality: duration_s mos_average mos_lowest jitter_average_ms jitter_highest_ms round_trip_average_ms
      round_trip_highest_ms packets_lost_percent hints created_at
    payment: card_country decline
    receipt: seller_name seller_address seller_tax_number tax_name tax_rate_e6
    voicemail_awaited: number`,
  "a limit against fraud, which does not say how it is met": `
    call: new_number
    card_lockout: kind network card started_at ends_at
    card_standing: card failures failed_at paused_because paused_until decline refused_at
    payment: declines disputed_at dispute_allowed_at
    users: frozen_at`,
  "the record of operators": `
    credit_proposal: amount_mc reason proposed_by proposed_at expires_at decided_by decided_at approved
    operator_grant: role granted_by granted_at expires_at ended_at password_reset_at suspended_at
    session: desk_used_at`,
};

/** Columns whose values a deleted user leaves, by the reason: docs/operating.md, "What is left of a deleted user". */
const leftBehind: Record<string, string> = {
  "the ledger, and what each amount was for": `
    bad_line: reported_at decided_at outcome amount_mc ask_carrier_at carrier_received carrier_sent
    call: direction carrier provider_call_id child_call_id new_number country destination per_minute_mc connect_mc minimum_s
      increment_s limit_s held_mc epoch open status refusal cost_mc lost_mc answered_s created_at answered_at left_at
      ended_at cutoff_at stopped_at hung_up_at check_at carrier_limit_s meter_at missed_mail_at missed_mailed second_call
    payment: initiator provider provider_ref status currency charge_minor credits_mc per_usd_e6 refunded_minor refunds postings
      declines customer_ref consent card_ref mandate_ref ended_because disputed_at dispute_allowed_at checks
      next_check_at created_at rule_month card_country decline
    receipt: seller_name seller_address seller_tax_number tax_name tax_rate_e6
    refund_request: asked_by amount_minor held_mc requested_at status next_check_at
    rented_number: carrier country kind provider_number_id state monthly_mc inbound_per_minute_mc created_at bought_at
      months_paid paid_until warned_days released_at due_at tries is_shown
    transfer: seq contra delta_mc balance_after_mc ref created_at
    users: created_at first_signed_in_at
    wallet: posted_mc held_mc floor_mc seq related
    wallet_member: role joined_at`,
  "it goes by itself, after minutes or months": `
    call_event: received_at kind detail changed
    call_quality: duration_s mos_average mos_lowest jitter_average_ms jitter_highest_ms round_trip_average_ms
      round_trip_highest_ms packets_lost_percent hints created_at
    card_removal: provider_ref kind tries next_try_at
    quote: currency charge_minor value_cents credits_mc per_usd_e6 expires_at
    voicemail_awaited: carrier provider_call_id asked_at tries next_try_at`,
  "a debt, a freeze or a limit, which must not end by deletion": `
    card_lockout: kind card started_at ends_at
    mark: digest kind first_seen_at last_seen_at is_current lifted_at confirmed_at form
    users: frozen_at`,
  "the record of operators": `
    credit_proposal: amount_mc reason proposed_by proposed_at expires_at decided_by decided_at approved
    operator_grant: role granted_by granted_at expires_at ended_at password_reset_at suspended_at`,
};

/** The columns that a list of reasons names. */
function namesIn(reasons: Record<string, string>): string[] {
  return Object.values(reasons).flatMap((tables) =>
    tables.split(/\s+(?=\w+:)/).flatMap((line) => {
      const [table = "", ...names] = line.split(/:?\s+/);
      return names.map((name) => `${table}.${name}`);
    }),
  );
}

/** A sentence for each column that is found and has no reason, and for each reason without its column. */
function complaints(
  columns: string[],
  reasons: Record<string, string>,
  say: { unlisted: string; gone: string },
): string[] {
  const listed = namesIn(reasons);
  return [
    ...columns.filter((name) => !listed.includes(name)).map((name) => `${name} ${say.unlisted}`),
    ...listed.filter((name) => !columns.includes(name)).map((name) => `${name} ${say.gone}`),
  ];
}

/** Ids name rows and say nothing of a person. */
const told = () => columns.filter(({ type }) => type !== "uuid");

test("the export of personal data has every column of a user, or there is a reason", async () => {
  const before = await exported();
  z.parse(personalDataExportSchema, JSON.parse(before));
  /** Other values in these columns change the export. */
  async function isExported(columns: Column[]): Promise<boolean> {
    const values: [Column, unknown][] = [];
    for (const column of columns) values.push([column, (await read(column.table))[0]?.[column.name]]);
    let changes = false;
    for (const other of [otherOf, () => null]) {
      for (const column of columns)
        if (other === otherOf || column.nullable) await write(column, other(column));
      changes ||= (await exported()) !== before;
    }
    for (const [column, value] of values) await write(column, value);
    return changes;
  }
  const listed = namesIn(notExported);
  const silent = told().filter((column) => listed.includes(nameOf(column)));
  // One by one takes a file for each, so those without a place in it change together first.
  const suspects = (await isExported(silent)) ? told() : told().filter((column) => !silent.includes(column));
  const missing = silent.filter((column) => !suspects.includes(column)).map(nameOf);
  for (const column of suspects) if (!(await isExported([column]))) missing.push(nameOf(column));
  expect(await exported()).toBe(before);
  expect(
    complaints(missing, notExported, {
      unlisted: "is not in the export of personal data: add it there, or to notExported with its reason",
      gone: "is in the export of personal data, or no column: take it off notExported",
    }),
  ).toEqual([]);
});

test("of a deleted user no column is left, or there is a reason", async () => {
  const before = new Map<string, Row[]>();
  for (const { table } of columns) before.set(table, await read(table));
  agreed(
    await harness.deps.transaction((stores) => eraseUser(harness.deps, stores, user, { forfeitCredits: 0 })),
  );
  const left: string[] = [];
  for (const column of told()) {
    const was = JSON.stringify(before.get(column.table)?.[0]?.[column.name]);
    const rows = await read(column.table);
    if (rows.some((row) => was !== "null" && JSON.stringify(row[column.name]) === was))
      left.push(nameOf(column));
  }
  expect(
    complaints(left, leftBehind, {
      unlisted: "is left of a deleted user: erase it, or add it to leftBehind with its reason",
      gone: "is erased with its user, or no column: take it off leftBehind",
    }),
  ).toEqual([]);
});
