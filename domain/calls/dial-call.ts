import type { E164 } from "#contract/phone-number.ts";
import type { CallDeps } from "./call-deps.ts";
import type { CallInstructions } from "./voice-carrier.ts";

/** A call that may be dialled, and the limit that its hold pays for. */
interface DialTarget {
  walletId: string;
  number: E164;
  limit_s: number;
  carrierLimit_s: number | null;
}

/**
 * The carrier's instructions for a call. A limit that cannot be changed later is part of them, and no top-up prolongs
 * that call.
 */
export function dialCall({ limits }: CallDeps, call: DialTarget): CallInstructions {
  const { walletId, number, carrierLimit_s } = call;
  const limit_s = carrierLimit_s === null ? call.limit_s : limits.longestCall_s;
  return { kind: "dial", walletId, number, limit_s, ring_s: limits.ring_s };
}
