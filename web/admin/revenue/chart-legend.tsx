import { classNames } from "#web/kit/controls/class-names.ts";
import type { RevenueSum } from "./revenue-sums.ts";

/** The figures that the charts show, in the order of their bars. */
export const series = [
  { name: "Charged", of: ({ charged_mc }: RevenueSum) => charged_mc, fill: "fill-accent", bg: "bg-accent" },
  { name: "Cost", of: ({ cost_mc }: RevenueSum) => cost_mc ?? 0, fill: "fill-warn", bg: "bg-warn" },
  { name: "Margin", of: ({ margin_mc }: RevenueSum) => margin_mc ?? 0, fill: "fill-ink", bg: "bg-ink" },
] as const;

/** The colours beside their names. A loss is drawn on the other side of zero. */
export function ChartLegend() {
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
