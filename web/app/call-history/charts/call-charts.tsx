import { useQuery } from "@tanstack/react-query";
import { type CallSummary, callSummaryRoutes, summaryWeeks } from "#contract/calls/call-summary.ts";
import { messages } from "#contract/messages/messages.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { type Column, Table } from "#web/kit/controls/table.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { EmptyState } from "#web/kit/notices/empty-state.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { formatDay, formatDuration } from "#web/kit/wording/format.ts";
import { oneDigit } from "#web/kit/wording/one-digit.ts";
import { qualityWord } from "#web/kit/wording/quality-word.ts";
import { countryName } from "#words/country-names.ts";
import { creditsInWords, formatCredits } from "#words/money.ts";
import { t, tn } from "#words/translate.ts";
import { type Bar, BarChart } from "./bar-chart.tsx";

type Week = CallSummary["weeks"][number];
type Country = CallSummary["countries"][number];

/** Spend by week and by country, and the quality of the line over time, each as a picture and as a table. */
export function CallCharts() {
  const { data, error } = useQuery({
    queryKey: queryKeys.callSummary,
    queryFn: ({ signal }) => {
      const query = { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
      return callApi(callSummaryRoutes.summary, { query }, { signal });
    },
  });
  if (error) return <Alert tone="danger">{serverMessage(error) ?? t(messages.callHistory.failed)}</Alert>;
  if (!data) return <Loading />;
  const { weeks, countries } = data;
  if (weeks.length === 0)
    return (
      <EmptyState title={tn(summaryWeeks, "No calls in the last week", "No calls in the last {n} weeks")} />
    );
  const measured = weeks.filter(({ mosAverage }) => mosAverage !== null);
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      <Chart
        title={t("Credits spent by week")}
        bars={weeks.map((week) => ({ name: weekName(week), ...spent(week) }))}
        columns={[weekColumn(), ...sumColumns<Week>()]}
        rows={weeks.toReversed()}
        rowKey={({ start }) => start}
      />
      <Chart
        title={t("Credits spent by country")}
        bars={countries.map((one) => ({ name: countryName(one.country), ...spent(one) }))}
        toldFirst="first"
        columns={[countryColumn(), ...sumColumns<Country>()]}
        rows={countries}
        rowKey={({ country }) => country}
      />
      {measured.length > 0 && (
        <Chart
          title={t("Line quality by week")}
          bars={weeks.map((week) => ({
            name: weekName(week),
            // The score begins at 1.
            value: week.mosAverage && week.mosAverage - 1,
            figure:
              week.mosAverage === null ? t(messages.callHistory.notMeasured) : scoreText(week.mosAverage),
          }))}
          highest={4}
          columns={[weekColumn(), scoreColumn()]}
          rows={measured.toReversed()}
          rowKey={({ start }) => start}
        />
      )}
    </div>
  );
}

interface ChartProps<Row> {
  title: string;
  bars: readonly Bar[];
  highest?: number;
  toldFirst?: "first";
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

function Chart<Row>({ title, bars, highest, toldFirst, ...table }: ChartProps<Row>) {
  const most = Math.max(...bars.map(({ value }) => value ?? 0), 0.001);
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="mb-3 font-semibold text-sm">{title}</h2>
      <BarChart title={title} bars={bars} highest={highest ?? most} toldFirst={toldFirst ?? "last"} />
      <div className="mt-4">
        <Table caption={title} {...table} />
      </div>
    </section>
  );
}

const weekName = ({ start }: Week) => t("Week of {day}", { day: formatDay(start) });
const spent = ({ credits }: { credits: number }) => ({ value: credits, figure: creditsInWords(credits) });
const scoreText = (mosAverage: number) =>
  t("{word} ({score})", { word: qualityWord(mosAverage), score: oneDigit(mosAverage) });

const weekColumn = (): Column<Week> => ({ header: t("Week of"), cell: ({ start }) => formatDay(start) });
const countryColumn = (): Column<Country> => ({
  header: t("Country"),
  cell: ({ country }) => countryName(country),
});
const scoreColumn = (): Column<Week> => ({
  header: t("Line#connection"),
  align: "end",
  cell: ({ mosAverage }) => (mosAverage === null ? "–" : scoreText(mosAverage)),
});

function sumColumns<Row extends Country | Week>(): Column<Row>[] {
  return [
    { header: t("Calls"), align: "end", cell: ({ calls }) => calls },
    { header: t("Talk time"), align: "end", cell: ({ seconds }) => formatDuration(seconds) },
    { header: t("Credits"), align: "end", cell: ({ credits }) => formatCredits(credits) },
  ];
}
