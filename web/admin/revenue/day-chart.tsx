import { creditsFromMillicredits } from "#contract/money/money.ts";
import { formatCredits } from "#words/money.ts";
import { ChartLegend, series } from "./chart-legend.tsx";
import type { RevenueSum } from "./revenue-sums.ts";

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
