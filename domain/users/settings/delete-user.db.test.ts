import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { contactStore } from "#adapters/postgres/contact-store.ts";
import { ledgerStore } from "#adapters/postgres/ledger/ledger-store.ts";
import { messages } from "#contract/messages/messages.ts";
import { isRefusal, refuse } from "#contract/refusals.ts";
import { personalDataExportSchema } from "#contract/users/personal-data.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { authenticate } from "#domain/users/sign-in/authenticate.ts";
import { logIn } from "#domain/users/sign-in/log-in.ts";
import { newSecret } from "#domain/users/two-step/codes.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { callStoreHarness, newCall } from "#testing/ledger/call-store-harness.ts";
import { agreed, minute_ms, userHarness } from "#testing/people/user-harness.ts";
import { deleteUser } from "./delete-user.ts";
import { readPersonalData } from "./download-data.ts";
import { forgotPassword, resetPassword } from "./reset-password.ts";

const database = testDatabase();
const harness = await userHarness(database, { protectedAddresses: ["Root@Example.com"] });

/** A user who has paid, called and written, and has a balance of `posted_mc`. */
async function customer(posted_mc = 0) {
  const person = await harness.verified();
  const { id, walletId } = person;
  const paymentId = randomUUID();
  await database.transaction(async (client) => {
    await client.query(
      `INSERT INTO payment (id, user_id, wallet_id, provider, status, currency, charge_minor, credits_mc, created_at)
       VALUES ($1, $2, $3, 'stripe', 'completed', 'GBP', 790, 100000, now())`,
      [paymentId, id, walletId],
    );
    const ledger = ledgerStore(client);
    await ledger.openWallet(walletId);
    const posting = { walletId, subjectId: paymentId, mayOverdraw: false };
    const ref = `payment:${paymentId}:1`;
    await ledger.post({ ...posting, contra: "payments", delta_mc: 100_000, ref });
    const spent_mc = posted_mc - 100_000;
    const callId = await addCall(person, false, -spent_mc);
    await ledger.post({
      ...posting,
      subjectId: callId,
      contra: "calls",
      delta_mc: spent_mc,
      ref: `call:${callId}`,
    });
    await contactStore(client).add({
      id: randomUUID(),
      userId: id,
      name: "Ada",
      email: person.email,
      language: "en",
      subject: "A question",
      message: "How much is a call?",
      sentAt: new Date(),
    });
  });
  return { ...person, session: await harness.session(person) };
}

async function addCall(user: WalletUser, open: boolean, cost_mc = 1_000): Promise<string> {
  const id = randomUUID();
  await harness.rows(
    `INSERT INTO call (id, user_id, wallet_id, carrier, provider_call_id, number, country, destination, per_minute_mc, connect_mc,
                       minimum_s, increment_s, limit_s, held_mc, open, status, cost_mc, answered_s, created_at,
                       cutoff_at, check_at)
     VALUES ($1::uuid, $2, $3, 'twilio', $1::text, '+442079460018', 'GB', 'United Kingdom', 1000, 0, 60, 60, 600, $6, $4,
             CASE WHEN $4 THEN 'answered' ELSE 'completed' END, $5, 60, now(), now(), now())`,
    [id, user.id, user.walletId, open, open ? null : cost_mc, Math.max(cost_mc, 1_000)],
  );
  return id;
}

/** Users without a payment that may still be paid. */
const deps = () => ({ ...harness.deps, endPayments: async () => undefined });
const close = ({ session, password }: { session: string; password: string }, forfeitCredits = 0) =>
  deleteUser(deps(), session, { password, forfeitCredits });

test("nothing of the person is left, and the books stay right", async () => {
  const person = await customer();
  await harness.rows("INSERT INTO two_step (user_id, secret, confirmed_at) VALUES ($1, $2, now())", [
    person.id,
    newSecret(harness.deps.ids),
  ]);
  await harness.rows("UPDATE users SET mail_refused_at = now() WHERE id = $1", [person.id]);
  await forgotPassword(harness.deps, person.email);
  const resetToken = await harness.tokenMailedTo(person.email);
  agreed(await close(person));

  expect(await authenticate(harness.deps, person.session)).toEqual(refuse("unauthenticated"));
  expect(await logIn(harness.deps, person)).toEqual(refuse("invalid_credentials"));
  expect(await resetPassword(harness.deps, resetToken, "a new password")).toEqual(
    refuse("invalid_reset_link"),
  );
  const everything = JSON.stringify([
    await harness.rows("SELECT * FROM users WHERE id = $1", [person.id]),
    await harness.rows("SELECT * FROM call WHERE user_id = $1", [person.id]),
    await harness.rows("SELECT * FROM payment WHERE user_id = $1", [person.id]),
    await harness.rows("SELECT * FROM two_step WHERE user_id = $1", [person.id]),
    await harness.rows("SELECT * FROM contact_message WHERE user_id = $1", [person.id]),
  ]);
  for (const trace of [person.email, "Ada", "Lovelace", "+442079460018", "argon2"]) {
    expect(everything).not.toContain(trace);
  }
  expect(everything).toContain("+44207946xxxx");
  expect(everything).toContain('"mail_refused_at":null');
  expect((await harness.mailsTo(person.email))[0]?.subject).toBe("Your account was deleted");
  expect(await database.withClient((client) => ledgerStore(client).audit())).toEqual([]);
});

test("messages of guests go with the address they were sent from, in any letter case, and those of others stay", async () => {
  const person = await customer();
  const message = {
    userId: null,
    name: "A guest",
    language: "en" as const,
    subject: "Hello",
    message: "How much?",
    sentAt: new Date(),
  };
  const other = `not-${person.email}`;
  await database.transaction(async (client) => {
    for (const email of [person.email, person.email.toUpperCase(), other]) {
      await contactStore(client).add({ ...message, id: randomUUID(), email });
    }
  });
  agreed(await close(person));
  const pattern = `%${person.email}`;
  expect(await harness.rows("SELECT email FROM contact_message WHERE email ILIKE $1", [pattern])).toEqual([
    { email: other },
  ]);
});

test("a call whose eligibility was read before is not opened", async () => {
  const person = await customer(12_500);
  const storeHarness = callStoreHarness(database);
  const version = await storeHarness.versionOf(person);
  agreed(await close(person, 12.5));
  const call = newCall(person, { version });
  expect(await storeHarness.onCalls((calls) => calls.authorise(call))).toBe("changed");
});

describe("is refused", () => {
  test("without the password or a fresh sign-in with Google", async () => {
    const person = await customer();
    expect(await close({ ...person, password: "wrong" })).toEqual(refuse("wrong_password"));
    const request = { forfeitCredits: 0 };
    expect(await deleteUser(deps(), person.session, request)).toEqual(refuse("sign_in_again"));
    await harness.rows("UPDATE session SET opened_with = 'openid:Google' WHERE user_id = $1", [person.id]);
    harness.pass(10 * minute_ms);
    expect(await deleteUser(deps(), person.session, request)).toEqual(refuse("sign_in_again"));
    harness.pass(-minute_ms);
    agreed(await deleteUser(deps(), person.session, request));
  });

  test("while there are credits, until the user gives up exactly these", async () => {
    const person = await customer(12_500);
    for (const shown of [undefined, 0, 12.499, 12.501, 112.5, 1.25, -12.5]) {
      expect(await close(person, shown)).toMatchObject({
        refused: "credits_left",
        message: messages.deleteUser.creditsLeft(12.5),
        fields: { credits: 12.5 },
      });
    }
    agreed(await close(person, 12.5));
  });

  test("when credits came between the page and the press, also while payments were being ended", async () => {
    const person = await customer(10_000);
    const recharge = () =>
      database.transaction((client) =>
        ledgerStore(client).post({
          walletId: person.walletId,
          subjectId: person.id,
          contra: "payments",
          mayOverdraw: false,
          delta_mc: 100_000,
          ref: `payment:${randomUUID()}:1`,
        }),
      );
    const endPayments = async () => void (await recharge());
    const request = { password: person.password, forfeitCredits: 10 };
    const closed = await deleteUser({ ...deps(), endPayments }, person.session, request);
    expect(closed).toMatchObject({ refused: "credits_left", fields: { credits: 110 } });
    expect(await close(person, 10)).toEqual(closed);
    agreed(await close(person, 110));
  });

  test("but not while another user shares the wallet, whose credits stay", async () => {
    const person = await customer(12_500);
    const partner = await customer();
    await harness.rows("UPDATE wallet_member SET wallet_id = $2 WHERE user_id = $1", [
      partner.id,
      person.walletId,
    ]);
    agreed(await close(person));
    expect(await close(partner)).toMatchObject({ refused: "credits_left" });
  });

  test("while a call is open or a payment is undecided", async () => {
    const person = await customer();
    const callId = await addCall(person, true);
    expect(await close(person)).toEqual(refuse("call_under_way"));
    await harness.rows("UPDATE call SET open = false, status = 'completed', cost_mc = 0 WHERE id = $1", [
      callId,
    ]);
    await harness.rows("UPDATE payment SET status = 'pending' WHERE user_id = $1", [person.id]);
    expect(await close(person)).toEqual(refuse("payment_pending"));
    await harness.rows("UPDATE payment SET status = 'completed' WHERE user_id = $1", [person.id]);
    agreed(await close(person));
  });

  test("while money is on its way back to the card, also when the user gives the credits up", async () => {
    const person = await customer(12_500);
    const endPayments = async () =>
      void (await harness.rows(
        `INSERT INTO refund_request (wallet_id, id, payment_id, amount_minor, requested_at, status, next_check_at, asked_by)
         SELECT wallet_id, gen_random_uuid(), id, 100, now(), 'requested', now(), 'user' FROM payment WHERE user_id = $1`,
        [person.id],
      ));
    const request = { password: person.password, forfeitCredits: 12.5 };
    const closed = await deleteUser({ ...deps(), endPayments }, person.session, request);
    expect(closed).toEqual(refuse("payment_pending"));
    expect(await close(person, 12.5)).toEqual(closed);
    await harness.rows("UPDATE refund_request SET status = 'refused' WHERE wallet_id = $1", [
      person.walletId,
    ]);
    agreed(await close(person, 12.5));
  });

  test("for a protected address", async () => {
    const person = await customer();
    await harness.rows("UPDATE users SET email = 'root@example.com' WHERE id = $1", [person.id]);
    expect(await close(person)).toEqual(refuse("account_protected"));
  });
});

test("twenty concurrent deletions with logins between them delete once and leave no session", async () => {
  const person = await customer();
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? logIn(harness.deps, person) : close(person))),
  );
  expect(results.filter((result) => !isRefusal(result) && "message" in result)).toHaveLength(1);
  expect(await harness.rows("SELECT 1 FROM session WHERE user_id = $1", [person.id])).toEqual([]);
});

test("the download has everything and no secret", async () => {
  const person = await customer(12_500);
  const stranger = await customer();
  const read = agreed(await readPersonalData(harness.deps, person.session));
  const data = personalDataExportSchema.parse({ ...read, credits: 12.5 });
  expect(data).toMatchObject({
    profile: { email: person.email, firstName: "Ada", hasPassword: true, twoStepOn: false },
    sessions: [{ current: true }],
    calls: [{ number: "+442079460018", duration_s: 60, credits: 87.5 }],
    payments: [{ amount: 7.9, currency: "GBP", credits: 100 }],
    transactions: [{}, {}],
    contactMessages: [{ message: "How much is a call?" }],
  });
  const text = JSON.stringify(read);
  for (const secret of ["argon2", person.session, stranger.email]) expect(text).not.toContain(secret);
  const hashes = await harness.rows<{ token_hash: string }>(
    "SELECT token_hash FROM session WHERE user_id = $1",
    [person.id],
  );
  for (const { token_hash } of hashes) expect(text).not.toContain(token_hash);
});
