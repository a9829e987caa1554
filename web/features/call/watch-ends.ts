import { browserStore } from "#web/lib/browser-store.ts";
import type { CallSummary, Phone } from "#web/phone/phone.ts";
import { type CallReference, callMemory } from "./call-memory.ts";
import { type CallNotesStore, creditsRanOut } from "./call-notes.ts";

/** A call that is over; what ended it when that was neither a button nor the other side nor a failure. */
export interface CallEnding extends CallSummary {
  cause: "credits_ran_out" | "left_page" | null;
}

/**
 * Tells of every call that ends, the one included that a page before this one left behind: the SDK hangs up while a
 * page goes away, when there is no time left to ask for a receipt.
 */
export function watchEnds(
  phone: Phone,
  notes: CallNotesStore,
  onFinished: (call: CallEnding) => void,
): () => void {
  const memory = callMemory(browserStore("sessionStorage"));
  let isLeaving = false;

  function reportLeftCall(): void {
    const left = memory.take();
    if (left) onFinished(leftBehind(left));
  }

  function remember(): void {
    const { phase, number, providerCallId } = phone.snapshot();
    if (phase === "in_progress" && number !== null) memory.remember({ number, providerCallId });
  }
  const leave = () => {
    isLeaving = true;
  };
  const comeBack = () => {
    isLeaving = false;
    reportLeftCall();
  };

  reportLeftCall();
  globalThis.addEventListener("pagehide", leave);
  globalThis.addEventListener("pageshow", comeBack);
  const stopRemembering = phone.subscribe(remember);
  const stopEnds = phone.onEnded((call) => {
    if (isLeaving) return;
    memory.forget();
    const ranOut =
      call.endedBy === "far_end" && creditsRanOut(notes.snapshot(), call.providerCallId, Date.now());
    onFinished({ ...call, cause: ranOut ? "credits_ran_out" : null });
  });
  return () => {
    stopRemembering();
    stopEnds();
    // Whoever logs out ends the call with it; the next person here must not be told of it.
    memory.forget();
    globalThis.removeEventListener("pagehide", leave);
    globalThis.removeEventListener("pageshow", comeBack);
  };
}

function leftBehind({ number, providerCallId }: CallReference): CallEnding {
  return {
    number,
    providerCallId,
    startedAgo_s: null,
    answered: true,
    elapsed_s: 0,
    endedBy: "caller",
    error: null,
    quality: null,
    cause: "left_page",
  };
}
