import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { isRefusal, refusalMessage } from "#contract/refusals.ts";
import { verifyEmail } from "#domain/users/registration/verify-email.ts";
import { logIn } from "#domain/users/sign-in/log-in.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { newLondonNumber } from "#testing/numbers/rented-number.ts";
import { operatorHarness } from "#testing/people/operator-harness.ts";
import { agreed } from "#testing/people/user-harness.ts";
import { findUser } from "./find-user.ts";
import { deleteUserForGood, logOutUser, resendVerificationMail, verifyUser } from "./mend-user.ts";
import { exportUser, readMessages, showUser } from "./show-user.ts";

const database = testDatabase();
const harness = await operatorHarness(database);

const sentence = (result: unknown) => (isRefusal(result) ? refusalMessage(result).key : result);
const deletion = () => ({
  ...harness.deps,
  options: { publicUrl: "https://farline.test", protectedAddresses: ["root@example.org"] },
  endPayments: async () => undefined,
});

/** The mails to an address that come from now on. */
async function mailsAfter(email: string) {
  const before = new Set((await harness.users.mailsTo(email)).map(({ text }) => text));
  return async () => (await harness.users.mailsTo(email)).filter(({ text }) => !before.has(text));
}

/** A user with a refused call, a declined payment, a saved card, a message and a session. */
async function busyUser() {
  const person = await harness.users.verified();
  await harness.users.session(person);
  const { id, walletId } = person;
  const [callId, paymentId] = [randomUUID(), randomUUID()];
  const number = newLondonNumber();
  const providerCallId = `CA${randomUUID().replaceAll("-", "")}`;
  const rows = (text: string, values: unknown[]) => harness.users.rows(text, values);
  await rows(
    `INSERT INTO call (wallet_id, id, user_id, carrier, provider_call_id, number, held_mc, open, status, refusal, cost_mc, created_at)
     VALUES ($1, $2, $3, 'twilio', $4, $5, 0, false, 'refused', 'too_many_new_numbers', 0, $6)`,
    [walletId, callId, id, providerCallId, number, harness.deps.clock.now()],
  );
  await rows(
    `INSERT INTO payment (wallet_id, id, user_id, provider, provider_ref, status, currency, charge_minor, credits_mc, declines, created_at)
     VALUES ($1, $2, $3, 'stripe', $4, 'failed', 'USD', 1000, 100000, 3, now())`,
    [walletId, paymentId, id, `pi_${paymentId.replaceAll("-", "")}`],
  );
  await rows(
    `INSERT INTO saved_card (wallet_id, id, user_id, provider_ref, brand, last4, expires_year, expires_month, consent, saved_at, chosen_at)
     VALUES ($1, $2, $3, 'pm_private', 'visa', '4242', 2031, 5, '{"version": 1, "language": "en"}', now(), now())`,
    [walletId, paymentId, id],
  );
  await rows(
    `INSERT INTO contact_message (id, user_id, name, email, subject, message, sent_at)
     VALUES ($1, $2, 'Ada', $3, 'Help', 'The private words of the user', now())`,
    [randomUUID(), id, person.email],
  );
  return { ...person, callId, paymentId, number, providerCallId };
}

describe("a user is found", () => {
  type Busy = Awaited<ReturnType<typeof busyUser>>;
  const ways: [string, (user: Busy) => string][] = [
    ["address", ({ email }) => ` ${email.toUpperCase()} `],
    ["address behind a name, as mail programs copy it", ({ email }) => `"Lovelace, Ada" <${email}>`],
    ["address in a link", ({ email }) => `mailto:${email}?subject=Help`],
    ["called number", ({ number }) => number],
    ["id", ({ id }) => id],
    ["payment's id", ({ paymentId }) => paymentId.toUpperCase()],
    ["provider's id of a payment", ({ paymentId }) => `pi_${paymentId.replaceAll("-", "")}`],
    ["call's id", ({ callId }) => callId],
    ["carrier's id of a call", ({ providerCallId }) => providerCallId],
  ];
  test("by a part of the name or of the address, in any letter case, the newest first and at most twenty", async () => {
    const idsFor = async (typed: string) =>
      agreed(await findUser(harness.deps, harness.system, typed)).map(({ id }) => id);
    const person = await harness.users.verified();
    await harness.users.rows("UPDATE users SET first_name = 'Ma%x', last_name = 'O_Brien' WHERE id = $1", [
      person.id,
    ]);
    for (const typed of ["a%x O_br", "o_brien", "O_Brien, ma%x", person.email.slice(1, -4).toUpperCase()]) {
      expect(await idsFor(typed)).toEqual([person.id]);
    }
    const johnson = await harness.users.verified();
    await harness.users.rows(
      "UPDATE users SET email = 'jane_johnson1985+442079460999@example.org', first_name = 'Zoë', last_name = 'O\\Neil' WHERE id = $1",
      [johnson.id],
    );
    for (const typed of ["O\\Nei", "Zoe\u0308 O\\\0N", "jane_johnson1985", "+442079460999", "hnson1985+"]) {
      expect(await idsFor(typed)).toEqual([johnson.id]);
    }
    for (let count = 0; count < 21; count++) await harness.users.verified();
    expect(await idsFor("lovelace")).toHaveLength(20);
  });

  test.each(ways)("by the %s", async (_name, typed) => {
    const user = await busyUser();
    const users = agreed(await findUser(harness.deps, harness.system, typed(user)));
    expect(users.map(({ id, email }) => [id, email])).toEqual([[user.id, user.email]]);
  });

  test.each([
    ["nothing@example.org", operatorMessages.notFound("nothing@example.org")],
    [randomUUID(), /^No user matches/],
    ["Unknown Person", operatorMessages.notFound("Unknown Person")],
    ["%%%", operatorMessages.notFound("%%%")],
    ["___", operatorMessages.notFound("___")],
    ["ad", operatorMessages.notSearchable("ad", 3)],
    ["'; DROP TABLE users", /^No user matches '; DROP/],
  ])("not by %s", async (typed, expected) => {
    expect(sentence(await findUser(harness.deps, harness.system, typed))).toEqual(
      typeof expected === "string" ? expected : expect.stringMatching(expected),
    );
  });
});

test("all of a user is shown without a token, a hash or a message's words; those take a reason", async () => {
  const user = await busyUser();
  const support = await harness.operator("support");
  const shown = agreed(await showUser(harness.deps, { actor: support.request.actor }, user.email));
  expect(shown).toMatchObject({
    balance: { posted_mc: 0 },
    calls: [{ id: user.callId, refusal: "too_many_new_numbers", quality: null }],
    payments: [{ id: user.paymentId, declines: 3, status: "failed" }],
    callerIds: [],
    savedCards: [{ brand: "visa", last4: "4242", expiresYear: 2031 }],
    sessions: [{ openedWith: "password" }],
    limitsHit: [{ refusal: "too_many_new_numbers", times: 1 }],
  });
  const [hashes] = await harness.users.rows<{ token_hash: string; password_hash: string }>(
    "SELECT token_hash, password_hash FROM session JOIN users ON users.id = user_id WHERE user_id = $1",
    [user.id],
  );
  const words = JSON.stringify(shown);
  for (const secret of [hashes?.token_hash, hashes?.password_hash, "private words"])
    expect(words).not.toContain(secret);

  expect(sentence(await readMessages(harness.deps, { actor: support.request.actor }, user.email))).toMatch(
    /^Please say why/,
  );
  expect(await readMessages(harness.deps, support.request, user.email)).toMatchObject([{ subject: "Help" }]);
  const finance = await harness.operator("finance");
  expect(sentence(await readMessages(harness.deps, finance.request, user.email))).toBe(
    operatorMessages.noRight("finance"),
  );
  expect(agreed(await exportUser(harness.deps, support.request, user.email))).toMatchObject({
    profile: { email: user.email },
    contactMessages: [{ subject: "Help" }],
  });
});

test("a user who is locked out of payments shows it among the limits hit", async () => {
  const { users, deps, system } = harness;
  const person = await users.verified();
  const now = deps.clock.now();
  await users.rows(
    `INSERT INTO card_lockout (kind, user_id, started_at, ends_at)
     SELECT 'user', $1, at, at + interval '1 hour' FROM unnest(ARRAY[$2, $2::timestamptz - interval '8 days']) AS at`,
    [person.id, now],
  );
  const { limitsHit } = agreed(await showUser(deps, system, person.email));
  expect(limitsHit).toEqual([{ refusal: "too_many_declines", times: 1, lastAt: now }]);
});

describe("a sign-up", () => {
  test("is verified, and its person logs in", async () => {
    const person = await harness.users.unverified();
    const wanted = { email: person.email };
    expect(await verifyUser(harness.deps, harness.system, wanted)).toEqual({
      email: person.email,
      id: person.id,
    });
    agreed(await logIn(harness.users.deps, person));
    expect(sentence(await verifyUser(harness.deps, harness.system, wanted))).toBe(
      operatorMessages.alreadyVerified(person.email),
    );
  });

  test("among several is verified by its id alone, and voids the others", async () => {
    const first = await harness.users.unverified();
    const second = await harness.users.unverified("another password", first.email);
    expect(sentence(await verifyUser(harness.deps, harness.system, { email: first.email }))).toMatch(
      /^Several sign-ups[\s\S]*signed up/,
    );
    const wanted = { email: first.email, registrationId: second.id };
    expect(await verifyUser(harness.deps, harness.system, wanted)).toMatchObject({ id: second.id });
    expect(await logIn(harness.users.deps, first)).toMatchObject({ refused: "invalid_credentials" });
  });

  test("that does not wait is refused", async () => {
    const email = "none@example.org";
    const refused = operatorMessages.noRegistration(email);
    expect(sentence(await verifyUser(harness.deps, harness.system, { email }))).toBe(refused);
    expect(sentence(await resendVerificationMail(deletion(), harness.system, email))).toBe(refused);
  });

  test("is mailed its link again by support, which cannot verify it", async () => {
    const { users } = harness;
    const support = await harness.operator("support");
    const { email } = await users.unverified();
    const newMails = await mailsAfter(email);
    expect(sentence(await verifyUser(harness.deps, support.request, { email }))).toBe(
      operatorMessages.noRight("support"),
    );
    agreed(await resendVerificationMail(deletion(), support.request, email.toUpperCase()));
    const [mail] = await newMails();
    const [, token = ""] = /verify-email\/([\w-]+)/.exec(mail?.text ?? "") ?? [];
    agreed(await verifyEmail(users.deps, token));
    expect(sentence(await resendVerificationMail(deletion(), support.request, email))).toBe(
      operatorMessages.alreadyVerified(email),
    );
    expect(await newMails()).toHaveLength(1);
  });

  test("among several is mailed no link", async () => {
    const { users, system } = harness;
    const first = await users.unverified();
    await users.unverified("another password", first.email);
    const newMails = await mailsAfter(first.email);
    agreed(await resendVerificationMail(deletion(), system, first.email));
    const [mail, ...more] = await newMails();
    expect(more).toEqual([]);
    expect(mail?.text).not.toMatch(/verify-email\//);
  });
});

test("logging out ends every session, tells the open pages and stands in the user's own history", async () => {
  const { deps, users, published, system } = harness;
  const person = await users.verified();
  await users.session(person);
  await users.session(person);
  agreed(await logOutUser(deps, system, person.email));
  expect(await users.rows("SELECT 1 FROM session WHERE user_id = $1", [person.id])).toEqual([]);
  expect(published).toContainEqual({ audience: { userId: person.id }, event: { type: "sessions_ended" } });
  expect(
    await users.rows(
      "SELECT kind FROM security_event WHERE user_id = $1 AND kind = 'logged_out_by_operator'",
      [person.id],
    ),
  ).toHaveLength(1);
});

describe("a user is deleted", () => {
  test("with the credits only when they may be lost, and the record keeps nothing of the person", async () => {
    const { users, system } = harness;
    const person = await users.verified();
    await harness.deps.transaction(async ({ ledger }) => {
      await ledger.openWallet(person.walletId);
      const posting = {
        walletId: person.walletId,
        contra: "payments",
        ref: "x",
        subjectId: person.id,
      } as const;
      await ledger.post({ ...posting, delta_mc: 7_000, mayOverdraw: false });
    });
    const wanted = { email: person.email, forfeitCredits: 107 };
    const refused = await deleteUserForGood(deletion(), system, wanted);
    expect(sentence(refused)).toBe(operatorMessages.deletion.credits_left("7 credits"));
    expect(await deleteUserForGood(deletion(), system, { ...wanted, forfeitCredits: 7 })).toEqual({
      email: person.email,
      lost_mc: 7_000,
    });
    expect(sentence(await showUser(harness.deps, system, person.email))).toBe(
      operatorMessages.noUser(person.email),
    );
    expect(JSON.stringify(await harness.record())).not.toContain(person.email);
  });

  test("never when the address is protected, nor by support", async () => {
    const support = await harness.operator("support");
    const person = await harness.users.verified();
    const wanted = { email: person.email, forfeitCredits: 0 };
    expect(sentence(await deleteUserForGood(deletion(), support.request, wanted))).toBe(
      operatorMessages.noRight("support"),
    );
    await harness.users.rows(
      "UPDATE users SET email = 'root@example.org', email_key = 'root@example.org' WHERE id = $1",
      [person.id],
    );
    expect(
      await deleteUserForGood(deletion(), harness.system, { ...wanted, email: "root@example.org" }),
    ).toMatchObject({
      refused: "account_protected",
    });
  });
});
