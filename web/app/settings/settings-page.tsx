import { useInfiniteQuery } from "@tanstack/react-query";
import { settingsMessages } from "#contract/messages/settings-messages.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { isAwaited } from "#web/kit/api/has-failed.ts";
import { Alert } from "#web/kit/notices/alert.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { t } from "#words/translate.ts";
import { CountriesCard } from "./countries-card.tsx";
import { DataCard } from "./data-card.tsx";
import { DeleteUserCard } from "./delete-user-card.tsx";
import { DeviceCard } from "./device-card.tsx";
import { EmailCard } from "./email-card.tsx";
import { NameCard } from "./name-card.tsx";
import { PasskeysCard } from "./passkeys-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { SecurityHistoryCard } from "./security-history-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import { securityEventsQuery, usePasskeys, useSessions, useSettings } from "./settings-queries.ts";
import { SettingsTitle } from "./settings-title.tsx";
import { TwoStepCard } from "./two-step-card.tsx";

export function SettingsPage() {
  const settings = useSettings();
  const lists = [usePasskeys(), useSessions(), useInfiniteQuery(securityEventsQuery)];
  // A list that came later than the page would move the controls below it.
  const isArriving = settings.isPending || lists.some(isAwaited);
  return (
    <div className="mx-auto max-w-2xl">
      <SettingsTitle />
      {isArriving && <Loading />}
      {settings.isError && (
        <Alert tone="danger">{serverMessage(settings.error) ?? t(settingsMessages.loadFailed)}</Alert>
      )}
      {settings.data && !isArriving && (
        <div className="space-y-6">
          <NameCard user={settings.data.user} />
          <EmailCard settings={settings.data} />
          <PasswordCard settings={settings.data} />
          <PasskeysCard settings={settings.data} />
          <TwoStepCard settings={settings.data} />
          <CountriesCard key={settings.data.allowedCountries?.join(" ")} settings={settings.data} />
          <DeviceCard />
          <SessionsCard />
          <SecurityHistoryCard />
          <DataCard />
          <DeleteUserCard settings={settings.data} />
        </div>
      )}
    </div>
  );
}
