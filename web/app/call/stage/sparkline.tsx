import { oneDigit } from "#web/kit/wording/quality-word.ts";
import type { RecentScores } from "#web/phone/quality/call-quality.ts";
import { t } from "#words/translate.ts";

const [width, height] = [60, 16];
const [worst, best] = [1, 5];

/** The scores of the last minute as a line, the newest at its end. In Arabic it runs from right to left. */
export function Sparkline({ scores }: { scores: RecentScores }) {
  const measured = scores.filter((score) => score !== null);
  const newest = measured.at(-1);
  if (newest === undefined) return <span className="inline-block h-4 w-15" />;
  return (
    <svg
      role="img"
      aria-label={t("Score (MOS) of the last minute: {newest} now, {worst} at worst", {
        newest: oneDigit(newest),
        worst: oneDigit(Math.min(...measured)),
      })}
      viewBox={`0 0 ${width} ${height}`}
      className="h-4 w-15 shrink-0 rtl:scale-x-[-1]"
    >
      <path d={`M0 ${height - 0.5}H${width}`} stroke="currentColor" strokeOpacity="0.4" />
      <path
        d={linePath(scores)}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** A stroke for each run of scores: a second without one is a gap. A single score is a dot. */
export function linePath(scores: RecentScores): string {
  const first = width - scores.length;
  return scores
    .map((score, index) => {
      if (score === null) return "";
      const at = `${first + index} ${heightOf(score)}`;
      const isBegun = index > 0 && scores[index - 1] !== null;
      return isBegun ? `L${at}` : `M${at}h0.1`;
    })
    .join("");
}

function heightOf(score: number): number {
  const share = (Math.min(best, Math.max(worst, score)) - worst) / (best - worst);
  return Math.round((height - 2 - share * (height - 4)) * 10) / 10;
}
