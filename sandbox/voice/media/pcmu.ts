import { type Codec, type Frame, frameDuration_ms } from "./codec.ts";

/** G.711 mu-law (ITU-T G.711, PCMU in RFC 3551): 8000 samples a second, one byte each. */
export const sampleRate_hz = 8_000;
/** Bytes, and samples, in one 20 ms packet. */
export const frameLength = (sampleRate_hz * frameDuration_ms) / 1_000;

const bias = 0x84;
const clip = 32_635;

/** Encodes a linear sample, -32768 to 32767, as a mu-law byte. */
export function encodeSample(sample: number): number {
  const sign = sample < 0 ? 0x80 : 0;
  const magnitude = Math.min(Math.abs(Math.round(sample)), clip) + bias;
  const exponent = Math.floor(Math.log2(magnitude)) - 7;
  const mantissa = (magnitude >> (exponent + 3)) & 0x0f;
  return ~(sign | (exponent << 4) | mantissa) & 0xff;
}

/** Decodes a mu-law byte to a linear sample. */
export function decodeSample(byte: number): number {
  const value = ~byte & 0xff;
  const exponent = (value >> 4) & 0x07;
  const magnitude = (((value & 0x0f) << 3) + bias) * 2 ** exponent - bias;
  return value & 0x80 ? -magnitude : magnitude;
}

/** The level of mu-law audio: root mean square, 0 to 1. */
function loudness(audio: Uint8Array): number {
  const energy = audio.reduce((sum, byte) => sum + decodeSample(byte) ** 2, 0);
  return audio.length === 0 ? 0 : Math.sqrt(energy / audio.length) / 32_768;
}

const silentFrame: Uint8Array = new Uint8Array(frameLength).fill(encodeSample(0));

export const pcmu: Codec = {
  name: "pcmu",
  rtpmap: "PCMU/8000",
  clockRate_hz: sampleRate_hz,
  channels: 1,
  payloadType: 0,
  silentFrame,
  loudness: async (frames) => loudness(Buffer.concat(frames)),
};

/** Cuts mu-law audio into frames; the last is padded with silence. */
export function pcmuFrames(audio: Uint8Array): Frame[] {
  return Array.from({ length: Math.ceil(audio.length / frameLength) }, (_, index) => {
    const frame = Uint8Array.from(silentFrame);
    frame.set(audio.subarray(index * frameLength, (index + 1) * frameLength));
    return frame;
  });
}
