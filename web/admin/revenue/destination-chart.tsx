import { creditsFromMillicredits } from "#contract/money/money.ts";
import { classNames } from "#web/kit/controls/class-names.ts";
import { formatCredits } from "#words/money.ts";
import { ChartLegend, series } from "./chart-legend.tsx";
import type { RevenueSum } from "./revenue-sums.ts";

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
