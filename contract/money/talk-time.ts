import { millicreditsFromCredits } from "./money.ts";
import { type CallRate, maximumCallSeconds } from "./pricing.ts";

/** Limits that may end a user's call before the balance does. */
export interface CallCaps {
  longestCall_s: number;
  /** The credits that the limits of spending leave now. */
  spendableCredits: number;
}

export interface TalkTime {
  /** Longest time of one call; zero when the shortest call is not paid for. */
  seconds: number;
  /** The limit that ends such a call. */
  endedBy: "balance" | "longest_call" | "spending_limit";
}

/** Without caps the search for the longest call ends here: four days. */
const longestSearch_s = 4 * 24 * 3_600;

/** The time that one call can last: on the dialler before it, and on its screen while it lasts. */
export function talkTime(rate: CallRate, credits: number, caps?: CallCaps): TalkTime {
  const longest_s = caps?.longestCall_s ?? longestSearch_s;
  const spendable = Math.min(credits, caps?.spendableCredits ?? credits);
  const secondsFor = (limit: number) =>
    maximumCallSeconds(rate, millicreditsFromCredits(Math.max(0, limit)), longest_s);
  const seconds = secondsFor(spendable);
  if (caps !== undefined && seconds === longest_s) return { seconds, endedBy: "longest_call" };
  return { seconds, endedBy: seconds < secondsFor(credits) ? "spending_limit" : "balance" };
}
