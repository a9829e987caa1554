import * as z from "zod/mini";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { browserStore } from "#web/kit/kept/browser-store.ts";
import type { CallSummary, Phone } from "#web/phone/phone.ts";

export interface CallEnding extends CallSummary {
  /** True when the page was closed or reloaded during the call. */
  leftPage: boolean;
}

/** Reports every call that ends, also one that the page before left: the SDK hangs up while a page unloads. */
export function watchEnds(phone: Phone, onFinished: (call: CallEnding) => void): () => void {
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
    onFinished({ ...call, leftPage: false });
  });
  return () => {
    stopRemembering();
    stopEnds();
    // Logging out ends the call; the next user of this tab must not see it.
    memory.forget();
    globalThis.removeEventListener("pagehide", leave);
    globalThis.removeEventListener("pageshow", comeBack);
  };
}

function leftBehind({ number, providerCallId }: CallReference): CallEnding {
  return {
    number,
    providerCallId,
    attemptId: null,
    placed: true,
    answered: true,
    elapsed_s: 0,
    endedBy: "caller",
    error: null,
    quality: null,
    leftPage: true,
  };
}

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const callReferenceSchema = z.object({ number: e164Schema, providerCallId: z.nullable(z.string()) });
type CallReference = z.infer<typeof callReferenceSchema>;

const memoryKey = "farline.call";

/** Remembers this tab's answered call, so that the page after a reload can fetch its receipt. */
function callMemory(store: Store) {
  return {
    remember: (call: CallReference) => store.setItem(memoryKey, JSON.stringify(call)),
    forget: () => store.removeItem(memoryKey),
    /** The call that the previous page left behind, forgotten once read. */
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
