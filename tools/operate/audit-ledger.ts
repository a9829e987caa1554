import { creditsFromMillicredits } from "#contract/money/money.ts";
import { isRefusal } from "#contract/refusals.ts";
import type { AuditFinding } from "#domain/ledger/ledger-store.ts";
import type { Request } from "#domain/operators/act.ts";
import { type AuditDeps, auditNow } from "#domain/operators/product/audit-now.ts";
import { formatCredits } from "#words/money.ts";
import { type Outcome, outcome } from "./command.ts";

/** Audits the whole ledger on one snapshot. */
export async function auditLedger(deps: AuditDeps, request: Request): Promise<Outcome> {
  const audited = await auditNow(deps, request);
  if (isRefusal(audited)) return outcome(audited, () => "");
  const { findings } = audited;
  const end = findings.length === 0 ? "done" : "refused";
  return { end, sentence: auditSentences(findings), data: findings };
}

function auditSentences(findings: readonly AuditFinding[]): string {
  if (findings.length === 0) return "The ledger is right: every balance, hold and chain of transfers agrees.";
  const wallets = new Set(findings.map(({ walletId }) => walletId)).size;
  const count = `${findings.length} ${findings.length === 1 ? "finding" : "findings"}`;
  const where = `${wallets} ${wallets === 1 ? "wallet" : "wallets"}`;
  return [...findings.map(findingSentence), `The ledger is wrong: ${count} in ${where}.`].join("\n");
}

const broken: Readonly<Record<AuditFinding["invariant"], (expected: string, actual: string) => string>> = {
  posted: (expected, actual) => `its transfers sum to ${expected} credits, and its balance says ${actual}.`,
  held: (expected, actual) => `its open calls hold ${expected} credits, and the wallet says ${actual}.`,
  chain: (expected, actual) =>
    expected === actual
      ? "the numbers of its transfers have a gap."
      : `its chain of transfers breaks where a balance of ${expected} credits should follow and ${actual} stands.`,
};

function findingSentence({ walletId, invariant, expected_mc, actual_mc }: AuditFinding): string {
  const [expected, actual] = [expected_mc, actual_mc].map((amount_mc) =>
    formatCredits(creditsFromMillicredits(amount_mc)),
  );
  return `Wallet ${walletId}: ${broken[invariant](expected ?? "", actual ?? "")}`;
}
