import type { CallQualityReport } from "#contract/call-history.ts";
import { inCallMessages } from "#contract/in-call-messages.ts";
import { oneDigit } from "#web/lib/one-digit.ts";
import { callQualityWord } from "#web/lib/quality-word.ts";
import { Fact, Facts } from "#web/ui/facts.tsx";

/** The figures that the caller's browser measured. */
export function CallQuality({ quality }: { quality: CallQualityReport | null }) {
  if (quality === null) return <p className="text-ink-soft text-sm">No report of the quality arrived.</p>;
  return (
    <>
      <Facts>
        <Fact name="Score (MOS)">{`${oneDigit(quality.mosAverage)}, at worst ${oneDigit(quality.mosLowest)}: ${callQualityWord(quality)}`}</Fact>
        <Fact name="Jitter">{inMilliseconds(quality.jitterAverage_ms, quality.jitterHighest_ms)}</Fact>
        <Fact name="Round trip">
          {inMilliseconds(quality.roundTripAverage_ms, quality.roundTripHighest_ms)}
        </Fact>
        <Fact name="Packets lost">{`${oneDigit(quality.packetsLostPercent)} %`}</Fact>
        <Fact name="Measured for">{`${quality.duration_s} s`}</Fact>
      </Facts>
      {quality.hints.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold text-sm">What the caller read</h3>
          <ul className="mt-1 list-disc space-y-1 ps-5 text-ink-soft text-sm">
            {quality.hints.map((hint) => (
              <li key={hint}>{inCallMessages.hints[hint]}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function inMilliseconds(average_ms: number, highest_ms: number): string {
  return `${Math.round(average_ms)} ms, at worst ${Math.round(highest_ms)} ms`;
}
