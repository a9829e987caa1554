import { isRefusal } from "#contract/refusals.ts";
import { openidRoutes as routes } from "#contract/users/openid.ts";
import { confirmLink, linkingUser, linkWithPassword, mailConfirmation } from "#domain/users/openid/link.ts";
import { emailKey } from "#domain/users/user.ts";
import { limiter, trustOwner } from "#server/http/limits/limited.ts";
import type { Mount } from "#server/http/mount.ts";
import { requestDeps, signInDeps } from "#server/http/sessions/request-origin.ts";
import type { UserRoutesDeps } from "./user-routes.ts";

/** Linking a provider to a user with a password. Guesses at it count with those at the login. */
export function openidLinkRoutes(mount: Mount, { users, limits }: UserRoutesDeps): void {
  const { limited, guessing } = limiter(limits);
  const addressOf = async (challenge: string) => {
    const user = await linkingUser(users, challenge);
    return user && emailKey(user.email);
  };

  mount.visitor(routes.linkWithPassword, async (call) => {
    const { challenge, password } = call.body;
    const loggedIn = await guessing(call, "login", (await addressOf(challenge)) ?? challenge, () =>
      linkWithPassword(signInDeps(users, call), { challenge, password }),
    );
    if (!isRefusal(loggedIn)) await trustOwner(limits, call, loggedIn.user);
    return loggedIn;
  });
  mount.visitor(routes.mailLink, async (call) => {
    const { challenge } = call.body;
    return limited(call, "openid_link_mail", (await addressOf(challenge)) ?? challenge, () =>
      mailConfirmation(users, challenge),
    );
  });
  mount.visitor(routes.confirmLink, async (call) =>
    limited(call, "redeem_token", undefined, () => confirmLink(requestDeps(users, call), call.body.token)),
  );
}
