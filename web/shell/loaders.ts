import { type LoaderFunctionArgs, redirect, replace } from "react-router";
import { google } from "#contract/pages/paths.ts";
import { t } from "#words/translate.ts";

// Each loader imports its code when it runs, so that other pages do not load it.

/** The callback of a provider: always redirects. Google's address has no name. */
export async function finishSignIn({ request, params }: LoaderFunctionArgs): Promise<never> {
  const [{ finishOpenidSignIn }, { callApi }, { configRoutes }] = await Promise.all([
    import("#web/site/sign-in/providers/finish-openid-sign-in.ts"),
    import("#web/kit/api/browser-api.ts"),
    import("#contract/pages/config.ts"),
  ]);
  const label = async () => {
    const { signInProviders } = await callApi(configRoutes.config);
    return signInProviders.find(({ name }) => name === (params.name ?? google))?.label ?? t("your provider");
  };
  throw redirect(await finishOpenidSignIn(request.url, label));
}

/** /transactions: starts fetching the history, and shows the page at once. */
export async function openTransactions({ request }: LoaderFunctionArgs): Promise<null> {
  const [{ openHistory }, { queries }] = await Promise.all([
    import("#web/app/transactions/history-query.ts"),
    import("#web/kit/api/with-queries.tsx"),
  ]);
  openHistory(queries, request.url);
  return null;
}

/** /dashboard as the page that a bank redirects to after a payment. */
export async function finishPayment({ request }: LoaderFunctionArgs): Promise<null> {
  const [{ finishPaymentRedirect }, { refreshBalance }, { queries }] = await Promise.all([
    import("#web/app/purchase/payment-redirect.ts"),
    import("#web/kit/api/user-queries.ts"),
    import("#web/kit/api/with-queries.tsx"),
  ]);
  const address = await finishPaymentRedirect(request.url);
  if (address === null) return null;
  void refreshBalance(queries);
  throw replace(address);
}

/** /dial: puts the number of a `tel:` link into the dialler, and never calls it. */
export async function openDialLink({ request }: LoaderFunctionArgs): Promise<never> {
  const { fillDialler } = await import("#web/number/dial-link.ts");
  fillDialler(request.url);
  throw replace("/dashboard");
}
