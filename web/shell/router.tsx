import type { ComponentType } from "react";
import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject } from "react-router";
import { useLanguage } from "#web/kit/loading/language.ts";
import { Loading } from "#web/kit/notices/loading.tsx";
import { openLogin, requireUser, requireVisitor } from "./access.ts";
import { type AppPath, appPaths } from "./app-paths.ts";
import { ErrorPage } from "./error-page.tsx";
import { Layout } from "./frame/layout.tsx";
import { insteadOfLost } from "./lost-files.ts";
import { countryPattern, loadCountryPage, loadNotFoundPage, publicPages } from "./public-pages.tsx";

/** Every address of the app. Pages load when they are first opened, so that visitors do not fetch the dialler. */
export function createAppRouter() {
  return createBrowserRouter([
    {
      Component: Layout,
      ErrorBoundary: ErrorPage,
      HydrateFallback: Loading,
      children: [
        ...publicPages.map(({ path, load }) => ({ path, ...access[path], lazy: component(load) })),
        { path: countryPattern, lazy: component(loadCountryPage) },
        ...appRoutes,
        { path: "*", lazy: component(loadNotFoundPage) },
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

const appRoutes: (RouteObject & { path: AppPath })[] = [
  { path: appPaths.forgotPassword, loader: requireVisitor, lazy: page("forgotPassword") },
  // A mailed token must work for visitors and for every logged-in user.
  { path: appPaths.resetPassword, lazy: page("resetPassword") },
  { path: appPaths.confirmEmail, lazy: page("confirmEmail") },
  { path: appPaths.confirmLink, lazy: page("confirmLink") },
  { path: appPaths.linkProvider, lazy: page("linkProvider") },
  { path: appPaths.undoSignIn, lazy: page("undoSignIn") },
  { path: appPaths.confirmAddress, lazy: page("confirmAddress") },
  { path: appPaths.googleCallback, loader: loader("finishSignIn"), Component: Loading },
  { path: appPaths.providerCallback, loader: loader("finishSignIn"), Component: Loading },
  { path: appPaths.dashboard, loader: openDashboard, lazy: page("dashboard") },
  { path: appPaths.dial, loader: openDial, Component: Loading },
  { path: appPaths.purchase, loader: requireUser, lazy: page("purchase") },
  { path: appPaths.transactions, loader: openTransactions, lazy: page("transactions") },
  { path: appPaths.settings, loader: requireUser, lazy: page("settings") },
  { path: appPaths.calls, loader: requireUser, lazy: page("calls") },
  { path: appPaths.call, loader: requireUser, lazy: page("call") },
  { path: appPaths.contacts, loader: requireUser, lazy: page("contacts") },
  { path: appPaths.receipt, loader: requireUser, lazy: page("receipt") },
];

/** A loader of loaders.ts, which the pages that arrive as HTML do without. */
function loader(name: keyof typeof import("./loaders.ts")) {
  return async (args: LoaderFunctionArgs) => (await import("./loaders.ts"))[name](args);
}

async function openTransactions(args: LoaderFunctionArgs): Promise<null> {
  requireUser(args);
  return loader("openTransactions")(args);
}

async function openDial(args: LoaderFunctionArgs): Promise<null> {
  requireUser(args);
  return loader("openDialLink")(args);
}

async function openDashboard(args: LoaderFunctionArgs): Promise<null> {
  requireUser(args);
  const isReturn = new URL(args.request.url).searchParams.has("payment_intent");
  return isReturn ? loader("finishPayment")(args) : null;
}

function component(load: () => Promise<ComponentType>) {
  return async () => ({ Component: await load().catch(insteadOfLost) });
}

/** A page of app-pages.tsx, which asks the server. */
function page(name: keyof typeof import("./app-pages.tsx")) {
  return component(async () => {
    const [pages, { WithQueries }] = await Promise.all([
      import("./app-pages.tsx"),
      import("#web/kit/api/with-queries.tsx"),
    ]);
    const Page = await pages[name]();
    return () => {
      // Words the page again where the layout does not make it anew.
      useLanguage();
      return (
        <WithQueries>
          <Page />
        </WithQueries>
      );
    };
  });
}
