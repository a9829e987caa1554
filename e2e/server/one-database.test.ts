/** Rules that hold over all servers of one database: each server is asked in turn, or both at once. */

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import type { Role } from "#contract/operators/permissions.ts";
import { twoStepRoutes } from "#contract/users/two-step.ts";
import { limitsWith } from "#domain/payments/limits/new-customer-caps.ts";
import { defaultCardTestingLimits } from "#domain/payments/limits/payment-limits.ts";
import { type NodesInProcess, startNodesInProcess } from "#e2e/support/product/nodes-in-process.ts";
import { type ReadyUser, readyUser } from "#e2e/support/routes/ready-user.ts";
import { authenticator } from "#testing/people/authenticator.ts";

let nodes: NodesInProcess;
beforeAll(async () => {
  nodes = await startNodesInProcess();
}, 240_000);
afterAll(() => nodes?.stop());

const reason = "ticket 1042";
const both = [0, 1];
let machines = 0;

async function ask(node: number, path: string, { token }: ReadyUser, body?: object) {
  machines += 1;
  const from = `10.2.${machines >> 8}.${machines & 255}`;
  const reply = await nodes.ask(node, path, from, { token, ...(body && { body }) });
  return { status: reply.status, body: JSON.parse(await reply.text()) };
}

const rows = (text: string, values: unknown[]) =>
  nodes.database.withClient(async (client) => (await client.query(text, values)).rows);

/** An operator whose app was set up at one server and confirmed at the other; what is known of the app. */
async function operator(role: Role) {
  const user = await readyUser(nodes.database);
  const { begin, confirm } = twoStepRoutes;
  const begun = await ask(0, begin.path, user, { password: user.password });
  const { secret } = begin.reply.parse(begun.body);
  const confirmed = await ask(1, confirm.path, user, { code: authenticator(secret)() });
  const { recoveryCodes } = confirm.reply.parse(confirmed.body);
  await rows(
    `INSERT INTO operator_grant (id, user_id, role, granted_by, granted_at, expires_at)
     VALUES (gen_random_uuid(), $1, $2, 'system:ada', now(), now() + interval '1 day')`,
    [user.id, role],
  );
  return { ...user, recoveryCodes };
}

const give = (node: number, by: ReadyUser, { email }: ReadyUser, credits = 1) =>
  ask(node, "/api/admin/give-credits", by, { email, credits, reason });
const balanceOf = async ({ walletId }: ReadyUser) =>
  Number((await rows("SELECT posted_mc FROM wallet WHERE id = $1", [walletId]))[0]?.posted_mc ?? 0);

test("a second factor that is proved at one server opens the desk at both, and a suspension shuts both", async () => {
  const [owner, user] = [await operator("owner"), await readyUser(nodes.database)];
  const statuses = () => Promise.all(both.map(async (node) => (await give(node, owner, user)).status));
  expect(await statuses()).toEqual([200, 200]);

  const elapse = "UPDATE session SET second_factor_at = now() - interval '11 minutes' WHERE user_id = $1";
  await rows(elapse, [owner.id]);
  expect(await statuses()).toEqual([403, 403]);
  // One recovery code, sent to both at once, proves the factor once.
  const code = owner.recoveryCodes[0];
  const proved = await Promise.all(both.map((node) => ask(node, twoStepRoutes.prove.path, owner, { code })));
  expect(proved.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  expect(await statuses()).toEqual([200, 200]);

  await rows("UPDATE operator_grant SET password_reset_at = now() WHERE user_id = $1", [owner.id]);
  const [, renewed] = owner.recoveryCodes;
  const renewal = { code: renewed, password: owner.password };
  expect(await ask(0, twoStepRoutes.renewRecoveryCodes.path, owner, renewal)).toMatchObject({ status: 200 });
  for (const node of both) {
    expect(await give(node, owner, user)).toMatchObject({
      status: 403,
      body: { message: operatorMessages.suspendedGrant },
    });
  }
  expect(await balanceOf(user)).toBe(4_000);
});

test("a proposal that two operators approve at both servers at once credits once, and its proposer never approves", async () => {
  const [proposer, first, second] = [
    await operator("finance"),
    await operator("finance"),
    await operator("owner"),
  ];
  const user = await readyUser(nodes.database);
  const { body: proposal } = await give(0, proposer, user, 50_000);
  expect(proposal.outcome).toBe("proposed");
  const approve = (node: number, by: ReadyUser) =>
    ask(node, "/api/admin/approve-credits", by, { id: proposal.id, reason });
  const decided = await Promise.all([approve(0, first), approve(1, second), approve(1, proposer)]);
  expect(decided.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(decided[2]?.status).not.toBe(200);
  expect(await balanceOf(user)).toBe(50_000_000);
});

test("users with one mark begin purchases at both servers at once within the caps of one new customer", async () => {
  const users = await Promise.all(Array.from({ length: 8 }, () => readyUser(nodes.database)));
  const digest = `mark1.test.${randomUUID()}`;
  for (const { id, walletId } of users) {
    await rows("INSERT INTO mark (digest, kind, wallet_id, user_id) VALUES ($1, 'mailbox', $2, $3)", [
      ...[digest, walletId, id],
    ]);
    await rows("UPDATE wallet SET related = true WHERE id = $1", [walletId]);
  }
  const buy = (user: ReadyUser, node: number) =>
    ask(node, "/api/payments/create-payment-intent", user, { amount: 60 });
  const begun = await Promise.all(users.map(buy));
  const refused = begun.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ body }) => body.error.code))).toEqual(new Set(["purchase_cap_reached"]));
  const wallets = users.map(({ walletId }) => walletId);
  const [payable] = await rows(
    "SELECT sum(credits_mc) AS mc FROM payment WHERE wallet_id = ANY ($1) AND next_check_at IS NOT NULL",
    [wallets],
  );
  expect(Number(payable?.mc)).toBe(600_000);
  expect(Number(payable?.mc)).toBeLessThanOrEqual(limitsWith(defaultCardTestingLimits.newWallet).perDay_mc);
});

test("a user who was frozen at one server neither buys nor calls at the other, nor does who shares the mailbox", async () => {
  const [owner, one, other] = [
    await operator("owner"),
    await readyUser(nodes.database, 10_000),
    await readyUser(nodes.database, 10_000),
  ];
  const digest = `mark1.test.${randomUUID()}`;
  for (const { id, walletId } of [one, other]) {
    await rows("INSERT INTO mark (digest, kind, wallet_id, user_id) VALUES ($1, 'mailbox', $2, $3)", [
      ...[digest, walletId, id],
    ]);
    await rows("UPDATE wallet SET related = true WHERE id = $1", [walletId]);
  }
  expect((await ask(0, "/api/admin/freeze-user", owner, { email: one.email, reason })).status).toBe(200);
  for (const node of both) {
    for (const user of [one, other]) {
      expect(await ask(node, "/api/payments/create-payment-intent", user, { amount: 10 })).toMatchObject({
        body: { error: { code: "account_frozen" } },
      });
    }
  }
});
