import { accountRoutes as routes } from "#contract/accounts.ts";
import { isRefusal } from "#contract/refusals.ts";
import { emailKey } from "#domain/accounts/account.ts";
import type { AccountDeps } from "#domain/accounts/account-deps.ts";
import type { AccountAction } from "#domain/accounts/account-limits.ts";
import { logOut } from "#domain/accounts/authenticate.ts";
import { deleteAccount } from "#domain/accounts/delete-account.ts";
import { exchangeTicket } from "#domain/accounts/exchange-ticket.ts";
import { logIn } from "#domain/accounts/log-in.ts";
import { forgotPassword, resetPassword } from "#domain/accounts/reset-password.ts";
import { signUp } from "#domain/accounts/sign-up.ts";
import { resendVerification } from "#domain/accounts/verify-email.ts";
import type { Captcha } from "#domain/captcha.ts";
import type { RateLimits } from "#domain/rate-limits/rate-limits.ts";
import { captchaGate } from "./captcha-gate.ts";
import { evenly, limiter, trustOwner, userAgentOf } from "./limited.ts";
import type { Mount } from "./mount.ts";
import { verifyEmailRoute } from "./verify-email-route.ts";

export interface AccountRoutesDeps {
  accounts: AccountDeps;
  limits: RateLimits<AccountAction>;
  captcha: Captcha;
  /**
   * The least time an answer takes that must not tell who has an account; well above what writing to the outbox takes.
   */
  evenReply_ms: number;
}

export function accountRoutes(mount: Mount, deps: AccountRoutesDeps): void {
  const { accounts, limits, evenReply_ms } = deps;
  const asPerson = captchaGate(deps);
  const { limited, guessing } = limiter(limits);
  const even = evenly(evenReply_ms);

  mount.visitor(routes.signup, async (call) =>
    asPerson(call, "signup", () =>
      limited(call, "signup", emailKey(call.body.email), () => even(signUp(accounts, call.body))),
    ),
  );
  mount.visitor(routes.login, async (call) => {
    const loggedIn = await guessing(call, "login", emailKey(call.body.email), () =>
      logIn(accounts, { ...call.body, userAgent: userAgentOf(call) }),
    );
    if (!isRefusal(loggedIn)) await trustOwner(limits, call, loggedIn.user);
    return loggedIn;
  });
  mount.visitor(routes.forgotPassword, async (call) =>
    asPerson(call, "forgot_password", () =>
      limited(call, "forgot_password", emailKey(call.body.email), () =>
        even(forgotPassword(accounts, call.body.email)),
      ),
    ),
  );
  mount.visitor(routes.resendVerification, async (call) =>
    limited(call, "resend_verification", emailKey(call.body.email), () =>
      even(resendVerification(accounts, call.body.email)),
    ),
  );
  mount.visitor(routes.deleteUser, async (call) =>
    limited(call, "delete_account", emailKey(call.body.email), () =>
      deleteAccount(accounts, { ...call.body, token: call.token }),
    ),
  );
  mount.visitor(routes.resetPassword, async (call) =>
    limited(call, "follow_link", undefined, async () => {
      const reset = await resetPassword(accounts, call.params.token, call.body.password);
      if (isRefusal(reset)) return reset;
      // Whoever has the mailbox gets in from here, however many strangers guess at the password.
      await trustOwner(limits, call, reset.user);
      return { message: reset.message };
    }),
  );
  mount.visitor(routes.exchangeTicket, async (call) =>
    limited(call, "follow_link", undefined, async () => {
      const loggedIn = await exchangeTicket(accounts, call.body.ticket, userAgentOf(call));
      if (!isRefusal(loggedIn)) await trustOwner(limits, call, loggedIn.user);
      return loggedIn;
    }),
  );
  mount.visitor(routes.logout, async ({ token }) => logOut(accounts, token));
  mount.user(routes.me, async (_call, user) => user);
  verifyEmailRoute(mount, { accounts, limits });
}
