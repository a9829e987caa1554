import { tn } from "#words/translate.ts";
import { formatCredits } from "./money.ts";

/** What the product adds when a call has ended. */
export const callEndMessages = {
  creditsRanOut: "Your credits ran out.",
  leftPage: "The page was closed or reloaded during the call.",
  charged: (credits: number) =>
    tn(credits, "Charged {n} credit.", "Charged {n} credits.", { n: formatCredits(credits) }),
  /** In the toast, and with the facts of the call. */
  lineCredited: (credits: number) =>
    tn(
      credits,
      "The line was bad, so you got {n} credit back.",
      "The line was bad, so you got {n} credits back.",
      { n: formatCredits(credits) },
    ),
  pending: "The charge follows as soon as the carrier has reported it.",
} as const;
