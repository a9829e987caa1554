import type { CallDeps } from "#domain/calls/call-deps.ts";
import type { Ring, VoiceIdentity } from "#domain/calls/voice-carrier.ts";

/** Time until a caller hears that the call is not answered. */
export const ring_s = 30;

/** Rings the pages of a user, within the limit that the carrier is given at the dialling, as for every call. */
export function ringPages(
  { limits }: CallDeps,
  call: { walletId: string; id: string; limit_s: number; carrierLimit_s: number | null },
  clients: readonly VoiceIdentity[],
): Ring {
  const { walletId, id: callId, carrierLimit_s } = call;
  const limit_s = carrierLimit_s === null ? call.limit_s : limits.longestCall_s;
  return { kind: "ring", walletId, callId, clients, limit_s, ring_s };
}
