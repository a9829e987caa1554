import { type PointerEvent, useState } from "react";
import { classNames } from "#web/kit/controls/class-names.ts";
import { t } from "#words/translate.ts";

export interface Bar {
  /** The meaning of the bar: "Week of Nov 16, 2026". */
  name: string;
  /** Null leaves a gap. */
  value: number | null;
  /** The value in words: "12.5 credits (€1.13)". */
  figure: string;
}

interface Mark {
  value: number;
  text: string;
  /** The same in another unit. */
  beside?: string;
}

/** The marks beside a chart, lowest first. The first bar begins at `from`, the last mark is the top. */
export interface Scale {
  from: number;
  marks: readonly Mark[];
}

export interface BarChartProps {
  title: string;
  bars: readonly Bar[];
  scale: Scale;
  /** The meaning and the unit of the bars. */
  legend: string;
  /** Text below the first and the last bar, where the bars have an order in time. */
  ends?: [first: string, last: string];
  /** The bar that is told until the reader chooses another one. */
  initialBar?: "first" | "last";
}

const height = 120;
const step = 20;
const gap = 4;
/** A chart of fewer bars leaves room at its end, because one bar across the page would be a wall. */
const fewest = 12;

/**
 * Bars drawn without a library, beside a scale. Above them stand the name and the figure of the bar under the pointer or the slider: a
 * slider the size of the bars takes the arrow keys, and a screen reader says each bar.
 */
export function BarChart({ title, bars, scale, legend, ends, initialBar = "last" }: BarChartProps) {
  const [chosen, setChosen] = useState(initialBar === "first" ? 0 : bars.length - 1);
  const at = Math.min(chosen, bars.length - 1);
  const bar = bars[at];
  const width = Math.max(fewest, bars.length) * step;
  const barsWidth = `${(100 * bars.length * step) / width}%`;
  const sliderSize = { width: barsWidth, "--bar": `${100 / bars.length}%` };
  const { from, marks } = scale;
  const top = marks.at(-1)?.value ?? from + 1;
  const heightOf = (value: number) => ((value - from) / (top - from)) * (height - 1);

  function followMouse({ currentTarget, clientX, pointerType }: PointerEvent<HTMLInputElement>): void {
    if (pointerType !== "mouse") return;
    const place = currentTarget.getBoundingClientRect();
    const isFromRight = document.documentElement.dir === "rtl";
    const part = (isFromRight ? place.right - clientX : clientX - place.left) / place.width;
    setChosen(Math.min(bars.length - 1, Math.max(0, Math.floor(part * bars.length))));
  }

  return (
    <>
      {/* The slider says the same to a screen reader. */}
      <p aria-hidden="true" className="figures mb-2 flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="text-ink-soft">{bar?.name}</span>
        <span className="font-semibold">{bar?.figure}</span>
      </p>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        {/* As high as the bars and half a mark more at each end, so that each mark stands at its line. */}
        <ul
          aria-hidden="true"
          className="figures -my-1.5 flex h-35 flex-col-reverse justify-between text-end text-ink-soft text-xs leading-3"
        >
          {marks.map(({ value, text, beside }) => (
            <li key={value}>{beside === undefined ? text : `${text} · ${beside}`}</li>
          ))}
        </ul>
        <div className="relative h-32">
          <svg
            role="img"
            aria-label={t("{title}; the table below has the figures", { title })}
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            className="h-full w-full rtl:scale-x-[-1]"
          >
            {marks.map(({ value }) => {
              const y = height - 0.5 - heightOf(value);
              const isBase = value === from;
              return (
                <line
                  key={value}
                  x1="0"
                  x2={width}
                  y1={y}
                  y2={y}
                  className={isBase ? "stroke-line-strong" : "stroke-line"}
                />
              );
            })}
            {bars.map(({ name, value }, index) => {
              const size = value === null ? 0 : Math.max(value > from ? 2 : 0, heightOf(value));
              return (
                <rect
                  key={name}
                  x={index * step + gap / 2}
                  y={height - 1 - size}
                  width={step - gap}
                  height={size}
                  className={classNames(
                    "forced-color-adjust-none",
                    index === at && bars.length > 1 ? "fill-ink" : "fill-accent",
                  )}
                />
              );
            })}
          </svg>
          <input
            type="range"
            aria-label={title}
            aria-valuetext={bar && t("{bar}: {figure}", { bar: bar.name, figure: bar.figure })}
            min={0}
            max={bars.length - 1}
            value={at}
            onChange={({ target }) => setChosen(Number(target.value))}
            onPointerMove={followMouse}
            style={sliderSize}
            className={sliderStyle}
          />
        </div>
        {ends && (
          <p
            aria-hidden="true"
            style={{ minWidth: barsWidth }}
            className="col-start-2 mt-1.5 flex justify-between justify-self-start gap-x-3 text-ink-soft text-xs"
          >
            <span>{ends[0]}</span>
            {bars.length > 1 && <span>{ends[1]}</span>}
          </p>
        )}
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-xs">
        <LegendEntry colour="bg-accent">{legend}</LegendEntry>
        {bars.length > 1 && <LegendEntry colour="bg-ink">{t("The bar named above")}</LegendEntry>}
      </ul>
    </>
  );
}

function LegendEntry({ colour, children }: { colour: string; children: string }) {
  return (
    <li className="flex items-baseline gap-2">
      <span
        aria-hidden="true"
        className={`size-2.5 shrink-0 rounded-xs forced-color-adjust-none ${colour}`}
      />
      {children}
    </li>
  );
}

/** Its thumb is as wide as a bar, so that a press on a bar brings the slider to that bar. */
const sliderStyle = classNames(
  "absolute inset-y-0 inset-s-0 cursor-pointer appearance-none rounded-control border border-transparent bg-transparent",
  "[&::-webkit-slider-runnable-track]:h-full [&::-moz-range-track]:bg-transparent",
  "[&::-webkit-slider-thumb]:h-full [&::-webkit-slider-thumb]:w-(--bar) [&::-webkit-slider-thumb]:appearance-none",
  "[&::-moz-range-thumb]:h-full [&::-moz-range-thumb]:w-(--bar) [&::-moz-range-thumb]:border-0",
  "[&::-moz-range-thumb]:bg-transparent",
);
