import { refuse } from "#contract/refusals.ts";
import type { CallDeps, Caller } from "./call-deps.ts";
import type { CallLimits } from "./call-limits.ts";
import type { CallInstructions } from "./voice-carrier.ts";

type TestCallDeps = Pick<CallDeps, "takeTestCall"> & { limits: Pick<CallLimits, "calling"> };

/** Long enough for the browser to measure the line some ten times. */
const length_s = 12;

/**
 * Answers the trial call with which a browser tests its line: a silence that reaches nobody and charges nothing. It
 * costs us the browser's leg, so how often is limited. Rejects `calling_switched_off`, `email_not_verified`,
 * `too_many_requests`, and writes none of it down.
 */
export async function answerTestCall(
  deps: TestCallDeps,
  caller: Caller | undefined,
): Promise<CallInstructions> {
  if (!deps.limits.calling) return { kind: "reject", refusal: refuse("calling_switched_off") };
  if (!caller?.isVerified) return { kind: "reject", refusal: refuse("email_not_verified") };
  if (!(await deps.takeTestCall(caller.id))) return { kind: "reject", refusal: refuse("too_many_requests") };
  return { kind: "silence", length_s };
}
