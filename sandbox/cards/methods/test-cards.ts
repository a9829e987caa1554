/**
 * Stripe's published test cards: https://docs.stripe.com/testing. Any other number is refused as Stripe's test mode
 * refuses a real card, so people cannot pay with their own by mistake.
 */
export interface Decline {
  code: "card_declined" | "expired_card" | "incorrect_cvc" | "processing_error";
  decline_code: string;
  message: string;
}

export interface TestCard {
  readonly number: string;
  readonly funding: "credit" | "debit" | "prepaid";
  /**
   * 3-D Secure: the bank insists on it, or performs it when the merchant asks for it. Other cards are not enrolled or not
   * supported, and pay without it however the merchant asks.
   */
  readonly authentication?: "required" | "supported";
  readonly decline?: Decline;
  /** Pays, and is disputed after a delay. */
  readonly dispute?: DisputeRule;
  /** The later outcome of a refund; other cards' refunds succeed at once. */
  readonly refund?: "fails" | "is pending first";
}

export interface DisputeRule {
  readonly reason: "fraudulent" | "product_not_received";
  /** The bank opens an inquiry only and takes no money. */
  readonly isInquiry: boolean;
}

const declined = (decline_code: string, message = "Your card was declined."): Decline => ({
  code: "card_declined",
  decline_code,
  message,
});

const declines = {
  generic: declined("generic_decline"),
  insufficientFunds: declined("insufficient_funds", "Your card has insufficient funds."),
  lost: declined("lost_card"),
  stolen: declined("stolen_card"),
  velocity: declined(
    "card_velocity_exceeded",
    "Your card was declined for making repeated attempts too frequently or exceeding its amount limit.",
  ),
  expired: { code: "expired_card", decline_code: "expired_card", message: "Your card has expired." },
  incorrectCvc: {
    code: "incorrect_cvc",
    decline_code: "incorrect_cvc",
    message: "Your card's security code is incorrect.",
  },
  processing: {
    code: "processing_error",
    decline_code: "processing_error",
    message: "An error occurred while processing your card. Try again in a little bit.",
  },
  notATestCard: declined(
    "test_mode_live_card",
    "Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.",
  ),
} as const satisfies Record<string, Decline>;

const cards: readonly TestCard[] = [
  { number: "4242424242424242", funding: "credit" },
  { number: "4000056655665556", funding: "debit" },
  { number: "5555555555554444", funding: "credit" },
  { number: "2223003122003222", funding: "credit" },
  { number: "5200828282828210", funding: "debit" },
  { number: "5105105105105100", funding: "prepaid" },
  { number: "378282246310005", funding: "credit" },
  { number: "371449635398431", funding: "credit" },
  { number: "6011111111111117", funding: "credit" },
  { number: "6011000990139424", funding: "credit" },
  { number: "3056930009020004", funding: "credit" },
  { number: "36227206271667", funding: "credit" },
  { number: "3566002020360505", funding: "credit" },
  { number: "6200000000000005", funding: "credit" },
  { number: "4000000000000002", funding: "credit", decline: declines.generic },
  { number: "4000000000009995", funding: "credit", decline: declines.insufficientFunds },
  { number: "4000000000009987", funding: "credit", decline: declines.lost },
  { number: "4000000000009979", funding: "credit", decline: declines.stolen },
  { number: "4000000000006975", funding: "credit", decline: declines.velocity },
  { number: "4000000000000069", funding: "credit", decline: declines.expired },
  { number: "4000000000000127", funding: "credit", decline: declines.incorrectCvc },
  { number: "4000000000000119", funding: "credit", decline: declines.processing },
  { number: "4000002500003155", funding: "credit", authentication: "required" },
  { number: "4000002760003184", funding: "credit", authentication: "required" },
  { number: "4000000000003220", funding: "credit", authentication: "required" },
  { number: "4000000000003055", funding: "credit", authentication: "supported" },
  {
    number: "4000008260003178",
    funding: "credit",
    authentication: "required",
    decline: declines.insufficientFunds,
  },
  { number: "4000000000000259", funding: "credit", dispute: { reason: "fraudulent", isInquiry: false } },
  {
    number: "4000000000002685",
    funding: "credit",
    dispute: { reason: "product_not_received", isInquiry: false },
  },
  { number: "4000000000001976", funding: "credit", dispute: { reason: "fraudulent", isInquiry: true } },
  { number: "4000000000005126", funding: "credit", refund: "fails" },
  { number: "4000000000007726", funding: "credit", refund: "is pending first" },
  { number: "4000008400001629", funding: "credit", authentication: "required", decline: declines.generic },
];
const byNumber = new Map(cards.map((card) => [card.number, card]));

/** The behaviour of the card with this number. */
export function testCard(number: string): TestCard {
  return byNumber.get(number) ?? { number, funding: "credit", decline: declines.notATestCard };
}

/** Stripe's ready-made payment methods, for servers and tests without a card form. */
const readyMade: Readonly<Record<string, string>> = {
  pm_card_visa: "4242424242424242",
  pm_card_visa_debit: "4000056655665556",
  pm_card_mastercard: "5555555555554444",
  pm_card_amex: "378282246310005",
  pm_card_chargeDeclined: "4000000000000002",
  pm_card_visa_chargeDeclined: "4000000000000002",
  pm_card_chargeDeclinedInsufficientFunds: "4000000000009995",
  pm_card_visa_chargeDeclinedInsufficientFunds: "4000000000009995",
  pm_card_chargeDeclinedExpiredCard: "4000000000000069",
  pm_card_chargeDeclinedProcessingError: "4000000000000119",
  pm_card_authenticationRequired: "4000002760003184",
  pm_card_threeDSecure2Required: "4000000000003220",
  pm_card_threeDSecureOptional: "4000000000003055",
  pm_card_createDispute: "4000000000000259",
  pm_card_createDisputeProductNotReceived: "4000000000002685",
  pm_card_createDisputeInquiry: "4000000000001976",
  pm_card_refundFail: "4000000000005126",
  pm_card_pendingRefund: "4000000000007726",
};

export function readyMadeCard(paymentMethodId: string): TestCard | undefined {
  const number = Object.hasOwn(readyMade, paymentMethodId) ? readyMade[paymentMethodId] : undefined;
  return number === undefined ? undefined : testCard(number);
}
