import type { RefundOrigin, ShownPayment } from "#contract/operators/payments.ts";
import { Badge } from "#web/kit/controls/badge.tsx";

const tones = { completed: "good", pending: "warn", failed: "danger" } as const;

export const refundOriginWords = {
  operator: "an operator",
  user: "the user",
  provider: "the card provider itself",
} as const satisfies Record<RefundOrigin, string>;

export const initiatorWords = {
  person: "the user",
  rule: "automatic recharge",
  operator: "an operator",
} as const satisfies Record<ShownPayment["initiator"], string>;

interface PaymentStatusProps {
  payment: Pick<
    ShownPayment,
    "status" | "endedBecause" | "initiator" | "refunded_minor" | "charge_minor" | "disputedAt"
  >;
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

/** The ends of a payment that mean something else for one of a rule. */
const rechargeEnds = {
  declines: "declined",
  replaced: "recharge off or changed",
  abandoned: "not confirmed",
  user_deleted: "user deleted",
} as const satisfies Record<NonNullable<ShownPayment["endedBecause"]>, string>;

function Outcome({ payment }: PaymentStatusProps) {
  const { status, endedBecause, initiator, refunded_minor, charge_minor } = payment;
  if (refunded_minor > 0) {
    return <Badge tone="plain">{refunded_minor >= charge_minor ? "refunded" : "refunded in part"}</Badge>;
  }
  const end =
    endedBecause && (initiator === "rule" ? rechargeEnds[endedBecause] : endedBecause.replace("_", " "));
  return <Badge tone={tones[status]}>{end ? `${status}: ${end}` : status}</Badge>;
}
