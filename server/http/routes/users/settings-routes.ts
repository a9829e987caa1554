import { creditsFromMillicredits } from "#contract/money/money.ts";
import { languageRoutes } from "#contract/pages/language.ts";
import { isRefusal } from "#contract/refusals.ts";
import { settingsRoutes as routes } from "#contract/users/user-settings.ts";
import { canonicalMailbox } from "#domain/marks/canonical-mailbox.ts";
import { allowCountries } from "#domain/users/settings/allow-countries.ts";
import { askForEmail, confirmEmail, keepEmail } from "#domain/users/settings/change-email.ts";
import { changePassword } from "#domain/users/settings/change-password.ts";
import {
  changeBilling,
  changeName,
  keepLanguage,
  readSettings,
} from "#domain/users/settings/user-settings.ts";
import { endOtherSessions, endSession, listSessions } from "#domain/users/sign-in/list-sessions.ts";
import { evenly, limiter } from "#server/http/limits/limited.ts";
import type { Mount } from "#server/http/mount.ts";
import { requestDeps } from "#server/http/sessions/request-origin.ts";
import type { UserRoutesDeps } from "./user-routes.ts";

export interface SettingsRoutesDeps extends UserRoutesDeps {
  balance(walletId: string): Promise<{ posted_mc: number }>;
}

export function settingsRoutes(mount: Mount, deps: SettingsRoutesDeps): void {
  const { users } = deps;
  const { limited, guessing } = limiter(deps.limits);
  const even = evenly(deps.evenReply_ms);

  mount.user(routes.settings, async ({ token }, user) => {
    const settings = await readSettings(users, token);
    if (isRefusal(settings)) return settings;
    const { posted_mc } = await deps.balance(user.walletId);
    return { ...settings, credits: creditsFromMillicredits(posted_mc) };
  });
  mount.user(routes.changeName, async ({ body }, user) => changeName(users, user.id, body));
  mount.user(routes.changeBilling, async ({ body }, user) => changeBilling(users, user.id, body));
  mount.user(languageRoutes.keep, async ({ body }, user) => keepLanguage(users, user.id, body.language));
  mount.user(routes.changePassword, async (call, user) =>
    guessing(call, "prove_owner", user.id, () =>
      changePassword(requestDeps(users, call), call.token, call.body),
    ),
  );

  mount.user(routes.changeEmail, async (call, user) =>
    limited(call, "prove_owner", user.id, () =>
      limited(call, "change_email", user.id, () => {
        const mayMail = async (email: string) => {
          const attempt = { ip: call.request.ip, user: canonicalMailbox(email) };
          const over = await deps.limits.take("mail_new_address", attempt);
          return over === undefined;
        };
        return even(askForEmail(requestDeps(users, call), call.token, call.body, mayMail));
      }),
    ),
  );
  mount.user(routes.keepEmail, async (_call, user) => keepEmail(users, user.id));
  mount.visitor(routes.confirmEmail, async (call) =>
    limited(call, "redeem_token", undefined, () => confirmEmail(requestDeps(users, call), call.body.token)),
  );

  // A wrong password counts as a guess; a change without one guesses nothing.
  mount.user(routes.allowCountries, async (call, user) => {
    const change = () => allowCountries(requestDeps(users, call), call.token, call.body);
    return call.body.password === undefined ? change() : guessing(call, "prove_owner", user.id, change);
  });

  mount.user(routes.sessions, async ({ token }, user) => listSessions(users, user.id, token));
  mount.user(routes.endSession, async (call, user) =>
    endSession(requestDeps(users, call), user.id, call.params.id),
  );
  mount.user(routes.endOtherSessions, async (call, user) =>
    endOtherSessions(requestDeps(users, call), user.id, call.token),
  );
}
