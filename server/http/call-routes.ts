import { callRoutes as routes } from "#contract/calls.ts";
import type { CallDeps } from "#domain/calls/call-deps.ts";
import { receiptsOf } from "#domain/calls/call-receipt.ts";
import { readNumber } from "#domain/tariff/dialled-number.ts";
import type { Mount } from "./mount.ts";

export function callRoutes(mount: Mount, deps: CallDeps): void {
  const receiptOf = receiptsOf(deps);

  mount.user(routes.token, async (_call, user) => ({ token: deps.carrier.accessToken(user.id) }));

  // The browser's count of minutes is ignored; the carrier's record decides.
  mount.user(routes.deductCredits, async ({ body: { phoneNumber, ...asked } }, user) =>
    receiptOf(user, { ...asked, number: readNumber(phoneNumber) }),
  );
}
