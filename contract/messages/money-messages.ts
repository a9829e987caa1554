import { counted, type Message, type MessageValue, type MoneyValue, message, sentences } from "./message.ts";
import { waitWords } from "./messages.ts";

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
  paymentDone: "This payment is finished already. Nothing more is charged.",
  paymentProcessing: "Your bank is still working on this payment. Please look again in a few minutes.",
} as const;

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

/** The rest of a new account's cap, when there is more and when the cap ends: in the reader's currency and time. */
interface CapWords {
  left: MessageValue | null;
  moreAt: MessageValue | null;
  endsAt: MessageValue | null;
  newDays: number;
}

export const purchaseLimitMessages = {
  tooManyDeclines: (wait_s = 60) =>
    message("Too many cards were declined. Please wait {wait} before you start another payment.", {
      wait: waitWords(wait_s),
    }),
  tooManyStarted: (wait_s = 60) =>
    message("You have started many payments. Please wait {wait} before you start another one.", {
      wait: waitWords(wait_s),
    }),
  capReached: "This is more than a new account may buy now.",
  /** After the sentence above, or alone as a notice. `left` is null when it is less than the least purchase. */
  cap: ({ left, moreAt, endsAt, newDays }: CapWords): Message =>
    sentences(
      left === null
        ? message("Your account is new, and you have bought all that it may buy for now.")
        : message("Your account is new, so you can buy for up to {amount} now.", { amount: left }),
      ...(moreAt === null ? [] : [message("You can buy more from {moment}.", { moment: moreAt })]),
      endsAt === null
        ? counted(
            newDays,
            "The limit ends a day after your first purchase.",
            "The limit ends {n} days after your first purchase.",
          )
        : message("The limit ends on {moment}.", { moment: endsAt }),
    ),
  ended:
    "This payment has ended, because too many cards were declined or you started another one. Nothing was charged. Press Pay Now to start again.",
} as const;

interface MoneyBackLimit {
  times: number;
  usd: number;
  /** Time when more can go back; null when a user has to ask. */
  moreAt: string | null;
}

/** An amount in USD as its reader sees it: in the currency that they pay in, such as "€460.00 ($500.00)". */
type InMoney = (amountUsd: number) => MessageValue;

/** Messages to a user who cannot take a purchase back as asked. */
export const moneyBackMessages = {
  failed: "We could not refund this purchase. Please try again.",
  tooLate: "It is too late to get money back for this purchase.",
  nothingLeft: "The credits from this purchase have been used.",
  heldByCall:
    "Your call is holding the credits from this purchase. Those it does not use are yours again when it ends.",
  disputed: "This payment is disputed, so your bank decides about its money.",
  underWay: "Money from this purchase is already on its way back.",
  changed: "The amount you can get back has changed. Please check the new amount.",
  refused: "The money could not go back to your card. Nothing has changed. Please contact us.",
  providerSilent: "The card service does not answer. Nothing has changed. Please try again in a few minutes.",
  limitReached: "You cannot get more back on your own right now. Please contact us.",
  /** Nothing can go back now. */
  usedUp: (limit: MoneyBackLimit, inMoney: InMoney) =>
    sentences("You cannot get more back on your own right now.", limitInWords(limit, inMoney)),
  /** A part can go back now. */
  partly: (unused: MoneyValue, limit: MoneyBackLimit, inMoney: InMoney) =>
    sentences(message("{unused} of this purchase is unused.", { unused }), limitInWords(limit, inMoney)),
} as const;

function limitInWords({ times, usd, moreAt }: MoneyBackLimit, inMoney: InMoney): Message {
  return sentences(
    counted(
      times,
      "Within 30 days you can take back up to {usd} by yourself, in one request.",
      "Within 30 days you can take back up to {usd} by yourself, in up to {n} requests.",
      { usd: inMoney(usd) },
    ),
    moreAt === null
      ? "For more, please contact us."
      : message("You can take back more on {moment}, or sooner if you contact us.", {
          moment: { moment: moreAt },
        }),
  );
}
