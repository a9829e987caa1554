import { sampleRate_hz } from "./mu-law.ts";

export interface Tone {
  frequencies_hz: readonly number[];
  duration_ms: number;
  /** 0 to 1. */
  level: number;
}

const fade_s = 0.008;

/** Linear samples of a mix of sine waves, faded at both ends so that they do not click. */
export function toneSamples({ frequencies_hz, duration_ms, level }: Tone): number[] {
  const count = Math.round((duration_ms * sampleRate_hz) / 1_000);
  return Array.from({ length: count }, (_, index) => {
    const time_s = index / sampleRate_hz;
    const envelope = Math.min(1, time_s / fade_s, (count - index) / sampleRate_hz / fade_s);
    const wave = frequencies_hz.reduce((sum, hz) => sum + Math.sin(2 * Math.PI * hz * time_s), 0);
    return (wave / frequencies_hz.length) * level * envelope * 32_767;
  });
}

export function silenceSamples(duration_ms: number): number[] {
  return new Array(Math.round((duration_ms * sampleRate_hz) / 1_000)).fill(0);
}
