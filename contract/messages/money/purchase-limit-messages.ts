import { counted, type Message, type MessageValue, message, sentences } from "#contract/messages/message.ts";
import { waitWords } from "#contract/messages/wait-words.ts";

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
