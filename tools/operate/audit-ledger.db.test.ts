import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { callStores } from "#adapters/postgres/calls/call-store.ts";
import { auditAlone } from "#adapters/postgres/ledger/audit-on-own-connection.ts";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { type AuditDeps, auditNow } from "#domain/operators/product/audit-now.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { operatorHarness } from "#testing/people/operator-harness.ts";
import { auditLedger } from "./audit-ledger.ts";

const database = testDatabase();
const walletId = randomUUID();

test("the record has the beginning and the end of each audit, also of one that was refused or broke off", async () => {
  const { deps, system, record } = await operatorHarness(database);
  const before = (await record()).length;
  const run = (audit: AuditDeps["audit"]) => auditNow({ ...deps, audit }, system);
  expect(await run(async () => "busy")).toMatchObject({ message: operatorMessages.auditUnderWay });
  expect(await run(async () => "too_long")).toMatchObject({ message: operatorMessages.auditTooLong });
  await expect(run(() => Promise.reject(new Error("the database is away")))).rejects.toThrow("away");
  expect(await run(async () => [])).toMatchObject({ findings: [] });
  const steps = (await record()).slice(before);
  expect(steps.map(({ after }) => after)).toEqual([
    { step: "begun" },
    { step: "ended", refused: "busy" },
    { step: "begun" },
    { step: "ended", refused: "too_long" },
    { step: "begun" },
    { step: "begun" },
    { step: "ended", findings: 0 },
  ]);
});

/** As the command runs it. */
async function audited() {
  const { deps, system } = await operatorHarness(database);
  return auditLedger({ ...deps, audit: () => auditAlone(database.connection(), 10_000) }, system);
}

test("the audit says what is right, and names each wallet that is not", async () => {
  await database.withClient(async (client) => {
    const { ledger } = callStores(client);
    await ledger.openWallet(walletId);
    const posting = { walletId, contra: "payments", subjectId: randomUUID(), mayOverdraw: false } as const;
    await ledger.post({ ...posting, delta_mc: 50_000, ref: "payment:1" });
  });
  const right = "The ledger is right: every balance, hold and chain of transfers agrees.";
  expect(await audited()).toEqual({ end: "done", sentence: right, data: [] });

  await database.query("UPDATE wallet SET posted_mc = posted_mc + 7000, held_mc = 1000 WHERE id = $1", [
    walletId,
  ]);
  const { end, sentence, data } = await audited();
  expect(end).toBe("refused");
  expect(sentence.split("\n")).toEqual([
    `Wallet ${walletId}: its open calls hold 0 credits, and the wallet says 1.`,
    `Wallet ${walletId}: its transfers sum to 50 credits, and its balance says 57.`,
    "The ledger is wrong: 2 findings in 1 wallet.",
  ]);
  expect(data).toEqual([
    { walletId, invariant: "held", expected_mc: 0, actual_mc: 1_000 },
    { walletId, invariant: "posted", expected_mc: 50_000, actual_mc: 57_000 },
  ]);
});
