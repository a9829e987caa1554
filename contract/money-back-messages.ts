/** What a user who takes a purchase back may read instead. */
export const moneyBackMessages = {
  failed: "The purchase could not be taken back. Please try again.",
  tooLate: "The time in which this purchase can be taken back is over.",
  nothingLeft: "The credits of this purchase are used.",
  disputed: "This payment is disputed, so your bank decides about its money.",
  underWay: "Money of this purchase is on its way back already.",
  changed: "What can be taken back has changed. Please look at the new amount.",
  refused: "The money could not go back to your card. Nothing has changed. Please contact us.",
  providerSilent: "The card service does not answer. Nothing has changed. Please try again in a few minutes.",
} as const;
