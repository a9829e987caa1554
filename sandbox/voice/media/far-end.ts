import { type Codec, frameDuration_ms } from "./codec.ts";
import { type FrameSource, loop, recording, sequence, silence } from "./frame-source.ts";
import { sounds } from "./sounds.ts";

export interface FarEnd {
  source: FrameSource;
  /** Says the names of these keys, one after the other; the first key ends the greeting. */
  press(keys: string): void;
}

const mostWaiting = 64;
const pause_frames = 500 / frameDuration_ms;

/** Greets and then echoes the caller, or is silent, or talks on; says the names of pressed keys. */
export function createFarEnd(
  says: "greeting" | "nothing" | "greeting_without_end",
  { codec, echo }: { codec: Codec; echo: FrameSource },
): FarEnd {
  if (says === "nothing") return { source: silence(codec), press() {} };
  const { greeting, keys } = sounds[codec.name];
  const pause = new Array(pause_frames).fill(codec.silentFrame);
  const waiting: FrameSource[] = [];
  let otherwise = says === "greeting" ? sequence(recording(greeting), echo) : loop(greeting);
  return {
    source() {
      // The echo is read meanwhile, or it would be late by the length of the names.
      const beneath = otherwise();
      for (;;) {
        const frame = waiting[0]?.();
        if (frame) return frame;
        if (!waiting.shift()) return beneath;
      }
    },
    press(pressed) {
      if (says === "greeting") otherwise = echo;
      for (const key of pressed) {
        const sound = key === "w" ? pause : keys.get(key);
        if (sound && waiting.length < mostWaiting) waiting.push(recording(sound));
      }
    },
  };
}
