import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { transactionView } from "#adapters/postgres/ledger/transaction-view.ts";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import type { Role } from "#contract/operators/permissions.ts";
import { isRefusal, refusalMessage } from "#contract/refusals.ts";
import { toTransaction } from "#domain/ledger/transactions.ts";
import { wholeWallet } from "#domain/ledger/viewer.ts";
import { grantRole, revokeRole } from "#domain/operators/grants/grant-role.ts";
import { freezeUser } from "#domain/operators/product/control-calling.ts";
import { countWaiting, testDatabase } from "#testing/database/test-database.ts";
import { operatorHarness } from "#testing/people/operator-harness.ts";
import { agreed, day_ms } from "#testing/people/user-harness.ts";
import { decideCredits, giveCredits, listProposals, takeCredits } from "./adjust-credits.ts";
import { deleteUserForGood } from "./mend-user.ts";

const database = testDatabase();
const harness = await operatorHarness(database);
afterEach(async () => {
  expect(await harness.deps.transaction(({ ledger }) => ledger.audit())).toEqual([]);
});

const sentence = (result: unknown) => (isRefusal(result) ? refusalMessage(result).key : result);
const balance = (walletId: string) => harness.deps.transaction(({ ledger }) => ledger.balance(walletId));

function regrant({ email }: { email: string }, role: Role) {
  harness.users.pass(1_000);
  return grantRole(harness.deps, harness.system, { email, role, days: 30 });
}

function erase({ email }: { email: string }) {
  const options = { publicUrl: "https://farline.test", protectedAddresses: [] };
  const deps = { ...harness.deps, options, endPayments: async () => undefined };
  return deleteUserForGood(deps, harness.system, { email, forfeitCredits: 0 });
}

/** Credits beyond the limit of the harness, which is 100. */
async function proposeFor(email: string, days?: number) {
  const finance = await harness.operator("finance", days);
  const given = agreed(await giveCredits(harness.deps, finance.request, { email, amount_mc: 100_001 }));
  if (given.outcome !== "proposed") throw new Error("Nothing was proposed");
  return { finance, id: given.proposal.id };
}

test("credits given and taken stand in the user's history with their sign, and in the record", async () => {
  const { deps } = harness;
  const finance = await harness.operator("finance");
  const { email, walletId, id } = await harness.users.verified();
  const given = agreed(await giveCredits(deps, finance.request, { email, amount_mc: 25_500 }));
  const transaction = { type: "transaction", id: `adjustment:${given.outcome === "moved" && given.id}` };
  for (const event of [{ type: "changed" }, transaction]) {
    expect(harness.published).toContainEqual({ audience: { walletId }, event });
  }
  expect(await takeCredits(deps, finance.request, { email, amount_mc: 500 })).toMatchObject({
    posted_mc: 25_000,
  });
  const page = await database.withClient((client) =>
    transactionView(client).list(wholeWallet(walletId), { limit: 9 }),
  );
  expect(page.entries.map(toTransaction)).toMatchObject([
    { type: "adjustment", credits: -0.5, amount: -0.05, description: "Credits taken back by us" },
    { type: "adjustment", credits: 25.5, amount: 2.55, description: "Credits given by us" },
  ]);
  const own = (await harness.record()).filter(({ subject_id }) => subject_id === id);
  expect(own.map(({ before, after }) => [before, after])).toMatchObject([
    [{ posted_mc: 0 }, { posted_mc: 25_500, delta_mc: 25_500 }],
    [{ posted_mc: 25_500 }, { posted_mc: 25_000, delta_mc: -500 }],
  ]);
});

test("what a call holds cannot be taken, nor more than there is, by two operators at once either", async () => {
  const { deps, system } = harness;
  const { email, walletId, id } = await harness.users.verified();
  agreed(await giveCredits(deps, system, { email, amount_mc: 10_000 }));
  await deps.transaction(async ({ ledger }) => ledger.hold(walletId, 4_000));
  await harness.users.rows(
    `INSERT INTO call (wallet_id, id, user_id, carrier, provider_call_id, number, country, destination, per_minute_mc, connect_mc,
       minimum_s, increment_s, limit_s, held_mc, open, status, created_at, cutoff_at, check_at)
     VALUES ($1, $2, $3, 'twilio', $4, '+442079460000', 'GB', 'UK', 1000, 0, 60, 60, 240, 4000, true, 'answered', now(), now(), now())`,
    [walletId, randomUUID(), id, randomUUID()],
  );
  const refused = await takeCredits(deps, system, { email, amount_mc: 6_001 });
  expect(sentence(refused)).toBe(operatorMessages.creditsMissing("6 credits"));
  const both = await Promise.all([1, 2].map(() => takeCredits(deps, system, { email, amount_mc: 6_000 })));
  expect(both.filter(isRefusal)).toHaveLength(1);
  expect(await balance(walletId)).toMatchObject({ posted_mc: 4_000, held_mc: 4_000 });
});

test.each([[0], [-1], [1.5], [Number.NaN], [100_000_000_001]])("%d mc are refused", async (amount_mc) => {
  const { email } = await harness.users.verified();
  for (const change of [giveCredits, takeCredits]) {
    expect(sentence(await change(harness.deps, harness.system, { email, amount_mc }))).toBe(
      operatorMessages.amountWrong,
    );
  }
});

test("grants of one operator to many users at once stay within the limit of the day; the rest is proposed", async () => {
  const finance = await harness.operator("finance", 60);
  const people = [];
  for (let count = 0; count < 5; count++) people.push(await harness.users.verified());
  // Each user's row is locked alone, so only the operator's own lock makes them take turns.
  let { request } = finance;
  const give = ({ email }: { email: string }) =>
    giveCredits(harness.deps, request, { email, amount_mc: 25_000 });
  const outcomes = (await Promise.all(people.map(give))).map((one) => agreed(one).outcome);
  expect(outcomes.toSorted()).toEqual(["moved", "moved", "moved", "moved", "proposed"]);
  const balances = await Promise.all(people.map(({ walletId }) => balance(walletId)));
  expect(balances.reduce((sum, { posted_mc }) => sum + posted_mc, 0)).toBe(100_000);
  harness.users.pass(day_ms + 1);
  const { sessionId } = await harness.passkeySession(finance.id);
  request = { ...request, actor: { kind: "operator", userId: finance.id, sessionId } };
  expect(agreed(await give(people[0] ?? { email: "" })).outcome).toBe("moved");
});

describe("a proposal", () => {
  test("is approved by a second person, and credits once for many approvals at once", async () => {
    const { email, walletId } = await harness.users.verified();
    const { id } = await proposeFor(email);
    expect(agreed(await listProposals(harness.deps, harness.system))).toContainEqual(
      expect.objectContaining({ id, email, amount_mc: 100_001 }),
    );
    const owner = await harness.operator("owner");
    const approvals = [owner.request, harness.system, owner.request, harness.system];
    const decided = await Promise.all(
      approvals.map((request) => decideCredits(harness.deps, request, { id, approve: true })),
    );
    expect(decided.filter(isRefusal).map(sentence)).toEqual(Array(3).fill(operatorMessages.proposalDecided));
    expect(await balance(walletId)).toMatchObject({ posted_mc: 100_001 });
  });

  test("is never decided by the person who made it, nor by a role without the right", async () => {
    const { email, walletId } = await harness.users.verified();
    const { finance, id } = await proposeFor(email);
    const support = await harness.operator("support");
    for (const approve of [true, false]) {
      expect(sentence(await decideCredits(harness.deps, finance.request, { id, approve }))).toBe(
        operatorMessages.samePerson,
      );
      expect(sentence(await decideCredits(harness.deps, support.request, { id, approve }))).toBe(
        operatorMessages.noRight("support"),
      );
    }
    expect(await balance(walletId)).toMatchObject({ posted_mc: 0 });
  });

  const refusals: [string, (id: string) => Promise<unknown>, string][] = [
    [
      "is rejected",
      (id) => decideCredits(harness.deps, harness.system, { id, approve: false }),
      operatorMessages.proposalDecided,
    ],
    ["has expired", async () => harness.users.pass(2 * day_ms), operatorMessages.proposalExpired],
  ];
  test.each(refusals)("moves nothing once it %s", async (_name, end, expected) => {
    const { email, walletId } = await harness.users.verified();
    const { id } = await proposeFor(email);
    await end(id);
    expect(sentence(await decideCredits(harness.deps, harness.system, { id, approve: true }))).toBe(expected);
    expect(await balance(walletId)).toMatchObject({ posted_mc: 0 });
  });

  type Losing = Awaited<ReturnType<typeof proposeFor>> & { walletId: string };
  const losses: [string, (losing: Losing) => Promise<unknown>][] = [
    ["role was revoked", ({ finance }) => revokeRole(harness.deps, harness.system, finance.email)],
    ["role has expired", async () => harness.users.pass(day_ms)],
    ["role is a lower one", ({ finance }) => regrant(finance, "support")],
    ["role was given anew", ({ finance }) => regrant(finance, "finance")],
    ["user is frozen", ({ finance }) => freezeUser(harness.deps, harness.system, finance.email, true)],
    ["user is deleted", ({ finance }) => erase(finance)],
    [
      "wallet is the user's now",
      ({ finance, walletId }) =>
        harness.users.rows("UPDATE wallet_member SET wallet_id = $2 WHERE user_id = $1", [
          finance.id,
          walletId,
        ]),
    ],
  ];
  test.each(losses)("is void once its proposer's %s", async (_name, lose) => {
    const { deps, system } = harness;
    const { email, walletId } = await harness.users.verified();
    const { finance, id } = await proposeFor(email, 1);
    await lose({ finance, id, walletId });
    for (const approve of [true, false]) {
      expect(sentence(await decideCredits(deps, system, { id, approve }))).toBe(
        operatorMessages.proposalVoid,
      );
    }
    expect(await balance(walletId)).toMatchObject({ posted_mc: 0 });
    const { proposalVoid } = operatorMessages;
    expect(agreed(await listProposals(deps, system))).toContainEqual(
      expect.objectContaining({ id, isVoid: true, actRefusal: proposalVoid }),
    );
  });

  const uncommitted: [string, string][] = [
    ["revoked", "UPDATE operator_grant SET ended_at = now() WHERE user_id = $1"],
    ["frozen", "UPDATE users SET frozen_at = now() WHERE id = $1"],
  ];
  test.each(uncommitted)(
    "waits for a proposer who is being %s, and is void then",
    async (_name, statement) => {
      const { email, walletId } = await harness.users.verified();
      const { finance, id } = await proposeFor(email);
      const approval = await database.transaction(async (client) => {
        await client.query(statement, [finance.id]);
        const deciding = decideCredits(harness.deps, harness.system, { id, approve: true });
        await expect.poll(() => countWaiting(database)).toBe(1);
        // In an object: the transaction would wait for the promise itself.
        return { deciding };
      });
      expect(sentence(await approval.deciding)).toBe(operatorMessages.proposalVoid);
      expect(await balance(walletId)).toMatchObject({ posted_mc: 0 });
    },
  );

  test("is approved or void, and nothing between, when its proposer is revoked at the same moment", async () => {
    for (let round = 0; round < 5; round++) {
      const { email, walletId } = await harness.users.verified();
      const { finance, id } = await proposeFor(email);
      const [decided] = await Promise.all([
        decideCredits(harness.deps, harness.system, { id, approve: true }),
        revokeRole(harness.deps, harness.system, finance.email),
      ]);
      if (isRefusal(decided)) expect(sentence(decided)).toBe(operatorMessages.proposalVoid);
      const posted_mc = isRefusal(decided) ? 0 : 100_001;
      expect(await balance(walletId)).toMatchObject({ posted_mc });
    }
  });

  test("of two owners for each other is decided once each, at the same moment too", async () => {
    const { deps } = harness;
    const [ada, bea, eve] = await Promise.all([1, 2, 3].map(() => harness.operator("owner")));
    if (!ada || !bea || !eve) throw new Error("There are three owners");
    const propose = async (from: typeof ada, to: typeof ada) => {
      const given = await giveCredits(deps, from.request, { email: to.email, amount_mc: 100_001 });
      const result = agreed(given);
      return result.outcome === "proposed" ? result.proposal.id : "";
    };
    const ids = [await propose(ada, bea), await propose(bea, ada)];
    const decided = await Promise.all(
      ids.flatMap((id) =>
        [eve.request, harness.system].map((by) => decideCredits(deps, by, { id, approve: true })),
      ),
    );
    expect(decided.filter(isRefusal).map(sentence)).toEqual(Array(2).fill(operatorMessages.proposalDecided));
    expect(await balance(ada.walletId)).toMatchObject({ posted_mc: 100_001 });
    expect(await balance(bea.walletId)).toMatchObject({ posted_mc: 100_001 });
  });

  test("that does not exist is refused", async () => {
    const wanted = { id: randomUUID(), approve: true };
    expect(sentence(await decideCredits(harness.deps, harness.system, wanted))).toBe(
      operatorMessages.noProposal,
    );
  });
});
