import { message } from "./message.ts";

/** Failures of the requests about the rule, in place of an answer. */
export const rechargeFailureMessages = {
  failed: "Unable to load your automatic recharge. Please try again.",
  notSaved: "Your automatic recharge could not be saved. Nothing has changed. Please try again.",
  notOff: "Automatic recharge could not be turned off. Please try again.",
} as const;

/** Sentences of the pages that show the rule, and of a call. */
export const rechargeMessages = {
  /** The permission to charge a saved card by the rule: version 1 of `rechargeConsentVersion`. */
  consent:
    "I allow this card to be charged by this rule without asking me each time, until I turn it off or it ends by itself.",
  /** The most that can happen. The limit is an amount of money in words. */
  atMost: (limit: string) => message("At most {limit} in any calendar month.", { limit }),
  rule: (below: string, credits: string, price: string) =>
    message("When your balance falls below {below}, {credits} are bought for {price}.", {
      below,
      credits,
      price,
    }),
  duringCall:
    "During a call the credits are bought early enough that the call goes on, also while the balance is still higher.",
  turnedOn: "Automatic recharge is on.",
  turnedOff: "Automatic recharge is off. No card is charged any more.",
  /** Quiet line of a call. The credits are in words. */
  callGoesOn: (credits: string) => message("Recharged: {credits}, your call goes on", { credits }),
  /** The same without a call. */
  recharged: (credits: string) => message("Recharged: {credits}", { credits }),
} as const;

/** Reasons why the rule buys nothing for now, as its user reads them. */
export const rechargePauseMessages = {
  authentication: "Automatic recharge waits for you: your bank wants you to confirm the payment.",
  declined: "Automatic recharge is paused because your bank declined the card.",
  card_refused:
    "Automatic recharge is paused because your bank does not allow this card to be charged again.",
  monthly_limit: "Automatic recharge is paused until next month because this month's limit has been reached.",
  new_account: "Automatic recharge is paused because a new account may buy only so much.",
  unavailable:
    "Automatic recharge is paused because credits cannot be bought right now. It is tried again soon.",
  operator: "Automatic recharge is paused by our support.",
} as const;

/** In place of `authentication`, once the payment cannot be finished any more. */
export const notConfirmedMessage =
  "Automatic recharge is paused because a payment was not confirmed to your bank in time. Nothing was charged.";

/** The reason why the rule buys nothing: it waits for its user only while there is a payment to finish. */
export function pauseMessage({
  because,
  paymentId,
}: {
  because: keyof typeof rechargePauseMessages;
  paymentId: string | null;
}): (typeof rechargePauseMessages)[keyof typeof rechargePauseMessages] | typeof notConfirmedMessage {
  return because === "authentication" && paymentId === null
    ? notConfirmedMessage
    : rechargePauseMessages[because];
}

/** Reasons why the rule ended, as its user reads them. */
export const rechargeEndMessages = {
  user: "You have turned it off.",
  link: "It was turned off with the link of a mail.",
  card_removed: "Its card has been removed.",
  card_expired: "Its card has expired.",
  money_back: "Money of a purchase has gone back to your card.",
  dispute: "A payment was disputed at your bank.",
  frozen: "Your account has been frozen.",
  failures: "Its card was declined three times.",
} as const;

/** Meaning of a bank's decline, in words: by the provider's code. */
export const rechargeDeclineMessages = {
  insufficient_funds: "There is not enough money on the card.",
  expired_card: "The card has expired.",
  limit: "The card's own limit is reached.",
  // Does not tell a thief that the card is reported lost or stolen, as card providers ask.
  blocked: "The bank has blocked the card or closed its account.",
  later: "The bank could not answer.",
  other: "The bank gave no reason.",
} as const;

/** The words of mails about automatic recharge alone. */
export const rechargeMailWords = {
  off: "Turn off automatic recharge",
  settings: "Open settings",
  contact: "Contact us",
  card: "Card",
  on: {
    subject: "Automatic recharge is on",
    priceFollows: "The price follows the exchange rate at the time of each purchase.",
    note: "Every mail about automatic recharge has a link that turns it off without logging in. If you did not turn it on, use the link, and write to us.",
  },
  /** In place of the first sentences of a receipt. */
  bought: "Automatic recharge has bought credits for you. They are on your account, and they never expire.",
  paused: {
    subject: "Automatic recharge is paused",
    notCharged: "Nothing was charged.",
    again: (moment: string) => message("It is tried again after {moment}.", { moment: { moment } }),
    notAgain: "It is not tried again by itself. To go on, choose a card in Settings.",
    /** After a payment that was not confirmed in time: the same card may pay. */
    saveAgain:
      "It is not tried again by itself. To go on, press “Change” in Settings and save the rule, with the same card or another one.",
    raise: "To go on earlier, choose a higher limit in Settings.",
    note: "You can purchase credits yourself at any time.",
    askWhy: "If you do not know why, please write to us with the contact form.",
  },
  confirm: {
    subject: "Please confirm your automatic recharge",
    body: "Your bank wants you to confirm a payment of your automatic recharge. Until you do, nothing is charged and it buys no credits.",
    button: "Confirm the payment",
  },
  ended: {
    subject: "Automatic recharge is off",
    note: "You can turn it on again in Settings at any time.",
    askWhy: "If you do not know why, please write to us with the contact form.",
    notYou: "If this was not you, please write to us at once.",
  },
  cardEnds: {
    subject: "Your card for automatic recharge expires soon",
    body: (card: string, month: string) =>
      message(
        "{card} expires at the end of {month}. Automatic recharge ends then, unless you choose another card in Settings or your bank renews this one.",
        { card, month },
      ),
    note: "To add a new card, save it when you next purchase credits. You can then choose it in Settings.",
  },
} as const;
