import type { ComponentType } from "react";
import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject } from "react-router";
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
import { openLogin, requireUser, requireVisitor } from "./access.ts";
import { ErrorPage } from "./error-page.tsx";
import { Layout } from "./layout.tsx";
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
  { path: "/forgot-password", loader: requireVisitor, lazy: page("forgotPassword") },
  // A mailed token must work for visitors and for every logged-in user.
  { path: "/reset-password/:token", lazy: page("resetPassword") },
  { path: `${confirmEmailPath}/:token`, lazy: page("confirmEmail") },
  { path: `${confirmGooglePath}/:token`, lazy: page("confirmLink") },
  { path: linkGooglePath, lazy: page("linkGoogle") },
  { path: `${undoSignInPath}/:token`, lazy: page("undoSignIn") },
  { path: `${proveAddressPath}/:token`, lazy: page("confirmAddress") },
  { path: googleCallbackPage, loader: loader("finishGoogle"), Component: Loading },
  { path: oidcCallbackPage(":name"), loader: loader("finishProvider"), Component: Loading },
];

const userPages: RouteObject[] = [
  { path: "/dashboard", loader: openDashboard, lazy: page("dashboard") },
  { path: "/purchase-credits", loader: requireUser, lazy: page("purchase") },
  { path: "/transactions", loader: openTransactions, lazy: page("transactions") },
  { path: "/settings", loader: requireUser, lazy: page("settings") },
  { path: "/calls", loader: requireUser, lazy: page("calls") },
  { path: "/calls/:id", loader: requireUser, lazy: page("call") },
  { path: "/receipts/:id", loader: requireUser, lazy: page("receipt") },
];

/** A loader of loaders.ts, which the pages that arrive as HTML do without. */
function loader(name: keyof typeof import("./loaders.ts")) {
  return async (args: LoaderFunctionArgs) => (await import("./loaders.ts"))[name](args);
}

async function openTransactions(args: LoaderFunctionArgs): Promise<null> {
  requireUser(args);
  return loader("openTransactions")(args);
}

async function openDashboard(args: LoaderFunctionArgs): Promise<null> {
  requireUser(args);
  const isReturn = new URL(args.request.url).searchParams.has("payment_intent");
  return isReturn ? loader("finishPayment")(args) : null;
}

function component(load: () => Promise<ComponentType>) {
  return async () => ({ Component: await load() });
}

/** A page of app-pages.tsx, which asks the server. */
function page(name: keyof typeof import("./app-pages.tsx")) {
  return component(async () => {
    const [pages, { WithQueries }] = await Promise.all([
      import("./app-pages.tsx"),
      import("#web/lib/with-queries.tsx"),
    ]);
    const Page = await pages[name]();
    return () => (
      <WithQueries>
        <Page />
      </WithQueries>
    );
  });
}
