import { callRoutes as routes } from "#contract/calls/calls.ts";
import { readNumber } from "#contract/numbers/read-number.ts";
import type { CallDeps } from "#domain/calls/call-deps.ts";
import { endCall } from "#domain/calls/ending/end-call.ts";
import { receiptsOf } from "#domain/calls/history/call-receipt.ts";
import { carrierOf } from "#domain/calls/voice-carrier.ts";
import type { FairLimits } from "#domain/rate-limits/fair-limits.ts";
import { tooManyRequests } from "#server/http/limits/fair-limits.ts";
import type { Mount } from "#server/http/mount.ts";

export function callRoutes(
  mount: Mount,
  deps: CallDeps,
  limits: Pick<FairLimits, "receipts" | "callEnds">,
): void {
  const receiptOf = receiptsOf(deps);

  mount.user(routes.token, async (_call, user) => ({
    token: await deps.observer.step("token", { sessionId: user.sessionId }, async () => {
      const carrier = carrierOf(deps, deps.defaultCarrier);
      const { incoming = carrier } = (await deps.incoming.isCallable(user)) ? carrier : {};
      return incoming.accessToken({ userId: user.id, sessionId: user.sessionId });
    }),
  }));

  // The browser's count of minutes is ignored; the carrier's record decides.
  mount.user(routes.deductCredits, async ({ body: { phoneNumber, ...query }, reply }, user) => {
    const over = limits.receipts.take(user.id);
    if (over) return tooManyRequests(reply, over.retryAfter_s);
    return receiptOf(user, { ...query, number: readNumber(phoneNumber) });
  });

  mount.user(routes.end, async ({ body: { callId, toVoicemail }, reply }, user) => {
    const over = limits.callEnds.take(user.id);
    if (over) return tooManyRequests(reply, over.retryAfter_s);
    return endCall(deps, user, callId, { toVoicemail });
  });
}
