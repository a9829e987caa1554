import type { CallStatus } from "../../../contract/calls.ts";

/** How a call went, in words. */
export const outcomeWords = {
  requested: "Not connected",
  ringing: "Not answered",
  answered: "Answered",
  completed: "Answered",
  busy: "The line was busy",
  no_answer: "Nobody answered",
  failed: "The call failed",
  canceled: "Ended before it was answered",
  refused: "Not placed",
} as const satisfies Record<CallStatus, string>;
