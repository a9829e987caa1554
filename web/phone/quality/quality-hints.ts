import type { CallQualityReport } from "#contract/calls/call-history.ts";
import type { CallQuality } from "./call-quality.ts";

/** Hints about bad call quality, in the user's words rather than the voice service's. */
export type QualityHint = CallQualityReport["hints"][number];

/** Notice about the line that the page shows now. `blocked`: no packet has come since the answer. */
export type LineNotice = QualityHint | "blocked";

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

/** Seconds in a row without packets, or without sound in them, before the page says so. Each second is measured, so it does within three. */
const silent_s = 2;

export interface Line {
  /** Faults that the voice service finds now. */
  readonly warned: readonly QualityHint[];
  /** A muted microphone is silent, as it should be. */
  readonly isMuted: boolean;
  readonly hasReceived: boolean;
  readonly unheard_s: number;
  readonly unsent_s: number;
  /** Seconds in a row in which packets left without any sound in them. */
  readonly dumb_s: number;
  /** Every hint so far, cleared ones included. */
  readonly ever: readonly QualityHint[];
}

export const newLine: Line = {
  warned: [],
  isMuted: false,
  hasReceived: false,
  unheard_s: 0,
  unsent_s: 0,
  dumb_s: 0,
  ever: [],
};

export function withWarnings(line: Line, warned: readonly QualityHint[]): Line {
  return remembering({ ...line, warned });
}

/** `isDumb`: the microphone gave no sound at all, as one whose own switch is off. Any room has some. */
export function withSecond(
  line: Line,
  { received, sent }: Pick<CallQuality, "received" | "sent">,
  isDumb = false,
): Line {
  return remembering({
    ...line,
    hasReceived: line.hasReceived || received,
    unheard_s: received ? 0 : line.unheard_s + 1,
    unsent_s: sent ? 0 : line.unsent_s + 1,
    dumb_s: isDumb ? line.dumb_s + 1 : 0,
  });
}

function remembering(line: Line): Line {
  return { ...line, ever: [...new Set([...line.ever, ...hintsOf(line)])] };
}

/** The hints of now, without duplicates, the worst first. */
export function hintsOf({ warned, isMuted, unheard_s, unsent_s, dumb_s }: Line): QualityHint[] {
  const now = new Set(warned);
  if (unheard_s >= silent_s) now.add("nothingHeard");
  if (unsent_s >= silent_s) now.add("nothingSent");
  if (dumb_s >= silent_s) now.add("silentMicrophone");
  if (isMuted) now.delete("silentMicrophone");
  return bySeverity.filter((hint) => now.has(hint));
}

export function noticeOf(line: Line): LineNotice | null {
  const [worst] = hintsOf(line);
  return worst === "nothingHeard" && !line.hasReceived ? "blocked" : (worst ?? null);
}
