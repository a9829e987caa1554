import type { ComponentType } from "react";
import { CallsTitle } from "#web/features/call-history/calls-title.tsx";
import { ContactsTitle } from "#web/features/contacts/contacts-title.tsx";
import { PurchaseTitle } from "#web/features/purchase/purchase-title.tsx";
import { SettingsTitle } from "#web/features/settings/settings-title.tsx";
import { TransactionsTitle } from "#web/features/transactions/transactions-title.tsx";
import { Card } from "#web/ui/card.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { appPaths } from "./app-paths.ts";
import { DashboardFrame } from "./dashboard-frame.tsx";

/**
 * What the server sends of users' pages for a session that lives: the words that are the same for each user, and no
 * control, because none would answer. The page draws the same words in the same place.
 */
export const pageFrames: Readonly<Record<string, ComponentType>> = {
  [appPaths.dashboard]: DashboardFrame,
  [appPaths.purchase]: () => <Frame Title={PurchaseTitle} width="max-w-2xl" />,
  [appPaths.transactions]: () => <Frame Title={TransactionsTitle} />,
  [appPaths.calls]: () => <Frame Title={CallsTitle} />,
  [appPaths.contacts]: () => <Frame Title={ContactsTitle} width="max-w-3xl" hasButton />,
  [appPaths.settings]: () => <Frame Title={SettingsTitle} width="max-w-2xl" />,
};

interface FrameProps {
  Title: ComponentType;
  width?: string;
  /** Whether the page has a button above its card: its place stays free. */
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
