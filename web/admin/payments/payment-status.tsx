import type { ShownPayment } from "#contract/operators/payments.ts";
import { Badge } from "#web/kit/controls/badge.tsx";

const tones = { completed: "good", pending: "warn", failed: "danger" } as const;

export const initiatorWords = {
  person: "the user",
  rule: "automatic recharge",
  operator: "an operator",
} as const satisfies Record<ShownPayment["initiator"], string>;

interface PaymentStatusProps {
  payment: ShownPayment;
}

export function PaymentStatus({ payment }: PaymentStatusProps) {
  if (payment.disputedAt === null) return <Outcome payment={payment} />;
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Outcome payment={payment} />
      <Badge tone="danger">disputed</Badge>
    </span>
  );
}

function Outcome({ payment: { status, endedBecause, refunded_minor, charge_minor } }: PaymentStatusProps) {
  if (refunded_minor > 0) {
    return <Badge tone="plain">{refunded_minor >= charge_minor ? "refunded" : "refunded in part"}</Badge>;
  }
  return (
    <Badge tone={tones[status]}>
      {endedBecause ? `${status}: ${endedBecause.replace("_", " ")}` : status}
    </Badge>
  );
}
