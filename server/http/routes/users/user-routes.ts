import { stringifySetCookie } from "cookie";
import { verifiedAddressCookie } from "#contract/constants.ts";
import { messages } from "#contract/messages/messages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { sessionRoutes } from "#contract/users/session.ts";
import { userRoutes as routes } from "#contract/users/users.ts";
import type { Captcha } from "#domain/captcha.ts";
import { canonicalMailbox } from "#domain/marks/canonical-mailbox.ts";
import type { RateLimits } from "#domain/rate-limits/rate-limits.ts";
import { UnavailableError } from "#domain/service-check.ts";
import { deleteRegistration } from "#domain/users/registration/delete-registration.ts";
import type { NewAccounts } from "#domain/users/registration/new-accounts.ts";
import { signUp } from "#domain/users/registration/sign-up.ts";
import { resendVerification, signUpState, verifyEmail } from "#domain/users/registration/verify-email.ts";
import { forgotPassword, resetPassword } from "#domain/users/settings/reset-password.ts";
import { authenticate, logOut } from "#domain/users/sign-in/authenticate.ts";
import { exchangeTicket } from "#domain/users/sign-in/exchange-ticket.ts";
import { logIn } from "#domain/users/sign-in/log-in.ts";
import { emailKey } from "#domain/users/user.ts";
import type { UserDeps } from "#domain/users/user-deps.ts";
import type { UserAction } from "#domain/users/user-limits.ts";
import { logUnavailable } from "#server/http/errors.ts";
import { captchaGate, evenly, type GateDeps, limiter, trustOwner } from "#server/http/limits/limited.ts";
import type { Mount } from "#server/http/mount.ts";
import { readCookie, setCookie } from "#server/http/sessions/cookies.ts";
import { requestDeps, signInDeps } from "#server/http/sessions/request-origin.ts";
import { ticketCookie } from "./openid-cookies.ts";

type Verification = { message: string; email: string } | Refusal;

export interface UserRoutesDeps {
  users: UserDeps;
  limits: RateLimits<UserAction>;
  newAccounts: NewAccounts;
  captcha: Captcha;
  /** The least time of answers that must not reveal who is a user; well above the time of a write to the outbox. */
  evenReply_ms: number;
}

export function userRoutes(mount: Mount, deps: UserRoutesDeps): void {
  const { users, limits, newAccounts, captcha, evenReply_ms } = deps;
  const withCaptcha = captchaGate(deps);
  const { limited, guessing } = limiter(limits);
  const even = evenly(evenReply_ms);

  mount.visitor(routes.signup, async (call) => {
    const { email } = call.body;
    const needsCaptcha: GateDeps<"signup">["limits"]["needsCaptcha"] = async (action, ip) =>
      (await newAccounts.areMany({ ip, email })) || (await limits.needsCaptcha(action, ip));
    return captchaGate({ limits: { needsCaptcha }, captcha })(call, "signup", () =>
      limited(call, "signup", canonicalMailbox(email), () =>
        even(signUp(requestDeps(users, call), call.body)),
      ),
    );
  });
  mount.visitor(routes.login, async (call) => {
    const loggedIn = await guessing(call, "login", emailKey(call.body.email), () =>
      logIn(signInDeps(users, call), call.body),
    );
    if (!isRefusal(loggedIn)) await trustOwner(limits, call, loggedIn.user);
    return loggedIn;
  });
  mount.visitor(routes.forgotPassword, async (call) =>
    withCaptcha(call, "forgot_password", () =>
      limited(call, "forgot_password", emailKey(call.body.email), () =>
        even(forgotPassword(users, call.body.email)),
      ),
    ),
  );
  mount.visitor(routes.resendVerification, async (call) =>
    limited(call, "resend_verification", canonicalMailbox(call.body.email), () =>
      even(resendVerification(requestDeps(users, call), call.body)),
    ),
  );
  mount.visitor(routes.signUpState, async (call) =>
    limited(call, "sign_up_state", undefined, () => signUpState(users, call.body)),
  );
  mount.visitor(routes.deleteUnverifiedUser, async (call) =>
    limited(call, "delete_user", emailKey(call.body.email), () =>
      deleteRegistration(requestDeps(users, call), { ...call.body, token: call.token }),
    ),
  );
  mount.visitor(routes.resetPassword, async (call) =>
    limited(call, "redeem_token", undefined, async () => {
      const reset = await resetPassword(requestDeps(users, call), call.params.token, call.body.password);
      if (isRefusal(reset)) return reset;
      // The mailbox proves the owner, so guesses at the password elsewhere must not make the owner wait here.
      await trustOwner(limits, call, reset.user);
      return { message: reset.message, email: reset.user.email };
    }),
  );
  mount.visitor(sessionRoutes.logout, async ({ token }) => logOut(users, token));
  mount.user(sessionRoutes.me, async (_call, user) => user);
  exchangeTicketRoute(mount, { users, limits });
  verifyEmailRoute(mount, { users, limits });
}

type RedeemDeps = Pick<UserRoutesDeps, "users" | "limits">;

/** Exchanges a ticket in the browser that has its cookie, and never over the session of another user. */
function exchangeTicketRoute(mount: Mount, { users, limits }: RedeemDeps): void {
  const { limited } = limiter(limits);
  mount.visitor(routes.exchangeTicket, async (call) =>
    limited(call, "redeem_token", undefined, async () => {
      const { ticket } = call.body;
      const cookie = ticketCookie(ticket, users.options.publicUrl);
      const browserSecret = readCookie(call.request, cookie);
      const present = await authenticate(users, call.token);
      const presentUserId = isRefusal(present) ? undefined : present.id;
      const exchange = { ticket, browserSecret, presentUserId };
      const loggedIn = await exchangeTicket(signInDeps(users, call), exchange);
      if (browserSecret !== undefined) call.reply.header("set-cookie", setCookie(cookie, ""));
      if (!isRefusal(loggedIn)) await trustOwner(limits, call, loggedIn.user);
      return loggedIn;
    }),
  );
}

/** Serves the mailed address. A program gets the message as JSON; a browser is redirected to the login page, with the address in a cookie. */
function verifyEmailRoute(mount: Mount, { users, limits }: RedeemDeps): void {
  const { limited } = limiter(limits);
  mount.visitor(routes.verifyEmail, async (call) => {
    const { params, request, reply } = call;
    const wantsMessage = request.headers.accept?.includes("application/json") ?? false;
    const outcome = await limited(call, "redeem_token", undefined, () =>
      verifyEmail(users, params.token),
    ).catch((error: unknown): Verification => {
      if (!(error instanceof UnavailableError))
        request.log.error({ err: error }, "email verification failed");
      else if (wantsMessage) throw error;
      else logUnavailable(request, error);
      return refuse("internal_error", { message: messages.verification.failed });
    });
    // The address contains a token that is still valid.
    reply.header("referrer-policy", "no-referrer").header("cache-control", "no-store");
    if (wantsMessage) return isRefusal(outcome) ? outcome : { message: outcome.message };
    if (!isRefusal(outcome)) {
      reply.header("set-cookie", bringVerifiedAddress(outcome.email, users.options.publicUrl));
    }
    await reply.redirect(`/login?${loginQuery(outcome)}`);
    return outcome;
  });
}

function loginQuery(outcome: Verification): string {
  if (!isRefusal(outcome)) return "success=true";
  return outcome.refused === "invalid_link" ? "error=invalid_token" : "error=server_error";
}

/**
 * Brings the address whose link was opened to the login page, whose script reads it once and removes it. In the URL the
 * address would stay in histories and logs, and travel with a shared link.
 */
function bringVerifiedAddress(email: string, publicUrl: string): string {
  const cookie = {
    name: verifiedAddressCookie,
    value: email,
    path: "/login",
    maxAge: 10 * 60,
    sameSite: "strict",
    secure: publicUrl.startsWith("https:"),
  } as const;
  // The library leaves an equals sign in the value, which the page would take for the end of the name.
  return stringifySetCookie(cookie, { encode: encodeURIComponent });
}
