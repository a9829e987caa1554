import { type PointerEvent, useState } from "react";
import { classNames } from "#web/kit/controls/class-names.ts";
import { t } from "#words/translate.ts";

export interface Bar {
  /** The meaning of the bar: "Week of Nov 16, 2026". */
  name: string;
  /** Null leaves a gap. */
  value: number | null;
  /** The value in words: "12.5 credits". */
  figure: string;
}

interface BarChartProps {
  title: string;
  bars: readonly Bar[];
  /** The value of a bar as high as the chart. */
  highest: number;
  /** The bar that is told until the reader chooses another one. */
  toldFirst: "first" | "last";
}

const height = 120;
const step = 20;
const gap = 4;
/** A chart of fewer bars leaves room at its end, because one bar across the page would be a wall. */
const fewest = 12;

/**
 * Bars in the order of time or size, drawn without a library. Above them stand the name and the figure of one bar: the
 * one under the pointer or the finger, or the one that the arrow keys have come to. A slider the size of the bars takes
 * them, so that bars of ten pixels need no hits of their own and a screen reader says each of them.
 */
export function BarChart({ title, bars, highest, toldFirst }: BarChartProps) {
  const [chosen, setChosen] = useState(toldFirst === "first" ? 0 : bars.length - 1);
  const at = Math.min(chosen, bars.length - 1);
  const told = bars[at];
  const width = Math.max(fewest, bars.length) * step;
  const sliderSize = { width: `${(100 * bars.length * step) / width}%`, "--bar": `${100 / bars.length}%` };

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
        <span className="text-ink-soft">{told?.name}</span>
        <span className="font-semibold">{told?.figure}</span>
      </p>
      <div className="relative">
        <svg
          role="img"
          aria-label={t("{title}; the table below has the figures", { title })}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="h-32 w-full rtl:-scale-x-100"
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
                className={classNames("forced-color-adjust-none", index === at ? "fill-ink" : "fill-accent")}
              />
            );
          })}
        </svg>
        <input
          type="range"
          aria-label={title}
          aria-valuetext={told && t("{bar}: {figure}", { bar: told.name, figure: told.figure })}
          min={0}
          max={bars.length - 1}
          value={at}
          onChange={({ target }) => setChosen(Number(target.value))}
          onPointerMove={followMouse}
          style={sliderSize}
          className={sliderStyle}
        />
      </div>
    </>
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
