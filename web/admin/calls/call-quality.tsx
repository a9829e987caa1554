import { inCallMessages } from "#contract/messages/in-call-messages.ts";
import type { ShownCall } from "#contract/operators/calls.ts";
import { Fact, Facts } from "#web/kit/controls/facts.tsx";
import { oneDigit } from "#web/kit/wording/one-digit.ts";
import { callQualityWord } from "#web/kit/wording/quality-word.ts";
import { creditsInWords } from "#words/money.ts";

/** The figures that the caller's browser measured. */
export function CallQuality({ quality, badLine }: Pick<ShownCall, "quality" | "badLine">) {
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
        {quality.packetsLostPercent === 100 && (
          <Fact name="Heard">nothing: the browser never received a packet</Fact>
        )}
        {badLine && <Fact name="Bad line">{decisionWords(badLine)}</Fact>}
        {badLine?.count && (
          <Fact name="The carrier counted">
            {`${badLine.count.received} packets from the browser, ${badLine.count.sent} to it`}
          </Fact>
        )}
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

function decisionWords({ outcome, givenBack }: NonNullable<ShownCall["badLine"]>): string {
  if (outcome === null) return "not decided yet";
  return outcome === "credited" ? `${creditsInWords(givenBack)} given back` : `not credited: ${outcome}`;
}

function inMilliseconds(average_ms: number, highest_ms: number): string {
  return `${Math.round(average_ms)} ms, at worst ${Math.round(highest_ms)} ms`;
}
