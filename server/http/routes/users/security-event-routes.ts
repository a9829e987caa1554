import { encodeCursor, nextCursorHeader } from "#contract/paging.ts";
import { securityEventRoutes as routes } from "#contract/users/security-events.ts";
import { settingsRoutes } from "#contract/users/user-settings.ts";
import { listSecurityEvents } from "#domain/users/security-history.ts";
import { undoSignIn } from "#domain/users/sign-in/undo-sign-in.ts";
import { limiter } from "#server/http/limits/limited.ts";
import type { Mount } from "#server/http/mount.ts";
import { requestDeps } from "#server/http/sessions/request-origin.ts";
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
