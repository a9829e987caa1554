import { encodeCursor, nextCursorHeader } from "#contract/paging.ts";
import { securityEventRoutes as routes } from "#contract/security-events.ts";
import { settingsRoutes } from "#contract/user-settings.ts";
import { listSecurityEvents } from "#domain/users/list-security-events.ts";
import { undoSignIn } from "#domain/users/undo-sign-in.ts";
import { limiter } from "./limited.ts";
import type { Mount } from "./mount.ts";
import { requestDeps } from "./request-origin.ts";
import type { UserRoutesDeps } from "./user-routes.ts";

/** A user's security history, and the link that undoes a sign-in. */
export function securityEventRoutes(mount: Mount, { users, limits }: UserRoutesDeps): void {
  const { limited } = limiter(limits);

  mount.user(routes.securityEvents, async ({ query, reply }, user) => {
    const { events, next } = await listSecurityEvents(users, user.id, query);
    if (next) reply.header(nextCursorHeader, encodeCursor(next));
    return events;
  });
  mount.visitor(settingsRoutes.undoSignIn, async (call) =>
    limited(call, "redeem_token", undefined, () => undoSignIn(requestDeps(users, call), call.body.token)),
  );
}
