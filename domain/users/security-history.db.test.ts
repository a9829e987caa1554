import { TOTP } from "otpauth";
import { describe, expect, test } from "vitest";
import type { Cursor } from "#contract/paging.ts";
import { isRefusal, refuse } from "#contract/refusals.ts";
import { linkChallengeSchema } from "#contract/users/openid.ts";
import type { SecurityEventKind } from "#contract/users/security-events.ts";
import { twoStepChallengeSchema } from "#contract/users/two-step.ts";
import { removeOld } from "#domain/retention.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { wrongCode } from "#testing/people/authenticator.ts";
import { passkeyHarness, passkeyOrigin } from "#testing/people/passkey-harness.ts";
import { softwareAuthenticator } from "#testing/people/software-authenticator.ts";
import {
  agreed,
  day_ms,
  googleIdentity,
  hour_ms,
  minute_ms,
  tokenIn,
  userHarness,
} from "#testing/people/user-harness.ts";
import { linkWithPassword } from "./openid/link.ts";
import { removePasskey } from "./passkeys/manage-passkeys.ts";
import { userRetention } from "./retention.ts";
import { listSecurityEvents } from "./security-history.ts";
import { askForEmail, confirmEmail } from "./settings/change-email.ts";
import { changePassword } from "./settings/change-password.ts";
import { forgotPassword, resetPassword } from "./settings/reset-password.ts";
import { exchangeTicket } from "./sign-in/exchange-ticket.ts";
import { endOtherSessions, endSession, listSessions } from "./sign-in/list-sessions.ts";
import { logIn } from "./sign-in/log-in.ts";
import { undoSignIn } from "./sign-in/undo-sign-in.ts";
import { beginTwoStep, confirmTwoStep, endTwoStep, replaceRecoveryCodes } from "./two-step/enrol.ts";
import { requirePasskey } from "./two-step/passkey-step.ts";
import { finishSecondStep } from "./two-step/second-step.ts";

const database = testDatabase();
const harness = await userHarness(database);

const listed = async (userId: string) =>
  (await listSecurityEvents(harness.deps, userId, { limit: 100 })).events;
const kindsOf = async (userId: string): Promise<SecurityEventKind[]> =>
  (await listed(userId)).map(({ kind }) => kind).reverse();
const codeOf = (secret: string) =>
  new TOTP({ secret }).generate({ timestamp: harness.deps.clock.now().getTime() });
const wrongCodeOf = (secret: string) => wrongCode(secret, harness.deps.clock.now());
/** Time between two events, which orders them. */
const tick = () => harness.pass(minute_ms);

async function signedIn() {
  const person = await harness.verified();
  const session = await harness.session(person);
  tick();
  return { ...person, session };
}

async function withTwoStep() {
  const person = await signedIn();
  const { deps } = harness;
  const { secret } = agreed(await beginTwoStep(deps, person.session, person.password));
  const { recoveryCodes } = agreed(await confirmTwoStep(deps, person.session, codeOf(secret)));
  tick();
  return { ...person, secret, recoveryCodes };
}

async function challengeFor(person: { email: string; password: string }): Promise<string> {
  const answer = await logIn(harness.deps, person);
  if (!isRefusal(answer)) throw new Error("let in with one step");
  return twoStepChallengeSchema.parse(answer.fields?.twoStep).challenge;
}
const enter = async (person: { email: string; password: string }, code: string) =>
  finishSecondStep(harness.deps, { challenge: await challengeFor(person), code });

describe("the history tells", () => {
  test("sign-ins with their browser and network, newest first and page by page", async () => {
    const person = await signedIn();
    const origin = { network: "203.0.113.9", userAgent: "… Firefox/144.0", deviceToken: null };
    agreed(await logIn({ ...harness.deps, origin }, person));
    const events = await listed(person.id);
    expect(events).toMatchObject([
      { kind: "signed_in_new_device", device: "Firefox", network: "203.0.113.9" },
      { kind: "signed_in", device: "Unknown browser", network: "192.0.2.1" },
    ]);
    const first = await listSecurityEvents(harness.deps, person.id, { limit: 1 });
    const second = await listSecurityEvents(harness.deps, person.id, { limit: 1, before: first.next });
    expect([...first.events, ...second.events]).toEqual(events);
    expect(second.next).toBeUndefined();
    expect(await listed((await harness.verified()).id)).toEqual([]);
  });

  test("changes of the password, a reset, and devices logged out", async () => {
    const { deps } = harness;
    const person = await signedIn();
    const change = { currentPassword: person.password, newPassword: "another password" };
    agreed(await changePassword(deps, person.session, change));
    tick();
    await harness.session({ ...person, password: change.newPassword });
    tick();
    const other = (await listSessions(deps, person.id, person.session)).find(({ current }) => !current);
    agreed(await endSession(deps, person.id, other?.id ?? ""));
    expect(await endSession(deps, person.id, other?.id ?? "")).toEqual(refuse("session_not_found"));
    tick();
    await endOtherSessions(deps, person.id, person.session);
    tick();
    await forgotPassword(deps, person.email);
    agreed(await resetPassword(deps, await harness.tokenMailedTo(person.email), "a third password"));
    expect(await kindsOf(person.id)).toEqual([
      "signed_in",
      "password_changed",
      "signed_in",
      "session_ended",
      "other_sessions_ended",
      "password_reset",
    ]);
  });

  test("a change of address, and Google linked", async () => {
    const { deps } = harness;
    const person = await signedIn();
    const email = `new-${person.email}`;
    agreed(await askForEmail(deps, person.session, { email, password: person.password }, async () => true));
    tick();
    agreed(await confirmEmail(deps, await harness.tokenMailedTo(email)));
    tick();
    const answer = await exchangeTicket(deps, await harness.ticket(person.id, googleIdentity()));
    const { challenge } = linkChallengeSchema.parse(isRefusal(answer) && answer.fields?.openidLink);
    agreed(await linkWithPassword(deps, { challenge, password: person.password }));
    const kinds = await kindsOf(person.id);
    expect(kinds.slice(0, 3)).toEqual(["signed_in", "email_change_asked", "email_changed"]);
    // Both happen in one moment.
    expect(kinds.slice(3).sort()).toEqual(["provider_linked", "signed_in"]);
  });

  test("a passkey added, asked for at every login, and removed", async () => {
    const passkeys = passkeyHarness(harness);
    const owner = await passkeys.person();
    tick();
    agreed(await passkeys.add(owner));
    tick();
    const { id } = agreed(
      await passkeys.add({ ...owner, authenticator: softwareAuthenticator(passkeyOrigin) }),
    );
    tick();
    agreed(await requirePasskey(harness.deps, owner.token, owner.password));
    tick();
    agreed(await removePasskey(harness.deps, owner.token, { id, password: owner.password }));
    expect(await kindsOf(owner.id)).toEqual([
      ...["signed_in", "passkey_added", "passkey_added"],
      ...["two_step_on", "passkey_removed"],
    ]);
  });

  test("the second step on and off, wrong codes and recovery codes", async () => {
    const { deps } = harness;
    const person = await withTwoStep();
    await enter(person, wrongCodeOf(person.secret));
    tick();
    agreed(await enter(person, person.recoveryCodes[0] ?? ""));
    tick();
    const proof = { password: person.password };
    const renewed = agreed(
      await replaceRecoveryCodes(deps, person.session, { ...proof, code: codeOf(person.secret) }),
    );
    tick();
    expect(await endTwoStep(deps, person.session, { ...proof, code: wrongCodeOf(person.secret) })).toEqual(
      refuse("two_step_failed"),
    );
    tick();
    const code = renewed.recoveryCodes[0] ?? "";
    agreed(await endTwoStep(deps, person.session, { ...proof, code }));
    const kinds = await kindsOf(person.id);
    expect(kinds.slice(0, 3)).toEqual(["signed_in", "two_step_on", "second_step_failed"]);
    expect(kinds.slice(3, 5).sort()).toEqual(["recovery_code_used", "signed_in"]);
    expect(kinds.slice(5)).toEqual(["recovery_codes_renewed", "second_step_failed", "two_step_off"]);
  });

  test("a sign-in that was undone", async () => {
    const person = await signedIn();
    const origin = { network: "203.0.113.9", userAgent: null, deviceToken: null };
    agreed(await logIn({ ...harness.deps, origin }, person));
    tick();
    agreed(await undoSignIn(harness.deps, tokenIn((await harness.mailsTo(person.email))[0])));
    expect((await kindsOf(person.id)).at(-1)).toBe("sign_in_undone");
  });

  test("nothing of a change that was rolled back", async () => {
    const person = await signedIn();
    const broken = {
      ...harness.deps,
      transaction: <T>(work: Parameters<typeof harness.deps.transaction<T>>[0]) =>
        harness.deps.transaction<T>((stores) =>
          work({
            ...stores,
            outbox: {
              ...stores.outbox,
              add: async () => {
                throw new Error("The outbox is full");
              },
            },
          }),
        ),
    };
    const change = { currentPassword: person.password, newPassword: "another password" };
    await expect(changePassword(broken, person.session, change)).rejects.toThrow("The outbox is full");
    expect(await kindsOf(person.id)).toEqual(["signed_in"]);
  });
});

test("events of one instant come once each, in pages of one", async () => {
  const person = await harness.verified();
  await database.query(
    `INSERT INTO security_event (user_id, id, kind, device, network, created_at)
     SELECT $1, gen_random_uuid(), 'signed_in', 'Firefox', '192.0.2.1', '2026-11-01' FROM generate_series(1, 12)`,
    [person.id],
  );
  const ids: string[] = [];
  let before: Cursor | undefined;
  do {
    const { events, next } = await listSecurityEvents(harness.deps, person.id, { limit: 1, before });
    ids.push(...events.map(({ id }) => id));
    before = next;
  } while (before);
  expect(new Set(ids).size).toBe(12);
  expect(ids).toHaveLength(12);
});

test("events are kept for 90 days, devices for 180, and links for seven", async () => {
  const person = await signedIn();
  const origin = { network: "203.0.113.9", userAgent: null, deviceToken: "another device" };
  agreed(await logIn({ ...harness.deps, origin }, person));
  const rowsOf = async (table: string) =>
    (await harness.rows(`SELECT 1 FROM ${table} WHERE user_id = $1`, [person.id])).length;
  const left = async () => [
    await rowsOf("security_event"),
    await rowsOf("known_device"),
    await rowsOf("sign_in_undo"),
  ];
  harness.pass(7 * day_ms - hour_ms);
  await removeOld(userRetention(harness.deps), harness.deps.clock);
  expect(await left()).toEqual([2, 2, 1]);
  harness.pass(2 * hour_ms);
  await removeOld(userRetention(harness.deps), harness.deps.clock);
  expect(await left()).toEqual([2, 2, 0]);
  harness.pass(83 * day_ms);
  await removeOld(userRetention(harness.deps), harness.deps.clock);
  expect(await left()).toEqual([0, 2, 0]);
  harness.pass(90 * day_ms);
  await removeOld(userRetention(harness.deps), harness.deps.clock);
  expect(await left()).toEqual([0, 0, 0]);
});

describe("wrong codes at the second step", () => {
  const warnings = async ({ email }: { email: string }) =>
    (await harness.mailsTo(email)).filter(({ subject }) => subject === "Wrong codes at your second step");

  test("mail the owner after the fifth, over all challenges, at most once a day", async () => {
    const person = await withTwoStep();
    for (let guess = 0; guess < 4; guess++) {
      expect(await enter(person, wrongCodeOf(person.secret))).toEqual(refuse("two_step_failed"));
    }
    // Neither a login nor a right code clears the count.
    agreed(await enter(person, codeOf(person.secret)));
    expect(await warnings(person)).toEqual([]);
    tick();
    await enter(person, wrongCodeOf(person.secret));
    const [mail] = await warnings(person);
    expect(mail?.text).toContain("https://farline.test/forgot-password\n");
    for (let guess = 0; guess < 20; guess++) {
      harness.pass(hour_ms);
      await enter(person, wrongCodeOf(person.secret));
    }
    expect(await warnings(person)).toHaveLength(1);
    harness.pass(4 * hour_ms);
    await enter(person, wrongCodeOf(person.secret));
    expect(await warnings(person)).toHaveLength(2);
    expect(await kindsOf(person.id)).toContain("second_step_warning");
  });

  test("entered twenty times at once mail the owner once", async () => {
    const person = await withTwoStep();
    const challenge = await challengeFor(person);
    const code = wrongCodeOf(person.secret);
    await Promise.all(Array.from({ length: 20 }, () => finishSecondStep(harness.deps, { challenge, code })));
    expect(await warnings(person)).toHaveLength(1);
  });

  test("of more than a week ago are forgotten", async () => {
    const person = await withTwoStep();
    for (let guess = 0; guess < 4; guess++) await enter(person, wrongCodeOf(person.secret));
    harness.pass(7 * day_ms);
    await enter(person, wrongCodeOf(person.secret));
    expect(await warnings(person)).toEqual([]);
  });
});
