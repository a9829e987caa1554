import type { Codec, Frame } from "./codec.ts";
import { frameLength, loudness, sampleRate_hz, silentFrame } from "./mu-law.ts";

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
