import { type CallQuality, qualityOf } from "./call-quality.ts";
import { listenToCall, type SdkCall } from "./sdk.ts";
import { isMediaLost, isOutcome, sentence, sentenceFor } from "./sdk-errors.ts";

export interface CallProgress {
  ringing(hasEarlyMedia: boolean): void;
  answered(): void;
  muted(muted: boolean): void;
  /** True when the caller sends nothing on purpose, or for want of a microphone: then the line is not to blame. */
  isQuiet(): boolean;
  measured(quality: CallQuality): void;
  warned(warning: string, isRaised: boolean): void;
  /** `lost` is what broke off last, and null once everything is back. */
  reconnecting(lost: "signalling" | "media" | null): void;
  /** Called once. `lost` means that signalling broke off and left the SDK's own call half open. */
  over(error: string | null, lost: boolean): void;
}

/** Translates one SDK call's events into the engine's. Returns the function that stops listening. */
export function followCall(call: SdkCall, progress: CallProgress): () => void {
  let error: string | null = null;
  let ended = false;
  let isReconnecting = false;

  function finish(lost: boolean): void {
    if (ended) return;
    ended = true;
    progress.over(error, lost);
  }
  // The SDK reports some failures right after the end they caused, so the end waits for the current event to pass.
  const endSoon = () => queueMicrotask(() => finish(false));

  const stops = [
    listenToCall(call, "ringing", (hasEarlyMedia) => progress.ringing(hasEarlyMedia)),
    listenToCall(call, "accept", () => progress.answered()),
    listenToCall(call, "mute", (muted) => progress.muted(muted)),
    listenToCall(call, "sample", (sample) => progress.measured(qualityOf(sample, progress.isQuiet()))),
    listenToCall(call, "warning", (warning) => progress.warned(warning, true)),
    listenToCall(call, "warning-cleared", (warning) => progress.warned(warning, false)),
    listenToCall(call, "reconnecting", (error) => {
      isReconnecting = true;
      progress.reconnecting(isMediaLost(error) ? "media" : "signalling");
    }),
    listenToCall(call, "reconnected", () => {
      isReconnecting = false;
      progress.reconnecting(null);
    }),
    listenToCall(call, "disconnect", endSoon),
    listenToCall(call, "cancel", endSoon),
    listenToCall(call, "reject", endSoon),
    listenToCall(call, "error", (failure) => {
      // A call that is not restored may fail in many ways, also as a call that the carrier no longer knows.
      if (!isOutcome(failure)) error = isReconnecting ? sentence("interrupted") : sentenceFor(failure);
      if (call.status() === "closed") endSoon();
    }),
    listenToCall(call, "transportClose", () => {
      if (call.status() !== "closed") return;
      error ??= sentence("interrupted");
      finish(true);
    }),
  ];
  return () => {
    ended = true;
    for (const stop of stops) stop();
  };
}
