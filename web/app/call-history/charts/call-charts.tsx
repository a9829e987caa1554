import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type CallSummary, callSummaryRoutes, summaryWeeks } from "#contract/calls/call-summary.ts";
import { messages } from "#contract/messages/messages.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { type Entry, EntryTable } from "#web/kit/controls/entry-table.tsx";
import { Flag } from "#web/kit/controls/flag.tsx";
import type { Column } from "#web/kit/controls/table.tsx";
import { type CreditMoney, useCreditMoney } from "#web/kit/money/credit-money.ts";
import { RateNote } from "#web/kit/money/rate-note.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { EmptyState } from "#web/kit/notices/empty-state.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { formatDay, formatDuration } from "#web/kit/wording/format.ts";
import { oneDigit, qualityWord } from "#web/kit/wording/quality-word.ts";
import { countryName } from "#words/country-names.ts";
import { creditsInWords, formatCredits } from "#words/money.ts";
import { t, tn } from "#words/translate.ts";
import { BarChart, type BarChartProps, type Scale } from "./bar-chart.tsx";

type Week = CallSummary["weeks"][number];
type Country = CallSummary["countries"][number];

/** Spend by week and by country, and the quality of the line over time, each as a picture and as a table. */
export function CallCharts() {
  const money = useCreditMoney();
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
  const spent = ({ credits }: Week | Country) => ({ value: credits, figure: money.inWords(credits) });
  return (
    <>
      <div className="grid gap-10 lg:grid-cols-2">
        <Chart
          title={t("Credits spent by week")}
          bars={weeks.map((week) => ({ name: weekName(week), ...spent(week) }))}
          scale={creditScale(weeks, money)}
          legend={t("Credits a week, and what they are worth")}
          ends={weekEnds(weeks)}
          columns={[weekColumn(), ...sumColumns<Week>(money)]}
          rows={weeks.toReversed()}
          rowKey={({ start }) => start}
          entry={(week) => sumEntry(week, formatDay(week.start), money)}
        />
        <Chart
          title={t("Credits spent by country")}
          bars={countries.map((one) => ({ name: countryName(one.country), ...spent(one) }))}
          scale={creditScale(countries, money)}
          legend={t("Credits and what they are worth, the dearest country first")}
          initialBar="first"
          columns={[countryColumn(), ...sumColumns<Country>(money)]}
          rows={countries}
          rowKey={({ country }) => country}
          entry={(one) => ({
            icon: <Flag country={one.country} />,
            ...sumEntry(one, countryName(one.country), money),
          })}
        />
        {measured.length > 0 && (
          <Chart
            title={t("Line quality by week")}
            bars={weeks.map((week) => ({
              name: weekName(week),
              value: week.mosAverage,
              figure:
                week.mosAverage === null ? t(messages.callHistory.notMeasured) : scoreText(week.mosAverage),
            }))}
            scale={qualityScale}
            legend={t("Score (MOS) from 1, bad, to 5, excellent")}
            ends={weekEnds(weeks)}
            columns={[weekColumn(), scoreColumn()]}
            rows={measured.toReversed()}
            rowKey={({ start }) => start}
            entry={({ start, mosAverage }) => ({
              name: formatDay(start),
              detail: mosAverage === null ? "–" : qualityWord(mosAverage),
              amount: mosAverage === null ? "–" : oneDigit(mosAverage),
              note: "MOS",
            })}
            hasDetails={false}
          />
        )}
      </div>
      <RateNote className="mt-6 text-ink-soft" />
    </>
  );
}

interface ChartProps<Row> extends BarChartProps {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  entry: (row: Row) => Entry;
  hasDetails?: boolean;
}

function Chart<Row>({ columns, rows, rowKey, entry, hasDetails = true, ...chart }: ChartProps<Row>) {
  const { title } = chart;
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="mb-3 font-semibold text-sm">{title}</h2>
      <BarChart {...chart} />
      <div className="mt-4">
        <EntryTable
          caption={title}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          entry={entry}
          hasDetails={hasDetails}
        />
      </div>
    </section>
  );
}

const qualityScale: Scale = {
  from: 1,
  marks: [1, 2, 3, 4, 5].map((value) => ({ value, text: String(value) })),
};

/** Credits from zero to a round number, each mark with its money. */
function creditScale(sums: readonly (Week | Country)[], { inMoney }: CreditMoney): Scale {
  const values = scaleTo(Math.max(...sums.map(({ credits }) => credits)));
  return {
    from: 0,
    marks: values.map((value) => ({ value, text: formatCredits(value), beside: inMoney(value) })),
  };
}

/** Zero, the middle and a round number at or above the highest value: 1, 2, 4, 5, 6, 8 or 10 times a power of ten. */
export function scaleTo(highest: number): [0, number, number] {
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, 0.1)));
  const factor = [1, 2, 4, 5, 6, 8].find((one) => highest <= tidy(one * power)) ?? 10;
  return [0, tidy((factor * power) / 2), tidy(factor * power)];
}

/** Without the noise of binary fractions: 6 * 0.1. */
function tidy(value: number): number {
  return Number(value.toFixed(6));
}

function sumEntry(
  { calls, seconds, credits }: Week | Country,
  name: ReactNode,
  { inMoney }: CreditMoney,
): Entry {
  return {
    name,
    detail: `${tn(calls, "{n} call", "{n} calls")} · ${formatDuration(seconds)}`,
    amount: inMoney(credits),
    note: creditsInWords(credits),
  };
}

const weekEnds = (weeks: readonly Week[]): [string, string] => [
  formatDay(weeks[0]?.start ?? ""),
  formatDay(weeks.at(-1)?.start ?? ""),
];
const weekName = ({ start }: Week) => t("Week of {day}", { day: formatDay(start) });
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

function sumColumns<Row extends Country | Week>({ inMoney }: CreditMoney): Column<Row>[] {
  return [
    { header: t("Calls"), align: "end", cell: ({ calls }) => calls },
    { header: t("Talk time"), align: "end", cell: ({ seconds }) => formatDuration(seconds) },
    { header: t("Credits"), align: "end", cell: ({ credits }) => formatCredits(credits) },
    { header: t("Amount"), align: "end", cell: ({ credits }) => inMoney(credits) },
  ];
}
