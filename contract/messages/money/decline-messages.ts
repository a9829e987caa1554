/** Next steps after a card was declined. The card form, or the provider's sentence before them, says what is wrong. */
export const declineMessages = {
  another: "Try another card or ask your bank. Nothing was charged.",
  insufficientFunds: "Try another card, or add money to this one. Nothing was charged.",
  expired: "Try a card that is still valid. Nothing was charged.",
  securityCode: "Check the security code of your card and try again. Nothing was charged.",
  details: "Check your card details and try again. Nothing was charged.",
  later: "Wait a minute and try again. Nothing was charged.",
  /** The card form does not speak of 3-D Secure: this says what is wrong, too. */
  notAuthenticated:
    "Your bank did not confirm the payment. Try again, or try another card. Nothing was charged.",
} as const;
