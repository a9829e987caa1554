import { type Codec, type Frame, frameDuration_ms } from "./codec.ts";

const window_ms = 1_000;
const longest_frames = 4 * (window_ms / frameDuration_ms);

/** Measures received audio. Keeps the packets, and decodes them only when asked. */
export function createLevelMeter(codec: Codec, now_ms = () => performance.now()) {
  const recent: { at_ms: number; frame: Frame }[] = [];
  let count = 0;

  function forgetOld(): void {
    const oldest_ms = now_ms() - window_ms;
    while (recent[0] && (recent[0].at_ms < oldest_ms || recent.length > longest_frames)) recent.shift();
  }
  return {
    hear(frame: Frame) {
      count++;
      recent.push({ at_ms: now_ms(), frame });
      forgetOld();
    },
    /** Root mean square of the last second, 0 to 1; missing packets count as silence. */
    async level() {
      forgetOld();
      const frames = recent.map(({ frame }) => frame);
      const share = frames.length / Math.max(frames.length, window_ms / frameDuration_ms);
      return (await codec.loudness(frames)) * Math.sqrt(share);
    },
    packets: () => count,
  };
}
