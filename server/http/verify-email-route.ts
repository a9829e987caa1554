import { accountRoutes as routes } from "#contract/accounts.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import type { AccountDeps } from "#domain/accounts/account-deps.ts";
import type { AccountAction } from "#domain/accounts/account-limits.ts";
import { verifyEmail } from "#domain/accounts/verify-email.ts";
import type { RateLimits } from "#domain/rate-limits/rate-limits.ts";
import { limiter } from "./limited.ts";
import type { Mount } from "./mount.ts";

type Outcome = { message: string } | Refusal;

/** The address in the mail: a program gets the message, a person is led to the login page, which says it. */
export function verifyEmailRoute(
  mount: Mount,
  { accounts, limits }: { accounts: AccountDeps; limits: RateLimits<AccountAction> },
): void {
  const { limited } = limiter(limits);
  mount.visitor(routes.verifyEmail, async (call) => {
    const { params, request, reply } = call;
    const verify = () => limited(call, "follow_link", undefined, () => verifyEmail(accounts, params.token));
    // The address holds a secret that is still good.
    reply.header("referrer-policy", "no-referrer").header("cache-control", "no-store");
    const wantsMessage = request.headers.accept?.includes("application/json") ?? false;
    if (wantsMessage) return verify();

    const outcome = await verify().catch((error: unknown): Outcome => {
      request.log.error({ err: error }, "email verification failed");
      return refuse("internal_error");
    });
    await reply.redirect(`/login?${loginQuery(outcome)}`);
    return outcome;
  });
}

function loginQuery(outcome: Outcome): string {
  if (!isRefusal(outcome)) return "success=true";
  return outcome.refused === "invalid_link" ? "error=invalid_token" : "error=server_error";
}
