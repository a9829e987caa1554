import type { ShownPayment } from "#contract/operators/payments.ts";
import { Badge } from "#web/ui/badge.tsx";

const tones = { completed: "good", pending: "warn", failed: "danger" } as const;

export function PaymentStatus({ payment }: { payment: ShownPayment }) {
  const { status, endedBecause, refunded_minor, charge_minor } = payment;
  if (refunded_minor > 0) {
    return <Badge tone="plain">{refunded_minor >= charge_minor ? "refunded" : "refunded in part"}</Badge>;
  }
  return (
    <Badge tone={tones[status]}>
      {endedBecause ? `${status}: ${endedBecause.replace("_", " ")}` : status}
    </Badge>
  );
}
