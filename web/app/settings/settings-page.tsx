import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { deviceMessages, settingsMessages } from "#contract/messages/settings-messages.ts";
import { personalDataRoutes } from "#contract/users/personal-data.ts";
import type { UserProfile } from "#contract/users/session.ts";
import { settingsRoutes } from "#contract/users/user-settings.ts";
import { SettingsTitle } from "#web/app/page-titles.tsx";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { callerIdsQuery } from "#web/kit/api/caller-ids-query.ts";
import { isAwaited } from "#web/kit/api/has-failed.ts";
import { numbersQuery } from "#web/kit/api/numbers-query.ts";
import { askForNotices, noticePermission } from "#web/kit/browser/notices.ts";
import { saveFile } from "#web/kit/browser/save-file.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { CheckboxField } from "#web/kit/fields/checkbox-field.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { drafts } from "#web/kit/kept/browser-drafts.ts";
import { setOnePressCalls, useOnePressCalls } from "#web/kit/kept/one-press-calls.ts";
import { sayWhetherToKeep, useKeepsSeen } from "#web/kit/kept/seen/keeps-seen.ts";
import { useKeptDraft } from "#web/kit/kept/use-kept-draft.ts";
import { rechargeQuery } from "#web/kit/money/recharge.ts";
import { savedCardsQuery } from "#web/kit/money/saved-cards.ts";
import { Alert } from "#web/kit/notices/alert.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { useCsrfToken } from "#web/kit/session/browser-session.ts";
import { brandedFile } from "#words/branded-file.ts";
import { t } from "#words/translate.ts";
import { BillingCard } from "./billing-card.tsx";
import { CallerIdCard } from "./caller-id-card.tsx";
import { CardsCard } from "./cards-card.tsx";
import { CountriesCard } from "./countries-card.tsx";
import { DeleteUserCard } from "./delete-user-card.tsx";
import { EmailCard } from "./email-card.tsx";
import { NumbersCard } from "./numbers-card.tsx";
import { PasskeysCard } from "./passkeys-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { RechargeCard } from "./recharge-card.tsx";
import { SecurityHistoryCard } from "./security-history-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import { securityEventsQuery, usePasskeys, useSessions, useSettings } from "./settings-queries.ts";
import { TwoStepCard } from "./two-step-card.tsx";
import { useChangeForm } from "./use-change.ts";

export function SettingsPage() {
  const settings = useSettings();
  const lists = [
    usePasskeys(),
    useSessions(),
    useInfiniteQuery(securityEventsQuery),
    useQuery(savedCardsQuery),
    useQuery(rechargeQuery),
    useQuery(numbersQuery),
    useQuery(callerIdsQuery),
  ];
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
          <CallerIdCard />
          <CardsCard />
          <RechargeCard settings={settings.data} />
          <NumbersCard />
          <BillingCard settings={settings.data} />
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

function DataCard() {
  const download = useMutation({
    mutationFn: () => callApi(personalDataRoutes.download),
    onSuccess: (data) =>
      saveFile(brandedFile("data.json"), `${JSON.stringify(data, null, 2)}\n`, "application/json"),
    onError: (error) => toast.error(serverMessage(error) ?? t(settingsMessages.downloadFailed)),
  });
  return (
    <Card title={t("Your data")}>
      <p className="mb-5 text-ink-soft text-sm">
        {t(
          "Everything we keep about you: profile, devices, security history, calls, payments, transactions and messages, as a JSON file.",
        )}
      </p>
      <Button variant="secondary" busy={download.isPending} onClick={() => download.mutate()}>
        {t("Download my data")}
      </Button>
    </Card>
  );
}

const fields = ["firstName", "lastName"] as const;

function NameCard({ user }: { user: UserProfile }) {
  const draft = drafts.read("name");
  const { form, field, onSubmit, isPending } = useChangeForm({
    schema: settingsRoutes.changeName.body,
    defaultValues: {
      firstName: draft.firstName ?? user.firstName,
      lastName: draft.lastName ?? user.lastName,
    },
    change: (body) => callApi(settingsRoutes.changeName, { body }),
    successMessage: () => t(settingsMessages.nameChanged),
    onDone: () => drafts.drop("name"),
  });
  useKeptDraft("name", form.subscribe, fields);

  return (
    <Card title={t("Name")}>
      <form noValidate onSubmit={onSubmit} className="space-y-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label={t("First name")} autoComplete="given-name" {...field("firstName")} />
          <TextField label={t("Last name")} autoComplete="family-name" {...field("lastName")} />
        </div>
        <Button type="submit" variant="secondary" busy={isPending}>
          {t("Save name")}
        </Button>
      </form>
    </Card>
  );
}

/** Settings of this device, which are no part of the account. */
function DeviceCard() {
  const session = useCsrfToken();
  const isKeeping = useKeepsSeen(session);
  const isOnePress = useOnePressCalls();
  if (session === null) return null;
  return (
    <Card title={t("This device")}>
      <CheckboxField
        label={t(deviceMessages.keep)}
        checked={isKeeping}
        onChange={({ currentTarget }) => sayWhetherToKeep(currentTarget.checked, session)}
      />
      <p className="mt-2 mb-5 text-ink-soft text-sm">{t(deviceMessages.keepDetails)}</p>
      <CheckboxField
        label={t(deviceMessages.onePress)}
        checked={isOnePress}
        onChange={({ currentTarget }) => setOnePressCalls(currentTarget.checked)}
      />
      <p className="mt-2 text-ink-soft text-sm">{t(deviceMessages.onePressDetails)}</p>
      <Notices />
    </Card>
  );
}

/** The browser's permission to notify. A page can ask for it, and cannot give it back. */
function Notices() {
  const [permission, setPermission] = useState(noticePermission);
  if (permission === "unsupported") return null;
  if (permission !== "default") {
    const sentence = permission === "granted" ? deviceMessages.noticesOn : deviceMessages.noticesOff;
    return <p className="mt-5 text-sm">{t(sentence)}</p>;
  }
  return (
    <Button
      variant="secondary"
      onClick={() => void askForNotices().then(() => setPermission(noticePermission()))}
      className="mt-5"
    >
      {t(deviceMessages.notices)}
    </Button>
  );
}
