/** What clients were told. Requests without an answer are not here: their outcome is open. */
export interface Told {
  /** Sign-ups that were answered with success: the address of each. */
  signUps: { email: string; at_ms: number }[];
  /** Purchases of which the client was told that the credits were added. */
  purchases: { ref: string; credits_mc: number; at_ms: number }[];
  /** Receipts of calls that were settled. */
  receipts: { providerCallId: string; charged_mc: number; at_ms: number }[];
}
