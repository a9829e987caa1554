/** Refusals and failures about the cards that a user has saved; every page loads them. */
export const savedCardMessages = {
  failed: "Unable to load your cards. Please try again.",
  notChosen: "This card could not be made your default. Please try again.",
  notRemoved: "This card could not be removed. Please try again.",
  savedAlready: "A saved card is not saved again.",
  notFound: "This card is no longer saved. Please choose another one.",
  /** A card in the customer of another user, from when all users of a wallet had one. */
  elsewhere:
    "This card pays nothing any more, because the cards of each user are now kept apart. To use it again, choose another card when you pay, type in this one and tick “Save this card for next time”.",
  expired: "This card has expired. Please choose another one.",
} as const;
