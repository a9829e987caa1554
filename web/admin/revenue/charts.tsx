import { creditsFromMillicredits } from "#contract/money/money.ts";
import { classNames } from "#web/kit/controls/class-names.ts";
import { formatCredits } from "#words/money.ts";
import type { RevenueSum } from "./revenue-sums.ts";

const series = [
  { name: "Charged", of: ({ charged_mc }: RevenueSum) => charged_mc, fill: "fill-accent", bg: "bg-accent" },
  { name: "Cost", of: ({ cost_mc }: RevenueSum) => cost_mc ?? 0, fill: "fill-warn", bg: "bg-warn" },
  { name: "Margin", of: ({ margin_mc }: RevenueSum) => margin_mc ?? 0, fill: "fill-ink", bg: "bg-ink" },
] as const;

/** The colours beside their names. A loss is drawn on the other side of zero. */
function ChartLegend() {
  return (
    <ul aria-label="Colours" className="flex flex-wrap gap-x-5 gap-y-1 text-xs">
      {series.map(({ name, bg }) => (
        <li key={name} className="flex items-center gap-2">
          <span aria-hidden="true" className={classNames("size-3 rounded-sm", bg)} />
          {name}
        </li>
      ))}
    </ul>
  );
}

const height = 160;
const step = 20;
const gap = 4;
const bar = (step - gap) / series.length;

/** Three bars a day, in the order of time. A loss goes below zero. */
export function DayChart({ days }: { days: readonly RevenueSum[] }) {
  const values = days.flatMap((day) => series.map(({ of }) => of(day)));
  const highest_mc = Math.max(...values, 1);
  const lowest_mc = Math.min(...values, 0);
  const scale = (height - 2) / (highest_mc - lowest_mc);
  const zero = 1 + highest_mc * scale;
  const width = days.length * step;
  return (
    <figure className="space-y-3">
      <ChartLegend />
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <div className="figures flex flex-col justify-between text-end text-ink-soft text-xs">
          <span>{formatCredits(creditsFromMillicredits(highest_mc))}</span>
          <span>{lowest_mc < 0 ? formatCredits(creditsFromMillicredits(lowest_mc)) : "0"}</span>
        </div>
        <svg
          role="img"
          aria-label="Charged, cost and margin by day; the table beside has the figures"
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="h-44 w-full"
        >
          {days.map((day, at) =>
            series.map(({ name, of, fill }, nth) => (
              <Bar
                key={`${day.name} ${name}`}
                x={at * step + gap / 2 + nth * bar}
                value={of(day) * scale}
                zero={zero}
                fill={fill}
              />
            )),
          )}
          <line
            x1="0"
            x2={width}
            y1={zero}
            y2={zero}
            vectorEffect="non-scaling-stroke"
            className="stroke-line-strong"
          />
        </svg>
        <p className="figures col-start-2 mt-1 flex justify-between text-ink-soft text-xs">
          <span>{days[0]?.name}</span>
          {days.length > 1 && <span>{days.at(-1)?.name}</span>}
        </p>
      </div>
    </figure>
  );
}

function Bar({ x, value, zero, fill }: { x: number; value: number; zero: number; fill: string }) {
  if (value === 0) return null;
  // A small amount can still be seen.
  const size = Math.max(1.5, Math.abs(value));
  return <rect x={x} width={bar} y={value > 0 ? zero - size : zero} height={size} className={fill} />;
}

/** Three bars a destination, the largest charge first. A loss is drawn in the colour of danger. */
export function DestinationChart({ destinations }: { destinations: readonly RevenueSum[] }) {
  const sizes = destinations.flatMap((one) => series.map(({ of }) => Math.abs(of(one))));
  const highest_mc = Math.max(...sizes, 1);
  return (
    <figure className="space-y-3">
      <ChartLegend />
      <div role="img" aria-label="Charged, cost and margin by destination; the table beside has the figures">
        <ul className="space-y-3 text-sm">
          {destinations.map((one) => (
            <li key={one.name}>
              <p className="figures flex justify-between gap-4">
                <span className="min-w-0 truncate">{one.name}</span>
                <span className="text-ink-soft">
                  {formatCredits(creditsFromMillicredits(one.charged_mc))}
                </span>
              </p>
              <div className="mt-1 space-y-0.5">
                {series.map(({ name, of, bg }) => (
                  <div
                    key={name}
                    className={classNames("h-1.5 rounded-sm", of(one) < 0 ? "bg-danger" : bg)}
                    style={{ inlineSize: `${(100 * Math.abs(of(one))) / highest_mc}%` }}
                  />
                ))}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}
