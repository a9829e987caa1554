import type { CallQualityReport } from "#contract/call-history.ts";
import { messages } from "#contract/messages.ts";
import { qualityWord } from "#web/lib/quality-word.ts";
import { Fact, Facts } from "#web/ui/facts.tsx";

/** How good the line was: in a word, in numbers, and what was wrong with it. */
export function QualityFacts({ quality }: { quality: CallQualityReport }) {
  const { mosAverage, mosLowest, hints } = quality;
  return (
    <>
      <Facts>
        <Fact name="In a word">{qualityWord(quality.mosAverage)}</Fact>
        <Fact name="Score (MOS)">{`${mosAverage.toFixed(1)}, at worst ${mosLowest.toFixed(1)}`}</Fact>
        <Fact name="Jitter">{milliseconds(quality.jitterAverage_ms, quality.jitterHighest_ms)}</Fact>
        <Fact name="Round trip">
          {milliseconds(quality.roundTripAverage_ms, quality.roundTripHighest_ms)}
        </Fact>
        <Fact name="Lost">{`${quality.packetsLostPercent.toFixed(1)} %`}</Fact>
      </Facts>
      {hints.length > 0 && (
        <ul className="mt-4 list-disc space-y-1 pl-5 text-ink-soft text-sm">
          {hints.map((hint) => (
            <li key={hint}>{messages.inCall.hints[hint]}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function milliseconds(average_ms: number, highest_ms: number): string {
  return `${Math.round(average_ms)} ms, at worst ${Math.round(highest_ms)} ms`;
}
