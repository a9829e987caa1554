import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { callSummaryRoutes } from "#contract/calls/call-summary.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { DayBars } from "#web/kit/controls/day-bars.tsx";
import { RichText } from "#web/kit/controls/rich-text.tsx";
import { useCreditMoney } from "#web/kit/money/credit-money.ts";
import { RateNote } from "#web/kit/money/rate-note.tsx";
import { useIsLoggedIn } from "#web/kit/session/browser-session.ts";
import { formatMinutesBriefly } from "#web/kit/wording/format.ts";
import { t } from "#words/translate.ts";

/** Spend and talk time of the running month, with a bar for each of its days. A press leads to the calls. */
export function MonthOfCalls() {
  const { inMoney } = useCreditMoney();
  const { data } = useQuery({
    queryKey: queryKeys.callMonth,
    queryFn: ({ signal }) => {
      const query = { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
      return callApi(callSummaryRoutes.month, { query }, { signal });
    },
    enabled: useIsLoggedIn(),
  });
  if (!data) return null;
  const most = Math.max(...data.days);
  return (
    <>
      <Link to="/calls" className="flex flex-col gap-1.5 rounded-sm hover:underline">
        <span className="figures flex flex-wrap justify-between gap-x-3 text-sm">
          <RichText
            text={t("<u>This month</u> <b>{spend}, {talk}</b>", {
              spend: inMoney(data.credits),
              talk: formatMinutesBriefly(data.seconds),
            })}
            parts={{
              u: (words) => <span className="text-stage-soft">{words}</span>,
              b: (figures) => <span className="font-semibold">{figures}</span>,
            }}
          />
        </span>
        <DayBars
          days={data.days}
          label={t("Spending by day, up to {most}", { most: inMoney(most) })}
          className="text-stage-ink"
        />
      </Link>
      <RateNote className="mt-1 text-stage-soft" />
    </>
  );
}
