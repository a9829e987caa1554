import { creditsFromMillicredits } from "#contract/money/money.ts";
import { walletRoutes } from "#contract/money/wallet.ts";
import type { UserWithBalance } from "#domain/users/sign-in/authenticate.ts";
import type { Authenticate, Mount } from "#server/http/mount.ts";

/** The balance, which pages read most often: the session and the wallet take one round trip to the database. */
export function creditsRoute(mount: Mount, authenticate: Authenticate<UserWithBalance>): void {
  mount.userBy(authenticate, walletRoutes.credits, async (_call, { posted_mc }) => ({
    credits: creditsFromMillicredits(posted_mc),
  }));
}
