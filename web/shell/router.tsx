import type { ComponentType } from "react";
import { createBrowserRouter, type RouteObject } from "react-router";
import {
  confirmEmailPath,
  confirmGooglePath,
  googleCallbackPage,
  linkGooglePath,
  oidcCallbackPage,
  proveAddressPath,
  undoSignInPath,
} from "#contract/paths.ts";
import { Loading } from "#web/ui/loading.tsx";
import { requireUser, requireVisitor } from "./access.ts";
import { ErrorPage } from "./error-page.tsx";
import { Layout } from "./layout.tsx";
import { finishGoogle, finishProvider, openDashboard, openLogin, openTransactions } from "./loaders.ts";
import { NotFoundPage } from "./not-found-page.tsx";
import { publicPages } from "./public-pages.tsx";

/** Every address of the app. Pages load when they are first opened, so that visitors do not fetch the dialler. */
export function createAppRouter() {
  return createBrowserRouter([
    {
      Component: Layout,
      ErrorBoundary: ErrorPage,
      HydrateFallback: Loading,
      children: [
        ...publicPages.map(({ path, load }) => ({ path, ...access[path], lazy: component(load) })),
        ...visitorPages,
        ...userPages,
        { path: "*", Component: NotFoundPage },
      ],
    },
  ]);
}

/** The loaders of the public pages that are not for everyone. */
const access: Readonly<Record<string, Pick<RouteObject, "loader">>> = {
  "/": { loader: requireVisitor },
  "/register": { loader: requireVisitor },
  "/login": { loader: openLogin },
};

const visitorPages: RouteObject[] = [
  { path: "/forgot-password", loader: requireVisitor, lazy: page(forgotPassword) },
  // A mailed token must work for visitors and for every logged-in user.
  { path: "/reset-password/:token", lazy: page(resetPassword) },
  { path: `${confirmEmailPath}/:token`, lazy: page(confirmEmail) },
  { path: `${confirmGooglePath}/:token`, lazy: page(confirmLink) },
  { path: linkGooglePath, lazy: page(linkGoogle) },
  { path: `${undoSignInPath}/:token`, lazy: page(undoSignIn) },
  { path: `${proveAddressPath}/:token`, lazy: page(confirmAddress) },
  { path: googleCallbackPage, loader: finishGoogle, Component: Loading },
  { path: oidcCallbackPage(":name"), loader: finishProvider, Component: Loading },
];

const userPages: RouteObject[] = [
  { path: "/dashboard", loader: openDashboard, lazy: page(dashboard) },
  { path: "/purchase-credits", loader: requireUser, lazy: page(purchase) },
  { path: "/transactions", loader: openTransactions, lazy: page(transactions) },
  { path: "/settings", loader: requireUser, lazy: page(settings) },
  { path: "/calls", loader: requireUser, lazy: page(calls) },
  { path: "/calls/:id", loader: requireUser, lazy: page(call) },
  { path: "/receipts/:id", loader: requireUser, lazy: page(receipt) },
];

function component(load: () => Promise<ComponentType>) {
  return async () => ({ Component: await load() });
}

/** A page that asks the server. */
function page(load: () => Promise<ComponentType>) {
  return component(async () => {
    const [Page, { WithQueries }] = await Promise.all([load(), import("#web/lib/with-queries.tsx")]);
    return () => (
      <WithQueries>
        <Page />
      </WithQueries>
    );
  });
}

/** A page full of phone numbers, each written as its country writes it. */
async function withNumbers(load: Promise<ComponentType>): Promise<ComponentType> {
  const { loadNumberingPlans } = await import("#web/lib/numbering-plans.ts");
  const [Page] = await Promise.all([load, loadNumberingPlans()]);
  return Page;
}

async function forgotPassword() {
  return (await import("#web/features/sign-in/forgot-password-page.tsx")).ForgotPasswordPage;
}
async function resetPassword() {
  return (await import("#web/features/sign-in/reset-password-page.tsx")).ResetPasswordPage;
}
async function confirmEmail() {
  return (await import("#web/features/sign-in/confirm-email-page.tsx")).ConfirmEmailPage;
}
async function confirmLink() {
  return (await import("#web/features/sign-in/confirm-link-page.tsx")).ConfirmGooglePage;
}
async function linkGoogle() {
  return (await import("#web/features/sign-in/link-provider-page.tsx")).LinkGooglePage;
}
async function confirmAddress() {
  return (await import("#web/features/sign-in/confirm-address-page.tsx")).ConfirmAddressPage;
}
async function undoSignIn() {
  return (await import("#web/features/sign-in/undo-sign-in-page.tsx")).UndoSignInPage;
}
async function dashboard() {
  return (await import("./dashboard-page.tsx")).DashboardPage;
}
async function purchase() {
  return (await import("#web/features/purchase/purchase-page.tsx")).PurchasePage;
}
async function transactions() {
  const load = import("#web/features/transactions/transactions-page.tsx");
  return withNumbers(load.then(({ TransactionsPage }) => TransactionsPage));
}
async function settings() {
  return (await import("#web/features/settings/settings-page.tsx")).SettingsPage;
}
async function calls() {
  const load = import("#web/features/call-history/calls-page.tsx");
  return withNumbers(load.then(({ CallsPage }) => CallsPage));
}
async function call() {
  const load = import("#web/features/call-history/call-page.tsx");
  return withNumbers(load.then(({ CallPage }) => CallPage));
}
async function receipt() {
  return (await import("#web/features/receipt/receipt-page.tsx")).ReceiptPage;
}
