import { ledgerStore } from "#adapters/postgres/ledger-store.ts";
import { type Connection, openDatabase } from "#adapters/postgres/open-database.ts";
import { creditsFromMillicredits, formatCredits } from "#contract/money.ts";
import type { AuditFinding } from "#domain/ledger/ledger-store.ts";

/** The audit reads every transfer in one statement, which takes longer than a request may. */
const longest_ms = 10 * 60_000;
const limits_ms = { statement: longest_ms, answer: longest_ms + 5_000 };

/** Audits the whole ledger on one snapshot; `done` is false when it found something. */
export async function auditLedger(
  connection: Connection,
  asJson: boolean,
): Promise<{ done: boolean; sentence: string }> {
  const database = openDatabase({ connection, poolSize: 1, limits_ms });
  try {
    const findings = await database.withClient((client) => ledgerStore(client).audit());
    const sentence = asJson ? JSON.stringify(findings, null, 2) : auditSentences(findings);
    return { done: findings.length === 0, sentence };
  } finally {
    await database.close();
  }
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
