import type { CallQuality } from "#web/phone/call-quality.ts";

type Figures = Pick<CallQuality, "mos" | "jitter_ms" | "roundTrip_ms" | "packetsLostPercent">;

/** The call quality in numbers. */
export function QualityFigures({ quality }: { quality: Figures }) {
  const { mos, jitter_ms, roundTrip_ms, packetsLostPercent } = quality;
  return (
    <dl className="figures grid grid-cols-2 gap-x-4 gap-y-1 text-sm sm:grid-cols-4">
      <Figure name="Score (MOS)" value={mos === null ? "-" : mos.toFixed(1)} />
      <Figure name="Jitter" value={`${Math.round(jitter_ms)} ms`} />
      <Figure name="Round trip" value={`${Math.round(roundTrip_ms)} ms`} />
      <Figure name="Lost" value={`${packetsLostPercent.toFixed(1)} %`} />
    </dl>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-soft text-xs">{name}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  );
}
