/** Variables of the products that tests share. */
export const usualVariables = {
  // A busy machine loses packets: a call that is long and bad by chance must not give back what a test expects to be charged.
  BAD_LINE_CALLS_A_MONTH: "0",
  // Lets support/people.ts use another source address for every newcomer.
  TRUSTED_PROXIES: "127.0.0.1,::1",
  // Browsers of all tests share this machine's network and the provider's few test cards.
  PAYMENTS_PER_HOUR_PER_NETWORK: "100000",
  DECLINES_PER_NETWORK: "100000",
  USERS_PER_DECLINED_CARD: "100000",
  CAPTCHA_AFTER_PAYMENTS_PER_NETWORK: "100000",
  CAPTCHA_AFTER_DECLINES_PER_NETWORK: "100000",
  VERIFICATION_CALLS_PER_HOUR: "100000",
  VERIFICATION_CALLS_PER_DAY: "100000",
  // Their users cannot be deleted: each of two tests signs one up.
  PROTECTED_ADDRESSES: "operator@farline.example,owner@farline.example",
};
