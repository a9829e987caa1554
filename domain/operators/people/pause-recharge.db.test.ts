import { describe, expect, test } from "vitest";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { isRefusal, refusalMessage } from "#contract/refusals.ts";
import { freezeUser } from "#domain/operators/product/control-calling.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { operatorHarness } from "#testing/people/operator-harness.ts";
import { addRechargeEvent, addRechargeRule } from "#testing/people/recharge-rule.ts";
import { agreed } from "#testing/people/user-harness.ts";
import { pauseRecharge, resumeRecharge } from "./pause-recharge.ts";
import { showUser } from "./show-user.ts";

const harness = await operatorHarness(testDatabase());
const { clock, ids } = harness.deps;
const receipts = { publicUrl: "https://farline.test", sellerName: "Farline" };
const deps = { ...harness.deps, payments: { clock, ids, receipts } };
const { rows } = harness.users;
const sentence = (result: unknown) => (isRefusal(result) ? refusalMessage(result).key : result);

async function withRule() {
  const person = await harness.users.verified();
  await addRechargeRule(rows, person);
  return person;
}

async function stateOf({ walletId }: { walletId: string }) {
  const [row] = await rows<{
    paused_because: string | null;
    paused_until: Date | null;
    due: string | null;
  }>(
    `SELECT paused_because, paused_until, recharge_due_at::text AS due
       FROM recharge_rule JOIN wallet ON wallet.id = wallet_id WHERE wallet_id = $1`,
    [walletId],
  );
  return row;
}

const kindsOf = async ({ walletId }: { walletId: string }) =>
  (
    await rows<{ kind: string; because: string | null }>(
      "SELECT kind, because FROM recharge_event WHERE wallet_id = $1 ORDER BY kind",
      [walletId],
    )
  ).map(({ kind, because }) => [kind, because]);

describe("a user's automatic recharge", () => {
  test("is paused by support for a reason, told by mail, and allowed again", async () => {
    const person = await withRule();
    const support = await harness.operator("support");
    const paused = agreed(await pauseRecharge(deps, support.request, person.email));
    expect(paused).toMatchObject({ email: person.email, pause: { because: "operator", until: null } });
    expect(await stateOf(person)).toEqual({
      paused_because: "operator",
      paused_until: null,
      due: "infinity",
    });
    const [mail] = (await harness.users.mailsTo(person.email)).filter(({ subject }) =>
      subject.includes("recharge"),
    );
    expect(mail?.text).toContain("Automatic recharge is paused by our support.");
    expect(mail?.text).toMatch(/\nhttps:\/\/farline\.test\/recharge-off#[\w-]+\.[\w-]+\n/);
    expect(harness.published.at(-1)).toEqual({
      audience: { walletId: person.walletId },
      event: { type: "settings" },
    });
    expect(sentence(await pauseRecharge(deps, support.request, person.email))).toBe(
      operatorMessages.rechargePaused,
    );

    expect(agreed(await resumeRecharge(deps, support.request, person.email)).pause).toBeNull();
    expect(await stateOf(person)).toMatchObject({ paused_because: null });
    const [{ isDue } = { isDue: false }] = await rows<{ isDue: boolean }>(
      `SELECT recharge_due_at = $2 AS "isDue" FROM wallet WHERE id = $1`,
      [person.walletId, clock.now()],
    );
    expect(isDue).toBe(true);
    expect(await kindsOf(person)).toEqual([
      ["paused", "operator"],
      ["resumed", null],
    ]);
    expect(sentence(await resumeRecharge(deps, support.request, person.email))).toBe(
      operatorMessages.rechargeNotPaused,
    );
    const recorded = (await harness.record()).filter(({ subject_id }) => subject_id === person.id);
    expect(recorded).toMatchObject([
      {
        use_case: "pause_recharge",
        reason: "ticket 1042",
        before: { paused: null },
        after: { paused: "operator" },
      },
      { use_case: "resume_recharge", before: { paused: "operator" }, after: { paused: null } },
    ]);
  });

  test("waits a day after an operator's pause where its bank had declined, and so does its card", async () => {
    const person = await withRule();
    await rows(
      `INSERT INTO card_standing (wallet_id, card, user_id, failures, failed_at)
       SELECT wallet_id, provider_ref, user_id, 1, now() FROM saved_card WHERE wallet_id = $1`,
      [person.walletId],
    );
    await rows(
      "UPDATE recharge_rule SET paused_because = 'declined', decline = 'limit' WHERE wallet_id = $1",
      [person.walletId],
    );
    agreed(await pauseRecharge(deps, harness.system, person.email));
    const { pause } = agreed(await resumeRecharge(deps, harness.system, person.email));
    const tomorrow = new Date(clock.now().getTime() + 24 * 60 * 60_000);
    expect(pause).toEqual({ because: "declined", decline: "limit", until: tomorrow, paymentId: null });
    const isPaused = { paused_because: "declined", paused_until: tomorrow };
    expect(await stateOf(person)).toMatchObject(isPaused);
    const cards = await rows("SELECT * FROM card_standing WHERE wallet_id = $1", [person.walletId]);
    expect(cards).toMatchObject([isPaused]);
  });

  test("is not there, or another member's, and nothing is written", async () => {
    const person = await harness.users.verified();
    const owner = await withRule();
    await rows("UPDATE wallet_member SET wallet_id = $2 WHERE user_id = $1", [person.id, owner.walletId]);
    for (const act of [pauseRecharge, resumeRecharge]) {
      expect(sentence(await act(deps, harness.system, person.email))).toBe(
        operatorMessages.noRecharge(person.email),
      );
    }
    expect(await kindsOf(owner)).toEqual([]);
    expect((await showUser(harness.deps, harness.system, person.email)) as object).toMatchObject({
      recharge: null,
    });
  });

  test("needs a reason, and the right of support or an owner", async () => {
    const person = await withRule();
    const support = await harness.operator("support");
    const finance = await harness.operator("finance");
    const unreasoned = { actor: support.request.actor };
    expect(sentence(await pauseRecharge(deps, unreasoned, person.email))).toMatch(/^Please say why/);
    expect(sentence(await pauseRecharge(deps, finance.request, person.email))).toBe(
      operatorMessages.noRight("finance"),
    );
    expect(await stateOf(person)).toMatchObject({ paused_because: null });
  });
});

test("a user is shown with the rule, its card, what it charged this month, and its newest fifty events", async () => {
  const person = await withRule();
  for (let n = 0; n < 51; n++) {
    await addRechargeEvent(rows, person, { at: new Date(Date.UTC(2026, 0, 1, 0, n)), kind: "changed" });
  }
  const payment = (initiator: string, status: string) =>
    rows(
      `INSERT INTO payment (wallet_id, id, user_id, provider, provider_ref, status, initiator, currency, charge_minor, credits_mc, created_at)
       VALUES ($1, gen_random_uuid(), $2, 'stripe', gen_random_uuid()::text, $3, $4, 'USD', 2000, 200000, $5)`,
      [person.walletId, person.id, status, initiator, clock.now()],
    );
  await payment("rule", "completed");
  await payment("rule", "failed");
  await payment("person", "completed");
  const shown = agreed(await showUser(harness.deps, harness.system, person.email));
  expect(shown.recharge).toMatchObject({
    below_mc: 50_000,
    value_cents: 2_000,
    limit_minor: 4_000,
    spent_minor: 2_000,
    card: { brand: "visa", last4: "4242" },
    pause: null,
  });
  expect(shown.rechargeEvents).toHaveLength(50);
  expect(shown.rechargeEvents[0]?.at).toEqual(new Date("2026-01-01T00:50:00Z"));
  expect(shown.payments.map(({ initiator }) => initiator).toSorted()).toEqual(["person", "rule", "rule"]);
});

test("the rule of a user who is frozen is looked at, and so ends", async () => {
  const person = await withRule();
  await rows("UPDATE wallet SET recharge_due_at = 'infinity' WHERE id = $1", [person.walletId]);
  agreed(await freezeUser(harness.deps, harness.system, person.email, true));
  expect((await stateOf(person))?.due).not.toBe("infinity");
});
