import { useMutation } from "@tanstack/react-query";
import { Failure } from "#web/admin/lib/answer.tsx";
import { Moment } from "#web/admin/lib/moment.tsx";
import { type RunReply, run } from "#web/admin/lib/run.ts";
import { LongTable } from "#web/admin/lib/tables.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import type { Column } from "#web/kit/controls/table.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { formatCredits } from "#words/money.ts";

type Audit = RunReply<"audit_ledger">;
type Finding = Audit["findings"][number];

/** The whole ledger is read when the last audit found something. */
const timeout_ms = 180_000;

const invariants = {
  posted: "The balance is not the sum of the transfers",
  held: "What is held is not the sum of the open calls",
  chain: "The chain of balances after each transfer is broken",
} as const satisfies Record<Finding["invariant"], string>;

const columns: Column<Finding>[] = [
  {
    header: "Wallet",
    cell: ({ walletId }) => <code className="break-all font-mono text-xs">{walletId}</code>,
  },
  { header: "What is wrong", cell: ({ invariant }) => invariants[invariant] },
  { header: "Expected", align: "end", cell: ({ expected }) => formatCredits(expected) },
  { header: "Found", align: "end", cell: ({ actual }) => formatCredits(actual) },
];

export function LedgerAudit() {
  const audit = useMutation({ mutationFn: () => run("audit_ledger", {}, { timeout_ms }) });
  return (
    <div className="space-y-4">
      <p className="max-w-prose text-ink-soft text-sm">
        Checks while the product runs that every balance, hold and chain of transfers that has changed since
        the last audit agrees. The whole ledger is audited once a day, and by the command{" "}
        <code>npm run operate -- audit</code>.
      </p>
      <Button variant="secondary" size="small" busy={audit.isPending} onClick={() => audit.mutate()}>
        Audit now
      </Button>
      <Failure error={audit.error} />
      {audit.data && <Result {...audit.data} />}
    </div>
  );
}

function Result({ auditedAt, findings }: Audit) {
  if (findings.length === 0)
    return (
      <Alert tone="good">
        The ledger is right. Audited at <Moment at={auditedAt} />.
      </Alert>
    );
  const count = findings.length === 1 ? "1 finding" : `${findings.length} findings`;
  return (
    <>
      <Alert tone="danger">
        {count}, audited at <Moment at={auditedAt} />. Switch calling and purchases off until you know why.
      </Alert>
      <LongTable caption="Findings of the audit" columns={columns} rows={findings} />
    </>
  );
}
