import { counted, type Message, type MoneyValue, message, sentences } from "./message.ts";

interface MoneyBackLimit {
  /** Number of times that money can go back within 30 days. */
  times: number;
  /** Most that can go back in that time, all together. */
  usd: number;
  /** Time when more can go back; null when a user has to ask. */
  moreAt: string | null;
}

/** Messages to a user who cannot take a purchase back as asked. */
export const moneyBackMessages = {
  failed: "The purchase could not be taken back. Please try again.",
  tooLate: "The time in which this purchase can be taken back is over.",
  nothingLeft: "The credits of this purchase are used.",
  heldByCall:
    "The credits of this purchase are held by your call. What it does not use is yours when it has ended.",
  disputed: "This payment is disputed, so your bank decides about its money.",
  underWay: "Money of this purchase is on its way back already.",
  changed: "What can be taken back has changed. Please look at the new amount.",
  refused: "The money could not go back to your card. Nothing has changed. Please contact us.",
  providerSilent: "The card service does not answer. Nothing has changed. Please try again in a few minutes.",
  limitReached: "You cannot take back more by yourself now. Please contact us.",
  /** Nothing can go back now. */
  usedUp: (limit: MoneyBackLimit) =>
    sentences("You cannot take back more by yourself now.", limitInWords(limit)),
  /** A part can go back now. */
  partly: (unused: MoneyValue, limit: MoneyBackLimit) =>
    sentences(message("{unused} of this purchase is unused.", { unused }), limitInWords(limit)),
} as const;

function limitInWords({ times, usd, moreAt }: MoneyBackLimit): Message {
  return sentences(
    counted(
      times,
      "Within 30 days you can take back up to {usd} by yourself, in one request.",
      "Within 30 days you can take back up to {usd} by yourself, in up to {n} requests.",
      { usd: { amount: usd, currency: "USD" } },
    ),
    moreAt === null
      ? "For more, please contact us."
      : message("You can take back more on {moment}, or sooner if you contact us.", {
          moment: { moment: moreAt },
        }),
  );
}
