import { counted } from "./message.ts";

/** Sentences that the product adds when a call has ended. */
export const callEndMessages = {
  creditsRanOut: "Your credits ran out.",
  leftPage: "The page was closed or reloaded during the call.",
  charged: (credits: number) => counted(credits, "Charged {n} credit.", "Charged {n} credits."),
  /** In the toast, and with the facts of the call. */
  lineCredited: (credits: number) =>
    counted(
      credits,
      "The line was bad, so you got {n} credit back.",
      "The line was bad, so you got {n} credits back.",
    ),
  pending: "The charge will follow as soon as the carrier reports it.",
} as const;
