import type { QueryClient } from "@tanstack/react-query";
import { createBrowserRouter, type RouteObject } from "react-router";
import {
  confirmGooglePath,
  googleCallbackPage,
  oidcCallbackPage,
  proveAddressPath,
} from "#contract/openid.ts";
import { confirmEmailPath, undoSignInPath } from "#contract/user-settings.ts";
import { LandingPage } from "#web/features/landing/landing-page.tsx";
import { linkGooglePath } from "#web/features/sign-in/link-challenge.ts";
import { Loading } from "#web/ui/loading.tsx";
import { requireUser, requireVisitor } from "./access.ts";
import { ErrorPage } from "./error-page.tsx";
import { Layout } from "./layout.tsx";
import { finishGoogle, finishProvider, openDashboard, openLogin, openTransactions } from "./loaders.ts";
import { NotFoundPage } from "./not-found-page.tsx";

/** Every address of the app. Pages load when they are first opened, so that visitors do not fetch the dialler. */
export function createAppRouter(queries: QueryClient) {
  return createBrowserRouter([
    {
      Component: Layout,
      ErrorBoundary: ErrorPage,
      HydrateFallback: Loading,
      children: [
        ...visitorPages,
        ...openPages,
        { path: "/dashboard", loader: openDashboard(queries), lazy: page(dashboard) },
        { path: "/purchase-credits", loader: requireUser, lazy: page(purchase) },
        { path: "/transactions", loader: openTransactions(queries), lazy: page(transactions) },
        { path: "/settings", loader: requireUser, lazy: page(settings) },
        { path: "/calls", loader: requireUser, lazy: page(calls) },
        { path: "/calls/:id", loader: requireUser, lazy: page(call) },
        { path: "/receipts/:id", loader: requireUser, lazy: page(receipt) },
        { path: "*", Component: NotFoundPage },
      ],
    },
  ]);
}

const visitorPages: RouteObject[] = [
  { path: "/", loader: requireVisitor, Component: LandingPage },
  { path: "/register", loader: requireVisitor, lazy: page(register) },
  { path: "/login", loader: openLogin, lazy: page(login) },
  { path: "/forgot-password", loader: requireVisitor, lazy: page(forgotPassword) },
];

const openPages: RouteObject[] = [
  { path: "/about", lazy: page(about) },
  { path: "/contact", lazy: page(contact) },
  { path: "/rates", lazy: page(rates) },
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

function page(load: () => Promise<React.ComponentType>) {
  return async () => ({ Component: await load() });
}

async function register() {
  return (await import("#web/features/sign-in/register-page.tsx")).RegisterPage;
}
async function login() {
  return (await import("#web/features/sign-in/login-page.tsx")).LoginPage;
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
async function about() {
  return (await import("#web/features/about/about-page.tsx")).AboutPage;
}
async function contact() {
  return (await import("#web/features/contact/contact-page.tsx")).ContactPage;
}
async function rates() {
  return (await import("#web/features/rates/rates-page.tsx")).RatesPage;
}
async function dashboard() {
  return (await import("./dashboard-page.tsx")).DashboardPage;
}
async function purchase() {
  return (await import("#web/features/purchase/purchase-page.tsx")).PurchasePage;
}
async function transactions() {
  return (await import("#web/features/transactions/transactions-page.tsx")).TransactionsPage;
}
async function settings() {
  return (await import("#web/features/settings/settings-page.tsx")).SettingsPage;
}
async function calls() {
  return (await import("#web/features/call-history/calls-page.tsx")).CallsPage;
}
async function call() {
  return (await import("#web/features/call-history/call-page.tsx")).CallPage;
}
async function receipt() {
  return (await import("#web/features/receipt/receipt-page.tsx")).ReceiptPage;
}
