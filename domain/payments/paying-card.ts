/** The card that paid, as a receipt names it. */
export interface PayingCard {
  /** As the provider writes it: "visa", "amex". */
  brand: string;
  last4: string;
  /** The wallet that held it, as the provider writes it: "apple_pay"; null for a card without one. */
  wallet: string | null;
}
