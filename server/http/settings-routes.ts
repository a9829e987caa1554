import { settingsRoutes as routes } from "#contract/account-settings.ts";
import { creditsFromMillicredits } from "#contract/money.ts";
import { isRefusal } from "#contract/refusals.ts";
import { changeName, readSettings } from "#domain/accounts/account-settings.ts";
import { askForEmail, confirmEmail, keepEmail } from "#domain/accounts/change-email.ts";
import { changePassword } from "#domain/accounts/change-password.ts";
import { endOtherSessions, endSession, listSessions } from "#domain/accounts/list-sessions.ts";
import type { AccountRoutesDeps } from "./account-routes.ts";
import { evenly, limiter } from "./limited.ts";
import type { Mount } from "./mount.ts";

export interface SettingsRoutesDeps extends AccountRoutesDeps {
  balance(walletId: string): Promise<{ posted_mc: number }>;
}

export function settingsRoutes(mount: Mount, deps: SettingsRoutesDeps): void {
  const { accounts } = deps;
  const { limited, guessing } = limiter(deps.limits);
  const even = evenly(deps.evenReply_ms);

  mount.user(routes.settings, async ({ token }, user) => {
    const settings = await readSettings(accounts, token);
    if (isRefusal(settings)) return settings;
    const { posted_mc } = await deps.balance(user.walletId);
    return { ...settings, credits: creditsFromMillicredits(posted_mc) };
  });
  mount.user(routes.changeName, async ({ body }, user) => changeName(accounts, user.id, body));
  mount.user(routes.changePassword, async (call, user) =>
    guessing(call, "prove_owner", user.id, () => changePassword(accounts, call.token, call.body)),
  );

  mount.user(routes.changeEmail, async (call, user) =>
    limited(call, "prove_owner", user.id, () =>
      limited(call, "change_email", user.id, () => even(askForEmail(accounts, call.token, call.body))),
    ),
  );
  mount.user(routes.keepEmail, async (_call, user) => keepEmail(accounts, user.id));
  mount.visitor(routes.confirmEmail, async (call) =>
    limited(call, "follow_link", undefined, () => confirmEmail(accounts, call.body.token)),
  );

  mount.user(routes.sessions, async ({ token }, user) => listSessions(accounts, user.id, token));
  mount.user(routes.endSession, async ({ params }, user) => endSession(accounts, user.id, params.id));
  mount.user(routes.endOtherSessions, async ({ token }, user) => endOtherSessions(accounts, user.id, token));
}
