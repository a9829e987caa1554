import {
  counted,
  type Message,
  type MessageValue,
  type MoneyValue,
  message,
  sentences,
} from "#contract/messages/message.ts";

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
