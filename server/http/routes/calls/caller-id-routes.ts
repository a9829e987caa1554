import { type CallerIds, callerIdRoutes as routes } from "#contract/calls/caller-ids.ts";
import { isRefusal, type Refusal } from "#contract/refusals.ts";
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
  const shown = (own: CallerId[] | Refusal): CallerIds | Refusal => {
    const offered = offeredCallerIds(deps);
    return isRefusal(own)
      ? own
      : { offered: offered !== undefined, usual: offered?.usual ?? null, callerIds: own.map(toCallerIdView) };
  };
  mount.user(routes.list, async (_call, user) =>
    shown(await deps.connection(({ callerIds }) => callerIds.list(user.id))),
  );
  mount.user(routes.verify, async ({ body, request }, user) =>
    shown(await verifyCallerId(deps, user, { typed: body.number, ip: request.ip })),
  );
  mount.user(routes.choose, async ({ body }, user) => shown(await chooseCallerId(deps, user.id, body.id)));
  mount.user(routes.remove, async ({ params }, user) =>
    shown(await removeCallerId(deps, user.id, params.id)),
  );
}
