import type { CallStatus } from "#contract/calls/call-status.ts";
import { counted } from "#contract/messages/message.ts";

const outcomes = {
  requested: "Not connected yet",
  ringing: "Ringing",
  answered: "In progress",
  completed: "Answered",
  busy: "The line was busy",
  no_answer: "Nobody answered",
  failed: "The call failed",
  canceled: "Ended before it was answered",
  refused: "Not placed",
} as const satisfies Record<CallStatus, string>;

export const callHistoryMessages = {
  none: "No calls yet",
  failed: "Failed to get calls",
  shown: (count: number) => counted(count, "{n} call shown", "{n} calls shown"),
  notMeasured: "The line was not measured.",
  free: "This call was free.",
  pending: "The charge is still being confirmed.",
  outcomes,
  /** For a call that is over for its caller, even while the carrier's report is pending. */
  ended: { ...outcomes, requested: "Not connected", ringing: "Not answered", answered: "Answered" },
} as const;
