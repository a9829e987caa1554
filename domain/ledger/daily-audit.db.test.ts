import { expect, test } from "vitest";
import { auditRecord } from "#adapters/postgres/operators/audit-record.ts";
import { readOperatorNumbers } from "#adapters/postgres/operators/operator-numbers.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { auditDaily } from "./daily-audit.ts";
import type { AuditFinding } from "./ledger-store.ts";

const database = testDatabase();
const hour_ms = 60 * 60_000;
const start = new Date("2026-11-21T10:00:00Z");
const broken: AuditFinding = { walletId: "w", invariant: "posted", expected_mc: 1, actual_mc: 2 };

const figures = () => database.withClient(readOperatorNumbers);

/** One node's audit, some hours after the start. */
function audits(after_h: number, find: () => Promise<AuditFinding[]> = async () => []) {
  const reported: AuditFinding[] = [];
  const now = () => new Date(start.getTime() + after_h * hour_ms);
  const report = (findings: AuditFinding[]) => reported.push(...findings);
  const audit = async () => ({ findings: await find(), provenBefore: now() });
  const audited = auditDaily({ record: auditRecord(database), audit, clock: { now }, report });
  return audited.then((done) => ({ done, reported }));
}

test("one node audits the ledger a day, and its result stays for all", async () => {
  expect(await figures()).toMatchObject({ auditFindings: null, auditedAt_s: 0 });
  const first = await Promise.all([audits(0), audits(0), audits(0)]);
  expect(first.filter(({ done }) => done)).toHaveLength(1);
  expect(await figures()).toMatchObject({ auditFindings: 0, auditedAt_s: start.getTime() / 1_000 });
  expect(await audits(23)).toMatchObject({ done: false });

  expect(await audits(25, async () => [broken])).toEqual({ done: true, reported: [broken] });
  expect(await figures()).toMatchObject({ auditFindings: 1 });

  const failed = audits(50, () => Promise.reject(new Error("the node dies")));
  await expect(failed).rejects.toThrow("the node dies");
  expect(await audits(50.5)).toMatchObject({ done: false });
  expect(await figures()).toMatchObject({ auditFindings: 1 });
  expect(await audits(51.5)).toMatchObject({ done: true });
  expect(await figures()).toMatchObject({ auditFindings: 0 });
});
