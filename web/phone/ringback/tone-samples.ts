export interface Tone {
  /** Sounded together. */
  frequencies_hz: readonly number[];
  /** The loudness rises from nothing to full and falls again this often. */
  modulation_hz?: number;
  /** Sound, silence, sound, silence and so on; then again from the start. */
  cadence_ms: readonly number[];
}

/** Loud enough for a call's audio, quiet enough beside a voice. */
const level = 0.25;
const fade_s = 0.008;

/** One round of the cadence, between -1 and 1; a burst fades at both ends so that it does not click. */
export function toneSamples({ frequencies_hz, modulation_hz = 0, cadence_ms }: Tone, rate_hz: number) {
  const count = (duration_ms: number) => Math.round((duration_ms * rate_hz) / 1_000);
  const samples = new Float32Array(cadence_ms.reduce((sum, duration_ms) => sum + count(duration_ms), 0));
  let start = 0;
  for (const [index, duration_ms] of cadence_ms.entries()) {
    const length = count(duration_ms);
    for (let position = 0; index % 2 === 0 && position < length; position++) {
      const time_s = position / rate_hz;
      const fade = Math.min(1, time_s / fade_s, (length - position) / rate_hz / fade_s);
      const loudness = modulation_hz === 0 ? 1 : (1 - Math.cos(2 * Math.PI * modulation_hz * time_s)) / 2;
      const wave = frequencies_hz.reduce((sum, hz) => sum + Math.sin(2 * Math.PI * hz * time_s), 0);
      samples[start + position] = (wave / frequencies_hz.length) * loudness * fade * level;
    }
    start += length;
  }
  return samples;
}
