import type { ReactNode } from "react";
import { oneDigit } from "#web/kit/wording/quality-word.ts";
import { type Phone, usePhone } from "#web/phone/phone.ts";
import type { CallQuality } from "#web/phone/quality/call-quality.ts";
import { t } from "#words/translate.ts";

export function CallMeters({ phone }: { phone: Phone }) {
  const { quality, muted, microphone } = usePhone(phone);
  const isHeard = !muted && microphone === "fine";
  return (
    <dl className="space-y-3 text-sm">
      <Row name={t("They speak")}>
        <LevelMeter label={t("Incoming audio level")} level={quality?.incomingLevel ?? 0} />
      </Row>
      <Row name={t("You speak")}>
        <LevelMeter label={t("Microphone level")} level={isHeard ? (quality?.outgoingLevel ?? 0) : 0} />
      </Row>
    </dl>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_1fr] items-center gap-3">
      <dt className="text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type Figures = Pick<CallQuality, "mos" | "jitter_ms" | "roundTrip_ms" | "packetsLostPercent">;

const milliseconds = (time_ms: number | null) =>
  time_ms === null ? "-" : t("{time} ms", { time: String(Math.round(time_ms)) });
const percent = (share: number) => t("{percent} %", { percent: oneDigit(share) });

const unmeasured = { mos: null, jitter_ms: null, roundTrip_ms: null, packetsLostPercent: null };

/** The call quality in numbers; null before it was measured. A figure that is not known has a dash in its place. */
export function QualityFigures({ quality }: { quality: Figures | null }) {
  const { mos, jitter_ms, roundTrip_ms, packetsLostPercent } = quality ?? unmeasured;
  return (
    <dl className="figures grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-x-4 gap-y-1 text-sm max-md:grid-cols-4 max-md:gap-x-2">
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

/** `level` is 0 to 1. */
export function LevelMeter({ label, level }: { label: string; level: number }) {
  return (
    <meter
      aria-label={label}
      min={0}
      max={1}
      value={level}
      className="level-bar"
      style={{ backgroundSize: `${level * 100}% 100%` }}
    />
  );
}
