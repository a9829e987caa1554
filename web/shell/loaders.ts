import type { QueryClient } from "@tanstack/react-query";
import { type LoaderFunctionArgs, redirect, replace } from "react-router";
import { configRoutes } from "#contract/config.ts";
import { finishOpenidSignIn } from "#web/features/sign-in/finish-openid-sign-in.ts";
import { sayLoginNotice } from "#web/features/sign-in/login-notices.ts";
import { openHistory } from "#web/features/transactions/history-query.ts";
import { callApi } from "#web/lib/browser-api.ts";
import { refreshBalance } from "#web/lib/user-queries.ts";
import { requireUser, requireVisitor } from "./access.ts";

/** /login: shows the result of a verification and clears it from the address. */
export function openLogin({ request }: LoaderFunctionArgs): null {
  const address = sayLoginNotice(request.url);
  if (address !== null) throw replace(address);
  return requireVisitor();
}

/** /auth/google/callback: always redirects. */
export async function finishGoogle({ request }: LoaderFunctionArgs): Promise<never> {
  throw redirect(await finishOpenidSignIn(request.url, async () => "Google"));
}

/** /auth/oidc/:name/callback: always redirects. */
export async function finishProvider({ request, params }: LoaderFunctionArgs): Promise<never> {
  const label = async () => {
    const { signInProviders } = await callApi(configRoutes.config);
    return signInProviders.find(({ name }) => name === params.name)?.label ?? "your provider";
  };
  throw redirect(await finishOpenidSignIn(request.url, label));
}

/** /transactions: starts fetching the history, and shows the page at once. */
export function openTransactions(queries: QueryClient) {
  return ({ request }: LoaderFunctionArgs): null => {
    requireUser({ request });
    openHistory(queries, request.url);
    return null;
  };
}

/** /dashboard: also the page that a bank redirects to after a payment. */
export function openDashboard(queries: QueryClient) {
  return async ({ request }: LoaderFunctionArgs): Promise<null> => {
    requireUser({ request });
    if (!new URL(request.url).searchParams.has("payment_intent")) return null;
    const { finishPaymentRedirect } = await import("#web/features/purchase/payment-redirect.ts");
    const address = await finishPaymentRedirect(request.url);
    if (address === null) return null;
    void refreshBalance(queries);
    throw replace(address);
  };
}
