import { unwantedCallRoutes as routes } from "#contract/calls/unwanted-calls.ts";
import { blockCaller, chooseReach, type UnwantedCallDeps } from "#domain/calls/incoming/unwanted-calls.ts";
import type { Mount } from "#server/http/mount.ts";

export function unwantedCallRoutes(mount: Mount, deps: UnwantedCallDeps): void {
  mount.user(routes.list, (_call, user) => deps.connection((store) => store.read(user.id)));
  mount.user(routes.choose, ({ body }, user) => chooseReach(deps, user.id, body));
  mount.user(routes.block, ({ body }, user) => blockCaller(deps, user.id, body));
}
