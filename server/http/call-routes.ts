import { callRoutes as routes } from "#contract/calls.ts";
import type { CallDeps } from "#domain/calls/call-deps.ts";
import { callReceipt } from "#domain/calls/call-receipt.ts";
import { readNumber } from "#domain/tariff/dialled-number.ts";
import type { Mount } from "./mount.ts";

export function callRoutes(mount: Mount, deps: CallDeps): void {
  mount.user(routes.token, async (_call, { id: userId, sessionId }) => ({
    token: deps.carrier.accessToken({ userId, sessionId }),
  }));

  // The browser's count of minutes is ignored; the carrier's record decides.
  mount.user(routes.deductCredits, async ({ body: { phoneNumber, ...asked } }, user) =>
    callReceipt(deps, user, { ...asked, number: readNumber(phoneNumber) }),
  );
}
