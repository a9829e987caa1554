import { oneDigit } from "#web/kit/wording/one-digit.ts";
import type { CallQuality } from "#web/phone/quality/call-quality.ts";
import { t } from "#words/translate.ts";

type Figures = Pick<CallQuality, "mos" | "jitter_ms" | "roundTrip_ms" | "packetsLostPercent">;

const milliseconds = (time_ms: number | null) =>
  time_ms === null ? "-" : t("{time} ms", { time: String(Math.round(time_ms)) });
const percent = (share: number) => t("{percent} %", { percent: oneDigit(share) });

const unmeasured = { mos: null, jitter_ms: null, roundTrip_ms: null, packetsLostPercent: null };

/** The call quality in numbers; null before it was measured. */
export function QualityFigures({ quality }: { quality: Figures | null }) {
  const { mos, jitter_ms, roundTrip_ms, packetsLostPercent } = quality ?? unmeasured;
  return (
    <dl className="figures grid grid-cols-2 gap-x-4 gap-y-1 text-sm sm:grid-cols-4">
      <Figure name={t("Score (MOS)")} value={mos === null ? "-" : oneDigit(mos)} />
      <Figure name={t("Jitter")} value={milliseconds(jitter_ms)} />
      <Figure name={t("Round trip")} value={milliseconds(roundTrip_ms)} />
      <Figure name={t("Lost")} value={packetsLostPercent === null ? "-" : percent(packetsLostPercent)} />
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
