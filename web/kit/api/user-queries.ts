import { type QueryClient, useQuery } from "@tanstack/react-query";
import { timeouts_ms } from "#contract/constants.ts";
import type { Currency } from "#contract/money/currencies.ts";
import { walletRoutes } from "#contract/money/wallet.ts";
import { sessionRoutes } from "#contract/users/session.ts";
import { followUser } from "#web/kit/loading/language.ts";
import { session, useIsLoggedIn } from "#web/kit/session/browser-session.ts";
import { callApi } from "./browser-api.ts";
import { queryKeys } from "./query-keys.ts";

export function useUser() {
  const isLoggedIn = useIsLoggedIn();
  return useQuery({
    queryKey: queryKeys.user,
    queryFn: async ({ signal }) => {
      const ofSession = session.csrfToken();
      const user = await callApi(sessionRoutes.me, {}, { signal });
      if (user.language !== undefined) void followUser(user.language);
      if (user.currency) await followCurrency(user.currency, ofSession).catch(() => undefined);
      return user;
    },
    enabled: isLoggedIn,
    staleTime: 5 * 60_000,
  });
}

/** Awaited, so that no screen shows the user's money in another currency first. */
async function followCurrency(currency: Currency, ofSession: string | null): Promise<void> {
  const { followPurchases } = await import("#web/kit/kept/chosen-currency.ts");
  // Another user may have logged in meanwhile.
  if (session.csrfToken() === ofSession) followPurchases(currency);
}

export function useCredits() {
  const isLoggedIn = useIsLoggedIn();
  return useQuery({
    queryKey: queryKeys.credits,
    queryFn: async ({ signal }) => {
      const options = { signal, timeout_ms: timeouts_ms.credits };
      const { credits } = await callApi(walletRoutes.credits, {}, options);
      return credits;
    },
    enabled: isLoggedIn,
  });
}

/** Refetches the balance and the history after money has moved. */
export async function refreshBalance(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: queryKeys.credits }),
    queries.invalidateQueries({ queryKey: queryKeys.transactions }),
  ]);
}
