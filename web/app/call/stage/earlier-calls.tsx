import { useQuery } from "@tanstack/react-query";
import { type CallHistoryItem, callHistoryRoutes } from "#contract/calls/call-history.ts";
import { messages } from "#contract/messages/messages.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { useCreditMoney } from "#web/kit/money/credit-money.ts";
import { formatDateTime, formatDuration } from "#web/kit/wording/format.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";

const shownCalls = 3;

/** The last calls to the number of the ongoing call. Their place is as high as all of them, so that they move nothing. */
export function EarlierCalls({ number }: { number: E164 }) {
  const { data: calls } = useQuery({
    queryKey: [...queryKeys.calls, "to", number],
    // The ongoing call is the newest.
    queryFn: ({ signal }) =>
      callApi(callHistoryRoutes.calls, { query: { numbers: number, limit: shownCalls + 1 } }, { signal }),
  });
  const earlier = calls?.filter(({ endedAt }) => endedAt !== null).slice(0, shownCalls);
  return (
    <section aria-label={t("Earlier calls to this number")} className="min-h-48 text-sm">
      <h3 className="mb-2 font-semibold">{t("Earlier calls to this number")}</h3>
      {earlier?.length === 0 && <p className="text-ink-soft">{t("None yet.")}</p>}
      <ul className="space-y-2">
        {earlier?.map((call) => (
          <EarlierCall key={call.id} call={call} />
        ))}
      </ul>
    </section>
  );
}

function EarlierCall({ call: { startedAt, seconds, charged, status } }: { call: CallHistoryItem }) {
  const { inMoney } = useCreditMoney();
  const outcome = seconds === null ? say(messages.callHistory.ended[status]) : formatDuration(seconds);
  return (
    <li className="figures">
      <time dateTime={startedAt} className="block">
        {formatDateTime(startedAt)}
      </time>
      <span className="block text-ink-soft">
        {outcome}
        {charged !== null && charged > 0 && ` · ${inMoney(charged)}`}
      </span>
    </li>
  );
}
