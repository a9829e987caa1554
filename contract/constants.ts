/** The business constants of the product. Money is in USD unless a name says otherwise. */
export const minimumPurchaseUsd = 10;
/** In the currency of the payment. In USD where one unit of the currency is worth about a cent. */
export const maximumPurchaseAmount = 1000;
export const presetAmountsUsd = [10, 20, 50, 100] as const;

export const minimumPasswordLength = 6;
export const maximumPasswordLength = 128;

/** The least balance that may start a call, and the least charge for an answered call that is not free. */
export const minimumCallCredits = 1;

export const dashboardTransactionCount = 5;
export const alertDuration_ms = 5_000;
export const passwordResetRedirect_ms = 3_000;

/** Longest time that the browser waits for an answer, by request. */
export const timeouts_ms = {
  standard: 15_000,
  credits: 5_000,
  paymentTest: 3_000,
  paymentIntent: 10_000,
  /** The history waits for it. */
  moneyBack: 3_000,
} as const;

export const sessionHeader = "x-auth-token";

/** Header in which the page names its trace: https://www.w3.org/TR/trace-context/ */
export const traceparentHeader = "traceparent";

/**
 * Names a request as our own page's, which no other site can do without a preflight that is never answered. Its value is
 * the CSRF token of the page's session, or `noCsrfToken`.
 */
export const csrfHeader = "x-csrf-token";
export const noCsrfToken = "none";

/** The cookie that brings the address of an opened link to the login page. */
export const verifiedAddressCookie = "verified_address";
