import type { CallQualityReport } from "#contract/call-history.ts";
import type { CallQuality } from "./call-quality.ts";

/** Hints about bad call quality, in the user's words rather than the SDK's. */
export type QualityHint = CallQualityReport["hints"][number];

/** Notice about the line that the page shows now. `blocked`: no packet has come since the answer. */
export type LineNotice = QualityHint | "blocked";

/**
 * The SDK's warnings. It raises them at jitter above 30 ms, round trip above 400 ms, MOS below 3, loss above 1 %. Its
 * warnings of missing sound come eight seconds late and stay five seconds too long, so packets are counted here.
 */
const hintOf: Readonly<Record<string, QualityHint>> = {
  "high-jitter": "jitter",
  "high-rtt": "delay",
  "low-mos": "quality",
  "high-packet-loss": "loss",
  "high-packets-lost-fraction": "loss",
  "ice-connectivity-lost": "connection",
  "constant-audio-input-level": "silentMicrophone",
};

/** The worst first. */
const bySeverity: readonly QualityHint[] = [
  "nothingHeard",
  "nothingSent",
  "silentMicrophone",
  "connection",
  "loss",
  "quality",
  "jitter",
  "delay",
];

/** Says whether packets are missing altogether, in one direction at least. */
export function isSilence(notice: LineNotice): notice is "blocked" | "nothingHeard" | "nothingSent" {
  return notice === "blocked" || notice === "nothingHeard" || notice === "nothingSent";
}

/** Seconds in a row without packets before the page says so. The SDK measures each second, so it does within three. */
const silent_s = 2;

/** Faults of the line of a call, past and present. */
export interface LineWatch {
  raise(warning: string): void;
  clear(warning: string): void;
  /** A muted microphone is silent, as it should be. */
  mute(isMuted: boolean): void;
  /** Takes the next second. */
  add(quality: Pick<CallQuality, "received" | "sent">): void;
  /** The hints of now, without duplicates, the worst first. */
  hints(): QualityHint[];
  /** The worst of now; null when nothing is wrong. */
  notice(): LineNotice | null;
  /** Every hint so far, cleared ones included. */
  ever(): QualityHint[];
}

export function watchLine(): LineWatch {
  const raised = new Set<string>();
  const ever = new Set<QualityHint>();
  let isMuted = false;
  let hasReceived = false;
  let unheard_s = 0;
  let unsent_s = 0;

  function hints(): QualityHint[] {
    const now = new Set([...raised].flatMap((warning) => hintOf[warning] ?? []));
    if (unheard_s >= silent_s) now.add("nothingHeard");
    if (unsent_s >= silent_s) now.add("nothingSent");
    if (isMuted) now.delete("silentMicrophone");
    return bySeverity.filter((hint) => now.has(hint));
  }
  const remember = () => {
    for (const hint of hints()) ever.add(hint);
  };

  return {
    raise(warning) {
      raised.add(warning);
      remember();
    },
    clear: (warning) => void raised.delete(warning),
    mute(muted) {
      isMuted = muted;
    },
    add({ received, sent }) {
      hasReceived ||= received;
      unheard_s = received ? 0 : unheard_s + 1;
      unsent_s = sent ? 0 : unsent_s + 1;
      remember();
    },
    hints,
    notice() {
      const [worst] = hints();
      return worst === "nothingHeard" && !hasReceived ? "blocked" : (worst ?? null);
    },
    ever: () => [...ever],
  };
}
