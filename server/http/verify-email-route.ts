import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { userRoutes as routes } from "#contract/users.ts";
import type { RateLimits } from "#domain/rate-limits/rate-limits.ts";
import type { UserDeps } from "#domain/users/user-deps.ts";
import type { UserAction } from "#domain/users/user-limits.ts";
import { verifyEmail } from "#domain/users/verify-email.ts";
import { limiter } from "./limited.ts";
import type { Mount } from "./mount.ts";

type Outcome = { message: string } | Refusal;

/** The address in the mail: a program gets the message, a person is led to the login page, which says it. */
export function verifyEmailRoute(
  mount: Mount,
  { users, limits }: { users: UserDeps; limits: RateLimits<UserAction> },
): void {
  const { limited } = limiter(limits);
  mount.visitor(routes.verifyEmail, async (call) => {
    const { params, request, reply } = call;
    const verify = () => limited(call, "follow_link", undefined, () => verifyEmail(users, params.token));
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
