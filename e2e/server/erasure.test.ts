/** A person fills every table through the product, is deleted, and is looked for in all that the database holds. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { defaultAttempts } from "#adapters/captcha/altcha.ts";
import { operatorAccess } from "#adapters/postgres/operators/operator-access.ts";
import { outboxStore } from "#adapters/postgres/outbox-store.ts";
import { writeIdentity } from "#adapters/twilio/client-identity.ts";
import { voicePaths } from "#contract/calls/calls.ts";
import { creationOptionsSchema } from "#contract/users/webauthn.ts";
import { giveCredits } from "#domain/operators/people/adjust-credits.ts";
import { findUser } from "#domain/operators/people/find-user.ts";
import { type ProductInProcess, startProductInProcess } from "#e2e/support/product/product-in-process.ts";
import { newCallSid, requestsTo } from "#e2e/support/product/provider-requests.ts";
import { control } from "#sandbox/voice/testing/control.ts";
import { testCipher } from "#testing/database/test-database.ts";
import { authenticator } from "#testing/people/authenticator.ts";
import { addRechargeEvent, addRechargeRule } from "#testing/people/recharge-rule.ts";
import { softwareAuthenticator } from "#testing/people/software-authenticator.ts";

const guide = readFileSync(join(import.meta.dirname, "../../docs/operating.md"), "utf8");
const address = "Zephyrine.Quill@Feather.example";
const earlier = "zq-earlier@feather.example";
const password = "a long passphrase of Zephyrine";
const machine = "198.51.100.77";
const dialled = "+442079460123";
/** Each is said in more places than one, and by no other person. */
const traces = {
  address,
  earlier,
  name: "Zephyrine",
  surname: "Quillfeather",
  machine,
  dialled,
  refused: "zq-sip:aunt@example.org",
  contact: "Aunt Wilhelmina",
  contactNumber: "+12125550177",
  contactNote: "zq-likes-tea",
  message: "zq-message",
  ownNumber: "+447400123456",
};
let product: ProductInProcess;
let use: ReturnType<typeof requestsTo>;
let person: { id: string; walletId: string; token: string };

async function ask(method: string, path: string, body?: object, token?: string) {
  const reply = await use.ask(method, path, {
    ...(body && { body }),
    ...(token !== undefined && { token }),
    headers: { "x-forwarded-for": machine, "user-agent": "Mozilla/5.0 (zq-device) Firefox/140.0" },
  });
  return { status: reply.status, json: () => JSON.parse(reply.text) };
}

async function done(method: string, path: string, body?: object, token?: string) {
  const reply = await ask(method, path, body, token);
  expect([path, reply.status]).toEqual([path, 200]);
  return reply.json();
}

const rows = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  product.database.withClient(async (client) => (await client.query(text, values)).rows);

async function solvedCaptcha(): Promise<string> {
  const challenge: Challenge = await done("GET", "/api/contact/challenge");
  const solution = await solveChallenge({ challenge, deriveKey, counterStart: defaultAttempts.minimum });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

async function write(email: string, token?: string): Promise<void> {
  const body = { name: "Zephyrine", email, subject: "zq-message", message: "zq-message of Zephyrine" };
  await done("POST", "/api/contact", { ...body, recaptchaToken: await solvedCaptcha() }, token);
}

async function mailedToken(email: string): Promise<string> {
  const mails = await vi.waitFor(async () => {
    const reply = await fetch(`${product.sandboxUrl}/mail.json?to=${encodeURIComponent(email)}`);
    const mails = (await reply.json()) as { links: string[] }[];
    expect(mails[0]?.links).toHaveLength(1);
    return mails;
  }, 60_000);
  return new URL(mails[0]?.links[0] ?? "").pathname.split("/").at(-1) ?? "";
}

/** Signs up with one address, and changes to the other. */
async function arrive(): Promise<void> {
  const names = { firstName: "Zephyrine", lastName: "Quillfeather" };
  await ask("POST", "/api/auth/signup", { ...names, email: earlier, password });
  await ask("GET", `/api/auth/verify-email/${await mailedToken(earlier)}`);
  const { token } = await done("POST", "/api/auth/login", { email: earlier, password });
  await done("POST", "/api/account/email", { email: address, password }, token);
  await done("POST", "/api/auth/confirm-email", { token: await mailedToken(address) });
  const login = await done("POST", "/api/auth/login", { email: address, password });
  const [user] = await rows(
    "SELECT id, wallet_id AS wallet FROM users JOIN wallet_member ON user_id = id WHERE email = $1",
    [address],
  );
  person = { id: String(user?.id), walletId: String(user?.wallet), token: login.token };
}

async function buyAndCall(): Promise<void> {
  const { id, walletId, token } = person;
  const saveCard = { version: 1, language: "en" };
  const started = await done("POST", "/api/payments/create-payment-intent", { amount: 10, saveCard }, token);
  await use.pay(String(started.clientSecret).replace(/_secret_.*/, ""));
  await vi.waitFor(async () => {
    await done("POST", "/api/payments/add-credits", { credits: 100 }, token);
    expect(await done("GET", "/api/payments/credits", undefined, token)).toEqual({ credits: 100 });
  }, 60_000);
  const declined = await done("POST", "/api/payments/create-payment-intent", { amount: 10 }, token);
  await use.decline(String(declined.clientSecret).replace(/_secret_.*/, ""));
  await ask("POST", "/api/payments/add-credits", { credits: 100 }, token);
  await done("POST", "/api/payments/quotes", { kind: "preset", amount: 10, currency: "EUR" }, token);

  const [session] = await rows("SELECT id FROM session WHERE user_id = $1 LIMIT 1", [id]);
  const From = `client:${writeIdentity({ userId: id, sessionId: String(session?.id) })}`;
  const dial = async (To: string) => {
    const CallSid = newCallSid();
    const reply = await use.postAsCarrier(voicePaths.outgoing, { CallSid, From, To });
    expect(reply.status).toBe(200);
    return CallSid;
  };
  const CallSid = await dial(dialled);
  const child = { CallSid: `${CallSid}child`, ParentCallSid: CallSid, To: dialled, SequenceNumber: "3" };
  const ended = { ...child, CallStatus: "completed", CallDuration: "65" };
  const reported = await use.postAsCarrier(`${voicePaths.status}?wallet=${walletId}`, ended);
  expect(reported.status).toBe(204);
  await done(
    "POST",
    `/api/calls/${CallSid}/quality`,
    {
      duration_s: 60,
      mosAverage: 1.5,
      mosLowest: 1.2,
      jitterAverage_ms: 3,
      jitterHighest_ms: 11,
      roundTripAverage_ms: 48,
      roundTripHighest_ms: 120,
      packetsLostPercent: 20,
      hints: [],
    },
    token,
  );
  await dial(traces.refused);
  const [offer] = await done("GET", "/api/payments/money-back", undefined, token);
  await done("POST", `/api/payments/${offer.paymentId}/money-back`, { amount: offer.amount }, token);
}

/** The code is typed at the user's telephone. */
async function verifyOwnNumber(token: string): Promise<void> {
  const number = traces.ownNumber;
  const { callerIds } = await done("POST", "/api/caller-ids", { number }, token);
  await vi.waitFor(async () => {
    await control(product.sandboxUrl, "code", { number, code: callerIds[0].code });
    const own = await done("GET", "/api/caller-ids", undefined, token);
    expect(own.callerIds).toMatchObject([{ state: "verified" }]);
  }, 60_000);
}

async function keepAround(): Promise<void> {
  const { token } = person;
  await write(address.toUpperCase());
  await write("", token);
  await done("POST", "/api/account/countries", { countries: ["GB"], password }, token);
  const contact = {
    id: randomUUID(),
    name: traces.contact,
    numbers: [{ number: traces.contactNumber }],
    note: traces.contactNote,
  };
  await done("POST", "/api/contacts", contact, token);
  await verifyOwnNumber(token);
  await done("PUT", "/api/voicemail/settings", { isOn: true, mail: "none", kept_days: 30 }, token);
  await rows(
    `INSERT INTO voicemail (user_id, id, carrier, recording_id, number, left_at, length_s, delete_at, stored_at)
     VALUES ($1, gen_random_uuid(), 'twilio', 'RE1', $2, now(), 5, now() + interval '1 day', now())`,
    [person.id, traces.contactNumber],
  );
  const options = await done("POST", "/api/account/passkeys/options", { password }, token);
  const passkey = await softwareAuthenticator(product.url).create(creationOptionsSchema.parse(options));
  await done("POST", "/api/account/passkeys", { passkey }, token);
  const { secret } = await done("POST", "/api/account/two-step", { password }, token);
  await done("POST", "/api/account/two-step/confirm", { code: authenticator(secret)() }, token);
  await done("POST", "/api/account/email", { email: "zq-third@feather.example", password }, token);
  await done("POST", "/api/auth/forgot-password", { email: address });
  await done("POST", "/api/auth/signup", {
    firstName: "Zephyrine",
    lastName: "Quillfeather",
    email: address,
    password,
  }).catch(() => undefined);
}

/** Lets operators act on the user, who is named by id alone. */
async function meetOperators(): Promise<void> {
  const clock = { now: () => new Date() };
  const ids = { uuid: randomUUID, secret: randomUUID };
  const access = operatorAccess(product.database, { cipher: testCipher, clock, publish: () => {} });
  const deps = { clock, ids, grantLimit_mc: 1_000_000, ...access };
  const request = { actor: { kind: "system", name: "ada" }, reason: "ticket 1042" } as const;
  await findUser(deps, request, address);
  await findUser(deps, request, dialled);
  await giveCredits(deps, request, { email: address, amount_mc: 1_000 });
  await giveCredits(deps, request, { email: address, amount_mc: 2_000_000 });
}

/** Leaves the rows of rare moments: mails that a mail server did not take, sign-ins that did not end, an alarm. */
async function leaveUnfinished(): Promise<void> {
  await product.database.transaction(async (client) => {
    const outbox = outboxStore(client, testCipher);
    const mail = { language: "en" as const, subject: "For Zephyrine", text: "zq", html: "zq" };
    await outbox.add({ ...mail, to: address });
    await outbox.add({ ...mail, to: address.toLowerCase() }, person.walletId);
    await outbox.add({ ...mail, to: "operator@example.org", replyTo: address });
    await client.query("UPDATE outbox SET due_at = now() + interval '1 day' WHERE subject = 'For Zephyrine'");
    await client.query(
      "UPDATE outbox SET given_up_at = now() WHERE subject = 'For Zephyrine' AND recipient <> $1",
      [address],
    );
    await client.query(
      `INSERT INTO unproven_identity (token_hash, browser_hash, issuer, subject, provider, email, given_name,
                                      family_name, expires_at)
       VALUES ('zq', 'zq', 'https://issuer.example', 'zq', 'acme', $1, 'Zephyrine', 'Quillfeather', now() + interval '1 hour')`,
      [address],
    );
    for (const text of [
      `INSERT INTO voicemail_awaited (user_id, carrier, provider_call_id, number, asked_at, next_try_at)
         VALUES ($1, 'twilio', 'CAzq', '+442079460125', now(), now() + interval '1 day')`,
      `INSERT INTO card_removal (wallet_id, provider_ref, kind, next_try_at)
         SELECT wallet_id, 'pm_zq', 'card', now() + interval '1 day' FROM wallet_member WHERE user_id = $1`,
      "INSERT INTO user_identity VALUES ('https://issuer.example', 'zq-subject', $1, 'acme', now())",
      `INSERT INTO sign_in_undo VALUES ('zq', $1, '${earlier}', now(), now() + interval '1 day')`,
      "INSERT INTO passkey_challenge VALUES ('zq', 'register', $1, now() + interval '5 minutes')",
      `INSERT INTO operator_grant VALUES
         (gen_random_uuid(), $1, 'support', 'system:ada', now() - interval '2 days', now() - interval '1 day', now())`,
      `INSERT INTO contact_message (id, name, email, subject, message, sent_at, assigned_to)
         VALUES ('00000000-0000-4000-8000-000000000047', 'Grace', 'grace@example.org', 'Hello', 'Hello', now(), $1)`,
      `INSERT INTO contact_answer (id, message_id, answer, answered_by, answered_at)
         SELECT gen_random_uuid(), id, message, $1, now() FROM contact_message`,
      `INSERT INTO alarm VALUES (gen_random_uuid(), 'mail_waits', 900, 900, now(), now(), now(), $1)`,
      `INSERT INTO pumping_alarm (kind, subject, destination, raised_at, seen_at, short_calls, answered_calls, callers,
                                  charged_mc) VALUES ('user', $1::uuid::text, 'Tuvalu', now(), now(), 40, 40, 1, 1)`,
    ]) {
      await client.query(text, [person.id]);
    }
  });
}

/** Gives the user automatic recharge, with a pause in its history, a mailed link that turns it off and what its bank said. */
async function turnOnRecharge(): Promise<void> {
  await addRechargeRule(rows, person);
  await addRechargeEvent(rows, person, { at: new Date(), kind: "paused", because: "operator" });
  await rows("INSERT INTO recharge_link (wallet_id, token_hash, user_id) VALUES ($1, 'zq', $2)", [
    person.walletId,
    person.id,
  ]);
  await rows("INSERT INTO card_standing (wallet_id, card, user_id, failed_at) VALUES ($1, 'zq', $2, now())", [
    person.walletId,
    person.id,
  ]);
  // As a version without a customer for each user has left it.
  await rows("INSERT INTO wallet_customer SELECT wallet_id, provider_ref, asked_at FROM card_customer");
}

/** Gives the user a number of their own, which the carrier takes back. */
async function rentNumber(): Promise<void> {
  await rows(
    `INSERT INTO rented_number (wallet_id, id, user_id, carrier, number, country, kind, provider_number_id, state, monthly_mc,
                                inbound_per_minute_mc, created_at, bought_at, months_paid, paid_until, due_at)
     VALUES ($1, gen_random_uuid(), $2, 'twilio', '+442079460999', 'GB', 'local', 'PN1', 'active', 15000, 0, now(), now(), 1,
             now() + '30 days'::interval, now() + '23 days'::interval)`,
    [person.walletId, person.id],
  );
}

/** The tables whose rows have one of these texts in any letter case. */
async function tablesWith(...texts: string[]): Promise<string[]> {
  const tables = await rows("SELECT relname AS name FROM pg_stat_user_tables ORDER BY relname");
  const tablesFound: string[] = [];
  for (const { name } of tables) {
    const [row] = await rows(
      `SELECT 1 FROM "${name}" AS kept
        WHERE EXISTS (SELECT FROM unnest($1::text[]) AS text WHERE strpos(lower(kept::text), lower(text)) > 0) LIMIT 1`,
      [texts],
    );
    if (row) tablesFound.push(String(name));
  }
  return tablesFound;
}

beforeAll(async () => {
  product = await startProductInProcess({
    variables: { TRUSTED_PROXIES: "127.0.0.1,::1", DECLINES_PER_NETWORK: "1", DECLINES_PER_USER: "1" },
  });
  use = requestsTo({ product, urlOf: () => product.sandboxUrl });
  await arrive();
  await buyAndCall();
  await keepAround();
  await meetOperators();
  await leaveUnfinished();
  await turnOnRecharge();
  await rentNumber();
});
afterAll(() => product?.stop());

/** Tables without a person: prices, switches, watches, and hashes that a person cannot be found by. */
const withoutPerson = [
  "alarm_delivery",
  "alarm_mail",
  "alarm_rule",
  "alarm_webhook",
  "caller_id_removal",
  "calling_stop",
  "captcha_key",
  "charged_minute",
  "exchange_rate",
  "hour_charges",
  "hour_figures",
  "openid_sign_in",
  "known_network",
  "ledger_audit",
  "pumping_watch",
  "registration_link",
  "schema_migration",
  "brand",
  "brand_picture",
  "language_offer",
  "number_offer",
  "proof",
  "purchase_settings",
  "seller",
  "spend_watch",
  "spent_challenge",
  "switched_off",
  "tariff_row",
  "tariff_version",
  "verification_spend",
  "voicemail_removal",
];

test("of a deleted user the database holds what the guide lists, and of the person nothing but the last mail", async () => {
  const texts = Object.values(traces);
  const ids = [person.id, person.walletId];
  const every = await rows("SELECT relname AS name FROM pg_stat_user_tables ORDER BY relname");
  const filled = await tablesWith(...texts, ...ids);
  expect([...filled, ...withoutPerson].toSorted()).toEqual(every.map(({ name }) => name));
  for (const text of texts) expect([text, await tablesWith(text)]).not.toEqual([text, []]);
  expect(await use.customers()).toHaveLength(1);
  expect(await rows("SELECT FROM known_network")).not.toEqual([]);

  const { credits } = await done("GET", "/api/account", undefined, person.token);
  await done("DELETE", "/api/account", { password, forfeitCredits: credits }, person.token);

  const listed = /^## What is left of a deleted user\n(.*?)^## /ms.exec(guide)?.[1] ?? "";
  const listedTables = [...listed.matchAll(/^\| `(\w+)` \| .+ \| .+ \|$/gm)].map(([, table = ""]) => table);
  // The last mail may have left already, and the card provider may have forgotten the card.
  const left = new Set([...(await tablesWith(...texts, ...ids)), "outbox", "card_removal"]);
  expect(left).toEqual(new Set(listedTables));
  for (const { subject } of await rows("SELECT subject FROM outbox")) {
    expect(subject).toBe("Your account was deleted");
  }
  const named = await tablesWith(...texts.filter((text) => text !== machine));
  expect(named.filter((table) => table !== "outbox")).toEqual([]);
  // A count of requests from a network alone.
  expect(await tablesWith(machine)).toEqual(["rate_limit"]);
  expect(await rows("SELECT FROM known_network")).toEqual([]);
  expect(await rows("SELECT number FROM call ORDER BY number")).toEqual([
    { number: "+44207946xxxx" },
    { number: "xxxx" },
  ]);
  expect(await rows("SELECT recharge_below_mc, recharge_due_at FROM wallet")).toEqual([
    { recharge_below_mc: null, recharge_due_at: null },
  ]);
  await vi.waitFor(async () => expect(await use.customers()).toEqual([]), 60_000);
});
