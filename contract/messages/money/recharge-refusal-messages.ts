/** Refusals about the rule by which credits are bought when the balance falls; every page loads them. */
export const rechargeRefusalMessages = {
  notOffered: "Please choose one of the offered amounts.",
  limitTooLow: "The monthly limit must allow at least one purchase. Please choose a higher one.",
  limitTooHigh: "Please choose a lower monthly limit.",
  consentMissing: "Please confirm that your card may be charged by this rule.",
  cardRefused:
    "The bank of this card does not allow further charges by this rule. Please choose another card.",
  cardFailed:
    "This card was declined three times. Please choose another card, or this one 30 days after it was declined last.",
  otherMember: "Another user of this balance has turned on automatic recharge.",
  changed: "Automatic recharge was changed elsewhere. Please look at it and try again.",
  endsWithCard: "Automatic recharge pays with this card and is turned off when you remove it.",
  notOn: "Automatic recharge is not on.",
  linkUsed: "This link has been used or has expired. You can turn automatic recharge off in Settings.",
  linkOfOther: "This link belongs to another user. Log out first to use it.",
  paymentOver: "This payment can no longer be finished. Nothing was charged.",
} as const;
