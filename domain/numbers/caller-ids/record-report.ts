import type { CallerIdReport } from "#domain/calls/voice-carrier.ts";
import { type CallerIdDeps, reportedWithin_ms } from "./caller-id.ts";

/**
 * Records the carrier's word on a verification. Reports may repeat and come in any order: a number is verified by the report
 * of the call that was made last, within its time, and a failure changes nothing that is decided. The carrier is asked to
 * forget what it has verified and no request waits for.
 */
export async function recordCallerIdReport(
  deps: CallerIdDeps,
  carrier: string,
  { userId, id, providerCallId, providerNumberId }: CallerIdReport,
): Promise<void> {
  const now = deps.clock.now();
  await deps.transaction(async ({ callerIds }) => {
    await callerIds.lockUser(userId);
    const request = await callerIds.lock(userId, id);
    const isOfCarrier = request?.carrier === carrier;
    const isOfCall = isOfCarrier && request.providerCallId === providerCallId;
    if (providerNumberId === null) {
      // A busy telephone may be reported before the answer that names its call.
      const mayBeOfCall = isOfCall || (isOfCarrier && request.providerCallId === null);
      if (mayBeOfCall && request.state === "ringing") await callerIds.fail(request);
      return;
    }
    if (request && !isOfCall) return;
    const isLate = request && now.getTime() - request.requestedAt.getTime() > reportedWithin_ms;
    if (!request || (isLate && request.state !== "verified"))
      return callerIds.addRemoval({ carrier, providerNumberId }, now);
    if (request.state !== "ringing" && request.state !== "failed") return;
    // Two users may have been called at one time. The first proof counts, and both have one record at the carrier.
    if (!(await callerIds.verify(request, { providerNumberId, at: now }))) await callerIds.fail(request);
  });
  deps.publish({ userId }, { type: "settings" });
}
