import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import {
  mayActOn,
  mayRun,
  needsReason,
  type Role,
  roles,
  subjectOf,
} from "#contract/operators/permissions.ts";
import { operatorRoutes } from "#contract/operators/routes.ts";
import { cardMark, identityMark, type Mark, mailboxMark } from "#domain/marks/mark.ts";
import { requestAbout, requestsOfOperators } from "#server/http/testing/requests-of-operators.ts";
import { adminApp } from "#testing/http/admin-app.ts";
import { paymentHarness } from "#testing/payments/payment-harness.ts";
import { addRechargeRule } from "#testing/people/recharge-rule.ts";
import { googleIdentity } from "#testing/people/user-harness.ts";
import type { OnWire } from "./admin-deps.ts";

const harness = paymentHarness();
const reason = "ticket 1042";
const app = await adminApp(harness.database, harness.deps);

type Someone = { id: string; email: string; walletId: string };

const allActs = (Object.keys(operatorRoutes) as OnWire[]).filter(needsReason);
const acts = allActs.filter((useCase) => subjectOf(useCase) === "person");
const actsOnSignUps = allActs.filter((useCase) => subjectOf(useCase) === "sign_up");

/** The body of an act on a user, or on a payment, a call or a proposal of theirs. */
async function bodyAbout(useCase: OnWire, user: Someone): Promise<object> {
  const { id, walletId, email } = user;
  const [made, provider] = [randomUUID(), `CA${randomUUID().replaceAll("-", "")}`];
  const { rows } = app.users;
  if (useCase === "refund_payment") {
    await rows(
      `INSERT INTO payment (wallet_id, id, user_id, provider, provider_ref, status, currency, charge_minor, credits_mc, created_at)
       VALUES ($1, $2, $3, 'stripe', $4, 'completed', 'USD', 1000, 100000, now())`,
      [walletId, made, id, `pi_${made.replaceAll("-", "")}`],
    );
    return { ...requestsOfOperators.refund_payment.body, paymentId: made };
  }
  if (useCase === "hang_up_call") {
    await rows(
      `INSERT INTO call (wallet_id, id, user_id, carrier, provider_call_id, number, country, destination, per_minute_mc, connect_mc,
         minimum_s, increment_s, limit_s, held_mc, open, status, created_at, cutoff_at, check_at)
       VALUES ($1, $2, $3, 'twilio', $4, '+442079460123', 'GB', 'UK', 1000, 0, 60, 60, 240, 0, true, 'answered', now(), now(), now())`,
      [walletId, made, id, provider],
    );
    return { call: made };
  }
  if (useCase === "approve_credits" || useCase === "reject_credits") {
    await rows(
      `INSERT INTO credit_proposal (id, user_id, amount_mc, reason, proposed_by, proposed_at, expires_at)
       VALUES ($1, $2, 1000, $3, 'system:bea', $4, $4::timestamptz + interval '1 day')`,
      [made, id, reason, app.deps.clock.now()],
    );
    return { id: made };
  }
  if (useCase === "pause_recharge" || useCase === "resume_recharge") {
    await addRechargeRule(rows, user);
    if (useCase === "resume_recharge") {
      await rows("UPDATE recharge_rule SET paused_because = 'operator' WHERE wallet_id = $1", [walletId]);
    }
  }
  if (useCase === "lift_marks") return { userId: id };
  if (!JSON.stringify(requestsOfOperators[useCase]).includes("EMAIL"))
    throw new Error(`${useCase} names no user`);
  return requestAbout(useCase, email);
}

/** A user who shares the wallet of another. */
async function sharing({ walletId }: Someone): Promise<Someone> {
  const user = await app.users.verified();
  await app.users.rows("UPDATE wallet_member SET wallet_id = $2 WHERE user_id = $1", [user.id, walletId]);
  return { ...user, walletId };
}

/** Marks that two users share. */
const marks = {
  "a mailbox": () => mailboxMark(`${randomUUID()}@gmail.com`),
  "a sign-in identity": () => identityMark(googleIdentity()),
  "a card": () => cardMark(randomUUID()),
} as const;

async function relate(mark: Mark, ...users: Someone[]): Promise<void> {
  for (const user of users) await app.deps.transaction((stores) => stores.marks.note(user, mark));
}

/** A user who is another by their address, and the same person as an operator by this. */
const otherNames: Record<string, (operator: Someone) => Promise<Someone>> = {
  ...Object.fromEntries(
    Object.entries(marks).map(([kind, newMark]) => [
      kind,
      async (operator: Someone) => {
        const user = await app.users.verified();
        await relate(newMark(), operator, user);
        return user;
      },
    ]),
  ),
  "a card with a deleted account, and a mailbox of that": async (operator) => {
    const [deleted, user] = [await app.users.verified(), await app.users.verified()];
    await relate(cardMark(randomUUID()), operator, deleted);
    await relate(mailboxMark(`${randomUUID()}@gmail.com`), deleted, user);
    const now = app.deps.clock.now();
    await app.deps.transaction(({ users }) => users.anonymise(deleted.id, now));
    return user;
  },
  "the wallet of another account of theirs": async (operator) => {
    const other = await app.users.verified();
    await relate(cardMark(randomUUID()), operator, other);
    return sharing(other);
  },
  "a mailbox with a user of their wallet": async (operator) => {
    const user = await app.users.verified();
    await relate(mailboxMark(`${randomUUID()}@gmail.com`), await sharing(operator), user);
    return user;
  },
};

/** A role's acts, which are spread over as many relations: each act is tried, and each relation with several acts. */
function actsInTurn(role: Role, turn: number, turns: number): OnWire[] {
  const own = acts.filter((one) => mayRun(role, one));
  const steps = Math.min(turns, own.length);
  return own.filter((_, index) => index % steps === turn % steps);
}

/** Asks for acts on a user; returns those whose answer is another, and what was recorded. */
async function unexpected(useCases: OnWire[], token: string, about: Someone, sentence: string) {
  expect(useCases).not.toEqual([]);
  const before = await app.record();
  const replies = await Promise.all(
    useCases.map(async (useCase) => {
      const body = { ...(await bodyAbout(useCase, about)), reason };
      return { useCase, ...(await app.ask(useCase, token, body)) };
    }),
  );
  const recorded = (await app.record()).slice(before.length).filter((row) => row.reason !== null);
  const wrong = replies.filter(({ status, body }) => status !== 403 || body.message !== sentence);
  return [...wrong, ...recorded];
}

test("most acts are on persons, and two on sign-ups", () => {
  expect(acts.length).toBeGreaterThanOrEqual(14);
  expect(actsOnSignUps).toEqual(["verify_user", "resend_verification"]);
});

describe.each(roles)("an operator with the role %s acts", (role) => {
  test("never on themselves, nor on a user who shares their wallet", async () => {
    const actor = await app.operator(role);
    const colleague = await sharing(actor);
    for (const [turn, user] of [actor, colleague].entries()) {
      const useCases = actsInTurn(role, turn, 2);
      expect(await unexpected(useCases, actor.token, user, operatorMessages.onSelf)).toEqual([]);
    }
    const [row] = await app.users.rows(
      "SELECT frozen_at, deleted_at, coalesce(posted_mc, 0) AS posted_mc FROM users JOIN wallet_member ON user_id = users.id LEFT JOIN wallet ON wallet.id = wallet_id WHERE users.id = $1",
      [actor.id],
    );
    expect(row).toMatchObject({ frozen_at: null, deleted_at: null });
    expect(Number(row && "posted_mc" in row ? row.posted_mc : 0)).toBe(0);
  });

  test.each(Object.keys(otherNames))("never on themselves under another name, by %s", async (relation) => {
    const actor = await app.operator(role);
    const user = (await otherNames[relation]?.(actor)) ?? actor;
    expect(user.email).not.toBe(actor.email);
    const relations = Object.keys(otherNames);
    const useCases = actsInTurn(role, relations.indexOf(relation), relations.length);
    expect(await unexpected(useCases, actor.token, user, operatorMessages.onSelf)).toEqual([]);
    const shown = await app.ask("show_user", actor.token, { email: user.email });
    expect(shown.body.actRefusal).toBe(operatorMessages.onSelf);
  });

  test("on one who was another name of theirs until an operator lifted the marks", async () => {
    const actor = await app.operator(role);
    const user = await app.users.verified();
    await relate(cardMark(randomUUID()), actor, user);
    await app.deps.transaction((stores) => stores.marks.lift(user.id, app.deps.clock.now()));
    expect((await app.ask("show_user", actor.token, { email: user.email })).body.actRefusal).toBeNull();
  });

  test.each(actsOnSignUps.filter((useCase) => mayRun(role, useCase)))(
    "by %s on no sign-up of their own mailbox, nor of one that a higher role has",
    async (useCase) => {
      const actor = await app.operator(role);
      for (const [operator, sentence] of [
        [actor, operatorMessages.onSelf],
        ...(mayActOn(role, "owner")
          ? []
          : [[await app.operator("owner"), operatorMessages.onOperator(role, "owner")] as const]),
      ] as const) {
        const name = randomUUID();
        await relate(mailboxMark(`${name}@gmail.com`), operator);
        const email = `${name}+again@gmail.com`;
        await app.users.unverified("correct horse", email);
        const reply = await app.ask(useCase, actor.token, { email, reason });
        expect(reply).toMatchObject({ status: 403, body: { message: sentence } });
        expect(await app.users.rows("SELECT FROM users WHERE email = $1", [email])).toEqual([]);
      }
    },
  );

  test.each(roles.filter((other) => !mayActOn(role, other)))(
    "never on an operator with the role %s, on a user who shares the wallet of one, nor on another name of one",
    async (other) => {
      const actor = await app.operator(role);
      const operator = await app.operator(other);
      const colleague = await sharing(operator);
      const alias = await app.users.verified();
      await relate(cardMark(randomUUID()), operator, alias);
      const sentence = operatorMessages.onOperator(role, other);
      for (const [turn, user] of [operator, colleague, alias].entries()) {
        expect(await unexpected(actsInTurn(role, turn, 3), actor.token, user, sentence)).toEqual([]);
      }
      const shown = await app.ask("show_user", actor.token, { email: colleague.email });
      expect(shown.body.actRefusal).toBe(sentence);
    },
  );

  test.each(roles.filter((other) => mayActOn(role, other)))(
    "on an operator with the role %s",
    async (other) => {
      const actor = await app.operator(role);
      const lower = roles.filter((one) => mayActOn(role, one));
      for (const useCase of actsInTurn(role, lower.indexOf(other), lower.length)) {
        const reply = await app.ask(useCase, actor.token, {
          ...(await bodyAbout(useCase, await app.operator(other))),
          reason,
        });
        expect({ useCase, sentence: reply.body.message ?? "" }).not.toMatchObject({
          sentence: expect.stringMatching(/cannot (do|act)/),
        });
      }
    },
  );

  test("on an operator whose grant is over", async () => {
    const actor = await app.operator(role);
    const former = await app.operator("owner");
    await app.users.rows("UPDATE operator_grant SET ended_at = now() WHERE user_id = $1", [former.id]);
    expect((await app.ask("show_user", actor.token, { email: former.email })).body.actRefusal).toBeNull();
  });
});

describe("a proposal of credits", () => {
  /** Proposes as one operator; returns the answer of another to `work` and `approve_credits`. */
  async function approval(change: (first: Someone, second: Someone, user: Someone) => Promise<void>) {
    const [first, second] = [await app.operator("finance"), await app.operator("owner")];
    const user = await app.users.verified();
    const { body } = await app.ask("give_credits", first.token, {
      email: user.email,
      credits: 1_000,
      reason,
    });
    await change(first, second, user);
    const refusals = (await app.ask("list_proposals", second.token)).body;
    const listed = refusals.find(({ id }: { id: string }) => id === body.id);
    const answer = await app.ask("approve_credits", second.token, { id: body.id, reason });
    return { answer, listed };
  }

  test("is decided by no other account of the person who made it", async () => {
    const { answer, listed } = await approval((first, second) =>
      relate(cardMark(randomUUID()), first, second),
    );
    expect(answer).toMatchObject({ status: 403, body: { message: operatorMessages.samePerson } });
    expect(listed.actRefusal).toBe(operatorMessages.samePerson);
  });

  test("is void once its user turns out to be its proposer under another name", async () => {
    const { answer, listed } = await approval((first, _second, user) =>
      relate(mailboxMark(`${randomUUID()}@gmail.com`), first, user),
    );
    expect(answer).toMatchObject({ status: 400, body: { message: operatorMessages.proposalVoid } });
    expect(listed.isVoid).toBe(true);
  });

  test("is refused to an operator who turns out to be its user under another name", async () => {
    const { answer } = await approval((_first, second, user) =>
      relate(identityMark(googleIdentity()), second, user),
    );
    expect(answer).toMatchObject({ status: 403, body: { message: operatorMessages.onSelf } });
  });
});

test("of an act and a mark at the same time the act is refused, or was done before the mark", async () => {
  const actor = await app.operator("owner");
  const answers = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const user = await app.users.verified();
      const given = { email: user.email, credits: 1, reason };
      const [reply] = await Promise.all([
        app.ask("give_credits", actor.token, given),
        relate(cardMark(`${actor.id} again`), actor, user),
      ]);
      expect([200, 403]).toContain(reply.status);
      return (await app.ask("give_credits", actor.token, given)).status;
    }),
  );
  expect(answers).toEqual(answers.map(() => 403));
});

test("an act on oneself waits for no change of one's own grant, which would deadlock", async () => {
  const finance = await app.operator("finance");
  const given = { email: (await app.users.verified()).email, credits: 1_000, reason };
  const { body: own } = await app.ask("give_credits", finance.token, given);
  await harness.database.transaction(async (client) => {
    // As a revocation begins.
    await client.query("SELECT FROM users WHERE id = $1 FOR UPDATE", [finance.id]);
    const self = { email: finance.email, credits: 1, reason };
    expect(await app.ask("give_credits", finance.token, self)).toMatchObject({
      body: { message: operatorMessages.onSelf },
    });
    expect(await app.ask("approve_credits", finance.token, { id: own.id, reason })).toMatchObject({
      body: { message: operatorMessages.samePerson },
    });
  });
});

test("a frozen operator keeps the rank, and may do nothing", async () => {
  const [support, owner] = [await app.operator("support"), await app.operator("owner")];
  await app.users.rows("UPDATE users SET frozen_at = now() WHERE id = $1", [owner.id]);
  const frozen = await app.ask("unfreeze_user", support.token, { email: owner.email, reason });
  expect(frozen).toMatchObject({
    status: 403,
    body: { message: operatorMessages.onOperator("support", "owner") },
  });
  for (const useCase of ["self", "list_calls", "read_record"] as const) {
    expect(await app.ask(useCase, owner.token)).toMatchObject({
      status: 403,
      body: { message: operatorMessages.frozenOperator },
    });
  }
});

test("the page learns of each call, payment and user why it may not be acted on", async () => {
  const [owner, user] = [await app.operator("owner"), await app.users.verified()];
  const refusals = async (someone: Someone) => {
    const { call } = (await bodyAbout("hang_up_call", someone)) as { call: string };
    const { paymentId } = (await bodyAbout("refund_payment", someone)) as { paymentId: string };
    const live = (await app.ask("list_calls", owner.token)).body.find(
      ({ id }: { id: string }) => id === call,
    );
    return [
      live?.actRefusal,
      (await app.ask("show_call", owner.token, { call })).body.actRefusal,
      (await app.ask("show_payment", owner.token, { payment: paymentId })).body.actRefusal,
      (await app.ask("show_user", owner.token, { email: someone.email })).body.actRefusal,
    ];
  };
  expect(await refusals(owner)).toEqual(Array(4).fill(operatorMessages.onSelf));
  expect(await refusals(user)).toEqual(Array(4).fill(null));
});
