import { createBrowserRouter, replace } from "react-router";
import { adminPath } from "#contract/operators/routes.ts";
import { Loading } from "#web/kit/notices/loading.tsx";
import { ErrorScreen } from "./frame/error-screen.tsx";
import { Frame } from "./frame/frame.tsx";
import { NotFoundScreen } from "./frame/not-found-screen.tsx";
import { forRole } from "./frame/role-screen.tsx";
import { screens } from "./screens.tsx";

export function createAdminRouter() {
  return createBrowserRouter(
    [
      {
        Component: Frame,
        ErrorBoundary: ErrorScreen,
        HydrateFallback: Loading,
        children: [
          { index: true, loader: () => replace(`/${screens[0]?.path}`) },
          ...screens.map(({ path, reads, load }) => ({
            path,
            lazy: async () => ({ Component: forRole(reads, await load()) }),
          })),
          { path: "*", Component: NotFoundScreen },
        ],
      },
    ],
    { basename: adminPath },
  );
}
