import { isRefusal } from "#contract/refusals.ts";
import { openidRoutes as routes } from "#contract/users/openid.ts";
import type { RateLimits } from "#domain/rate-limits/rate-limits.ts";
import type { OpenidDeps } from "#domain/users/openid/deps.ts";
import { proveAddress } from "#domain/users/openid/prove-address.ts";
import type { UserAction } from "#domain/users/user-limits.ts";
import { limiter } from "#server/http/limits/limited.ts";
import type { Mount } from "#server/http/mount.ts";
import { readCookie, setCookie } from "#server/http/sessions/cookies.ts";
import { proofCookie, ticketCookie } from "./openid-cookies.ts";

interface ProofDeps {
  openid: Omit<OpenidDeps, "provider">;
  limits: RateLimits<UserAction>;
}

/** The mailed link of a sign-in whose provider does not vouch for the address. The page exchanges the ticket as usual. */
export function openidProofRoute(mount: Mount, { openid, limits }: ProofDeps): void {
  const { limited } = limiter(limits);
  mount.visitor(routes.proveAddress, async (call) => {
    const { token } = call.body;
    const cookie = proofCookie(token, openid.publicUrl);
    const browserSecret = readCookie(call.request, cookie);
    const proven = await limited(call, "redeem_token", undefined, () =>
      proveAddress(openid, { token, browserSecret }),
    );
    if (isRefusal(proven)) return proven;
    const { ticket, message } = proven;
    call.reply.header("set-cookie", [
      setCookie(cookie, ""),
      setCookie(ticketCookie(ticket, openid.publicUrl), proven.browserSecret),
    ]);
    return { ticket, message };
  });
}
