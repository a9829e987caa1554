import { z } from "zod";
import { e164Schema } from "#contract/phone-number.ts";
import { browserStore } from "#web/lib/browser-store.ts";
import type { CallSummary, Phone } from "#web/phone/phone.ts";
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

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const callReferenceSchema = z.object({ number: e164Schema, providerCallId: z.string().nullable() });
type CallReference = z.infer<typeof callReferenceSchema>;

const memoryKey = "farline.call";

/** The answered call of this tab, so that the page that comes after a reload knows what became of it. */
function callMemory(store: Store) {
  return {
    remember: (call: CallReference) => store.setItem(memoryKey, JSON.stringify(call)),
    forget: () => store.removeItem(memoryKey),
    /** The call that the last page left behind, once. */
    take(): CallReference | null {
      const kept = store.getItem(memoryKey);
      store.removeItem(memoryKey);
      if (kept === null) return null;
      try {
        return callReferenceSchema.parse(JSON.parse(kept));
      } catch {
        return null;
      }
    },
  };
}
