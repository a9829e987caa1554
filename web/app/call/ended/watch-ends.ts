import * as z from "zod/mini";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { type BrowserStore, browserStore } from "#web/kit/kept/browser-store.ts";
import type { CallSummary, Phone } from "#web/phone/phone.ts";

export interface CallEnding extends CallSummary {
  /** True when the page was closed or reloaded during the call. */
  leftPage: boolean;
}

/** Reports every call that ends, also one that the page before left: the SDK hangs up while a page unloads. */
export function watchEnds(phone: Phone, onFinished: (call: CallEnding) => void): () => void {
  const store = browserStore("sessionStorage");
  const forget = () => store.removeItem(memoryKey);
  let isLeaving = false;

  function reportLeftCall(): void {
    const left = leftCall(store);
    forget();
    if (left) onFinished(leftBehind(left));
  }

  function remember(): void {
    const { phase, number, providerCallId } = phone.snapshot();
    if (phase !== "in_progress" || number === null) return;
    store.setItem(memoryKey, JSON.stringify({ number, providerCallId } satisfies CallReference));
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
    forget();
    onFinished({ ...call, leftPage: false });
  });
  return () => {
    stopRemembering();
    stopEnds();
    // Logging out ends the call; the next user of this tab must not see it.
    forget();
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

const callReferenceSchema = z.object({ number: e164Schema, providerCallId: z.nullable(z.string()) });
type CallReference = z.infer<typeof callReferenceSchema>;

/** This tab's answered call, so that the page after a reload can fetch its receipt. */
const memoryKey = "farline.call";

function leftCall(store: BrowserStore): CallReference | null {
  try {
    return z.nullable(callReferenceSchema).parse(JSON.parse(store.getItem(memoryKey) ?? "null"));
  } catch {
    return null;
  }
}
