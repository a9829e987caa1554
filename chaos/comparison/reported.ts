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
