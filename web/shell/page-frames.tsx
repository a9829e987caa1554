import type { ComponentType } from "react";
import {
  CallsTitle,
  ContactsTitle,
  PurchaseTitle,
  SettingsTitle,
  TransactionsTitle,
} from "#web/app/page-titles.tsx";
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

/** Parts of users' pages that the server sends for a live session: words that are the same for each user, no control. */
export const pageFrames: readonly PageFrame[] = [
  { path: appPaths.dashboard, Component: DashboardFrame, module: "shell/dashboard-page.tsx" },
  framed(appPaths.purchase, "app/purchase/purchase-page.tsx", { Title: PurchaseTitle, width: "max-w-2xl" }),
  framed(appPaths.transactions, "app/transactions/transactions-page.tsx", { Title: TransactionsTitle }),
  framed(appPaths.calls, "app/call-history/calls-page.tsx", { Title: CallsTitle }),
  framed(appPaths.contacts, "app/contacts/contacts-page.tsx", {
    Title: ContactsTitle,
    width: "max-w-3xl",
    hasButton: true,
  }),
  framed(appPaths.settings, "app/settings/settings-page.tsx", { Title: SettingsTitle, width: "max-w-2xl" }),
];

function framed(path: string, module: string, props: FrameProps): PageFrame {
  return { path, module, Component: () => <Frame {...props} /> };
}

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
