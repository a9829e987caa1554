import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { testCallNumber } from "#contract/calls/calls.ts";
import type { RefusalCode } from "#contract/refusals.ts";
import { secondsAfter } from "#domain/calls/call-deps.ts";
import { prolongOpenCalls } from "#domain/calls/meter/prolong-call.ts";
import { runMeter } from "#domain/calls/meter/run-meter.ts";
import { recordCallEvent } from "#domain/calls/record-call-event.ts";
import { removeOld } from "#domain/retention.ts";
import { userRetention } from "#domain/users/retention.ts";
import { changePassword } from "#domain/users/settings/change-password.ts";
import { forgotPassword, resetPassword } from "#domain/users/settings/reset-password.ts";
import { authenticate, logOut } from "#domain/users/sign-in/authenticate.ts";
import { endOtherSessions, endSession } from "#domain/users/sign-in/list-sessions.ts";
import { newProviderCallId } from "#testing/calls/one-caller.ts";
import { newCall } from "#testing/ledger/call-store-harness.ts";
import { callersWithSessions, type Person } from "#testing/ledger/callers-with-sessions.ts";
import { day_ms, hour_ms } from "#testing/people/user-harness.ts";

const callers = callersWithSessions();
const { dial, goingOn, newPerson } = callers;
const rejected = (code: RefusalCode) => ({ kind: "reject", refusal: { refused: code } });

const revoke = ({ id, phone }: Person) => endSession(callers.users.deps, id, phone.identity.sessionId);

/** Each ends the session of the person's phone; the last two end the laptop's too. */
const endings: [name: string, end: (person: Person) => Promise<unknown>][] = [
  ["a logout", ({ phone }) => logOut(callers.users.deps, phone.token)],
  ["the revocation of the session", revoke],
  [
    "a logout of all other devices",
    ({ id, laptop }) => endOtherSessions(callers.users.deps, id, laptop.token),
  ],
  [
    "a change of the password elsewhere",
    ({ laptop, password }) =>
      changePassword(callers.users.deps, laptop.token, {
        currentPassword: password,
        newPassword: "an even longer secret",
      }),
  ],
  [
    "a reset of the password",
    async ({ email }) => {
      await forgotPassword(callers.users.deps, email);
      await resetPassword(callers.users.deps, await callers.users.tokenMailedTo(email), "another secret");
    },
  ],
  [
    "the removal of sessions that were unused for a day",
    async () => {
      callers.users.pass(day_ms);
      await removeOld(userRetention(callers.users.deps), callers.users.deps.clock);
    },
  ],
];

describe("a session that has ended", () => {
  test.each(endings)("by %s dials nothing with a token from before", async (_name, end) => {
    const person = await newPerson();
    await end(person);
    const providerCallId = newProviderCallId();
    expect(await dial(person.phone, providerCallId)).toMatchObject(rejected("session_ended"));
    expect(await dial(person.phone, newProviderCallId(), testCallNumber)).toMatchObject(
      rejected("session_ended"),
    );
    const call = await findCall(person, providerCallId);
    expect(call).toMatchObject({ open: false, held_mc: 0, sessionId: person.phone.identity.sessionId });
  });

  test("is the reason a person reads who has not paid yet either", async () => {
    const person = await callers.newVisitor();
    expect(await dial(person.phone)).toMatchObject(rejected("not_enough_credits"));
    await logOut(callers.users.deps, person.phone.token);
    expect(await dial(person.phone)).toMatchObject(rejected("session_ended"));
  });

  test.each(endings)("by %s takes its open call with it", async (_name, end) => {
    const person = await newPerson();
    const providerCallId = newProviderCallId();
    expect(await dial(person.phone, providerCallId)).toMatchObject({ kind: "dial" });
    await end(person);
    expect(await goingOn()).toEqual([]);
    await runMeter(callers.deps);
    expect(callers.twin.ended).toEqual([providerCallId]);
    expect(await dial(person.phone, providerCallId), "a repeated webhook").toEqual({ kind: "hang_up" });
  });

  test.each(endings.slice(0, 4))("by %s leaves the call of another session alone", async (_name, end) => {
    const person = await newPerson();
    const providerCallId = newProviderCallId();
    expect(await dial(person.laptop, providerCallId)).toMatchObject({ kind: "dial" });
    await end(person);
    expect(await goingOn()).toMatchObject([{ session_id: person.laptop.identity.sessionId }]);
    await runMeter(callers.deps);
    expect(callers.twin.ended).toEqual([]);
  });

  test("does not get its call prolonged by a top-up", async () => {
    const person = await newPerson(1_000);
    await dial(person.phone);
    await revoke(person);
    await topUp(person);
    expect(await prolongOpenCalls(callers.deps, person.walletId)).toBe(0);
    await runMeter(callers.deps);
    expect(await goingOn()).toEqual([]);
  });

  test("refuses before anything else is told about the account", async () => {
    const person = await newPerson(100);
    await revoke(person);
    expect(await dial(person.phone)).toMatchObject(rejected("session_ended"));
  });

  test("by itself, after 24 hours without use, dials nothing before it is swept", async () => {
    const { phone } = await newPerson();
    callers.users.pass(24 * hour_ms);
    expect(await dial(phone)).toMatchObject(rejected("session_ended"));
  });

  test("by itself, 14 days after it was opened, dials nothing although it was in use", async () => {
    const { phone } = await newPerson();
    for (let used_ms = 0; used_ms < 14 * day_ms; used_ms += 21 * hour_ms) {
      expect(await authenticate(callers.users.deps, phone.token)).toMatchObject({ isVerified: true });
      callers.users.pass(21 * hour_ms);
    }
    expect(await dial(phone)).toMatchObject(rejected("session_ended"));
  });
});

describe("a call that races with the end of its session", () => {
  test("is refused when its eligibility was read before the end", async () => {
    const person = await newPerson();
    const { deps } = callers;
    const connection: typeof deps.connection = (work) =>
      deps.connection((stores) => {
        const authorise: typeof stores.calls.authorise = async (call) => {
          await revoke(person);
          return stores.calls.authorise(call);
        };
        return work({ ...stores, calls: { ...stores.calls, authorise } });
      });
    const answer = await dial(person.phone, newProviderCallId(), undefined, { ...deps, connection });
    expect(answer).toMatchObject(rejected("session_ended"));
    expect(await goingOn()).toEqual([]);
  });

  test("is cut off when it was opened before the end was followed up", async () => {
    const person = await newPerson();
    const stale = await staleCall(person);
    const userDeps = callers.userDepsOn(afterCommit(async () => expect(await stale.open()).toBe("opened")));
    await endSession(userDeps, person.id, person.phone.identity.sessionId);
    expect(await goingOn()).toEqual([]);
  });

  test("never goes on, in storms of both", async () => {
    const { deps } = callers.users;
    const people = await Promise.all(Array.from({ length: 8 }, () => newPerson(1_000_000)));
    let dialled = 0;
    for (let round = 0; round < 15; round++) {
      const sessions = await Promise.all(people.map((person) => callers.logInAgain(person)));
      const storm = sessions.flatMap((session, n) => {
        const { userId, sessionId } = session.identity;
        const end = () => (n % 2 ? logOut(deps, session.token) : endSession(deps, userId, sessionId));
        return [dial(session), following(n, end), dial(session), following(n + 1, () => dial(session))];
      });
      const answers = await Promise.all(storm);
      dialled += answers.filter((answer) => "kind" in answer && answer.kind === "dial").length;
      expect(await goingOn()).toEqual([]);
      for (const session of sessions) expect(await dial(session)).toMatchObject(rejected("session_ended"));
      await callers.endOpenCalls();
    }
    expect(dialled, "some calls won").toBeGreaterThan(0);
  });
});

async function following<T>(statements: number, action: () => Promise<T>): Promise<T> {
  for (let n = 0; n < statements; n++) await callers.users.rows("SELECT 1");
  return action();
}

describe("a process that dies after the end of a session is committed", () => {
  const dying = () =>
    callers.userDepsOn(
      afterCommit(async () => {
        throw new Error("the process died");
      }),
    );

  test("leaves no call open that was open at the end", async () => {
    const person = await newPerson();
    await dial(person.phone);
    await expect(endSession(dying(), person.id, person.phone.identity.sessionId)).rejects.toThrow("died");
    expect(await goingOn()).toEqual([]);
  });

  test("leaves a call that was opened in that instant to the meter, which ends it at the answer", async () => {
    const person = await newPerson();
    const stale = await staleCall(person);
    await expect(endSession(dying(), person.id, person.phone.identity.sessionId)).rejects.toThrow("died");
    expect(await stale.open()).toBe("opened");
    const { providerCallId } = stale;
    const childCallId = `${providerCallId}child`;
    const event = { kind: "progress", providerCallId, childCallId, status: "answered" } as const;
    await recordCallEvent(callers.deps, "twilio", { event, of: { walletId: person.walletId } });
    await topUp(person);
    callers.twin.setLeg(providerCallId, "in-progress");
    await runMeter(callers.deps);
    expect(callers.twin.ended).toEqual([providerCallId]);
    callers.users.pass(10_000);
    await runMeter(callers.deps);
    expect(callers.twin.ended, "again, until the carrier reports the end").toHaveLength(2);
  });
});

/** The database, with an action between each commit and what follows it. */
function afterCommit(action: () => Promise<unknown>): Database {
  const { database } = callers;
  return {
    ...database,
    async transaction(work) {
      const result = await database.transaction(work);
      await action();
      return result;
    },
  };
}

/** A call whose eligibility is read now, and which is opened by it later. */
async function staleCall({ id, walletId, phone: { identity } }: Person) {
  const { connection, clock, limits } = callers.deps;
  const now = clock.now();
  const times = { createdAt: now, cutoffAt: secondsAfter(now, 300), checkAt: secondsAfter(now, 15) };
  const providerCallId = newProviderCallId();
  const call = newCall({ id, walletId }, { ...identity, ...times, providerCallId });
  const { country } = call.terms;
  const query = { walletId, ...identity, number: call.number, country, perMinute_mc: 1_000, at: now };
  const { refusal, version } = await connection(({ calls }) =>
    calls.eligibility({ ...query, limits: limits.caller }),
  );
  expect(refusal).toBeNull();
  return { providerCallId, open: () => connection(({ calls }) => calls.authorise({ ...call, version })) };
}

const findCall = ({ walletId }: Person, providerCallId: string) =>
  callers.deps.connection(({ calls }) => calls.findByProviderCallId(walletId, providerCallId));

async function topUp({ walletId }: Person): Promise<void> {
  const purchase = { walletId, contra: "payments", delta_mc: 5_000, mayOverdraw: false } as const;
  await callers.deps.connection(({ ledger }) =>
    ledger.post({ ...purchase, ref: `payment:${randomUUID()}`, subjectId: randomUUID() }),
  );
}
