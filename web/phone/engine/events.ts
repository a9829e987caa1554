import type { CallReport, CallRequest, ServiceReport } from "#web/phone/call-transport.ts";
import type { MicrophoneStatus } from "#web/phone/devices/microphone.ts";
import type { KeyEffect } from "#web/phone/keys/key-queue.ts";
import type { CallSummary, MicrophoneState } from "#web/phone/phone.ts";
import type { Asked } from "./state.ts";

export type Timer = "limit" | "tick" | "reopen" | "keys";

/** Events of the engine, in the order in which they happen. */
export type Event =
  // By the page.
  | { kind: "initialise" }
  | { kind: "start"; asked: Asked }
  | { kind: "end" }
  | { kind: "toggle mute" }
  | { kind: "press"; text: string }
  | { kind: "reopen microphone" }
  | { kind: "destroy" }
  // By the transport.
  | { kind: "opened" }
  | { kind: "open failed"; isUnsupported: boolean }
  | ServiceReport
  | CallReport
  | { kind: "keys taken"; areTonesReported: boolean }
  | { kind: "keys refused" }
  // By the browser.
  | { kind: "microphone"; status: MicrophoneStatus }
  | { kind: "microphone reopened"; attemptId: string; result: Exclude<MicrophoneState, "asking"> }
  | { kind: "devices changed" }
  | { kind: "time up"; timer: Timer };

/** An event at its time by `performance.now()`. The machine's own clock may be set during a call; this one only goes on. */
export type TimedEvent = Event & { readonly at_ms: number };

/** Effects that the engine has performed. */
export type Effect =
  | { kind: "open" }
  | { kind: "close" }
  /** Begins a call; what goes with the last one has ended. */
  | { kind: "place"; request: Omit<CallRequest, "microphoneId"> }
  /** Ends the call, also one that is still being placed or is over, and what goes with it. */
  | { kind: "hang up" }
  | { kind: "mute"; isMuted: boolean }
  | { kind: "apply devices" }
  | { kind: "reopen microphone"; attemptId: string }
  | { kind: "start ringback"; number: CallRequest["number"] }
  | { kind: "stop ringback" }
  /** Starts a timer anew. */
  | { kind: "start timer"; timer: Timer; after_ms: number }
  | { kind: "cancel timer"; timer: Timer }
  | { kind: "cancel timers" }
  | KeyEffect
  | { kind: "publish end"; summary: CallSummary };
