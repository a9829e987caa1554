import { counted } from "#contract/messages/message.ts";

export const callEndMessages = {
  creditsRanOut: "Your credits ran out.",
  leftPage: "The page was closed or reloaded during the call.",
  /** `money` is what the credits are worth in the reader's currency, in words. */
  charged: (credits: number, money: string) =>
    counted(credits, "Charged {n} credit ({money}).", "Charged {n} credits ({money}).", { money }),
  /** In the toast, and with the facts of the call. */
  lineCredited: (credits: number, money: string) =>
    counted(
      credits,
      "The line was bad, so you got {n} credit ({money}) back.",
      "The line was bad, so you got {n} credits ({money}) back.",
      { money },
    ),
  pending: "The charge will follow as soon as the carrier reports it.",
} as const;
