import type { CallQuality } from "../../phone/phone.ts";
import { LevelMeter } from "../../ui/level-meter.tsx";
import { qualityWord } from "./quality-word.ts";

/** That the other side is heard and the microphone is live, and how good the line is. */
export function CallMeters({ quality, muted }: { quality: CallQuality; muted: boolean }) {
  const word = qualityWord(quality.mos);
  return (
    <dl className="space-y-3 text-sm">
      <div className="grid grid-cols-[7rem_1fr] items-center gap-3">
        <dt className="text-ink-soft">They speak</dt>
        <dd>
          <LevelMeter label="Incoming audio level" level={quality.incomingLevel} />
        </dd>
      </div>
      <div className="grid grid-cols-[7rem_1fr] items-center gap-3">
        <dt className="text-ink-soft">You speak</dt>
        <dd>
          <LevelMeter label="Microphone level" level={muted ? 0 : quality.outgoingLevel} />
        </dd>
      </div>
      {word && (
        <div className="grid grid-cols-[7rem_1fr] items-center gap-3">
          <dt className="text-ink-soft">Line quality</dt>
          <dd className="font-semibold">{word}</dd>
        </div>
      )}
    </dl>
  );
}
