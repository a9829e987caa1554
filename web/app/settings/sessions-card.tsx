import { settingsMessages } from "#contract/messages/settings-messages.ts";
import { settingsRoutes, type UserSession } from "#contract/users/user-settings.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { Badge } from "#web/kit/controls/badge.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { formatDateTime } from "#web/kit/wording/format.ts";
import { t } from "#words/translate.ts";
import { useSessions } from "./settings-queries.ts";
import { useChange } from "./use-change.ts";

export function SessionsCard() {
  const sessions = useSessions();
  const endOthers = useChange({
    change: () => callApi(settingsRoutes.endOtherSessions),
    successMessage: (reply) => reply.message,
  });
  const others = sessions.data?.some(({ current }) => !current) ?? false;
  return (
    <Card title={t("Where you are logged in")}>
      {sessions.isPending && <Loading />}
      {sessions.isError && (
        <Alert tone="danger">{serverMessage(sessions.error) ?? t(settingsMessages.loadFailed)}</Alert>
      )}
      <ul className="divide-y divide-line">
        {sessions.data?.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {others && (
        <Button
          variant="secondary"
          className="mt-5"
          busy={endOthers.isPending}
          onClick={() => endOthers.mutate(undefined)}
        >
          {t("Log out all other devices")}
        </Button>
      )}
    </Card>
  );
}

function SessionRow({ session }: { session: UserSession }) {
  const end = useChange({
    change: () => callApi(settingsRoutes.endSession, { params: { id: session.id } }),
    successMessage: (reply) => reply.message,
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 first:pt-0 last:pb-0">
      <div>
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {session.device}
          {session.current && <Badge tone="good">{t("This device")}</Badge>}
        </p>
        <p className="text-ink-soft text-sm">{wordsOfUse(session)}</p>
      </div>
      {!session.current && (
        <Button
          variant="quiet"
          size="small"
          busy={end.isPending}
          onClick={() => end.mutate(undefined)}
          aria-label={t("Log out {device}", { device: session.device })}
        >
          {t("Log out")}
        </Button>
      )}
    </li>
  );
}

function wordsOfUse({ provider, openedWith, ...session }: UserSession): string {
  const moments = { used: formatDateTime(session.lastUsedAt), opened: formatDateTime(session.createdAt) };
  if (provider !== undefined) {
    return t("Last used {used}, logged in {opened} with {provider}", { ...moments, provider });
  }
  if (openedWith === "passkey") return t("Last used {used}, logged in {opened} with a passkey", moments);
  return t("Last used {used}, logged in {opened}", moments);
}
