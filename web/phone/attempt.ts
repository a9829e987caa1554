import type { CallQualityReport } from "#contract/call-history.ts";
import type { E164 } from "#contract/phone-number.ts";
import type { CallRate } from "#contract/pricing.ts";
import type { KeyQueue } from "./key-queue.ts";
import type { SdkCall } from "./sdk.ts";

/** Request of the user at the press of the button. */
interface Asked {
  readonly number: E164;
  /** The price that was shown for the number, if any was. */
  readonly shownRate: CallRate | undefined;
  readonly keysAfterAnswer: string;
}

/** One call, from the press of the button to its end, with the clean-up that follows. */
export interface Attempt extends Asked {
  /** Made here and sent with the call, because the carrier's id comes only with the ringing. */
  readonly id: string;
  /** Number of times it was dialled. */
  dials: number;
  call: SdkCall | undefined;
  /** By `performance.now()`. */
  answeredAt_ms: number | undefined;
  /** The last signalling error before there was a call. */
  complaint: string | undefined;
  keys: KeyQueue | undefined;
  /** The quality so far; null when it was never measured. */
  quality: () => CallQualityReport | null;
  /** Runs `action` after `duration_ms`, unless another limit is set or the attempt ends before. */
  limit(duration_ms: number, action: () => void): void;
  unlimit(): void;
  /** Runs `stop` when the attempt ends. */
  own(stop: () => void): void;
  release(): void;
  readonly released: Promise<void>;
}

export function createAttempt(asked: Asked): Attempt {
  const stops: (() => void)[] = [];
  const released = Promise.withResolvers<void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    ...asked,
    id: crypto.randomUUID(),
    dials: 0,
    call: undefined,
    answeredAt_ms: undefined,
    complaint: undefined,
    keys: undefined,
    quality: () => null,
    limit(duration_ms, action) {
      clearTimeout(timer);
      timer = setTimeout(action, duration_ms);
    },
    unlimit: () => clearTimeout(timer),
    own(stop) {
      stops.push(stop);
    },
    release() {
      clearTimeout(timer);
      for (const stop of stops.splice(0)) stop();
      released.resolve();
    },
    released: released.promise,
  };
}
