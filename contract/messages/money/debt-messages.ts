import { counted, type Message, message } from "#contract/messages/message.ts";
import type { DebtCause } from "#contract/money/wallet-debt.ts";

export const debtMessages = {
  /** The balance and why it is so. `credits` are below zero, in words with their money. */
  belowZero: (credits: string, causes: readonly DebtCause[]): Message => {
    const [cause, other] = causes;
    if (cause === undefined) return message("Your balance is {credits} below zero.", { credits });
    if (other !== undefined) {
      return message(
        "Your balance is {credits} below zero, because payments of yours were disputed at your bank or refunded after their credits had been used.",
        { credits },
      );
    }
    return cause === "dispute"
      ? message(
          "Your balance is {credits} below zero, because a payment of yours was disputed at your bank after its credits had been used.",
          { credits },
        )
      : message(
          "Your balance is {credits} below zero, because a payment of yours was refunded after its credits had been used.",
          { credits },
        );
  },
  settle: (credits: number) =>
    counted(credits, "Buy at least {n} credit to call again.", "Buy at least {n} credits to call again."),
} as const;
