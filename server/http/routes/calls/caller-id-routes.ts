import { type CallerIds, callerIdRoutes as routes } from "#contract/calls/caller-ids.ts";
import { isRefusal, type Refusal } from "#contract/refusals.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import {
  type CallerId,
  type CallerIdDeps,
  offeredCallerIds,
  toCallerIdView,
} from "#domain/numbers/caller-ids/caller-id.ts";
import { chooseCallerId, removeCallerId } from "#domain/numbers/caller-ids/manage-caller-ids.ts";
import { verifyCallerId } from "#domain/numbers/caller-ids/verify-caller-id.ts";
import type { Mount } from "#server/http/mount.ts";

export function callerIdRoutes(mount: Mount, deps: CallerIdDeps): void {
  const shown = async (user: WalletUser, own: CallerId[] | Refusal): Promise<CallerIds | Refusal> => {
    if (isRefusal(own)) return own;
    const offered = offeredCallerIds(deps);
    const rented = await deps.connection(({ callerIds }) => callerIds.rented(user));
    return {
      offered: offered !== undefined,
      usual: offered?.usual ?? null,
      callerIds: own.map(toCallerIdView),
      rented,
    };
  };
  mount.user(routes.list, async (_call, user) =>
    shown(user, await deps.connection(({ callerIds }) => callerIds.list(user.id))),
  );
  mount.user(routes.verify, async ({ body, request }, user) =>
    shown(user, await verifyCallerId(deps, user, { typed: body.number, ip: request.ip })),
  );
  mount.user(routes.choose, async ({ body }, user) => shown(user, await chooseCallerId(deps, user, body.id)));
  mount.user(routes.remove, async ({ params }, user) =>
    shown(user, await removeCallerId(deps, user.id, params.id)),
  );
}
