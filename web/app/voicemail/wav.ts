/** Samples in a second of what telephones carry. */
export const rate_hz = 8_000;
const head_bytes = 44;
const sample_bytes = 2;

/** A WAV of PCM, 16 bits, mono, 8,000 Hz, of samples from -1 to 1: http://soundfile.sapp.org/doc/WaveFormat/ */
export function wavOf(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const sound_bytes = samples.length * sample_bytes;
  const wav = new Uint8Array(head_bytes + sound_bytes);
  const view = new DataView(wav.buffer);
  const text = (at: number, name: string) => wav.set(new TextEncoder().encode(name), at);
  text(0, "RIFF");
  view.setUint32(4, head_bytes - 8 + sound_bytes, true);
  text(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate_hz, true);
  view.setUint32(28, rate_hz * sample_bytes, true);
  view.setUint16(32, sample_bytes, true);
  view.setUint16(34, 8 * sample_bytes, true);
  text(36, "data");
  view.setUint32(40, sound_bytes, true);
  for (const [n, sample] of samples.entries()) {
    const value = Math.round(Math.max(-1, Math.min(1, sample)) * 0x7fff);
    view.setInt16(head_bytes + n * sample_bytes, value, true);
  }
  return wav;
}
