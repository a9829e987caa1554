/**
 * Stripe's published test cards: https://docs.stripe.com/testing. Any other number is refused as Stripe's test mode
 * refuses a real card, so people cannot pay with their own by mistake.
 */
export interface Decline {
  code: "authentication_required" | "card_declined" | "expired_card" | "incorrect_cvc" | "processing_error";
  decline_code: string;
  message: string;
  /** Advice on a further attempt: https://docs.stripe.com/declines/card#retrying-issuer-declines */
  advice_code?: "confirm_card_data" | "do_not_try_again" | "try_again_later";
  /** The card network's own code: https://docs.stripe.com/declines/network-codes */
  network_decline_code?: string;
}

export interface TestCard {
  readonly number: string;
  readonly funding: "credit" | "debit" | "prepaid";
  readonly authentication?: Authentication;
  readonly decline?: Decline;
  /** A card that declines can be attached to a customer all the same; the others that decline cannot. */
  readonly attaches?: true;
  /** Pays, and is disputed after a delay. */
  readonly dispute?: DisputeRule;
  /** The later outcome of a refund; other cards' refunds succeed at once. */
  readonly refund?: "fails" | "is pending first";
}

/**
 * 3-D Secure by https://docs.stripe.com/testing#authentication-and-setup. Cards without it are not enrolled or not
 * supported, and pay without it however the merchant asks.
 * - `required`: Radar asks at every payment, before the bank sees it
 * - `always`: the bank insists on it at every payment
 * - `unless set up`: the bank insists on it, save off session after the card was set up for that
 * - `on session`: the bank insists on it, save off session
 * - `supported`: performed when the merchant asks for it
 */
type Authentication = "required" | "always" | "unless set up" | "on session" | "supported";

export interface DisputeRule {
  readonly reason: "fraudulent" | "product_not_received";
  /** The bank opens an inquiry only and takes no money. */
  readonly isInquiry: boolean;
}

const refused = "Your card was declined.";

export const declines = {
  generic: declined("generic_decline", refused, "try_again_later", "01"),
  insufficientFunds: declined(
    "insufficient_funds",
    "Your card has insufficient funds.",
    "try_again_later",
    "51",
  ),
  lost: declined("lost_card", refused, "do_not_try_again", "41"),
  stolen: declined("stolen_card", refused, "do_not_try_again", "43"),
  velocity: declined(
    "card_velocity_exceeded",
    "Your card was declined for making repeated attempts too frequently or exceeding its amount limit.",
    "try_again_later",
    "65",
  ),
  expired: {
    code: "expired_card",
    decline_code: "expired_card",
    message: "Your card has expired.",
    advice_code: "confirm_card_data",
    network_decline_code: "54",
  },
  incorrectCvc: {
    code: "incorrect_cvc",
    decline_code: "incorrect_cvc",
    message: "Your card's security code is incorrect.",
    advice_code: "confirm_card_data",
    network_decline_code: "N7",
  },
  processing: {
    code: "processing_error",
    decline_code: "processing_error",
    message: "An error occurred while processing your card. Try again in a little bit.",
    advice_code: "try_again_later",
    network_decline_code: "96",
  },
  /** The bank of a payment without the cardholder: https://docs.stripe.com/error-codes#authentication-required */
  authenticationRequired: {
    code: "authentication_required",
    decline_code: "authentication_required",
    message: "Your card was declined. This transaction requires authentication.",
  },
  /** Radar keeps it from the bank: https://docs.stripe.com/declines/codes and https://docs.stripe.com/testing#fraud-prevention */
  blocked: { code: "card_declined", decline_code: "fraudulent", message: refused },
  notATestCard: {
    code: "card_declined",
    decline_code: "test_mode_live_card",
    message:
      "Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.",
  },
} as const satisfies Record<string, Decline>;

function declined(
  decline_code: string,
  message: string,
  advice_code: NonNullable<Decline["advice_code"]>,
  network_decline_code: string,
): Decline {
  return { code: "card_declined", decline_code, message, advice_code, network_decline_code };
}

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
  { number: "4000000000000341", funding: "credit", decline: declines.generic, attaches: true },
  { number: "4100000000000019", funding: "credit", decline: declines.blocked },
  { number: "4000002500003155", funding: "credit", authentication: "unless set up" },
  { number: "4000002760003184", funding: "credit", authentication: "always" },
  { number: "4000003800000446", funding: "credit", authentication: "on session" },
  { number: "4000000000003220", funding: "credit", authentication: "required" },
  { number: "4000000000003055", funding: "credit", authentication: "supported" },
  {
    number: "4000008260003178",
    funding: "credit",
    authentication: "on session",
    decline: declines.insufficientFunds,
    attaches: true,
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

export function testCard(number: string): TestCard {
  return byNumber.get(number) ?? { number, funding: "credit", decline: declines.notATestCard };
}

/** Stripe's ready-made payment methods, for servers and tests without a card form. */
const readyMade: Readonly<Record<string, string>> = {
  pm_card_visa: "4242424242424242",
  pm_card_mastercard: "5555555555554444",
  pm_card_chargeDeclined: "4000000000000002",
  pm_card_visa_chargeDeclined: "4000000000000002",
  pm_card_visa_chargeDeclinedInsufficientFunds: "4000000000009995",
  pm_card_visa_chargeDeclinedLostCard: "4000000000009987",
  pm_card_visa_chargeDeclinedStolenCard: "4000000000009979",
  pm_card_chargeDeclinedExpiredCard: "4000000000000069",
  pm_card_chargeCustomerFail: "4000000000000341",
  pm_card_authenticationRequired: "4000002760003184",
  pm_card_authenticationRequiredOnSetup: "4000002500003155",
  pm_card_authenticationRequiredSetupForOffSession: "4000003800000446",
  pm_card_authenticationRequiredChargeDeclinedInsufficientFunds: "4000008260003178",
  pm_card_threeDSecure2Required: "4000000000003220",
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
