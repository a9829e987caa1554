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

/** The longest time without a success between `from_ms` and `to_ms`, in ms. */
export function longestPause_ms(successes_ms: readonly number[], from_ms: number, to_ms: number): number {
  const moments = [from_ms, ...successes_ms.toSorted((a, b) => a - b), to_ms];
  return Math.max(...moments.slice(1).map((at_ms, index) => at_ms - (moments[index] ?? at_ms)));
}
