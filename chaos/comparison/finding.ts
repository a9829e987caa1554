/** Results reported to clients as done. Requests without an answer are not here: their outcome is open. */
export interface Reported {
  signUps: { email: string; at_ms: number }[];
  purchases: { ref: string; credits_mc: number; at_ms: number }[];
  receipts: { providerCallId: string; charged_mc: number; at_ms: number }[];
  /** Refunds that were reported as done to the user or the operator who asked. */
  refunds: (ReportedRefund & { at_ms: number })[];
}

export interface ReportedRefund {
  paymentId: string;
  askedBy: "operator" | "user";
  amount_minor: number;
}

export interface Finding {
  kind: "lost" | "doubled" | "stuck" | "overspent" | "wrong";
  sentence: string;
}

export function finding(kind: Finding["kind"], sentence: string): Finding {
  return { kind, sentence };
}

export function times(posted_mc: readonly number[]): string {
  return `${posted_mc.length} times (${posted_mc.join(", ")} mc)`;
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
