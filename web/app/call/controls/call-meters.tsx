import type { ReactNode } from "react";
import { LevelMeter } from "#web/kit/controls/level-meter.tsx";
import { qualityWord } from "#web/kit/wording/quality-word.ts";
import type { CallQuality } from "#web/phone/quality/call-quality.ts";
import { t } from "#words/translate.ts";
import { QualityFigures } from "./quality-figures.tsx";

interface CallMetersProps {
  /** Null until it is measured for the first time. */
  quality: CallQuality | null;
  muted: boolean;
  /** Without one the line may be excellent, and the caller is not heard all the same. */
  hasMicrophone: boolean;
}

/** Meters for both sides' sound, and the call quality. What is not known has a dash in its place, so that nothing moves. */
export function CallMeters({ quality, muted, hasMicrophone }: CallMetersProps) {
  const mos = hasMicrophone ? (quality?.mos ?? null) : null;
  return (
    <>
      <dl className="space-y-3 text-sm">
        <Row name={t("They speak")}>
          <LevelMeter label={t("Incoming audio level")} level={quality?.incomingLevel ?? 0} />
        </Row>
        <Row name={t("You speak")}>
          <LevelMeter
            label={t("Microphone level")}
            level={muted || !hasMicrophone ? 0 : (quality?.outgoingLevel ?? 0)}
          />
        </Row>
        <Row name={t("Line quality")}>
          <span className="font-semibold">{mos === null ? "-" : qualityWord(mos)}</span>
        </Row>
      </dl>
      <QualityFigures quality={quality} />
    </>
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
