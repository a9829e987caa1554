import { refuse } from "#contract/refusals.ts";
import type { CallDeps, Caller } from "#domain/calls/call-deps.ts";
import type { CallLimits } from "#domain/calls/call-limits.ts";
import type { CallInstructions, VoiceIdentity } from "#domain/calls/voice-carrier.ts";

type TestCallDeps = Pick<CallDeps, "takeTestCall" | "isLoggedIn"> & { limits: Pick<CallLimits, "calling"> };

/** Long enough for the browser to measure the connection about ten times. */
const length_s = 12;

/**
 * Answers a browser's test call with a few words and silence. It calls no phone and charges nothing.
 * The product pays for the browser's leg, so test calls are limited.
 * Rejects `calling_switched_off`, `email_not_verified`, `session_ended` and `too_many_requests`, and records none of them.
 */
export async function answerTestCall(
  deps: TestCallDeps,
  caller: Caller | undefined,
  identity: VoiceIdentity,
): Promise<CallInstructions> {
  if (!deps.limits.calling) return { kind: "reject", refusal: refuse("calling_switched_off") };
  if (!caller?.isVerified) return { kind: "reject", refusal: refuse("email_not_verified") };
  if (!(await deps.isLoggedIn(identity))) return { kind: "reject", refusal: refuse("session_ended") };
  if (!(await deps.takeTestCall(caller.id))) return { kind: "reject", refusal: refuse("too_many_requests") };
  return { kind: "line_test", length_s };
}
