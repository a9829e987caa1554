import { type ReactNode, useId } from "react";
import type { ShownDay, Today } from "#contract/operators/today.ts";
import { classNames } from "#web/kit/controls/class-names.ts";
import { DayBars } from "#web/kit/controls/day-bars.tsx";
import { TextLink } from "#web/kit/controls/links.tsx";
import { formatMoney } from "#words/money.ts";
import { partsInWords, trendOf, trendWords, weekdayOf } from "./trend.ts";

export function TodayTiles({ days, callsOpen }: Pick<Today, "days" | "callsOpen">) {
  const today = days.at(-1);
  if (!today) return null;
  const { calls, sales, failures, alarms } = today;
  const shared = { days, weekday: weekdayOf(today.day) };
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-4">
      <Tile {...shared} title="Calls" figureOf={(day) => day.calls.placed} colour="text-accent">
        {`Answered: ${count(calls.answered)}. Refused: ${count(calls.refused)}. `}
        <TextLink to="/calls" className="whitespace-nowrap">{`Under way now: ${count(callsOpen)}`}</TextLink>
      </Tile>
      {sales && (
        <Tile
          {...shared}
          title="Sales"
          figureOf={(day) => day.sales?.usd ?? 0}
          word={(usd) => formatMoney(usd, "USD")}
          colour="text-accent"
        >
          {`Purchases: ${count(sales.purchases)}. Given back: ${formatMoney(sales.backUsd, "USD")}. `}
          <TextLink to="/payments">Payments</TextLink>
        </Tile>
      )}
      <Tile
        {...shared}
        title="Failures"
        figureOf={({ failures: { calls, payments, mails } }) => calls + payments + mails}
        colour="text-warn"
      >
        {sentence(
          partsInWords([
            [failures.calls, "call failed", "calls failed"],
            [failures.payments, "payment declined", "payments declined"],
            [failures.mails, "mail given up", "mails given up"],
          ]),
        )}
      </Tile>
      <Tile
        {...shared}
        title="Alarms"
        figureOf={({ alarms: { shortCalls, cardTesting, disputes } }) => shortCalls + cardTesting + disputes}
        colour="text-danger"
      >
        {`${sentence(
          partsInWords([
            [alarms.shortCalls, "for short calls", "for short calls"],
            [alarms.cardTesting, "for card testing", "for card testing"],
            [alarms.disputes, "dispute", "disputes"],
          ]),
        )} `}
        <TextLink to="/fraud">Fraud</TextLink>
      </Tile>
    </div>
  );
}

interface TileProps {
  title: string;
  days: readonly ShownDay[];
  /** Of today. */
  weekday: string;
  figureOf: (day: ShownDay) => number;
  /** A figure in words, also one between two whole ones. */
  word?: (figure: number) => string;
  colour: string;
  children: ReactNode;
}

function Tile({ title, days, weekday, figureOf, word = count, colour, children }: TileProps) {
  const id = useId();
  const trend = trendOf(days.map(figureOf));
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <h2 id={id} className="font-bold text-base">
        {title}
      </h2>
      <p className="figures mt-1 font-bold text-3xl">{word(trend.today)}</p>
      <p className="mt-1 mb-4 text-ink-soft text-sm">{children}</p>
      <DayBars
        days={trend.days}
        label={trendWords(title, trend, word, weekday)}
        className={classNames("mt-auto h-12 shrink-0", colour)}
      />
      {/* The bars' name says the same to a screen reader. The days before are whole. */}
      {trend.weekBefore !== undefined && (
        <p aria-hidden="true" className="figures mt-2 text-ink-soft text-xs">
          {`${word(trend.weekBefore)} on the ${weekday} before`}
        </p>
      )}
      <p aria-hidden="true" className="figures mt-1 text-ink-soft text-xs">
        {`${word(trend.average)} a day on average before`}
      </p>
    </section>
  );
}

function count(figure: number): string {
  return figure.toLocaleString("en", { maximumFractionDigits: 1 });
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
