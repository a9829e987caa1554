import { useInfiniteQuery } from "@tanstack/react-query";
import { settingsMessages } from "#contract/messages/settings-messages.ts";
import { type SecurityEventItem, securityEventSentence } from "#contract/users/security-events.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { loadNextPage } from "#web/kit/api/page-query.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { RichText } from "#web/kit/controls/rich-text.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { formatDateTime } from "#web/kit/wording/format.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import { securityEventsQuery } from "./settings-queries.ts";

export function SecurityHistoryCard() {
  const history = useInfiniteQuery(securityEventsQuery);
  const events = history.data?.pages.flatMap(({ rows }) => rows);
  return (
    <Card title={t("Security history")}>
      <p className="mb-5 text-ink-soft text-sm">
        {t(
          "The last 90 days. If something here was not you, change your password and log out all other devices.",
        )}
      </p>
      {events === undefined && !history.isError && <Loading />}
      {events?.length === 0 && <p>{t(settingsMessages.historyEmpty)}</p>}
      <ul className="divide-y divide-line">
        {events?.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ul>
      {history.isError && (
        <Alert tone="danger">{serverMessage(history.error) ?? t(settingsMessages.historyFailed)}</Alert>
      )}
      {(history.hasNextPage || history.isError) && (
        <Button
          variant="secondary"
          className="mt-5"
          busy={history.isFetching}
          onClick={() => void (events ? loadNextPage(history) : history.refetch())}
        >
          {history.isError ? t("Try again") : t("Show older")}
        </Button>
      )}
    </Card>
  );
}

function EventRow({ event }: { event: SecurityEventItem }) {
  const { at, device, network } = event;
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <p className="font-semibold">{say(securityEventSentence(event))}</p>
      <p className="break-words text-ink-soft text-sm">
        <RichText
          text={t("<time>{at}</time>, {device}, {network}", { at: formatDateTime(at), device, network })}
          parts={{ time: (words) => <time dateTime={at}>{words}</time> }}
        />
      </p>
    </li>
  );
}
