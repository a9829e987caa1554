import type { ComponentType } from "react";
import {
  createBrowserRouter,
  type DataRouter,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  replace,
  useRouteError,
} from "react-router";
import { frameMessages } from "#contract/messages/frame-messages.ts";
import { linkStyle } from "#web/kit/controls/links.tsx";
import { useLanguage } from "#web/kit/loading/language.ts";
import { Loading } from "#web/kit/notices/loading.tsx";
import { session } from "#web/kit/session/browser-session.ts";
import { isOperatorsPage, rememberDestination, takeDestination } from "#web/kit/session/destination.ts";
import { brandName } from "#words/brand.ts";
import { t } from "#words/translate.ts";
import { type AppPath, appPaths } from "./app-paths.ts";
import { Layout } from "./frame/layout.tsx";
import { insteadOfLost } from "./lost-files.tsx";
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

/** Resolves once the code of the first page is here and its access is checked. */
export async function opened(router: DataRouter): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = () => {
      if (router.state.initialized) resolve();
    };
    router.subscribe(look);
    look();
  });
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
  { path: appPaths.rechargeOff, lazy: page("rechargeOff") },
  { path: appPaths.googleCallback, loader: loader("finishSignIn"), Component: Loading },
  { path: appPaths.providerCallback, loader: loader("finishSignIn"), Component: Loading },
  { path: appPaths.dashboard, loader: openDashboard, lazy: page("dashboard") },
  { path: appPaths.dial, loader: userLoader("openDialLink"), Component: Loading },
  { path: appPaths.purchase, loader: requireUser, lazy: page("purchase") },
  { path: appPaths.rechargeFinish, loader: requireUser, lazy: page("rechargeFinish") },
  { path: appPaths.transactions, loader: userLoader("openTransactions"), lazy: page("transactions") },
  { path: appPaths.settings, loader: requireUser, lazy: page("settings") },
  { path: appPaths.calls, loader: requireUser, lazy: page("calls") },
  { path: appPaths.call, loader: requireUser, lazy: page("call") },
  { path: appPaths.contacts, loader: requireUser, lazy: page("contacts") },
  { path: appPaths.receipt, loader: requireUser, lazy: page("receipt") },
  { path: appPaths.numbers, loader: requireUser, lazy: page("numbers") },
  { path: appPaths.rentReceipt, loader: requireUser, lazy: page("rentReceipt") },
  { path: appPaths.voicemail, loader: requireUser, lazy: page("voicemail") },
];

/** A loader of loaders.ts, which the pages that arrive as HTML do without. */
function loader(name: keyof typeof import("./loaders.ts")) {
  return async (args: LoaderFunctionArgs) => (await import("./loaders.ts"))[name](args);
}

function userLoader(name: Parameters<typeof loader>[0]) {
  return async (args: LoaderFunctionArgs) => {
    requireUser(args);
    return loader(name)(args);
  };
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
function page(name: keyof typeof import("./app-pages.tsx")["appPages"]) {
  return component(async () => {
    const [{ appPages }, { WithQueries }] = await Promise.all([
      import("./app-pages.tsx"),
      import("#web/kit/api/with-queries.tsx"),
    ]);
    const Page = await appPages[name]();
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

/** Redirects visitors to /login; logging in brings them back. */
function requireUser({ request }: Pick<LoaderFunctionArgs, "request">): null {
  if (session.csrfToken() !== null) return null;
  const { pathname, search } = new URL(request.url);
  // A user who has logged out need not return to the same page.
  if (session.ended() !== "logged_out") rememberDestination(pathname + search);
  throw redirect("/login");
}

/** Redirects users from visitors' pages to their destination, or else to the dashboard. */
function requireVisitor(): null {
  if (session.csrfToken() === null) return null;
  throw redirect(takeDestination("/dashboard"));
}

/** /login: shows the result of a verification and clears it from the address, or leads to the operators' page. */
async function openLogin({ request }: Pick<LoaderFunctionArgs, "request">): Promise<null> {
  const { searchParams } = new URL(request.url);
  if (searchParams.has("success") || searchParams.has("error")) {
    const { sayLoginNotice } = await import("#web/site/sign-in/login/open-login.ts");
    const address = sayLoginNotice(request.url);
    if (address !== null) throw replace(address);
  }
  const to = searchParams.get("to");
  if (to === null || !isOperatorsPage(to)) return requireVisitor();
  rememberDestination(to);
  if (session.csrfToken() === null) return null;
  const { openOperatorsPage } = await import("#web/site/sign-in/login/open-login.ts");
  const leaving = await openOperatorsPage(to);
  if (leaving !== null) throw leaving;
  return null;
}

function ErrorPage() {
  const error = useRouteError();
  useLanguage();
  return (
    <main className="page-width flex min-h-dvh flex-col justify-center py-16">
      <title>{`${t("Error")} · ${brandName()}`}</title>
      <h1 className="font-bold text-2xl">{t(frameMessages.errorPage.title)}</h1>
      <p role="alert" className="mt-3 max-w-prose text-ink-soft">
        {sentence(error)}
      </p>
      <p className="mt-8">
        {/* A full page load, which resets a broken state. */}
        <a href="/" className={linkStyle}>
          {t("Return to Home")}
        </a>
      </p>
    </main>
  );
}

function sentence(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  if (!(error instanceof Error)) return t("Unknown error");
  const status =
    "status" in error && typeof error.status === "number" && error.status > 0 ? error.status : null;
  return status === null ? error.message : `${status} ${error.message}`;
}
