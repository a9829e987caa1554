export interface Bar {
  name: string;
  /** Null leaves a gap. */
  value: number | null;
}

interface BarChartProps {
  /** What a screen reader reads in the place of the picture; the table beside it has the figures. */
  label: string;
  bars: readonly Bar[];
  /** The value of a bar as high as the chart. */
  highest: number;
}

const height = 120;
const step = 20;
const gap = 4;
/** A chart of fewer bars leaves room at its end, because one bar across the page would be a wall. */
const fewest = 12;

/** Bars in the order of time or size, drawn without a library. */
export function BarChart({ label, bars, highest }: BarChartProps) {
  const width = Math.max(fewest, bars.length) * step;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="h-32 w-full text-accent rtl:-scale-x-100"
    >
      <line x1="0" x2={width} y1={height - 0.5} y2={height - 0.5} className="stroke-line-strong" />
      {bars.map(({ name, value }, index) => {
        const size = value === null ? 0 : Math.max(value > 0 ? 2 : 0, (value / highest) * (height - 1));
        return (
          <rect
            key={name}
            x={index * step + gap / 2}
            y={height - 1 - size}
            width={step - gap}
            height={size}
            className="fill-current"
          />
        );
      })}
    </svg>
  );
}
