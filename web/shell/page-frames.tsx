import type { ComponentType } from "react";
import { CallsTitle } from "#web/app/call-history/calls-title.tsx";
import { ContactsTitle } from "#web/app/contacts/contacts-title.tsx";
import { PurchaseTitle } from "#web/app/purchase/purchase-title.tsx";
import { SettingsTitle } from "#web/app/settings/settings-title.tsx";
import { TransactionsTitle } from "#web/app/transactions/transactions-title.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { appPaths } from "./app-paths.ts";
import { DashboardFrame } from "./dashboard-frame.tsx";

interface PageFrame {
  path: string;
  Component: ComponentType;
  /** The module of the page itself, by its path below web/. */
  module: string;
}

/**
 * Parts of users' pages that the server sends for a session that lives: the words that are the same for each user, and no
 * control, because none would answer. The page draws the same words in the same place.
 */
export const pageFrames: readonly PageFrame[] = [
  { path: appPaths.dashboard, Component: DashboardFrame, module: "shell/dashboard-page.tsx" },
  {
    path: appPaths.purchase,
    Component: () => <Frame Title={PurchaseTitle} width="max-w-2xl" />,
    module: "app/purchase/purchase-page.tsx",
  },
  {
    path: appPaths.transactions,
    Component: () => <Frame Title={TransactionsTitle} />,
    module: "app/transactions/transactions-page.tsx",
  },
  {
    path: appPaths.calls,
    Component: () => <Frame Title={CallsTitle} />,
    module: "app/call-history/calls-page.tsx",
  },
  {
    path: appPaths.contacts,
    Component: () => <Frame Title={ContactsTitle} width="max-w-3xl" hasButton />,
    module: "app/contacts/contacts-page.tsx",
  },
  {
    path: appPaths.settings,
    Component: () => <Frame Title={SettingsTitle} width="max-w-2xl" />,
    module: "app/settings/settings-page.tsx",
  },
];

/** Modules of all users' pages: main.tsx, router.tsx and loaders of pages import them. */
export const userModules = [
  "shell/app-pages.tsx",
  "shell/loaders.ts",
  "shell/frame/profile-menu.tsx",
  "shell/frame/user-parts.tsx",
  "kit/api/with-queries.tsx",
];

interface FrameProps {
  Title: ComponentType;
  width?: string;
  /** True for a page with a button above its card: the button's place stays free. */
  hasButton?: boolean;
}

function Frame({ Title, width = "", hasButton = false }: FrameProps) {
  return (
    <div aria-busy="true" className={width && `mx-auto ${width}`}>
      <Title />
      {hasButton && <div className="mb-6 h-11" />}
      <Card>
        <Loading />
      </Card>
    </div>
  );
}
