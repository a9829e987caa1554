import { frameDuration_ms, loudness } from "./mu-law.ts";

export interface LevelMeter {
  hear(audio: Uint8Array): void;
  /** Root mean square of the last second, 0 to 1; missing packets count as silence. */
  level(): number;
  packets(): number;
}

const window_ms = 1_000;
const longest_frames = 4 * (window_ms / frameDuration_ms);

/** Measures received audio. Keeps the packets and computes only when asked. */
export function createLevelMeter(now_ms = () => performance.now()): LevelMeter {
  const recent: { at_ms: number; audio: Uint8Array }[] = [];
  let count = 0;

  function forgetOld(): void {
    const oldest_ms = now_ms() - window_ms;
    while (recent[0] && (recent[0].at_ms < oldest_ms || recent.length > longest_frames)) recent.shift();
  }
  return {
    hear(audio) {
      count++;
      recent.push({ at_ms: now_ms(), audio });
      forgetOld();
    },
    level() {
      forgetOld();
      const energy = recent.reduce((sum, { audio }) => sum + loudness(audio) ** 2, 0);
      return Math.sqrt(energy / Math.max(recent.length, window_ms / frameDuration_ms));
    },
    packets: () => count,
  };
}
