import { classNames } from "./class-names.ts";

const step = 4;
const height = 32;

interface DayBarsProps {
  days: readonly number[];
  label: string;
  /** Its text colour is that of the bars. */
  className?: string;
}

/** One bar a day on a line, as high as the day's figure. In Arabic the days run from right to left. */
export function DayBars({ days, label, className }: DayBarsProps) {
  const most = Math.max(...days, 0.001);
  const width = days.length * step;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={classNames("h-8 w-full rtl:scale-x-[-1]", className)}
    >
      <rect x="0" y={height - 1} width={width} height="1" className="fill-current opacity-30" />
      {days.map((figure, index) => {
        const size = figure > 0 ? Math.max(3, (figure / most) * height) : 0;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar's place is its day
            key={index}
            x={index * step + 0.5}
            y={height - size}
            width={step - 1}
            height={size}
            className="forced-color-adjust-none fill-current"
          />
        );
      })}
    </svg>
  );
}
