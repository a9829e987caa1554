/** What the product adds when a call has ended. */
export const callEndMessages = {
  creditsRanOut: "Your credits ran out.",
  leftPage: "The page was closed or reloaded during the call.",
  charged: (credits: string) => `Charged ${credits} ${credits === "1" ? "credit" : "credits"}.`,
  pending: "The charge follows as soon as the carrier has reported it.",
} as const;
