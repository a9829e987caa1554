import { useQuery } from "@tanstack/react-query";
import { voicemailMessages } from "#contract/calls/voicemail.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { hasFailed } from "#web/kit/api/has-failed.ts";
import { voicemailQuery } from "#web/kit/api/voicemail-query.ts";
import { PageTitle } from "#web/kit/controls/page-title.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { EmptyState } from "#web/kit/notices/empty-state.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { useIsLoggedIn } from "#web/kit/session/browser-session.ts";
import { useNumberingPlans } from "#web/number/numbering-plans.ts";
import { t } from "#words/translate.ts";
import { GreetingCard } from "./greeting-card.tsx";
import { MessagesCard } from "./messages-card.tsx";
import { SettingsCard } from "./settings-card.tsx";

export function VoicemailPage() {
  const query = useQuery({ ...voicemailQuery, enabled: useIsLoggedIn() });
  useNumberingPlans(true);
  const { data } = query;
  return (
    <div className="mx-auto max-w-2xl">
      <PageTitle lead={t("Callers whom you do not answer can leave you a message.")}>
        {t("Voicemail")}
      </PageTitle>
      {hasFailed(query) && (
        <Alert tone="danger">{serverMessage(query.error) ?? t(voicemailMessages.loadFailed)}</Alert>
      )}
      {query.isPending && <Loading />}
      {data?.isOffered === false && <EmptyState title={t(voicemailMessages.off)} />}
      {data?.isOffered && (
        <div className="space-y-6">
          <MessagesCard messages={data.messages} />
          <GreetingCard greeting={data.greeting} />
          <SettingsCard settings={data.settings} />
        </div>
      )}
    </div>
  );
}
