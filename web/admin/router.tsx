import type { ComponentType } from "react";
import { createBrowserRouter, replace, useRouteError } from "react-router";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import type { UseCase } from "#contract/operators/permissions.ts";
import { adminPath } from "#contract/operators/routes.ts";
import { linkStyle, TextLink } from "#web/kit/controls/links.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { brandName } from "#words/brand.ts";
import { Frame } from "./frame.tsx";
import { useMayRun, useOperator } from "./lib/operator.ts";
import { Page } from "./lib/page.tsx";
import { screens } from "./screens.tsx";

export function createAdminRouter() {
  return createBrowserRouter(
    [
      {
        Component: Frame,
        HydrateFallback: Loading,
        ErrorBoundary: ErrorScreen,
        children: [
          { index: true, loader: () => replace(`/${screens[0]?.path}`) },
          ...screens.map(({ path, reads, load }) => ({
            path,
            lazy: async () => {
              const Content = await load();
              return { element: <RoleScreen reads={reads} Content={Content} /> };
            },
          })),
          { path: "*", Component: NotFoundScreen },
        ],
      },
    ],
    { basename: adminPath },
  );
}

/** A screen for the roles that may read what it shows. */
function RoleScreen({ reads, Content }: { reads: UseCase; Content: ComponentType }) {
  const { role } = useOperator();
  return useMayRun(reads) ? <Content /> : <Alert tone="warn">{operatorMessages.noRight(role)}</Alert>;
}

function NotFoundScreen() {
  return (
    <Page title="No such screen">
      <p>
        <TextLink to="/users">Find a user</TextLink>
      </p>
    </Page>
  );
}

function ErrorScreen() {
  const error = useRouteError();
  return (
    <main className="page-width flex min-h-dvh flex-col justify-center py-16">
      <title>{`Error · Operators · ${brandName()}`}</title>
      <h1 className="font-bold text-xl">This screen has failed</h1>
      <p role="alert" className="mt-3 max-w-prose text-ink-soft">
        {error instanceof Error ? error.message : "The reason is not known."}
      </p>
      <p className="mt-6">
        {/* A full page load, which resets a broken state, and loads the files of a new release. */}
        <a href={adminPath} className={linkStyle}>
          Open the page again
        </a>
      </p>
    </main>
  );
}
