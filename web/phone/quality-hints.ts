import type { CallQualityReport } from "#contract/call-history.ts";

/** Hints about bad call quality, in the user's words rather than the SDK's. */
export type QualityHint = CallQualityReport["hints"][number];

/** The SDK's warnings. It raises them at jitter above 30 ms, round trip above 400 ms, MOS below 3, loss above 1 %. */
const hints: Readonly<Record<string, QualityHint>> = {
  "high-jitter": "jitter",
  "high-rtt": "delay",
  "low-mos": "quality",
  "high-packet-loss": "loss",
  "high-packets-lost-fraction": "loss",
  "low-bytes-received": "nothingHeard",
  "low-bytes-sent": "nothingSent",
  "ice-connectivity-lost": "connection",
  "constant-audio-input-level": "silentMicrophone",
};

/** The hint for an SDK warning; undefined for a warning that does not help a user. */
function hintFor(warning: string): QualityHint | undefined {
  return hints[warning];
}

/** The hints of the warnings raised now, without duplicates. */
export interface HintList {
  raise(warning: string): void;
  clear(warning: string): void;
  hints(): readonly QualityHint[];
  /** Every hint so far, cleared ones included. */
  ever(): QualityHint[];
}

export function createHintList(): HintList {
  const raised = new Set<string>();
  const ever = new Set<QualityHint>();
  return {
    raise(warning) {
      const hint = hintFor(warning);
      if (!hint) return;
      raised.add(warning);
      ever.add(hint);
    },
    clear: (warning) => void raised.delete(warning),
    hints: () => [...new Set([...raised].flatMap((warning) => hintFor(warning) ?? []))],
    ever: () => [...ever],
  };
}
